/** What may be picked, by the thing that it names; and why something may not. */
import type { TableStore } from "../../lib/table.svelte";

export type Picks = Map<number, () => void>;

/** What may be picked of some kinds now, by the first argument. */
export function picks(table: TableStore, ...kinds: string[]): Picks {
  const found: Picks = new Map();
  for (const kind of kinds) {
    for (const [thing, action] of table.optionsOf(kind)) found.set(thing, () => table.pick(action));
  }
  return found;
}

/** A choice of buildings forward or back, as the buildings themselves: where the agent that was named would go. */
export function stepPicks(table: TableStore, buildings: number): Picks {
  const found: Picks = new Map();
  const named = table.view["picked"] ?? 0;
  const agent = named > 0 ? 31 - Math.clz32(named) : -1;
  const from = table.view["at"]?.[agent];
  if (from === undefined || from < 0) return found;
  for (const [step, action] of table.optionsOf("step")) {
    const way = Number(table.lexicon?.names["step"]?.[step] ?? 0);
    found.set((from + way + buildings) % buildings, () => table.pick(action));
  }
  return found;
}

function actionOf(table: TableStore, kind: string, thing: number): number | undefined {
  for (const [action, meaning] of Object.entries(table.lexicon?.actions ?? {})) {
    if (meaning.kind === kind && (meaning.args[0] ?? 0) === thing) return Number(action);
  }
  return undefined;
}

/** Ask why a thing is not a target: as the kind that is asked for now, else as the usual one, which comes first. */
export function ask(table: TableStore, kinds: string[], thing: number): void {
  // After a whole choice there is nothing more to pick, and the page says so.
  if (!table.seats.includes(table.seat) || table.draft?.complete) return;
  const asked = kinds.find((kind) => table.optionsOf(kind).size > 0) ?? kinds[0];
  const action = asked === undefined ? undefined : actionOf(table, asked, thing);
  if (action !== undefined) table.why(action);
}
