/** The pictures of the games, in the order of the start page. A game without one gets the door. */
import type { Component } from "svelte";
import { maybe } from "../../lib/language.svelte";
import Other from "./PosterOther.svelte";

interface Poster {
  default: Component;
  /** Its place on the start page. */
  place: number;
}

const FILES = import.meta.glob<Poster>("../../games/*/Poster.svelte", { eager: true });
const POSTERS: Record<string, Poster> = Object.fromEntries(
  Object.entries(FILES)
    .map(([path, poster]): [string, Poster] => [path.split("/").at(-2) ?? "", poster])
    .sort(([, one], [, other]) => one.place - other.place),
);

export const SHOWN = Object.keys(POSTERS);

export function pictureOf(game: string): Component {
  return POSTERS[game]?.default ?? Other;
}

/** What a game is called before the server has said it. */
export function titleOf(game: string): string {
  return maybe(`${game}-title`) || game;
}
