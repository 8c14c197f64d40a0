/**
 * Rows of picks whose order does not matter.
 *
 * A game writes equal rows down in one order only, that of the numbers. A person picks in any order: where what may follow a
 * pick is what could have been picked in its place, the picks of its kind are parts of one choice, so one with a smaller number
 * may still be added and is put where the game writes it. The server decides whether the row stands.
 */
import type { Draft } from "../wire";

export type KindOf = (action: number) => string | undefined;

/** Where the picks of the last one's kind begin. */
function start(row: number[], kindOf: KindOf): number {
  const kind = kindOf(row.at(-1) ?? -1);
  let place = row.length;
  while (place > 0 && kindOf(row[place - 1] ?? -1) === kind) place -= 1;
  return place;
}

/** What may be picked after a row: what the server says, and what it would have taken earlier in the same choice. */
export function commuting(draft: Draft, optionsAfter: (row: number[]) => number[], kindOf: KindOf): number[] {
  const last = draft.row.at(-1);
  if (last === undefined) return draft.options;
  const alike = (option: number): boolean => kindOf(option) === kindOf(last);
  const before = optionsAfter(draft.row.slice(0, start(draft.row, kindOf)));
  const following = draft.options.filter(alike);
  // The last of two targets is not offered as the first one, because none would follow it.
  const same = following.some((option) => before.includes(option));
  if (!same) return draft.options;
  const again = following.includes(last);
  const earlier = before.filter((option) => alike(option) && option < last && (again || !draft.row.includes(option)));
  return [...earlier.filter((option) => !draft.options.includes(option)), ...draft.options];
}

/** The row with one more pick, in the order in which the game writes it. */
export function inserted(draft: Draft | null, row: number[], pick: number, kindOf: KindOf): number[] {
  if (!draft || draft.options.includes(pick)) return [...row, pick];
  const from = start(row, kindOf);
  const place = row.findIndex((other, index) => index >= from && other > pick);
  return place < 0 ? [...row, pick] : [...row.slice(0, place), pick, ...row.slice(place)];
}
