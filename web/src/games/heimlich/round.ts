/** The card round as the events told it: who said yes, who played what, who passed. */
import type { TableStore } from "../../lib/table.svelte";
import type { SeenEvent } from "../../wire";

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
  for (const [kind, args] of thisTurn(table)) {
    const one = seats[args[0] ?? -1];
    if (!one) continue;
    if (kind === "answered") one.answer = args[1] ? "yes" : "no";
    else if (kind === "card_played") one.played = [...one.played, args[1] ?? -1];
    else if (kind === "go_ended" && !args[1]) one.passes += 1;
  }
  return seats;
}
