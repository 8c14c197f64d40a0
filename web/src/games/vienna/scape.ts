/** The texture of the plan: trees along the Ring and in parks, blocks of houses, and where a word finds room. */

import { chance, type Point, reachOf, TOKEN, type Town } from "./town";

export type Spots = [number, number][];
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What stands on the plan: houses with their names, and tokens. */
export function standing(town: Town, labels: string[]): Rect[] {
  return [
    ...town.houses.map(({ x, y }, index) => {
      const { left, right, up, down } = reachOf(labels[index] ?? "");
      return { left: x - left, right: x + right, top: y - up, bottom: y + down };
    }),
    ...town.squares.map(({ x, y }) => ({ left: x - TOKEN, right: x + TOKEN, top: y - TOKEN, bottom: y + TOKEN })),
  ];
}

export const meets = (one: Rect, other: Rect, gap = 0): boolean =>
  one.left < other.right + gap &&
  one.right > other.left - gap &&
  one.top < other.bottom + gap &&
  one.bottom > other.top - gap;

export const around = ({ x, y }: Point, w: number, h: number): Rect => ({
  left: x - w / 2,
  right: x + w / 2,
  top: y - h / 2,
  bottom: y + h / 2,
});

/** Points along a line at even steps, with the direction there. */
export function along(points: Spots, step: number): (Point & { angle: number })[] {
  const found: (Point & { angle: number })[] = [];
  let left = step / 2;
  points.slice(1).forEach(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    const length = Math.hypot(x - fromX, y - fromY);
    const angle = Math.atan2(y - fromY, x - fromX);
    for (; left <= length; left += step) {
      found.push({ x: fromX + (x - fromX) * (left / length), y: fromY + (y - fromY) * (left / length), angle });
    }
    left -= length;
  });
  return found;
}

export function inside([x, y]: [number, number], points: Spots): boolean {
  let within = false;
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** Trees in a park, not too close to one another. */
export function grove(points: Spots, step: number): Point[] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const found: Point[] = [];
  for (let x = Math.min(...xs); x < Math.max(...xs); x += step) {
    for (let y = Math.min(...ys); y < Math.max(...ys); y += step) {
      const spot = { x: x + (chance(x, y) - 0.5) * step, y: y + (chance(y, x) - 0.5) * step };
      if (inside([spot.x, spot.y], points)) found.push(spot);
    }
  }
  return found;
}

const rounded = (value: number): number => Number(value.toFixed(1));

/** Crowns of trees as one path. */
export const crowns = (trees: Point[], r: number): string =>
  trees
    .map(({ x, y }) => `M${rounded(x - r)},${rounded(y)}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`)
    .join("");

/** Blocks of houses where nothing else is: each a ring around its court. */
export function blocks(w: number, h: number, taken: (x: number, y: number) => boolean): string {
  let d = "";
  for (let x = 24; x < w; x += 66) {
    for (let y = 24; y < h; y += 58) {
      const [at, down] = [x + (chance(x, y) - 0.5) * 30, y + (chance(y, x) - 0.5) * 26];
      if (chance(x + 1, y) < 0.2 || taken(at, down)) continue;
      const [wide, high, lean] = [15 + 8 * chance(y, x + 2), 11 + 6 * chance(x, y + 3), (chance(x, y + 7) - 0.5) * 10];
      for (const part of [1, -0.45]) {
        const [a, b] = [wide * Math.abs(part), high * Math.abs(part)];
        const corners = [
          [-a, -b],
          [a, -b],
          [a, b],
          [-a, b],
        ].map(([dx = 0, dy = 0]) => `${Math.round(at + dx)},${Math.round(down + dy + (lean * dx) / wide)}`);
        d += `M${(part > 0 ? corners : corners.reverse()).join("L")}Z`;
      }
    }
  }
  return d;
}

/** How far the ring of a house that may be chosen reaches beyond it. */
const RING = 24;

/** The first of some places at which a word of this size lies on nothing. */
export function room(
  places: Point[],
  w: number,
  h: number,
  taken: Rect[],
  frame: { w: number; h: number },
): Point | undefined {
  return places.find((place) => {
    const own = around(place, w, h);
    return (
      own.left > 8 &&
      own.top > 8 &&
      own.right < frame.w - 8 &&
      own.bottom < frame.h - 8 &&
      !taken.some((other) => meets(own, other, RING))
    );
  });
}

/** Points of a grid inside a shape, for words that look for room. */
export function grid(points: Spots, step: number): Point[] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const found: Point[] = [];
  for (let y = Math.min(...ys) + step / 2; y < Math.max(...ys); y += step) {
    for (let x = Math.min(...xs) + step / 2; x < Math.max(...xs); x += step) {
      if (inside([x, y], points)) found.push({ x, y });
    }
  }
  return found;
}

/** Where along a line a word of this length lies on nothing and is not upside down: in parts of the line's length. */
export function stretch(
  points: Spots,
  length: number,
  taken: Rect[],
  frame: { w: number; h: number },
): number | undefined {
  const STEP = 10;
  const steps = along(points, STEP);
  const whole: Rect = { left: 20, top: 20, right: frame.w - 20, bottom: frame.h - 20 };
  const free = steps.map(
    (spot) =>
      Math.abs(spot.angle) < 1.1 &&
      meets(around(spot, 1, 1), whole) &&
      !taken.some((other) => meets(around(spot, STEP, 26), other)),
  );
  const need = Math.ceil(length / STEP);
  const from = free.findIndex(
    (_, index) => index + need < free.length && free.slice(index, index + need).every(Boolean),
  );
  return from < 0 ? undefined : from / steps.length;
}
