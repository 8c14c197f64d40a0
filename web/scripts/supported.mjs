// Print what the oldest supported browsers (package.json, `browserslist`) do not know: in built styles and programs, and of
// the names that the sources use. `node scripts/supported.mjs BUILT SOURCES`. MDN's tables say which version knows what; what
// they do not list is passed over.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import bcd from "@mdn/browser-compat-data" with { type: "json" };
import { parse, walk } from "css-tree";
import { svelte2tsx } from "svelte2tsx";
import ts from "typescript";
import { parseAst } from "vite";
import own from "../package.json" with { type: "json" };

const WEB = resolve(import.meta.dirname, "..");
const [built, src] = process.argv.slice(2);
if (!built || !src) {
  console.error("usage: node scripts/supported.mjs BUILT SOURCES");
  process.exit(2);
}

// What may be too new, and what the page does without it.
const FINE = {
  "property field-sizing": "a select is as wide as its longest option",
  "property scrollbar-width": "a scrollbar is shown",
  "at-rule @property": "light does not move between the scenes of the end",
  "value font-family: ui-monospace": "another font of the list",
  "property -webkit-touch-callout": "only iOS has what it turns off",
  "Navigator.share": "Invite.svelte asks whether it is there",
  "HTMLElement.showPopover": "Peek.svelte asks whether it is there",
};

// Safari on iOS is the same WebKit; what it lacks besides, a cursor for one, is the device's.
const OLDEST = own.browserslist.map((one) => one.split(" ")).filter(([name]) => name in bcd.browsers);

function isAtMost(one, other) {
  const [[left, less = 0], [right, more = 0]] = [one, other].map((text) =>
    text.replace("≤", "").split(".").map(Number),
  );
  return left < right || (left === right && less <= more);
}

/** The first of the oldest browsers that does not know something, with the version that does; "" if all know it. */
function lacking(compat, isPrefixed = () => false) {
  for (const [browser, version] of OLDEST) {
    const stated = [compat.support[browser] ?? []].flat();
    const dated = stated.filter((one) => typeof one.version_added === "string" && one.version_added !== "preview");
    const known = dated.filter((one) => !one.flags && (!one.prefix || isPrefixed(one.prefix)));
    const holds = ({ version_added: from, version_removed: to }) =>
      isAtMost(from, version) && !(to && isAtMost(to, version));
    const since = known.find((one) => !one.prefix && !one.version_removed)?.version_added;
    if (!known.some(holds)) return `${browser} ${version} does not know it${since ? `, ${since} does` : ""}`;
  }
  return "";
}

const found = new Map();
const used = new Set();
function check(what, compat, file, isPrefixed) {
  const reason = compat && lacking(compat, isPrefixed);
  if (!reason) return;
  if (FINE[what]) used.add(what);
  else if (!found.has(what)) found.set(what, `${file}: ${what}: ${reason}`);
}

// --- Styles -----------------------------------------------------------------------------------------------------------

const { properties, selectors, types, "at-rules": atRules } = bcd.css;

/** All functions that values may have, such as `color-mix()`, wherever MDN lists them. */
const functions = {};
(function collect(group) {
  for (const [name, entry] of Object.entries(group)) {
    if (name === "__compat") continue;
    functions[name] ??= entry.__compat;
    collect(entry);
  }
})(types);

const UNITS = [
  [
    /^[sld]v(w|h|i|b|min|max)$/,
    (unit) => types.length[`viewport_percentage_units_${{ s: "small", l: "large", d: "dynamic" }[unit[0]]}`],
  ],
  [/^cq(w|h|i|b|min|max)$/, () => types.length.container_query_length_units],
  [/./, (unit) => types.length[unit]],
];

function checkStyle(text, file) {
  const tree = parse(text, { parseCustomProperty: true });
  const declared = new Set();
  walk(tree, (node) => node.type === "Declaration" && declared.add(node.property));
  walk(tree, function visit(node) {
    const { property = "" } = this.declaration ?? {};
    if (node.type === "Atrule") check(`at-rule @${node.name}`, atRules[node.name]?.__compat, file);
    else if (node.type === "Feature") check(`feature (${node.name})`, atRules[node.kind]?.[node.name]?.__compat, file);
    else if (node.type === "Declaration") {
      check(`property ${node.property}`, properties[node.property]?.__compat, file, (prefix) =>
        declared.has(prefix + node.property),
      );
    } else if (node.type === "Identifier" && property && !this.function && !(`property ${property}` in FINE)) {
      check(`value ${property}: ${node.name}`, properties[property]?.[node.name]?.__compat, file);
    } else if (node.type === "Function" && property) check(`function ${node.name}()`, functions[node.name], file);
    else if (node.type === "Dimension") {
      const [, find] = UNITS.find(([like]) => like.test(node.unit));
      check(`unit ${node.unit}`, find(node.unit)?.__compat, file);
    } else if (node.type === "PseudoClassSelector" || node.type === "PseudoElementSelector") {
      check(`selector :${node.name}`, selectors[node.name]?.__compat, file);
    } else if (node.type === "NestingSelector") check("nested rules", selectors.nesting.__compat, file);
  });
}

// --- Programs ---------------------------------------------------------------------------------------------------------

const { regular_expressions, builtins, classes } = bcd.javascript;
const FLAGS = { v: builtins.RegExp.unicodeSets, d: builtins.RegExp.hasIndices };

/** What the build cannot or does not write in an older way. */
function checkSyntax(text, file) {
  const visit = (node) => {
    if (node.type === "StaticBlock") check("static block", classes.static.initialization_blocks.__compat, file);
    if (node.type === "Literal" && node.regex) {
      const { pattern, flags } = node.regex;
      if (/\(\?<[=!]/.test(pattern)) check("lookbehind", regular_expressions.lookbehind_assertion.__compat, file);
      if (/\(\?[ims]*-?[ims]+:/.test(pattern)) check("modifiers", regular_expressions.modifier.__compat, file);
      for (const flag of flags) check(`flag ${flag} of a pattern`, FLAGS[flag]?.__compat, file);
    }
    for (const part of Object.values(node)) {
      for (const one of Array.isArray(part) ? part : [part]) if (typeof one?.type === "string") visit(one);
    }
  };
  visit(parseAst(text));
}

/** A name that the browser declares, as MDN lists it: `HTMLElement` and `showPopover`, or `structuredClone` alone. */
function listed(owner, name) {
  if (!owner) return (bcd.api[name] ?? builtins[name] ?? bcd.api.Window[name] ?? bcd.api[`${name}_static`])?.__compat;
  const entry = bcd.api[owner] ?? builtins[owner];
  return (entry?.[name] ?? entry?.[`${name}_static`])?.__compat;
}

/** What the sources of a folder use of the browser: their types tell which thing a name belongs to. */
function checkNames(root) {
  const isSource = (file) => /\.(ts|svelte)$/.test(file) && !file.endsWith(".d.ts");
  const sources = readdirSync(root, { recursive: true })
    .filter(isSource)
    .map((file) => join(root, file));
  const texts = new Map();
  for (const file of sources.filter((one) => one.endsWith(".svelte"))) {
    texts.set(
      `${file}.tsx`,
      svelte2tsx(readFileSync(file, "utf8"), { filename: file, isTsFile: true, mode: "ts", version: "5" }).code,
    );
  }
  const asked = ts.readConfigFile(join(WEB, "tsconfig.json"), ts.sys.readFile).config.compilerOptions;
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...asked, lib: ["ESNext", "DOM", "DOM.Iterable"], jsx: "preserve" },
    WEB,
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, ...more) =>
    texts.has(file) ? ts.createSourceFile(file, texts.get(file), ...more) : getSourceFile(file, ...more);
  const shims = ["svelte-shims-v4.d.ts", "svelte-jsx-v4.d.ts"].map((name) =>
    join(WEB, "node_modules", "svelte2tsx", name),
  );
  const program = ts.createProgram(
    [...sources.filter((one) => one.endsWith(".ts")), ...texts.keys(), ...shims],
    options,
    host,
  );
  const types = program.getTypeChecker();
  for (const source of program.getSourceFiles()) {
    const file = relative(WEB, source.fileName.replace(/\.svelte\.tsx$/, ".svelte"));
    if (source.isDeclarationFile || !source.fileName.startsWith(root)) continue;
    const visit = (node) => {
      if (ts.isIdentifier(node) && !ts.isTypeNode(node.parent)) {
        for (const made of types.getSymbolAtLocation(node)?.declarations ?? []) {
          if (!program.isSourceFileDefaultLibrary(made.getSourceFile())) continue;
          // `MapConstructor` has what `Map` itself has.
          const owner = ts.isInterfaceDeclaration(made.parent) ? made.parent.name.text.replace(/Constructor$/, "") : "";
          const isType = ts.isInterfaceDeclaration(made) || ts.isTypeAliasDeclaration(made);
          if (!isType) check(`${owner ? `${owner}.` : ""}${node.text}`, listed(owner, node.text), file);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
}

// ----------------------------------------------------------------------------------------------------------------------

const CHECKS = { css: checkStyle, js: checkSyntax };
for (const file of readdirSync(built, { recursive: true })) {
  CHECKS[file.split(".").at(-1)]?.(readFileSync(join(built, file), "utf8"), file);
}
checkNames(resolve(src));
const idle = Object.keys(FINE).filter((what) => !used.has(what));
console.log(JSON.stringify({ found: [...found.values()], idle }));
