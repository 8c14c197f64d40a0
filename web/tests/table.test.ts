import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { SPECTATOR, TableStore } from "../src/lib/table.svelte";
import type { Draft } from "../src/wire";
import { entry, FakeSocket, install, snapshot, welcome } from "./server";

function draft(row: number[], options: number[], complete: boolean): Draft {
  return { type: "draft", at: 4, row, waiting: [], options, complete, view: { drafted: row.length }, events: [] };
}

function seated(seat = 0, seats = [0]): TableStore {
  const table = new TableStore("t".repeat(16), "token");
  table.open();
  FakeSocket.last.open();
  FakeSocket.last.say(welcome(seat, seats));
  if (seat >= 0) FakeSocket.last.say(snapshot(seat));
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  install();
  sessionStorage.clear();
  settings.chosen.speed = "off";
  settings.chosen.quick = false;
});
afterEach(() => vi.useRealTimers());

describe("staging", () => {
  it("picks only what the server offers", () => {
    const table = seated();
    table.pick(7);
    expect(FakeSocket.last.sentOf("stage")).toEqual([]);
    table.pick(4);
    expect(FakeSocket.last.sentOf("stage")).toEqual([{ type: "stage", at: 4, row: [4] }]);
  });

  it("shows the draft, offers what may follow, and confirms the whole row under one id", () => {
    const table = seated();
    table.pick(4);
    FakeSocket.last.say(draft([4], [6], false));
    expect(table.view).toEqual({ drafted: 1 });
    expect(table.options).toContain(6);
    table.pick(6);
    FakeSocket.last.say(draft([4, 6], [], true));
    table.confirm();
    table.confirm();
    const acts = FakeSocket.last.sentOf("act");
    expect(acts).toHaveLength(1);
    expect(acts[0]).toMatchObject({ at: 4, row: [4, 6] });
    expect(table.options).toEqual([]);
  });

  it("does not offer an answer again between its acknowledgement and its entry", async () => {
    const table = seated();
    table.pick(4);
    FakeSocket.last.say(draft([4], [], true));
    table.confirm();
    const id = String(FakeSocket.last.sentOf("act")[0]?.["id"]);
    FakeSocket.last.say({ type: "ack", id, at: 4, seq: 5 });
    table.confirm();
    expect(FakeSocket.last.sentOf("act")).toHaveLength(1);
    FakeSocket.last.say(entry(5, 0));
    await vi.runAllTimersAsync();
    expect([table.waiting, table.options]).toEqual([false, [4, 5]]);
  });

  it("takes the last pick back", () => {
    const table = seated();
    table.pick(4);
    FakeSocket.last.say(draft([4], [6], false));
    table.takeBack();
    expect(table.row).toEqual([]);
    expect(table.view).toEqual({ secret: 0 });
    expect(table.options).toEqual([4, 5, 6]);
  });

  it("lets a draft of another row or another question pass", () => {
    const table = seated();
    table.pick(4);
    FakeSocket.last.say(draft([5], [], true));
    FakeSocket.last.say({ ...draft([4], [], true), at: 3 });
    expect(table.draft).toBeNull();
  });

  it("begins anew when the question is no longer asked", () => {
    const table = seated();
    table.pick(4);
    FakeSocket.last.say(draft([4], [], true));
    table.confirm();
    FakeSocket.last.say({ type: "problem", code: "stale", text: "look again", id: "x" });
    expect([table.row, table.draft, table.waiting]).toEqual([[], null, false]);
  });
});

describe("hearing", () => {
  it("shows entries in order, each once", async () => {
    const table = seated();
    for (const seq of [5, 6, 6, 5]) FakeSocket.last.say(entry(seq, 1));
    await vi.runAllTimersAsync();
    expect(table.log.map((told) => told.seq)).toEqual([5, 6]);
    expect(table.seq).toBe(6);
    expect(table.asked).toBe(false);
  });

  it("shows an entry event by event, offers nothing meanwhile, and hurries on request", async () => {
    settings.chosen.speed = "slow";
    const table = seated();
    FakeSocket.last.say(entry(5, 0));
    expect(table.moment).not.toBeNull();
    expect(table.options).toEqual([]);
    table.skip();
    await vi.runAllTimersAsync();
    expect(table.moment).toBeNull();
    expect(table.options).toEqual([4, 5]);
  });

  it("lets the pieces follow the events, by what the server says that each changes", async () => {
    settings.chosen.speed = "slow";
    const table = seated();
    FakeSocket.last.say({ ...snapshot(0), seq: 4, view: { at: [1, 2], safe: 3 } } as never);
    const events = ["moved", "scored"].map((kind) => [kind, [], []]);
    const changes = [[["at", 1, 5]], [["safe", -1, 7]]];
    const view = { at: [1, 5], safe: 7 };
    FakeSocket.last.say({ ...entry(5, 0), events, changes, view } as never);
    expect(table.pose).toEqual({ at: [1, 5], safe: 3 });
    expect(table.view).toEqual({ at: [1, 2], safe: 3 });
    await vi.advanceTimersByTimeAsync(settings.step + 1);
    expect(table.pose).toEqual(view);
    await vi.runAllTimersAsync();
    expect([table.moment, table.pose]).toEqual([null, view]);
  });

  it("asks after a lost line for what it has not seen", () => {
    seated();
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", since: 4, seat: 0 });
  });

  it("takes an answer for sealed as soon as it is acknowledged", () => {
    const table = seated();
    table.pick(4);
    FakeSocket.last.say(draft([4], [], true));
    table.confirm();
    FakeSocket.last.say({ type: "ack", id: "x", at: 4, seq: 0 });
    expect([table.asked, table.row, table.decision.answer]).toEqual([false, [], [4]]);
  });

  it("keeps a sealed answer, and offers again when it is taken back", () => {
    const table = seated();
    FakeSocket.last.say({ type: "kept", at: 4, answer: [4] });
    expect(table.asked).toBe(false);
    FakeSocket.last.say({ type: "kept", at: 4, answer: [] });
    expect(table.asked).toBe(true);
  });
});

function backAgain(seq = 4): void {
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open();
  FakeSocket.last.say(welcome(0, [0], seq));
}

describe("without a line", () => {
  it("lets one more be picked, holds it, and sends it when the line is back", () => {
    const table = seated();
    FakeSocket.last.close();
    for (const action of [4, 4, 5, 6]) table.pick(action);
    expect([table.row, table.held, table.options]).toEqual([[4], true, []]);
    backAgain();
    expect(FakeSocket.last.sentOf("stage")).toEqual([{ type: "stage", at: 4, row: [4] }]);
    FakeSocket.last.say(draft([4], [6], false));
    expect([table.row, table.held, table.options]).toEqual([[4], false, [6]]);
  });

  it("confirms a whole answer once, when the line is back", () => {
    const table = seated();
    FakeSocket.last.close();
    table.answer(4);
    table.answer(5);
    backAgain();
    FakeSocket.last.say(draft([4], [], true));
    expect(FakeSocket.last.sentOf("act")).toMatchObject([{ at: 4, row: [4] }]);
  });

  it("says so when the game has gone on without what was picked", async () => {
    const table = seated();
    FakeSocket.last.close();
    table.pick(4);
    backAgain(5);
    FakeSocket.last.say(entry(5, 1));
    await vi.runAllTimersAsync();
    expect([table.row, FakeSocket.last.sentOf("stage")]).toEqual([[], []]);
    expect(table.problem).not.toBe("");
  });

  it("says so when a confirmed answer came too late", () => {
    const table = seated();
    table.pick(4);
    FakeSocket.last.say(draft([4], [], true));
    table.confirm();
    const id = String(FakeSocket.last.sentOf("act")[0]?.["id"]);
    FakeSocket.last.say({ type: "problem", code: "stale", key: "stale", text: "", id });
    expect(table.problem).not.toBe("");
  });

  it("offers nothing more while a preview is late", () => {
    const table = seated();
    table.pick(4);
    expect(table.options).toEqual([4, 5, 6]);
    vi.advanceTimersByTime(1500);
    expect([table.held, table.options]).toEqual([true, []]);
    FakeSocket.last.say(draft([4], [6], false));
    expect([table.held, table.options]).toEqual([false, [6]]);
  });
});

describe("a reload", () => {
  it("keeps a half-made choice, and confirms nothing by itself", () => {
    settings.chosen.quick = true;
    seated().pick(4);
    const table = seated();
    expect(FakeSocket.last.sentOf("stage")).toEqual([{ type: "stage", at: 4, row: [4] }]);
    FakeSocket.last.say(draft([4], [], true));
    expect(table.row).toEqual([4]);
    expect(FakeSocket.last.sentOf("act")).toEqual([]);
  });

  it("forgets a choice that was taken back, and one to another question", () => {
    const before = seated();
    before.pick(4);
    before.takeBack();
    expect(seated().row).toEqual([]);
    seated().pick(4);
    const table = new TableStore("t".repeat(16), "token");
    table.open();
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(0, [0], 5));
    FakeSocket.last.say(snapshot(0, 5));
    expect([table.row, sessionStorage.getItem(`safehouse.half.${"t".repeat(16)}`)]).toEqual([[], null]);
  });

  it("forgets a pick that was refused", () => {
    seated().pick(4);
    FakeSocket.last.say({ type: "problem", code: "illegal", text: "no" });
    expect(seated().row).toEqual([]);
  });

  it("keeps nothing where several people share the device", () => {
    seated(0, [0, 1]).pick(4);
    expect(seated(0, [0, 1]).row).toEqual([]);
  });
});

describe("several seats at one screen", () => {
  it("forgets everything of a seat before the next one looks", () => {
    const table = seated(0, [0, 1]);
    table.pick(4);
    FakeSocket.last.say(draft([4], [6], false));
    FakeSocket.last.say(welcome(SPECTATOR, [0, 1]));
    expect([table.known, table.draft, table.row, table.log, table.options]).toEqual([{}, null, [], [], []]);
    FakeSocket.last.say(welcome(1, [0, 1]));
    FakeSocket.last.say(snapshot(1));
    expect(table.view).toEqual({ secret: 1 });
  });

  it("shows nothing of the seat before that was still on its way", async () => {
    settings.chosen.speed = "slow";
    const table = seated(0, [0, 1]);
    FakeSocket.last.say(entry(5, 0));
    FakeSocket.last.say(welcome(1, [0, 1], 5));
    FakeSocket.last.say(snapshot(1, 5));
    await vi.runAllTimersAsync();
    expect(table.view).toEqual({ secret: 1 });
    expect(table.moment).toBeNull();
  });
});
