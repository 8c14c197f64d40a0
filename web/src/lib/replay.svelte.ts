/** A replay, entry by entry: the same as a table for every board, but read-only. */
import type { Entry, Replay as Film, Sentence, TableInfo } from "../wire";
import { get } from "./api";
import { changed } from "./facts";
import { speech } from "./language.svelte";
import { settings } from "./settings.svelte";
import { type Lexicon, SPECTATOR, TableStore, type Told } from "./table.svelte";

/** `public`, `all` or `seat:N`. */
export type Perspective = string;
/** The source of a replay: a table, a record, or a scenario of a game. */
export type Source = "tables" | "records" | `games/${string}/scenarios`;

/** The entries of a game, page by page, as one observer saw them. */
export async function film(
  source: Source,
  id: string,
  view: Perspective | null,
  token = "",
  words = true,
): Promise<Film> {
  const entries: Entry[] = [];
  for (;;) {
    const after = String(entries.at(-1)?.seq ?? 0);
    const asked = new URLSearchParams({ after, words: String(words), ...(view ? { view } : {}) });
    const part = await get<Film>(`/api/${source}/${id}/replay?${asked}`, token);
    entries.push(...part.entries);
    if (!part.entries.length || (entries.at(-1)?.seq ?? 0) >= part.last) return { ...part, entries };
  }
}

/** Entries as the log shows them. */
export function told(entries: Entry[]): Told[] {
  return entries.map(({ seq, story = [], about = [], events, kind = "moves" }, place) => {
    const by = kind === "moves" ? (entries[place - 1]?.decision.seats ?? []) : [];
    return { seq, story, about, events, kind, by };
  });
}

export class ReplayStore extends TableStore {
  entries = $state.raw<Entry[]>([]);
  place = $state(0);
  perspective = $state<Perspective>("public");
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly source: Source,
    table: string,
    token = "",
  ) {
    super(table, token);
  }

  async load(view: Perspective | null): Promise<void> {
    const found = await film(this.source, this.table, view, this.token);
    this.lexicon ??= await get<Lexicon>(`/api/${this.source}/${this.table}/lexicon`, this.token);
    this.perspective = found.view;
    this.seat = found.view.startsWith("seat:") ? Number(found.view.slice(5)) : SPECTATOR;
    this.info = await this.#about(found);
    await speech.learn(this.info.game);
    this.entries = found.entries;
    this.go(Math.min(this.place, found.entries.length - 1));
  }

  async #about(found: Film): Promise<TableInfo> {
    if (this.info) return this.info;
    if (this.source === "tables") return get<TableInfo>(`/api/tables/${this.table}`, this.token);
    return {
      table: this.table,
      game: found.game,
      options: {},
      // A record does not say who was a bot; several seats of one name were bots of one kind.
      seats: found.names.map((name) =>
        found.names.indexOf(name) === found.names.lastIndexOf(name)
          ? { name, kind: "person" }
          : { name, kind: "bot", bot: name },
      ),
      status: "over",
      listed: false,
      clock: 0,
      rules_version: 0,
      commitment: "",
    };
  }

  /** Show an entry at once. */
  go(place: number): void {
    clearTimeout(this.#timer);
    const at = Math.max(0, Math.min(this.entries.length - 1, place));
    const entry = this.entries[at];
    if (!entry) return;
    this.place = at;
    this.moment = null;
    this.#arrive(entry);
    if (this.playing) this.#timer = setTimeout(() => void this.#on(), 2 * settings.step || 500);
  }

  #arrive(entry: Entry): void {
    this.seq = entry.seq;
    this.known = entry.view;
    // Nobody is asked anything here; whose turn it was is still shown.
    const { seats, sealed, hints = {} } = entry.decision;
    this.decision = { seats, sealed, hints };
    this.result = entry.result ?? null;
    this.log = told(this.entries.slice(0, this.place + 1));
  }

  play(on: boolean): void {
    clearTimeout(this.#timer);
    this.playing = on && this.entries.length > 0;
    if (this.playing) void this.#on();
  }

  /** The next entry, its events one after the other. */
  async #on(): Promise<void> {
    const next = this.entries[this.place + 1];
    if (!next) {
      this.playing = false;
      return;
    }
    const from = this.place;
    this.played = this.known;
    for (const [place, event] of next.events.entries()) {
      if (!settings.step) break;
      this.played = changed(this.played, next.changes?.[place]);
      this.moment = event;
      await new Promise((done) => setTimeout(done, settings.step * (this.linger[event[0]] ?? 1)));
      if (!this.playing || this.place !== from) return;
    }
    this.go(from + 1);
  }

  override open(): void {
    this.line = "open";
  }

  override close(): void {
    this.play(false);
  }

  override get options(): number[] {
    return [];
  }

  override get asked(): boolean {
    return false;
  }

  override get prompt(): Sentence | null {
    return null;
  }

  override say(): void {
    // A record receives no messages.
  }
}
