/** Strokes for drawing houses: each gives the path of a shape that stands at a height above the street, which is 0. */

/** What a shape is made of; `tokens.css` says how each looks by day and by night. */
export type Tone = "w" | "s" | "t" | "r" | "g" | "k" | "b" | "y" | "o" | "l" | "e" | "p" | "v" | "m";
export type Shape = [tone: Tone, d: string];

const trim = (value: number): number => Number(value.toFixed(1));
const path = (parts: TemplateStringsArray, ...values: number[]): string =>
  parts.reduce((text, part, place) => text + trim(values[place - 1] ?? 0) + part);

type Stroke = (x: number, foot: number, w: number, h: number) => string;

export const box: Stroke = (x, foot, w, h) => path`M${x},${-foot}h${w}v${-h}h${-w}Z`;
export const gable: Stroke = (x, foot, w, h) => path`M${x},${-foot}h${w}l${-w / 2},${-h}Z`;
export const dome: Stroke = (x, foot, w, h) => path`M${x},${-foot}c0,${-1.33 * h} ${w},${-1.33 * h} ${w},0Z`;
/** A window or a door with a round head. */
export const arch: Stroke = (x, foot, w, h) =>
  path`M${x},${-foot}v${w / 2 - h}a${w / 2},${w / 2} 0 0 1 ${w},0v${h - w / 2}Z`;
/** A roof that is narrower above, by a quarter of its height on each side. */
export const roof: Stroke = (x, foot, w, h) => path`M${x},${-foot}h${w}l${-h * 0.6},${-h}h${h * 1.2 - w}Z`;
export const onion: Stroke = (x, foot, w, h) =>
  path`M${x},${-foot}c${-w * 0.35},${-h * 0.4} ${w * 0.4},${-h * 0.45} ${w / 2},${-h}c${w * 0.1},${h * 0.55} ${w * 0.85},${h * 0.6} ${w / 2},${h}Z`;
export const disc = (x: number, y: number, r: number): string =>
  path`M${x - r},${-y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;

/** The same stroke left and right of the middle. */
export const both = (stroke: Stroke, x: number, foot: number, w: number, h: number): string =>
  stroke(x, foot, w, h) + stroke(-x - w, foot, w, h);
/** A stroke in the middle. */
export const mid = (stroke: Stroke, foot: number, w: number, h: number): string => stroke(-w / 2, foot, w, h);
/** Several of a stroke, evenly over a width around `at`. */
export const row = (stroke: Stroke, count: number, foot: number, w: number, h: number, span: number, at = 0): string =>
  Array.from({ length: count }, (_, place) =>
    stroke(at - span / 2 + (count > 1 ? (place * (span - w)) / (count - 1) : 0), foot, w, h),
  ).join("");
/** A man of stone or bronze, on a roof or before a door. */
export const statue = (x: number, foot: number, h: number): string =>
  gable(x - h * 0.22, foot, h * 0.44, h * 0.9) + disc(x, foot + h * 0.85, h * 0.17);
