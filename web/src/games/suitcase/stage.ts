/** Where every piece stands, for a pose: agents by city and base, suitcases beside cities. */
import type { TableStore } from "../../lib/table.svelte";
import { AGENTS, type View } from "./facts";
import { crowd, heap, type Point, plate, sideOf } from "./layout";
import { colourOf, goalOf, spotOf, worldOf } from "./world";

export interface Stage {
  /** By agent; those who are out have none. */
  agents: Map<number, Point>;
  /** By suitcase that lies in a city. */
  cases: Map<number, Point>;
}

export function stage(table: TableStore, pose: View): Stage {
  const world = worldOf(table);
  const groups = new Map<string, number[]>();
  pose.place.forEach((place, agent) => {
    const spot = spotOf(table, place);
    const key =
      spot.kind === "city"
        ? `city.${spot.city}`
        : spot.kind === "base"
          ? `base.${spot.corner}`
          : spot.kind === "hq"
            ? `hq.${Math.floor(agent / AGENTS)}`
            : "";
    if (key) groups.set(key, [...(groups.get(key) ?? []), agent]);
  });
  const agents = new Map<number, Point>();
  for (const [key, here] of groups) {
    const [kind, name] = key.split(".");
    const number = Number(name);
    const corner = world.corners[number];
    const middle =
      kind === "city" ? world.cities[number] : kind === "hq" ? goalOf(table, colourOf(table, number))?.hq : undefined;
    const spots =
      kind === "base" && corner
        ? plate(corner, world.frame, here.length).spots
        : crowd(here.length).map(({ x, y }) => ({ x: x + (middle?.x ?? 0), y: y + (middle?.y ?? 0) }));
    for (const [place, agent] of here.entries()) agents.set(agent, spots[place] ?? { x: 0, y: 0 });
  }
  const cases = new Map<number, Point>();
  world.cities.forEach((city, number) => {
    const here = pose.case_at.flatMap((at, thing) => (at === number ? [thing] : []));
    const spots = heap(sideOf(city, world.frame[0]), here.length, groups.get(`city.${number}`)?.length ?? 0);
    for (const [place, thing] of here.entries())
      cases.set(thing, { x: city.x + (spots[place]?.x ?? 0), y: city.y + (spots[place]?.y ?? 0) });
  });
  return { agents, cases };
}
