/**
 * A table as one observer sees it. It holds what the server said and what the person stages; it knows no rule.
 *
 * Staging: picks go to the server as a row, and come back as a draft with what would be and what may follow. Confirming sends
 * the row. Entries are shown one event after the other (`moment`), then the new view.
 */
import type {
  Because,
  Change,
  Decision,
  Draft,
  Proposal,
  Result,
  Said,
  SeenEvent,
  Sentence,
  TableInfo,
  Welcome,
} from "../wire";
import { get } from "./api";
import { type AnyView, changed } from "./facts";
import { give, giveNext } from "./fair";
import { dropHalf, halfOf, keepHalf } from "./half";
import { speech, t } from "./language.svelte";
import { facesOf } from "./portraits";
import { settings } from "./settings.svelte";
import { type Command, Connection, type Line, type Message } from "./socket";
import { refusal } from "./trouble";
import { Catalogue } from "./words";

export const SPECTATOR = -4;

/** An action of the game: its kind and arguments, and how it is called. */
export interface Meaning {
  kind: string;
  args: number[];
  text: Sentence;
  short: Sentence;
}

export interface Lexicon {
  game: string;
  players: number;
  actions: Record<string, Meaning>;
  names: Record<string, string[]>;
  files: Record<string, unknown>;
  orders: string[];
  /** What things are and do, by vocabulary; where the game tells it. */
  things?: Record<string, Sentence[]>;
}

export interface Told {
  seq: number;
  story: Sentence[];
  /** By sentence: which of the events it tells. */
  about: number[];
  events: SeenEvent[];
  /** `takeback` and `upgrade` say what happened to the log itself. */
  kind?: string;
  /** Who was asked before it, and so has answered. */
  by?: number[];
}

interface Shown extends Told {
  changes: Change[][];
  view: AnyView;
  decision: Decision;
  result: Result | null;
}

/** Names of bots, by their distance from your seat; no agent has the same initial. */
const COVERS = ["Agathe", "Caspar", "Dora", "Emil", "Frieda", "Gustav", "Hilde"];
// A preview that takes longer than this is late: until it arrives nothing more can be picked.
const PREVIEW_MS = 1000;
const NOBODY: Decision = { seats: [], sealed: false };

/** The sentence that tells an event of an entry: its own, else the one before it, which it belongs to. */
function sentenceOf({ story, about }: Told, event: number): Sentence | null {
  const before = story.filter((_, place) => (about[place] ?? 0) <= event);
  return before.at(-1) ?? story[0] ?? null;
}

export class TableStore {
  line = $state<Line>("connecting");
  info = $state<TableInfo | null>(null);
  seat = $state(SPECTATOR);
  seats = $state<number[]>([]);
  seq = $state(0);
  /** What is shown: the last view, or the draft's. */
  view = $derived.by(() => this.draft?.view ?? this.known);
  known = $state.raw<AnyView>({});
  decision = $state.raw<Decision>(NOBODY);
  result = $state.raw<Result | null>(null);
  draft = $state.raw<Draft | null>(null);
  row = $state<number[]>([]);
  /** The event that is being shown, while an entry plays. */
  moment = $state.raw<SeenEvent | null>(null);
  /** What that event is, in words. */
  telling = $state.raw<Sentence | null>(null);
  /** What the pieces show: the view, and while an entry plays, what its events have made of it so far. */
  pose = $derived.by(() => (this.moment ? this.played : this.view));
  protected played = $state.raw<AnyView>({});
  log = $state.raw<Told[]>([]);
  /** The event that a line of the log is about, while someone points at the line: a board may mark its subject. */
  highlight = $state.raw<SeenEvent | null>(null);
  said = $state.raw<Said[]>([]);
  orders = $state<string[]>([]);
  offered = $state<string[]>([]);
  note = $state("");
  /** Whether notifications of this table are off. */
  silent = $state(false);
  problem = $state("");
  /** How often something was tried that a lesson does not ask for. */
  astray = $state(0);
  because = $state.raw<Because | null>(null);
  waiting = $state(false);
  lexicon = $state.raw<Lexicon | null>(null);
  gone = $state("");
  /** Whether the token is no longer valid. */
  removed = $state(false);
  /** Whether this device may start before all seats are taken. */
  host = $state(false);
  /** Whether a seat is reserved for this person. */
  invited = $state(false);
  /** Why an administrator ended it; empty where it ended otherwise. */
  dismissed = $state("");
  /** The seat about which a report has arrived; null: none. */
  reported = $state<number | null>(null);
  /** What the server said before it closed the connection. */
  bye = $state("");
  /** By seat: whether its person is here. */
  here = $state<boolean[]>([]);
  /** When the present decision must be made, by this device's clock; null: no hurry. */
  due = $state<number | null>(null);
  /** By kind: how many steps of time an event stays in sight, where one is not enough to take it in. */
  linger = $state.raw<Record<string, number>>({});
  /** Kinds of events with which a turn begins. */
  turns = $state.raw<string[]>([]);

  #connection: Connection | null = null;
  #queue: Shown[] = [];
  #playing = false;
  #hurry = false;
  #count = 0;
  // Rises when another seat looks or a snapshot comes: what was being shown then is not shown any more.
  #era = 0;
  // What to stage if the server does not take a row with a pick left out of its middle.
  #instead: number[] | null = null;
  // Whether the next draft is confirmed as soon as it is whole; and whether it is one that was kept, and is not.
  #sure = false;
  #restored = false;
  // Whether the preview of the row is late, and what finds out.
  #late = $state(false);
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly token: string,
    readonly wanted: number | null = null,
  ) {}

  words = $derived.by(() => {
    const { language, body } = speech.game(this.info?.game ?? "");
    return new Catalogue(language, body, (seat) => this.nameOf(seat));
  });

  /** The portrait of each seat. */
  get faces(): (number | undefined)[] {
    return facesOf(this.info?.seats ?? [], (seat) => this.nameOf(seat));
  }

  nameOf(seat: number): string {
    const info = this.info?.seats[seat];
    // Bots of one kind have one name; at a table they need to be told apart.
    return info?.kind === "bot" && info.name === info.bot
      ? (COVERS[this.#beyond(seat)] ?? info.name)
      : (info?.name ?? String(seat + 1));
  }

  /** How many seats after the person whose name comes first: a rematch, where all move on by one, keeps it. */
  #beyond(seat: number): number {
    const seats = this.info?.seats ?? [];
    const persons = seats.flatMap(({ kind, name }, place) => (kind === "person" ? [{ name, place }] : []));
    const first = persons.sort((one, other) => one.name.localeCompare(other.name) || one.place - other.place)[0];
    return (seat - (first?.place ?? 0) + seats.length) % Math.max(1, seats.length);
  }

  tell(sentence: Sentence): string {
    return this.words.sentence(sentence);
  }

  /** Whether it is this screen's turn to answer. */
  get asked(): boolean {
    return this.decision.seats.includes(this.seat) && this.seats.includes(this.seat) && !this.decision.answer?.length;
  }

  /** Whether it is asked a question of this kind, and sees it. */
  asks(prompt: string): boolean {
    return this.asked && !this.moment && (this.prompt?.[0] ?? "").startsWith(`prompt-${prompt}`);
  }

  /** Whether the last pick waits for the connection: what may follow it is not known yet. */
  get held(): boolean {
    const known = String(this.draft?.row ?? []) === String(this.row);
    return !known && (this.line !== "open" || this.#late);
  }

  /** What may be picked now. Empty while something else is being shown. */
  get options(): number[] {
    if (!this.asked || this.moment || this.waiting || this.held) return [];
    return this.draft ? this.draft.options : (this.decision.options ?? []);
  }

  /** What helps to read what is shown, and to choose. */
  get hints(): Decision["hints"] {
    return this.draft ? this.draft.hints : this.decision.hints;
  }

  get prompt(): Sentence | null {
    return (this.draft ? this.draft.prompt : this.decision.prompt) ?? null;
  }

  get proposal(): Proposal | null {
    return this.info?.proposal ?? null;
  }

  /** Options of one kind, by their first argument: what a board needs to make its places glow. */
  optionsOf(kind: string): Map<number, number> {
    const found = new Map<number, number>();
    for (const action of this.options) {
      const meaning = this.lexicon?.actions[action];
      if (meaning?.kind === kind) found.set(meaning.args[0] ?? 0, action);
    }
    return found;
  }

  meaning(action: number): Meaning | undefined {
    return this.lexicon?.actions[action];
  }

  // --- Coming and going --------------------------------------------------------------------------------------

  open(): void {
    this.#connection = new Connection(
      () => ({
        type: "hello",
        version: 1,
        table: this.table,
        token: this.token,
        since: this.seq || -1,
        words: true,
        ...(this.seats.includes(this.seat) ? { seat: this.seat } : this.wanted === null ? {} : { seat: this.wanted }),
      }),
      (message) => this.#hear(message),
      (line) => {
        this.line = line;
      },
    );
  }

  close(): void {
    this.#connection?.close();
  }

  say(command: Command): void {
    this.problem = "";
    this.#connection?.say(command);
  }

  /** Tell the server whether this screen is visible: a person who looks at a table is not notified of it. */
  look(on: boolean): void {
    if (this.seats.length) this.#connection?.say({ type: "looking", on });
  }

  // --- Staging -----------------------------------------------------------------------------------------------

  pick(action: number): void {
    if (!this.options.includes(action)) return;
    this.row = [...this.row, action];
    this.#stage();
  }

  /** Pick something that is the whole answer, and confirm it. */
  answer(action: number): void {
    if (!this.options.includes(action)) return;
    this.#sure = true;
    this.pick(action);
  }

  /** Pick the same action several times at once. */
  pickTimes(action: number, times: number): void {
    if (!this.options.includes(action)) return;
    this.row = [...this.row, ...Array<number>(times).fill(action)];
    this.#stage();
  }

  /** Take one pick out of the row; where the rest cannot stand without it, the rest goes too. */
  drop(place: number): void {
    const rest = this.row.slice(0, place);
    this.row = [...rest, ...this.row.slice(place + 1)];
    if (this.row.length === 0) {
      this.clear();
      return;
    }
    this.#instead = this.row.length > rest.length ? rest : null;
    this.#stage();
  }

  takeBack(): void {
    this.row = this.row.slice(0, -1);
    if (this.row.length) this.#stage();
    else this.clear();
  }

  clear(): void {
    this.#reset();
    dropHalf(this.table);
  }

  #reset(): void {
    this.#instead = null;
    this.row = [];
    this.draft = null;
    this.because = null;
    this.#expect(false);
  }

  #stage(): void {
    this.because = null;
    this.#keepRow();
    this.#expect(true);
    this.say({ type: "stage", at: this.seq, row: [...this.row] });
  }

  #keepRow(): void {
    if (this.seats.length === 1) keepHalf(this.table, { seat: this.seat, at: this.seq, row: [...this.row] });
  }

  /** What was refused is not picked: back to what the last draft has. */
  #backToDraft(): void {
    this.row = this.draft?.row ? [...this.draft.row] : [];
    this.#expect(false);
    this.#keepRow();
  }

  #expect(preview: boolean): void {
    clearTimeout(this.#patience);
    this.#late = false;
    if (preview) this.#patience = setTimeout(() => (this.#late = true), PREVIEW_MS);
  }

  /** Go on with a choice that was half made when the page was left. */
  #restore(): void {
    const half = halfOf(this.table);
    if (!half || half.at < this.seq) dropHalf(this.table);
    else if (half.at === this.seq && half.seat === this.seat && this.asked && this.seats.length === 1) {
      this.row = half.row;
      this.#restored = true;
      this.#stage();
    }
  }

  /** Reconnected: send again what was picked meanwhile, or say that the game has moved on. */
  #resume(seq: number): void {
    if (!this.row.length || this.waiting) return;
    if (seq === this.seq) this.#stage();
    else this.problem = t("table-line-dropped");
  }

  confirm(): void {
    if (!this.row.length || this.waiting || this.draft?.waiting.length) return;
    this.waiting = true;
    this.#count += 1;
    const id = `${Date.now().toString(36)}-${this.#count}-${this.seat < 0 ? "x" : this.seat}`;
    this.say({ type: "act", id, at: this.seq, row: [...this.row] });
  }

  retract(): void {
    this.#count += 1;
    this.say({ type: "retract", id: `r${Date.now().toString(36)}-${this.#count}`, at: this.seq });
  }

  why(action: number): void {
    this.say({ type: "why", at: this.seq, row: [...this.row], action });
  }

  // --- Hearing -----------------------------------------------------------------------------------------------

  #hear(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "entry":
        this.#enqueue({
          seq: message.seq,
          events: message.events,
          changes: message.changes ?? [],
          story: message.story ?? [],
          about: message.about ?? [],
          view: message.view,
          decision: message.decision,
          result: message.result ?? null,
          kind: message.kind ?? "moves",
        });
        break;
      case "snapshot":
        this.#stop();
        this.#show({
          seq: message.seq,
          events: [],
          changes: [],
          story: [],
          about: [],
          view: message.view,
          decision: message.decision,
          result: message.result ?? null,
        });
        break;
      case "draft":
        if (message.at === this.seq && String(message.row) === String(this.row)) {
          this.draft = message;
          this.#instead = null;
          this.#expect(false);
          if (message.complete && !this.#restored && (settings.chosen.quick || this.#sure)) this.confirm();
          this.#sure = this.#restored = false;
        }
        break;
      case "ack":
        // The entry that it names shows the change; until it is here, the same answer is not offered again.
        if (message.seq > this.seq) break;
        if (message.seq === 0 && message.at === this.seq && this.waiting) this.#seal([...this.row]);
        this.waiting = false;
        break;
      case "because":
        this.because = message;
        break;
      case "info":
        this.info = message.info;
        this.#takePart();
        break;
      case "said":
        if (!this.said.some((line) => line.number === message.number)) this.said = [...this.said, message];
        break;
      case "kept":
        this.#kept(message);
        break;
      case "presence":
        this.here = message.here;
        break;
      case "bye":
        if (message.key) {
          // There is nothing to come back to.
          this.dismissed = refusal({ key: message.key, args: message.args ?? {}, text: message.text });
          this.removed = message.code === "removed";
          this.gone = message.text;
          this.close();
        } else this.bye = message.text;
        break;
      case "problem":
        this.#trouble(message);
        break;
      default:
        break;
    }
  }

  #welcome(message: Welcome): void {
    const first = this.info === null;
    this.info = message.info;
    if (message.seat !== this.seat) {
      // Another seat's secrets leave the page before anything else comes.
      this.#stop();
      this.#reset();
      this.seq = 0;
      this.known = {};
      this.decision = NOBODY;
      this.log = [];
      this.highlight = null;
      this.problem = "";
      this.waiting = false;
    }
    this.bye = "";
    this.seat = message.seat;
    this.seats = message.seats;
    this.orders = message.orders ?? [];
    this.offered = message.offered ?? [];
    this.note = message.note ?? "";
    this.silent = message.silent ?? false;
    this.here = message.here ?? [];
    this.host = message.host ?? false;
    this.invited = message.invited ?? false;
    this.#time(message.left ?? null);
    this.#resume(message.seq);
    this.#takePart();
    if (first) {
      // A game that this page cannot show still has options, and their words.
      void speech.learn(message.info.game).catch(() => undefined);
      void get<Lexicon>(`/api/tables/${this.table}/lexicon`).then((lexicon) => {
        this.lexicon = lexicon;
      });
    }
  }

  /** Give this device's nonces, here before the game and at the table of the rematch. */
  #takePart(): void {
    if (!this.info || !this.token || !this.seats.length) return;
    const giving = this.info.next ? giveNext : give;
    void giving(this.info, this.seats, this.token).catch(() => undefined);
  }

  #kept(message: Extract<Message, { type: "kept" }>): void {
    if (message.orders) this.orders = message.orders;
    if (message.note != null) this.note = message.note;
    if (message.silent != null) this.silent = message.silent;
    if (message.reported != null) this.reported = message.reported;
    if (message.answer && message.at === this.seq) {
      this.waiting = false;
      this.#seal(message.answer);
    }
  }

  #seal(answer: number[]): void {
    this.clear();
    this.decision = { ...this.decision, answer };
  }

  #trouble(message: Extract<Message, { type: "problem" }>): void {
    this.waiting = false;
    if (this.#instead && !message.id) {
      this.row = this.#instead;
      this.#instead = null;
      if (this.row.length) this.#stage();
      else this.clear();
      return;
    }
    if (message.code === "no_table" || message.code === "forbidden") {
      if (!this.info) {
        this.gone = message.text;
        this.removed = message.key === "bad_token";
        if (message.key === "profile_blocked") this.dismissed = refusal(message);
        this.close();
        return;
      }
    }
    if (message.code === "stale") {
      // Tell a person who has confirmed what became of it.
      if (message.id) this.problem = refusal(message, this.words);
      this.clear();
    } else if (message.code === "lesson") {
      this.#backToDraft();
      this.astray += 1;
    } else {
      this.problem = refusal(message, this.words);
      if (!message.id && this.row.length) this.#backToDraft();
    }
  }

  // --- Showing -----------------------------------------------------------------------------------------------

  #enqueue(entry: Shown): void {
    if (entry.seq <= this.seq) return;
    this.#queue.push(entry);
    if (!this.#playing) void this.#play();
  }

  async #play(): Promise<void> {
    this.#playing = true;
    const era = this.#era;
    for (let entry = this.#queue.shift(); entry; entry = this.#queue.shift()) {
      const known = this.#previewed(entry.events);
      this.draft = null;
      this.row = [];
      this.waiting = false;
      this.played = this.known;
      for (const [place, event] of entry.events.entries()) {
        this.played = changed(this.played, entry.changes[place]);
        if (place < known) continue;
        const wait = this.#hurry ? 0 : settings.step;
        if (!wait) break;
        this.moment = event;
        this.telling = sentenceOf(entry, place);
        for (let times = this.linger[event[0]] ?? 1; times > 0 && !this.#hurry; times -= 1) {
          await new Promise((done) => setTimeout(done, wait));
          if (era !== this.#era) return;
        }
      }
      this.moment = null;
      this.#show(entry);
    }
    this.#hurry = false;
    this.#playing = false;
  }

  /** How many of the first events the draft has shown already: what was staged and confirmed is not played once more. */
  #previewed(events: SeenEvent[]): number {
    const drafted = this.draft?.events ?? [];
    const differs = drafted.findIndex((event, place) => JSON.stringify(event) !== JSON.stringify(events[place]));
    return differs < 0 ? drafted.length : 0;
  }

  /** Show nothing more of what came until now. */
  #stop(): void {
    this.#era += 1;
    this.#queue = [];
    this.#playing = false;
    this.#hurry = false;
    this.moment = null;
  }

  #time(left: number | null): void {
    this.due = left === null ? null : Date.now() + left * 1000;
  }

  /** Finish whatever is being shown. */
  skip(): void {
    if (this.#playing) this.#hurry = true;
  }

  #show(entry: Shown): void {
    const by = entry.kind === "moves" ? this.decision.seats : [];
    this.seq = entry.seq;
    this.#reset();
    this.waiting = false;
    this.known = entry.view;
    this.decision = entry.decision;
    this.result = entry.result;
    this.#restore();
    if (entry.kind) this.#time(this.info?.clock || null);
    if (entry.story.length || entry.events.length || (entry.kind && entry.kind !== "moves")) {
      const { seq, story, about, events, kind = "moves" } = entry;
      this.log = [...this.log, { seq, story, about, events, kind, by }];
    }
  }
}
