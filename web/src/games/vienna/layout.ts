/** Where the parts of the board lie: the plan of the city, the roof above it, tracks and missions beside or under it. */

import { SHAPES } from "./places";

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
  /** The plan that the city is drawn after. */
  shape: number;
  roof: Box;
  tracks: Box;
  missions: Box;
}

const ROOF = 88;
const GAP = 14;
const LANES = 310;
const UNDER = 330;
/** Boxes narrower than this have the tracks under the city. */
const NARROW = 1.22;

/** The parts for a box of this aspect: the city takes whatever the others leave, after the plan that makes it largest. */
export function layout(aspect: number, full: boolean): Layout {
  const beside = aspect >= NARROW;
  const above = ROOF + GAP;
  const [aside, below] = beside ? [LANES + GAP, 0] : [0, UNDER + GAP];
  const heights = SHAPES.map((shape) => Math.max(shape.h + above + below, (shape.w + aside) / aspect));
  const h = Math.min(...heights);
  const w = h * aspect;
  const city = { x: 0, y: above, w: w - aside, h: h - above - below };
  const shared = { w, h, beside, city, shape: heights.indexOf(h), roof: { x: 0, y: 0, w: city.w, h: ROOF } };
  if (beside) {
    const x = w - LANES;
    const tracks = full ? h - 330 : h;
    return {
      ...shared,
      tracks: { x, y: 0, w: LANES, h: tracks },
      missions: { x, y: tracks + GAP, w: LANES, h: h - tracks - GAP },
    };
  }
  const y = h - UNDER;
  const tracks = full ? w - 500 : w;
  return {
    ...shared,
    tracks: { x: 0, y, w: tracks, h: UNDER },
    missions: { x: tracks + GAP, y, w: w - tracks - GAP, h: UNDER },
  };
}

/** The name of a building on one or two lines. Very long words are parted before their last part. */
export function lines(label: string): string[] {
  if (label.length <= LINE) return [label];
  const words = label.includes(" ") ? label.split(" ") : label.split(PARTED).filter(Boolean);
  const glue = label.includes(" ") ? " " : "";
  const best = words
    .slice(1)
    .map((_, cut) => [words.slice(0, cut + 1).join(" ") + (glue ? "" : "-"), words.slice(cut + 1).join(" ")])
    .sort((one, other) => longest(one) - longest(other))[0];
  return best ?? [label];
}

const LINE = 14;
const PARTED = /(?=(?:kanzleramt|kirche|kaserne|hochschule|theater)$)/;
const longest = (parts: string[]): number => Math.max(...parts.map((part) => part.length));

/** A smooth curve through points. */
export function curve(points: [number, number][], closed: boolean): string {
  const at = (index: number): [number, number] => {
    const last = points.length - (closed ? 1 : 0);
    const place = closed ? (index + last) % last : Math.min(Math.max(index, 0), points.length - 1);
    return points[place] as [number, number];
  };
  let d = `M${at(0)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, next] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two = [to[0] - (next[0] - from[0]) / 6, to[1] - (next[1] - from[1]) / 6];
    d += `C${one.map(Math.round)} ${two.map(Math.round)} ${to.map(Math.round)}`;
  }
  return d;
}
