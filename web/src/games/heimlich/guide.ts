/** A first game in five minutes: what to look at, and what to wait for. */
import type { TableStore } from "../../lib/table.svelte";
import type { GuideStep } from "../types";
import type { GameEvent } from "./facts";

function happened(table: TableStore, kind: GameEvent["kind"]): boolean {
  return table.log.some((told) => told.events.some((event) => event[0] === kind));
}

export const GUIDE: GuideStep[] = [
  { text: "guide-welcome" },
  { text: "guide-identity", at: '[data-guide="identity"]' },
  { text: "guide-town", at: '[data-guide="town"]' },
  { text: "guide-track", at: '[data-guide="track"]' },
  { text: "guide-safe", at: '[data-guide="safe"]' },
  { text: "guide-die", at: '[data-guide="die"]' },
  { text: "guide-wait", at: '[data-guide="die"]', until: (table) => table.asks("moving") || table.asks("points") },
  { text: "guide-move", at: '[data-guide="agents"]', until: (table) => table.row.length > 0 },
  { text: "guide-stage", at: '[data-guide="now"]', until: (table) => Boolean(table.draft?.complete) || !table.asked },
  { text: "guide-confirm", at: '[data-guide="now"]', until: (table) => !table.asked || table.moment !== null },
  { text: "guide-bluff" },
  { text: "guide-scoring", at: '[data-guide="safe"]', until: (table) => happened(table, "scoring") },
  { text: "guide-moveSafe", at: '[data-guide="safe"]' },
  { text: "guide-notes", at: '[data-guide="strip"]' },
  { text: "guide-end" },
];
