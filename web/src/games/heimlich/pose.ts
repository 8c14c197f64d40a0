/** What the pieces show while an entry plays: the view before it, and on top of that its events. */
import type { GameEvent, View } from "./facts";

function put(list: number[], index: number, value: number): number[] {
  return list.map((old, place) => (place === index ? value : old));
}

/** What is shown after an event. An event of an unknown kind changes nothing. */
export function after(pose: View, event: GameEvent): View {
  switch (event.kind) {
    case "moved":
      return { ...pose, at: put(pose.at, event.agent, event.to), points: Math.max(0, pose.points - 1) };
    case "put":
      return { ...pose, at: put(pose.at, event.agent, event.to) };
    case "scored":
    case "advanced":
      return { ...pose, stone: put(pose.stone, event.agent, event.after) };
    case "safe_moved":
      return { ...pose, safe: event.to };
    case "rolled":
      return { ...pose, face: event.face };
    case "points_chosen":
      return { ...pose, points: event.points };
    case "card_played":
      return { ...pose, card: event.card };
    case "card_gained":
      return { ...pose, pile_size: Math.max(0, pose.pile_size - 1) };
    case "pile_refilled":
      return { ...pose, pile_size: event.size };
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
