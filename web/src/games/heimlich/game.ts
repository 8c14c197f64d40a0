/** Heimlich & Co. for the frame. */
import { type AnyView, members } from "../../lib/facts";
import type { Sound } from "../../lib/sound";
import { SPECTATOR, type TableStore } from "../../lib/table.svelte";
import type { GameClient, Offer, Series, Unmasked } from "../types";
import Board from "./Board.svelte";
import CardRound from "./CardRound.svelte";
import { cover } from "./cover";
import Dossier from "./Dossier.svelte";
import DossierSheet from "./DossierSheet.svelte";
import { type Action, type GameEvent, viewOf } from "./facts";
import Hand from "./Hand.svelte";
import Notebook from "./Notebook.svelte";
import { w } from "./say";
import { agentName, outline, signOf } from "./signs";
import { isMarked } from "./subject";
import TextBoard from "./TextBoard.svelte";
import { agentsOf, hasCards, hasDossier, townOf } from "./town";

/** The section of the rules page for each question. */
const SECTIONS: Record<string, string> = {
  "prompt-moving": "moving",
  "prompt-points": "die",
  "prompt-safe": "safe",
  "prompt-question": "round",
  "prompt-go": "round",
  "prompt-go-must": "round",
  "prompt-entry": "dossier",
};

function chart(seen: AnyView[], table: TableStore): Series[] {
  const views = seen.map(viewOf);
  return members(views.at(-1)?.in_play).map((agent) => {
    const sign = signOf(agent);
    return {
      name: agentName(table, agent),
      colour: sign.fill,
      shape: sign.shape,
      values: views.map((view) => view.stone[agent] ?? 0),
    };
  });
}

function holdings(table: TableStore, seat: number): string {
  const { hand_size, owned } = viewOf(table.view);
  const cards = hand_size[seat];
  const parts = [
    ...(viewOf(table.known).holder === seat && !table.result ? [w("holds-die")] : []),
    ...(cards === undefined ? [] : [w("holds-cards", { number: cards })]),
    ...((owned[seat] ?? 1) > 1 ? [w("holds-identities", { number: owned[seat] ?? 1 })] : []),
    // The hand shows one's own; what a replay shows of everyone stands here.
    ...(table.result || table.seat === SPECTATOR ? agentsOf(table, seat).map((agent) => agentName(table, agent)) : []),
  ];
  return parts.join(" · ");
}

function standing(table: TableStore): string[] {
  const number = Math.max(0, ...viewOf(table.view).stone);
  const [own, second] = cover.on || table.result ? [] : agentsOf(table, table.seat);
  const goal =
    own === undefined || second !== undefined
      ? w("standing-goal")
      : w("standing-own", { agent: agentName(table, own) });
  return [goal, w("standing-far", { number, goal: townOf(table).goal })];
}

/** The agents that a seat led. The first of them is where the light falls. */
function unmask(table: TableStore, seat: number): Unmasked {
  const led = agentsOf(table, seat);
  return {
    name: led.map((agent) => agentName(table, agent)).join(" & "),
    // Its coat: the whole figure is as wide as its shadow.
    piece: `[data-agent="${led[0]}"] .rim`,
    signs: led.map((agent) => {
      const { fill, on, shape, initial } = signOf(agent);
      return { fill, on, d: outline(shape, 10), letter: initial };
    }),
  };
}

export const GAME: GameClient = {
  name: "heimlich",
  Board,
  Hand,
  TextBoard,
  isMarked,
  panels: [
    { id: "round", title: "panel-round", component: CardRound, shown: hasCards },
    { id: "notebook", title: "panel-notebook", component: Notebook, notes: true },
    { id: "dossier", title: "panel-dossier", component: Dossier, shown: hasDossier },
  ],
  offers: {
    points: "buttons",
    move: "board",
    safe: "board",
    no: "buttons",
    yes: "buttons",
    play: "hand",
    pass: "buttons",
    agent: "board",
    step: "buttons",
    to: "board",
    stone: "board",
    stop: "buttons",
    entry: DossierSheet,
  } satisfies Record<Action["kind"], Offer>,
  last: ["no", "pass", "stop"],
  onHand: ["prompt-question", "prompt-go", "prompt-go-must"],
  rule: ([prompt]) => SECTIONS[prompt] ?? (prompt.startsWith("prompt-target") ? "cards" : "goal"),
  chart,
  standing,
  holdings,
  unmask,
  turns: ["rolled"] satisfies GameEvent["kind"][],
  sounds: {
    rolled: "die",
    moved: "stamp",
    put: "stamp",
    scoring: "lock",
    safe_moved: "lock",
    card_played: "paper",
    card_gained: "paper",
    dossiers_filed: "paper",
    revealed: "paper",
  } satisfies Partial<Record<GameEvent["kind"], Sound>>,
};
