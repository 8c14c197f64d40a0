/** Several persons at one device: who should have it next. */
import type { TableStore } from "../lib/table.svelte";

export class HotSeat {
  // Own seats whose answers lie sealed, as far as this page has seen them, and to which question.
  #answered = $state<number[]>([]);
  #at = 0;

  /** Note whether the seat at the screen has answered. */
  look(table: TableStore): void {
    // While another seat sits down, nothing is known of any question.
    if (!table.seq) return;
    if (this.#at !== table.seq) {
      this.#at = table.seq;
      this.#answered = [];
    }
    if (!table.seats.includes(table.seat)) return;
    const others = this.#answered.filter((seat) => seat !== table.seat);
    const next = table.decision.answer?.length ? [...others, table.seat] : others;
    if (String(next) !== String(this.#answered)) this.#answered = next;
  }

  /** The own seat that is asked and has not answered, where it is not the one at the screen. */
  next(table: TableStore): number | null {
    if (table.seats.length < 2 || table.result || table.moment || table.waiting) return null;
    const due = table.decision.seats.filter((seat) => table.seats.includes(seat) && !this.#answered.includes(seat));
    return due.includes(table.seat) ? null : (due[0] ?? null);
  }
}
