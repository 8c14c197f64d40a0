/** What went wrong, in one sentence. */
import { Refused } from "../../lib/api";
import { t } from "../../lib/language.svelte";

// Codes whose meaning is always the same; the others carry a sentence that says more.
const KNOWN = ["http", "too_many", "storage", "internal", "no_table", "not_found", "too_large"];

export function sentence(error: unknown): string {
  if (!(error instanceof Refused)) return t("trouble.away");
  const { code, text } = error.problem;
  if (KNOWN.includes(code)) return t(`trouble.${code}`);
  const said = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
