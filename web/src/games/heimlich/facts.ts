// Generated from the manifest of heimlich by `python -m tools.client_facts`. Do not edit.
import { type AnyView, type Named, named, type Shapes } from "../../lib/facts";
import type { Meaning } from "../../lib/table.svelte";
import type { SeenEvent } from "../../wire";

const BLANK = {
  phase: 15,
  turn: 0,
  holder: -1,
  face: -1,
  points: 0,
  last: -1,
  moved: 0,
  triggers: 0,
  arrivals: [] as number[],
  agenda: [] as number[],
  safe: -1,
  in_play: 0,
  at: [] as number[],
  stone: [] as number[],
  owner: [] as number[],
  owned: [] as number[],
  filed: false,
  dossier: [] as number[],
  knew: [] as number[],
  asked: 0,
  waiting: 0,
  answers: [] as number[],
  in_round: false,
  go: -1,
  must_play: false,
  has_played: false,
  passes: 0,
  card: -1,
  picked: 0,
  into_ruin: false,
  playable: 0,
  drawer: -1,
  hand: [] as number[],
  hand_size: [] as number[],
  fresh: [] as number[],
  edition: [] as number[],
  excluded: [] as number[],
  claims: [] as number[],
  past: [] as number[],
  drawn: [] as number[],
  pile_size: 0,
  discards: [] as number[],
  pool: [] as number[],
  score: [] as number[],
};

/** What an observer sees of the state. */
export type View = typeof BLANK;

/** The view, or a blank one while there is none. */
export const viewOf = (values: AnyView): View => ("phase" in values ? (values as View) : BLANK);

/** By field: how many of its numbers belong to one seat. */
export const ROW = {
  dossier: 7,
  hand: 4,
  edition: 4,
  excluded: 4,
} as const;

const EVENT_ARGUMENTS = {
  agents_in_play: [["agents"], [], true],
  starts: [["seat"]],
  identity_dealt: [["seat"], ["agent"]],
  card_gained: [["seat"], ["card"]],
  pile_refilled: [["size"]],
  rolled: [["seat", "face"]],
  points_chosen: [["seat", "points"]],
  moved: [["seat", "agent", "start", "to"]],
  scoring: [["seat", "building", "agents"], [], true],
  scored: [["agent", "building", "before", "after"]],
  safe_moved: [["seat", "start", "to"]],
  answered: [["seat", "answer"]],
  card_played: [["seat", "card", "slots"], [], true],
  put: [["seat", "agent", "start", "to"]],
  advanced: [["agent", "before", "after"]],
  identity_taken: [["seat"], ["agent"]],
  go_ended: [["seat", "played"]],
  dossiers_due: [[]],
  dossiers_filed: [[]],
  revealed: [["seat", "score", "agents"], [], true],
} as const satisfies Shapes;

export type GameEvent = Named<typeof EVENT_ARGUMENTS>;

/** An event with its arguments by name. What only its audience gets is undefined for all others. */
export const eventOf = ([kind, args, secret]: SeenEvent): GameEvent =>
  named(EVENT_ARGUMENTS, kind, args, secret);

/** Those of some kinds among events. */
export const eventsOf = <Kind extends GameEvent["kind"]>(events: SeenEvent[], ...kinds: Kind[]) =>
  events.filter(([kind]) => kinds.includes(kind as Kind)).map(eventOf) as Extract<GameEvent, { kind: Kind }>[];

const ACTION_ARGUMENTS = {
  points: [["number"]],
  move: [["agent"]],
  safe: [["building"]],
  no: [[]],
  yes: [[]],
  play: [["card"]],
  pass: [[]],
  agent: [["agent"]],
  step: [["step"]],
  to: [["building"]],
  stone: [["agent"]],
  stop: [[]],
  entry: [["agent", "owner"]],
} as const satisfies Shapes;

export type Action = Named<typeof ACTION_ARGUMENTS>;

/** An action with its arguments by name. */
export const actionOf = ({ kind, args }: Meaning): Action => named(ACTION_ARGUMENTS, kind, args);

export const AGENTS = ["red", "orange", "yellow", "green", "blue", "purple", "grey"] as const;
export const BYSTANDER = 7;
