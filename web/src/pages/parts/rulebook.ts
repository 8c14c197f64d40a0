/**
 * The rules page of a game, from its words: a message `rules-NAME` is a section, in the order of the file. Its attribute
 * `title` heads it, its attribute `rules` names the rules that it is about. In its text a line is a paragraph, and lines
 * that begin with “- ” are a list.
 */
import type { Catalogue } from "../../lib/words";

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
  /** Ids such as `H3.5`. */
  rules: string[];
}

export type Block = { list: string[] } | { text: string };

const PREFIX = "rules-";

export function sections(words: Catalogue): Section[] {
  return words.body
    .filter(({ id }) => id.startsWith(PREFIX))
    .map(({ id }) => ({
      id: id.slice(PREFIX.length),
      title: words.say(`${id}.title`),
      blocks: blocks(words.say(id)),
      rules: words.say(`${id}.rules`).split(", "),
    }));
}

/** The section of this name, or the one about this rule. */
export function sectionAt(all: Section[], at: string): Section | undefined {
  return all.find(({ id }) => id === at) ?? all.find(({ rules }) => rules.includes(at));
}

function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n").filter(Boolean)) {
    const item = /^- (.*)$/.exec(line)?.[1];
    const last = found.at(-1);
    if (item === undefined) found.push({ text: line });
    else if (last && "list" in last) last.list.push(item);
    else found.push({ list: [item] });
  }
  return found;
}
