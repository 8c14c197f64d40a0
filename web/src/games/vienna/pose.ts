/** What the pieces show: a view, and on top of it the events of an entry while it plays. */
import type { View } from "../../lib/table.svelte";
import type { SeenEvent } from "../../wire";
import { KINDS, NONE, SLOTS } from "./city";

export interface Pose {
  agents: number[];
  tile: number[];
  marker: number[];
  roof: number;
  third: number;
  figure: number[];
  score: number[];
  bribe: number[];
  info: number[];
  coins: number[];
  box: number[];
  drawer: number[];
  supply: number[];
  desk: number[];
}

const FIELDS = [
  "agents",
  "tile",
  "marker",
  "figure",
  "score",
  "bribe",
  "info",
  "coins",
  "box",
  "drawer",
  "supply",
  "desk",
] as const;

export function poseOf(view: View): Pose {
  const lists = Object.fromEntries(FIELDS.map((name) => [name, view[name] ?? []])) as unknown as Pose;
  return { ...lists, roof: view["roof"] ?? 0, third: view["third"] ?? NONE };
}

const BUILDINGS = 30;
const SUPPLY = BUILDINGS;
const put = (list: number[], index: number, value: number): number[] =>
  list.map((old, place) => (place === index ? value : old));
const add = (list: number[], index: number, more: number): number[] => put(list, index, (list[index] ?? 0) + more);

/** The pose after an event. An event of an unknown kind changes nothing. */
export function after(pose: Pose, [kind, args]: SeenEvent): Pose {
  const [a = 0, b = 0, c = 0] = args;
  switch (kind) {
    case "placed": {
      const left = c < BUILDINGS ? ~(1 << c) : ~0;
      const supply = c === SUPPLY ? add(pose.supply, a, -1) : pose.supply;
      return { ...pose, supply, agents: put(pose.agents, a, ((pose.agents[a] ?? 0) & left) | (1 << b)) };
    }
    case "removed": {
      const figure = pose.figure[a] === b;
      return {
        ...pose,
        agents: put(pose.agents, a, (pose.agents[a] ?? 0) & ~(1 << b)),
        figure: figure ? put(pose.figure, a, NONE) : pose.figure,
        supply: figure ? pose.supply : add(pose.supply, a, 1),
      };
    }
    case "figure": {
      const was = pose.figure[a] ?? NONE;
      const mask = (pose.agents[a] ?? 0) & (was >= 0 ? ~(1 << was) : ~0);
      return { ...pose, figure: put(pose.figure, a, b), agents: put(pose.agents, a, mask | (1 << b)) };
    }
    case "took":
      return { ...pose, tile: put(pose.tile, b, NONE), info: add(pose.info, a * KINDS + c, 1) };
    case "tile":
      return { ...pose, tile: put(pose.tile, a, b) };
    case "marker":
      return { ...pose, marker: put(pose.marker, b, c) };
    case "investigator":
      return { ...pose, roof: a };
    case "third_man":
      return { ...pose, third: a };
    case "bribes":
      return { ...pose, bribe: add(pose.bribe, a * KINDS + b, c) };
    case "points":
      return { ...pose, score: add(pose.score, a, b) };
    case "paid":
      return b < KINDS
        ? { ...pose, bribe: add(pose.bribe, a * KINDS + b, -1) }
        : { ...pose, coins: add(pose.coins, a, -1) };
    case "money":
      return { ...pose, coins: add(pose.coins, a, b), box: add(pose.box, a, c) };
    case "stored":
      return { ...pose, drawer: put(pose.drawer, a * SLOTS + c, b) };
    default:
      return pose;
  }
}
