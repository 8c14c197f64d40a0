/** The client's sources, as text and as syntax trees. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "svelte/compiler";
import { languages } from "../fluent";

export const SRC = join(import.meta.dirname, "..", "src");
export const LANGUAGES = languages();

export interface Source {
  name: string;
  text: string;
}

export function sources(ending: RegExp): Source[] {
  return readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: relative(SRC, path).replaceAll("\\", "/"), text: readFileSync(path, "utf8") }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

export interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

/** The markup of a component, without its scripts and styles. */
export function markup(text: string): Node {
  return parse(text, { modern: true }).fragment as unknown as Node;
}

export function children(node: Node): Node[] {
  const found: Node[] = [];
  for (const [field, value] of Object.entries(node)) {
    if (field === "metadata") continue;
    if (Array.isArray(value)) found.push(...value.filter(isNode));
    else if (isNode(value)) found.push(value);
  }
  return found;
}

export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of children(node)) yield* walk(child);
}

/** The placeholders of a text, sorted. */
export function places(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? ""))].sort();
}
