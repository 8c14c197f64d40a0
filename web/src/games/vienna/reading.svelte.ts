/** The text of the thing that is pointed at or focused, for the line under the desk. */

class Reading {
  text = $state("");
}

export const reading = new Reading();

/** Read a thing's text aloud to the eye while it is pointed at, focused or tapped. */
export function reads(node: HTMLElement | SVGElement, text: string): { update: (text: string) => void; destroy: () => void } {
  let now = text;
  const show = (): void => {
    reading.text = now;
  };
  const hide = (): void => {
    if (reading.text === now) reading.text = "";
  };
  const on: [string, () => void][] = [["mouseenter", show], ["focus", show], ["click", show], ["mouseleave", hide], ["blur", hide]];
  for (const [name, act] of on) node.addEventListener(name, act);
  return {
    update: (next) => {
      if (reading.text === now) reading.text = next;
      now = next;
    },
    destroy: () => {
      hide();
      for (const [name, act] of on) node.removeEventListener(name, act);
    },
  };
}
