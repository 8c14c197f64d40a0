/** The pictures of the games, in the order of the start page. A game without one gets the door. */
import type { Component } from "svelte";
import { maybe } from "../../lib/language.svelte";
import Other from "./PosterOther.svelte";

interface Poster {
  default: Component;
  /** Its place on the start page. */
  place: number;
  /** By role of a data file: the picture in /prints/ of each that comes with the game, where `NAME` stands for its name. */
  pictures?: Record<string, string>;
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

/** The small picture of a board or map that comes with a game; nothing where there is none. */
export function fileShown(game: string, role: string, name: string): string {
  const picture = POSTERS[game]?.pictures?.[role];
  return picture ? `/prints/${picture.replace("NAME", name)}` : "";
}

/** What a game is called before the server has said it. */
export function titleOf(game: string): string {
  return maybe(`${game}-title`) || game;
}
