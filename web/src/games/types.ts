/** What a game brings to the frame. A game's folder holds its board, its panels, its words, and no rule. */
import type { Component } from "svelte";
import type { AnyView } from "../lib/facts";
import type { Sound } from "../lib/sound";
import type { TableStore } from "../lib/table.svelte";
import type { SeenEvent, Sentence } from "../wire";

export interface BoardProps {
  table: TableStore;
}

export interface Panel {
  id: string;
  /** Key of its title in the game's own words. */
  title: string;
  component: Component<BoardProps>;
  /** Whether it is of use at this table; without it, always. */
  shown?: (table: TableStore) => boolean;
  /** It holds the seat's own note: the frame then offers no place for one. */
  notes?: boolean;
}

/** How options of one action kind are offered: on the board, as cards of the hand, or as buttons. */
export type Offer = "board" | "hand" | "buttons" | Component<BoardProps & { actions: number[] }>;

export interface Series {
  name: string;
  colour: string;
  shape: string;
  values: number[];
}

/** How a seat's pieces look, so that its name in the list of players can be found on the board. */
export interface SeatSign {
  fill: string;
  /** For letters on the fill: 4.5 : 1 or better. */
  on: string;
  /** A path around the origin, about 10 in every direction. */
  d: string;
  /** In degrees. */
  turn?: number;
}

/** What a seat was in secret. */
export interface Unmasked {
  name: string;
  /** Where its piece is on the board: a selector. */
  piece: string;
  /** How its pieces look, each with its letter. */
  signs: (SeatSign & { letter: string })[];
}

export interface GameClient {
  name: string;
  Board: Component<BoardProps>;
  /** What lies under the board: the own hand, the own desk. */
  Hand?: Component<BoardProps>;
  /** The board in words, for screen readers and small screens. */
  TextBoard: Component<BoardProps>;
  /** What is still to come before a choice of many parts is whole, in its order. */
  Ahead?: Component<BoardProps>;
  panels: Panel[];
  /** Exhaustive: one line for every action kind of the game (a test compares it with the server's list). */
  offers: Record<string, Offer>;
  /** Kinds that decline or end something: offered after everything else. */
  last?: string[];
  /** Questions that are answered by buttons and decided by a look at the hand. */
  onHand?: string[];
  /** The kind that declines a long list: it stays in sight below what slides. */
  kept?: string;
  /** The section of the rules page for a question. */
  rule: (prompt: Sentence) => string;
  /** What grows over a game, for the chart at its end. */
  chart: (views: AnyView[], table: TableStore) => Series[];
  /** The goal of the game in one line, and how far its end is. */
  standing?: (table: TableStore) => string[];
  /** Public holdings of a seat in one line, for the list of players. */
  holdings: (table: TableStore, seat: number) => string;
  /** The same in signs, where words are too long for a card. */
  Holdings?: Component<{ table: TableStore; seat: number }>;
  /** A seat's colour and shape, where everybody knows them. */
  seatSign?: (table: TableStore, seat: number) => SeatSign | null;
  /** What a seat was in secret, told at the end. */
  unmask?: (table: TableStore, seat: number) => Unmasked;
  /** What can be printed: the key of its title in the game's own words, and its file in /prints/, where `LANGUAGE` stands for the page's. */
  prints?: { title: string; file: string }[];
  /** Whether the board marks what an event is about, when `table.highlight` is that event. */
  isMarked?: (event: SeenEvent) => boolean;
  /** Whether the whole board is too much for a phone's width: a figure there looks from closer at what is marked. */
  dense?: boolean;
  /** How many steps of time an event stays in sight, by its kind; one, where nothing is said. */
  linger?: Record<string, number>;
  /** Kinds of events with which someone's turn begins: the log is divided there. */
  turns?: string[];
  /** What an event sounds like, by its kind. */
  sounds?: Record<string, Sound>;
}
