/** Who this device belongs to: a key of its own, made when it first takes a seat. The server knows only its hash. */
import type { ChangeProfile, Key, Me } from "../wire";
import { get, post, Refused } from "./api";
import { keyOf } from "./keys";
import { speech } from "./language.svelte";
import { settings } from "./settings.svelte";

const KEY = "safehouse.profile";

class Profile {
  /** The key of this device; empty until it has taken a seat. */
  key = $state(localStorage.getItem(KEY) ?? "");
  // Every key that this device had while the page was open: none of them is a seat's token, also when it is void.
  readonly #had = new Set([this.key]);

  constructor() {
    // Another tab of this device may sign in or out.
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.#take(event.newValue ?? "");
    });
  }

  #take(key: string): void {
    this.#had.add(key);
    this.key = key;
  }

  /** Whether a token is this device's own key, or was. */
  had(token: string): boolean {
    return this.#had.has(token);
  }

  keep(key: string): void {
    this.#take(key);
    localStorage.setItem(KEY, key);
  }

  drop(): void {
    this.#take("");
    localStorage.removeItem(KEY);
  }

  /** Return the key, and make a profile first where there is none. Two tabs make one. */
  async ensure(name: string): Promise<string> {
    if (navigator.locks) return navigator.locks.request(KEY, () => this.#ensure(name));
    return this.#ensure(name);
  }

  async #ensure(name: string): Promise<string> {
    this.#take(localStorage.getItem(KEY) ?? "");
    if (this.key) return this.key;
    const language = speech.language;
    const made = await post<Key>("/api/me", {
      name,
      label: deviceLabel(),
      language,
      portrait: settings.chosen.portrait,
    });
    this.keep(made.key);
    return made.key;
  }

  /** Save another name or face in the profile. Not urgent: other devices load it when they sign in. */
  tell(change: ChangeProfile): void {
    if (this.key && change.name !== "") void post("/api/me/change", change, this.key).catch(() => undefined);
  }

  /** The profile; null where this device has none, or was removed. */
  async me(): Promise<Me | null> {
    if (!this.key) return null;
    try {
      return await get<Me>("/api/me", this.key);
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.key !== "device_unknown") throw error;
      this.drop();
      return null;
    }
  }
}

export const profile = new Profile();

/** What opens this device's seats at a table: the token of a seat, else the device's own key. */
export function tokenOf(table: string): string {
  return keyOf(table)?.token || profile.key;
}

/** What is stored of a token with a table: the device's own key is stored in one place only. */
export function keptToken(token: string): string {
  return profile.had(token) ? "" : token;
}

const BROWSERS = ["Edg", "OPR", "Firefox", "Chrome", "Safari"];
const CALLED: Record<string, string> = { Edg: "Edge", OPR: "Opera" };
const SYSTEMS = ["iPhone", "iPad", "Android", "Windows", "Mac", "CrOS", "Linux"];

/** What a device is called in the list of devices. */
export function deviceLabel(agent = navigator.userAgent ?? ""): string {
  const browser = BROWSERS.find((one) => agent.includes(one));
  const system = SYSTEMS.find((one) => agent.includes(one));
  return [browser && (CALLED[browser] ?? browser), system].filter(Boolean).join(", ") || "?";
}
