/** The pictures of the games, in the order of the start page. A game without one gets the door. */
import type { Component } from "svelte";
import Heimlich from "./PosterHeimlich.svelte";
import Other from "./PosterOther.svelte";
import Suitcase from "./PosterSuitcase.svelte";
import Vienna from "./PosterVienna.svelte";

const POSTERS: Record<string, { title: string; picture: Component }> = {
  heimlich: { title: "Heimlich & Co.", picture: Heimlich },
  vienna: { title: "Vienna", picture: Vienna },
  suitcase: { title: "Suitcase", picture: Suitcase },
};

export const SHOWN = Object.keys(POSTERS);

export function pictureOf(game: string): Component {
  return POSTERS[game]?.picture ?? Other;
}

/** What a game is called before the server has said it. Titles are names: the same in every language. */
export function titleOf(game: string): string {
  return POSTERS[game]?.title ?? game;
}
