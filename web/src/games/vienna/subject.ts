/** What an event is about, so that a board can mark it while it is shown, or while someone points at its line in the log. */
import type { SeenEvent } from "../../wire";
import { eventOf, SUPPLY } from "./facts";

export interface Subject {
  houses: number[];
  squares: number[];
  markers: number[];
  roof: boolean;
}

const NOTHING: Subject = { houses: [], squares: [], markers: [], roof: false };

export function subject(seen: SeenEvent | null): Subject {
  if (!seen) return NOTHING;
  const event = eventOf(seen);
  switch (event.kind) {
    case "placed":
      return { ...NOTHING, houses: [event.building, ...(event.source < SUPPLY ? [event.source] : [])] };
    case "removed":
    case "figure":
    case "third_man":
    case "flag":
      return { ...NOTHING, houses: [event.building] };
    case "took":
    case "tile":
      return { ...NOTHING, squares: [event.square] };
    case "marker":
      return { ...NOTHING, markers: [event.info] };
    case "investigator":
      return { ...NOTHING, roof: true };
    default:
      return NOTHING;
  }
}

/** Whether a board marks anything for an event. */
export function isMarked(seen: SeenEvent): boolean {
  return subject(seen) !== NOTHING;
}
