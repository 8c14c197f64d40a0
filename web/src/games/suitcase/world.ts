/** What the files and names of a table say of its map, its seats and its suitcases. Nothing here decides what is allowed. */
import type { TableStore } from "../../lib/table.svelte";
import type { Sentence } from "../../wire";
import {
  AGENTS,
  BOMB,
  DELIVERED,
  DUEL_CARDS,
  type GameEvent,
  LETTERS,
  NOBODY,
  NOT_PLACED,
  ROW,
  UNKNOWN,
  type View,
} from "./facts";
import { w } from "./say";

export interface City {
  name: string;
  label: string;
  x: number;
  y: number;
  /** Where the label stands: n, ne, e, … */
  side: string;
}

export interface Corner {
  place: string;
  colour: string;
  base: { x: number; y: number; lines: string[] };
  hq: { colour: string; x: number; y: number; dotted: string[] };
}

export interface World {
  name: string;
  title: string;
  frame: [number, number];
  cities: City[];
  lines: [string, string][];
  corners: Corner[];
}

const NOWHERE: World = { name: "", title: "", frame: [1000, 700], cities: [], lines: [], corners: [] };

export function worldOf(table: TableStore): World {
  return (table.lexicon?.files["map"] as World | undefined) ?? NOWHERE;
}

export function playersOf(table: TableStore): number {
  return table.lexicon?.players ?? table.info?.seats.length ?? 0;
}

// --- Seats -------------------------------------------------------------------------------------------------

/** The colour of a seat, as its suitcases are called. */
export function colourOf(table: TableStore, seat: number): string {
  return (table.lexicon?.names["case"]?.[seat * LETTERS] ?? "").replace(/_a$/, "");
}

export function colourName(table: TableStore, colour: string): string {
  return table.tell(
    table.words.has(`colour-${colour}`) ? [`colour-${colour}`, {}] : ["colour-other", { name: colour }],
  );
}

/** Where a colour has its base. */
export function homeOf(table: TableStore, colour: string): Corner | undefined {
  return worldOf(table).corners.find((corner) => corner.colour === colour);
}

/** Where a colour has its headquarters. */
export function goalOf(table: TableStore, colour: string): Corner | undefined {
  return worldOf(table).corners.find((corner) => corner.hq.colour === colour);
}

/** The seat that plays a colour, or NOBODY. */
export function seatOf(table: TableStore, colour: string): number {
  return (
    Array.from({ length: playersOf(table) }, (_, seat) => seat).find((seat) => colourOf(table, seat) === colour) ??
    NOBODY
  );
}

/** The compass point of a colour's base, in letters. */
export function pointOf(table: TableStore, seat: number): string {
  const place = homeOf(table, colourOf(table, seat))?.place;
  return place ? w(`corner-${place}`) : "";
}

// --- Places ------------------------------------------------------------------------------------------------

export type Spot = { kind: "city"; city: number } | { kind: "base"; corner: number } | { kind: "hq" | "out" };

/** What a place of an agent is. */
export function spotOf(table: TableStore, place: number | undefined): Spot {
  const name = table.lexicon?.names["place"]?.[place ?? -1] ?? "out";
  if (place !== undefined && place < worldOf(table).cities.length) return { kind: "city", city: place };
  if (name.startsWith("base_"))
    return { kind: "base", corner: worldOf(table).corners.findIndex((corner) => `base_${corner.place}` === name) };
  return { kind: name === "hq" ? "hq" : "out" };
}

export function cityName(table: TableStore, city: number): string {
  return table.words.named(worldOf(table).cities[city]?.label ?? "");
}

export function placeName(table: TableStore, place: number | undefined): string {
  const spot = spotOf(table, place);
  if (spot.kind === "city") return cityName(table, spot.city);
  if (spot.kind === "base") {
    const { colour = "" } = worldOf(table).corners[spot.corner] ?? {};
    return table.tell(["place-base", { colour: [`colour-${colour}`, {}] }]);
  }
  return table.tell([`place-${spot.kind}`, {}]);
}

// --- Agents and suitcases ----------------------------------------------------------------------------------

export function letterOf(thing: number): string {
  return String.fromCharCode("A".charCodeAt(0) + (thing % LETTERS));
}

export function caseSentence(table: TableStore, thing: number): Sentence {
  return ["case", { colour: colourName(table, colourOf(table, Math.floor(thing / LETTERS))), letter: letterOf(thing) }];
}

export function caseName(table: TableStore, thing: number): string {
  return table.tell(caseSentence(table, thing));
}

export function contentName(table: TableStore, content: number): string {
  if (content === UNKNOWN) return w("content-unknown");
  if (content === BOMB) return table.tell(["content-bomb", {}]);
  return table.tell(["content-secrets", { number: content }]);
}

/** A content in a sign: a number, or nothing where the bomb is drawn. */
export function contentSign(content: number): string {
  return content === UNKNOWN ? "?" : content === BOMB ? "✸" : String(content);
}

/** The number among all agents of the one that an event is about; -1: it is about none. */
export function agentOf(event: GameEvent): number {
  return "agent" in event ? event.seat * AGENTS + event.agent : -1;
}

export function agentName(table: TableStore, agent: number): string {
  return table.tell(["agent", { number: (agent % AGENTS) + 1 }]);
}

/** Where a suitcase is, in words. */
export function whereabouts(table: TableStore, view: View, thing: number): string {
  const at = view.case_at[thing] ?? NOT_PLACED;
  if (at >= 0) return cityName(table, at);
  const hidden = view.hidden_at[thing] ?? NOT_PLACED;
  if (at === NOT_PLACED) return hidden >= 0 ? cityName(table, hidden) : w("case-notPlaced");
  if (at === DELIVERED) return w("case-delivered", { seat: table.nameOf(view.case_by[thing] ?? 0) });
  const agent = view.load.indexOf(thing);
  return w("case-carried", {
    seat: table.nameOf(Math.floor(agent / AGENTS)),
    agent: agentName(table, agent),
    place: placeName(table, view.place[agent]),
  });
}

/** The duel cards of a seat: values in order, and whether each is used. */
export function cardsOf(view: View, seat: number): { value: number; used: boolean }[] {
  return DUEL_CARDS.flatMap((all, value) => {
    const left = view.cards_left[seat * ROW.cards_left + value] ?? all;
    return Array.from({ length: all }, (_, place) => ({ value, used: place >= left }));
  });
}
