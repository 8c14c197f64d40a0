/** What may be picked, by the thing that it names; and why something may not. */
import type { TableStore } from "./table.svelte";

export interface Pick {
  action: number;
  pick: () => void;
}
export type Picks = Map<number, Pick>;

/** What may be picked of some kinds now, by the first argument. */
export function picks(table: TableStore, ...kinds: string[]): Picks {
  const found: Picks = new Map();
  for (const kind of kinds) {
    for (const [thing, action] of table.optionsOf(kind)) found.set(thing, { action, pick: () => table.pick(action) });
  }
  return found;
}

function actionOf(table: TableStore, kind: string, things: number[]): number | undefined {
  for (const [action, { kind: own, args }] of Object.entries(table.lexicon?.actions ?? {})) {
    if (own === kind && things.every((thing, place) => (args[place] ?? 0) === thing)) return Number(action);
  }
  return undefined;
}

/** Ask why things are not a target: as the kind that is asked for now, else as the usual one, which comes first. */
export function ask(table: TableStore, kinds: string[], ...things: number[]): void {
  // After a whole choice there is nothing more to pick, and the page says so.
  if (!table.seats.includes(table.seat) || table.result || table.moment || table.draft?.complete) return;
  const asked = kinds.find((kind) => table.optionsOf(kind).size > 0) ?? kinds[0];
  const action = asked === undefined ? undefined : actionOf(table, asked, things);
  if (action !== undefined) table.why(action);
}
