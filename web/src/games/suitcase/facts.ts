// Generated from the manifest of suitcase by `python -m tools.client_facts`. Do not edit.
import { type AnyView, type Named, named, type Shapes } from "../../lib/facts";
import type { Meaning } from "../../lib/table.svelte";
import type { SeenEvent } from "../../wire";

const BLANK = {
  phase: 13,
  turn: 0,
  active: -1,
  points: 0,
  bonus: [] as number[],
  handled: 0,
  place: [] as number[],
  load: [] as number[],
  crowd: [] as number[],
  holder: [] as number[],
  lying: [] as number[],
  hidden_at: [] as number[],
  case_at: [] as number[],
  case_by: [] as number[],
  content: [] as number[],
  shown: 0,
  cards_left: [] as number[],
  agents_left: [] as number[],
  secrets: [] as number[],
  reached: [] as number[],
  own_in: [] as number[],
  foreign_in: [] as number[],
  over: 0,
  asked: 0,
  waiting: 0,
  fighter: -1,
  defender: -1,
  opponent: -1,
  duel_card: [] as number[],
  dropped: 0,
  to_lose: 0,
  picked: 0,
  contenders: 0,
  best_roll: -1,
  leaders: 0,
  starter: -1,
  winner: -1,
  reason: -1,
};

/** What an observer sees of the state. */
export type View = typeof BLANK;

/** The view, or a blank one while there is none. */
export const viewOf = (values: AnyView): View => ("phase" in values ? (values as View) : BLANK);

/** By field: how many of its numbers belong to one seat. */
export const ROW = {
  place: 7,
  load: 7,
  cards_left: 6,
} as const;

const EVENT_ARGUMENTS = {
  placed: [["case", "city"]],
  rolled_to_start: [["seat", "first", "second"]],
  starts: [["seat"]],
  outpost: [["seat"]],
  rolled: [["seat", "first", "second"]],
  stepped: [["seat", "agent", "start", "to"]],
  taken: [["seat", "agent", "case", "city"]],
  dropped: [["seat", "agent", "case", "city"]],
  duel: [["seat", "agent", "defender", "opponent"]],
  duel_opened: [["seat", "attack", "defender", "defence"]],
  cards_back: [["seat"]],
  beaten: [["seat", "agent", "card"]],
  entered_hq: [["seat", "agent", "case"]],
  delivered: [["seat", "case", "content"]],
  lost: [["seat", "agent"]],
  game_over: [["reason"]],
} as const satisfies Shapes;

export type GameEvent = Named<typeof EVENT_ARGUMENTS>;

/** An event with its arguments by name. What only its audience gets is undefined for all others. */
export const eventOf = ([kind, args, secret]: SeenEvent): GameEvent =>
  named(EVENT_ARGUMENTS, kind, args, secret);

/** Those of some kinds among events. */
export const eventsOf = <Kind extends GameEvent["kind"]>(events: SeenEvent[], ...kinds: Kind[]) =>
  events.filter(([kind]) => kinds.includes(kind as Kind)).map(eventOf) as Extract<GameEvent, { kind: Kind }>[];

const ACTION_ARGUMENTS = {
  pack: [["order"]],
  place: [["city"]],
  send: [[]],
  stay: [[]],
  step: [["agent", "city"]],
  deliver: [["agent"]],
  take: [["agent", "case"]],
  drop: [["agent"]],
  end_turn: [[]],
  meet: [["agent"]],
  card: [["number"]],
  claim: [["case"]],
  leave: [[]],
  lose: [["agent"]],
} as const satisfies Shapes;

export type Action = Named<typeof ACTION_ARGUMENTS>;

/** An action with its arguments by name. */
export const actionOf = ({ kind, args }: Meaning): Action => named(ACTION_ARGUMENTS, kind, args);

export const AGENTS = 7;
export const LETTERS = 4;
export const GOAL = 10;
export const DUEL_CARDS = [2, 1, 1, 1, 1, 1] as const;
export const CONTENTS = [5, 3, 1, 0] as const;
export const BOMB = 0;
export const NOT_PLACED = -1;
export const CARRIED = -2;
export const DELIVERED = -3;
export const NOBODY = -1;
export const UNKNOWN = -1;
