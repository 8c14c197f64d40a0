/**
 * This device's part in fair dice (docs/fair.md): it keeps the commitment that it saw before the game and the nonces that it gave
 * after it, and verifies with them, when the game is over, that nobody chose an outcome.
 */
import type { Chance, TableInfo } from "../wire";
import { get, post, Refused } from "./api";

/** What this device saw and gave at a table, before the game. */
export interface Kept {
  table: string;
  commitment: string;
  /** By seat. */
  nonces: Record<string, string>;
  /** The seats whose nonce the server has acknowledged. */
  given: number[];
}

const KEY = "safehouse.fair";
const MOST = 50;

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

export function keptOf(table: string): Kept | undefined {
  return all().find((kept) => kept.table === table);
}

function keep(kept: Kept): void {
  const others = all().filter(({ table }) => table !== kept.table);
  localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
}

/** A person who leaves the seat has no part in the game. */
export function drop(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(all().filter((kept) => kept.table !== table)));
}

/** A number that nobody else knows. */
function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/**
 * Keep the commitment of a table whose game has not begun, with a fresh nonce for each own seat that has none. Where the table shows
 * another commitment than before, nothing is stored or sent, and the verification reports it.
 */
function prepared(info: TableInfo, seats: readonly number[]): [Kept, number[]] | null {
  // A lesson draws nothing.
  if (info.status !== "open" || info.lesson || !seats.length) return null;
  const kept = keptOf(info.table) ?? { table: info.table, commitment: info.commitment, nonces: {}, given: [] };
  if (kept.commitment !== info.commitment) return null;
  const wanted = seats.filter((seat) => !info.seats[seat]?.nonce);
  for (const seat of wanted) kept.nonces[seat] ??= fresh();
  keep(kept);
  return [kept, wanted];
}

// Tables whose nonces are on their way.
const busy = new Set<string>();

/** Give the nonces of own seats, once the commitment is seen and kept. A failed attempt is repeated with the next message from the table. */
export async function give(info: TableInfo, seats: readonly number[], token: string): Promise<void> {
  const found = busy.has(info.table) ? null : prepared(info, seats);
  if (!found) return;
  busy.add(info.table);
  const [kept, wanted] = found;
  for (const seat of wanted) {
    const command = { type: "nonce", commitment: kept.commitment, nonce: kept.nonces[seat], seat };
    try {
      await post(`/api/tables/${info.table}/do`, command, token);
      kept.given = [...kept.given.filter((other) => other !== seat), seat];
    } catch (error) {
      // Another device of this seat was faster: its nonce counts.
      if (error instanceof Refused && error.problem.key === "nonce_given") delete kept.nonces[seat];
    }
    keep(kept);
  }
  busy.delete(info.table);
}

/** Give the nonces at the table of a rematch: everyone has a seat there already, one further on. */
export async function giveNext(before: TableInfo, seats: readonly number[], token: string): Promise<void> {
  const info = await get<TableInfo>(`/api/tables/${before.next}`);
  await give(
    info,
    seats.map((seat) => (seat + 1) % info.seats.length),
    token,
  );
}

// --- Verifying ---------------------------------------------------------------------------------------------------

/** A message of the page, and its arguments. */
export interface Verdict {
  proven: boolean;
  key: string;
  values: Record<string, string | number>;
}

function bytes(number: number, size: number): Uint8Array<ArrayBuffer> {
  const found = new Uint8Array(size);
  for (let place = size - 1, rest = number; place >= 0; place -= 1, rest = Math.floor(rest / 256))
    found[place] = rest % 256;
  return found;
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

function hex(found: Uint8Array): string {
  return [...found].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function hmac(key: CryptoKey, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
}

function keyFrom(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** The outcome of a step, as docs/fair.md works it out. */
async function outcomeOf(key: CryptoKey, index: number, weights: readonly [number, number][]): Promise<number> {
  const total = weights.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  const end = (1n << 256n) - ((1n << 256n) % total);
  let x = end;
  for (let attempt = 0; x >= end; attempt += 1)
    x = BigInt(`0x${hex(await hmac(key, joined([bytes(index, 8), bytes(attempt, 4)])))}`);
  let rest = x % total;
  for (const [outcome, weight] of weights) {
    rest -= BigInt(weight);
    if (rest < 0n) return outcome;
  }
  throw new Error("the number drawn is below the total");
}

/** Verify a finished game with what this device has kept of it; say in one message what was proven, or what does not fit. */
export async function verify(chance: Chance, kept: Kept | undefined): Promise<Verdict> {
  const failed = (key: string, values: Verdict["values"] = {}): Verdict => ({ proven: false, key, values });
  if (!globalThis.crypto?.subtle) return failed("fair-insecure");
  if (kept && kept.commitment !== chance.commitment) return failed("fair-other-commitment");
  const seed = new Uint8Array((chance.seed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
  if (hex(new Uint8Array(await crypto.subtle.digest("SHA-256", seed))) !== chance.commitment)
    return failed("fair-other-seed");
  const own = Object.entries(kept?.nonces ?? {}).map(([seat, nonce]) => ({ seat: Number(seat), nonce }));
  const lost = own.filter(({ seat, nonce }) => chance.nonces[seat] !== nonce);
  const stolen = lost.find(({ seat }) => kept?.given.includes(seat));
  if (stolen) return failed("fair-other-nonce", { seat: stolen.seat + 1 });
  const texts = chance.nonces.map((nonce) => new TextEncoder().encode(nonce));
  const message = joined([
    new TextEncoder().encode("safehouse fair 1"),
    ...texts.flatMap((text) => [bytes(text.length, 4), text]),
  ]);
  const key = await keyFrom(await hmac(await keyFrom(seed), message));
  for (const [index, step] of chance.steps.entries()) {
    const right = await outcomeOf(key, index, step.weights as [number, number][]);
    if (right !== step.outcome) return failed("fair-other-step", { step: index + 1, ply: step.ply });
  }
  const draws = chance.steps.filter(({ weights }) => weights.length > 1).length;
  const given = chance.nonces.filter(Boolean).length;
  if (!kept) return { proven: true, key: "fair-unseen", values: { draws } };
  // One that was not acknowledged came too late to count.
  if (!own.length || lost.length) return { proven: true, key: "fair-without-yours", values: { draws, given } };
  return { proven: true, key: "fair-proven", values: { draws } };
}
