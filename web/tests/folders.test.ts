/** The line between the frame and the games: a game's folder is reached through `games/index.ts` alone. */
import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { sources } from "./sources";

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)"(\.[^"]+)"/g;

function gameOf(path: string): string {
  const [top, game, ...rest] = path.split("/");
  return top === "games" && game !== undefined && rest.length ? game : "";
}

function complaint(file: string, to: string): string {
  const target = posix.join(posix.dirname(file), to);
  const [own, other] = [gameOf(file), gameOf(target)];
  if (!other || own === other || file === "games/index.ts") return "";
  return `${file} imports ${target}`;
}

describe("imports", () => {
  it.each([
    ["pages/Table.svelte", "../games/heimlich/Board.svelte"],
    ["games/vienna/game.ts", "../heimlich/signs"],
    ["lib/table.svelte.ts", "../games/heimlich/say"],
  ])("complains of %s importing %s", (file, to) => expect(complaint(file, to)).not.toBe(""));

  it.each([
    ["pages/Table.svelte", "../games"],
    ["games/heimlich/game.ts", "./Board.svelte"],
    ["games/heimlich/game.ts", "../types"],
    ["games/heimlich/parts/Sign.svelte", "../signs"],
    ["games/index.ts", "./heimlich/game"],
  ])("lets %s import %s", (file, to) => expect(complaint(file, to)).toBe(""));

  it("keeps the line everywhere", () => {
    const all = sources(/\.(svelte|ts|css)$/);
    const wrong = all.flatMap(({ name, text }) =>
      Array.from(text.matchAll(IMPORT), (match) => complaint(name, match[1] ?? "")),
    );
    expect(wrong.filter(Boolean)).toEqual([]);
  });

  it("names no game in the frame", () => {
    const frame = sources(/\.(svelte|ts)$/).filter(({ name }) => !name.startsWith("games/") && name !== "wire.ts");
    const named = frame.filter(
      ({ name, text }) => /^(frame|lib)\//.test(name) && /"(heimlich|vienna|suitcase)"/.test(text),
    );
    expect(named.map(({ name }) => name)).toEqual([]);
  });
});
