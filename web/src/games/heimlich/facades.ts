/** The houses of the town as flat poster shapes, in a box of 180 × 130 with the ground at its lower edge. */

export interface Part {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
}

export interface Facade {
  sky: string;
  ground: string;
  /** What throws the shadow. */
  outline: string;
  parts: Part[];
}

const INK = "#1b2a43";
const NIGHT = "#2f4468";
const BRICK = "#b0543c";
const CREAM = "#f4e7cb";
const SAND = "#dcbc80";
const TEAL = "#2f6f73";
const COPPER = "#6fa394";
const ROSE = "#d98c74";
const MUSTARD = "#dba63f";
const STONE = "#a89c88";
const DARK = "#6d6659";
const LIGHT = "#ffe7a3";

const box = (x: number, y: number, w: number, h: number): string => `M${x},${y}h${w}v${h}h${-w}Z`;
const poly = (...p: number[]): string =>
  `M${p.map((value, index) => (index % 2 ? value : `${index ? "L" : ""}${value},`)).join("")}Z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r},${y}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`;
const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x},${y + h}V${y + w / 2}a${w / 2},${w / 2} 0 0 1 ${w},0V${y + h}Z`;

type Draw = (x: number, y: number, w: number, h: number) => string;
function rows(
  draw: Draw,
  x: number,
  y: number,
  w: number,
  h: number,
  dx: number,
  dy: number,
  columns: number,
  lines = 1,
): string {
  let path = "";
  for (let line = 0; line < lines; line += 1) {
    for (let column = 0; column < columns; column += 1) path += draw(x + column * dx, y + line * dy, w, h);
  }
  return path;
}

function spokes(x: number, y: number, r: number, many: number): string {
  return Array.from({ length: many }, (_, index) => {
    const angle = (index / many) * 2 * Math.PI;
    return `M${x},${y}l${(r * Math.cos(angle)).toFixed(1)},${(r * Math.sin(angle)).toFixed(1)}`;
  }).join("");
}

function cabins(x: number, y: number, r: number, many: number): string {
  return Array.from({ length: many }, (_, index) => {
    const angle = ((index + 0.5) / many) * 2 * Math.PI;
    return box(Math.round(x + r * Math.cos(angle)) - 6, Math.round(y + r * Math.sin(angle)) - 4, 12, 9);
  }).join("");
}

/** What is left of the walls. */
const RUIN = "M18,130L18,56L32,46L40,64L52,58L60,86L80,78L88,98L102,88L110,58L124,46L132,58L146,36L160,50L164,130Z";

export const FACADES: Record<string, Facade> = {
  church: {
    sky: "#f3cf95",
    ground: "#cbb083",
    outline: `${box(62, 68, 100, 62)}${poly(26, 130, 26, 48, 43, 2, 60, 48, 60, 130)}${poly(54, 72, 76, 34, 148, 34, 168, 72)}`,
    parts: [
      { d: box(60, 68, 102, 62), fill: CREAM },
      { d: poly(54, 72, 76, 34, 148, 34, 168, 72), fill: TEAL },
      { d: "M60,66l9,-11 9,11 9,-11 9,11 9,-11 9,11 9,-11 9,11 9,-11 9,11 9,-11", line: MUSTARD, width: 4 },
      { d: "M70,48l9,-9 9,9 9,-9 9,9 9,-9 9,9 9,-9 9,9", line: CREAM, width: 3 },
      { d: box(28, 48, 32, 82), fill: SAND },
      { d: poly(24, 50, 43, 4, 62, 50), fill: INK },
      { d: "M43,-4v14M38,1h10", line: INK, width: 3 },
      { d: arch(38, 58, 12, 24) + rows(arch, 74, 84, 12, 30, 22, 0, 4), fill: NIGHT },
      { d: arch(34, 100, 20, 30), fill: INK },
      { d: disc(44, 92, 5), fill: LIGHT },
    ],
  },
  ruin: {
    sky: "#c3b9b2",
    ground: "#a39886",
    outline: RUIN,
    parts: [
      { d: RUIN, fill: STONE },
      { d: poly(124, 46, 132, 58, 146, 36, 160, 50, 164, 130, 140, 130), fill: DARK },
      { d: arch(28, 74, 16, 30) + arch(112, 72, 16, 32), fill: "#c3b9b2" },
      { d: arch(142, 70, 13, 28), fill: INK },
      { d: "M20,62l14,4M24,116l26,-8M60,92l18,6M106,112l26,6", line: DARK, width: 2.5 },
      { d: "M66,128L118,70M74,80l26,34", line: INK, width: 5 },
      { d: poly(48, 130, 60, 114, 76, 120, 88, 108, 104, 122, 112, 130), fill: DARK },
      { d: poly(70, 130, 82, 120, 94, 130), fill: STONE },
    ],
  },
  "1": {
    sky: "#f1b98a",
    ground: "#cfb48a",
    outline: box(26, 34, 128, 96),
    parts: [
      { d: box(32, 40, 116, 90), fill: ROSE },
      { d: box(26, 32, 128, 9), fill: INK },
      { d: rows(box, 44, 50, 14, 22, 26, 0, 4), fill: CREAM },
      { d: rows(box, 50.5, 50, 1.5, 22, 26, 0, 4), fill: INK },
      { d: box(38, 98, 72, 26), fill: INK },
      { d: box(42, 102, 64, 18), fill: LIGHT },
      { d: box(118, 98, 22, 32), fill: INK },
      { d: poly(24, 78, 156, 78, 166, 98, 14, 98), fill: CREAM },
      {
        d:
          poly(40, 78, 56, 78, 52, 98, 33, 98) +
          poly(73, 78, 90, 78, 90, 98, 71, 98) +
          poly(106, 78, 123, 78, 128, 98, 109, 98) +
          poly(140, 78, 156, 78, 166, 98, 147, 98),
        fill: BRICK,
      },
      { d: disc(90, 20, 17), fill: MUSTARD },
      { d: "M80,15h16v8a7,7 0 0 1 -7,7h-2a7,7 0 0 1 -7,-7Z", fill: INK },
      { d: "M96,17a4,4 0 0 1 0,8", line: INK, width: 2.5 },
    ],
  },
  "2": {
    sky: "#b9d3cb",
    ground: "#c9b58f",
    outline: box(22, 34, 136, 96) + poly(58, 36, 90, 10, 122, 36),
    parts: [
      { d: box(26, 40, 128, 90), fill: MUSTARD },
      { d: poly(58, 36, 90, 10, 122, 36), fill: MUSTARD },
      { d: box(20, 34, 140, 8), fill: CREAM },
      { d: rows(arch, 34, 54, 13, 24, 18, 0, 2) + rows(arch, 115, 54, 13, 24, 18, 0, 2), fill: CREAM },
      { d: box(26, 86, 128, 5), fill: CREAM },
      { d: rows(arch, 34, 98, 15, 32, 24.5, 0, 5), fill: NIGHT },
      { d: disc(90, 60, 20), fill: INK },
      { d: "M80,63a8,8 0 1 1 8,6h16M99,63l8,-3v14l-8,-3", line: LIGHT, width: 4 },
    ],
  },
  "3": {
    sky: "#f4d9a8",
    ground: "#cdb68c",
    outline: box(46, 4, 88, 126),
    parts: [
      { d: box(48, 20, 84, 110), fill: TEAL },
      { d: poly(42, 24, 54, 2, 126, 2, 138, 24), fill: INK },
      { d: rows(box, 58, 34, 10, 13, 18, 19, 4, 4), fill: CREAM },
      { d: box(58, 53, 10, 13) + box(94, 34, 10, 13) + box(112, 72, 10, 13) + box(76, 91, 10, 13), fill: LIGHT },
      { d: rows(box, 62, 8, 8, 10, 16, 0, 4), fill: MUSTARD },
      { d: box(62, 106, 56, 6), fill: BRICK },
      { d: box(80, 112, 20, 18), fill: LIGHT },
      { d: "M140,34V-2", line: INK, width: 3 },
      { d: poly(141, -2, 166, 3, 141, 14), fill: BRICK },
    ],
  },
  "4": {
    sky: "#e8c08a",
    ground: "#bfa983",
    outline: `${box(12, 48, 28, 82)}${box(140, 48, 28, 82)}M32,130V78a58,58 0 0 1 116,0V130Z`,
    parts: [
      { d: "M32,130V78a58,58 0 0 1 116,0V130Z", fill: BRICK },
      { d: "M44,130V84a46,46 0 0 1 92,0V130Z", fill: NIGHT },
      { d: "M90,84V38M90,84L57,52M90,84L123,52M44,84h92M67,84v46M113,84v46M90,84v46", line: "#9db4cf", width: 2.5 },
      { d: box(12, 50, 28, 80) + box(140, 50, 28, 80), fill: SAND },
      { d: poly(8, 50, 26, 32, 44, 50) + poly(136, 50, 154, 32, 172, 50), fill: INK },
      { d: arch(20, 66, 12, 26) + arch(148, 66, 12, 26) + arch(20, 104, 12, 26) + arch(148, 104, 12, 26), fill: INK },
      { d: disc(90, 38, 15), fill: CREAM },
      { d: "M90,38V28M90,38l6,5", line: INK, width: 3 },
      { d: box(76, 108, 28, 22), fill: LIGHT },
    ],
  },
  "5": {
    sky: "#e6d3bd",
    ground: "#c7b08a",
    outline: `${box(14, 54, 152, 76)}M34,56Q90,8 146,56Z`,
    parts: [
      { d: "M34,56Q90,8 146,56Z", fill: COPPER },
      { d: "M58,44Q90,16 122,44", line: TEAL, width: 2.5 },
      { d: box(24, 54, 132, 34), fill: SAND },
      { d: rows(arch, 38, 60, 14, 26, 22.5, 0, 5), fill: BRICK },
      { d: box(18, 50, 144, 6) + box(12, 84, 156, 6), fill: CREAM },
      { d: box(14, 90, 152, 40), fill: CREAM },
      { d: rows(arch, 24, 98, 17, 32, 28.5, 0, 5), fill: INK },
      { d: poly(20, 50, 26, 30, 32, 50) + poly(148, 50, 154, 30, 160, 50), fill: INK },
      {
        d:
          poly(26, 38, 12, 28, 26, 32) +
          poly(26, 38, 40, 28, 26, 32) +
          poly(154, 38, 140, 28, 154, 32) +
          poly(154, 38, 168, 28, 154, 32),
        fill: INK,
      },
    ],
  },
  "6": {
    sky: "#cfdcd3",
    ground: "#bdb196",
    outline: poly(14, 50, 90, 10, 166, 50, 158, 56, 158, 130, 22, 130, 22, 56),
    parts: [
      { d: box(24, 58, 132, 64), fill: NIGHT },
      { d: rows(box, 28, 62, 13, 60, 22.2, 0, 6), fill: CREAM },
      { d: rows(box, 37, 62, 4, 60, 22.2, 0, 6), fill: SAND },
      { d: box(18, 50, 144, 12), fill: CREAM },
      { d: poly(12, 50, 90, 10, 168, 50), fill: SAND },
      { d: poly(34, 46, 90, 18, 146, 46), fill: CREAM },
      { d: disc(90, 36, 10), fill: MUSTARD },
      { d: disc(90, 36, 6), line: INK, width: 2 },
      { d: box(16, 118, 148, 6), fill: SAND },
      { d: box(10, 124, 160, 6), fill: CREAM },
    ],
  },
  "7": {
    sky: "#a9c7cf",
    ground: "#b9b58f",
    outline: box(34, 54, 112, 76) + poly(24, 56, 48, 28, 132, 28, 156, 56),
    parts: [
      { d: "M90,28V-6", line: INK, width: 3 },
      { d: box(92, -6, 34, 22), fill: CREAM },
      { d: box(92, -6, 34, 7.5), fill: BRICK },
      { d: box(92, 8.5, 34, 7.5), fill: INK },
      { d: box(36, 54, 108, 76), fill: CREAM },
      { d: poly(24, 56, 48, 28, 132, 28, 156, 56), fill: BRICK },
      { d: rows(box, 46, 64, 13, 22, 25.2, 0, 2) + rows(box, 96, 64, 13, 22, 25.2, 0, 2), fill: TEAL },
      { d: box(66, 90, 48, 5), fill: INK },
      { d: arch(80, 98, 20, 32), fill: INK },
      { d: rows(box, 46, 98, 13, 20, 75, 0, 2), fill: LIGHT },
      {
        d: `${rows(box, 8, 106, 3.5, 24, 9, 0, 8)}${rows(box, 106, 106, 3.5, 24, 9, 0, 8)}${box(6, 112, 68, 3)}${box(106, 112, 68, 3)}`,
        fill: INK,
      },
    ],
  },
  "8": {
    sky: "#f0d3b0",
    ground: "#c4ae87",
    outline: `${box(10, 70, 160, 60)}${box(58, 52, 64, 78)}M64,40a26,26 0 0 1 52,0V54H64Z`,
    parts: [
      { d: box(10, 72, 160, 58), fill: ROSE },
      { d: box(6, 68, 168, 7), fill: CREAM },
      { d: rows(arch, 18, 84, 12, 34, 19, 0, 2) + rows(arch, 131, 84, 12, 34, 19, 0, 2), fill: NIGHT },
      { d: box(58, 52, 64, 78), fill: CREAM },
      { d: box(68, 38, 44, 16), fill: SAND },
      { d: rows(arch, 73, 41, 7, 12, 11, 0, 3), fill: INK },
      { d: "M64,40a26,28 0 0 1 52,0Z", fill: COPPER },
      { d: "M90,12V40M77,16Q70,28 70,40M103,16Q110,28 110,40", line: TEAL, width: 2 },
      { d: box(86, 2, 8, 11), fill: SAND },
      { d: rows(box, 64, 66, 7, 52, 15, 0, 4), fill: SAND },
      { d: arch(81, 84, 18, 46), fill: INK },
      { d: box(52, 60, 76, 6), fill: ROSE },
    ],
  },
  "9": {
    sky: "#f5c987",
    ground: "#b7b184",
    outline: `${disc(90, 60, 58)}${poly(90, 60, 128, 130, 52, 130)}`,
    parts: [
      { d: spokes(90, 60, 54, 12), line: INK, width: 1.8 },
      { d: disc(90, 60, 54), line: INK, width: 4 },
      { d: disc(90, 60, 45), line: INK, width: 1.8 },
      { d: "M90,60L58,130M90,60L122,130M71,102h38", line: INK, width: 5 },
      { d: cabins(90, 60, 54, 10), fill: BRICK },
      { d: disc(90, 60, 8), fill: MUSTARD },
      { d: box(62, 112, 56, 18), fill: TEAL },
      { d: box(58, 108, 64, 6), fill: CREAM },
      { d: box(84, 116, 12, 14), fill: LIGHT },
    ],
  },
  "10": {
    sky: "#cfe0dc",
    ground: "#c8b27f",
    outline: box(4, 60, 172, 70) + poly(56, 46, 66, 26, 114, 26, 124, 46, 124, 130, 56, 130),
    parts: [
      { d: poly(28, 62, 34, 50, 146, 50, 152, 62), fill: TEAL },
      { d: box(20, 62, 140, 68), fill: MUSTARD },
      { d: poly(2, 56, 10, 38, 30, 38, 38, 56) + poly(142, 56, 150, 38, 170, 38, 178, 56), fill: TEAL },
      { d: box(4, 56, 32, 74) + box(144, 56, 32, 74), fill: "#e6b957" },
      { d: poly(52, 48, 62, 24, 118, 24, 128, 48), fill: TEAL },
      { d: box(56, 48, 68, 82), fill: "#e6b957" },
      { d: poly(62, 56, 90, 40, 118, 56), fill: CREAM },
      {
        d:
          rows(box, 10, 66, 8, 16, 12, 0, 2) +
          rows(box, 150, 66, 8, 16, 12, 0, 2) +
          rows(box, 40, 70, 7, 14, 10, 0, 2) +
          rows(box, 127, 70, 7, 14, 10, 0, 2) +
          rows(arch, 64, 62, 10, 22, 14, 0, 4),
        fill: CREAM,
      },
      {
        d:
          rows(arch, 10, 98, 8, 32, 12, 0, 2) +
          rows(arch, 150, 98, 8, 32, 12, 0, 2) +
          rows(arch, 40, 98, 7, 32, 10, 0, 2) +
          rows(arch, 127, 98, 7, 32, 10, 0, 2) +
          rows(arch, 64, 96, 10, 34, 14, 0, 4),
        fill: INK,
      },
      { d: box(0, 88, 180, 4), fill: CREAM },
    ],
  },
};

/** Every point of height h above the ground throws its shadow h to the right and a third of it down. */
export const SHADOW = "matrix(1 0 -0.9 -0.34 117 174.2)";
