/** What the server refuses, in the page's words: by its key and its arguments. */
import { afterEach, describe, expect, it } from "vitest";
import { compile } from "../fluent";
import { Refused } from "../src/lib/api";
import { speech, t } from "../src/lib/language.svelte";
import { refusal, sentence } from "../src/lib/trouble";
import { Catalogue } from "../src/lib/words";

const LARGE = { type: "problem", code: "too_large", text: "Larger than 65,536 bytes.", key: "too_large" } as const;

afterEach(() => speech.choose("en"));

describe("refusals", () => {
  it("are said in the page's language, with their arguments", async () => {
    const problem = { ...LARGE, args: { limit: 65536 } };
    expect(refusal(problem)).toBe(LARGE.text);
    await speech.choose("de");
    expect(refusal(problem)).toBe("Größer als 65.536 Byte.");
    await speech.choose("nl");
    expect(sentence(new Refused(413, problem))).toBe("Groter dan 65.536 bytes.");
  });

  it("are told in English where the server is newer than the page", () => {
    expect(refusal({ ...LARGE, key: "of_tomorrow" })).toBe(LARGE.text);
  });

  it("are an apology where something else than our server answers", () => {
    expect(refusal({ text: "" })).toBe(t("trouble-http"));
  });

  it("give a move's reason in the game's own words", () => {
    const problem = { type: "problem", code: "illegal", text: "no", rule: "K4.1", reason: "no_line" } as const;
    expect(refusal(problem, new Catalogue("en", compile("why-no_line = No line leads there.", "en.ftl")))).toBe(
      "No line leads there.",
    );
  });
});
