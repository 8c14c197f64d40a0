/** An analysis held against a replay: which moment an entry is, and what is said about it. */
import type { Series } from "../../games/types";
import type { Analysis, Choice, Turn } from "../../wire";

/** The moment of an entry, from 1; 0 where the entry is none: it was taken back. */
export function momentOf(analysis: Analysis, seq: number): number {
  return analysis.seqs.indexOf(seq) + 1;
}

/** The last moment that counted when an entry was made. */
export function lastMoment(analysis: Analysis, seq: number): number {
  return analysis.seqs.filter((one) => one <= seq).length;
}

/** Whole percent. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

/** The chances after an entry, by seat, in percent. */
export function chancesAt(analysis: Analysis, seq: number): number[] {
  return (analysis.chances[lastMoment(analysis, seq) - 1] ?? []).map(percent);
}

/** The chances over a replay: one line for each seat, one value for each entry. What was taken back changes nothing. */
export function lines(analysis: Analysis, seqs: number[], look: (seat: number) => Omit<Series, "values">): Series[] {
  const rows = seqs.map((seq) => chancesAt(analysis, seq));
  return (analysis.chances[0] ?? []).map((_, seat) => ({ ...look(seat), values: rows.map((row) => row[seat] ?? 0) }));
}

export function choicesAt(analysis: Analysis, seq: number): Choice[] {
  const moment = momentOf(analysis, seq);
  return moment ? analysis.choices.filter((choice) => choice.moment === moment) : [];
}

export function agrees({ played, best }: Choice): boolean {
  return String(played) === String(best);
}

/** The inaccuracies, mistakes and blunders, in the order of the game. */
export function graded(analysis: Analysis): Choice[] {
  return analysis.choices.filter(({ grade }) => grade);
}

/** Where in the replay a moment is, from 0. */
export function placeOf(analysis: Analysis, { moment }: Pick<Turn | Choice, "moment">, seqs: number[]): number {
  return seqs.indexOf(analysis.seqs[moment - 1] ?? -1);
}

/** A row of actions in words: equal ones that follow each other are written once. */
export function rowText(row: number[], say: (action: number) => string): string {
  const told: { text: string; times: number }[] = [];
  for (const action of row) {
    const text = say(action);
    const last = told.at(-1);
    if (last?.text === text) last.times += 1;
    else told.push({ text, times: 1 });
  }
  return told.map(({ text, times }) => (times > 1 ? `${text} × ${times}` : text)).join("; ");
}

export interface Suspicion {
  /** Whom it is about, by place in the game's vocabulary. */
  about: number;
  /** By seat, in percent. */
  shares: number[];
  /** Whose it was in the end; no seat, where it was nobody's. */
  truth: number;
}

/** What the table could have known after an entry, about those who were ever suspected; `owners` is what the end showed. */
export function suspicions(analysis: Analysis, seq: number, owners: number[]): Suspicion[] {
  const all = analysis.suspected ?? [];
  return (all[lastMoment(analysis, seq) - 1] ?? [])
    .map((row, about) => ({ about, shares: row.map(percent), truth: owners[about] ?? -1 }))
    .filter(({ about }) => all.some((moment) => moment[about]?.some((share) => share > 0)));
}
