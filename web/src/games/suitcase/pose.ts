/** What the pieces show while an entry plays: the view before it, and on top of that its events. */
import type { TableStore } from "../../lib/table.svelte";
import { CARRIED, DELIVERED, type GameEvent, NOBODY, type View } from "./facts";
import { agentOf, colourOf, homeOf } from "./world";

function put(list: number[], index: number, value: number): number[] {
  return list.map((old, place) => (place === index ? value : old));
}

function placeNamed(table: TableStore, name: string): number {
  return table.lexicon?.names["place"]?.indexOf(name) ?? -1;
}

function home(table: TableStore, seat: number): number {
  return placeNamed(table, `base_${homeOf(table, colourOf(table, seat))?.place ?? ""}`);
}

/** What is shown after an event. An event of an unknown kind changes nothing. */
export function after(table: TableStore, pose: View, event: GameEvent): View {
  const agent = agentOf(event);
  switch (event.kind) {
    case "placed":
      return { ...pose, case_at: put(pose.case_at, event.case, event.city) };
    case "rolled":
      return { ...pose, points: event.first + event.second };
    case "stepped":
      return { ...pose, place: put(pose.place, agent, event.to), points: Math.max(0, pose.points - 1) };
    case "taken":
      return { ...pose, load: put(pose.load, agent, event.case), case_at: put(pose.case_at, event.case, CARRIED) };
    case "dropped":
      return { ...pose, load: put(pose.load, agent, NOBODY), case_at: put(pose.case_at, event.case, event.city) };
    case "beaten":
      return {
        ...pose,
        place: put(pose.place, agent, event.card ? placeNamed(table, "out") : home(table, event.seat)),
      };
    case "lost":
      return { ...pose, place: put(pose.place, agent, placeNamed(table, "out")) };
    case "entered_hq":
      return { ...pose, place: put(pose.place, agent, placeNamed(table, "hq")) };
    case "delivered": {
      const { seat, case: thing, content } = event;
      const carrier = pose.load.indexOf(thing);
      return {
        ...pose,
        load: put(pose.load, carrier, NOBODY),
        case_at: put(pose.case_at, thing, DELIVERED),
        secrets: put(pose.secrets, seat, (pose.secrets[seat] ?? 0) + content),
        place: content ? put(pose.place, carrier, home(table, seat)) : pose.place,
      };
    }
    default:
      return pose;
  }
}
