/** The language of the page, and its own words in it: `words/AREA.LANGUAGE.json`, one file for each area of the page. */
import type { Texts } from "./words";

export const LANGUAGES = ["en", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
const KEY = "safehouse.language";
const FILES = import.meta.glob<Texts>("../words/*.json", { eager: true, import: "default" });

function wordsOf(language: Language): Texts {
  const own = Object.entries(FILES).filter(([path]) => path.endsWith(`.${language}.json`));
  return Object.assign({}, ...own.map(([, texts]) => texts)) as Texts;
}

function preferred(): Language {
  const asked = [localStorage.getItem(KEY) ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return (asked.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) as Language | undefined) ?? "en";
}

class Speech {
  language = $state<Language>(preferred());
  texts = $derived(wordsOf(this.language));

  choose(language: Language): void {
    this.language = language;
    localStorage.setItem(KEY, language);
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();
document.documentElement.lang = speech.language;

/** A text of the page's own words. Reactive: it changes with the language. A missing key shows itself; a test finds it. */
export function t(key: string, values: Record<string, string | number> = {}): string {
  const text = speech.texts[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
