// Find places for the houses and squares of Vienna: node scripts/places.mjs
// For plans of several shapes everything is moved a little until no house, name or token lies on another, no two roads
// cross, and roads run over as little as can be. Writes src/games/vienna/places.ts; takes about a minute.
import { readFileSync, writeFileSync } from "node:fs";
import { close, load, root } from "./modules.mjs";

// Shapes of the plan; a very wide one needs more ground.
const ASPECTS = [0.86, 1.02, 1.2, 1.4, 1.62, 1.85];
const ground = (aspect) => (aspect > 1.7 ? 1_390_000 : 1_300_000);
const STEPS = 110_000;
const SEEDS = 3;
const GAP = 11;

const { reachOf, TOKEN } = await load("/src/games/vienna/town.ts");
await close();

const board = JSON.parse(readFileSync(`${root}/../src/safehouse/games/vienna/data/balanced.board.json`, "utf8"));
const nodes = [...board.buildings, ...board.squares];
const count = board.buildings.length;
const number = new Map(board.buildings.map((house, index) => [house.name, index]));
const roads = board.squares.flatMap((square, index) =>
  square.buildings.map((name) => [count + index, number.get(name)]),
);
const token = { left: TOKEN, right: TOKEN, up: TOKEN, down: TOKEN };
const reach = nodes.map((node, index) => (index < count ? reachOf(node.label) : token));
const roadsOf = nodes.map((_, node) => roads.flatMap((road, index) => (road.includes(node) ? [index] : [])));

function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const side = (ax, ay, bx, by, cx, cy) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** The length of a segment within a box. */
function within(ax, ay, bx, by, left, top, right, bottom) {
  if ((ax < left && bx < left) || (ax > right && bx > right) || (ay < top && by < top) || (ay > bottom && by > bottom))
    return 0;
  const [dx, dy] = [bx - ax || 1e-9, by - ay || 1e-9];
  const [x1, x2, y1, y2] = [(left - ax) / dx, (right - ax) / dx, (top - ay) / dy, (bottom - ay) / dy];
  const start = Math.max(0, Math.min(x1, x2), Math.min(y1, y2));
  const end = Math.min(1, Math.max(x1, x2), Math.max(y1, y2));
  return start < end ? (end - start) * Math.hypot(dx, dy) : 0;
}

function arrange(aspect, seed) {
  const next = random(seed);
  const [w, h] = [Math.sqrt(ground(aspect) * aspect), Math.sqrt(ground(aspect) / aspect)];
  const xs = nodes.map(({ x }) => x);
  const ys = nodes.map(({ y }) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const home = nodes.map(({ x, y }) => [
    80 + ((x - x0) / (x1 - x0)) * (w - 160),
    112 + ((y - y0) / (y1 - y0)) * (h - 112 - 70),
  ]);
  const X = home.map(([x]) => x);
  const Y = home.map(([, y]) => y);

  const crosses = (one, other) => {
    const [a, b, c, d] = [roads[one][0], roads[one][1], roads[other][0], roads[other][1]];
    if (a === c || b === d) return false;
    if (Math.max(X[a], X[b]) < Math.min(X[c], X[d]) || Math.max(X[c], X[d]) < Math.min(X[a], X[b])) return false;
    return (
      side(X[a], Y[a], X[b], Y[b], X[c], Y[c]) * side(X[a], Y[a], X[b], Y[b], X[d], Y[d]) < 0 &&
      side(X[c], Y[c], X[d], Y[d], X[a], Y[a]) * side(X[c], Y[c], X[d], Y[d], X[b], Y[b]) < 0
    );
  };
  const over = (one, other, gap) => {
    const wide =
      Math.min(
        X[one] + reach[one].right - X[other] + reach[other].left,
        X[other] + reach[other].right - X[one] + reach[one].left,
      ) + gap;
    if (wide <= 0) return 0;
    const high =
      Math.min(
        Y[one] + reach[one].down - Y[other] + reach[other].up,
        Y[other] + reach[other].down - Y[one] + reach[one].up,
      ) + gap;
    return high > 0 ? Math.min(wide, high) : 0;
  };
  const covered = (road, node) => {
    const [a, b] = roads[road];
    if (node === a || node === b) return 0;
    const { left, right, up, down } = reach[node];
    return within(X[a], Y[a], X[b], Y[b], X[node] - left, Y[node] - up, X[node] + right, Y[node] + down);
  };
  const fan = (node) => {
    const angles = roadsOf[node]
      .map((road) => {
        const other = roads[road][0] === node ? roads[road][1] : roads[road][0];
        return Math.atan2(Y[other] - Y[node], X[other] - X[node]);
      })
      .sort((one, other) => one - other);
    if (angles.length < 2) return 0;
    let total = 0;
    angles.forEach((angle, place) => {
      const gap = place + 1 < angles.length ? angles[place + 1] - angle : angles[0] + 2 * Math.PI - angle;
      if (gap < 0.5) total += (0.5 - gap) ** 2;
    });
    return total * 300;
  };
  const cost = (node, hard) => {
    let total = 0;
    const { left, right, up, down } = reach[node];
    total +=
      30 *
      hard *
      (Math.max(0, left + 8 - X[node]) +
        Math.max(0, X[node] + right + 8 - w) +
        Math.max(0, up + 8 - Y[node]) +
        Math.max(0, Y[node] + down + 8 - h));
    for (let other = 0; other < nodes.length; other += 1) {
      if (other === node) continue;
      const deep = over(node, other, GAP);
      if (deep > 0) total += hard * (6 + 3 * deep);
    }
    const own = roadsOf[node];
    for (const road of own) {
      const [a, b] = roads[road];
      for (let other = 0; other < roads.length; other += 1) if (crosses(road, other)) total += 400;
      for (let other = 0; other < nodes.length; other += 1) {
        const hidden = covered(road, other);
        if (hidden) total += 8 + 0.7 * hidden;
      }
      const length = Math.hypot(X[a] - X[b], Y[a] - Y[b]);
      total += (length / 210) ** 2;
    }
    for (let road = 0; road < roads.length; road += 1) {
      if (own.includes(road)) continue;
      const hidden = covered(road, node);
      if (hidden) total += 8 + 0.7 * hidden;
    }
    total += fan(node);
    for (const road of own) total += fan(roads[road][0] === node ? roads[road][1] : roads[road][0]);
    const far = Math.hypot(X[node] - home[node][0], Y[node] - home[node][1]);
    return total + 0.0016 * far * far;
  };

  for (let step = 0; step < STEPS; step += 1) {
    const left = 1 - step / STEPS;
    const hard = 0.6 + 3 * (1 - left) + 14 * Math.max(0, 0.35 - left);
    const node = Math.floor(next() * nodes.length);
    const [x, y] = [X[node], Y[node]];
    const before = cost(node, hard);
    const heat = 26 * left * left + 0.02;
    const far = 3 + 60 * left * left;
    X[node] += (next() + next() + next() - 1.5) * far;
    Y[node] += (next() + next() + next() - 1.5) * far;
    const after = cost(node, hard);
    if (after > before && next() >= Math.exp((before - after) / heat)) [X[node], Y[node]] = [x, y];
  }
  // What still lies on another is pushed off it.
  for (let round = 0; round < 400; round += 1) {
    for (let one = 0; one < nodes.length; one += 1) {
      for (let other = one + 1; other < nodes.length; other += 1) {
        if (over(one, other, 5) <= 0) continue;
        const [a, b] = [reach[one], reach[other]];
        const wide = Math.min(X[one] + a.right - X[other] + b.left, X[other] + b.right - X[one] + a.left) + 5;
        const high = Math.min(Y[one] + a.down - Y[other] + b.up, Y[other] + b.down - Y[one] + a.up) + 5;
        const share = other < count || one >= count ? 0.5 : 0.25;
        if (wide < high) {
          const push = X[one] < X[other] ? wide : -wide;
          X[one] -= push * share;
          X[other] += push * (1 - share);
        } else {
          const push = Y[one] + (a.down - a.up) / 2 < Y[other] + (b.down - b.up) / 2 ? high : -high;
          Y[one] -= push * share;
          Y[other] += push * (1 - share);
        }
      }
      const { left, right, up, down } = reach[one];
      X[one] = Math.min(w - right - 6, Math.max(left + 6, X[one]));
      Y[one] = Math.min(h - down - 6, Math.max(up + 6, Y[one]));
    }
  }
  let [lying, crossing, hidden, farthest] = [0, 0, 0, 0];
  nodes.forEach((_, one) => {
    for (let other = one + 1; other < nodes.length; other += 1) if (over(one, other, 3) > 0) lying += 1;
    for (let road = 0; road < roads.length; road += 1) if (one < count && covered(road, one) > 12) hidden += 1;
    farthest = Math.max(farthest, Math.hypot(X[one] - home[one][0], Y[one] - home[one][1]));
  });
  roads.forEach((_, one) => {
    for (let other = one + 1; other < roads.length; other += 1) if (crosses(one, other)) crossing += 1;
  });
  return {
    w: Math.round(w),
    h: Math.round(h),
    at: X.flatMap((x, index) => [Math.round(x), Math.round(Y[index])]),
    lying,
    crossing,
    hidden,
    farthest,
  };
}

const shapes = ASPECTS.map((aspect) => {
  let best;
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const one = arrange(aspect, 1950 + seed);
    const score = 1000 * one.lying + 40 * one.crossing + one.hidden;
    if (!best || score < best.score) best = { ...one, score };
    if (!best.lying && !best.crossing && best.hidden < 4) break;
  }
  process.stderr.write(
    `${aspect}: lying ${best.lying}, crossing ${best.crossing}, roads under houses ${best.hidden}, moved ${Math.round(best.farthest)}\n`,
  );
  return best;
});
const lines = shapes.map(({ w, h, at }) => `  { w: ${w}, h: ${h}, at: "${at.join(" ")}" },`);
writeFileSync(
  `${root}/src/games/vienna/places.ts`,
  `// Found by \`node scripts/places.mjs\`. Do not edit.

/** The houses, then the squares, by name. */
export const NODES =
  "${nodes.map(({ name }) => name).join(" ")}".split(" ");

/** Plans of several shapes, and where everything stands in them: x and y of each. */
export const SHAPES = [
${lines.join("\n")}
].map(({ w, h, at }) => ({ w, h, at: at.split(" ").map(Number) }));
`,
);
