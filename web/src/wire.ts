// Generated from the server's schema by scripts/types.mjs. Do not edit.

/** A text key with its arguments; the catalogues hold the words. */
export type Sentence = [string, Record<string, unknown>];
/** Kind, what everybody sees, what this observer alone sees. */
export type SeenEvent = [string, number[], number[]];
/** A field of the view, the index in it (-1: all of it), and what is there now. */
export type Change = [string, number, unknown];

/** An action is on disk: in the entry `seq`, or sealed until all have answered (`seq` is 0). */
export interface Ack {
  type: "ack";
  id: string;
  at: number;
  seq: number;
}
/** Answer the question asked at `at` with a row of actions, all or nothing. */
export interface Act {
  type: "act";
  id: string;
  at: number;
  row: number[];
}
/** What an action is. `args` are places in the vocabularies of its kind. */
export interface ActionInfo {
  kind: string;
  args: number[];
  text?: Sentence | null;
  short?: Sentence | null;
}
/** A finished game looked over. Moments count from 1, and the first one is the deal. */
export interface Analysis {
  bot: string;
  seqs: number[];
  chances: number[][];
  choices: Choice[];
  turning: Turn[];
  agreement: (number | null)[];
  suspected?: number[][][];
}
/** One decision: the actions that were played, and those that the analyst would have played, seeing no more. */
export interface Choice {
  moment: number;
  seat: number;
  played: number[];
  best: number[];
}
/** A moment at which the chances shifted much: who gained most and who lost most by it. */
export interface Turn {
  moment: number;
  gained_by: number;
  gain: number;
  lost_by: number;
  loss: number;
  mover: number;
}
/** How far the analysis of a finished game is. */
export interface AnalysisState {
  status: "failed" | "ready" | "waiting" | "working";
  ahead?: number;
  done?: number;
  of?: number;
  text?: string;
  key?: string;
  analysis?: Analysis | null;
}
/** Why an action is not allowed: the rule's id and sentences; both empty if it is allowed. */
export interface Because {
  type: "because";
  at: number;
  action: number;
  rule: string;
  reason: string;
}
/** The text of a record. */
export interface Brought {
  text: string;
}
/** The server is about to close this socket, and why. `key` and `args` as in a `problem`, where it stays closed. */
export interface Bye {
  type: "bye";
  code: string;
  text: string;
  key?: string;
  args?: Record<string, unknown>;
}
/** All that is needed to verify the dice and draws of a finished game (docs/fair.md). */
export interface Chance {
  commitment: string;
  seed: string;
  nonces: string[];
  steps: ChanceStep[];
}
/** A step of chance: its place, the possible outcomes with their weights, and what happened. */
export interface ChanceStep {
  ply: number;
  weights: [number, number][];
  outcome: number;
}
/** Take the own seat back from the bot that plays in it. */
export interface ComeBack {
  type: "come_back";
}
/** Who is asked, and what the observer may answer. */
export interface Decision {
  seats: number[];
  sealed: boolean;
  options?: number[];
  answer?: number[];
  prompt?: Sentence | null;
  hints?: Record<string, unknown>;
}
/** A staged row: what would be, what may follow, whether it is complete. */
export interface Draft {
  type: "draft";
  at: number;
  row: number[];
  waiting: number[];
  options: number[];
  complete: boolean;
  view: Record<string, unknown>;
  events: SeenEvent[];
  prompt?: Sentence | null;
  hints?: Record<string, unknown>;
  story?: Sentence[];
}
/** One entry of the log as the observer sees it: what happened, what is now, who is asked. */
export interface Entry {
  type: "entry";
  seq: number;
  events: SeenEvent[];
  view: Record<string, unknown>;
  decision: Decision;
  kind?: "moves" | "start" | "takeback" | "upgrade";
  story?: Sentence[];
  about?: number[];
  changes?: Change[][];
  result?: Result | null;
}
/** How the game ended. */
export interface Result {
  shares: number[];
  ranks: number[];
  scores: number[];
  reason: string;
  text?: Sentence | null;
  lines?: Sentence[];
}
/** The vocabularies of what everybody sees of a kind of event, and of what only some see. The last one repeats. */
export interface EventInfo {
  args: string[];
  secret: string[];
}
/** Where a record lies. */
export interface Filed {
  record: string;
}
/** A Fluent message, compiled: patterns as `FluentBundle.addResource` of @fluent/bundle takes them. */
export interface FluentMessage {
  id: string;
  value: unknown;
  attributes: Record<string, unknown>;
}
/** A game that is played here. */
export interface GameInfo {
  name: string;
  title: string;
  players: [number, number];
  options: OptionInfo[];
  credits: string;
  rules_version: number;
  bots: string[];
  levels: string[];
  usual_bot: string;
  files: Record<string, string>;
  shipped: Record<string, unknown>;
  orders: string[];
  scenarios: ScenarioInfo[];
  lessons: LessonInfo[];
  first?: Record<string, string>;
  sample?: string;
  page?: string;
}
/** A choice that a table makes before the game. Empty `choices`: free text, which the game checks. */
export interface OptionInfo {
  name: string;
  default: string;
  choices: string[];
  help: string;
  where?: string[];
}
/** A named position that comes with a game, and that a table may begin from. */
export interface ScenarioInfo {
  name: string;
  title: string;
  players: number;
  note?: string;
}
/** A lesson that comes with a game; its words are the message `lesson-NAME` of the game's lesson catalogue. */
export interface LessonInfo {
  name: string;
  minutes: number;
}
/** Give the own part in all dice and draws, once, after having seen the commitment and before the first step. */
export interface GiveNonce {
  type: "nonce";
  commitment: string;
  nonce: string;
  seat?: number | null;
}
/** The first message on a socket: which table, as whom, and the last entry already seen (-1: none). */
export interface Hello {
  type: "hello";
  version: number;
  table: string;
  token?: string;
  since?: number;
  seat?: number | null;
  words?: boolean;
}
/** Something about the table changed. */
export interface Info {
  type: "info";
  info: TableInfo;
}
/** A table as everybody sees it. */
export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  status: "open" | "over" | "playing";
  listed: boolean;
  clock: number;
  rules_version: number;
  commitment: string;
  seed?: string;
  nonces?: string[];
  proposal?: Proposal | null;
  next?: string;
  scenario?: string;
  closed?: string;
  lesson?: string;
  own?: Own[];
}
/** A seat as everybody sees it. */
export interface SeatInfo {
  name: string;
  kind: "bot" | "open" | "person";
  bot?: string;
  shown?: boolean;
  nonce?: boolean;
}
/** What somebody has proposed, and who has agreed so far. */
export interface Proposal {
  what: "replace" | "takeback";
  by: number;
  seat: number;
  missing: number[];
  wait?: number;
}
/** The mark of an own file: its role (a data file's, or `scenario`), the name in it, and its content's hash. */
export interface Own {
  role: string;
  name: string;
  hash: string;
}
/** Sit down as a guest; without a seat, in the first free one. */
export interface Join {
  name: string;
  seat?: number | null;
  nonce?: string;
  webhook?: string;
}
/** The own orders, note or sealed answer, as kept: for the seat's other devices too. */
export interface Kept {
  type: "kept";
  orders?: string[] | null;
  note?: string | null;
  at?: number | null;
  answer?: number[] | null;
  reported?: number | null;
}
/** Give the seat up: before the game it is free again, later a bot plays on. */
export interface Leave {
  type: "leave";
}
/** A step of a lesson: what is told, what it is about, and the picks that it waits for. */
export interface LessonStep {
  at: number;
  text: string;
  marks: string[];
  asks: boolean;
  rows: number[][];
}
/** All that is fixed about a game as it is set up: what the numbers mean, and what is needed to draw it. */
export interface Lexicon {
  game: string;
  players: number;
  options: Record<string, string>;
  rules_version: number;
  actions: Record<string, unknown>;
  kinds: Record<string, unknown>;
  names: Record<string, unknown>;
  fields: string[];
  events: Record<string, unknown>;
  orders: string[];
  files: Record<string, unknown>;
  things?: Record<string, unknown>;
}
/** Stop receiving the chat of a seat, or hear it again. */
export interface Mute {
  type: "mute";
  seat: number;
  on?: boolean;
}
/** Open a table. The creator sits down in the first person's seat, and in `own` of them on one device. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  name?: string;
  own?: number;
  options?: Record<string, string>;
  files?: Record<string, string>;
  scenario?: string;
  lesson?: string;
  listed?: boolean;
  clock?: number;
  webhook?: string;
}
/** What a new table's seat is for: a person, or a bot by name. */
export interface SeatWish {
  kind?: "bot" | "person";
  bot?: string;
}
/** Keep a private note; nobody else ever gets it. */
export interface Note {
  type: "note";
  text: string;
}
/** What a careful player would have noted of what they saw, up to an entry. */
export interface Notebook {
  seq: number;
  notes: Noted[];
}
/** One line of a notebook. */
export interface Noted {
  text: Sentence;
}
/** Give the standing orders of the seat: names of orders that the game offers. They answer ahead. */
export interface Orders {
  type: "orders";
  names: string[];
}
/** Is anybody there? */
export interface Ping {
  type: "ping";
}
/** Here. */
export interface Pong {
  type: "pong";
}
/** Somebody has come or gone. */
export interface Presence {
  type: "presence";
  here: boolean[];
}
/** A refusal: a code for programs, one English sentence, and which action it is about. */
export interface Problem {
  type: "problem";
  code: string;
  text: string;
  id?: string;
  rule?: string;
  reason?: string;
  key?: string;
  args?: Record<string, unknown>;
}
/** Ask the others to agree: to take the last own move back, or to let a bot play for an absent seat. */
export interface Propose {
  type: "propose";
  what: "replace" | "takeback";
  seat?: number | null;
}
/** Open a new table for the same people, seats rotated by one. */
export interface Rematch {
  type: "rematch";
}
/** Entries of a game as one observer saw them, or with everything that was hidden. */
export interface Replay {
  game: string;
  names: string[];
  view: string;
  first: number;
  last: number;
  entries: Entry[];
}
/** A position for a bug report: what one observer knows of it, and nothing more. */
export interface Report {
  version: string;
  game: string;
  rules_version: number;
  players: number;
  options: Record<string, string>;
  files: Record<string, string>;
  scenario: string;
  seat: number;
  seq: number;
  view: Record<string, unknown>;
  decision: Decision;
  record: string;
}
/** Tell whoever runs the server what somebody at the table did. Nobody at the table hears of it. */
export interface ReportAbuse {
  type: "report_abuse";
  seat: number;
  reason: "cheating" | "insults" | "name" | "other" | "spam";
  text?: string;
}
/** Take a sealed answer back while others still think. */
export interface Retract {
  type: "retract";
  id: string;
  at: number;
}
/** A line of chat. From a spectator: seat -4. */
export interface Said {
  type: "said";
  number: number;
  seat: number;
  name: string;
  text: string;
}
/** Chat. */
export interface Say {
  type: "say";
  text: string;
}
/** One's seats at a table, and the token that opens them: keep it secret, it is the seat's only key. */
export interface Seated {
  table: string;
  seats: number[];
  token: string;
  info: TableInfo;
}
/** Allow spectators to look over this seat's shoulder, or forbid it. */
export interface Show {
  type: "show";
  allow: boolean;
}
/** Hand the screen over to another of this device's seats; without one, nobody's secrets are shown. */
export interface Sit {
  type: "sit";
  seat?: number | null;
}
/** Where things stand, for somebody whose last entry is too old. */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  view: Record<string, unknown>;
  decision: Decision;
  result?: Result | null;
}
/** What travels on a socket, one way and the other: for the schema document only. */
export interface Socket {
  command:
    | Hello
    | Act
    | Retract
    | Stage
    | Why
    | Sit
    | Orders
    | Say
    | Mute
    | Note
    | Propose
    | Vote
    | ComeBack
    | Show
    | Start
    | Leave
    | GiveNonce
    | Rematch
    | Sync
    | Ping
    | ReportAbuse;
  message: Welcome | Entry | Snapshot | Ack | Draft | Because | Info | Presence | Said | Kept | Problem | Pong | Bye;
}
/** Preview a row without confirming it. */
export interface Stage {
  type: "stage";
  at: number;
  row: number[];
}
/** Ask why an action is not allowed after a staged row. */
export interface Why {
  type: "why";
  at: number;
  row: number[];
  action: number;
}
/** Agree or disagree with what is proposed. */
export interface Vote {
  type: "vote";
  yes: boolean;
}
/** Begin, with bots in the seats that are still free (the host's right). */
export interface Start {
  type: "start";
}
/** Ask for whatever came after an entry. */
export interface Sync {
  type: "sync";
  since?: number;
}
/** The answer to `hello`: the table, and as whom one sits there. */
export interface Welcome {
  type: "welcome";
  version: number;
  info: TableInfo;
  seat: number;
  seats: number[];
  seq: number;
  orders?: string[];
  offered?: string[];
  note?: string;
  left?: number | null;
  here?: boolean[];
}
/** Everything that the observer may know now. */
export interface State {
  info: TableInfo;
  seat: number;
  seq: number;
  view: Record<string, unknown>;
  decision: Decision;
  result?: Result | null;
}
/** The lesson that is played at a table, and the one after it (""; it is the last). */
export interface TableLesson {
  name: string;
  next: string;
  steps: LessonStep[];
}
/** The messages of one language: a game's own, or without a game those of the terminal. */
export interface Words {
  language: string;
  game: string;
  messages: FluentMessage[];
}
