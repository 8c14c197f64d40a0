/** The text of the thing that is pointed at or focused, for the line under the desk. */

class Reading {
  text = $state("");

  /** Things lose the focus while the page is being redrawn, when nothing may change: so it changes right after. */
  set(text: string, instead?: string): void {
    queueMicrotask(() => {
      if (instead === undefined || this.text === instead) this.text = text;
    });
  }
}

export const reading = new Reading();

/** The card that lies open, large, above everything. */
class Opened {
  card = $state(-1);
}

export const opened = new Opened();

/** Read a thing's text aloud to the eye while it is pointed at, focused or tapped. */
export function reads(
  node: HTMLElement | SVGElement,
  text: string,
): { update: (text: string) => void; destroy: () => void } {
  let now = text;
  const show = (): void => reading.set(now);
  const hide = (): void => reading.set("", now);
  const on: [string, () => void][] = [
    ["mouseenter", show],
    ["focus", show],
    ["click", show],
    ["mouseleave", hide],
    ["blur", hide],
  ];
  for (const [name, act] of on) node.addEventListener(name, act);
  return {
    update: (next) => {
      if (next !== now) reading.set(next, now);
      now = next;
    },
    destroy: () => {
      hide();
      for (const [name, act] of on) node.removeEventListener(name, act);
    },
  };
}
