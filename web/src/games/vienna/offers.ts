/** How an action looks as a button: its signs, and what it says. */

import { rowOf } from "../../lib/facts";
import type { TableStore } from "../../lib/table.svelte";
import { abilitySigns } from "./abilities";
import { about, buildingName, nameOf } from "./city";
import { BRIBES, INFOS, ROW, SUPPLY, viewOf } from "./facts";
import { w } from "./say";

export interface Face {
  signs: string[];
  text: string;
  /** A second line. */
  more?: string;
}

const BONUS: Record<string, string> = { bribe: "any", marker: "marker", cards: "card" };

function plain(table: TableStore, action: number): string {
  const meaning = table.meaning(action);
  return meaning ? table.tell(meaning.short ?? meaning.text) : String(action);
}

/** Passing means something else at every question. */
function passing(table: TableStore): string {
  const [prompt = "", values = {}] = table.prompt ?? [];
  const key = `pass-${prompt.slice("prompt-".length)}`;
  return table.words.has(key) ? w(key, values) : w("pass");
}

/** What comes in place of the main thing, and declining, are offered after everything else. */
export const LAST = ["take", "earn", "pass"];

/** What is picked on the board or on the desk, not by a button of its own. */
const ELSEWHERE = ["place", "walk", "assign"];

/** The key of the keyboard that picks an option: its place among those that have buttons. */
export function digitOf(table: TableStore, action: number): number | undefined {
  const kind = (option: number): string => table.meaning(option)?.kind ?? "";
  const late = (option: number): number => LAST.indexOf(kind(option));
  const buttons = table.options
    .filter((option) => !ELSEWHERE.includes(kind(option)))
    .sort((one, other) => late(one) - late(other));
  const place = buttons.indexOf(action) + 1;
  return place > 0 && place < 10 ? place : undefined;
}

export function faceOf(table: TableStore, action: number): Face {
  const meaning = table.meaning(action);
  const thing = meaning?.args[0] ?? 0;
  const view = viewOf(table.view);
  const bribe = `bribe-${BRIBES[thing] ?? ""}`;
  const text = plain(table, action);
  switch (meaning?.kind) {
    case "pass":
      return { signs: [], text: passing(table) };
    case "take":
      return { signs: [bribe], text };
    case "earn":
      return { signs: ["coin"], text };
    case "pay":
      return { signs: [BRIBES[thing] ? bribe : "coin"], text };
    case "gift":
      return { signs: [bribe], text: nameOf(table, bribe) };
    case "mark":
      return { signs: [`info-${INFOS[thing] ?? ""}`], text };
    case "draw_two":
      return { signs: ["card", "card"], text };
    case "box":
      return { signs: thing ? ["thing-cash_box"] : [], text: thing ? w("box-put", { number: thing }) : w("box-none") };
    case "fire": {
      const name = table.lexicon?.names["bonus"]?.[thing] ?? "";
      const often = view.agenda.filter((item) => item === thing).length;
      const signs = name.startsWith("push_") ? [`info-${name.slice(5)}`, "marker"] : [BONUS[name] ?? "any"];
      return { signs, text: often > 1 ? w("ahead-times", { number: often, bonus: text }) : text };
    }
    case "surround": {
      const info = INFOS[view.tile[thing] ?? -1];
      return { signs: info ? [`info-${info}`] : [], text: table.tell(meaning.text) };
    }
    case "from":
      return {
        signs: ["thing-agent"],
        text: thing < SUPPLY ? table.tell(["from-building", { building: buildingName(table, thing) }]) : text,
      };
    case "drawer": {
      const card = rowOf(view.drawer, view.active, ROW.drawer)[thing] ?? -1;
      if (card < 0) return { signs: [], text: w("drawer-free", { number: thing + 1 }) };
      return {
        signs: abilitySigns(table, card),
        text: w("drawer-replace", { number: thing + 1 }),
        more: about(table, "card.brief", card),
      };
    }
    default:
      return { signs: [], text };
  }
}
