/** What an event is about, so that a board can mark it while someone points at its line in the log. */
import type { SeenEvent } from "../../wire";
import { eventOf } from "./facts";

export interface Subject {
  agents: number[];
  stones: number[];
  houses: number[];
  safe: boolean;
}

const NOTHING: Subject = { agents: [], stones: [], houses: [], safe: false };

export function subject(seen: SeenEvent | null): Subject {
  if (!seen) return NOTHING;
  const event = eventOf(seen);
  switch (event.kind) {
    case "moved":
    case "put":
      return { ...NOTHING, agents: [event.agent], houses: [event.to] };
    case "scoring":
      return { ...NOTHING, agents: event.agents, houses: [event.building], safe: true };
    case "scored":
      return { ...NOTHING, agents: [event.agent], stones: [event.agent], houses: [event.building] };
    case "advanced":
      return { ...NOTHING, stones: [event.agent] };
    case "safe_moved":
      return { ...NOTHING, houses: [event.to], safe: true };
    case "agents_in_play":
      return { ...NOTHING, agents: event.agents };
    case "revealed":
      return { ...NOTHING, agents: event.agents, stones: event.agents };
    default:
      return NOTHING;
  }
}

/** Whether a board marks anything for an event. */
export function isMarked(seen: SeenEvent): boolean {
  return subject(seen) !== NOTHING;
}
