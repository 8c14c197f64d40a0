/** The own games as lists show them: those of the profile, and those at which this device sits with a token. */
import { get, post, Refused } from "../../lib/api";
import { showWaiting } from "../../lib/badge";
import { forget, type Key, keyOf, keys } from "../../lib/keys";
import { t } from "../../lib/language.svelte";
import { profile } from "../../lib/profile.svelte";
import type { OwnGame, State, TableInfo } from "../../wire";
import { botName } from "./house";

export interface Game extends OwnGame {
  /** When this device was last there, or when it was opened or ended, in milliseconds. */
  at: number;
  /** Whether only this device knows of it. */
  guest: boolean;
}

// The newest, so that the page does not ask for years of tables.
const MOST = 12;

/** Open the table of the rematch, or find it; return where it is. */
export async function rematch({ table, next }: Game): Promise<string> {
  if (next) return `/t/${next}`;
  await post(`/api/tables/${table}/do`, { type: "rematch" }, profile.key);
  const info = await get<TableInfo>(`/api/tables/${table}`, profile.key);
  return `/t/${info.next}`;
}

export async function ownGames(): Promise<Game[]> {
  const [mine, others] = await Promise.all([profileGames(), Promise.all(guestKeys().map(look))]);
  const all = [...mine, ...others.filter((one) => one !== null)];
  return all.sort((one, other) => Number(other.yours ?? false) - Number(one.yours ?? false));
}

async function profileGames(): Promise<Game[]> {
  if (!profile.key) return [];
  try {
    const found = await get<OwnGame[]>("/api/me/games", profile.key);
    showWaiting(found);
    return found.map((game) => {
      const at = keyOf(game.table)?.at ?? 1000 * (game.ended || game.created);
      return { ...game, at, guest: false };
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.problem.key === "device_unknown") profile.drop();
    return [];
  }
}

/** Lessons are gone on with where they are learned. */
function guestKeys(): Key[] {
  return keys()
    .filter(({ token, lesson }) => token && !lesson)
    .slice(0, MOST);
}

async function look({ table, token, seats, at }: Key): Promise<Game | null> {
  try {
    const info = await get<TableInfo>(`/api/tables/${table}`, token);
    if (info.lesson) return null;
    const seat = seats[0] ?? 0;
    const game: Game = {
      ...{ table, seat, at, guest: true, there: true, created: at / 1000 },
      ...{ game: info.game, status: info.status, next: info.next ?? "" },
      names: info.seats.map((one) => one.name),
      bots: info.seats.map((one) => (one.kind === "bot" ? (one.bot ?? "") : "")),
    };
    if (info.status === "open" || seats.length !== 1) return game;
    const { decision, result } = await get<State>(`/api/tables/${table}/state`, token);
    const own = info.seats[seat];
    game.yours = decision.seats.includes(seat) && !decision.answer?.length && !own?.bot && !result;
    if (result)
      Object.assign(game, { ranks: result.ranks, scores: result.scores, won: (result.shares[seat] ?? 0) > 0 });
    return game;
  } catch (error) {
    if (error instanceof Refused && (error.status === 404 || error.status === 403)) forget(table);
    return null;
  }
}

/** How a game ended for this profile; nothing where that is not known. */
export function resultOf({ seat, ranks = [], scores = [], won }: Game): string {
  const [rank, points] = [ranks[seat], scores[seat]];
  if (rank === undefined || points === undefined) return "";
  return t(won ? "start-result-won" : "start-result-place", { rank, players: ranks.length, points });
}

/** Who else plays, each kind of bot counted. */
export function others({ seat, names, bots }: Game): string {
  const shown = names.flatMap((name, place) => {
    if (place === seat) return [];
    const bot = bots[place];
    return [bot ? botName(bot) : name || t("start-free")];
  });
  const counted = [...new Set(shown)].map((name) => {
    const count = shown.filter((other) => other === name).length;
    return count > 1 ? `${count} × ${name}` : name;
  });
  return counted.join(", ");
}
