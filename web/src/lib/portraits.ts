/** Faces of agents and players: six features, chosen by a number. The silhouette tells them apart before the colour does. */

import type { SeatInfo } from "../wire";

export interface Stroke {
  d: string;
  fill: string;
  /** A line instead of a shape. */
  width?: number;
}

const INK = "#101a2b";
const GROUNDS = ["#2467b8", "#b3382b", "#2e7d4f", "#d9a91a", "#7d3c98", "#5f6b7a", "#cf6a17", "#1f6f78"];
const SKINS = ["#f2cfa6", "#d9a878", "#a9724a", "#6f4630"];
const HAIRS = ["#2a1c14", "#7a4a22", "#d8b25a", "#8d8f94", "#a8432a"];
const CLOTHS = ["#22304d", "#d9c08a", "#7a2f2a", "#39594a", "#efe6d2"];

const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx},${y}a${rx},${ry} 0 1 0 ${2 * rx},0a${rx},${ry} 0 1 0 ${-2 * rx},0Z`;

type Draw = (colour: string) => Stroke[];
/** Hair that shows under or without a hat: behind the head, then before it. */
const HAIR: [back: string, front: string][] = [
  ["", "M20,30C20,14 44,14 44,30C42,24 38,22 32,22C26,22 22,24 20,30Z"],
  [
    "M18,26C18,12 46,12 46,26V42C42,46 40,40 40,32H24C24,40 22,46 18,42Z",
    "M20,28C24,18 40,18 44,28C38,23 27,23 20,28Z",
  ],
  ["M25,17a8,8 0 1 1 14,0Z", "M20,30C19,12 45,12 44,30C40,20 36,20 32,24C28,20 24,20 20,30Z"],
  ["M17,28C17,12 47,12 47,28L50,52H14Z", "M20,30C22,16 34,16 44,30C40,22 30,20 20,30Z"],
  ["", "M20,31C19,26 21,24 22,24V32ZM44,31C45,26 43,24 42,24V32Z"],
];
const HATS: Draw[] = [
  () => [],
  (cloth) => [
    { d: "M10,24C18,19 46,19 54,24C46,27 18,27 10,24Z", fill: cloth },
    { d: "M20,23L23,9C28,6 30,10 32,10C34,10 36,6 41,9L44,23Z", fill: cloth },
    { d: "M20.5,20H43.5L44,23.5H20Z", fill: INK },
  ],
  (cloth) => [
    { d: "M17,30C15,6 49,6 47,30C42,23 22,23 17,30Z", fill: cloth },
    { d: "M17,27C24,20 40,20 47,27L47,31C40,24 24,24 17,31Z", fill: INK },
  ],
  (cloth) => [
    { d: "M14,21C14,8 50,2 52,16C53,22 40,20 32,22C24,24 14,27 14,21Z", fill: cloth },
    { d: "M33,8h2v-4h-2Z", fill: cloth },
  ],
  (cloth) => [
    { d: "M17,22C16,10 48,10 48,22L52,27H30C24,24 20,24 17,26Z", fill: cloth },
    { d: "M30,24H53C52,28 36,28 30,27Z", fill: INK },
  ],
  (cloth) => [
    { d: "M14,23C22,26 42,26 50,23L48,26.5C40,29 24,29 16,26.5Z", fill: cloth },
    { d: "M20,24C19,7 45,7 44,24C36,26 28,26 20,24Z", fill: cloth },
    { d: "M20,20C28,22 36,22 44,20V23C36,25 28,25 20,23Z", fill: INK },
  ],
  (cloth) => [
    { d: "M16,46C12,20 20,9 32,9C44,9 52,20 48,46L42,44C46,32 44,22 32,22C20,22 18,32 22,44Z", fill: cloth },
    { d: "M26,46L32,52L38,46Z", fill: cloth },
  ],
  (cloth) => [
    { d: "M15,20C15,6 49,6 49,20V40H44V26H20V40H15Z", fill: cloth },
    { d: "M17,16H47V25H17Z", fill: INK },
  ],
];
const GLASSES: Stroke[][] = [
  [],
  [{ d: `${oval(27, 32, 4, 4)}${oval(37, 32, 4, 4)}M31,32H33M23,31L20,30M41,31L44,30`, fill: "none", width: 1.6 }],
  [{ d: "M21,29H43V31C42,36 34,36 33,31H31C30,36 22,36 21,31Z", fill: INK }],
  [{ d: `${oval(37, 32, 4.2, 4.2)}M40,35L41,48`, fill: "none", width: 1.4 }],
];
const BEARDS: Draw[] = [
  () => [],
  (hair) => [{ d: "M24,40C28,36 31,38 32,39C33,38 36,36 40,40C36,42 34,41 32,40.5C30,41 28,42 24,40Z", fill: hair }],
  (hair) => [{ d: "M21,34C21,54 43,54 43,34C41,40 37,39 32,39C27,39 23,40 21,34Z", fill: hair }],
];
const COLLARS: Draw[] = [
  () => [
    { d: "M24,48L32,64L40,48L32,46Z", fill: "#f5eddd" },
    { d: "M30.5,52H33.5L35,64H29Z", fill: "#b3261e" },
  ],
  (cloth) => [
    { d: "M22,46L12,52L28,64L32,56L36,64L52,52L42,46L32,54Z", fill: cloth },
    { d: "M22,46L12,52L28,64L32,56ZM42,46L52,52L36,64L32,56Z", fill: "none", width: 1.2 },
  ],
  () => [
    { d: "M19,46C26,52 38,52 45,46L47,53C38,59 26,59 17,53Z", fill: "#d9a91a" },
    { d: "M36,54L42,53L45,64H37Z", fill: "#b98c10" },
  ],
  () => [{ d: "M14,54C14,44 26,46 32,52C38,46 50,44 50,54C44,62 38,58 32,60C26,58 20,62 14,54Z", fill: "#efe6d2" }],
  (cloth) => [{ d: "M23,44H41V53C36,56 28,56 23,53Z", fill: cloth }],
];

/** Twelve that differ in silhouette; others follow from their digits. */
const CHOSEN: [
  ground: number,
  skin: number,
  hair: number,
  tone: number,
  hat: number,
  glasses: number,
  beard: number,
  collar: number,
  cloth: number,
][] = [
  [0, 0, 1, 4, 2, 0, 0, 1, 4],
  [1, 0, 0, 0, 1, 0, 1, 0, 0],
  [2, 1, 2, 0, 0, 1, 0, 2, 4],
  [3, 0, 0, 3, 5, 3, 1, 0, 0],
  [4, 0, 3, 2, 3, 0, 0, 4, 2],
  [5, 1, 0, 1, 7, 0, 2, 1, 3],
  [6, 1, 0, 0, 4, 0, 0, 4, 0],
  [7, 0, 0, 0, 6, 2, 0, 1, 4],
  [3, 3, 4, 0, 0, 1, 2, 0, 1],
  [0, 1, 0, 0, 1, 2, 0, 1, 2],
  [5, 2, 3, 0, 0, 0, 0, 3, 2],
  [2, 2, 4, 3, 0, 2, 1, 2, 0],
];
/** How many can be told apart by their outline alone. */
export const FACES = CHOSEN.length;
const pick = <Kind>(list: readonly Kind[], number: number): Kind => list[number % list.length] as Kind;

/** The face of each seat by its number: the person's choice, else one that nobody at the table has, the same for
 * a name wherever it can be. A free seat has none. */
export function facesOf(seats: readonly SeatInfo[], nameOf: (seat: number) => string): (number | undefined)[] {
  const taken = new Set(seats.map(({ portrait }) => portrait ?? -1));
  return seats.map(({ kind, portrait = -1 }, seat) => {
    if (kind === "open") return undefined;
    if (portrait >= 0) return portrait;
    let face = faceOf(portrait, nameOf(seat));
    for (let tried = 0; taken.has(face) && tried < FACES; tried += 1) face = (face + 1) % FACES;
    taken.add(face);
    return face;
  });
}

/** The face that belongs to a name without a choice. */
export function faceOf(portrait: number, name: string): number {
  return portrait >= 0
    ? portrait
    : [...name].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 997, 0) % FACES;
}

/** The strokes of a face in a field of 64 by 64, from the back to the front. */
export function portrait(number: number): Stroke[] {
  const [ground, skin, style, tone, hat, glasses, beard, collar, cloth] = pick(CHOSEN, number);
  const turn = Math.floor(number / CHOSEN.length);
  const [face, hair] = [pick(SKINS, skin + turn), pick(HAIRS, tone + turn)];
  const coat = pick(CLOTHS, cloth + turn);
  const [back, front] = pick(HAIR, style + turn);
  return [
    { d: "M0,0H64V64H0Z", fill: pick(GROUNDS, ground + 3 * turn) },
    ...(back ? [{ d: back, fill: hair }] : []),
    { d: "M6,64C6,51 19,47 32,47C45,47 58,51 58,64Z", fill: pick(CLOTHS, cloth + turn + 1) },
    { d: "M27,40H37V50L32,54L27,50Z", fill: face },
    { d: oval(32, 32, 12, 14), fill: face },
    ...(hat === 6 ? [] : [{ d: front, fill: hair }]),
    { d: `${oval(27.5, 32, 1.5, 1.8)}${oval(36.5, 32, 1.5, 1.8)}`, fill: INK },
    { d: "M29,41.5C31,42.5 33,42.5 35,41.5", fill: "none", width: 1.5 },
    ...pick(BEARDS, beard)(hair),
    ...pick(COLLARS, collar)(coat),
    ...pick(HATS, hat)(coat),
    ...pick(GLASSES, glasses),
  ];
}
