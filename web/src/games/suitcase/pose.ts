/** What the pieces show: a view, and on top of it the events of an entry while it plays. */
import type { TableStore, View } from "../../lib/table.svelte";
import type { SeenEvent } from "../../wire";
import { AGENTS, CARRIED, colourOf, DELIVERED, homeOf, NOBODY } from "./world";

export interface Pose {
  place: number[];
  load: number[];
  caseAt: number[];
  secrets: number[];
  points: number;
}

export function poseOf(view: View): Pose {
  return {
    place: view["place"] ?? [],
    load: view["load"] ?? [],
    caseAt: view["case_at"] ?? [],
    secrets: view["secrets"] ?? [],
    points: view["points"] ?? 0,
  };
}

function put(list: number[], index: number, value: number): number[] {
  return list.map((old, place) => (place === index ? value : old));
}

function placeNamed(table: TableStore, name: string): number {
  return table.lexicon?.names["place"]?.indexOf(name) ?? -1;
}

function home(table: TableStore, seat: number): number {
  return placeNamed(table, `base_${homeOf(table, colourOf(table, seat))?.place ?? ""}`);
}

/** The pose after an event. An event of an unknown kind changes nothing. */
export function after(table: TableStore, pose: Pose, [kind, args]: SeenEvent): Pose {
  const [first = 0, second = 0, third = 0, fourth = 0] = args;
  const agent = first * AGENTS + second;
  switch (kind) {
    case "placed":
      return { ...pose, caseAt: put(pose.caseAt, first, second) };
    case "rolled":
      return { ...pose, points: second + third };
    case "stepped":
      return { ...pose, place: put(pose.place, agent, fourth), points: Math.max(0, pose.points - 1) };
    case "taken":
      return { ...pose, load: put(pose.load, agent, third), caseAt: put(pose.caseAt, third, CARRIED) };
    case "dropped":
      return { ...pose, load: put(pose.load, agent, NOBODY), caseAt: put(pose.caseAt, third, fourth) };
    case "beaten":
      return { ...pose, place: put(pose.place, agent, third ? placeNamed(table, "out") : home(table, first)) };
    case "lost":
      return { ...pose, place: put(pose.place, agent, placeNamed(table, "out")) };
    case "entered_hq":
      return { ...pose, place: put(pose.place, agent, placeNamed(table, "hq")) };
    case "delivered": {
      const carrier = pose.load.indexOf(second);
      return {
        ...pose,
        load: put(pose.load, carrier, NOBODY),
        caseAt: put(pose.caseAt, second, DELIVERED),
        secrets: put(pose.secrets, first, (pose.secrets[first] ?? 0) + third),
        place: third ? put(pose.place, carrier, home(table, first)) : pose.place,
      };
    }
    default:
      return pose;
  }
}
