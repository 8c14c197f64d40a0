// Load modules of the page in Node, as Vite compiles them.
import { createServer } from "vite";

export const root = new URL("..", import.meta.url).pathname;
const server = await createServer({
  root,
  logLevel: "error",
  appType: "custom",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
export const load = (path) => server.ssrLoadModule(path);
export const close = () => server.close();
