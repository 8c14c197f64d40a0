/** The page as an installed app: its service worker, installation and updates. */
import { writable } from "svelte/store";
import { countWhenHidden } from "./badge";
import { settings } from "./settings.svelte";

interface InstallEvent extends Event {
  prompt: () => Promise<void>;
}

/** Ask to install the app; null while the browser does not offer it. */
export const install = writable<(() => void) | null>(null);

const RELOADED = "safehouse.reloaded";
const SOON = 10_000;

export function startApp(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    install.set(() => {
      install.set(null);
      void (event as InstallEvent).prompt();
    });
  });
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => settings.apply());
  addEventListener("appinstalled", () => install.set(null));
  // A part of this page is no longer on the server: there is a newer page. It is loaded once, never in a loop.
  addEventListener("vite:preloadError", (event) => {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < SOON) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    addEventListener("load", () => {
      // The page works without it, but not offline.
      navigator.serviceWorker.register("/sw.js").catch(() => undefined);
      // Loaded only for people with notifications.
      if (window.Notification?.permission === "granted")
        void import("./notices.svelte").then(({ notices }) => notices.refresh()).catch(() => undefined);
    });
  }
  countWhenHidden();
}
