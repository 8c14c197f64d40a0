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
/** Add an address for notifications. `details`: the keys of a browser's subscription. */
export interface AddChannel {
  kind: string;
  address: string;
  details?: Record<string, string>;
}
/** Add this device, by a link's code or by the recovery phrase. Without `sure`, only return whose profile it is. */
export interface AddDevice {
  label: string;
  code?: string;
  phrase?: string;
  sure?: boolean;
}
/** The analysis of a finished game. Moments count from 1, and the first one is the deal. */
export interface Analysis {
  bot: string;
  seqs: number[];
  chances: number[][];
  choices: Choice[];
  turning: Turn[];
  agreement: (number | null)[];
  suspected?: number[][][];
}
/** One decision: the actions that were played, and those of the analyst with the same knowledge. */
export interface Choice {
  moment: number;
  seat: number;
  played: number[];
  best: number[];
  cost?: number;
  grade?: "" | "blunder" | "inaccuracy" | "mistake";
}
/** A turning point: a moment at which the chances shifted much, with who gained and who lost most. */
export interface Turn {
  moment: number;
  gained_by: number;
  gain: number;
  lost_by: number;
  loss: number;
  mover: number;
}
/** The progress of an analysis. */
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
/** A blocked person, by the name that the caller knows. The id is for the caller alone. */
export interface BlockedPerson {
  person: string;
  name: string;
}
/** The text of a record. */
export interface Brought {
  text: string;
}
/** The server is about to close this socket, and why. `key` and `args` as in a `problem`, if it must stay closed. */
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
/** Change the fields that are given. A page that is switched on again gets a new address. */
export interface ChangeConsent {
  invitations?: boolean | null;
  page?: boolean | null;
}
/** Set the quiet hours; null: there are none. */
export interface ChangeNotices {
  quiet: Quiet | null;
}
/** The hours without notifications: from `start` to `end`, over midnight if `end` is earlier. */
export interface Quiet {
  start: string;
  end: string;
  zone: string;
}
/** Change the fields that are given. */
export interface ChangeProfile {
  name?: string | null;
  language?: ("de" | "en" | "nl") | null;
  portrait?: number | null;
}
/** Take the own seat back from the bot that plays in it. */
export interface ComeBack {
  type: "come_back";
}
/** What the caller allows: invitations, a public page. `page`: its address; "": there is none. */
export interface Consent {
  invitations: boolean;
  page: string;
  blocked: BlockedPerson[];
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
/** Decline an invitation; `block`: refuse all of this person. */
export interface Decline {
  table: string;
  block?: boolean;
}
/** A device of a profile. Times are days, counted from 1970. */
export interface Device {
  device: string;
  label: string;
  added: number;
  used: number;
  this: boolean;
}
/** A code with which another device adds itself, once and within this many seconds. */
export interface DeviceLink {
  code: string;
  seconds: number;
}
/** A staged row: the position that it leads to, what may follow, whether it is complete. */
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
/** The vocabularies of the public arguments of a kind of event, and of its secret ones. The last one repeats. */
export interface EventInfo {
  args: string[];
  secret: string[];
}
/** Everything that is stored of a profile, less its keys and their hashes. */
export interface Export {
  created: number;
  me: Me;
  tables: OwnTable[];
  results: OwnGame[];
  statistics: Statistics;
  consent: Consent;
  notices: Notices;
}
/** A profile as its owner sees it. */
export interface Me {
  name: string;
  language: string;
  portrait: number;
  devices: Device[];
  phrase: boolean;
}
/** A table where the caller sits, and what they have written there. */
export interface OwnTable {
  table: string;
  game: string;
  status: string;
  seats: number[];
  names: string[];
  notes: string[];
  chat: string[];
}
/** A game of the caller. */
export interface OwnGame {
  table: string;
  game: string;
  status: "open" | "over" | "playing";
  created: number;
  seat: number;
  names: string[];
  bots: string[];
  there?: boolean;
  yours?: boolean;
  left?: number | null;
  invited_by?: string;
  next?: string;
  ended?: number;
  entries?: number;
  ranks?: number[];
  scores?: number[];
  won?: boolean;
}
export interface Statistics {
  games: GameStatistics[];
}
/** Statistics of the finished games of one title. `scores`: the last ones, the newest at the end. */
export interface GameStatistics {
  game: string;
  games: number;
  wins: number;
  best: number;
  mean: number;
  scores: number[];
  opponents: Opponent[];
  people?: Rating | null;
  bots?: Rating | null;
}
/** An opponent of the caller; a bot by its own name. */
export interface Opponent {
  name: string;
  bot: boolean;
  games: number;
}
/** A rating by openskill, where everyone begins at 25. `history`: after each of the last games. */
export interface Rating {
  value: number;
  doubt: number;
  games: number;
  history: number[];
}
/** The notification settings: channels of the server, addresses of the person, and quiet hours. */
export interface Notices {
  offered: Offered[];
  channels: OwnChannel[];
  quiet?: Quiet | null;
}
/** A notification channel of this server. `asks`: for an address, or for a browser's subscription to this `key`. */
export interface Offered {
  kind: string;
  asks: "address" | "browser";
  key?: string;
}
/** An address for notifications, and the name of the device that it belongs to. */
export interface OwnChannel {
  channel: string;
  kind: string;
  address: string;
  label: string;
  confirmed: boolean;
  this: boolean;
}
/** The address of a record. */
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
  minutes?: [number, number] | null;
  weight?: number;
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
  offered?: boolean;
  section?: string;
}
/** A lesson that comes with a game; its words are the message `lesson-NAME` of the game's lesson catalogue. */
export interface LessonInfo {
  name: string;
  minutes: number;
  options?: Record<string, string>;
}
export interface GamesPlayed {
  game: string;
  games: number;
}
/** Give a nonce for all dice and draws, once, after having seen the commitment and before the first step. */
export interface GiveNonce {
  type: "nonce";
  commitment: string;
  nonce: string;
  seat?: number | null;
}
/** The first message on a socket: the table, the token, and the last entry already seen (-1: none). */
export interface Hello {
  type: "hello";
  version: number;
  table: string;
  token?: string;
  since?: number;
  seat?: number | null;
  words?: boolean;
}
/** A change of the table. */
export interface Info {
  type: "info";
  info: TableInfo;
}
/** A table as everyone sees it. */
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
  language?: string;
}
/** A seat as everyone sees it. */
export interface SeatInfo {
  name: string;
  kind: "bot" | "open" | "person";
  bot?: string;
  shown?: boolean;
  nonce?: boolean;
  portrait?: number;
  kept?: boolean;
}
/** A proposal, and who has agreed so far. */
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
/** Reserve a seat for someone: at the caller's open table `at`, or at a new one like the game together. */
export interface Invite {
  table: string;
  seat: number;
  at?: string;
  name?: string;
  portrait?: number;
  language?: "" | "de" | "en" | "nl";
}
/** Take a seat as a guest; without a seat, the first free one. */
export interface Join {
  name: string;
  seat?: number | null;
  portrait?: number;
  nonce?: string;
  webhook?: string;
}
/** The own orders, note or sealed answer, as stored: for the seat's other devices too. */
export interface Kept {
  type: "kept";
  orders?: string[] | null;
  note?: string | null;
  at?: number | null;
  answer?: number[] | null;
  reported?: number | null;
  silent?: boolean | null;
}
/** The key of a device: keep it secret, it is not shown again. Empty: nothing was added yet. */
export interface Key {
  key: string;
  name: string;
  portrait?: number;
}
/** Give the seat up: before the game it is free again, later a bot plays on. */
export interface Leave {
  type: "leave";
}
/** A step of a lesson: its text, what it highlights, and the picks that it waits for. */
export interface LessonStep {
  at: number;
  text: string;
  marks: string[];
  asks: boolean;
  rows: number[][];
}
/** All that is fixed about a game once it is set up: what the numbers mean, and what is needed to draw it. */
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
/** Say whether the table is visible on this screen. People who are looking at it are not notified. */
export interface Looking {
  type: "looking";
  on: boolean;
}
/** The code of a link in an e-mail. */
export interface MailCode {
  code: string;
}
/** Mute the chat of a seat, or unmute it. */
export interface Mute {
  type: "mute";
  seat: number;
  on?: boolean;
}
/** Create a profile, with this device as its first. `label`: the device's name in the list of devices. */
export interface NewProfile {
  name: string;
  label: string;
  language?: "de" | "en" | "nl";
  portrait?: number;
}
/** Create a table. The host sits down in the first person's seat, and in `own` of them on one device. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  name?: string;
  portrait?: number;
  own?: number;
  names?: string[];
  options?: Record<string, string>;
  files?: Record<string, string>;
  scenario?: string;
  lesson?: string;
  listed?: boolean;
  clock?: number;
  language?: "" | "de" | "en" | "nl";
  webhook?: string;
}
/** What a new table's seat is for: a person, or a bot by name. */
export interface SeatWish {
  kind?: "bot" | "person";
  bot?: string;
}
/** Save a private note; nobody else ever gets it. */
export interface Note {
  type: "note";
  text: string;
}
/** What a careful player would have noted, up to an entry. */
export interface Notebook {
  seq: number;
  notes: Noted[];
}
/** One line of a notebook. */
export interface Noted {
  text: Sentence;
}
/** Set the automatic answers of the seat: names of those that the game offers. */
export interface Orders {
  type: "orders";
  names: string[];
}
/** Someone with whom the caller has finished games: their name and seat in the last one. */
export interface Person {
  name: string;
  portrait: number;
  games: number;
  game: string;
  ended: number;
  table: string;
  seat: number;
}
/** A new recovery phrase, shown once; the previous one is void. */
export interface Phrase {
  phrase: string;
}
/** Ask for a sign of life. */
export interface Ping {
  type: "ping";
}
/** Here. */
export interface Pong {
  type: "pong";
}
/** The presence of people has changed. */
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
/** Propose to the others: to take back the own last move, or to let a bot play for an absent seat. */
export interface Propose {
  type: "propose";
  what: "replace" | "takeback";
  seat?: number | null;
}
/** A public profile, shown with its owner's consent: this, and nothing else. */
export interface PublicPage {
  name: string;
  portrait: number;
  games: GamesPlayed[];
}
/** Create a new table for the same people, seats rotated by one. */
export interface Rematch {
  type: "rematch";
}
export interface RemoveChannel {
  channel: string;
}
export interface RemoveDevice {
  device: string;
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
/** Report someone at the table to the administrator. Nobody at the table sees it. */
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
/**
 * The caller's seats at a table, and the token that opens them: keep it secret, it is the seat's only key.
 *
 *     A profile's seat has no token: its devices open it.
 */
export interface Seated {
  table: string;
  seats: number[];
  token: string;
  info: TableInfo;
}
/** Show this seat's view to spectators, or stop showing it. */
export interface Show {
  type: "show";
  allow: boolean;
}
/** Switch notifications for this table off, or on again. */
export interface Silent {
  type: "silent";
  on: boolean;
}
/** Hand the screen over to another of this device's seats; without one, nobody's secrets are shown. */
export interface Sit {
  type: "sit";
  seat?: number | null;
}
/** The current state, for a client whose last entry is too old. */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  view: Record<string, unknown>;
  decision: Decision;
  result?: Result | null;
}
/** All that a socket carries in both directions: for the schema document only. */
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
    | ReportAbuse
    | Silent
    | Looking;
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
/** Ask for all entries after one. */
export interface Sync {
  type: "sync";
  since?: number;
}
/** The answer to `hello`: the table, and the seats of this device. */
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
  host?: boolean;
  silent?: boolean;
  invited?: boolean;
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
export interface Unblock {
  person: string;
}
/** Someone named by a finished game together and their seat there. */
export interface WhomIMet {
  table: string;
  seat: number;
}
/** Withdraw an invitation: the seat is free for anyone. */
export interface Withdraw {
  table: string;
  seat: number;
}
/** The messages of one language: a game's own, or without a game those of the terminal. */
export interface Words {
  language: string;
  game: string;
  messages: FluentMessage[];
}
