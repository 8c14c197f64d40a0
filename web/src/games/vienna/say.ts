/** The game's own words, in the language of the page. */
import { speech } from "../../lib/language.svelte";
import type { TableStore } from "../../lib/table.svelte";
import de from "./words/de.json";
import en from "./words/en.json";
import nl from "./words/nl.json";

export const WORDS: Record<string, Record<string, string>> = { en, de, nl };

export function w(key: string, values: Record<string, string | number> = {}): string {
  const text = WORDS[speech.language]?.[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A text for one, and one for any other number. */
export function count(key: string, number: number): string {
  return w(number === 1 ? `${key}.one` : key, { number });
}

/** The first letter a capital: for labels of their own. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);
}

export function seatName(table: TableStore, seat: number): string {
  return seat === table.seat && table.seats.includes(seat) ? w("you") : table.nameOf(seat);
}
