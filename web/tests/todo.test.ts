import { beforeEach, describe, expect, it, vi } from "vitest";
import { foretold, justDone } from "../src/frame/todo";
import { TableStore, type Told } from "../src/lib/table.svelte";
import type { Draft, Sentence } from "../src/wire";
import { FakeSocket, install, snapshot, welcome } from "./server";

const ROOM = 80;

function about(key: string, seat: number): Sentence {
  return [key, { seat: ["seat", { seat }] }];
}

/** A table of a player in seat 0 who is asked, after so many entries of the log; a sentence is its key. */
function asked(...entries: Sentence[][]): TableStore {
  const table = new TableStore("t".repeat(16), "token");
  table.open();
  FakeSocket.last.open();
  FakeSocket.last.say(welcome(0, [0]));
  FakeSocket.last.say(snapshot(0));
  table.turns = ["rolled"];
  table.tell = ([key]) => key;
  table.log = entries.map((story, seq) => ({
    seq,
    kind: "",
    story,
    about: story.map((_, place) => place),
    events: story.map(([key]) => [key, [], []]),
  })) as unknown as Told[];
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  install();
  sessionStorage.clear();
});

describe("what was just done", () => {
  it("is nothing before the first turn", () => {
    expect(justDone(asked([about("dealt", 1)], [about("rolled", 0)]), ROOM)).toBe("");
  });

  it("is what the others did in their turns", () => {
    const table = asked([about("dealt", 1)], [about("rolled", 1)], [about("moved", 1)], [about("rolled", 0)]);
    expect(justDone(table, ROOM)).toBe("rolled moved");
  });

  it("is what someone did in a turn that is still theirs", () => {
    const table = asked([about("dealt", 1)], [about("rolled", 1)], [about("attacked", 1)]);
    expect(justDone(table, ROOM)).toBe("rolled attacked");
  });

  it("is what someone answered in the own turn, and nothing that one did in it", () => {
    const table = asked([about("rolled", 1)], [about("rolled", 0)], [about("moved", 0)], [about("played", 2)]);
    expect(justDone(table, ROOM)).toBe("rolled played");
  });
});

describe("what the picks would lead to", () => {
  it("does without the heading of the next turn", () => {
    const table = asked();
    table.draft = { type: "draft", story: [about("gained", 0), about("event-turn", 1)] } as unknown as Draft;
    expect(foretold(table)).toEqual(["gained"]);
  });
});
