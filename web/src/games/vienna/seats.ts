/** The four seats: colour, shape and number. Each of the three alone tells them apart. */
import { INK } from "./signs";

const PAPER = "#fbf4e4";

export interface SeatSign {
  fill: string;
  on: string;
  shape: string;
  /** Around the origin, about 10 across. */
  d: string;
}

const SEATS: SeatSign[] = [
  { fill: "#2467b8", on: PAPER, shape: "circle", d: "M-9,0A9,9 0 1 1 9,0A9,9 0 1 1 -9,0Z" },
  { fill: "#c0392b", on: PAPER, shape: "triangle", d: "M0,-11L11,8H-11Z" },
  { fill: "#2e7d4f", on: PAPER, shape: "square", d: "M-8.5,-8.5H8.5V8.5H-8.5Z" },
  { fill: "#e3b505", on: INK, shape: "diamond", d: "M0,-11.5L11,0L0,11.5L-11,0Z" },
];

export function seatSign(seat: number): SeatSign {
  return SEATS[seat] ?? { fill: PAPER, on: INK, shape: "circle", d: "" };
}
