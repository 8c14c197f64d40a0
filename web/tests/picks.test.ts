import { expect, test } from "vitest";
import { commuting, inserted } from "../src/lib/picks";
import type { Draft } from "../src/wire";

// Steps are 10 … 13, targets 20 … 23, owners of an agent 31 and 32, of the next one 41 and 42.
const kindOf = (action: number): string =>
  ({ 1: "step", 2: "target", 3: "entry", 4: "entry" })[Math.floor(action / 10)] ?? "card";

function draft(row: number[], options: number[]): Draft {
  return { type: "draft", at: 1, row, options, complete: !options.length, view: {}, events: [] };
}

test("a step of an earlier agent may follow that of a later one, and is written before it", () => {
  const staged = draft([12], [12, 13]);
  expect(commuting(staged, () => [10, 11, 12, 13], kindOf)).toEqual([10, 11, 12, 13]);
  expect(inserted(staged, [12], 11, kindOf)).toEqual([11, 12]);
  expect(inserted(staged, [12], 13, kindOf)).toEqual([12, 13]);
});

test("a second target may be an earlier one, but not the same", () => {
  const staged = draft([1, 21], [22, 23]);
  expect(commuting(staged, (row) => (String(row) === "1" ? [20, 21, 22] : []), kindOf)).toEqual([20, 22, 23]);
  expect(inserted(staged, [1, 21], 20, kindOf)).toEqual([1, 20, 21]);
});

test("the next question of a kind is another question", () => {
  expect(commuting(draft([31], [41, 42]), () => [31, 32], kindOf)).toEqual([41, 42]);
});

test("nothing follows a whole row", () => {
  expect(commuting(draft([12, 13], []), () => [10, 11, 12, 13], kindOf)).toEqual([]);
});
