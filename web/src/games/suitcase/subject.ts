/** What an event is about, so that the map can mark it while someone points at its line in the log. */
import type { SeenEvent } from "../../wire";
import { AGENTS, eventOf } from "./facts";
import { agentOf } from "./world";

export interface Subject {
  agents: number[];
  cities: number[];
  cases: number[];
  /** The seat whose headquarters is meant. */
  goal: number;
}

const NOTHING: Subject = { agents: [], cities: [], cases: [], goal: -1 };

export function subject(seen: SeenEvent | null): Subject {
  if (!seen) return NOTHING;
  const event = eventOf(seen);
  const agent = agentOf(event);
  switch (event.kind) {
    case "placed":
      return { ...NOTHING, cases: [event.case], cities: [event.city] };
    case "stepped":
      return { ...NOTHING, agents: [agent], cities: [event.to] };
    case "taken":
    case "dropped":
      return { ...NOTHING, agents: [agent], cases: [event.case], cities: [event.city] };
    case "duel":
      return { ...NOTHING, agents: [agent, event.defender * AGENTS + event.opponent] };
    case "beaten":
    case "lost":
      return { ...NOTHING, agents: [agent] };
    case "entered_hq":
      return { ...NOTHING, agents: [agent], cases: [event.case], goal: event.seat };
    case "delivered":
      return { ...NOTHING, cases: [event.case], goal: event.seat };
    default:
      return NOTHING;
  }
}

/** Whether a board marks anything for an event. */
export function isMarked(seen: SeenEvent): boolean {
  return subject(seen) !== NOTHING;
}
