/** Read a game's numbers by name; used by the generated `games/NAME/facts.ts`. */
import type { Change, Entry } from "../wire";

/** A view as it comes; the facts of its game say what is in it. */
export type AnyView = Entry["view"];

/** Names of arguments: what everyone learns, what the audience learns; and whether the last of the former is a list. */
type Shape = readonly [told: readonly string[], secret?: readonly string[], many?: boolean];

/** By kind, its arguments. */
export type Shapes = Record<string, Shape>;

/** The arguments of a shape by name. What only the audience learns is undefined for everyone else. */
type Arguments<Given extends Shape> = Given extends readonly [
  readonly [...infer Told extends string[], infer Last extends string],
  readonly [],
  true,
]
  ? Record<Told[number], number> & Record<Last, number[]>
  : Record<Given[0][number], number> & Record<NonNullable<Given[1]>[number], number | undefined>;

/** An event or an action with its arguments by name, one of those that the shapes list. */
export type Named<All extends Shapes> = { [Kind in keyof All]: { kind: Kind } & Arguments<All[Kind]> }[keyof All];

/** An event or an action with its arguments by name; of an unknown kind, the kind alone. */
export function named<All extends Shapes>(
  shapes: All,
  kind: string,
  args: number[],
  hidden: number[] = [],
): Named<All> {
  const [told, secret = [], many = false]: Shape = shapes[kind] ?? [[]];
  const found: Record<string, unknown> = { kind };
  for (const [place, name] of told.entries())
    found[name] = many && place === told.length - 1 ? args.slice(place) : args[place];
  for (const [place, name] of secret.entries()) found[name] = hidden[place];
  return found as Named<All>;
}

/** A view with what an event changes in it. */
export function changed(view: AnyView, changes: Change[] = []): AnyView {
  const shown = { ...view };
  for (const [field, index, value] of changes) {
    const list = shown[field];
    if (index < 0) shown[field] = value;
    else if (Array.isArray(list)) shown[field] = list.map((old, place) => (place === index ? value : old));
  }
  return shown;
}

/** The numbers in a mask. */
export function members(mask = 0): number[] {
  return Array.from({ length: 31 }, (_, number) => number).filter((number) => (mask >> number) & 1);
}

/** A seat's row of a list that has `each` numbers for every seat. */
export function rowOf(list: number[], seat: number, each: number): number[] {
  return seat < 0 ? [] : list.slice(seat * each, (seat + 1) * each);
}
