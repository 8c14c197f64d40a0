/**
 * Words for people: sentences are keys with arguments, a catalogue of Fluent messages turns them into text. A key is
 * `message` or `message.attribute`. The server does the same in Python (messages/bundle.py); a test compares the two.
 */
import { FluentBundle, type FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Sentence } from "../wire";

export type Body = FluentResource["body"];
export type Values = Record<string, unknown>;

// British English lists without a comma before “and”, as in Python.
const LOCALES: Record<string, string> = { en: "en-GB" };

/** A sentence, or a list of arguments, inside another sentence. */
class Thing extends FluentType<unknown> {
  constructor(
    readonly words: Catalogue,
    value: unknown[],
  ) {
    super(value);
  }

  toString(): string {
    return this.form("");
  }

  /** The text in a grammatical case, or as it is where it has no such form. */
  form(name: string): string {
    const value = this.value as unknown[];
    if (isSentence(value)) return this.words.sentence(value, name);
    return this.words.join(value.map((part) => this.words.text(part, name)));
  }
}

/** `FORM($thing, case: "dative")`: the attribute of that name of the thing's own message. */
function form([thing]: FluentValue[], { case: name }: Record<string, FluentValue>): FluentValue {
  return thing instanceof Thing ? thing.form(String(name)) : (thing ?? "");
}

export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #lists: Intl.ListFormat;

  constructor(
    readonly language: string,
    /** Messages, in the order of their file. */
    readonly body: Body,
    readonly names: (seat: number) => string = (seat) => String(seat + 1),
  ) {
    const locale = LOCALES[language] ?? language;
    this.#lists = new Intl.ListFormat(locale);
    this.#bundle = new FluentBundle(locale, { useIsolating: false, functions: { FORM: form } });
    this.#bundle.addResource({ body } as FluentResource);
  }

  #pattern(key: string) {
    const [id = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(id);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  has(key: string): boolean {
    return this.#pattern(key) != null;
  }

  /** The text of a key, its arguments filled in. A missing key is shown as it is, so that it is noticed. */
  say(key: string, values: Values = {}, name = ""): string {
    const pattern = (name ? this.#pattern(inCase(key, name)) : null) ?? this.#pattern(key);
    if (pattern == null) return key;
    const filled = Object.fromEntries(Object.entries(values).map(([place, value]) => [place, this.#argument(value)]));
    return this.#bundle.formatPattern(pattern, filled, []);
  }

  /** The text of a sentence. Its strings may be proper names. */
  sentence([key, values]: Sentence, name = ""): string {
    if (key === "seat") return this.names(Number(values["seat"]));
    return this.say(
      key,
      Object.fromEntries(Object.entries(values).map(([place, value]) => [place, this.#proper(value)])),
      name,
    );
  }

  /** A proper name as this language has it, where the catalogue knows one: Vienna, Wien, Wenen. */
  named(name: string): string {
    return this.text(this.#proper(name));
  }

  #proper(value: unknown): unknown {
    if (Array.isArray(value)) return isSentence(value) ? value : value.map((part) => this.#proper(part));
    const key = typeof value === "string" ? nameKey(value) : "";
    return key && this.has(key) ? [key, {}] : value;
  }

  /** An argument as Fluent takes it. */
  #argument(value: unknown): FluentVariable {
    if (Array.isArray(value)) return new Thing(this, value);
    return typeof value === "number" ? value : String(value);
  }

  /** An argument as text. */
  text(value: unknown, name = ""): string {
    const given = this.#argument(value);
    return given instanceof Thing ? given.form(name) : String(given);
  }

  /** Texts as people list them: one, two and three. */
  join(texts: string[]): string {
    return this.#lists.format(texts);
  }
}

/** The key of a case: `point.dative` of `point`, `point.count-dative` of `point.count`. */
function inCase(key: string, name: string): string {
  return `${key}${key.includes(".") ? "-" : "."}${name}`;
}

/** The key of a proper name: its letters without marks and its digits, anything else is an underscore. */
function nameKey(name: string): string {
  return `name-${name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "_")}`;
}

function isSentence(value: unknown[]): value is Sentence {
  return value.length === 2 && typeof value[0] === "string" && value[1] !== null && typeof value[1] === "object";
}
