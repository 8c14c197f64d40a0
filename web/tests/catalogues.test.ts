/** The words of the page and of each game: the same keys and places in every language, none missing, none unused. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, places, type Source, SRC, sources } from "./sources";

type Texts = Record<string, string>;

interface Scope {
  name: string;
  /** The function that gives a text by its key, in the sources of this scope. */
  call: string;
  words: Record<string, Texts>;
  code: Source[];
}

/** The catalogues of a folder by language: `en.json`, or `AREA.en.json` for each of several areas. */
function catalogues(folder: string): { words: Record<string, Texts>; doubled: string[] } {
  const words: Record<string, Texts> = Object.fromEntries(LANGUAGES.map((language) => [language, {}]));
  const doubled: string[] = [];
  for (const file of readdirSync(folder).sort()) {
    const language = basename(file, ".json").split(".").at(-1) ?? "";
    const own = words[language];
    if (!own) throw new Error(`${file} is in no language of ours`);
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(join(folder, file), "utf8")) as Texts)) {
      if (key in own) doubled.push(`${file}: ${key}`);
      own[key] = text;
    }
  }
  return { words, doubled };
}

const code = sources(/\.(svelte|ts)$/);
const games = readdirSync(join(SRC, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const page = catalogues(join(SRC, "words"));
const scopes: (Scope & { doubled: string[] })[] = [
  { name: "page", call: "t", code, ...page },
  ...games.map(({ name }) => ({
    name,
    call: "w",
    code: code.filter((source) => source.name.startsWith(`games/${name}/`)),
    ...catalogues(join(SRC, "games", name, "words")),
  })),
];

/** Keys in calls such as `t("key")`. */
function called(texts: Source[], call: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, text } of texts) {
    for (const match of text.matchAll(new RegExp(`(?<![\\w.])${call}\\(\\s*"([^"]+)"`, "g")))
      found.set(match[1] ?? "", name);
  }
  return found;
}

/** Keys that are put together, such as `status.${status}`, as patterns. */
function composed(texts: Source[]): RegExp[] {
  const found: RegExp[] = [];
  for (const { text } of texts) {
    // One template inside another: its beginning is enough.
    for (const [, start = ""] of text.matchAll(/`((?:[\w-]+\.)+)\$\{/g))
      found.push(new RegExp(`^${start.replaceAll(".", "\\.")}[\\w.-]+$`));
    for (const [, body = ""] of text.matchAll(/`([^`]*\$\{[^`]*)`/g)) {
      const parts = body.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
      if (/^[\w-]+\./.test(parts[0] ?? "") || parts.some((part) => /^\.[\w.]+$/.test(part))) {
        found.push(new RegExp(`^${parts.map((part) => part.replace(/[.*+?^$()[\]\\|]/g, "\\$&")).join("[\\w.-]+")}$`));
      }
    }
  }
  return found;
}

describe.each(scopes)("$name", ({ name, call, words, code: own, doubled }) => {
  const english = words["en"] ?? {};
  const keys = Object.keys(english).sort();
  const text = code.map((source) => source.text).join("\n");
  // A game's rules page is whatever its words hold under `rules.`.
  const patterns = [...composed(code), ...(name === "page" ? [] : [/^rules\./])];

  it("has words", () => expect(keys.length).toBeGreaterThan(5));
  it("has every key once", () => expect(doubled).toEqual([]));

  it.each(LANGUAGES)("has the same keys in %s", (language) => {
    expect(Object.keys(words[language] ?? {}).sort()).toEqual(keys);
  });

  it.each(LANGUAGES)("has the same places in %s", (language) => {
    const other = words[language] ?? {};
    expect(keys.filter((key) => String(places(other[key] ?? "")) !== String(places(english[key] ?? "")))).toEqual([]);
  });

  it.each(LANGUAGES)("has no empty and no odd text in %s", (language) => {
    const odd = Object.entries(words[language] ?? {}).filter(
      ([, one]) => !one.trim() || /\s\s|[<>]|\bTODO\b/.test(one),
    );
    expect(odd).toEqual([]);
  });

  it("is translated", () => {
    const long = keys.filter((key) => (english[key] ?? "").split(" ").length > 3);
    for (const language of ["de", "nl"]) {
      expect(long.filter((key) => words[language]?.[key] === english[key])).toEqual([]);
    }
  });

  it("has every key that is asked for", () => {
    const missing = [...called(own, call)].filter(([key]) => !(key in english));
    expect(missing).toEqual([]);
  });

  it("has no key that nothing asks for", () => {
    const unused = keys.filter((key) => !text.includes(`"${key}"`) && !patterns.some((pattern) => pattern.test(key)));
    // A text for one beside the text for many.
    expect(unused.filter((key) => !(key.endsWith(".one") && text.includes(`"${key.slice(0, -4)}"`)))).toEqual([]);
  });
});

describe("the server's words", () => {
  const PACKAGE = join(SRC, "..", "..", "src", "safehouse");
  const folders = [join(PACKAGE, "messages"), ...games.map(({ name }) => join(PACKAGE, "games", name, "messages"))];

  it("has every key that is asked for by name", () => {
    const known = new Set(scopes.flatMap(({ words }) => Object.keys(words["en"] ?? {})));
    for (const folder of folders) {
      expect(existsSync(folder)).toBe(true);
      for (const key of Object.keys(JSON.parse(readFileSync(join(folder, "en.json"), "utf8")) as Texts)) known.add(key);
    }
    const asked = code.flatMap((source) =>
      Array.from(source.text.matchAll(/\bwords\.say\(\s*"([^"]+)"/g), (m) => m[1] ?? ""),
    );
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });
});
