/** What the module of someone else's game is given, and what it brings (docs/client.md). */
import type { TableStore } from "../../lib/table.svelte";
import type { SeenEvent } from "../../wire";

export interface Option {
  action: number;
  kind: string;
  text: string;
}

/** A position as the seat sees it. */
export interface Shown {
  /** The fields of the state by name: numbers and lists of numbers. */
  view: Readonly<Record<string, unknown>>;
  /** The seat that looks; below 0: a spectator. */
  seat: number;
  players: string[];
  /** What the seat may choose now. */
  options: Option[];
  /** What happens at this moment, while it is shown. */
  moment: SeenEvent | null;
  language: string;
  pick: (action: number) => void;
}

export interface Drawing {
  /** Draw into the element. What it returns gets every change, and the end. */
  mount: (element: HTMLElement, shown: Shown) => { update?: (shown: Shown) => void; destroy?: () => void };
}

export function shownOf(table: TableStore, language: string): Shown {
  return {
    view: table.view,
    seat: table.seat,
    players: (table.info?.seats ?? []).map((_, seat) => table.nameOf(seat)),
    options: table.options.map((action) => {
      const meaning = table.meaning(action);
      return { action, kind: meaning?.kind ?? "", text: meaning ? table.tell(meaning.text) : String(action) };
    }),
    moment: table.moment,
    language,
    pick: (action) => table.pick(action),
  };
}
