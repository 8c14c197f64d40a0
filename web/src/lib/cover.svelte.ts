/** Whether your secrets are face down on this device, so that others nearby cannot see them. */
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
