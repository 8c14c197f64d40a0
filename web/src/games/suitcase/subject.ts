/** What an event is about, so that the map can mark it while somebody points at its line in the log. */
import type { SeenEvent } from "../../wire";
import { AGENTS } from "./world";

export interface Subject {
  agents: number[];
  cities: number[];
  cases: number[];
  /** The seat whose headquarters is meant. */
  goal: number;
}

const NOTHING: Subject = { agents: [], cities: [], cases: [], goal: -1 };

export function subject(event: SeenEvent | null): Subject {
  if (!event) return NOTHING;
  const [kind, [first = -1, second = -1, third = -1, fourth = -1]] = event;
  const agent = first * AGENTS + second;
  switch (kind) {
    case "placed":
      return { ...NOTHING, cases: [first], cities: [second] };
    case "stepped":
      return { ...NOTHING, agents: [agent], cities: [fourth] };
    case "taken":
    case "dropped":
      return { ...NOTHING, agents: [agent], cases: [third], cities: [fourth] };
    case "duel":
      return { ...NOTHING, agents: [agent, third * AGENTS + fourth] };
    case "beaten":
    case "lost":
      return { ...NOTHING, agents: [agent] };
    case "entered_hq":
      return { ...NOTHING, agents: [agent], cases: [third], goal: first };
    case "delivered":
      return { ...NOTHING, cases: [second], goal: first };
    default:
      return NOTHING;
  }
}
