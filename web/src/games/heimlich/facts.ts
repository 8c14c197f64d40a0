// Generated from the manifest of heimlich by `python -m tools.client_facts`. Do not edit.
import { type AnyView, named, type Shapes } from "../../lib/facts";
import type { Meaning } from "../../lib/table.svelte";
import type { SeenEvent } from "../../wire";

/** What an observer sees of the state. */
export type View = {
  phase: number;
  turn: number;
  holder: number;
  face: number;
  points: number;
  last: number;
  moved: number;
  triggers: number;
  arrivals: number[];
  agenda: number[];
  safe: number;
  in_play: number;
  at: number[];
  stone: number[];
  owner: number[];
  owned: number[];
  filed: boolean;
  dossier: number[];
  knew: number[];
  asked: number;
  waiting: number;
  answers: number[];
  in_round: boolean;
  go: number;
  must_play: boolean;
  has_played: boolean;
  passes: number;
  card: number;
  picked: number;
  into_ruin: boolean;
  playable: number;
  drawer: number;
  hand: number[];
  hand_size: number[];
  fresh: number[];
  edition: number[];
  excluded: number[];
  claims: number[];
  past: number[];
  drawn: number[];
  pile_size: number;
  discards: number[];
  pool: number[];
  score: number[];
};

const BLANK: View = {
  phase: 15,
  turn: 0,
  holder: -1,
  face: -1,
  points: 0,
  last: -1,
  moved: 0,
  triggers: 0,
  arrivals: [],
  agenda: [],
  safe: -1,
  in_play: 0,
  at: [],
  stone: [],
  owner: [],
  owned: [],
  filed: false,
  dossier: [],
  knew: [],
  asked: 0,
  waiting: 0,
  answers: [],
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
  hand: [],
  hand_size: [],
  fresh: [],
  edition: [],
  excluded: [],
  claims: [],
  past: [],
  drawn: [],
  pile_size: 0,
  discards: [],
  pool: [],
  score: [],
};

/** The view, or a blank one while there is none. */
export const viewOf = (values: AnyView): View => ("phase" in values ? (values as View) : BLANK);

/** By field: how many of its numbers belong to one seat. */
export const ROW = {
  dossier: 7,
  hand: 4,
  edition: 4,
  excluded: 4,
} as const;

export type GameEvent =
  | { kind: "agents_in_play"; agents: number[] }
  | { kind: "starts"; seat: number }
  | { kind: "identity_dealt"; seat: number; agent: number | undefined }
  | { kind: "card_gained"; seat: number; card: number | undefined }
  | { kind: "pile_refilled"; size: number }
  | { kind: "rolled"; seat: number; face: number }
  | { kind: "points_chosen"; seat: number; points: number }
  | { kind: "moved"; seat: number; agent: number; start: number; to: number }
  | { kind: "scoring"; seat: number; building: number; agents: number[] }
  | { kind: "scored"; agent: number; building: number; before: number; after: number }
  | { kind: "safe_moved"; seat: number; start: number; to: number }
  | { kind: "answered"; seat: number; answer: number }
  | { kind: "card_played"; seat: number; card: number; slots: number[] }
  | { kind: "put"; seat: number; agent: number; start: number; to: number }
  | { kind: "advanced"; agent: number; before: number; after: number }
  | { kind: "identity_taken"; seat: number; agent: number | undefined }
  | { kind: "go_ended"; seat: number; played: number }
  | { kind: "dossiers_due" }
  | { kind: "dossiers_filed" }
  | { kind: "revealed"; seat: number; score: number; agents: number[] };

const EVENT_ARGUMENTS: Shapes = {
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
};

/** An event with its arguments by name. What only its audience is told is undefined to everybody else. */
export const eventOf = ([kind, args, secret]: SeenEvent): GameEvent =>
  named<GameEvent>(EVENT_ARGUMENTS, kind, args, secret);

/** Those of some kinds among events. */
export const eventsOf = <Kind extends GameEvent["kind"]>(events: SeenEvent[], ...kinds: Kind[]) =>
  events.filter(([kind]) => kinds.includes(kind as Kind)).map(eventOf) as Extract<GameEvent, { kind: Kind }>[];

export type Action =
  | { kind: "points"; number: number }
  | { kind: "move"; agent: number }
  | { kind: "safe"; building: number }
  | { kind: "no" }
  | { kind: "yes" }
  | { kind: "play"; card: number }
  | { kind: "pass" }
  | { kind: "agent"; agent: number }
  | { kind: "step"; step: number }
  | { kind: "to"; building: number }
  | { kind: "stone"; agent: number }
  | { kind: "stop" }
  | { kind: "entry"; agent: number; owner: number };

const ACTION_ARGUMENTS: Shapes = {
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
};

/** An action with its arguments by name. */
export const actionOf = ({ kind, args }: Meaning): Action => named<Action>(ACTION_ARGUMENTS, kind, args);

export const AGENTS = ["red", "orange", "yellow", "green", "blue", "purple", "grey"] as const;
export const BYSTANDER = 7;
