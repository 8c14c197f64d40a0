/** Compile Fluent catalogues while the client is built, so that the page needs no parser. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { FluentParser, Junk, lineOffset } from "@fluent/syntax";
import type { Plugin } from "vite";

export type Body = FluentResource["body"];

/** The body of a catalogue, as `FluentBundle.addResource` takes it. Throws at the first thing that is not Fluent. */
export function compile(source: string, file: string): Body {
  const broken = new FluentParser().parse(source).body.find((entry) => entry instanceof Junk);
  if (broken) {
    const line = lineOffset(source, broken.annotations[0]?.span?.start ?? broken.span?.start ?? 0) + 1;
    throw new Error(`${file}:${line}: ${broken.annotations[0]?.message ?? "this is not Fluent"}`);
  }
  return joined(new FluentResource(source).body) as Body;
}

/** The parser leaves the lines of a text apart; one string is smaller, and the same as the server's (messages/compiled.py). */
function joined(node: unknown): unknown {
  if (Array.isArray(node)) {
    const parts: unknown[] = [];
    for (const part of node.map(joined)) {
      const last = parts.at(-1);
      if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
      else parts.push(part);
    }
    return parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
  }
  if (node === null || typeof node !== "object") return node;
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, joined(value)]));
}

const OWN = join(import.meta.dirname, "src", "words");
const HOUSE = join(import.meta.dirname, "..", "src", "safehouse");
const WORDS = "virtual:words";

/** The languages that the page has words in: English first, then as the alphabet has them. */
export function languages(): string[] {
  const found = readdirSync(OWN).flatMap((file) => /^pages\.(\w+)\.ftl$/.exec(file)?.[1] ?? []);
  return ["en", ...found.filter((language) => language !== "en").sort()];
}

/** The page's own words, what the server refuses, the ways to be notified, and what each game says of itself before it is open. */
function catalogues(language: string): string[] {
  const own = readdirSync(OWN).filter((file) => file.endsWith(`.${language}.ftl`));
  const posters = readdirSync(join(HOUSE, "games")).map((game) => join(HOUSE, "games", game, "words", "poster"));
  return [
    ...own.map((file) => join(OWN, file)),
    ...[join(HOUSE, "server", "words"), join(HOUSE, "server", "notices", "channels", "words"), ...posters].map(
      (folder) => join(folder, `${language}.ftl`),
    ),
  ].filter((file) => existsSync(file));
}

/** `virtual:words`: by language, what loads the words of the page, all in one module. */
export function pageWords(): Plugin {
  return {
    name: "page-words",
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return undefined;
      const language = id.slice(WORDS.length + 2);
      if (!language) {
        const loaders = languages().map((one) => `${one}: () => import("${WORDS}/${one}")`);
        return `export const PAGE = { ${loaders.join(", ")} };`;
      }
      const files = catalogues(language);
      const imports = files.map((file, place) => `import words${place} from ${JSON.stringify(file)};`);
      return `${imports.join("\n")}\nexport default [${files.map((_, place) => `...words${place}`).join(", ")}];`;
    },
  };
}

export function fluent(): Plugin {
  return {
    name: "fluent",
    transform(source, id) {
      const [file = ""] = id.split("?");
      if (!file.endsWith(".ftl")) return undefined;
      return { code: `export default ${JSON.stringify(compile(source, file))};`, map: null };
    },
  };
}
