/** The number on the icon of the installed app: how many games wait. While the page is closed the service worker sets it. */
import type { OwnGame } from "../wire";
import { get } from "./api";
import { profile } from "./profile.svelte";

export function showWaiting(games: readonly Pick<OwnGame, "yours">[]): void {
  if (!("setAppBadge" in navigator)) return;
  const count = games.filter(({ yours }) => yours).length;
  void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

/** Count again when the page is hidden: games played here no longer wait. */
export function countWhenHidden(): void {
  if (!("setAppBadge" in navigator)) return;
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden || !profile.key) return;
    void get<OwnGame[]>("/api/me/games", profile.key).then(showWaiting, () => undefined);
  });
}
