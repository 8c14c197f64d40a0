/** Where things stand on the map: pieces beside cities and on bases, the land under them, a free place for the dice. */
import type { City, Corner, World } from "./world";

export interface Point {
  x: number;
  y: number;
}

const WAYS: Record<string, [number, number]> = {
  n: [0, -1],
  ne: [0.8, -0.75],
  e: [1, 0],
  se: [0.8, 0.75],
  s: [0, 1],
  sw: [-0.8, 0.75],
  w: [-1, 0],
  nw: [-0.8, -0.75],
};

export function way(side: string): [number, number] {
  return WAYS[side] ?? [0, 1];
}

/** How wide a letter of a name is on a small screen, and how far from its city the name begins. */
const GLYPH = 13;
const GAP = 21;

/** The side of a city where its name stands: as the map says, or the other one if the name would leave the map. */
export function sideOf({ x, side, label: name }: City, width: number): string {
  const [across] = way(side);
  const end = x + Math.sign(across) * (GAP + GLYPH * name.length);
  if (across > 0 && end > width) return side.replace("e", "w");
  if (across < 0 && end < 0) return side.replace("w", "e");
  return side;
}

/** Where a city's name stands, and how it is set: clear of the agents there, and of the ring if it may be picked. */
export function label(
  side: string,
  agents = 0,
  ringed = false,
): { dx: number; dy: number; anchor: "start" | "middle" | "end" } {
  const [x, y] = way(side);
  // Two agents side by side need more room than one, one more than none.
  const far = (y && x ? 17 : 21) + (x ? (agents > 1 ? 23 : agents ? 9 : ringed ? 6 : 0) : 0);
  const off = x ? 0 : agents > 2 ? 20 : agents ? 9 : ringed ? 5 : 0;
  return {
    dx: x * far,
    dy: y * ((y < 0 ? 19 : 27) + off) + (y ? 0 : 5.5),
    anchor: x > 0 ? "start" : x < 0 ? "end" : "middle",
  };
}

/** Where the agents in one place stand, around its middle. */
export function crowd(number: number): Point[] {
  if (number <= 1) return [{ x: 0, y: 0 }];
  if (number === 2)
    return [
      { x: -16, y: 0 },
      { x: 16, y: 0 },
    ];
  if (number === 3)
    return [
      { x: -16, y: 9 },
      { x: 16, y: 9 },
      { x: 0, y: -18 },
    ];
  return Array.from({ length: number }, (_, place) => ({
    x: ((place % 3) - 1) * 31,
    y: Math.floor(place / 3) * 31 - 15,
  }));
}

/** Where suitcases lie: on the side of a city where its name is not. */
export function heap(side: string, number: number, agents: number): Point[] {
  const [x, y] = way(side);
  const far = agents ? 34 : 25;
  const middle = { x: -x * far, y: -y * far * 0.9 };
  const gap = number > 4 ? 17 : 29;
  // Beside a city the heap is a column, above and below it a row.
  return Array.from({ length: number }, (_, place) => {
    const off = (place - (number - 1) / 2) * gap;
    return Math.abs(x) > Math.abs(y) * 1.2
      ? { x: middle.x, y: middle.y + off }
      : { x: middle.x + off - (x ? Math.sign(x) * ((number - 1) / 2) * gap : 0), y: middle.y };
  });
}

export interface Plate extends Point {
  w: number;
  h: number;
  /** The places of the agents on it. */
  spots: Point[];
  /** The place that no agent takes, for the compass point. */
  mark: Point;
}

/** How far a base lies from the edge of the map. */
const RIM = 7;
/** How far apart agents stand on a base. */
const PITCH = 31;

/** A base: wide at the upper and lower edge, high at the sides. */
export function plate(corner: Corner, [width, height]: [number, number], number: number): Plate {
  const { base, hq } = corner;
  let { x, y } = base;
  const wide = Math.min(y, height - y) / height < Math.min(x, width - x) / width;
  const [columns, rows] = wide ? [4, 2] : [2, 4];
  const [w, h] = [columns * PITCH + 10, rows * PITCH + 10];
  // Clear of the headquarters beside it.
  if (wide) x = hq.x + (Math.sign(x - hq.x) || 1) * Math.max(Math.abs(x - hq.x), w / 2 + 40);
  else y = hq.y + (Math.sign(y - hq.y) || 1) * Math.max(Math.abs(y - hq.y), h / 2 + 40);
  // And at the edge of the map, where no name is.
  if (wide) y = y < height / 2 ? 0 : height;
  else x = x < width / 2 ? 0 : width;
  const middle = {
    x: Math.min(Math.max(x, w / 2 + RIM), width - w / 2 - RIM),
    y: Math.min(Math.max(y, h / 2 + RIM), height - h / 2 - RIM),
  };
  const slot = (place: number): Point => ({
    x: middle.x + ((place % columns) - (columns - 1) / 2) * PITCH,
    y: middle.y + (Math.floor(place / columns) - (rows - 1) / 2) * PITCH,
  });
  return {
    x: middle.x,
    y: middle.y,
    w,
    h,
    spots: Array.from({ length: number }, (_, place) => slot(place)),
    mark: slot(columns * rows - 1),
  };
}

function distance(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - a.x - part * dx, p.y - a.y - part * dy);
}

export function at(world: World, name: string): Point {
  return world.cities.find((city) => city.name === name) ?? { x: 0, y: 0 };
}

/** All lines of a map, from end to end. */
export function strokes(world: World): { from: Point; to: Point }[] {
  return [
    ...world.lines.map(([one, other]) => ({ from: at(world, one), to: at(world, other) })),
    ...world.corners.flatMap(({ base, hq }) => [
      ...base.lines.map((name) => ({ from: base, to: at(world, name) })),
      ...hq.dotted.map((name) => ({ from: hq, to: at(world, name) })),
    ]),
  ];
}

/** The emptiest place of a map, with room to its edges: for the dice. */
export function clearing(world: World): Point {
  const [width, height] = world.frame;
  const all = strokes(world);
  const labels = world.cities.map(({ x, y, side, label: text }) => {
    const { dx, dy, anchor } = label(side);
    const shift = (anchor === "start" ? 0.5 : anchor === "end" ? -0.5 : 0) * text.length * 8.5;
    return { x: x + dx + shift, y: y + dy };
  });
  let best: Point & { room: number } = { x: 0, y: 0, room: -1 };
  for (let x = 56; x <= width - 56; x += 12) {
    for (let y = 60; y <= height - 60; y += 12) {
      const here = { x, y };
      const lines = Math.min(...all.map(({ from, to }) => distance(here, from, to)));
      const names = Math.min(...labels.map((name) => Math.hypot(name.x - x, (name.y - y) * 1.3) - 8));
      const corners = Math.min(
        ...world.corners.flatMap(({ base, hq }) => [base, hq].map((one) => Math.hypot(one.x - x, one.y - y) - 40)),
      );
      const room = Math.min(lines, names, corners);
      if (room > best.room) best = { x, y, room };
    }
  }
  return best;
}
