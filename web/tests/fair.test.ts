import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { give, giveNext, type Kept, keptOf, verify } from "../src/lib/fair";
import { TableStore } from "../src/lib/table.svelte";
import type { Chance, TableInfo } from "../src/wire";
import { FakeSocket, install, welcome } from "./server";

// The worked example of docs/fair.md, read from there.
const PAGE = readFileSync(new URL("../../docs/fair.md", import.meta.url), "utf8");
const cell = (name: string): string => new RegExp(`\\| ${name} \\| \`(.*)\` \\|`).exec(PAGE)?.[1] ?? "";
const rows = [...PAGE.matchAll(/^\| `([\d: ]+)` \| `([\d ]+)` \|$/gm)];

function steps(row: number): Chance["steps"] {
  const [, weights = "", outcomes = ""] = rows[row] ?? [];
  // The weights of the last row are beyond what a number of JavaScript holds.
  const pairs = weights.split(" ").map((pair) => {
    const [id, weight = ""] = pair.split(":");
    return [Number(id), weight.length > 15 ? BigInt(weight) : Number(weight)] as [number, number];
  });
  return outcomes
    .split(" ")
    .map((outcome, index) => ({ ply: 3 * index + 1, weights: pairs, outcome: Number(outcome) }));
}

function example(row = 0): Chance {
  const nonces = JSON.parse(cell("nonces")) as string[];
  return { commitment: cell("commitment"), seed: cell("seed"), nonces, steps: steps(row) };
}

const TABLE = "t".repeat(16);
const mine: Kept = { table: TABLE, commitment: cell("commitment"), nonces: { 0: "Anne's nonce" }, given: [0] };

describe("verifying", () => {
  it("proves the worked example", async () => {
    expect(rows).toHaveLength(3);
    for (const row of [0, 1, 2]) {
      const { proven, key, values } = await verify(example(row), mine);
      expect([proven, key, values["draws"]]).toEqual([true, "fair-proven", steps(row).length]);
    }
  });

  it("names the first step that does not fit", async () => {
    const chance = example();
    const fourth = chance.steps[3];
    if (!fourth) throw new Error("too few steps");
    fourth.outcome = (fourth.outcome % 6) + 1;
    expect(await verify(chance, mine)).toEqual({
      proven: false,
      key: "fair-other-step",
      values: { step: 4, ply: 10 },
    });
  });

  it("catches weights that were changed", async () => {
    const chance = example();
    for (const step of chance.steps)
      step.weights = [
        [1, 1],
        [2, 5],
      ];
    expect((await verify(chance, mine)).key).toBe("fair-other-step");
  });

  it("catches a seed that is not the one committed to", async () => {
    const chance = example();
    chance.seed = chance.seed.replace("00", "01");
    expect((await verify(chance, mine)).key).toBe("fair-other-seed");
  });

  it("catches a server that chose its seed after the nonces", async () => {
    // All of it fits together; only what was shown before the game was another commitment.
    const before = { ...mine, commitment: "0".repeat(64) };
    expect(await verify(example(), before)).toMatchObject({ proven: false, key: "fair-other-commitment" });
  });

  it("catches an own nonce that was changed or left out", async () => {
    for (const nonce of ["another", ""]) {
      const chance = example();
      chance.nonces[0] = nonce;
      expect(await verify(chance, mine)).toEqual({ proven: false, key: "fair-other-nonce", values: { seat: 1 } });
    }
  });

  it("catches somebody else's nonce that was changed", async () => {
    const chance = example();
    chance.nonces[2] = "another";
    expect((await verify(chance, mine)).key).toBe("fair-other-step");
  });

  it("proves less without an own nonce, and still less without the commitment", async () => {
    expect(await verify(example(), { ...mine, nonces: {}, given: [] })).toMatchObject({ key: "fair-without-yours" });
    // It was never acknowledged: the game began without it.
    const late = { ...mine, nonces: { 1: "late" }, given: [] };
    expect(await verify(example(), late)).toMatchObject({ proven: true, key: "fair-without-yours" });
    expect(await verify(example(), undefined)).toMatchObject({ proven: true, key: "fair-unseen" });
  });

  it("says so where the browser has no WebCrypto", async () => {
    const whole = crypto;
    vi.stubGlobal("crypto", {});
    expect(await verify(example(), mine)).toMatchObject({ proven: false, key: "fair-insecure" });
    vi.stubGlobal("crypto", whole);
  });
});

describe("taking part", () => {
  let sent: { path: string; body: Record<string, unknown>; kept: Kept | undefined }[] = [];
  let answer: () => Response;

  function info(change: Partial<TableInfo> = {}): TableInfo {
    const message = welcome(0);
    if (message.type !== "welcome") throw new Error("no welcome");
    return { ...message.info, status: "open", commitment: "c".repeat(64), ...change };
  }

  beforeEach(() => {
    localStorage.removeItem("safehouse.fair");
    install();
    sent = [];
    answer = () => new Response("[]", { headers: { "content-type": "application/json" } });
    vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
      if (!init?.body) {
        const next = info({ table: path.split("/").at(-1) ?? "", commitment: "d".repeat(64) });
        return Promise.resolve(Response.json(next));
      }
      const body = JSON.parse(String(init.body)) as Record<string, unknown>;
      sent.push({ path, body, kept: keptOf(path.split("/")[3] ?? "") });
      return Promise.resolve(answer());
    });
  });

  it("gives a nonce for each own seat, after it has kept it with the commitment", async () => {
    await give(info(), [0, 1], "token");
    expect(sent.map(({ body }) => [body["type"], body["seat"], body["commitment"]])).toEqual([
      ["nonce", 0, "c".repeat(64)],
      ["nonce", 1, "c".repeat(64)],
    ]);
    for (const { body, kept } of sent) {
      expect(kept?.commitment).toBe("c".repeat(64));
      expect(kept?.nonces[String(body["seat"])]).toBe(body["nonce"]);
      expect(String(body["nonce"])).toMatch(/^[\w-]{24}$/);
    }
    expect(sent[0]?.body["nonce"]).not.toBe(sent[1]?.body["nonce"]);
    expect(keptOf(TABLE)?.given).toEqual([0, 1]);
  });

  it("sends the same again until the table has it", async () => {
    answer = () => new Response("{}", { status: 503 });
    await give(info(), [0], "token");
    expect(keptOf(TABLE)?.given).toEqual([]);
    answer = () => new Response("[]");
    await give(info(), [0], "token");
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    const seats = info().seats.map((seat) => ({ ...seat, nonce: true }));
    await give(info({ seats }), [0], "token");
    await give(info({ status: "playing" }), [0], "token");
    expect(sent).toHaveLength(2);
  });

  it("gives nothing more once the commitment has changed", async () => {
    await give(info(), [0], "token");
    await give(info({ commitment: "e".repeat(64) }), [0], "token");
    expect(sent).toHaveLength(1);
    expect(keptOf(TABLE)?.commitment).toBe("c".repeat(64));
  });

  it("lets another device's nonce stand", async () => {
    answer = () => Response.json({ type: "problem", code: "refused", text: "", key: "nonce_given" }, { status: 409 });
    await give(info(), [0], "token");
    expect(keptOf(TABLE)?.nonces).toEqual({});
  });

  it("gives fresh nonces at the table of a rematch, one seat on", async () => {
    await give(info(), [1], "token");
    await giveNext(info({ status: "over", next: "n".repeat(16) }), [1], "token");
    expect(sent[1]?.path).toContain("n".repeat(16));
    expect(sent[1]?.body).toMatchObject({ seat: 0, commitment: "d".repeat(64) });
    expect(sent[1]?.body["nonce"]).not.toBe(sent[0]?.body["nonce"]);
  });

  it("does so by itself at a table", async () => {
    const table = new TableStore(TABLE, "token");
    table.open();
    FakeSocket.last.open();
    const message = welcome(0);
    FakeSocket.last.say({ ...message, info: info() } as typeof message);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ type: "nonce", seat: 0 });
  });
});
