import { beforeEach, describe, expect, it } from "vitest";
import { type Lexicon, TableStore } from "../src/lib/table.svelte";
import type { Draft } from "../src/wire";
import { FakeSocket, install, snapshot, welcome } from "./server";

const LEXICON = {
  actions: Object.fromEntries(
    [4, 5, 6].map((action) => [action, { kind: "step", args: [0, action], text: ["", {}], short: ["", {}] }]),
  ),
} as unknown as Lexicon;
const AFTER: Draft = { type: "draft", at: 4, row: [5], options: [6], complete: false, view: {}, events: [] };

function staged(ordered: string[]): TableStore {
  const table = new TableStore("t".repeat(16), "token");
  table.open();
  FakeSocket.last.open();
  FakeSocket.last.say(welcome(0));
  FakeSocket.last.say(snapshot(0));
  table.lexicon = LEXICON;
  table.ordered = ordered;
  table.pick(5);
  FakeSocket.last.say(AFTER);
  return table;
}

beforeEach(install);

describe("picks after a pick", () => {
  it("may come before it where the order does not matter", () => expect(staged([]).options).toEqual([4, 6]));
  it("come after it where each is done before the next", () => expect(staged(["step"]).options).toEqual([6]));
});
