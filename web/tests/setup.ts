/** The few things of a browser that modules look at when they are loaded. */
import { vi } from "vitest";

for (const name of ["localStorage", "sessionStorage"]) {
  const kept = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  });
}
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} }, addEventListener: () => undefined });
vi.stubGlobal("location", {
  href: "http://localhost/",
  origin: "http://localhost",
  pathname: "/",
  search: "",
  hash: "",
});
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("removeEventListener", () => undefined);
vi.stubGlobal("navigator", { languages: ["en"], onLine: true });

// As the page does before it shows anything.
const { speech } = await import("../src/lib/language.svelte");
await speech.start();
