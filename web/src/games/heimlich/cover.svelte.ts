/** Whether the own secrets lie face down, for people who look over the shoulder. It holds for this device. */

const KEY = "safehouse.heimlich.cover";

class Cover {
  on = $state(localStorage.getItem(KEY) === "yes");

  turn(): void {
    this.on = !this.on;
    localStorage.setItem(KEY, this.on ? "yes" : "no");
  }
}

export const cover = new Cover();
