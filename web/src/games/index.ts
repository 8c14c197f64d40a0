/** The games that the page can show. Each comes when it is wanted. */
import { speech } from "../lib/language.svelte";
import type { GameClient } from "./types";

const CLIENTS: Record<string, () => Promise<GameClient>> = {
  heimlich: async () => (await import("./heimlich/game")).HEIMLICH,
  vienna: async () => (await import("./vienna/game")).VIENNA,
  suitcase: async () => (await import("./suitcase/game")).SUITCASE,
};

/** Its folder and its words come together. */
async function withWords(game: string, load: () => Promise<GameClient>): Promise<GameClient> {
  const [client] = await Promise.all([load(), speech.learn(game)]);
  return client;
}

export const GAMES: Record<string, () => Promise<GameClient>> = Object.fromEntries(
  Object.entries(CLIENTS).map(([game, load]) => [game, () => withWords(game, load)]),
);
