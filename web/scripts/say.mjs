// Compile catalogues and say sentences as the page does, for the test that compares it with the server.
// FILE holds [{ language, path, sentences }]; printed is [{ body, texts }].
import { readFileSync } from "node:fs";
import { close, load } from "./modules.mjs";

const { compile } = await load("/fluent.ts");
const { Catalogue } = await load("/src/lib/words.ts");
const told = JSON.parse(readFileSync(process.argv[2], "utf8")).map(({ language, path, sentences }) => {
  const body = compile(readFileSync(path, "utf8"), path);
  const words = new Catalogue(language, body, (seat) => `seat ${seat}`);
  return { body, texts: sentences.map((sentence) => words.sentence(sentence)) };
});
await close();
process.stdout.write(JSON.stringify(told));
