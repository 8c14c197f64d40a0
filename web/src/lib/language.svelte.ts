/**
 * The language of the page, and the words in it: the page's own (`words/`), and those of the games that are open.
 * Each is loaded when it is wanted. A game that was not built into this page gets its words from the server.
 */
import { PAGE } from "virtual:words";
import type { Words } from "../wire";
import { get } from "./api";
import { type Body, Catalogue, type Values } from "./words";

export const LANGUAGES = Object.keys(PAGE);
const KEY = "safehouse.language";
const FOLDER = "../../../src/safehouse/games";
const GAMES = import.meta.glob<Body>(
  ["../../../src/safehouse/games/*/words/*.ftl", "../../../src/safehouse/games/*/words/lessons/*.ftl"],
  { import: "default" },
);

/** The words of a game; of `game/part`, those in a folder below. */
async function gameBody(name: string, language: string): Promise<Body> {
  const [game = "", ...part] = name.split("/");
  const built = GAMES[[FOLDER, game, "words", ...part, `${language}.ftl`].join("/")];
  if (built) return built();
  const { messages } = await get<Words>(`/api/words/${language}?game=${encodeURIComponent(game)}`);
  return messages as Body;
}

/** What a language is called in itself. */
export function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

function preferred(): string {
  const asked = [localStorage.getItem(KEY) ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return asked.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

const NOTHING = new Catalogue("en", []);

class Speech {
  language = $state(preferred());
  page = $state.raw(NOTHING);
  #games = $state.raw<Record<string, Catalogue>>({});
  #wanted = this.language;
  readonly #learning: Record<string, Promise<void>> = {};

  /** Load the page's words; nothing is shown before. */
  async start(): Promise<void> {
    await this.#speak(this.language);
  }

  async choose(language: string): Promise<void> {
    localStorage.setItem(KEY, language);
    await this.#speak(language);
  }

  /** Load the words of a game, from now on in every language that is chosen. */
  learn(game: string): Promise<void> {
    this.#learning[game] ??= this.#fetch(game).catch((error: unknown) => {
      delete this.#learning[game];
      throw error;
    });
    return this.#learning[game];
  }

  async #fetch(game: string): Promise<void> {
    const { language } = this;
    const body = await gameBody(game, language);
    this.#games = { ...this.#games, [game]: new Catalogue(language, body) };
    if (this.language !== language) await this.#speak(this.language);
  }

  /** The words of a game; empty before they are loaded. */
  game(game: string): Catalogue {
    return this.#games[game] ?? NOTHING;
  }

  /** Change all words at once when they are loaded; a game whose words cannot be loaded keeps its old ones. */
  async #speak(language: string): Promise<void> {
    this.#wanted = language;
    const open = Object.keys(this.#games);
    const [page, ...bodies] = await Promise.all([
      (PAGE[language] ?? PAGE.en)(),
      ...open.map((game) => gameBody(game, language).catch(() => null)),
    ]);
    if (this.#wanted !== language) return;
    const games = { ...this.#games };
    for (const [place, game] of open.entries()) {
      const body = bodies[place];
      if (body) games[game] = new Catalogue(language, body);
    }
    this.#games = games;
    this.page = new Catalogue(language, page.default);
    this.language = language;
    document.documentElement.lang = language;
    // Opened meanwhile, in the language before.
    if (Object.keys(games).length > open.length) await this.#speak(language);
  }
}

export const speech = new Speech();
document.documentElement.lang = speech.language;

/** A text of the page's own words. Reactive: it changes with the language. A missing key shows itself; a test finds it. */
export function t(key: string, values: Values = {}): string {
  return speech.page.say(key, values);
}

/** The same, or nothing where the page has no such text. */
export function maybe(key: string, values: Values = {}): string {
  return speech.page.has(key) ? speech.page.say(key, values) : "";
}
