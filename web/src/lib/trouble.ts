/** What went wrong, in one sentence of the page's language. */
import type { Problem } from "../wire";
import { Refused } from "./api";
import { maybe, speech, t } from "./language.svelte";
import type { Catalogue } from "./words";

// Codes whose meaning is always the same; the others carry a sentence that says more.
const KNOWN = ["http", "too_many", "storage", "internal", "no_table", "not_found", "too_large"];
// What a person can only do otherwise: the sentence says which rule of the house is in the way.
const GENERAL = ["refused", "illegal", "forbidden"];

/** A sentence of the server by its own words: a test holds them against the server's sources. */
export function keyOf(text: string): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `refusal-${words.join("_")}`;
}

/** A refusal of the server; a move that the rules refuse has its reason in the game's own catalogue. */
export function refusal({ code, text, reason }: Problem, words?: Catalogue): string {
  const why = `why-${reason}`;
  if (reason && words?.has(why)) return words.say(why);
  const own = maybe(keyOf(text));
  if (own) return own;
  if (KNOWN.includes(code)) return t(`trouble-${code}`);
  if (speech.language !== "en" && GENERAL.includes(code)) return t("trouble-refused");
  const said = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}

export function sentence(error: unknown): string {
  return error instanceof Refused ? refusal(error.problem) : t("trouble-away");
}
