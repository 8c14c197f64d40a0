/** The card round as the events told it: who said yes, who played what, who passed. */
import type { TableStore } from "../../lib/table.svelte";
import type { SeenEvent } from "../../wire";
import { eventsOf } from "./facts";

export interface SeatRound {
  seat: number;
  /** Whether he wanted to play: not asked, said no, said yes. */
  answer: "none" | "no" | "yes";
  played: number[];
  passes: number;
}

/** The events since the die was rolled last, with the one that is being shown. */
function thisTurn(table: TableStore): SeenEvent[] {
  const found: SeenEvent[] = [];
  for (const told of [...table.log].reverse()) {
    for (const event of [...told.events].reverse()) {
      if (event[0] === "rolled") return found.reverse();
      found.push(event);
    }
  }
  return found.reverse();
}

export function roundOf(table: TableStore, players: number): SeatRound[] {
  const seats: SeatRound[] = Array.from({ length: players }, (_, seat) => ({
    seat,
    answer: "none",
    played: [],
    passes: 0,
  }));
  for (const event of eventsOf(thisTurn(table), "answered", "card_played", "go_ended")) {
    const one = seats[event.seat];
    if (!one) continue;
    if (event.kind === "answered") one.answer = event.answer ? "yes" : "no";
    else if (event.kind === "card_played") one.played = [...one.played, event.card];
    else if (!event.played) one.passes += 1;
  }
  return seats;
}
