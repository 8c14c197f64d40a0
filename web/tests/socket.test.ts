import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Line, type Message } from "../src/lib/socket";
import { FakeSocket, install, welcome } from "./server";

let lines: Line[] = [];
let heard: Message[] = [];

function connect(): Connection {
  return new Connection(
    () => ({ type: "hello", version: 1, table: "t".repeat(16) }),
    (message) => heard.push(message),
    (line) => lines.push(line),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  install();
  [lines, heard] = [[], []];
});
afterEach(() => vi.useRealTimers());

describe("a connection", () => {
  it("says hello and is open when it is welcome", () => {
    connect();
    FakeSocket.last.open();
    expect(lines).toEqual(["connecting"]);
    FakeSocket.last.say(welcome(0));
    expect(lines).toEqual(["connecting", "open"]);
    expect(FakeSocket.last.sent).toHaveLength(1);
  });

  it("comes back by itself and sends again, under the same id, what was not acknowledged", () => {
    const line = connect();
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(0));
    line.say({ type: "act", id: "a1", at: 4, row: [1] });
    line.say({ type: "act", id: "a2", at: 5, row: [2] });
    FakeSocket.last.say({ type: "ack", id: "a1", at: 4, seq: 5 });
    FakeSocket.last.close();
    expect(lines.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(0));
    expect(FakeSocket.last.sentOf("act")).toEqual([{ type: "act", id: "a2", at: 5, row: [2] }]);
  });

  it("does not send again what was refused, and does where the server could not write", () => {
    const line = connect();
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(0));
    for (const [id, code] of [
      ["a1", "illegal"],
      ["a2", "storage"],
      ["a3", "too_many"],
    ] as const) {
      line.say({ type: "act", id, at: 4, row: [1] });
      FakeSocket.last.say({ type: "problem", code, text: "", id });
    }
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(0));
    expect(FakeSocket.last.sentOf("act").map((command) => command["id"])).toEqual(["a2", "a3"]);
  });

  it("keeps an action that is made while the line is lost", () => {
    const line = connect();
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(0));
    FakeSocket.last.close();
    line.say({ type: "act", id: "a1", at: 4, row: [1] });
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(0));
    expect(FakeSocket.last.sentOf("act")).toHaveLength(1);
  });

  it("waits longer from time to time, and not for ever", () => {
    connect();
    for (let times = 0; times < 12; times += 1) {
      FakeSocket.last.close();
      vi.advanceTimersByTime(6300);
    }
    expect(FakeSocket.all).toHaveLength(13);
  });

  it("stays closed once it was closed", () => {
    const line = connect();
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(lines.at(-1)).toBe("closed");
  });

  it("notices a line that swallows what it is given, and sends it again on another", () => {
    const line = connect();
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(0));
    line.say({ type: "act", id: "a1", at: 4, row: [1] });
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.last.sentOf("ping")).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    expect(lines.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(0));
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.sentOf("act")).toHaveLength(1);
  });

  it("leaves a line alone that answers, however late", () => {
    const line = connect();
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(0));
    line.say({ type: "stage", at: 4, row: [1] });
    vi.advanceTimersByTime(9000);
    FakeSocket.last.say({ type: "pong" });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(lines.at(-1)).toBe("open");
  });
});

describe("a device without a network", () => {
  const listeners = new Map<string, () => void>();
  beforeEach(() => {
    vi.stubGlobal("addEventListener", (name: string, listener: () => void) => listeners.set(name, listener));
    vi.stubGlobal("navigator", { languages: ["en"], onLine: true });
  });

  it("says so at once, though the socket does not know, and is back with the network", () => {
    connect();
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(0));
    const dead = FakeSocket.last;
    Object.assign(navigator, { onLine: false });
    listeners.get("offline")?.();
    expect(lines.at(-1)).toBe("offline");
    dead.say({ type: "pong" });
    expect(heard.map(({ type }) => type)).toEqual(["welcome"]);
    Object.assign(navigator, { onLine: true });
    listeners.get("online")?.();
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(0));
    expect([FakeSocket.all.length, lines.at(-1)]).toEqual([2, "open"]);
  });
});
