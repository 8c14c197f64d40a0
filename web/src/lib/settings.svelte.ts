/** What a person has chosen for this device. */

export interface Chosen {
  theme: "auto" | "light" | "dark";
  speed: "slow" | "normal" | "fast" | "off";
  sound: boolean;
  // Confirm every whole choice at once.
  quick: boolean;
  name: string;
  /** The number of the face; -1: whichever is free at the table. */
  portrait: number;
}

const KEY = "safehouse.settings";
const DEFAULTS: Chosen = { theme: "auto", speed: "normal", sound: true, quick: false, name: "", portrait: -1 };

function stored(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>;
  } catch {
    return {};
  }
}

class Settings {
  chosen = $state<Chosen>({ ...DEFAULTS, ...stored() });

  set<K extends keyof Chosen>(name: K, value: Chosen[K]): void {
    this.chosen[name] = value;
    localStorage.setItem(KEY, JSON.stringify(this.chosen));
    this.apply();
  }

  apply(): void {
    const { theme, speed } = this.chosen;
    document.documentElement.dataset["theme"] =
      theme === "auto" ? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark") : theme;
    document.documentElement.dataset["speed"] = speed;
  }

  /** How long a motion takes, in milliseconds; 0: none. */
  get step(): number {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return { slow: 600, normal: 320, fast: 140, off: 0 }[this.chosen.speed];
  }
}

export const settings = new Settings();
settings.apply();
