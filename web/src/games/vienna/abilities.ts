/** What an ability looks like: a sign for when, a sign for what. The words come from the server. */
import type { TableStore } from "../../lib/table.svelte";
import { cardOf } from "./city";

const WHAT: Record<string, string> = {
  more: "any",
  bribe: "any",
  bribes: "any",
  points: "point",
  marker: "marker",
  discount: "discount",
  joker: "any",
  cards: "card",
};

/** When it works: the sign of its X, or of what it waits for. */
function when(ability: string, x: string): string {
  const [what = ""] = ability.split("_");
  if (ability === "new_info_points" || ability === "any_info_bribe") return "tile";
  if (what === "square") return `number-${x}`;
  if (what === "foreign") return "thing-agent";
  if (what === "marker") return `info-${x}`;
  if (what === "colour") return `house-${x}`;
  return `${what}-${x}`;
}

export function abilitySigns(table: TableStore, card: number): [string, string] {
  const file = cardOf(table, card);
  if (!file) return ["", ""];
  const x = String(file.x ?? "");
  const last = file.ability.split("_").at(-1) ?? "";
  const what = file.ability === "bribe_more" || file.ability === "foreign_bribes" ? `bribe-${x}` : (WHAT[last] ?? "");
  return [when(file.ability, x), file.ability === "marker_joker" ? "marker" : what];
}
