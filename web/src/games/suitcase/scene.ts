/** What is worth a moment: a duel from the challenge to its end, a suitcase from the door to what was in it. */
import type { View } from "../../lib/table.svelte";
import type { SeenEvent } from "../../wire";
import { AGENTS } from "./world";

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
export function duelOf(view: View): Duel | null {
  const [fighter, opponent] = [view["fighter"] ?? -1, view["opponent"] ?? -1];
  if (fighter < 0 || opponent < 0 || !view["asked"]) return null;
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
export function follow(scene: Scene | null, [kind, args]: SeenEvent): Scene | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = args;
  switch (kind) {
    case "duel":
      return {
        kind: "duel",
        attacker: first,
        attackers: second,
        defender: third,
        defenders: fourth,
        cards: null,
        fate: "",
      };
    case "duel_opened": {
      const duel = scene?.kind === "duel" ? scene : null;
      return {
        kind: "duel",
        attacker: first,
        attackers: duel?.attackers ?? -1,
        defender: third,
        defenders: duel?.defenders ?? -1,
        cards: [second, fourth],
        fate: "",
      };
    }
    case "beaten":
      return scene?.kind === "duel" ? { ...scene, fate: third ? "out" : "home" } : scene;
    case "entered_hq":
      return { kind: "delivery", seat: first, thing: third, content: null, lost: [] };
    case "delivered":
      return { kind: "delivery", seat: first, thing: second, content: third, lost: [] };
    case "lost":
      return scene?.kind === "delivery" ? { ...scene, lost: [...scene.lost, second] } : scene;
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
