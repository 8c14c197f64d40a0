/** Bots: which of them a new table offers, and what they are called at a table. */
import { describe, expect, it } from "vitest";
import { TableStore } from "../src/lib/table.svelte";
import { gentle, levels, usual } from "../src/pages/parts/house";
import type { SeatInfo, TableInfo } from "../src/wire";

const ALL = ["expert", "casual", "novice", "greedy", "random"];

describe("levels", () => {
  it("are offered alone where a game has them, the weakest first", () => {
    expect(levels(ALL)).toEqual(["novice", "casual", "expert"]);
    expect(levels(["greedy", "random"])).toEqual(["greedy", "random"]);
  });
  it.each([
    [ALL, "", "casual"],
    [ALL, "expert", "expert"],
    [ALL, "greedy", "casual"],
    [["greedy", "random"], "", "greedy"],
    [["greedy", "random"], "random", "random"],
  ])("of %j after %j: %j plays", (bots, before, chosen) => expect(usual(bots, before)).toBe(chosen));
  it("are low for somebody who learns", () => {
    expect(gentle(ALL)).toBe("novice");
    expect(gentle(["greedy"])).toBe("greedy");
  });
});

describe("cover names", () => {
  const person = (name: string): SeatInfo => ({ name, kind: "person" });
  const bot: SeatInfo = { name: "casual", kind: "bot", bot: "casual" };

  function names(seats: SeatInfo[]): string[] {
    const table = new TableStore("t".repeat(16), "");
    const info: TableInfo = {
      table: "t",
      game: "g",
      options: {},
      seats,
      status: "playing",
      listed: false,
      clock: 0,
      rules_version: 1,
      commitment: "",
    };
    table.info = info;
    return seats.map((_, seat) => table.nameOf(seat));
  }

  it.each([[[person("Anna"), bot, bot]], [[bot, person("Carl"), bot, person("Anna")]], [[bot, bot]]])(
    "stay in a rematch of %j",
    (seats) => {
      const before = names(seats);
      expect(new Set(before).size).toBe(seats.length);
      const after = names([...seats.slice(-1), ...seats.slice(0, -1)]);
      const moved = [...before.slice(-1), ...before.slice(0, -1)];
      if (seats.some(({ kind }) => kind === "person")) expect(after).toEqual(moved);
      else expect(after).toEqual(before);
    },
  );
});
