/** A page that one comes to by a link takes the focus with its heading, so that it is read aloud from its beginning. */
let first = true;

export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (!first) heading.focus({ preventScroll: true });
  first = false;
}
