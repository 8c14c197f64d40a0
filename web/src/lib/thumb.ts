/**
 * Targets for a thumb. On a touch screen a thing of a drawing answers within 44 × 44 pixels, however small it is drawn;
 * where the areas of things that may be picked overlap, the one whose middle is nearest is meant.
 */

const LEAST = 44;
const SVG = "http://www.w3.org/2000/svg";
const coarse = matchMedia("(pointer: coarse)");

/** What may be picked now, with what picking it does. */
const open = new Map<Element, () => void>();
/** On a touch screen: everything that can be picked at some time. */
const known = new Set<SVGGraphicsElement>();
const areas = new WeakMap<Element, SVGRectElement>();

/** Note what picking a thing does, or that it cannot be picked. */
export function offer(node: Element, pick: (() => void) | undefined): void {
  if (!(node instanceof SVGGraphicsElement)) return;
  if (pick) open.set(node, pick);
  else open.delete(node);
  if (!coarse.matches) return;
  // Independent of whether it may be picked: nothing changes size with the turn.
  known.add(node);
  requestAnimationFrame(() => enlarge(node));
}

/** Measure again: the drawing has changed its size. */
export function refit(): void {
  for (const node of known) enlarge(node);
}
// When the screen turns, drawings take their new size first.
addEventListener("resize", () => requestAnimationFrame(() => requestAnimationFrame(refit)));

/** Make the area to which a thing answers as large as a thumb needs it. */
function enlarge(node: SVGGraphicsElement): void {
  areas.get(node)?.remove();
  if (!node.isConnected) {
    known.delete(node);
    return;
  }
  const drawn = node.getBBox();
  const seen = node.getBoundingClientRect();
  if (!seen.width || !seen.height) return;
  const wide = Math.max(drawn.width, (LEAST * drawn.width) / seen.width);
  const high = Math.max(drawn.height, (LEAST * drawn.height) / seen.height);
  if (wide === drawn.width && high === drawn.height) return;
  const area = areas.get(node) ?? document.createElementNS(SVG, "rect");
  const box = {
    x: drawn.x + (drawn.width - wide) / 2,
    y: drawn.y + (drawn.height - high) / 2,
    width: wide,
    height: high,
  };
  for (const [name, value] of Object.entries(box)) area.setAttribute(name, String(value));
  area.setAttribute("fill", "none");
  area.setAttribute("pointer-events", "none");
  areas.set(node, area);
  node.prepend(area);
}

/** What a tap means: of all things whose area it is in, the one whose middle is nearest. */
export function meant(x: number, y: number, fits = (_: Element): boolean => true): (() => void) | undefined {
  let best: (() => void) | undefined;
  let least = Infinity;
  for (const [node, pick] of open) {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    if (!fits(node) || !node.isConnected || x < left || x > right || y < top || y > bottom) continue;
    const far = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
    if (far < least) [best, least] = [pick, far];
  }
  return best;
}
