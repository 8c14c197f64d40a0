/** The steps of an agent's placement as the server tells them: its question says which one is asked, its view what is left. */
import { rowOf } from "../../lib/facts";
import type { TableStore } from "../../lib/table.svelte";
import { cardOf, NUMERALS, nameOf, type Place } from "./city";
import { NONE, ROW, viewOf } from "./facts";
import { bonusName } from "./offers";
import { w } from "./say";

export interface Step {
  text: string;
  when: "done" | "now" | "then";
}

/** By question: the step that it belongs to. */
const ASKED: Record<string, number> = {
  sourcing: 0,
  paying: 0,
  figure_walking: 1,
  surrounding: 1,
  firing: 2,
  choosing: 2,
  third_walking: 3,
  commissioning: 4,
  boxing: 4,
};
/** Bonuses whose number is how many bribes they give, not how often they come. */
const ONCE = ["different_bribes"];

/** What is done, asked and still to come; nothing while no agent is being put. */
export function steps(table: TableStore): Step[] {
  const question = (table.prompt?.[0] ?? "").split("-")[1] ?? "";
  const at = ASKED[question];
  const view = viewOf(table.view);
  if (at === undefined || table.draft?.complete || view.building < 0 || !isThird(table)) return [];
  const made: Step[] = [];
  const step = (number: number, text: string): number =>
    made.push({ text, when: number < at ? "done" : number === at ? "now" : "then" });
  step(0, w("ahead-agent"));
  step(1, w("ahead-infos"));
  made.push(...bonuses(table, question));
  if (at === 3) step(3, w("third"));
  const missions = missionsOf(table);
  if (missions || at === 4) step(4, missions ? w("ahead-missions", { missions }) : w("desk-missions"));
  const info = infoOfFour(table);
  if (info) step(5, w("ahead-four", { action: NUMERALS.at(-1) ?? "", info }));
  return made;
}

/** Whether the agent of this round is being put: his card of action IV still lies there. */
function isThird(table: TableStore): boolean {
  return infoOfFour(table) !== "";
}

function infoOfFour(table: TableStore): string {
  const card = rowOf(viewOf(table.view).assigned, table.seat, ROW.assigned).at(-1) ?? NONE;
  const info = cardOf(table, card)?.info;
  return info ? nameOf(table, `info-${info}`) : "";
}

/** The one that is being answered, and those on the agenda; their order is the player's. */
function bonuses(table: TableStore, question: string): Step[] {
  const view = viewOf(table.view);
  const waiting = view.agenda;
  const often = new Map<number, number>();
  for (const bonus of waiting) often.set(bonus, (often.get(bonus) ?? 0) + 1);
  const text = (bonus: number, number: number): string => {
    const name = bonusName(table, bonus);
    const once = ONCE.includes(table.lexicon?.names["bonus"]?.[bonus] ?? "");
    return number > 1 && !once ? w("ahead-times", { number, bonus: name }) : name;
  };
  // Where the question is which of them comes first, its buttons name them.
  if (question === "firing") return [{ text: w("ahead-yours"), when: "now" }];
  const made: Step[] = [...often].map(([bonus, number]) => ({ text: text(bonus, number), when: "then" }));
  if (question === "choosing") made.unshift({ text: text(view.item, view.count), when: "now" });
  return made;
}

/** The own missions that the server said this building would fulfil, as far as they still lie on the desk. */
function missionsOf(table: TableStore): string {
  const places = (table.decision.hints?.["places"] as (Place | null)[] | undefined) ?? [];
  const view = viewOf(table.view);
  const desk = rowOf(view.desk, table.seat, ROW.desk);
  const ready = (places[view.building]?.missions ?? []).filter((mission) => desk.includes(mission));
  return table.words.join(ready.map((mission) => table.lexicon?.names["mission"]?.[mission]?.toUpperCase() ?? ""));
}
