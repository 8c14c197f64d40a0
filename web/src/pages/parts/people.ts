/** People one has played with, and what passes between them and this profile. */
import { get, post } from "../../lib/api";
import { give } from "../../lib/fair";
import { keep } from "../../lib/keys";
import { speech, t } from "../../lib/language.svelte";
import { profile } from "../../lib/profile.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Consent, Invite, Person, Seated } from "../../wire";

export async function people(): Promise<Person[]> {
  return profile.key ? get<Person[]>("/api/me/people", profile.key) : [];
}

function ownName(): string {
  return settings.chosen.name.trim() || t("start-guest");
}

/** What this device remembers of a seat that its profile has taken; and its part in the dice. */
function seated({ table, info, seats }: Seated): string {
  void give(info, seats, profile.key);
  keep({ table, token: "", game: info.game, seats, at: Date.now() });
  return `/t/${table}`;
}

/** Reserve a seat for someone, at an own open table or at a new one; return where that is. */
export async function invite({ table, seat }: Person, at = ""): Promise<string> {
  const own = { name: ownName(), portrait: settings.chosen.portrait, language: speech.language };
  const wish = { table, seat, at, ...own } as Invite;
  const found = await post<Seated>("/api/me/invite", wish, profile.key);
  return at ? `/t/${found.table}` : seated(found);
}

/** Take the seat that is kept for one; return where that is. */
export async function accept(table: string): Promise<string> {
  const wish = { name: ownName(), portrait: settings.chosen.portrait };
  return seated(await post<Seated>(`/api/tables/${table}/join`, wish, profile.key));
}

export async function decline(table: string, block: boolean): Promise<void> {
  await post("/api/me/decline", { table, block }, profile.key);
}

export async function block({ table, seat }: Person): Promise<Consent> {
  return post<Consent>("/api/me/block", { table, seat }, profile.key);
}
