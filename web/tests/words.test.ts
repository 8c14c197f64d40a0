import { describe, expect, it } from "vitest";
import { Catalogue } from "../src/lib/words";

const TEXTS = {
  "list.and": "{first} and {last}",
  "agent.red": "Renard",
  "agent.blue": "Mirov",
  moved: "{seat} moved {agents} by {points}.",
};
const words = new Catalogue("en", TEXTS, (seat) => ["Anna", "Ben"][seat] ?? "?");

describe("a sentence", () => {
  it("is filled with sentences, seats, lists and numbers", () => {
    const agents = [
      ["agent.red", {}],
      ["agent.blue", {}],
    ];
    expect(words.sentence(["moved", { seat: ["seat", { seat: 1 }], agents, points: 3 }])).toBe(
      "Ben moved Renard and Mirov by 3.",
    );
  });
  it("shows a key without a text, and a place without a value", () => {
    expect(words.sentence(["no.such.key", {}])).toBe("no.such.key");
    expect(words.say("moved", {})).toBe("{seat} moved {agents} by {points}.");
  });
  it("never reads a value as a pattern", () => {
    expect(words.say("moved", { seat: "{agents}$&$1", agents: [], points: 0 })).toBe("{agents}$&$1 moved  by 0.");
  });
});

describe("a proper name", () => {
  const german = new Catalogue(
    "de",
    { "name.West_Berlin": "West-Berlin", "place.city": "nach {city}" },
    () => "West Berlin",
  );
  it("has the form of the language, where there is one", () => {
    expect(german.sentence(["place.city", { city: "West Berlin" }])).toBe("nach West-Berlin");
    expect(german.sentence(["place.city", { city: "Oslo" }])).toBe("nach Oslo");
  });
  it("of a person stays as it is", () => expect(german.sentence(["seat", { seat: 0 }])).toBe("West Berlin"));
});

describe("a list", () => {
  it.each([
    [[], ""],
    [["a"], "a"],
    [["a", "b"], "a and b"],
    [["a", "b", "c"], "a, b and c"],
  ])("of %j is %j", (texts, said) => expect(words.join(texts)).toBe(said));
});
