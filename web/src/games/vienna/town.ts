/**
 * Where buildings and squares stand in the plan. Those of our boards have their places (`places.ts`), stretched to the
 * box; those of someone's own board are only moved apart.
 */

import { type Box, lines } from "./layout";
import { NODES, SHAPES } from "./places";

export interface Point {
  x: number;
  y: number;
}

/** How far a thing reaches from its point. */
export interface Reach {
  left: number;
  right: number;
  up: number;
  down: number;
}

export interface Town {
  houses: Point[];
  squares: Point[];
  /** Where anything else of the board's file lies: it goes along with the houses around it. */
  fit: (point: [number, number]) => [number, number];
}

/** The plinth of a house around its point, the drawing on it, the lines of its name under it. */
export const PLINTH = { w: 142, h: 42 };
export const DRAWN = 88;
export const NAME = { first: 19, line: 20, letter: 10.9 };
export const TOKEN = 28;
export function reachOf(label: string): Reach {
  const title = lines(label);
  const wide = Math.max(PLINTH.w, ...title.map((line) => line.length * NAME.letter)) / 2;
  return {
    left: wide,
    right: wide,
    up: PLINTH.h / 2 + DRAWN,
    down: PLINTH.h / 2 + NAME.first + (title.length - 1) * NAME.line + 6,
  };
}

interface Named extends Point {
  name: string;
}

/** The room around the outermost houses. */
const EDGE = { left: 80, top: 112, right: 80, bottom: 70 };
const ROUNDS = 200;
const BETWEEN = { house: [156, 172], square: [110, 110], token: [62, 62] } as const;

/** Push things apart that lie closer than they may; nothing more can be done for a net that nobody has drawn. */
function spread(houses: Point[], squares: Point[], box: Box): void {
  const part = (one: Point, other: Point, [x, y]: readonly [number, number], share: number): void => {
    const [overX, overY] = [x - Math.abs(other.x - one.x), y - Math.abs(other.y - one.y)];
    if (overX <= 0 || overY <= 0) return;
    const along = overX < overY ? "x" : "y";
    const push = along === "x" ? overX * Math.sign(other.x - one.x || 1) : overY * Math.sign(other.y - one.y || 1);
    one[along] -= push * share;
    other[along] += push * (1 - share);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    houses.forEach((one, index) => {
      for (const other of houses.slice(index + 1)) part(one, other, BETWEEN.house, 0.5);
      for (const square of squares) part(one, square, BETWEEN.square, 0.1);
    });
    squares.forEach((one, index) => {
      for (const other of squares.slice(index + 1)) part(one, other, BETWEEN.token, 0.5);
    });
    for (const house of houses) {
      house.x = Math.min(box.w - EDGE.right, Math.max(EDGE.left, house.x));
      house.y = Math.min(box.h - EDGE.bottom, Math.max(EDGE.top, house.y));
    }
    for (const square of squares) {
      square.x = Math.min(box.w - TOKEN - 4, Math.max(TOKEN + 4, square.x));
      square.y = Math.min(box.h - TOKEN - 4, Math.max(TOKEN + 4, square.y));
    }
  }
}

/** The places in a box, for a board's buildings and squares, after a plan of about its shape. */
export function settle(buildings: Named[], squares: Named[], frame: [number, number], box: Box, shape: number): Town {
  const all = [...buildings, ...squares];
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  const [x0, x1] = all.length ? [Math.min(...xs), Math.max(...xs)] : [0, frame[0]];
  const [y0, y1] = all.length ? [Math.min(...ys), Math.max(...ys)] : [0, frame[1]];
  const stretch = (x: number, y: number): Point => ({
    x: EDGE.left + ((x - x0) / (x1 - x0 || 1)) * (box.w - EDGE.left - EDGE.right),
    y: EDGE.top + ((y - y0) / (y1 - y0 || 1)) * (box.h - EDGE.top - EDGE.bottom),
  });
  const homes = all.map(({ x, y }) => stretch(x, y));
  const plan = SHAPES[shape];
  const known = all.map(({ name }) => NODES.indexOf(name));
  let places = homes.map((home) => ({ ...home }));
  if (plan && known.every((node) => node >= 0)) {
    places = known.map((node) => ({
      x: Math.round(((plan.at[2 * node] ?? 0) / plan.w) * box.w),
      y: Math.round(((plan.at[2 * node + 1] ?? 0) / plan.h) * box.h),
    }));
  } else {
    spread(places.slice(0, buildings.length), places.slice(buildings.length), box);
  }
  const houses = places.slice(0, buildings.length);

  const fit = ([x, y]: [number, number]): [number, number] => {
    const at = stretch(x, y);
    let [sum, dx, dy] = [1e-6, 0, 0];
    houses.forEach((house, index) => {
      const home = homes[index] ?? house;
      const near = 1 / ((home.x - at.x) ** 2 + (home.y - at.y) ** 2 + 2000);
      sum += near;
      dx += near * (house.x - home.x);
      dy += near * (house.y - home.y);
    });
    return [at.x + dx / sum, at.y + dy / sum];
  };
  return { houses, squares: places.slice(buildings.length), fit };
}

/** A number between 0 and 1 that is always the same for the same place. */
export function chance(a: number, b: number): number {
  const value = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453;
  return value - Math.floor(value);
}
