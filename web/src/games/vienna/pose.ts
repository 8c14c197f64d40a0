/** What the pieces show while an entry plays: the view before it, and on top of that its events. */
import { BRIBES, type GameEvent, NONE, ROW, SUPPLY, type View } from "./facts";

const put = (list: number[], index: number, value: number): number[] =>
  list.map((old, place) => (place === index ? value : old));
const add = (list: number[], index: number, more: number): number[] => put(list, index, (list[index] ?? 0) + more);

/** What is shown after an event. An event of an unknown kind changes nothing. */
export function after(pose: View, event: GameEvent): View {
  switch (event.kind) {
    case "placed": {
      const { seat, building, source } = event;
      const left = source < SUPPLY ? ~(1 << source) : ~0;
      const supply = source === SUPPLY ? add(pose.supply, seat, -1) : pose.supply;
      return { ...pose, supply, agents: put(pose.agents, seat, ((pose.agents[seat] ?? 0) & left) | (1 << building)) };
    }
    case "removed": {
      const { seat, building } = event;
      const figure = pose.figure[seat] === building;
      return {
        ...pose,
        agents: put(pose.agents, seat, (pose.agents[seat] ?? 0) & ~(1 << building)),
        figure: figure ? put(pose.figure, seat, NONE) : pose.figure,
        supply: figure ? pose.supply : add(pose.supply, seat, 1),
      };
    }
    case "figure": {
      const { seat, building } = event;
      const was = pose.figure[seat] ?? NONE;
      const mask = (pose.agents[seat] ?? 0) & (was >= 0 ? ~(1 << was) : ~0);
      return {
        ...pose,
        figure: put(pose.figure, seat, building),
        agents: put(pose.agents, seat, mask | (1 << building)),
      };
    }
    case "took":
      return {
        ...pose,
        tile: put(pose.tile, event.square, NONE),
        info: add(pose.info, event.seat * ROW.info + event.info, 1),
      };
    case "tile":
      return { ...pose, tile: put(pose.tile, event.square, event.info) };
    case "marker":
      return { ...pose, marker: put(pose.marker, event.info, event.field) };
    case "investigator":
      return { ...pose, roof: event.roof };
    case "third_man":
      return { ...pose, third: event.building };
    case "bribes":
      return { ...pose, bribe: add(pose.bribe, event.seat * ROW.bribe + event.bribe, event.count) };
    case "points":
      return { ...pose, score: add(pose.score, event.seat, event.points) };
    case "paid":
      return event.means < BRIBES.length
        ? { ...pose, bribe: add(pose.bribe, event.seat * ROW.bribe + event.means, -1) }
        : { ...pose, coins: add(pose.coins, event.seat, -1) };
    case "money":
      return { ...pose, coins: add(pose.coins, event.seat, event.coins), box: add(pose.box, event.seat, event.box) };
    case "stored":
      return { ...pose, drawer: put(pose.drawer, event.seat * ROW.drawer + event.slot, event.card) };
    default:
      return pose;
  }
}
