/** A thing on the board that can be picked, or that says why not: by pointer, by keyboard, by a long press. */

import { meant, offer } from "./thumb";

export interface Press {
  pick?: (() => void) | undefined;
  why?: (() => void) | undefined;
}

const LONG = 550;
/** Whether a long press was answered, so that the click at its end means nothing. */
let explained = false;

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
  // What is no button by itself is reached by the Tab key as long as it can be picked.
  const reach = (): void => {
    offer(node, now.pick);
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
      // The end of a long press is no click.
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
      explained = false;
      clearTimeout(timer);
      if ((event as PointerEvent).pointerType !== "mouse" && now.why) timer = setTimeout(explain, LONG);
    },
  };
  const stop = (): void => clearTimeout(timer);
  for (const [name, act] of Object.entries(on)) node.addEventListener(name, act);
  for (const name of ["pointerup", "pointercancel", "pointermove"]) node.addEventListener(name, stop);
  return {
    update: (next) => {
      now = next;
      reach();
    },
    destroy: () => {
      stop();
      offer(node, undefined);
      for (const [name, act] of Object.entries(on)) node.removeEventListener(name, act);
    },
  };
}
