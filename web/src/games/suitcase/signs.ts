/** Corners as colour and compass point: every piece has a tip that points home. Each of the two alone tells them apart. */

export interface Sign {
  fill: string;
  /** For letters on the fill: 4.5 : 1 or better. */
  on: string;
  /** The way home, in quarter turns from north-west. */
  turn: number;
}

const INK = "#101a2b";
const PAPER = "#fbf4e4";
const FILLS: Record<string, [string, string]> = {
  blue: ["#2467b8", PAPER],
  red: ["#b8352a", PAPER],
  green: ["#2a7348", PAPER],
  yellow: ["#e3b505", INK],
};
/** For colours of other maps, in the order of their corners. */
const SPARE: [string, string][] = [
  ["#2467b8", PAPER],
  ["#b8352a", PAPER],
  ["#2a7348", PAPER],
  ["#e3b505", INK],
];
const TURNS: Record<string, number> = { north_west: 0, north_east: 1, south_east: 2, south_west: 3 };

export function signFor(colour: string, place: string): Sign {
  const turn = TURNS[place] ?? 0;
  const [fill, on] = FILLS[colour] ?? (SPARE[turn] as [string, string]);
  return { fill, on, turn };
}

/** A disc with one square corner: the tip. */
export function drop(r: number): string {
  return `M${-r},${-r}H0A${r},${r} 0 1 1 ${-r},0Z`;
}
