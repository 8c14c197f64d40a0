/** An analysis on its way: the server is asked how far it is until it is there. */
import { get } from "../../lib/api";
import type { ReplayStore } from "../../lib/replay.svelte";
import { refusal, sentence } from "../../lib/trouble";
import type { AnalysisState } from "../../wire";

/** Between two questions, in milliseconds. */
const PAUSE = 1000;

export class Looked {
  state = $state.raw<AnalysisState | null>(null);
  trouble = $state("");
  asking = $state(false);
  #closed = false;

  constructor(readonly table: ReplayStore) {}

  /** Have the game looked over, and wait for it. */
  async begin(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    this.trouble = "";
    try {
      while (!this.#closed && !(await this.#ask())) await new Promise((done) => setTimeout(done, PAUSE));
    } catch (error) {
      this.trouble = sentence(error);
    }
    this.asking = false;
  }

  /** Whether there is nothing more to wait for. */
  async #ask(): Promise<boolean> {
    const { source, table, token } = this.table;
    this.state = await get<AnalysisState>(`/api/${source}/${table}/analysis`, token);
    if (this.state.status === "failed") this.trouble = refusal({ text: "", ...this.state });
    return this.state.status === "ready" || this.state.status === "failed";
  }

  close(): void {
    this.#closed = true;
  }
}
