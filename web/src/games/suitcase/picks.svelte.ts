/** What may be picked, by the thing that it names; whose steps are looked at; and why something may not be done. */
import type { TableStore } from "../../lib/table.svelte";
import { LETTERS } from "./world";

export type Picks = Map<number, number>;

/** Kinds that an agent of the player on turn does; the first argument is his number. */
const DEEDS = ["step", "deliver", "take", "drop"];

/** Whose steps are shown, if a person has said so. It is one page, so it is one choice. */
class Chosen {
  agent = $state(-1);
}
export const chosen = new Chosen();

function each(table: TableStore, kinds: string[]): { action: number; kind: string; args: number[] }[] {
  return table.options.flatMap((action) => {
    const meaning = table.meaning(action);
    return meaning && kinds.includes(meaning.kind) ? [{ action, kind: meaning.kind, args: meaning.args }] : [];
  });
}

/** The agents who can do something, own numbers, ascending. */
export function ableAgents(table: TableStore): number[] {
  return [...new Set(each(table, DEEDS).map(({ args }) => args[0] ?? 0))].sort((one, other) => one - other);
}

/** The agent whose steps are shown: the one chosen, else the one who went last, else the only one. */
export function selected(table: TableStore): number {
  const able = ableAgents(table);
  if (able.includes(chosen.agent)) return chosen.agent;
  const last = table.row
    .map((action) => table.meaning(action))
    .filter((meaning) => meaning && DEEDS.includes(meaning.kind))
    .at(-1)?.args[0];
  if (last !== undefined && able.includes(last)) return last;
  return able.length === 1 ? (able[0] ?? -1) : -1;
}

/** Cities that may be picked: for a suitcase to lie in, or for the selected agent to go to. */
export function cityPicks(table: TableStore): Picks {
  const found: Picks = new Map();
  for (const { action, args } of each(table, ["place"])) found.set(args[0] ?? 0, action);
  const agent = selected(table);
  for (const { action, args } of each(table, ["step"])) if (args[0] === agent) found.set(args[1] ?? 0, action);
  return found;
}

/** Suitcases that may be picked: by the selected agent, or after a fight. */
export function casePicks(table: TableStore): Picks {
  const found: Picks = new Map();
  const agent = selected(table);
  for (const { action, args } of each(table, ["take"])) if (args[0] === agent) found.set(args[1] ?? 0, action);
  for (const { action, args } of each(table, ["claim"])) found.set(args[0] ?? 0, action);
  return found;
}

/** The own headquarters, if the selected agent may enter it. */
export function goalPick(table: TableStore): number | undefined {
  const agent = selected(table);
  return each(table, ["deliver"]).find(({ args }) => args[0] === agent)?.action;
}

/** Agents whose naming is the answer: defenders to be met, victims of the bomb. */
export function agentPicks(table: TableStore, kind: "meet" | "lose"): Picks {
  return new Map(each(table, [kind]).map(({ action, args }) => [args[0] ?? 0, action]));
}

function actionOf(table: TableStore, kind: string, args: number[]): number | undefined {
  const wanted = String(args);
  for (const [action, meaning] of Object.entries(table.lexicon?.actions ?? {})) {
    if (meaning.kind === kind && String(meaning.args) === wanted) return Number(action);
  }
  return undefined;
}

function ask(table: TableStore, kind: string, args: number[]): void {
  // After a whole choice there is nothing more to pick, and the page says so.
  if (!table.seats.includes(table.seat) || table.draft?.complete) return;
  const action = actionOf(table, kind, args);
  if (action !== undefined) table.why(action);
}

/** Why the selected agent cannot go to a city, or why nothing can be put there. */
export function whyCity(table: TableStore, city: number): void {
  const placing =
    table.options.some((action) => table.meaning(action)?.kind === "place") ||
    table.row.some((action) => table.meaning(action)?.kind === "place");
  if (placing) ask(table, "place", [city]);
  else ask(table, "step", [Math.max(0, selected(table)), city]);
}

export function whyCase(table: TableStore, thing: number): void {
  const claims = table.options.some((action) => table.meaning(action)?.kind === "claim");
  if (claims) ask(table, "claim", [thing]);
  else ask(table, "take", [Math.max(0, selected(table)), thing]);
}

export function whyGoal(table: TableStore): void {
  ask(table, "deliver", [Math.max(0, selected(table))]);
}

/** Why an agent has nothing to do: as a step along the first line from where he is. */
export function whyAgent(table: TableStore, agent: number, towards: number): void {
  if (agentPicks(table, "lose").size) ask(table, "lose", [agent]);
  else ask(table, "step", [agent, towards]);
}

export function ownCases(seat: number): number[] {
  return seat < 0 ? [] : Array.from({ length: LETTERS }, (_, place) => seat * LETTERS + place);
}
