// Compile catalogues and say sentences as the page does, for the test that compares it with the server.
// FILE holds [{ language, path, sentences }]; printed is [{ body, texts }].
import { readFileSync } from "node:fs";
import { createServer } from "vite";

const root = new URL("..", import.meta.url).pathname;
const server = await createServer({
  root,
  logLevel: "error",
  appType: "custom",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { compile } = await server.ssrLoadModule("/fluent.ts");
const { Catalogue } = await server.ssrLoadModule("/src/lib/words.ts");
const told = JSON.parse(readFileSync(process.argv[2], "utf8")).map(({ language, path, sentences }) => {
  const body = compile(readFileSync(path, "utf8"), path);
  const words = new Catalogue(language, body, (seat) => `seat ${seat}`);
  return { body, texts: sentences.map((sentence) => words.sentence(sentence)) };
});
await server.close();
process.stdout.write(JSON.stringify(told));
