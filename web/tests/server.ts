/** A server that says what a test wants, in place of the real one. */
import { vi } from "vitest";
import type { Message } from "../src/lib/socket";

export class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  sentOf(type: string): Record<string, unknown>[] {
    return this.sent.filter((command) => command["type"] === type);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }
}

export function install(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response("{}", { headers: { "content-type": "application/json" } })),
  );
}

export function welcome(seat: number, seats = [seat], seq = 4): Message {
  const info = {
    table: "t".repeat(16),
    game: "heimlich",
    options: {},
    status: "playing" as const,
    listed: false,
    clock: 0,
    rules_version: 1,
    commitment: "",
    seats: [
      { name: "Anna", kind: "person" as const },
      { name: "Ben", kind: "person" as const },
    ],
  };
  return { type: "welcome", version: 1, info, seat, seats, seq };
}

export function snapshot(seat: number, seq = 4, view: Record<string, unknown> = { secret: seat }): Message {
  return { type: "snapshot", seq, view, decision: { seats: [seat], sealed: false, options: [4, 5, 6] } };
}

export function entry(seq: number, seat: number): Message {
  const decision = { seats: [seat], sealed: false, options: [4, 5] };
  return { type: "entry", seq, events: [["moved", [0, 1], []]], view: { seq }, decision, story: [["moved", {}]] };
}
