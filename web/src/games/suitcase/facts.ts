// Generated from the manifest of suitcase by `python -m tools.client_facts`. Do not edit.
import { type AnyView, named, type Shapes } from "../../lib/facts";
import type { Meaning } from "../../lib/table.svelte";
import type { SeenEvent } from "../../wire";

/** What an observer sees of the state. */
export type View = {
  phase: number;
  turn: number;
  active: number;
  points: number;
  bonus: number[];
  handled: number;
  place: number[];
  load: number[];
  crowd: number[];
  holder: number[];
  lying: number[];
  hidden_at: number[];
  case_at: number[];
  case_by: number[];
  content: number[];
  shown: number;
  cards_left: number[];
  agents_left: number[];
  secrets: number[];
  reached: number[];
  own_in: number[];
  foreign_in: number[];
  over: number;
  asked: number;
  waiting: number;
  fighter: number;
  defender: number;
  opponent: number;
  duel_card: number[];
  dropped: number;
  to_lose: number;
  picked: number;
  contenders: number;
  best_roll: number;
  leaders: number;
  starter: number;
  winner: number;
  reason: number;
};

const BLANK: View = {
  phase: 13,
  turn: 0,
  active: -1,
  points: 0,
  bonus: [],
  handled: 0,
  place: [],
  load: [],
  crowd: [],
  holder: [],
  lying: [],
  hidden_at: [],
  case_at: [],
  case_by: [],
  content: [],
  shown: 0,
  cards_left: [],
  agents_left: [],
  secrets: [],
  reached: [],
  own_in: [],
  foreign_in: [],
  over: 0,
  asked: 0,
  waiting: 0,
  fighter: -1,
  defender: -1,
  opponent: -1,
  duel_card: [],
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

/** The view, or a blank one while there is none. */
export const viewOf = (values: AnyView): View => ("phase" in values ? (values as View) : BLANK);

/** By field: how many of its numbers belong to one seat. */
export const ROW = {
  place: 7,
  load: 7,
  cards_left: 6,
} as const;

export type GameEvent =
  | { kind: "placed"; case: number; city: number }
  | { kind: "rolled_to_start"; seat: number; first: number; second: number }
  | { kind: "starts"; seat: number }
  | { kind: "outpost"; seat: number }
  | { kind: "rolled"; seat: number; first: number; second: number }
  | { kind: "stepped"; seat: number; agent: number; start: number; to: number }
  | { kind: "taken"; seat: number; agent: number; case: number; city: number }
  | { kind: "dropped"; seat: number; agent: number; case: number; city: number }
  | { kind: "duel"; seat: number; agent: number; defender: number; opponent: number }
  | { kind: "duel_opened"; seat: number; attack: number; defender: number; defence: number }
  | { kind: "cards_back"; seat: number }
  | { kind: "beaten"; seat: number; agent: number; card: number }
  | { kind: "entered_hq"; seat: number; agent: number; case: number }
  | { kind: "delivered"; seat: number; case: number; content: number }
  | { kind: "lost"; seat: number; agent: number }
  | { kind: "game_over"; reason: number };

const EVENT_ARGUMENTS: Shapes = {
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
};

/** An event with its arguments by name. What only its audience is told is undefined to everybody else. */
export const eventOf = ([kind, args, secret]: SeenEvent): GameEvent =>
  named<GameEvent>(EVENT_ARGUMENTS, kind, args, secret);

/** Those of some kinds among events. */
export const eventsOf = <Kind extends GameEvent["kind"]>(events: SeenEvent[], ...kinds: Kind[]) =>
  events.filter(([kind]) => kinds.includes(kind as Kind)).map(eventOf) as Extract<GameEvent, { kind: Kind }>[];

export type Action =
  | { kind: "pack"; order: number }
  | { kind: "place"; city: number }
  | { kind: "send" }
  | { kind: "stay" }
  | { kind: "step"; agent: number; city: number }
  | { kind: "deliver"; agent: number }
  | { kind: "take"; agent: number; case: number }
  | { kind: "drop"; agent: number }
  | { kind: "end_turn" }
  | { kind: "meet"; agent: number }
  | { kind: "card"; number: number }
  | { kind: "claim"; case: number }
  | { kind: "leave" }
  | { kind: "lose"; agent: number };

const ACTION_ARGUMENTS: Shapes = {
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
};

/** An action with its arguments by name. */
export const actionOf = ({ kind, args }: Meaning): Action => named<Action>(ACTION_ARGUMENTS, kind, args);

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
