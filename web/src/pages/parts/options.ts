/** How the options of a game are called: the game's own words first, then the page's, then the server's English. */
import { get } from "../../lib/api";
import { speech, t } from "../../lib/language.svelte";
import type { Texts } from "../../lib/words";
import type { OptionInfo, Words } from "../../wire";

export async function optionWords(game: string): Promise<Texts> {
  const answer = await get<Words>(`/api/words/${speech.language}?game=${game}`);
  return answer.texts;
}

function found(key: string, texts: Texts): string {
  const own = texts[`option.${key}`];
  if (own) return own.charAt(0).toUpperCase() + own.slice(1);
  const page = t(`opt.${key}`);
  return page === `opt.${key}` ? "" : page;
}

export function optionName(option: OptionInfo, texts: Texts): string {
  return found(option.name, texts) || option.name;
}

export function choiceName(option: OptionInfo, choice: string, texts: Texts): string {
  if (/^\d+$/.test(choice)) return found(`${option.name}.number`, {}).replace("{number}", choice) || choice;
  return found(`${option.name}.${choice}`, texts) || found(choice, {}) || choice.replaceAll("_", " ");
}

/** What an option does, in one line; empty where its name says it all. */
export function optionHelp(option: OptionInfo): string {
  return found(`${option.name}.help`, {});
}
