/** The facts of each game, which are generated: how they are read, and that nothing of them is typed again. */
import { describe, expect, it } from "vitest";
import * as heimlich from "../src/games/heimlich/facts";
import * as suitcase from "../src/games/suitcase/facts";
import * as vienna from "../src/games/vienna/facts";
import { members, rowOf } from "../src/lib/facts";
import { sources } from "./sources";

const GAMES: Record<string, Record<string, unknown> & { ROW: Record<string, number> }> = { heimlich, suitcase, vienna };

describe("events and actions", () => {
  it("have their arguments by name", () => {
    expect(suitcase.eventOf(["stepped", [1, 4, 64, 7], []])).toEqual({
      kind: "stepped",
      seat: 1,
      agent: 4,
      start: 64,
      to: 7,
    });
    const meaning = { kind: "take", args: [3, 9], text: ["", {}], short: ["", {}] } satisfies Parameters<
      typeof suitcase.actionOf
    >[0];
    expect(suitcase.actionOf(meaning)).toEqual({ kind: "take", agent: 3, case: 9 });
  });

  it("have a list where any number of values may follow", () => {
    expect(heimlich.eventOf(["scoring", [2, 5, 0, 3, 6], []])).toEqual({
      kind: "scoring",
      seat: 2,
      building: 5,
      agents: [0, 3, 6],
    });
    expect(heimlich.eventOf(["agents_in_play", [], []])).toEqual({ kind: "agents_in_play", agents: [] });
  });

  it("tell a secret to its audience only", () => {
    expect(vienna.eventOf(["drew", [1], [44]])).toEqual({ kind: "drew", seat: 1, card: 44 });
    expect(vienna.eventOf(["drew", [1], []])).toEqual({ kind: "drew", seat: 1, card: undefined });
  });

  it("of a kind that this page does not know are their kind", () => {
    expect(vienna.eventOf(["eloped", [1, 2], []])).toEqual({ kind: "eloped" });
  });

  it("can be picked by their kinds", () => {
    const found = suitcase.eventsOf(
      [
        ["rolled", [0, 1, 2], []],
        ["starts", [1], []],
        ["lost", [1, 2], []],
      ],
      "lost",
      "rolled",
    );
    expect(found.map(({ kind }) => kind)).toEqual(["rolled", "lost"]);
  });
});

describe("views", () => {
  it("are what came, or blank while nothing came", () => {
    const came = { phase: 0, fighter: 3 };
    expect(suitcase.viewOf(came)).toBe(came);
    expect(suitcase.viewOf({})).toMatchObject({ fighter: -1, place: [], points: 0 });
    expect(vienna.viewOf({})).toMatchObject({ ending: false, third: -1, hand: [] });
  });

  it("are cut by seat, and masks are sets", () => {
    expect(rowOf([1, 2, 3, 4, 5, 6], 1, 2)).toEqual([3, 4]);
    expect(rowOf([1, 2, 3, 4], -4, 2)).toEqual([]);
    expect(members((1 << 30) | 5)).toEqual([0, 2, 30]);
    expect(members(undefined)).toEqual([]);
  });
});

const RULED =
  "agent|bribe|building|bystander|card|case|colour|deck|drawer|flag|goal|hand|info|kind|letter|limit|means|mission|nobody|none|owner|seal|seat|slot|source|square|supply|table|thing|unknown|value";
const NUMBER = "-?\\d+";
const COUNT = "(?:[3-9]|[1-9]\\d+)";
/** Ways to type a number of the rules: under its name, beside a thing that it counts, as the length of a seat's row. */
const NUMBERS = [
  new RegExp(`\\b(?:const|let) \\w*(?:${RULED})\\w* = (?:${NUMBER}|\\[(?:\\s*${NUMBER},?)+\\s*\\])\\s*;`, "gi"),
  new RegExp(`\\b(?:deck|goal|hand|limit|slots|supply): ${COUNT}\\b`, "gi"),
  new RegExp(`\\b(?:${RULED})[\\])]*(?: \\?\\? ${NUMBER}\\))* (?:[*%<>]|[<>!=]=+) ${COUNT}\\b`, "gi"),
  /\browOf\([^;]*?, \d+\)/g,
];
/** A list of words or numbers, and a loop or a list of so many. */
const LIST = /\[\s*((?:"[^"\n]*"|\d+)(?:,\s*(?:"[^"\n]*"|\d+))+),?\s*\]/g;
const LENGTH = /(?:length: |; \w+ < )(\d+)/g;

/** What of the rules a file of a game types again. */
function retyped(game: string, text: string): string[] {
  const { ROW, ...facts } = GAMES[game] as (typeof GAMES)[string];
  const lists = Object.values(facts).filter(Array.isArray) as (string | number)[][];
  const counts = [...Object.values(ROW), ...Object.values(facts), ...lists.map(({ length }) => length)];
  const code = text.replace(/<style>[\s\S]*<\/style>/, "");
  const copies = (list: (string | number)[]): boolean =>
    lists.some((known) =>
      typeof known[0] === "number"
        ? String(known) === String(list)
        : list.filter((word) => known.includes(word)).length >= Math.min(3, known.length),
    );
  return [
    ...NUMBERS.flatMap((way) => code.match(way) ?? []),
    ...Array.from(code.matchAll(LIST), ([all, inner]) => ({
      all,
      list: JSON.parse(`[${inner}]`) as (string | number)[],
    }))
      .filter(({ list }) => copies(list))
      .map(({ all }) => all),
    ...Array.from(code.matchAll(LENGTH)).flatMap(([all, count]) => (counts.includes(Number(count)) ? [all] : [])),
  ];
}

describe("the rules", () => {
  it.each([
    ["vienna", 'export const BRIBES = ["chocolate", "wine", "magazine", "coffee", "tobacco"];'],
    ["vienna", 'for (const bribe of ["wine", "coffee", "tobacco"]) show(bribe);'],
    ["vienna", "export const SLOTS = 4;"],
    ["vienna", "const SUPPLY = 30;"],
    ["vienna", "const SIDE_TABLE = 5;"],
    ["vienna", "return source >= 0 && source < 30 ? [source] : [];"],
    ["vienna", "const desk = rowOf(viewOf(table.view).desk, table.seat, 4);"],
    ["vienna", "for (let number = 0; number < 30; number += 1) found.push(number);"],
    ["suitcase", "const DECK = [2, 1, 1, 1, 1, 1];"],
    ["suitcase", "cards.push(...[2, 1, 1, 1, 1, 1]);"],
    ["suitcase", "export const GOAL = 10;"],
    ["suitcase", 'w("holds-secrets", { number, goal: 10 })'],
    ["suitcase", "const first = view.place[seat * 7 + agent];"],
    ["suitcase", "const letter = thing % 4;"],
    ["suitcase", "const own = Array.from({ length: 7 }, (_, agent) => agent);"],
    ["heimlich", "const EMPTY = { buildings: [], goal: 42, dossier_field: 0, die: [] };"],
    ["heimlich", "export const HAND_LIMIT = 4;"],
    ["heimlich", "export const BYSTANDER = 7;"],
    ["heimlich", "if ((view.owner[agent] ?? -1) === 7) return nobody;"],
    ["heimlich", 'export const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple", "grey"];'],
  ])("are found in a file of %s: %s", (game, text) => expect(retyped(game, text)).not.toEqual([]));

  it.each([
    ["vienna", "const room = wide ? ROW.drawer : ROW.drawer - 1;"],
    ["vienna", 'export const LAST = ["take", "earn", "pass"];'],
    ["vienna", "x={(slot % 2) * wide + 6}"],
    ["suitcase", "const RIM = 7;"],
    ["suitcase", "const letters = thing % LETTERS;"],
    ["heimlich", "if (view.card >= 0) show(view.card);"],
  ])("are not what a file of %s draws with: %s", (game, text) => expect(retyped(game, text)).toEqual([]));

  it.each(Object.keys(GAMES))("of %s are typed nowhere but in its facts", (game) => {
    const files = sources(/\.(ts|svelte)$/).filter(({ name }) => name.startsWith(`games/${game}/`));
    const facts = files.filter(({ name }) => name.endsWith("/facts.ts"));
    expect(facts.flatMap(({ text }) => retyped(game, text))).not.toEqual([]);
    const own = files.filter((file) => !facts.includes(file));
    expect(own.flatMap(({ name, text }) => retyped(game, text).map((found) => `${name}: ${found}`))).toEqual([]);
  });
});
