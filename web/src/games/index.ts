/** The games that the page can show. Each comes when it is wanted. */
import type { GameClient } from "./types";

export const GAMES: Record<string, () => Promise<GameClient>> = {
  heimlich: async () => (await import("./heimlich/game")).HEIMLICH,
  vienna: async () => (await import("./vienna/game")).VIENNA,
  suitcase: async () => (await import("./suitcase/game")).SUITCASE,
};
