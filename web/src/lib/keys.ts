/** The tables at which this device has seats. */

export interface Key {
  table: string;
  /** Of a seat that has one of its own: a guest's, or several at one screen. Empty: the device's key opens it. */
  token: string;
  game: string;
  seats: number[];
  at: number;
  /** The lesson that is played there; undefined for a normal game. */
  lesson?: string;
}

/** What the name of a table looks like. */
export const TABLE_ID = /^[\w-]{16}$/;

const KEY = "safehouse.keys";
const MOST = 50;

export function keys(): Key[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Key[];
  } catch {
    return [];
  }
}

export function keyOf(table: string): Key | undefined {
  return keys().find((key) => key.table === table);
}

export function keep(key: Key): void {
  const others = keys().filter((other) => other.table !== key.table);
  localStorage.setItem(KEY, JSON.stringify([key, ...others].slice(0, MOST)));
}

export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(keys().filter((key) => key.table !== table)));
}
