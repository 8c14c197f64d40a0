/** What happened before this page was opened. */
import { film, told } from "../lib/replay.svelte";
import type { TableStore } from "../lib/table.svelte";

/** Put the earlier entries before those that came since, as the seat at the screen saw them. */
export async function recall(table: TableStore): Promise<void> {
  const { seat } = table;
  const view = table.seats.includes(seat) ? `seat:${seat}` : "public";
  const found = await film("tables", table.table, view, table.token);
  // Someone else may look by now.
  if (table.seat !== seat) return;
  const first = table.log[0]?.seq ?? Infinity;
  table.log = [...told(found.entries).filter(({ seq }) => seq < first), ...table.log];
}

const KEY = (table: string): string => `safehouse.seen.${table}`;

/** The last entry that was seen before. */
export function lastSeen(table: string): number {
  return Number(localStorage.getItem(KEY(table)) ?? 0);
}

export function saw(table: string, seq: number): void {
  if (seq) localStorage.setItem(KEY(table), String(seq));
}

const READ = (table: string): string => `safehouse.read.${table}`;

/** The number of the last line of chat that was read. */
export function lastRead(table: string): number {
  return Number(localStorage.getItem(READ(table)) ?? 0);
}

export function readTo(table: string, number: number): void {
  if (number) localStorage.setItem(READ(table), String(number));
}

/** A stretch of the log: what came after one entry, up to another. */
export interface Absence {
  from: number;
  to: number;
}
