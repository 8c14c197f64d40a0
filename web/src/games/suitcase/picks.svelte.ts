/** What may be picked, by the thing that it names; whose steps are looked at; and why something may not be done. */

import type { TableStore } from "../../lib/table.svelte";
import { ask } from "../../lib/targets";
import { type Action, actionOf, LETTERS } from "./facts";

export type Picks = Map<number, number>;

/** Kinds that an agent of the player on turn does; the first argument is his number. */
const DEEDS = ["step", "deliver", "take", "drop"] as const;

/** Whose steps are shown, if a person has said so. It is one page, so it is one choice. */
class Chosen {
  agent = $state(-1);
}
export const chosen = new Chosen();

type Deed<Kind> = Extract<Action, { kind: Kind }> & { action: number };

/** Those of some kinds among actions, with their arguments. */
export function each<Kind extends Action["kind"]>(
  table: TableStore,
  actions: number[],
  ...kinds: Kind[]
): Deed<Kind>[] {
  return actions.flatMap((action) => {
    const meaning = table.meaning(action);
    return meaning && kinds.includes(meaning.kind as Kind) ? [{ ...actionOf(meaning), action } as Deed<Kind>] : [];
  });
}

/** The agents who can do something, own numbers, ascending. */
export function ableAgents(table: TableStore): number[] {
  return [...new Set(each(table, table.options, ...DEEDS).map(({ agent }) => agent))].sort((one, other) => one - other);
}

/** The agent whose steps are shown: the one chosen, else the one who went last, else the only one. */
export function selected(table: TableStore): number {
  const able = ableAgents(table);
  if (able.includes(chosen.agent)) return chosen.agent;
  const last = each(table, table.row, ...DEEDS).at(-1)?.agent;
  if (last !== undefined && able.includes(last)) return last;
  return able.length === 1 ? (able[0] ?? -1) : -1;
}

/** Cities that may be picked: for a suitcase to lie in, or for the selected agent to go to. */
export function cityPicks(table: TableStore): Picks {
  const found: Picks = new Map();
  for (const { action, city } of each(table, table.options, "place")) found.set(city, action);
  const who = selected(table);
  for (const { action, agent, city } of each(table, table.options, "step")) if (agent === who) found.set(city, action);
  return found;
}

/** Suitcases that may be picked: by the selected agent, or after a fight. */
export function casePicks(table: TableStore): Picks {
  const found: Picks = new Map();
  const who = selected(table);
  for (const pick of each(table, table.options, "take")) if (pick.agent === who) found.set(pick.case, pick.action);
  for (const pick of each(table, table.options, "claim")) found.set(pick.case, pick.action);
  return found;
}

/** The own headquarters, if the selected agent may enter it. */
export function goalPick(table: TableStore): number | undefined {
  const who = selected(table);
  return each(table, table.options, "deliver").find(({ agent }) => agent === who)?.action;
}

/** Agents whose naming is the answer: defenders to be met, victims of the bomb. */
export function agentPicks(table: TableStore, kind: "meet" | "lose"): Picks {
  return new Map(each(table, table.options, kind).map(({ action, agent }) => [agent, action]));
}

/** Why the selected agent cannot go to a city, or why nothing can be put there. */
export function whyCity(table: TableStore, city: number): void {
  const placing =
    table.options.some((action) => table.meaning(action)?.kind === "place") ||
    table.row.some((action) => table.meaning(action)?.kind === "place");
  if (placing) ask(table, ["place"], city);
  else ask(table, ["step"], Math.max(0, selected(table)), city);
}

export function whyCase(table: TableStore, thing: number): void {
  const claims = table.options.some((action) => table.meaning(action)?.kind === "claim");
  if (claims) ask(table, ["claim"], thing);
  else ask(table, ["take"], Math.max(0, selected(table)), thing);
}

export function whyGoal(table: TableStore): void {
  ask(table, ["deliver"], Math.max(0, selected(table)));
}

/** Why an agent has nothing to do: as a step along the first line from where he is. */
export function whyAgent(table: TableStore, agent: number, towards: number): void {
  if (agentPicks(table, "lose").size) ask(table, ["lose"], agent);
  else ask(table, ["step"], agent, towards);
}

export function ownCases(seat: number): number[] {
  return seat < 0 ? [] : Array.from({ length: LETTERS }, (_, place) => seat * LETTERS + place);
}
