/** Drag a piece to a place, by finger or mouse: the same as tapping the piece and then the place. */

import { placeAt, putDown } from "./press";

export interface Drag {
  /** Called when the drag starts: show where the piece may go. Undefined: it cannot be dragged now. */
  take?: (() => void) | undefined;
  /** Called when the piece is put down or the drag is cancelled. */
  leave?: (() => void) | undefined;
}

/** How far a pointer goes before it drags. */
const FAR = { mouse: 6, touch: 12 };
const SVG = "http://www.w3.org/2000/svg";
let held: Element | null = null;

/** Whether a piece is being dragged: then nothing else follows the pointer. */
export function dragging(): boolean {
  return held !== null;
}

/** A picture of the piece on top of everything, so that nothing clips it. */
function pictureOf(node: Element): Element {
  const { width, height } = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as SVGElement | HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
  let made: SVGElement | HTMLElement = copy;
  if (node instanceof SVGGraphicsElement && node.ownerSVGElement) {
    const { x, y, width: wide, height: high } = node.getBBox();
    made = document.createElementNS(SVG, "svg");
    made.setAttribute("viewBox", `${x} ${y} ${wide} ${high}`);
    copy.style.transform = "none";
    copy.removeAttribute("transform");
    made.append(copy);
  }
  made.classList.add("carried");
  made.setAttribute("aria-hidden", "true");
  Object.assign(made.style, { width: `${width}px`, height: `${height}px` });
  document.body.append(made);
  return made;
}

export function drag(
  node: SVGElement | HTMLElement,
  what: Drag,
): { update: (what: Drag) => void; destroy: () => void } {
  let now = what;
  let start: PointerEvent | null = null;
  let picture: Element | null = null;
  let from: Element | null = null;

  const mark = (): void => {
    if (now.take) node.dataset["drag"] = "";
    else if (!picture) delete node.dataset["drag"];
  };
  const end = (): void => {
    start = null;
    for (const [name, act] of Object.entries(away)) removeEventListener(name, act as (event: Event) => void);
    if (!picture) return;
    picture.remove();
    [picture, held] = [null, null];
    node.classList.remove("taken-up");
    now.leave?.();
    mark();
  };
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    (picture as HTMLElement).style.translate = `${clientX}px ${clientY}px`;
  };
  /** Ignore the click at the end of a drag. */
  const swallow = (): void => {
    const stop = (event: Event): void => event.stopPropagation();
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }));
  };

  const moved = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.pointerId) return;
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (!picture) {
      if (far < (start.pointerType === "mouse" ? FAR.mouse : FAR.touch)) return;
      from = placeAt(start.clientX, start.clientY);
      picture = pictureOf(node);
      held = node;
      node.classList.add("taken-up");
      now.take?.();
    }
    follow(event);
  };
  const lifted = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.pointerId) return;
    // The places themselves show where the piece may go, while it is held.
    if (picture) {
      swallow();
      putDown(event.clientX, event.clientY, from);
    }
    end();
  };
  // A second finger pinches.
  const another = (event: PointerEvent): void => {
    if (event.pointerId !== start?.pointerId) end();
  };
  const away = { pointermove: moved, pointerup: lifted, pointercancel: end, pointerdown: another };
  const down = (event: PointerEvent): void => {
    if (!now.take || start || event.button !== 0) return;
    start = event;
    for (const [name, act] of Object.entries(away)) addEventListener(name, act as (event: Event) => void);
  };

  mark();
  node.addEventListener("pointerdown", down as (event: Event) => void);
  return {
    update: (next) => {
      now = next;
      mark();
    },
    destroy: () => {
      end();
      node.removeEventListener("pointerdown", down as (event: Event) => void);
    },
  };
}
