/** A game of someone else's package: its own module draws it, or the position stands there in words. */
import type { GameInfo } from "../../wire";
import type { GameClient } from "../types";
import Drawn from "./Drawn.svelte";
import type { Drawing } from "./drawing";
import Words from "./Words.svelte";

/** The modules that have come, by game. */
export const DRAWINGS: Record<string, Drawing> = {};

export async function otherGame(info: GameInfo): Promise<GameClient> {
  const { name, page } = info;
  if (page) DRAWINGS[name] ??= (await import(/* @vite-ignore */ page)) as Drawing;
  return {
    name,
    Board: page ? Drawn : Words,
    TextBoard: Words,
    panels: [],
    offers: {},
    rule: () => "",
    chart: () => [],
    holdings: () => "",
  };
}
