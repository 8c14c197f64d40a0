/** Who must do what, in one sentence: the same for the eye and for the ear. */
import { t } from "../lib/language.svelte";
import type { TableStore, Told } from "../lib/table.svelte";
import type { Sentence } from "../wire";

// The sentence of a log that is nothing but a player's name.
const TURN = "event-turn";
// How many entries of the log are looked at for what was just done.
const ENTRIES = 8;

/** Whether the own answer lies sealed and may still be changed. */
export function sealed(table: TableStore): boolean {
  return Boolean(table.decision.answer?.length) && table.seats.includes(table.seat);
}

export function todo(table: TableStore): string {
  if (table.result) return table.result.text ? table.tell(table.result.text) : t("table-now-over");
  if (table.waiting) return t(table.line === "open" ? "table-now-sending" : "table-now-queued");
  if (table.moment) return table.telling ? toldNow(table, table.telling) : t("table-now-soon");
  if (sealed(table)) return t("table-now-sealed");
  if (table.asked) {
    if (table.draft?.complete) return t("table-now-confirm");
    return table.prompt ? table.tell(table.prompt) : t("table-now-yours");
  }
  return waitingFor(table);
}

/** What is being shown, in words: the heading of a turn, which divides the log, says whose turn it is. */
function toldNow(table: TableStore, sentence: Sentence): string {
  const seat = sentence[0] === TURN ? seatIn(sentence) : undefined;
  if (seat === undefined) return table.tell(sentence);
  return table.seats.includes(seat) ? t("table-now-you") : t("table-now-waiting", { names: table.nameOf(seat) });
}

export function waitingFor(table: TableStore): string {
  const others = table.decision.seats.filter((seat) => seat !== table.seat || !table.seats.includes(seat));
  if (!others.length) return t("table-now-soon");
  const names = table.words.join(others.map((seat) => table.nameOf(seat)));
  return t(table.decision.sealed ? "table-now-waitingSealed" : "table-now-waiting", { names });
}

/** What was done last: the newest sentence, and those before it as far as they fit into so many letters. */
export function justDone(table: TableStore, room: number): string {
  let lines = table.log.slice(-ENTRIES).flatMap((told) => linesOf(table, told));
  const begins = lines.map(({ turn }) => turn);
  const begun = begins.lastIndexOf(true);
  // What one did in the own turn, the question tells itself; so does a turn that has only begun.
  if (table.asked && lines[begun]?.seat === table.seat)
    lines = lines.filter(({ seat }, place) => place < begun || (place > begun && seat !== table.seat));
  else if (lines.at(-1)?.turn) lines.pop();
  // What was dealt before the first turn, nobody has done.
  if (table.log.length <= ENTRIES && table.turns.length)
    lines.splice(0, begun < 0 ? lines.length : begins.indexOf(true));
  const texts = lines.filter(({ name }) => !name).map(({ text }) => text);
  let told = texts.pop() ?? "";
  for (let text = texts.pop(); text && text.length + told.length < room; text = texts.pop()) told = `${text} ${told}`;
  return told;
}

/** What the picks would lead to, sentence by sentence; that someone else's turn follows goes without saying. */
export function foretold(table: TableStore): string[] {
  const story = table.draft?.story ?? [];
  return story.filter(([key]) => key !== TURN).map((sentence) => table.tell(sentence));
}

/** The end of a stretch of the log, in so many sentences at most. */
export function summary(table: TableStore, log: Told[], most: number): string[] {
  const lines = log.flatMap((told) => linesOf(table, told)).filter(({ turn }) => !turn);
  return lines.slice(-most).map(({ text }) => text);
}

export interface Line {
  text: string;
  /** Whether someone's turn begins with it, and whether it says nothing else. */
  turn: boolean;
  name: boolean;
  /** The event that it tells. */
  about: Told["events"][number] | null;
  /** Whom it is about first, where it is about a seat. */
  seat: number | undefined;
}

/** The first seat that a sentence names. */
function seatIn(part: unknown): number | undefined {
  if (!part || typeof part !== "object") return undefined;
  if (Array.isArray(part) && part[0] === "seat") return (part[1] as { seat: number }).seat;
  for (const inner of Object.values(part)) {
    const found = seatIn(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** An entry of the log in sentences. */
export function linesOf(table: TableStore, told: Told): Line[] {
  if (told.kind === "takeback" || told.kind === "upgrade")
    return [{ text: t(`table-log-${told.kind}`), turn: true, name: false, about: null, seat: undefined }];
  return told.story.map((sentence, place) => {
    const about = told.events[told.about[place] ?? -1] ?? null;
    const turn = about !== null && table.turns.includes(about[0]);
    return { text: table.tell(sentence), turn, name: sentence[0] === TURN, about, seat: seatIn(sentence) };
  });
}

/** The reason why something is not allowed, and its rule, in the catalogue's words. */
export function refusal(table: TableStore): string[] {
  const because = table.because;
  if (!because) return [];
  if (!because.rule) return [t("table-why-allowed")];
  return [table.words.say(`why-${because.reason}`), table.words.say(`rule-${because.rule.replace(".", "-")}`)];
}
