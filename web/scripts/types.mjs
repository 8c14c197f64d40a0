// Write src/wire.ts from the server's schema: `npm run types -- schema.json [out.ts [wire]]`; the schema is at /api/schema.
// With `wire`, as `out.ts` imports src/wire.ts, what that has too is taken from there.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const [input, output = "src/wire.ts", wire] = process.argv.slice(2);
if (!input) {
  console.error("usage: npm run types -- schema.json [out.ts [wire]]");
  process.exit(2);
}
const schema = JSON.parse(readFileSync(input, "utf8"));

/** Say in TypeScript what the compiler does not read: tuples, open objects; lengths are the server's to check. */
function plain(part) {
  if (Array.isArray(part)) return part.map(plain);
  if (part === null || typeof part !== "object") return part;
  const { minItems: _, maxItems: __, ...rest } = part;
  if (rest.prefixItems) {
    if (rest.prefixItems.every((one) => one.type === "integer")) return { tsType: "[number, number]" };
    if (rest.prefixItems.length < 3) return { tsType: "Sentence" };
    return { tsType: rest.prefixItems[1].type === "integer" ? "Change" : "SeenEvent" };
  }
  if (rest.type === "object" && !rest.properties) {
    const of = rest.additionalProperties?.type === "string" ? "string" : "unknown";
    return { ...rest, tsType: `Record<string, ${of}>` };
  }
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plain(value)]));
}

const whole = plain(schema);
const names = Object.keys(whole.$defs).sort();
const text = await compile(
  {
    ...whole,
    title: "Wire",
    type: "object",
    // One object that uses every definition, so that each becomes a type.
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  },
  "Wire",
  { bannerComment: "", additionalProperties: false, style: { printWidth: 120, tabWidth: 2 } },
);
const head = `// Generated from the server's schema by scripts/types.mjs. Do not edit.

/** A text key with its arguments; the catalogues hold the words. */
export type Sentence = [string, Record<string, unknown>];
/** Kind, what everybody sees, what this observer alone sees. */
export type SeenEvent = [string, number[], number[]];
/** A field of the view, the index in it (-1: all of it), and what is there now. */
export type Change = [string, number, unknown];

`;
// Without the object that uses every definition; a comment that fits is one line.
const definitions = text
  .replace(/^export interface Wire \{[^}]*\}\n/m, "")
  .replace(/^\/\*\*\n \* (.{1,113})\n \*\/$/gm, "/** $1 */");
writeFileSync(output, wire ? less(head + definitions) : head + definitions);

/** Import what src/wire.ts defines in the same words. */
function less(text) {
  const definition = /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export (?:interface|type) (\w+)[^{;]*(?:\{[\s\S]*?\n\}|;)\n/g;
  const known = [...readFileSync("src/wire.ts", "utf8").matchAll(definition)].filter(([all]) => text.includes(all));
  const rest = known.reduce((left, [all]) => left.replace(all, ""), text);
  const used = known.map(([, name]) => name).filter((name) => new RegExp(`\\b${name}\\b`).test(rest));
  return rest.replace("\n\n", `\n\nimport type { ${used.sort().join(", ")} } from "${wire}";\n`);
}
