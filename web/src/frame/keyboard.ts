/** What keys do at a table, where they are not meant for a field or a button. `Shortcuts` lists them. */
import type { TableStore } from "../lib/table.svelte";

interface Doing {
  table: () => TableStore;
  openTab: (id: string) => void;
  flipText: () => void;
  help: () => void;
}

// What is picked with.
const PICKED_WITH = ".board, .hand, [data-action]";
const TABS: Record<string, string> = { l: "log", n: "notes", c: "chat", r: "rules" };

export function keysOf(doing: Doing): (event: KeyboardEvent) => void {
  return (event) => {
    const at = event.target instanceof Element ? event.target : document.body;
    // Fields and dialogs have their own keys.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (at.closest("input, textarea, select, dialog[open]") || document.querySelector("dialog[open]")) return;
    if (act(event.key, at, doing)) event.preventDefault();
  };
}

/** Enter confirms a choice that is whole, wherever on the board or in the hand it was made; Space still picks there. */
export function confirms(event: KeyboardEvent, table: TableStore): void {
  const at = event.target instanceof Element ? event.target : null;
  if (event.key !== "Enter" || !at?.closest(PICKED_WITH) || !table.draft?.complete) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) table.confirm();
}

function act(key: string, at: Element, { table: given, openTab, flipText, help }: Doing): boolean {
  const table = given();
  const control = at.closest("button, a, summary");
  if (key === "Enter" && !control && table.draft?.complete) table.confirm();
  else if ((key === "Backspace" || key === "Escape") && table.row.length) table.takeBack();
  else if (key === "Escape" && table.because) table.because = null;
  else if ((key === " " || key === "Escape") && !control && table.moment) table.skip();
  else if (/^[1-9]$/.test(key)) return press(`[data-digit="${key}"]`);
  else if (key.toLowerCase() === "t") flipText();
  else if (key === "?") help();
  else if (TABS[key.toLowerCase()]) openTab(TABS[key.toLowerCase()] ?? "log");
  else return false;
  return true;
}

function press(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.click();
  return Boolean(found);
}
