/** Whether there is room for the board and everything else side by side. */
const WIDE = "(min-width: 900px) and (orientation: landscape)";

class Screen {
  #asked = matchMedia(WIDE);
  wide = $state(this.#asked.matches);

  constructor() {
    this.#asked.addEventListener("change", (event) => (this.wide = event.matches));
  }
}

export const screen = new Screen();
