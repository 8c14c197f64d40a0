/** What an event is about, so that a board can mark it while it is shown, or while somebody points at its line in the log. */
import type { SeenEvent } from "../../wire";

export interface Subject {
  houses: number[];
  squares: number[];
  markers: number[];
  roof: boolean;
}

const NOTHING: Subject = { houses: [], squares: [], markers: [], roof: false };

export function subject(event: SeenEvent | null): Subject {
  if (!event) return NOTHING;
  const [kind, [a = -1, b = -1, c = -1]] = event;
  switch (kind) {
    case "placed":
      return { ...NOTHING, houses: c >= 0 && c < 30 ? [b, c] : [b] };
    case "removed":
    case "figure":
      return { ...NOTHING, houses: [b] };
    case "third_man":
    case "flag":
      return { ...NOTHING, houses: [a] };
    case "took":
      return { ...NOTHING, squares: [b] };
    case "tile":
      return { ...NOTHING, squares: [a] };
    case "marker":
      return { ...NOTHING, markers: [b] };
    case "investigator":
      return { ...NOTHING, roof: true };
    default:
      return NOTHING;
  }
}
