/** Seats of a new table: people at this screen, people who come by the link, bots by name. */
import type { SeatWish } from "../../wire";

export type Sitter = "me" | "link" | `bot:${string}`;

/** The server gives the first persons' seats to this screen, so the list shows them in that order. */
export function ordered(seats: Sitter[]): Sitter[] {
  const persons = seats.filter((sitter) => !sitter.startsWith("bot:"));
  persons.sort((a, b) => Number(a === "link") - Number(b === "link"));
  return seats.map((sitter) => (sitter.startsWith("bot:") ? sitter : (persons.shift() ?? sitter)));
}

export function wishes(seats: Sitter[]): SeatWish[] {
  return seats.map((sitter) =>
    sitter.startsWith("bot:") ? { kind: "bot", bot: sitter.slice("bot:".length) } : { kind: "person" },
  );
}

export function own(seats: Sitter[]): number {
  return seats.filter((sitter) => sitter === "me").length;
}

/** How a table of so many is filled at first. */
export function filled(mode: string, count: number, bot: string): Sitter[] {
  const other: Sitter = mode === "screen" ? "me" : mode === "friends" ? "link" : `bot:${bot}`;
  return Array.from({ length: count }, (_, place) => (place === 0 ? "me" : other));
}
