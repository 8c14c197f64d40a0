/**
 * QR codes (ISO/IEC 18004): bytes, error correction M, versions 1 to 10, which is enough for a link of 213 letters. Written here since
 * it is short, needs no options and never changes; a package would be larger than this and would have to be kept up to date.
 */

// By version: correction words of a block; then pairs of how many blocks there are and how many data words each has.
const BLOCKS: number[][] = [
  [10, 1, 16],
  [16, 1, 28],
  [26, 1, 44],
  [18, 2, 32],
  [24, 2, 43],
  [16, 4, 27],
  [18, 4, 31],
  [22, 2, 38, 2, 39],
  [22, 3, 36, 2, 37],
  [26, 4, 43, 1, 44],
];
// Where the middles of alignment patterns stand.
const ALIGNED: number[][] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];
const LEVEL_M = 0;

// Powers of two in the field of 256 elements, and their logarithms.
const POWERS: number[] = [1];
for (let place = 1; place < 255; place += 1) {
  const twice = (POWERS[place - 1] ?? 0) * 2;
  POWERS.push(twice > 255 ? twice ^ 0x11d : twice);
}
const LOGS = new Map(POWERS.map((value, place) => [value, place]));

function times(one: number, other: number): number {
  if (!one || !other) return 0;
  return POWERS[((LOGS.get(one) ?? 0) + (LOGS.get(other) ?? 0)) % 255] ?? 0;
}

/** The correction words of a block: the rest of a division of polynomials. */
export function correction(data: number[], count: number): number[] {
  let divisor = [1];
  for (let place = 0; place < count; place += 1) {
    const next = [...divisor, 0];
    for (const [index, value] of divisor.entries())
      next[index + 1] = (next[index + 1] ?? 0) ^ times(value, POWERS[place] ?? 0);
    divisor = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let place = 0; place < data.length; place += 1) {
    const factor = rest[place] ?? 0;
    for (const [index, value] of divisor.entries())
      rest[place + index] = (rest[place + index] ?? 0) ^ times(value, factor);
  }
  return rest.slice(data.length);
}

function bits(value: number, size: number): number[] {
  return Array.from({ length: size }, (_, place) => (value >> (size - 1 - place)) & 1);
}

/** The words of a text, data and correction interleaved; and the version that they need. */
function words(text: string): [number[], number] {
  const given = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex(([, ...pairs], index) => {
    const capacity = room(pairs);
    return given.length + (index < 9 ? 2 : 3) <= capacity;
  });
  const [count = 0, ...pairs] = BLOCKS[version] ?? [];
  if (version < 0) throw new Error("too long for a QR code");
  const stream = [...bits(4, 4), ...bits(given.length, version < 9 ? 8 : 16), ...given.flatMap((one) => bits(one, 8))];
  const capacity = room(pairs);
  stream.push(...Array<number>(Math.min(4, capacity * 8 - stream.length)).fill(0));
  while (stream.length % 8) stream.push(0);
  const data: number[] = [];
  for (let place = 0; place < stream.length; place += 8)
    data.push(stream.slice(place, place + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0; data.length < capacity; pad += 1) data.push(pad % 2 ? 17 : 236);
  const blocks: number[][] = [];
  for (let pair = 0, at = 0; pair < pairs.length; pair += 2)
    for (let block = 0; block < (pairs[pair] ?? 0); block += 1, at += pairs[pair + 1] ?? 0)
      blocks.push(data.slice(at, at + (pairs[pair + 1] ?? 0)));
  return [[...woven(blocks), ...woven(blocks.map((block) => correction(block, count)))], version + 1];
}

function room(pairs: number[]): number {
  return pairs.reduce((sum, value, place) => (place % 2 ? sum + value * (pairs[place - 1] ?? 0) : sum), 0);
}

function woven(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, place) =>
    blocks.flatMap((block) => (place < block.length ? [block[place] ?? 0] : [])),
  ).flat();
}

/** A number with the rest of its division by a polynomial behind it. */
function guarded(value: number, polynomial: number, size: number): number {
  let rest = value;
  for (let place = 0; place < size; place += 1) rest = (rest << 1) ^ ((rest >> (size - 1)) * polynomial);
  return (value << size) | rest;
}

type Grid = (boolean | null)[][];

/** Everything but the data; null where that goes. */
function frame(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (y: number, x: number, dark: boolean): void => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  for (let place = 0; place < size; place += 1) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const)
    for (let y = -1; y < 8; y += 1)
      for (let x = -1; x < 8; x += 1) {
        const far = Math.max(Math.abs(y - 3), Math.abs(x - 3));
        set(top + y, left + x, far !== 2 && far !== 4);
      }
  const middles = ALIGNED[version - 1] ?? [];
  for (const y of middles)
    for (const x of middles) {
      const last = size - 7;
      if ((y === 6 && x === 6) || (y === 6 && x === last) || (y === last && x === 6)) continue;
      for (let down = -2; down <= 2; down += 1)
        for (let right = -2; right <= 2; right += 1)
          set(y + down, x + right, Math.max(Math.abs(down), Math.abs(right)) !== 1);
    }
  if (version >= 7)
    for (const [place, bit] of bits(guarded(version, 0x1f25, 12), 18)
      .reverse()
      .entries()) {
      const [far, near] = [size - 11 + (place % 3), Math.floor(place / 3)];
      set(far, near, bit === 1);
      set(near, far, bit === 1);
    }
  mark(grid, 0);
  return grid;
}

/** Write which mask is used. */
function mark(grid: Grid, mask: number): void {
  const size = grid.length;
  const told = bits(guarded((LEVEL_M << 3) | mask, 0x537, 10) ^ 0x5412, 15).reverse();
  const set = (y: number, x: number, bit: number | undefined): void => {
    const row = grid[y];
    if (row) row[x] = bit === 1;
  };
  for (let place = 0; place < 15; place += 1) {
    const bit = told[place];
    // Down the left pattern's side and along the top; then once more at the two other corners.
    if (place < 6) set(place, 8, bit);
    else if (place < 8) set(place + 1, 8, bit);
    else if (place === 8) set(8, 7, bit);
    else set(8, 14 - place, bit);
    if (place < 8) set(8, size - 1 - place, bit);
    else set(size - 15 + place, 8, bit);
  }
  set(size - 8, 8, 1);
}

/** How hard a grid is to read: runs, squares, what looks like a corner, and one colour too often. */
function penalty(grid: Grid): number {
  const size = grid.length;
  const rows = grid.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(""));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (line.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1)
      if (new Set([grid[y]?.[x], grid[y - 1]?.[x], grid[y]?.[x - 1], grid[y - 1]?.[x - 1]]).size === 1) sum += 3;
  const dark = rows.join("").replaceAll("0", "").length;
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** Where the data goes: two columns at a time, from the right, up and down. */
function* places(grid: Grid): Generator<[number, number]> {
  const size = grid.length;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step;
        if (grid[y]?.[x] === null) yield [y, x];
      }
    up = !up;
  }
}

/** Return a text as a grid of dark places. */
export function qr(text: string): boolean[][] {
  const [stream, version] = words(text);
  const empty = frame(version);
  const free = [...places(empty)];
  const data = stream.flatMap((word) => bits(word, 8));
  const made = MASKS.map((masks, mask) => {
    const grid = empty.map((row) => [...row]);
    for (const [index, [y, x]] of free.entries()) {
      const row = grid[y];
      if (row) row[x] = (data[index] === 1) !== masks(y, x);
    }
    mark(grid, mask);
    return grid as boolean[][];
  });
  return made.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}
