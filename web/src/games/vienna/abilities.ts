/** What an ability looks like: a sign for when it works, a sign for what it gives. The words come from the server. */
import type { TableStore } from "../../lib/table.svelte";
import { cardOf } from "./city";
import { ABILITY_SIGNS } from "./facts";

export function abilitySigns(table: TableStore, card: number): [string, string] {
  const file = cardOf(table, card);
  const [when, gives] = (file && ABILITY_SIGNS[file.ability]) ?? ["", ""];
  const x = String(file?.x ?? "");
  return [when.replace("X", x), gives.replace("X", x)];
}
