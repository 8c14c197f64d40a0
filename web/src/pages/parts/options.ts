/** How the options of a game are called: the game's own words first, then the page's, then the server's English. */
import { maybe, speech } from "../../lib/language.svelte";
import type { Catalogue } from "../../lib/words";
import type { OptionInfo } from "../../wire";

function own(words: Catalogue, key: string): string {
  const text = words.has(key) ? words.say(key) : "";
  return text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);
}

export function optionName(option: OptionInfo, words: Catalogue): string {
  return own(words, `option-${option.name}`) || maybe(`opt-${option.name}`) || option.name;
}

export function choiceName(option: OptionInfo, choice: string, words: Catalogue): string {
  if (/^\d+$/.test(choice)) return maybe(`opt-${option.name}-number`, { number: choice }) || choice;
  return (
    own(words, `option-${option.name}-${choice}`) ||
    maybe(`opt-${option.name}-${choice}`) ||
    maybe(`opt-${choice}`) ||
    choice.replaceAll("_", " ")
  );
}

/** What an option does, in one line; empty where its name says it all. */
export function optionHelp(option: OptionInfo): string {
  return maybe(`opt-${option.name}.help`);
}
