/** Words for people: the game's catalogue comes from the server, the page's own lies here. Sentences are keys with arguments. */
import type { Sentence } from "../wire";

export type Texts = Record<string, string>;

export class Catalogue {
  constructor(
    readonly language: string,
    readonly texts: Texts,
    readonly names: (seat: number) => string,
  ) {}

  /** The text of a key, its arguments filled in. A key without a text stands for itself, so that it is noticed. */
  say(key: string, values: Record<string, unknown> = {}): string {
    const text = this.texts[key] ?? key;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? this.fill(values[name]) : whole));
  }

  sentence([key, values]: Sentence): string {
    return key === "seat" ? this.names(Number(values["seat"])) : this.say(key, values);
  }

  fill(value: unknown): string {
    if (Array.isArray(value)) {
      return isSentence(value) ? this.sentence(value) : this.join(value.map((part) => this.fill(part)));
    }
    return typeof value === "string" ? this.named(value) : String(value);
  }

  /** A proper name as this language has it, where the game's words know one: Vienna, Wien, Wenen. */
  named(name: string): string {
    return this.texts[`name.${name.replaceAll(" ", "_")}`] ?? name;
  }

  /** Texts as people list them: one, two and three. */
  join(texts: string[]): string {
    if (texts.length < 2) return texts.join("");
    return this.say("list.and", { first: texts.slice(0, -1).join(", "), last: texts.at(-1) });
  }
}

function isSentence(value: unknown[]): value is Sentence {
  return value.length === 2 && typeof value[0] === "string" && value[1] !== null && typeof value[1] === "object";
}
