/** Where the parts of the board lie: the plan of the city, the roof above it, tracks and missions beside or under it. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout {
  w: number;
  h: number;
  /** Tracks run upwards beside the city, or to the right under it. */
  beside: boolean;
  city: Box;
  roof: Box;
  tracks: Box;
  missions: Box;
}

const ROOF = 88;
const GAP = 14;
const LANES = 310;
/** Height of everything where the tracks stand beside the city, and width where they lie under it. */
const HIGH = 1070;
const WIDE = 1440;
const UNDER = 330;
/** Boxes narrower than this have the tracks under the city. */
const NARROW = 1.22;

/** The parts for a box of this aspect: the city takes whatever the others leave. */
export function layout(aspect: number, full: boolean): Layout {
  const beside = aspect >= NARROW;
  if (beside) {
    const w = Math.min(2300, Math.max(1560, HIGH * aspect));
    const h = Math.max(HIGH, w / aspect);
    const x = w - LANES;
    const tracks = full ? h - 330 : h;
    const city = { x: 0, y: ROOF + GAP, w: x - GAP, h: h - ROOF - GAP };
    return {
      w,
      h,
      beside,
      city,
      roof: { x: 0, y: 0, w: city.w, h: ROOF },
      tracks: { x, y: 0, w: LANES, h: tracks },
      missions: { x, y: tracks + GAP, w: LANES, h: h - tracks - GAP },
    };
  }
  const h = Math.max(ROOF + 2 * GAP + UNDER + 960, WIDE / aspect);
  const y = h - UNDER;
  const tracks = full ? WIDE - 500 : WIDE;
  return {
    w: WIDE,
    h,
    beside,
    city: { x: 0, y: ROOF + GAP, w: WIDE, h: y - ROOF - 2 * GAP },
    roof: { x: 0, y: 0, w: WIDE, h: ROOF },
    tracks: { x: 0, y, w: tracks, h: UNDER },
    missions: { x: tracks + GAP, y, w: WIDE - tracks - GAP, h: UNDER },
  };
}

export interface Point {
  x: number;
  y: number;
}

export interface Town {
  houses: Point[];
  squares: Point[];
}

/** Room that things need around their middle: half their width and height. */
const PLATE = { x: 72, y: 48 };
const TILE = { x: 31, y: 31 };

function part(one: Point, other: Point, x: number, y: number, share: number): void {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const [overX, overY] = [x - Math.abs(dx), y - Math.abs(dy)];
  if (overX <= 0 || overY <= 0) return;
  const along = overX < overY ? "x" : "y";
  const push = (along === "x" ? overX * Math.sign(dx || 1) : overY * Math.sign(dy || 1)) * 0.5;
  one[along] -= push * share;
  other[along] += push * (2 - share);
}

/** The places of a board's buildings and squares in a box: stretched to fill it, then moved apart until nothing lies on another. */
export function settle(houses: Point[], squares: Point[], [wide, high]: [number, number], box: Box): Town {
  const fit = ({ x, y }: Point): Point => ({ x: (x / wide) * box.w, y: (y / high) * box.h });
  const town = { houses: houses.map(fit), squares: squares.map(fit) };
  for (let round = 0; round < 80; round += 1) {
    town.houses.forEach((one, index) => {
      for (const other of town.houses.slice(index + 1)) part(one, other, 2 * PLATE.x + 6, 2 * PLATE.y + 26, 1);
      for (const square of town.squares) part(one, square, PLATE.x + TILE.x, PLATE.y + TILE.y + 2, 0.2);
    });
    town.squares.forEach((one, index) => {
      for (const other of town.squares.slice(index + 1)) part(one, other, 2 * TILE.x, 2 * TILE.y, 1);
    });
    for (const [list, room] of [
      [town.houses, { x: PLATE.x + 10, y: PLATE.y + 20 }],
      [town.squares, TILE],
    ] as const) {
      for (const one of list) {
        one.x = Math.min(box.w - room.x, Math.max(room.x, one.x));
        one.y = Math.min(box.h - room.y, Math.max(room.y, one.y));
      }
    }
  }
  return town;
}

/** The name of a building on one or two lines. */
export function lines(label: string): string[] {
  if (label.length <= 14) return [label];
  const words = label.split(" ");
  const best = words
    .slice(1)
    .map((_, cut) => [words.slice(0, cut + 1).join(" "), words.slice(cut + 1).join(" ")])
    .sort((one, other) => longest(one) - longest(other))[0];
  return best ?? [label];
}

const longest = (parts: string[]): number => Math.max(...parts.map((part) => part.length));

/** A smooth curve through points. */
export function curve(points: [number, number][], closed: boolean): string {
  const at = (index: number): [number, number] => {
    const last = points.length - (closed ? 1 : 0);
    const place = closed ? (index + last) % last : Math.min(Math.max(index, 0), points.length - 1);
    return points[place] as [number, number];
  };
  const count = closed ? points.length - 1 : points.length - 1;
  let d = `M${at(0)}`;
  for (let index = 0; index < count; index += 1) {
    const [before, from, to, next] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two = [to[0] - (next[0] - from[0]) / 6, to[1] - (next[1] - from[1]) / 6];
    d += `C${one.map(Math.round)} ${two.map(Math.round)} ${to}`;
  }
  return d;
}
