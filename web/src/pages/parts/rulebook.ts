/**
 * The rules page of a game, from its words: `rules.NAME.title` begins a section, `rules.NAME` or `rules.NAME.text` is its
 * text, in the order of the file. In a text an empty line parts paragraphs, lines that begin with “- ” are
 * a list, and a line in square brackets names the rules that the section is about.
 */

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
  /** Ids such as `H3.5`. */
  rules: string[];
}

export type Block = { list: string[] } | { text: string };

export function sections(words: Record<string, string>): Section[] {
  const found = new Map<string, Section>();
  for (const [key, text] of Object.entries(words)) {
    const [area, id, part] = key.split(".");
    if (area !== "rules" || !id) continue;
    const section = found.get(id) ?? { id, title: "", blocks: [], rules: [] };
    found.set(id, section);
    if (part === "title") section.title = text;
    else add(section, text);
  }
  return [...found.values()].filter((section) => section.title && section.blocks.length);
}

/** The section of this name, or the one about this rule. */
export function sectionAt(all: Section[], at: string): Section | undefined {
  return all.find(({ id }) => id === at) ?? all.find(({ rules }) => rules.includes(at));
}

function add({ blocks, rules }: Section, text: string): void {
  let open = false;
  for (const line of text.split("\n").map((one) => one.trim())) {
    const named = /^\[(.*)\]$/.exec(line)?.[1];
    if (named !== undefined) {
      rules.push(...named.split(",").map((rule) => rule.trim()));
      continue;
    }
    const item = /^[-•] (.*)$/.exec(line)?.[1];
    const last = blocks.at(-1);
    if (item !== undefined) {
      if (open && last && "list" in last) last.list.push(item);
      else blocks.push({ list: [item] });
      open = true;
    } else {
      open = false;
      if (line) blocks.push({ text: line });
    }
  }
}
