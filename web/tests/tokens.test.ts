/** The themes: at night the paper is dimmed, and what is written on it can be read. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const [, night = "", day = ""] = readFileSync("src/styles/tokens.css", "utf8").split(
  /:root(?:\[data-theme="light"\])? \{/,
);

function tokens(...rules: string[]): Record<string, string> {
  return Object.fromEntries(
    rules.flatMap((rule) => [...rule.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, k, v]) => [k, v])),
  );
}

const NIGHT = tokens(night);
const DAY = tokens(night, day);

function colour(theme: Record<string, string>, name: string): string {
  const value = theme[name] ?? "";
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other ? colour(theme, other) : value;
}

/** The relative luminance of WCAG. */
function light(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test.each(["--paper-1", "--paper", "--paper-2", "--paper-3", "--sheet"])(
  "at night %s has at most 70 %% of the day's light",
  (name) => {
    expect(light(colour(NIGHT, name)) / light(colour(DAY, name))).toBeLessThanOrEqual(0.7);
  },
);

test.each([
  ["--on-sheet", "--sheet"],
  ["--on-sheet", "--sheet-2"],
  ["--on-sheet-soft", "--sheet"],
  ["--on-desk", "--desk"],
  ["--on-desk-soft", "--desk"],
  ["--on-act", "--act"],
])("at night %s on %s has 7 : 1", (text, ground) => {
  expect(contrast(colour(NIGHT, text), colour(NIGHT, ground))).toBeGreaterThanOrEqual(7);
});
