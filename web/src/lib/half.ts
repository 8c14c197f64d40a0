/** A half-made choice, stored in this tab so that a reload keeps it. Only for a seat that has the device to itself. */

export interface Half {
  seat: number;
  /** The entry that asked. */
  at: number;
  row: number[];
}

const KEY = (table: string): string => `safehouse.half.${table}`;

export function halfOf(table: string): Half | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY(table)) ?? "null") as Half | null;
  } catch {
    return null;
  }
}

export function keepHalf(table: string, half: Half): void {
  if (half.row.length) sessionStorage.setItem(KEY(table), JSON.stringify(half));
  else sessionStorage.removeItem(KEY(table));
}

export function dropHalf(table: string): void {
  sessionStorage.removeItem(KEY(table));
}
