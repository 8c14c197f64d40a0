/** Whether the own secrets of a game lie face down, for people who look over the shoulder. It holds for this device. */
export class Cover {
  readonly #key: string;
  on = $state(false);

  constructor(game: string) {
    this.#key = `safehouse.${game}.cover`;
    this.on = localStorage.getItem(this.#key) === "yes";
  }

  turn(): void {
    this.on = !this.on;
    localStorage.setItem(this.#key, this.on ? "yes" : "no");
  }
}
