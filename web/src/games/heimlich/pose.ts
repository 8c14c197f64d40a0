/** What the pieces show: a view, and on top of it the events of an entry while it plays. */
import type { View } from "../../lib/table.svelte";
import type { SeenEvent } from "../../wire";

export interface Pose {
  at: number[];
  stone: number[];
  safe: number;
  face: number;
  points: number;
  hands: number[];
  pile: number;
  /** The card that lies open: being played, or the last one. */
  card: number;
}

export function poseOf(view: View): Pose {
  return {
    at: view["at"] ?? [],
    stone: view["stone"] ?? [],
    safe: view["safe"] ?? -1,
    face: view["face"] ?? -1,
    points: view["points"] ?? 0,
    hands: view["hand_size"] ?? [],
    pile: view["pile_size"] ?? 0,
    card: view["card"] ?? -1,
  };
}

function put(list: number[], index: number | undefined, value: number | undefined): number[] {
  return value === undefined ? list : list.map((old, place) => (place === index ? value : old));
}

/** The pose after an event. An event of an unknown kind changes nothing. */
export function after(pose: Pose, [kind, args]: SeenEvent): Pose {
  switch (kind) {
    case "moved":
      return { ...pose, at: put(pose.at, args[1], args[3]), points: Math.max(0, pose.points - 1) };
    case "put":
      return { ...pose, at: put(pose.at, args[1], args[3]) };
    case "scored":
      return { ...pose, stone: put(pose.stone, args[0], args[3]) };
    case "advanced":
      return { ...pose, stone: put(pose.stone, args[0], args[2]) };
    case "safe_moved":
      return { ...pose, safe: args[2] ?? pose.safe };
    case "rolled":
      return { ...pose, face: args[1] ?? pose.face };
    case "points_chosen":
      return { ...pose, points: args[1] ?? pose.points };
    case "card_played":
      return { ...pose, card: args[1] ?? -1, hands: put(pose.hands, args[0], (pose.hands[args[0] ?? 0] ?? 1) - 1) };
    case "card_gained":
      return {
        ...pose,
        pile: Math.max(0, pose.pile - 1),
        hands: put(pose.hands, args[0], (pose.hands[args[0] ?? 0] ?? 0) + 1),
      };
    case "pile_refilled":
      return { ...pose, pile: args[0] ?? pose.pile };
    default:
      return pose;
  }
}

/** By how much stones would change, or change: agent and difference, the largest gain first. */
export function gains(before: number[], now: number[]): { agent: number; gain: number; total: number }[] {
  return now
    .map((total, agent) => ({ agent, gain: total - (before[agent] ?? total), total }))
    .filter((line) => line.gain !== 0)
    .sort((one, other) => other.gain - one.gain);
}
