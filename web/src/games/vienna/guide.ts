/** A first starter game: what to look at, and what to wait for. */
import type { TableStore } from "../../lib/table.svelte";
import type { GuideStep } from "../types";
import { eventsOf } from "./facts";

function happened(table: TableStore, kind: "placed" | "bribes" | "marker"): boolean {
  return table.log.some(({ events }) => eventsOf(events, kind).some(({ seat }) => seat === table.seat));
}

export const GUIDE: GuideStep[] = [
  { text: "guide-welcome" },
  { text: "guide-city", at: '[data-guide="city"]' },
  { text: "guide-purse", at: '[data-guide="purse"]' },
  { text: "guide-cards", at: '[data-guide="cards"]' },
  {
    text: "guide-plan",
    at: '[data-guide="cards"]',
    until: (table) => Boolean(table.draft?.complete) || Boolean(table.decision.answer?.length),
  },
  { text: "guide-confirm", at: '[data-guide="now"]', until: (table) => !table.asks("assigning") },
  {
    text: "guide-drawer",
    at: '[data-guide="drawers"]',
    until: (table) => table.asks("acting") || happened(table, "placed"),
  },
  {
    text: "guide-agent",
    at: '[data-guide="city"]',
    until: (table) => table.row.length > 0 || happened(table, "placed") || happened(table, "bribes"),
  },
  {
    text: "guide-stage",
    at: '[data-guide="now"]',
    until: (table) => happened(table, "placed") || happened(table, "marker"),
  },
  { text: "guide-squares", at: '[data-guide="city"]' },
  { text: "guide-tracks", at: '[data-guide="tracks"]' },
  { text: "guide-roof", at: '[data-guide="roof"]' },
  { text: "guide-end" },
];
