/** What may be picked on this board, as what picking it does. */
import { members } from "../../lib/facts";
import type { TableStore } from "../../lib/table.svelte";
import * as targets from "../../lib/targets";
import { viewOf } from "./facts";

export { ask } from "../../lib/targets";

export type Picks = Map<number, () => void>;

/** What may be picked of some kinds now, by the first argument. */
export function picks(table: TableStore, ...kinds: string[]): Picks {
  return new Map(Array.from(targets.picks(table, ...kinds), ([thing, { pick }]) => [thing, pick]));
}

/** A choice of buildings forward or back, as the buildings themselves: where the agent that was named would go. */
export function stepPicks(table: TableStore, buildings: number): Picks {
  const found: Picks = new Map();
  const { picked, at } = viewOf(table.view);
  const from = at[members(picked).at(-1) ?? -1];
  if (from === undefined || from < 0) return found;
  for (const [step, action] of table.optionsOf("step")) {
    const way = Number(table.lexicon?.names["step"]?.[step] ?? 0);
    found.set((from + way + buildings) % buildings, () => table.pick(action));
  }
  return found;
}

/** The buildings that an agent may go to, the one that is held or was chosen last: all steps on the way at once. */
export function wayPicks(table: TableStore, held: number): Picks {
  const found: Picks = new Map();
  const action = held < 0 ? table.row.at(-1) : table.optionsOf("move").get(held);
  const meaning = action === undefined ? undefined : table.meaning(action);
  if (action === undefined || meaning?.kind !== "move" || !table.options.includes(action)) return found;
  // The ways were told with the question, before anything was chosen.
  const way = (table.decision.hints?.["ways"] as Record<string, number[]> | undefined)?.[meaning.args[0] ?? -1] ?? [];
  const gone = table.row.filter((pick) => pick === action).length;
  const left = way.length - table.row.length;
  for (const [step, building] of way.slice(gone, gone + left).entries()) {
    found.set(building, () => table.pickTimes(action, step + 1));
  }
  return found;
}
