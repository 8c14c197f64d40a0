/** The facts of each game, which are generated: how they are read, and that nothing of them is typed again. */
import { describe, expect, it } from "vitest";
import * as heimlich from "../src/games/heimlich/facts";
import * as suitcase from "../src/games/suitcase/facts";
import * as vienna from "../src/games/vienna/facts";
import { members, rowOf } from "../src/lib/facts";

describe("events and actions", () => {
  it("have their arguments by name", () => {
    expect(suitcase.eventOf(["stepped", [1, 4, 64, 7], []])).toEqual({
      kind: "stepped",
      seat: 1,
      agent: 4,
      start: 64,
      to: 7,
    });
    const meaning = { kind: "take", args: [3, 9], text: ["", {}], short: ["", {}] } satisfies Parameters<
      typeof suitcase.actionOf
    >[0];
    expect(suitcase.actionOf(meaning)).toEqual({ kind: "take", agent: 3, case: 9 });
  });

  it("have a list where any number of values may follow", () => {
    expect(heimlich.eventOf(["scoring", [2, 5, 0, 3, 6], []])).toEqual({
      kind: "scoring",
      seat: 2,
      building: 5,
      agents: [0, 3, 6],
    });
    expect(heimlich.eventOf(["agents_in_play", [], []])).toEqual({ kind: "agents_in_play", agents: [] });
  });

  it("tell a secret to its audience only", () => {
    expect(vienna.eventOf(["drew", [1], [44]])).toEqual({ kind: "drew", seat: 1, card: 44 });
    expect(vienna.eventOf(["drew", [1], []])).toEqual({ kind: "drew", seat: 1, card: undefined });
  });

  it("of a kind that this page does not know are their kind", () => {
    expect(vienna.eventOf(["eloped", [1, 2], []])).toEqual({ kind: "eloped" });
  });

  it("can be picked by their kinds", () => {
    const found = suitcase.eventsOf(
      [
        ["rolled", [0, 1, 2], []],
        ["starts", [1], []],
        ["lost", [1, 2], []],
      ],
      "lost",
      "rolled",
    );
    expect(found.map(({ kind }) => kind)).toEqual(["rolled", "lost"]);
  });
});

describe("views", () => {
  it("are what came, or blank while nothing came", () => {
    const came = { phase: 0, fighter: 3 };
    expect(suitcase.viewOf(came)).toBe(came);
    expect(suitcase.viewOf({})).toMatchObject({ fighter: -1, place: [], points: 0 });
    expect(vienna.viewOf({})).toMatchObject({ ending: false, third: -1, hand: [] });
  });

  it("are cut by seat, and masks are sets", () => {
    expect(rowOf([1, 2, 3, 4, 5, 6], 1, 2)).toEqual([3, 4]);
    expect(rowOf([1, 2, 3, 4], -4, 2)).toEqual([]);
    expect(members((1 << 30) | 5)).toEqual([0, 2, 30]);
    expect(members(undefined)).toEqual([]);
  });
});
