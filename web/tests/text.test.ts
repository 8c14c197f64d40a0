/** No text for people stands in a component: all of it comes from a catalogue. */
import { describe, expect, it } from "vitest";
import { children, isNode, markup, type Node, sources, walk } from "./sources";

// Read by people or aloud.
const SPOKEN = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "label",
  "placeholder",
  "title",
];
// The name of the house is the same in every language.
const NAMES = ["Safehouse"];

/** Whether a text says something: two letters in a row, which a sign or an initial has not. Addresses and Roman numbers are the same everywhere. */
function says(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !NAMES.includes(text.trim()) && !/^(https?:\S+|[IVX]+)$/.test(text.trim());
}

/** Words between quotes that are shown as they are: not a key, not what a call takes or a comparison compares. */
function literals(node: Node): string[] {
  if (node.type === "Literal") return typeof node["value"] === "string" ? [node["value"]] : [];
  if (node.type === "TemplateElement") return [String((node["value"] as { cooked?: string }).cooked ?? "")];
  if (node.type === "ConditionalExpression") {
    return [node["consequent"], node["alternate"]].filter(isNode).flatMap(literals);
  }
  if (node.type === "LogicalExpression" || (node.type === "BinaryExpression" && node["operator"] === "+")) {
    return [node["left"], node["right"]].filter(isNode).flatMap(literals);
  }
  if (node.type === "TemplateLiteral") return children(node).flatMap(literals);
  return [];
}

function spoken(node: Node): string[] {
  if (node.type === "Text") return [String(node["data"])];
  if (node.type === "ExpressionTag" && isNode(node["expression"])) return literals(node["expression"]);
  return [];
}

function hardCoded(text: string): string[] {
  const found: string[] = [];
  const look = (node: Node): void => {
    if (node.type === "Comment" || node.type.endsWith("Directive")) return;
    if (node.type === "Attribute") {
      const name = String(node["name"]);
      if (SPOKEN.includes(name)) {
        found.push(...children(node).flatMap(spoken).filter(says));
      }
      return;
    }
    if (node.type === "Text" || node.type === "ExpressionTag") {
      found.push(...spoken(node).filter(says));
      return;
    }
    for (const child of children(node)) look(child);
  };
  look(markup(text));
  return found.map((one) => one.trim());
}

describe("the search itself", () => {
  it.each([
    ["<p>Your turn</p>", "Your turn"],
    ['<button aria-label="Close"></button>', "Close"],
    ['<input placeholder={"Name"} />', "Name"],
    ['<p>{asked ? "Choose" : ""}</p>', "Choose"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a component
    ["<p>{`${name} moves`}</p>", "moves"],
    ["{#if a}<b>{a}</b>{:else}Nobody{/if}", "Nobody"],
    ["<svg><text>Safe</text></svg>", "Safe"],
  ])("finds the text in %s", (text, found) => {
    expect(hardCoded(text)).toEqual([found]);
  });

  it.each([
    '<p>{t("start-title")}</p>',
    '<p class="card wide" id="x">{name} · {count} ×</p>',
    '<script lang="ts">const a = "Words here";</script><p>{a}</p><style>p { content: "Words"; }</style>',
    '<h1>Safehouse</h1><!-- A comment says something. --><a href="/rules">?</a>',
    '<p>{kind === "person" ? t("seat.person") : t("seat.bot")}</p>',
  ])("lets %s pass", (text) => {
    expect(hardCoded(text)).toEqual([]);
  });
});

describe("components", () => {
  const components = sources(/\.svelte$/);
  it("are there", () => expect(components.length).toBeGreaterThan(10));

  it.each(components.map(({ name, text }) => [name, text] as const))("%s has no text of its own", (_, text) => {
    expect(hardCoded(text)).toEqual([]);
    expect([...walk(markup(text))].filter((node) => node.type === "HtmlTag")).toEqual([]);
  });
});
