/** The administrator's side of the server: whether one is signed in, and how an act is asked for. */
import { answer, get, post, Refused } from "../../lib/api";
import { sentence } from "../../lib/trouble";
import type { Administration } from "./acts";

interface SignedIn {
  enabled: boolean;
  csrf: string;
}
type Act = Administration["act"];
const PATH = "/api/admin";

class Desk {
  /** null: not known yet. */
  enabled = $state<boolean | null>(null);
  trouble = $state("");
  #csrf = $state("");

  get signedIn(): boolean {
    return this.#csrf !== "";
  }

  async look(): Promise<void> {
    await this.#try(async () => this.#take(await get<SignedIn>(`${PATH}/session`)));
  }

  async signIn(token: string): Promise<void> {
    await this.#try(async () => this.#take(await post<SignedIn>(`${PATH}/session`, { token })));
  }

  async signOut(): Promise<void> {
    this.#csrf = "";
    await this.#try(() => post(`${PATH}/sign_out`, {}));
  }

  /** Carry an act out; nothing comes back where it was refused, and the page says why. */
  async act<T>(act: Act): Promise<T | null> {
    let found: T | null = null;
    await this.#try(async () => {
      const headers = { "Content-Type": "application/json", "X-Safehouse-CSRF": this.#csrf };
      found = await answer<T>(await fetch(PATH, { method: "POST", headers, body: JSON.stringify(act) }));
    });
    return found;
  }

  #take({ enabled, csrf }: SignedIn): void {
    this.enabled = enabled;
    this.#csrf = csrf;
  }

  async #try(work: () => Promise<unknown>): Promise<void> {
    this.trouble = "";
    try {
      await work();
    } catch (error) {
      if (error instanceof Refused && error.problem.key === "sign_in") this.#csrf = "";
      this.trouble = sentence(error);
    }
  }
}

export const desk = new Desk();
