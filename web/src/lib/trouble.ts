/** Say what went wrong, in one sentence of the page's language. */
import type { Problem } from "../wire";
import { Refused } from "./api";
import { maybe, t } from "./language.svelte";
import type { Catalogue } from "./words";

/** A refusal of the server; a move that the rules refuse has its reason in the game's own catalogue. */
export function refusal(
  { key, args, text, reason }: Pick<Problem, "key" | "args" | "text" | "reason">,
  words?: Catalogue,
): string {
  const why = `why-${reason}`;
  if (reason && words?.has(why)) return words.say(why);
  // A server newer than this page may have a key of its own: its English sentence is better than none.
  return maybe(`refusal-${key}`, args) || text || t("trouble-http");
}

export function sentence(error: unknown): string {
  return error instanceof Refused ? refusal(error.problem) : t("trouble-away");
}
