/** The keys of this device: which tables it has seats at. A key is all that a seat needs, on any device. */

export interface Key {
  table: string;
  token: string;
  game: string;
  seats: number[];
  at: number;
}

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
