/** What the server refuses, in the page's words: every sentence that a player can meet has its own. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compile } from "../fluent";
import { speech } from "../src/lib/language.svelte";
import { keyOf, refusal } from "../src/lib/trouble";
import { Catalogue } from "../src/lib/words";
import { SRC } from "./sources";

const SERVER = join(SRC, "..", "..", "src", "safehouse", "server");
// Said to programs only: the page never asks for these.
const UNSEEN = [
  "this id is the server's own",
  "only a socket has a screen to hand over",
  "only a socket can be synchronised",
  "a request names one host",
  "say hello first",
  "too many messages; wait a moment",
  "too many requests from this address; wait a moment",
];

/** The sentences in `raise Refusal("…")` and its kin; those with values in them cannot be looked up. */
function sentences(): string[] {
  const code = readdirSync(SERVER)
    .filter((name) => name.endsWith(".py"))
    .map((name) => readFileSync(join(SERVER, name), "utf8"));
  const raised = code.flatMap(
    (text) => text.match(/raise (?:Refusal|BadRequest|NotYours|Illegal|TooMany)\([^\n]*/g) ?? [],
  );
  const said = raised.flatMap((line) => Array.from(line.matchAll(/(?<![f\w])"([^"]+)"/g), ([, one = ""]) => one));
  return [...new Set(said)].filter((one) => one.includes(" ") && !UNSEEN.includes(one));
}

describe("refusals", () => {
  it("have words for what the server says", () => {
    expect(sentences().length).toBeGreaterThan(15);
    expect(sentences().filter((one) => !speech.page.has(keyOf(one)))).toEqual([]);
  });

  it("keep no words for what it does not say any more", () => {
    const known = new Set([...sentences(), "this needs the token of a seat that may do it"].map(keyOf));
    expect(speech.page.body.map(({ id }) => id).filter((id) => id.startsWith("refusal-") && !known.has(id))).toEqual(
      [],
    );
  });

  it("give a move's reason in the game's own words", () => {
    const problem = { type: "problem", code: "illegal", text: "no", rule: "K4.1", reason: "no_line" } as const;
    expect(refusal(problem, new Catalogue("en", compile("why-no_line = No line leads there.", "en.ftl")))).toBe(
      "No line leads there.",
    );
  });
});
