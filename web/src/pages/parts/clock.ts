/** How long a decision may take, in words. */
import { t } from "../../lib/language.svelte";

const [MINUTE, DAY] = [60, 86_400];

export function clockOf(seconds: number): string {
  if (!seconds) return t("new-clock-none");
  const [unit, length] = seconds < DAY ? ["minutes", MINUTE] : ["days", DAY];
  return t(`new-clock-${unit}`, { count: Math.round(seconds / (length as number)) });
}
