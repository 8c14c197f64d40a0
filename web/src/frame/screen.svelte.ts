/** How much room there is: for the board and everything else side by side, or so little that a phone lies on its side. */
const WIDE = "(min-width: 900px) and (min-height: 600px) and (orientation: landscape)";
const LOW = "(max-height: 599px) and (orientation: landscape)";

class Screen {
  #asked = matchMedia(WIDE);
  #low = matchMedia(LOW);
  wide = $state(this.#asked.matches);
  low = $state(this.#low.matches);

  constructor() {
    this.#asked.addEventListener("change", (event) => (this.wide = event.matches));
    this.#low.addEventListener("change", (event) => (this.low = event.matches));
  }
}

export const screen = new Screen();
