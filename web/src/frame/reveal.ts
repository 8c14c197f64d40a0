/** What can be chosen, brought into sight in a panel that slides. */

// What is asked: the sentence of the question, or the part of a sheet that asks for one thing after the other.
const ASKED = ".todo, [data-asked]";
// The edge of a panel, where what slides away fades out.
const EDGE = 12;

/** Slide a panel to its choices: the question stays above them, unless little of the first of them has room below it. */
export function reveal(panel: HTMLElement): void {
  const choices = [...panel.querySelectorAll<HTMLElement>("[data-action]")];
  const [first, last, asked] = [choices[0], choices.at(-1), [...panel.querySelectorAll(ASKED)].at(-1)];
  if (!first || !last || !asked) return;
  const { top, bottom } = panel.getBoundingClientRect();
  const below = (choice: HTMLElement): number => choice.getBoundingClientRect().bottom + EDGE - bottom;
  const room = Math.min(below(last), asked.getBoundingClientRect().top - EDGE - top);
  const hidden = below(first) - room;
  const by = hidden > first.offsetHeight / 2 ? below(first) : room;
  if (by > 0) panel.scrollBy(0, by);
}
