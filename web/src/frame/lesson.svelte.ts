/** Where someone is in a lesson. Steps that tell are read on by hand; steps that ask are done by the game itself. */
import { get } from "../lib/api";
import { keepStep, stepAt } from "../lib/lessons";
import type { TableStore } from "../lib/table.svelte";
import type { LessonStep, TableLesson } from "../wire";

/** Whether a row holds all these picks; and what is left of it then. */
function without(row: number[], picks: number[]): number[] | null {
  const rest = [...row];
  for (const pick of picks) {
    const place = rest.indexOf(pick);
    if (place < 0) return null;
    rest.splice(place, 1);
  }
  return rest;
}

export class LessonCourse {
  lesson = $state.raw<TableLesson | null>(null);
  #read = $state(0);

  constructor(readonly table: TableStore) {
    this.#read = stepAt(table.table);
    void get<TableLesson>(`/api/tables/${table.table}/lesson`, table.token).then((found) => {
      this.lesson = found;
    });
  }

  steps = $derived.by(() => this.lesson?.steps ?? []);

  /** The step as far as one has read, never behind the game. */
  #first = $derived.by(() => {
    const now = this.steps.findIndex(({ at }) => at >= this.table.seq);
    return Math.max(this.#read, now < 0 ? this.steps.length - 1 : now);
  });

  /** The number of the present step; of several that make up one move, the first whose picks are not all there. */
  place = $derived.by(() => {
    let place = this.#first;
    let rest = this.table.row;
    for (let next = this.steps[place]; next?.asks && next.rows.length; next = this.steps[place]) {
      const left = next.rows.map((row) => without(rest, row)).find((found) => found !== null);
      const after = this.steps[place + 1];
      if (!left || !after?.asks || after.at !== next.at) break;
      rest = left;
      place += 1;
    }
    return place;
  });

  step = $derived.by<LessonStep | undefined>(() => this.steps[this.place]);

  /** The others move, or something is being shown: there is nothing to read or to do. */
  watching = $derived.by(() => Boolean(this.step && (this.step.at > this.table.seq || this.table.moment)));

  /** All that was asked for is staged: it only wants confirming. */
  ready = $derived.by(() => Boolean(this.step?.asks && this.table.draft?.complete));

  last = $derived.by(() => this.place === this.steps.length - 1 && !this.watching);

  /** What is to be tapped next, if it has a button of its own: the first of the picks that is not staged yet. */
  get next(): number | null {
    const row = this.step?.asks ? this.step.rows[0] : undefined;
    if (!row) return null;
    const before = this.steps.slice(this.#first, this.place).flatMap(({ rows }) => rows[0] ?? []);
    const staged = without(this.table.row, before) ?? [];
    const left =
      without(
        row,
        staged.filter((pick) => row.includes(pick)),
      ) ?? row;
    return left.find((action) => this.table.options.includes(action)) ?? null;
  }

  read(): void {
    if (!this.step || this.step.asks || this.watching) return;
    this.#read = this.place + 1;
    keepStep(this.table.table, this.#read);
  }
}
