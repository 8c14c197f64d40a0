/** The games that the page can show: every folder here is one. Each comes when it is wanted. */
import { speech } from "../lib/language.svelte";
import type { GameClient } from "./types";

const CLIENTS = import.meta.glob<{ GAME: GameClient }>("./*/game.ts");

/** Its folder and its words come together. */
async function withWords(game: string, load: () => Promise<{ GAME: GameClient }>): Promise<GameClient> {
  const [client] = await Promise.all([load(), speech.learn(game)]);
  return client.GAME;
}

export const GAMES: Record<string, () => Promise<GameClient>> = Object.fromEntries(
  Object.entries(CLIENTS).map(([path, load]) => {
    const game = path.split("/")[1] ?? "";
    return [game, () => withWords(game, load)];
  }),
);
