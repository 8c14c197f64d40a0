/** What an event is about, so that a board can mark it while somebody points at its line in the log. */
import type { SeenEvent } from "../../wire";

export interface Subject {
  agents: number[];
  stones: number[];
  houses: number[];
  safe: boolean;
}

const NOTHING: Subject = { agents: [], stones: [], houses: [], safe: false };

export function subject(event: SeenEvent | null): Subject {
  if (!event) return NOTHING;
  const [kind, args] = event;
  const first = args[0] ?? -1;
  switch (kind) {
    case "moved":
    case "put":
      return { ...NOTHING, agents: [args[1] ?? -1], houses: [args[3] ?? -1] };
    case "scoring":
      return { ...NOTHING, agents: args.slice(2), houses: [args[1] ?? -1], safe: true };
    case "scored":
      return { ...NOTHING, agents: [first], stones: [first], houses: [args[1] ?? -1] };
    case "advanced":
      return { ...NOTHING, stones: [first] };
    case "safe_moved":
      return { ...NOTHING, houses: [args[2] ?? -1], safe: true };
    case "agents_in_play":
      return { ...NOTHING, agents: args };
    case "revealed":
      return { ...NOTHING, agents: args.slice(2), stones: args.slice(2) };
    default:
      return NOTHING;
  }
}
