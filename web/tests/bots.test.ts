/** Bots: which of them a new table offers, and what they are called at a table. */
import { describe, expect, it } from "vitest";
import { TableStore } from "../src/lib/table.svelte";
import { gentle, levels, usual } from "../src/pages/parts/house";
import type { GameInfo, SeatInfo, TableInfo } from "../src/wire";

function game(bots: string[], levels: string[], usual_bot: string): GameInfo {
  const rest = { title: "", players: [2, 4] as [number, number], options: [], credits: "", rules_version: 1 };
  return {
    name: "g",
    ...rest,
    files: {},
    shipped: {},
    orders: [],
    scenarios: [],
    lessons: [],
    bots,
    levels,
    usual_bot,
  };
}

const FULL = game(["expert", "casual", "novice", "greedy", "random"], ["novice", "casual", "expert"], "casual");
const BARE = game(["greedy", "random"], [], "greedy");

describe("levels", () => {
  it("are offered alone where a game has them, the weakest first", () => {
    expect(levels(FULL)).toEqual(["novice", "casual", "expert"]);
    expect(levels(BARE)).toEqual(["greedy", "random"]);
  });
  it.each([
    [FULL, "", "casual"],
    [FULL, "expert", "expert"],
    [FULL, "greedy", "casual"],
    [BARE, "", "greedy"],
    [BARE, "random", "random"],
  ])("of %j after %j: %j plays", (one, before, chosen) => expect(usual(one, before)).toBe(chosen));
  it("are low for somebody who learns", () => {
    expect(gentle(FULL)).toBe("novice");
    expect(gentle(BARE)).toBe("greedy");
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
