/** What the house offers, and how a table in it is opened. */
import { get, post } from "../../lib/api";
import { give } from "../../lib/fair";
import { keep } from "../../lib/keys";
import { maybe, speech, t } from "../../lib/language.svelte";
import { profile } from "../../lib/profile.svelte";
import { settings } from "../../lib/settings.svelte";
import type { GameInfo, NewTable, ScenarioInfo, Seated, SeatWish } from "../../wire";

export type { GameInfo, OptionInfo as GameOption } from "../../wire";

let asked: Promise<GameInfo[]> | null = null;

/** The games of this server. Asked once; again after a failure. */
export function games(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>("/api/games").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export async function gameNamed(name: string): Promise<GameInfo | undefined> {
  return (await games()).find((game) => game.name === name);
}

/** Open a table, keep its key on this device, and return where it is. */
export async function openTable(wish: NewTable): Promise<string> {
  const name = settings.chosen.name.trim() || t("start-guest");
  const { language } = speech;
  // Several at one screen, and people in a lesson, have a token for that table alone.
  const key = (wish.own ?? 1) > 1 || wish.lesson ? "" : await profile.ensure(name);
  const seated = await post<Seated>(
    "/api/tables",
    { name, portrait: settings.chosen.portrait, language, ...wish },
    key,
  );
  void give(seated.info, seated.seats, seated.token || key);
  keep({ table: seated.table, token: seated.token, game: wish.game, seats: seated.seats, at: Date.now() });
  return `/t/${seated.table}`;
}

export function person(): SeatWish {
  return { kind: "person" };
}

export function bots(count: number, bot: string): SeatWish[] {
  return Array.from({ length: count }, () => ({ kind: "bot", bot }));
}

/** The bots that a game offers at first sight: its levels, or all where it has none. */
export function levels(game: GameInfo): string[] {
  return game.levels.length ? game.levels : game.bots;
}

/** Who plays where nobody has chosen: as last time, else the usual level. */
export function usual(game: GameInfo, before = ""): string {
  return levels(game).includes(before) ? before : game.usual_bot;
}

/** Who plays against someone who learns. */
export function gentle(game: GameInfo): string {
  return game.levels[0] ?? game.usual_bot;
}

/** How a bot plays a game, in one sentence; nothing where the page has no words for it. */
export function botAbout(name: string, game: string): string {
  return maybe(`${game}-bot-${name}`) || maybe(`bot-${name}.about`);
}

/** How a bot is called on this page; a bot without a word for it shows its own name. */
export function botName(name: string): string {
  return maybe(`bot-${name}`) || name;
}

/** The title of a position: in the page's words, else as the server has it. */
export function sceneTitle(game: string, scene: ScenarioInfo): string {
  return maybe(`${game}-scene-${scene.name}`) || scene.title;
}

export function sceneNote(game: string, scene: ScenarioInfo): string {
  return maybe(`${game}-scene-${scene.name}.note`) || (scene.note ?? "");
}

// --- What “Play now” remembers -----------------------------------------------------------------------------------

export interface Habit {
  seats: number;
  bot: string;
}

const HABITS = "safehouse.habits";

export function habit(game: string): Habit {
  try {
    const all = JSON.parse(localStorage.getItem(HABITS) ?? "{}") as Record<string, Habit>;
    return all[game] ?? { seats: 4, bot: "" };
  } catch {
    return { seats: 4, bot: "" };
  }
}

export function remember(game: string, now: Habit): void {
  const all = { [game]: now };
  try {
    Object.assign(all, JSON.parse(localStorage.getItem(HABITS) ?? "{}"), { [game]: now });
  } catch {
    // what was there cannot be read: it is replaced
  }
  localStorage.setItem(HABITS, JSON.stringify(all));
}
