/** Where things lie on the board, for boxes of any shape. Units are those of the viewBox. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Layout {
  w: number;
  h: number;
  /** The side of a field of the score track. */
  u: number;
  cells: Box[];
  park: Box;
  /** Where a stone with so many points lies, for totals below the goal. */
  fields: Point[];
  side: number;
}

export const U = 80;
const MARGIN = 12;
const GAP = 12;

/** Columns and rows of the track and of the town, by how wide the box is for its height. */
function shape(aspect: number): { track: [number, number]; wide: boolean } {
  if (aspect >= 1.15) return { track: [14, 10], wide: true };
  if (aspect >= 0.9) return { track: [12, 12], wide: false };
  return { track: [11, 13], wide: false };
}

/** The rim of a grid, clockwise from its lower left corner. */
function rim(columns: number, rows: number): [number, number][] {
  const places: [number, number][] = [];
  for (let row = rows - 1; row >= 0; row -= 1) places.push([0, row]);
  for (let column = 1; column < columns; column += 1) places.push([column, 0]);
  for (let row = 1; row < rows; row += 1) places.push([columns - 1, row]);
  for (let column = columns - 2; column > 0; column -= 1) places.push([column, rows - 1]);
  return places;
}

function town(w: number, h: number, buildings: number, wide: boolean): { cells: Box[]; park: Box } {
  const half = Math.max(6, Math.ceil((buildings + 4) / 2));
  const rows = wide ? 3 : Math.floor(half / 2);
  const columns = half - rows;
  const inner = U + MARGIN;
  const cw = (w - 2 * inner - (columns - 1) * GAP) / columns;
  const ch = (h - 2 * inner - (rows - 1) * GAP) / rows;
  const at = (column: number, row: number): Point => ({ x: inner + column * (cw + GAP), y: inner + row * (ch + GAP) });
  const cells = rim(columns, rows)
    .slice(0, buildings)
    .map(([column, row]) => ({ ...at(column, row), w: cw, h: ch }));
  const park = { ...at(1, 1), w: (columns - 2) * (cw + GAP) - GAP, h: (rows - 2) * (ch + GAP) - GAP };
  return { cells, park };
}

/** The fields after the start lie at equal distances along the edge; the start takes the corner with both its arms. */
function track(w: number, h: number, goal: number): { fields: Point[]; side: number } {
  const near = U / 2;
  const corners: Point[] = [
    { x: near, y: h - 2 * U },
    { x: near, y: near },
    { x: w - near, y: near },
    { x: w - near, y: h - near },
    { x: 2 * U, y: h - near },
  ];
  const legs = corners.slice(1).map((to, index) => {
    const from = corners[index] as Point;
    return { from, to, length: Math.abs(to.x - from.x) + Math.abs(to.y - from.y) };
  });
  const length = legs.reduce((sum, leg) => sum + leg.length, 0);
  const side = length / (goal - 1);
  const fields: Point[] = [{ x: near, y: h - near }];
  for (let field = 1; field < goal; field += 1) {
    let way = (field - 0.5) * side;
    let number = 0;
    while (number < legs.length - 1 && way > (legs[number]?.length ?? 0)) {
      way -= legs[number]?.length ?? 0;
      number += 1;
    }
    const leg = legs[number];
    if (!leg) break;
    const part = way / leg.length;
    fields.push({ x: leg.from.x + (leg.to.x - leg.from.x) * part, y: leg.from.y + (leg.to.y - leg.from.y) * part });
  }
  return { fields, side: Math.min(side, U) };
}

export function layout(aspect: number, buildings: number, goal: number): Layout {
  const { track: size, wide } = shape(aspect);
  const w = size[0] * U;
  const h = size[1] * U;
  return { w, h, u: U, ...town(w, h, buildings, wide), ...track(w, h, goal) };
}

export interface Stand extends Point {
  scale: number;
}

/** Where so many agents stand in a cell, feet on the pavement, none over another; the safe keeps its corner. */
export function stands(cell: Box, many: number, withSafe: boolean): Stand[] {
  const left = cell.x + 6;
  const width = cell.w - 12 - (withSafe ? 60 : 0);
  const size = (lines: number): number =>
    Math.min(1, width / (Math.ceil(many / lines) * 58), (cell.h - (lines > 1 ? 58 : 30)) / (lines * 95));
  const rows = size(2) > size(1) ? 2 : 1;
  const front = Math.ceil(many / rows);
  const scale = size(rows);
  const foot = cell.y + cell.h - 10;
  return Array.from({ length: many }, (_, index) => {
    const back = rows === 2 && index >= front;
    const inRow = back ? index - front : index;
    const wide = width / (back ? many - front : front);
    const step = Math.min(wide, 66 * scale + 6);
    const row = back ? many - front : front;
    const start = left + (width - step * row) / 2 + step / 2;
    return { x: start + step * inRow, y: back ? foot - 95 * scale : foot, scale };
  });
}

/** Two stones, and three, lie closer than in a square, so that they are larger: place in parts of the side, and scale. */
const FEW: Record<number, [number, number, number][]> = {
  2: [
    [-0.21, -0.2, 0.6],
    [0.21, 0.2, 0.6],
  ],
  3: [
    [-0.24, -0.2, 0.53],
    [0.24, -0.2, 0.53],
    [0, 0.24, 0.53],
  ],
};

/** Where stones lie that share a field: in a square that fits. */
export function heap(field: Point, many: number, side: number): Stand[] {
  const few = FEW[many];
  if (few) return few.map(([x, y, scale]) => ({ x: field.x + x * side, y: field.y + y * side, scale }));
  const columns = many === 1 ? 1 : many <= 4 ? 2 : 3;
  const rows = Math.ceil(many / columns);
  const cell = side / columns;
  return Array.from({ length: many }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? many - row * columns : columns;
    return {
      x: field.x + ((index % columns) - (inRow - 1) / 2) * cell,
      y: field.y + (row - (rows - 1) / 2) * cell,
      scale: 1 / columns,
    };
  });
}

/** On the start: two by two in the corner and its two arms. */
export function heapAtStart(h: number, many: number, side: number): Stand[] {
  const corners: Point[] = [
    { x: U / 2, y: h - U / 2 },
    { x: U / 2, y: h - U * 1.5 },
    { x: U * 1.5, y: h - U / 2 },
  ];
  if (many === 1) return heap(corners[0] as Point, 1, side);
  const share = corners.map((_, index) => Math.floor((many + 2 - index) / 3));
  return corners.flatMap((corner, index) => heap(corner, share[index] ?? 0, side));
}
