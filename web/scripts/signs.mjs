// Print what the page draws with: the signs of Vienna as shapes with colours, its flags, its houses by tone; and faces.
import { createServer } from "vite";

const root = new URL("..", import.meta.url).pathname;
const server = await createServer({
  root,
  logLevel: "error",
  appType: "custom",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const load = (name) => server.ssrLoadModule(`/src/games/vienna/${name}.ts`);
const [signs, west, east] = [await load("signs"), await load("houses"), await load("houses2")];
const { FACES, portrait } = await server.ssrLoadModule("/src/lib/portraits.ts");
const { FLAG_LINES, FLAG_PARTS, CODES, SIGNS, hueOf } = signs;
const found = {
  signs: Object.fromEntries(Object.entries(SIGNS).map(([name, parts]) => [name, { parts, hue: hueOf(name) }])),
  flags: Object.fromEntries(
    Object.entries(FLAG_PARTS).map(([name, parts]) => [
      name,
      { parts, code: CODES[name], lines: FLAG_LINES[name] ?? [] },
    ]),
  ),
  houses: { ...west.WEST, ...east.EAST },
  portraits: Array.from({ length: FACES }, (_, number) => portrait(number)),
};
await server.close();
process.stdout.write(JSON.stringify(found));
