/** What the files of a table say of its city, cards, missions and tracks; and the view by seat. Nothing here decides what is allowed. */

import type { TableStore } from "../../lib/table.svelte";
import type { Sentence } from "../../wire";
import {
  type ABILITY_SIGNS,
  ACTIONS,
  type BUILDING_COLOURS,
  FLAGS,
  INFOS,
  NEED_SIGNS,
  type NEEDS,
  type View,
} from "./facts";

/** The actions that take a card, as the board numbers them. */
export const NUMERALS = ACTIONS.map((action) => ["", "I", "II", "III", "IV"][Number(action)] ?? "");

export interface Building {
  name: string;
  label: string;
  colour: (typeof BUILDING_COLOURS)[number];
  flag: string;
  seal: string;
  x: number;
  y: number;
  letter?: string;
}
export interface Square {
  name: string;
  label: string;
  number: number;
  x: number;
  y: number;
  side: string;
  buildings: string[];
}
export interface Scenery {
  kind: "water" | "ring";
  label: string;
  at: number;
  points: [number, number][];
}
export interface BoardFile {
  name: string;
  frame: [number, number];
  buildings: Building[];
  squares: Square[];
  scenery: Scenery[];
}
export interface CardFile {
  number: number;
  bribe: string;
  info: string;
  ability: keyof typeof ABILITY_SIGNS;
  x?: string | number;
}
export interface MissionFile {
  id: string;
  flag: string;
  needs: (typeof NEEDS)[number];
  shown?: string[];
  letter?: string;
  shillings: number;
  points: number;
}
interface TracksFile {
  tracks: Record<string, number[]>;
  roof: {
    fields: string[];
    start: string;
    players: Record<string, { end: string; purchases: string[]; paydays: string[] }>;
  };
}

const NO_BOARD: BoardFile = { name: "", frame: [1600, 1160], buildings: [], squares: [], scenery: [] };

export function boardOf(table: TableStore): BoardFile {
  return (table.lexicon?.files["board"] as BoardFile | undefined) ?? NO_BOARD;
}

export function cardOf(table: TableStore, card: number): CardFile | undefined {
  return (table.lexicon?.files["cards"] as { cards: CardFile[] } | undefined)?.cards[card];
}

export function missionOf(table: TableStore, mission: number): MissionFile | undefined {
  return (table.lexicon?.files["missions"] as { missions: MissionFile[] } | undefined)?.missions[mission];
}

/** The fields of each info track as areas: how many fields, by area. */
export function tracksOf(table: TableStore): number[][] {
  const tracks = (table.lexicon?.files["tracks"] as TracksFile | undefined)?.tracks;
  return INFOS.map((info) => tracks?.[info] ?? []);
}

/** What a field of a track is worth: the number of its area. */
export function areaAt(areas: number[], field: number): number {
  let left = field;
  for (let area = 0; area < areas.length; area += 1) {
    left -= areas[area] ?? 0;
    if (left < 0) return area + 1;
  }
  return areas.length;
}

export interface RoofField {
  name: string;
  number: number;
  purchase: boolean;
  payday: boolean;
  end: boolean;
}

export function roofOf(table: TableStore): RoofField[] {
  const roof = (table.lexicon?.files["tracks"] as TracksFile | undefined)?.roof;
  const own = roof?.players[String(table.lexicon?.players ?? 0)];
  if (!roof || !own) return [];
  const full = isFull(table);
  const last = roof.fields.indexOf(own.end);
  return roof.fields.slice(0, last + 1).map((name, number) => ({
    name,
    number,
    purchase: full && own.purchases.includes(name),
    payday: full && own.paydays.includes(name),
    end: name === own.end,
  }));
}

export function isFull(table: TableStore): boolean {
  return table.info?.options["version"] !== "starter";
}

export function playersOf(table: TableStore): number {
  return table.lexicon?.players ?? table.info?.seats.length ?? 0;
}

export function seatsOf(table: TableStore): number[] {
  return Array.from({ length: playersOf(table) }, (_, seat) => seat);
}

export function buildingOf(table: TableStore, building: number): Building | undefined {
  return boardOf(table).buildings[building];
}

export function buildingName(table: TableStore, building: number): string {
  return buildingOf(table, building)?.label ?? "";
}

/** The flag that flies there: dealt, or as printed. */
export function flagAt(view: View, building: number): string {
  return FLAGS[view.flag[building] ?? -1] ?? "";
}

export const cardsIn = (list: number[]): number[] => list.filter((card) => card >= 0);

/** What a thing is and does, in words. */
export function about(table: TableStore, vocabulary: string, thing: number): string {
  const sentence: Sentence | undefined = table.lexicon?.things?.[vocabulary]?.[thing];
  return sentence ? table.tell(sentence) : "";
}

export function nameOf(table: TableStore, key: string): string {
  return table.tell([key, {}]);
}

export interface Place {
  price: number;
  means: number[];
  points: number;
  squares: number[];
  gains: Sentence[];
  missions: number[];
}

const ACTION_THREE = ["place", "take", "earn"];

/** Prices and yields as the server tells them: only until the agent of the round is put, or staged. */
export function placesOf(table: TableStore): (Place | null)[] {
  if (!table.asked || table.row.some((action) => ACTION_THREE.includes(table.meaning(action)?.kind ?? ""))) return [];
  return (table.decision.hints?.["places"] as (Place | null)[] | undefined) ?? [];
}

/** What a mission wants, as signs. */
export function wanted(mission: MissionFile | undefined): string[] {
  const kind = NEED_SIGNS[mission?.needs ?? "building"];
  return kind ? (mission?.shown ?? []).map((name) => `${kind}-${name}`) : [];
}

/** The building that a mission is about, by its house letter. */
export function houseOf(table: TableStore, mission: MissionFile | undefined): string | undefined {
  const letter = mission?.needs === "building" ? (mission.shown ?? [mission.letter])[0] : undefined;
  return letter && boardOf(table).buildings.find((house) => house.letter === letter)?.name;
}
