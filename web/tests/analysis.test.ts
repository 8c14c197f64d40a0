/** An analysis held against a replay: moments, lines, words, and waiting for it. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Looked } from "../src/frame/analysis/looked.svelte";
import {
  agrees,
  chancesAt,
  choicesAt,
  graded,
  lines,
  momentOf,
  placeOf,
  rowText,
  suspicions,
} from "../src/frame/analysis/reading";
import { t } from "../src/lib/language.svelte";
import { ReplayStore } from "../src/lib/replay.svelte";
import type { Analysis, AnalysisState } from "../src/wire";

// Entries 3 and 4 were taken back by entry 5.
const SEQS = [1, 2, 3, 4, 5, 6];
const ANALYSIS: Analysis = {
  bot: "expert:ms=50",
  seqs: [1, 2, 6],
  chances: [
    [0.5, 0.5],
    [0.256, 0.744],
    [0, 1],
  ],
  choices: [
    { moment: 2, seat: 0, played: [4, 4, 9], best: [4, 4, 9] },
    { moment: 3, seat: 0, played: [1], best: [2], cost: 0.18, grade: "blunder" },
    { moment: 3, seat: 1, played: [2], best: [2] },
  ],
  turning: [{ moment: 3, gained_by: 1, gain: 0.256, lost_by: 0, loss: 0.256, mover: -1 }],
  agreement: [0.5, 1],
  suspected: [
    [
      [0.5, 0.5],
      [0, 0],
      [0.5, 0.5],
    ],
    [
      [0.3, 0.7],
      [0, 0],
      [0.7, 0.3],
    ],
    [
      [0, 1],
      [0, 0],
      [0.6, 0.4],
    ],
  ],
};

describe("moments", () => {
  it("are the entries that count", () => {
    expect(SEQS.map((seq) => momentOf(ANALYSIS, seq))).toEqual([1, 2, 0, 0, 0, 3]);
  });

  it("have lines over the whole replay, which what was taken back does not change", () => {
    const found = lines(ANALYSIS, SEQS, (seat) => ({ name: String(seat), colour: "", shape: "" }));
    expect(found.map(({ values }) => values)).toEqual([
      [50, 26, 26, 26, 26, 0],
      [50, 74, 74, 74, 74, 100],
    ]);
    expect(chancesAt(ANALYSIS, 4)).toEqual([26, 74]);
  });

  it("have the decisions that led to them", () => {
    expect(choicesAt(ANALYSIS, 6).map(agrees)).toEqual([false, true]);
    expect(choicesAt(ANALYSIS, 2).map(agrees)).toEqual([true]);
    expect([choicesAt(ANALYSIS, 1), choicesAt(ANALYSIS, 4)]).toEqual([[], []]);
  });

  it("are found in the replay", () => {
    expect(ANALYSIS.turning.map((turn) => placeOf(ANALYSIS, turn, SEQS))).toEqual([5]);
    expect(ANALYSIS.turning.map((turn) => placeOf(ANALYSIS, turn, [1, 2]))).toEqual([-1]);
  });

  it("have mistakes where a decision is graded", () => {
    expect(graded(ANALYSIS).map((choice) => [choice.seat, placeOf(ANALYSIS, choice, SEQS)])).toEqual([[0, 5]]);
    expect(t("analysis-missed", { grade: "blunder", number: 18 })).toContain("18 games");
  });
});

describe("words", () => {
  it("tell equal actions once", () => {
    expect(rowText([4, 4, 9, 4], (action) => `a${action}`)).toBe("a4 × 2; a9; a4");
    expect(rowText([], String)).toBe("");
  });
});

describe("suspicions", () => {
  it("leave out whom nobody was ever suspected of, and know the end", () => {
    expect(suspicions(ANALYSIS, 2, [1, 8])).toEqual([
      { about: 0, shares: [30, 70], truth: 1 },
      { about: 2, shares: [70, 30], truth: -1 },
    ]);
    expect(suspicions({ ...ANALYSIS, suspected: [] }, 2, [])).toEqual([]);
  });
});

describe("waiting", () => {
  let answers: [number, unknown][];
  const asked: string[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      const [status, body] = answers.shift() ?? [500, {}];
      return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const looked = (): Looked => new Looked(new ReplayStore("records", "r".repeat(16)));
  const on = (state: AnalysisState): [number, AnalysisState] => [200, state];

  it("asks until it is there", async () => {
    answers = [
      on({ status: "waiting", ahead: 1 }),
      on({ status: "working", done: 1, of: 2 }),
      on({ status: "ready", analysis: ANALYSIS }),
    ];
    const one = looked();
    void one.begin();
    void one.begin();
    await vi.runAllTimersAsync();
    expect(asked).toEqual(Array(3).fill(`/api/records/${"r".repeat(16)}/analysis`));
    expect([one.asking, one.state?.analysis, one.trouble]).toEqual([false, ANALYSIS, ""]);
  });

  it("tells a failure and a refusal in the page's words, and may be begun again", async () => {
    answers = [on({ status: "failed", text: "Slow.", key: "analysis_slow" })];
    const one = looked();
    await one.begin();
    expect(one.trouble).toBe(t("refusal-analysis_slow"));
    answers = [[409, { type: "problem", code: "refused", text: "Off.", key: "analysis_off" }]];
    await one.begin();
    expect(one.trouble).toBe(t("refusal-analysis_off"));
    expect(one.asking).toBe(false);
  });

  it("stops when the page is left", async () => {
    answers = [on({ status: "working" }), on({ status: "working" })];
    const one = looked();
    void one.begin();
    one.close();
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(1);
  });
});
