/** Suitcase for the frame. */
import type { AnyView } from "../../lib/facts";
import type { Sound } from "../../lib/sound";
import type { TableStore } from "../../lib/table.svelte";
import type { GameClient, Offer, SeatSign, Series } from "../types";
import Board from "./Board.svelte";
import Deeds from "./Deeds.svelte";
import DuelChoice from "./DuelChoice.svelte";
import Duels from "./Duels.svelte";
import { type Action, type GameEvent, GOAL, viewOf } from "./facts";
import Hand from "./Hand.svelte";
import Ledger from "./Ledger.svelte";
import Lose from "./Lose.svelte";
import Packing from "./Packing.svelte";
import Places from "./Places.svelte";
import Steps from "./Steps.svelte";
import { w } from "./say";
import { drop, signFor } from "./signs";
import { isMarked } from "./subject";
import TextBoard from "./TextBoard.svelte";
import { colourOf, homeOf, playersOf } from "./world";

/** The section of the rules page for each question. */
const SECTIONS: Record<string, string> = {
  "prompt-packing": "packing",
  "prompt-placing": "packing",
  "prompt-outpost": "outpost",
  "prompt-meeting": "duel",
  "prompt-attacking": "duel",
  "prompt-defending": "duel",
  "prompt-claiming": "fight",
  "prompt-losing": "bomb",
  "prompt-moving": "moving",
  "prompt-moving-bonus": "fight",
};

const SHAPES = ["circle", "square", "triangle", "diamond"];

function chart(views: AnyView[], table: TableStore): Series[] {
  return Array.from({ length: playersOf(table) }, (_, seat) => {
    const colour = colourOf(table, seat);
    return {
      name: table.nameOf(seat),
      colour: signFor(colour, homeOf(table, colour)?.place ?? "").fill,
      shape: SHAPES[seat] ?? "circle",
      values: views.map((view) => viewOf(view).secrets[seat] ?? 0),
    };
  });
}

/** The seat's own number in the drop of its agents. */
function seatSign(table: TableStore, seat: number): SeatSign | null {
  const colour = colourOf(table, seat);
  if (!colour) return null;
  const { fill, on, turn } = signFor(colour, homeOf(table, colour)?.place ?? "");
  return { fill, on, d: drop(9.5), turn: turn * 90 };
}

function holdings(table: TableStore, seat: number): string {
  const view = viewOf(table.view);
  const secrets = view.secrets[seat];
  if (secrets === undefined) return "";
  return [
    w("holds-secrets", { number: secrets, goal: GOAL }),
    w("holds-agents", { number: view.agents_left[seat] ?? 0 }),
  ].join(" · ");
}

function standing(table: TableStore): string[] {
  const number = Math.max(0, ...viewOf(table.view).secrets);
  return [w("standing-goal", { goal: GOAL }), w("standing-far", { number })];
}

export const GAME: GameClient = {
  name: "suitcase",
  Board,
  Hand,
  TextBoard,
  isMarked,
  panels: [
    { id: "ledger", title: "panel-ledger", component: Ledger },
    { id: "duels", title: "panel-duels", component: Duels },
  ],
  offers: {
    pack: Packing,
    place: Places,
    send: "buttons",
    stay: "buttons",
    step: Steps,
    deliver: Deeds,
    take: Deeds,
    drop: Deeds,
    end_turn: "buttons",
    meet: "buttons",
    card: DuelChoice,
    claim: Deeds,
    leave: "buttons",
    lose: Lose,
  } satisfies Record<Action["kind"], Offer>,
  last: ["stay", "leave", "end_turn"],
  // Without a step left, only suitcases can be handled.
  rule: ([prompt, { points }]) => (points === 0 ? "suitcases" : (SECTIONS[prompt] ?? "goal")),
  chart,
  prints: [
    { title: "print-board", file: "suitcase_europe.svg" },
    { title: "print-europe_1985", file: "suitcase_europe_1985.svg" },
    { title: "print-sprint", file: "suitcase_sprint.svg" },
  ],
  standing,
  holdings,
  seatSign,
  linger: { duel: 2, duel_opened: 4, beaten: 4, entered_hq: 3, delivered: 6, lost: 2 },
  turns: ["rolled"] satisfies GameEvent["kind"][],
  sounds: {
    rolled: "die",
    rolled_to_start: "die",
    stepped: "stamp",
    taken: "paper",
    dropped: "paper",
    duel_opened: "paper",
    beaten: "lock",
    entered_hq: "lock",
    delivered: "stamp",
    lost: "lock",
  } satisfies Partial<Record<GameEvent["kind"], Sound>>,
};
