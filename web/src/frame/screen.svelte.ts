/**
 * How much room there is: for the board and everything else side by side; or so little that the board needs all of it,
 * on a short phone and on one that lies on its side.
 */
const WIDE = "(min-width: 900px) and (min-height: 600px) and (orientation: landscape)";
const TALL = `${WIDE} and (min-height: 860px)`;
const LOW = "(max-height: 599px) and (orientation: landscape), (max-height: 700px) and (max-width: 480px)";

class Screen {
  #asked = matchMedia(WIDE);
  #tall = matchMedia(TALL);
  #low = matchMedia(LOW);
  wide = $state(this.#asked.matches);
  tall = $state(this.#tall.matches);
  low = $state(this.#low.matches);

  constructor() {
    this.#asked.addEventListener("change", (event) => (this.wide = event.matches));
    this.#tall.addEventListener("change", (event) => (this.tall = event.matches));
    this.#low.addEventListener("change", (event) => (this.low = event.matches));
  }
}

export const screen = new Screen();
