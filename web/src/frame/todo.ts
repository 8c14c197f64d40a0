/** Who must do what, in one sentence: the same for the eye and for the ear. */
import { t } from "../lib/language.svelte";
import type { TableStore } from "../lib/table.svelte";

/** Whether the own answer lies sealed and may still be changed. */
export function sealed(table: TableStore): boolean {
  return Boolean(table.decision.answer?.length) && table.seats.includes(table.seat);
}

export function todo(table: TableStore): string {
  if (table.result) return table.result.text ? table.tell(table.result.text) : t("table-now-over");
  if (table.waiting) return t("table-now-sending");
  if (table.moment) return t("table-now-watch");
  if (sealed(table)) return t("table-now-sealed");
  if (table.asked) {
    if (table.draft?.complete) return t("table-now-confirm");
    return table.prompt ? table.tell(table.prompt) : t("table-now-yours");
  }
  return waitingFor(table);
}

export function waitingFor(table: TableStore): string {
  const others = table.decision.seats.filter((seat) => seat !== table.seat || !table.seats.includes(seat));
  if (!others.length) return t("table-now-soon");
  const names = table.words.join(others.map((seat) => table.nameOf(seat)));
  return t(table.decision.sealed ? "table-now-waitingSealed" : "table-now-waiting", { names });
}

/** The reason why something is not allowed, and its rule, in the catalogue's words. */
export function refusal(table: TableStore): string[] {
  const because = table.because;
  if (!because) return [];
  if (!because.rule) return [t("table-why-allowed")];
  return [table.words.say(`why-${because.reason}`), table.words.say(`rule-${because.rule.replace(".", "-")}`)];
}
