/** What is worth a moment: a duel from the challenge to its end, a suitcase from the door to what was in it. */
import type { SeenEvent } from "../../wire";
import { AGENTS, eventOf, type View } from "./facts";

export interface Duel {
  kind: "duel";
  attacker: number;
  attackers: number;
  defender: number;
  defenders: number;
  /** The cards of both, once they are shown. */
  cards: [number, number] | null;
  fate: "" | "out" | "home";
}

export interface Delivery {
  kind: "delivery";
  seat: number;
  thing: number;
  /** What it holds, once it is open. */
  content: number | null;
  lost: number[];
}

export type Scene = Duel | Delivery;

/** The duel that waits for cards. */
export function duelOf({ fighter, opponent, asked }: View): Duel | null {
  if (fighter < 0 || opponent < 0 || !asked) return null;
  return {
    kind: "duel",
    attacker: Math.floor(fighter / AGENTS),
    attackers: fighter % AGENTS,
    defender: Math.floor(opponent / AGENTS),
    defenders: opponent % AGENTS,
    cards: null,
    fate: "",
  };
}

/** The scene after an event; null where there is none any more. */
export function follow(scene: Scene | null, seen: SeenEvent): Scene | null {
  const event = eventOf(seen);
  switch (event.kind) {
    case "duel":
      return {
        kind: "duel",
        attacker: event.seat,
        attackers: event.agent,
        defender: event.defender,
        defenders: event.opponent,
        cards: null,
        fate: "",
      };
    case "duel_opened": {
      const duel = scene?.kind === "duel" ? scene : null;
      return {
        kind: "duel",
        attacker: event.seat,
        attackers: duel?.attackers ?? -1,
        defender: event.defender,
        defenders: duel?.defenders ?? -1,
        cards: [event.attack, event.defence],
        fate: "",
      };
    }
    case "beaten":
      return scene?.kind === "duel" ? { ...scene, fate: event.card ? "out" : "home" } : scene;
    case "entered_hq":
      return { kind: "delivery", seat: event.seat, thing: event.case, content: null, lost: [] };
    case "delivered":
      return { kind: "delivery", seat: event.seat, thing: event.case, content: event.content, lost: [] };
    case "lost":
      return scene?.kind === "delivery" ? { ...scene, lost: [...scene.lost, event.agent] } : scene;
    case "stepped":
    case "rolled":
      return null;
    default:
      return scene;
  }
}

/** Whether a scene has come to its end, and may be left. */
export function told(scene: Scene | null): boolean {
  return scene?.kind === "duel" ? scene.cards !== null : scene?.kind === "delivery" && scene.content !== null;
}
