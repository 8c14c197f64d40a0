/** The game's own words, in the language of the page. */
import { speech } from "../../lib/language.svelte";
import type { TableStore } from "../../lib/table.svelte";
import type { Values } from "../../lib/words";
import type { Sentence } from "../../wire";

export function w(key: string, values: Values = {}): string {
  return speech.game("suitcase").say(key, values);
}

/** Whose it is, for a label. A sentence takes `table.nameOf`: “You rolls 5” would be wrong. */
export function seatName(table: TableStore, seat: number): string {
  return seat === table.seat && table.seats.includes(seat) ? w("you") : table.nameOf(seat);
}

/** A sentence, its first letter a capital: for labels of their own. */
export function capital(table: TableStore, sentence: Sentence | undefined): string {
  const text = sentence ? table.tell(sentence) : "";
  return text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);
}
