/** Vienna for the frame. */
import { type AnyView, members } from "../../lib/facts";
import type { Sound } from "../../lib/sound";
import type { TableStore } from "../../lib/table.svelte";
import type { GameClient, Offer, Series } from "../types";
import Ahead from "./Ahead.svelte";
import Board from "./Board.svelte";
import { isFull, roofOf, seatsOf } from "./city";
import Desks from "./Desks.svelte";
import Farewell from "./Farewell.svelte";
import { type Action, type GameEvent, viewOf } from "./facts";
import Hand from "./Hand.svelte";
import Holdings from "./Holdings.svelte";
import Missions from "./Missions.svelte";
import Options from "./Options.svelte";
import { LAST } from "./offers";
import Places from "./Places.svelte";
import Shop from "./Shop.svelte";
import { w } from "./say";
import { seatSign } from "./seats";
import { isMarked } from "./subject";
import TextBoard from "./TextBoard.svelte";

/** The section of the rules page for each question, by the first word of its key. */
const SECTIONS: Record<string, string> = {
  assigning: "round",
  storing: "drawers",
  acting: "agent",
  sourcing: "agent",
  paying: "agent",
  surrounding: "third",
  firing: "abilities",
  choosing: "abilities",
  swerving: "marker",
  third_walking: "third",
  figure_walking: "feld",
  commissioning: "missions",
  boxing: "purchase",
  buying: "purchase",
  settling: "payday",
  removing: "payday",
  farewell: "payday",
  posting: "third",
  leading: "feld",
};

function chart(views: AnyView[], table: TableStore): Series[] {
  return seatsOf(table).map((seat) => ({
    name: table.nameOf(seat),
    colour: seatSign(seat).fill,
    shape: seatSign(seat).shape,
    values: views.map((view) => viewOf(view).score[seat] ?? 0),
  }));
}

function holdings(table: TableStore, seat: number): string {
  const view = viewOf(table.view);
  return [
    w("holds-points", { number: view.score[seat] ?? 0 }),
    w("holds-agents", { number: members(view.agents[seat]).length }),
    ...(isFull(table) ? [w("holds-coins", { number: view.coins[seat] ?? 0 })] : []),
    ...(view.arms === seat ? [w("arms")] : []),
  ]
    .map((part) => part.replaceAll(" ", "\u00a0"))
    .join(" · ");
}

function standing(table: TableStore): string[] {
  const fields = roofOf(table);
  const at = fields.find(({ number }) => number === viewOf(table.view).roof)?.name ?? "";
  const end = fields.at(-1)?.name ?? "";
  return [
    w(isFull(table) ? "standing-goal-full" : "standing-goal"),
    at === end ? w("standing-last") : w("standing-far", { at, end }),
  ];
}

export const GAME: GameClient = {
  name: "vienna",
  Board,
  Hand,
  TextBoard,
  Ahead,
  isMarked,
  dense: true,
  panels: [{ id: "desks", title: "panel-desks", component: Desks }],
  offers: {
    pass: Options,
    assign: "hand",
    drawer: Options,
    take: Options,
    earn: Options,
    place: Places,
    from: Options,
    pay: Options,
    fire: Options,
    gift: Options,
    mark: Options,
    draw_two: Options,
    surround: Options,
    walk: "board",
    fulfil: Missions,
    accept: Missions,
    box: Options,
    buy: Shop,
    lead: Options,
    remove: Farewell,
  } satisfies Record<Action["kind"], Offer>,
  last: LAST,
  kept: "pass",
  rule: ([prompt]) => SECTIONS[prompt.split("-")[1] ?? ""] ?? "goal",
  chart,
  standing,
  holdings,
  Holdings,
  prints: [
    { title: "print-board", file: "balanced.svg" },
    { title: "print-missions", file: "vienna_missions.LANGUAGE.svg" },
  ],
  seatSign: (_, seat) => seatSign(seat),
  turns: ["round", "last_round", "turn"] satisfies GameEvent["kind"][],
  sounds: {
    placed: "stamp",
    took: "paper",
    marker: "lock",
    investigator: "lock",
    stored: "paper",
    fulfilled: "stamp",
    accepted: "paper",
    bought: "lock",
  } satisfies Partial<Record<GameEvent["kind"], Sound>>,
};
