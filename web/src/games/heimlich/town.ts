/** What the files of a table say of its town and its cards. Nothing here decides what is allowed. */
import { members, rowOf } from "../../lib/facts";
import type { TableStore } from "../../lib/table.svelte";
import type { Sentence } from "../../wire";
import { ROW, viewOf } from "./facts";
import { w } from "./say";

export interface Building {
  name: string;
  value: number;
  role?: "church" | "ruin";
}

export interface CardKind {
  kind: string;
  effect: string;
  agents?: [number, number];
  steps?: number[];
  limit?: number;
}

interface BoardFile {
  buildings: Building[];
  goal: number;
  dossier_field: number;
  die: (string | number)[];
}

const EMPTY: BoardFile = { buildings: [], goal: 1, dossier_field: 0, die: [] };

export function townOf(table: TableStore): BoardFile {
  return (table.lexicon?.files["board"] as BoardFile | undefined) ?? EMPTY;
}

export function kindsOf(table: TableStore): CardKind[] {
  return (table.lexicon?.files["deck"] as { kinds: CardKind[] } | undefined)?.kinds ?? [];
}

export function buildingSentence(table: TableStore, building: number): Sentence {
  const house = townOf(table).buildings[building];
  if (house?.role) return [`building-${house.role}`, {}];
  return ["building-other", { name: house?.name ?? "" }];
}

export function buildingName(table: TableStore, building: number): string {
  return table.tell(buildingSentence(table, building));
}

/** Which of the drawn houses stands there: the special ones by their role, the others in turn. */
export function faceOf(table: TableStore, building: number): string {
  const { buildings } = townOf(table);
  const role = buildings[building]?.role;
  if (role) return role;
  const plain = buildings.slice(0, building).filter((house) => !house.role).length;
  return String((plain % 10) + 1);
}

/** Its name and what it is, as a tooltip: “4 · Station · worth 4”. */
export function buildingTitle(table: TableStore, building: number): string {
  const house = townOf(table).buildings[building];
  const worth = w(house && house.value < 0 ? "house-back" : "house-worth", { number: Math.abs(house?.value ?? 0) });
  const place = house?.role ? "" : `${w(`place-${faceOf(table, building)}`)} · `;
  return `${buildingName(table, building)} · ${place}${worth}`;
}

export function cardName(table: TableStore, kind: number): string {
  const name = kindsOf(table)[kind]?.kind ?? "";
  const key = `card-${name}`;
  return table.words.has(key) ? table.words.say(key) : name;
}

export function cardText(table: TableStore, kind: number): string {
  const card = kindsOf(table)[kind];
  if (!card) return "";
  const own = `card-${card.kind}.text`;
  if (table.words.has(own)) return table.words.say(own);
  const [least, most] = card.agents ?? [0, 0];
  const steps = (card.steps ?? []).map((step) => (step > 0 ? `+${step}` : String(step)));
  return table.words.say(`effect-${card.effect}`, { least, most, steps, limit: card.limit ?? 0 });
}

export function hasCards(table: TableStore): boolean {
  return viewOf(table.view).hand_size.length > 0;
}

export function hasDossier(table: TableStore): boolean {
  return table.info?.options["dossier"] === "yes";
}

/** The cards in a seat's hand as this observer knows them: kinds, or -1. */
export function handOf(table: TableStore, seat: number): number[] {
  const { hand, hand_size } = viewOf(table.view);
  return rowOf(hand, seat, ROW.hand).slice(0, hand_size[seat] ?? 0);
}

/** The agents that a seat is known to run. */
export function agentsOf(table: TableStore, seat: number): number[] {
  const { in_play, owner } = viewOf(table.view);
  return members(in_play).filter((agent) => owner[agent] === seat);
}
