/** Faces by number: all different, and always the same. */
import { describe, expect, it } from "vitest";
import { FACES, facesOf, portrait } from "../src/lib/portraits";
import type { SeatInfo } from "../src/wire";

describe("faces", () => {
  const faces = Array.from({ length: 3 * FACES }, (_, number) => JSON.stringify(portrait(number)));
  it("differ", () => expect(new Set(faces).size).toBe(faces.length));
  it("differ in outline among the first", () => {
    const outlines = faces.slice(0, FACES).map((face) =>
      JSON.parse(face)
        .map(({ d }: { d: string }) => d)
        .join(),
    );
    expect(new Set(outlines).size).toBe(FACES);
  });
  it("stay the same", () => expect(JSON.stringify(portrait(5))).toBe(faces[5]));
});

describe("the faces at a table", () => {
  const person = (name: string, portrait = -1): SeatInfo => ({ name, kind: "person", portrait });
  const at = (...seats: SeatInfo[]): (number | undefined)[] => facesOf(seats, (seat) => seats[seat]?.name ?? "");
  it("are what people have chosen, also twice", () => expect(at(person("Anna", 3), person("Ben", 3))).toEqual([3, 3]));
  it("are none in a free seat", () => expect(at({ name: "", kind: "open" })).toEqual([undefined]));
  it("belong to the name, not to the seat", () => {
    const [anna, ben] = at(person("Anna"), person("Ben"));
    expect(at(person("Ben"), person("Anna"))).toEqual([ben, anna]);
  });
  it("are all different where nobody has chosen, and none that somebody has", () => {
    const names = ["Anna", "Anna 2", "Ben", "Cem", "Dora", "Eva"];
    const faces = at(person("Gast", 7), ...names.map((name) => person(name)));
    expect(new Set(faces).size).toBe(7);
    expect(faces.filter((face) => face === 7)).toEqual([7]);
  });
});
