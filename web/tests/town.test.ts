/** The plan of Vienna has room for every house, name and token, whatever the shape of its box. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { BoardFile } from "../src/games/vienna/city";
import { layout } from "../src/games/vienna/layout";
import { meets, type Rect, standing } from "../src/games/vienna/scape";
import { settle } from "../src/games/vienna/town";

const DATA = new URL("../../src/safehouse/games/vienna/data/", import.meta.url);
const board = (name: string): BoardFile => JSON.parse(readFileSync(new URL(`${name}.board.json`, DATA), "utf8"));

/** What lies on what, and what lies outside. */
function trouble({ buildings, squares, frame }: BoardFile, aspect: number, full: boolean): string[] {
  const { city, shape } = layout(aspect, full);
  const town = settle(buildings, squares, frame, city, shape);
  const rects = standing(
    town,
    buildings.map(({ label }) => label),
  );
  const names = [...buildings, ...squares].map(({ name }) => name);
  const out = ({ left, top, right, bottom }: Rect): boolean => left < 0 || top < 0 || right > city.w || bottom > city.h;
  return rects.flatMap((one, index) => [
    ...(out(one) ? [`${names[index]} is outside`] : []),
    ...rects
      .slice(index + 1)
      .flatMap((other, more) => (meets(one, other) ? [`${names[index]} on ${names[index + 1 + more]}`] : [])),
  ]);
}

const ASPECTS = [0.55, 0.7, 0.85, 1, 1.1, 1.21, 1.23, 1.3, 1.36, 1.45, 1.58, 1.62, 1.7, 1.8, 2, 2.3];

describe("the plan", () => {
  it.each(ASPECTS)("has room at aspect %d", (aspect) => {
    for (const name of ["balanced", "vienna_1950"]) expect(trouble(board(name), aspect, true)).toEqual([]);
    expect(trouble(board("balanced"), aspect, false)).toEqual([]);
  });
  it("has a place for everything of a board of one's own", () => {
    const { buildings, squares, frame } = board("balanced");
    const own = buildings.map((house) => ({ ...house, name: `my_${house.name}` }));
    const { city, shape } = layout(1.6, true);
    const town = settle(own, squares, frame, city, shape);
    const spots = [...town.houses, ...town.squares];
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(buildings.length + squares.length);
    expect(spots.filter(({ x, y }) => !(x > 0 && y > 0 && x < city.w && y < city.h))).toEqual([]);
  });
  it("would tell a house on another", () => {
    const crowded = board("balanced");
    const rects = standing(
      {
        houses: [
          { x: 200, y: 200 },
          { x: 250, y: 200 },
        ],
        squares: [],
        fit: (point) => point,
      },
      [crowded.buildings[0]?.label ?? "", crowded.buildings[1]?.label ?? ""],
    );
    expect(meets(rects[0] as Rect, rects[1] as Rect)).toBe(true);
  });
});
