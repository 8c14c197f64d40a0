/** Compile Fluent catalogues while the client is built, so that the page needs no parser. */
import { FluentResource } from "@fluent/bundle";
import { FluentParser, Junk, lineOffset } from "@fluent/syntax";
import type { Plugin } from "vite";

export type Body = FluentResource["body"];

/** The body of a catalogue, as `FluentBundle.addResource` takes it. Throws at the first thing that is not Fluent. */
export function compile(source: string, file: string): Body {
  const broken = new FluentParser().parse(source).body.find((entry) => entry instanceof Junk);
  if (broken) {
    const line = lineOffset(source, broken.annotations[0]?.span?.start ?? broken.span?.start ?? 0) + 1;
    throw new Error(`${file}:${line}: ${broken.annotations[0]?.message ?? "this is not Fluent"}`);
  }
  return joined(new FluentResource(source).body) as Body;
}

/** The parser leaves the lines of a text apart; one string is smaller, and the same as the server's (messages/compiled.py). */
function joined(node: unknown): unknown {
  if (Array.isArray(node)) {
    const parts: unknown[] = [];
    for (const part of node.map(joined)) {
      const last = parts.at(-1);
      if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
      else parts.push(part);
    }
    return parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
  }
  if (node === null || typeof node !== "object") return node;
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, joined(value)]));
}

export function fluent(): Plugin {
  return {
    name: "fluent",
    transform(source, id) {
      const [file = ""] = id.split("?");
      if (!file.endsWith(".ftl")) return undefined;
      return { code: `export default ${JSON.stringify(compile(source, file))};`, map: null };
    },
  };
}
