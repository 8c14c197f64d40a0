import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { correction, qr } from "../src/lib/qr";

// As python-qrcode 8 draws them, with the same mask; readers take any.
const LETTER_A = [
  "111111100101101111111",
  "100000101011001000001",
  "101110101101001011101",
  "101110101011001011101",
  "101110100100101011101",
  "100000100011001000001",
  "111111101010101111111",
  "000000001100000000000",
  "100000101011011001110",
  "100110000001110111001",
  "001011100110101100000",
  "010101011001111101010",
  "110100111101111111111",
  "000000001100100000101",
  "111111100111010011110",
  "100000100010001000111",
  "101110100111010011100",
  "101110100101111101000",
  "101110100101110111011",
  "100000100011111101000",
  "111111101010100100110",
];
const HASHES: [string, string][] = [
  [
    "http://localhost:8000/me#TgS5G13fRAFd1A7Nw5y-5TWk1F6pYU23rnokCJbd20E",
    "98e598e2bcfea90802bdbf62f3a3f0aa5865ff9e416bb19c0fa60987d687454e",
  ],
  ["x".repeat(120), "b91b7e904d3e58a975798fdfb7444272ea2003b536350a6486d8dd7edd238cfe"],
  ["w".repeat(213), "9018344b2b099d5ae203d2d7c698bf6d2fc5a066f826d48e5d60ada9af203e0f"],
  ["Grüße 日本", "cfa03f56998585537c09ea5066131da703aeaafa163653445f06e0b91202898f"],
];

function drawn(text: string): string[] {
  return qr(text).map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
}

describe("a QR code", () => {
  it("is what another encoder makes", () => {
    expect(drawn("a")).toEqual(LETTER_A);
  });

  it.each(HASHES)("is so in every size: %s", (text, hash) => {
    expect(createHash("sha256").update(drawn(text).join("\n")).digest("hex")).toBe(hash);
  });

  it("has correction words that make the whole divisible", () => {
    const words = [...[32, 91, 11, 120], ...correction([32, 91, 11, 120], 10)];
    expect(correction(words, 10)).toEqual(Array<number>(10).fill(0));
  });

  it("refuses what does not fit", () => {
    expect(() => qr("x".repeat(214))).toThrow();
  });
});
