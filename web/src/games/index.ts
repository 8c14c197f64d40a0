/** The games that the page can show: every folder with a `game.ts` is one of ours; others come from the server. */
import { get } from "../lib/api";
import { speech } from "../lib/language.svelte";
import type { GameInfo } from "../wire";
import type { GameClient } from "./types";

const OURS = import.meta.glob<{ GAME: GameClient }>("./*/game.ts");

export const OWN_GAMES = Object.keys(OURS).map((path) => path.split("/")[1] ?? "");

async function load(game: string): Promise<GameClient> {
  const ours = OURS[`./${game}/game.ts`];
  if (ours) return (await ours()).GAME;
  const [{ otherGame }, known] = await Promise.all([import("./other"), get<GameInfo[]>("/api/games")]);
  const info = known.find((one) => one.name === game);
  if (!info) throw new Error(`no game ${game}`);
  return otherGame(info);
}

/** A game's client; its words come with it. */
export async function clientOf(game: string): Promise<GameClient> {
  const [client] = await Promise.all([load(game), speech.learn(game)]);
  return client;
}
