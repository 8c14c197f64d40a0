import { describe, expect, it } from "vitest";
import { compile } from "../fluent";
import { Catalogue } from "../src/lib/words";

function catalogue(language: string, source: string, names: string[] = []): Catalogue {
  return new Catalogue(language, compile(source, `${language}.ftl`), (seat) => names[seat] ?? "?");
}

const ENGLISH = `
agent-red = Renard
agent-blue = Mirov
moved = { $seat } moved { $agents } by { $points }.
steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
    .brief = { $number } st.
`;
const words = catalogue("en", ENGLISH, ["Anna", "Ben"]);

describe("a sentence", () => {
  it("is filled with sentences, seats, lists and numbers", () => {
    const agents = [
      ["agent-red", {}],
      ["agent-blue", {}],
    ];
    expect(words.sentence(["moved", { seat: ["seat", { seat: 1 }], agents, points: 3 }])).toBe(
      "Ben moved Renard and Mirov by 3.",
    );
  });
  it("shows a key without a text, and a place without a value", () => {
    expect(words.sentence(["no-such-key", {}])).toBe("no-such-key");
    expect(words.say("moved.brief")).toBe("moved.brief");
    expect(words.say("moved", {})).toBe("{$seat} moved {$agents} by {$points}.");
    expect([words.has("moved"), words.has("moved.brief"), words.has("steps.brief")]).toEqual([true, false, true]);
  });
  it("never reads a value as a pattern", () => {
    expect(words.say("moved", { seat: "{ $agents }$&$1", agents: [], points: 0 })).toBe("{ $agents }$&$1 moved  by 0.");
  });
});

describe("a number", () => {
  it.each([
    [1, "1 step"],
    [0, "0 steps"],
    [1234, "1,234 steps"],
  ])("%d has the form of the language", (number, said) => expect(words.say("steps", { number })).toBe(said));
  it("that is a name keeps its digits", () => expect(words.say("steps.brief", { number: "0640" })).toBe("0640 st."));
});

describe("a form", () => {
  const german = catalogue(
    "de",
    `
bomb = Bombe
    .indefinite = eine Bombe
point =
    .count = { $number } Punkte
    .count-dative = { $number } Punkten
name-Hofburg = Hofburg
    .dative = der Hofburg
name-West_Berlin = West-Berlin
place = nach { $city }
holds = { FORM($content, case: "indefinite") }!
from = von { FORM($place, case: "dative") }
`,
    ["West Berlin"],
  );
  it("is an attribute of the argument's own message", () => {
    expect(german.say("holds", { content: ["bomb", {}] })).toBe("eine Bombe!");
    expect(german.sentence(["from", { place: "Hofburg" }])).toBe("von der Hofburg");
    expect(german.say("from", { place: ["point.count", { number: 2 }] })).toBe("von 2 Punkten");
    expect(german.say("from", { place: [["bomb", {}], "Hut"] })).toBe("von Bombe und Hut");
  });
  it("is the text itself where there is no such attribute", () => {
    expect(german.say("from", { place: ["bomb", {}] })).toBe("von Bombe");
    expect(german.sentence(["from", { place: "Rathaus" }])).toBe("von Rathaus");
    expect(german.say("holds", { content: 7 })).toBe("7!");
  });
  it("of a proper name is that of the language, where there is one", () => {
    expect(german.sentence(["place", { city: "West Berlin" }])).toBe("nach West-Berlin");
    expect(german.sentence(["place", { city: "Oslo" }])).toBe("nach Oslo");
    expect(german.named("West Berlin")).toBe("West-Berlin");
  });
  it("of a person is the name itself", () => {
    expect(german.sentence(["seat", { seat: 0 }])).toBe("West Berlin");
    expect(german.sentence(["place", { city: ["seat", { seat: 0 }] }])).toBe("nach West Berlin");
    expect(german.say("place", { city: "West Berlin" })).toBe("nach West Berlin");
  });
});

describe("a list", () => {
  it.each([
    [[], ""],
    [["a"], "a"],
    [["a", "b"], "a and b"],
    [["a", "b", "c"], "a, b and c"],
  ])("of %j is %j", (texts, said) => expect(words.join(texts)).toBe(said));
});

describe("the build", () => {
  it("refuses what is not Fluent, with its file and line", () => {
    expect(() => compile("one = One\ntwo = { $number\n", "de.ftl")).toThrow(/^de\.ftl:[23]: Expected token/);
    expect(() => compile("one = One\n\nnot a message\n", "words/en.ftl")).toThrow(/^words\/en\.ftl:3: /);
  });
});
