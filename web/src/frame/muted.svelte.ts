/** Whom this page has muted. The server keeps it and sends no more lines; this only remembers what the button should say. */
import type { TableStore } from "../lib/table.svelte";

class Muted {
  #seats = $state<string[]>([]);

  has(table: string, seat: number): boolean {
    return this.#seats.includes(`${table}/${seat}`);
  }

  flip(table: TableStore, seat: number): void {
    const key = `${table.table}/${seat}`;
    const on = !this.#seats.includes(key);
    this.#seats = on ? [...this.#seats, key] : this.#seats.filter((other) => other !== key);
    table.say({ type: "mute", seat, on });
  }
}

export const muted = new Muted();
