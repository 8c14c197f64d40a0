/** A first game: what to look at, and what to wait for. */
import type { TableStore } from "../../lib/table.svelte";
import type { GuideStep } from "../types";
import type { GameEvent } from "./facts";

function happened(table: TableStore, kind: GameEvent["kind"]): boolean {
  return table.log.some((told) => told.events.some((event) => event[0] === kind));
}

const packed = (table: TableStore): boolean =>
  Boolean(table.decision.answer?.length) || table.row.length > 0 || table.asks("placing");

export const GUIDE: GuideStep[] = [
  { text: "guide-welcome" },
  { text: "guide-base", at: '[data-guide="base"]' },
  { text: "guide-hq", at: '[data-guide="hq"]' },
  { text: "guide-pack", at: '[data-guide="packing"]', until: packed },
  {
    text: "guide-confirm",
    at: '[data-guide="now"]',
    until: (table) => table.asks("placing") || happened(table, "placed"),
  },
  {
    text: "guide-place",
    at: '[data-guide="cities"]',
    until: (table) => Boolean(table.draft?.complete) || happened(table, "placed"),
  },
  { text: "guide-placed", at: '[data-guide="now"]', until: (table) => happened(table, "placed") },
  { text: "guide-dice", at: '[data-guide="dice"]', until: (table) => table.asks("moving") },
  { text: "guide-move", at: '[data-guide="steps"]', until: (table) => table.row.length > 0 },
  { text: "guide-stage", at: '[data-guide="now"]', until: (table) => !table.asked || table.moment !== null },
  { text: "guide-take", at: '[data-guide="cases"]', until: (table) => happened(table, "taken") },
  { text: "guide-duel", at: '[data-guide="duels"]' },
  { text: "guide-ledger", at: '[data-tab="ledger"]' },
  { text: "guide-foreign", at: '[data-guide="hq"]' },
  { text: "guide-end" },
];
