/** Things on the board that can be picked, or that explain why not: by pointer, keyboard or long press. */

import { meant, offer } from "./thumb";

export interface Press {
  pick?: (() => void) | undefined;
  why?: (() => void) | undefined;
  /** A piece can be put down there. */
  place?: boolean;
}

const LONG = 550;
/** How far a resting finger may move, in pixels. */
const STILL = 10;
/** Whether a long press was answered, so that the click at its end means nothing. */
let explained = false;

/** Where pieces can be put down, whether they may or not. */
const places = new Map<Element, Press>();

/** The place at a point, whatever is on it. */
export function placeAt(x: number, y: number): Element | null {
  for (const one of document.elementsFromPoint(x, y)) {
    for (let node: Element | null = one; node; node = node.parentElement) if (places.has(node)) return node;
  }
  return null;
}

/** Put a piece down: on the place at a point or the nearest one that a thumb means; else that place says why not. */
export function putDown(x: number, y: number, from: Element | null): void {
  const there = placeAt(x, y);
  const place = there && places.get(there);
  const pick = place?.pick ?? meant(x, y, (node) => places.has(node));
  if (pick) pick();
  else if (there !== from) place?.why?.();
}

/** A tap on a drawing that meets nothing that may be picked: the nearest such thing is meant, if a thumb reaches it. */
export function tap(event: Event): void {
  const { clientX, clientY, pointerType, target } = event as PointerEvent;
  if (pointerType !== "touch" || explained || (target as Element).closest("[role=button], button")) return;
  const pick = meant(clientX, clientY);
  if (!pick) return;
  event.stopPropagation();
  pick();
}

export function press(
  node: SVGElement | HTMLElement,
  what: Press,
): { update: (what: Press) => void; destroy: () => void } {
  let now = what;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: [number, number] = [0, 0];
  // An element that is not a button gets a tab stop while it can be picked.
  const reach = (): void => {
    offer(node, now.pick);
    if (now.place) places.set(node, now);
    if (node instanceof HTMLButtonElement) return;
    if (now.pick) node.setAttribute("tabindex", "0");
    else if (node === document.activeElement) node.setAttribute("tabindex", "-1");
    else node.removeAttribute("tabindex");
  };
  reach();
  const explain = (): void => {
    explained = true;
    now.why?.();
  };
  const on: Record<string, (event: Event) => void> = {
    click: (event) => {
      // Ignore the click at the end of a long press.
      if (explained) event.stopPropagation();
      else if (now.pick) now.pick();
      else now.why?.();
      explained = false;
    },
    keydown: (event) => {
      const { key } = event as KeyboardEvent;
      // A button makes a click of these keys by itself.
      if ((key === "Enter" || key === " ") && now.pick && !(node instanceof HTMLButtonElement)) {
        event.preventDefault();
        now.pick();
      } else if (key === "?" && now.why) {
        event.preventDefault();
        now.why();
      }
    },
    contextmenu: (event) => {
      if (!now.why) return;
      event.preventDefault();
      if (!explained) now.why();
    },
    pointerdown: (event) => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      explained = false;
      clearTimeout(timer);
      from = [clientX, clientY];
      if (pointerType !== "mouse" && now.why) timer = setTimeout(explain, LONG);
    },
    pointermove: (event) => {
      const { clientX, clientY } = event as PointerEvent;
      if (Math.hypot(clientX - from[0], clientY - from[1]) > STILL) stop();
    },
    pointerup: () => stop(),
    pointercancel: () => stop(),
  };
  const stop = (): void => clearTimeout(timer);
  for (const [name, act] of Object.entries(on)) node.addEventListener(name, act);
  return {
    update: (next) => {
      now = next;
      reach();
    },
    destroy: () => {
      stop();
      offer(node, undefined);
      places.delete(node);
      for (const [name, act] of Object.entries(on)) node.removeEventListener(name, act);
    },
  };
}
