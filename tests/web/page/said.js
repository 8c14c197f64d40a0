// Text, and what is read aloud in its place; less what is marked as English whatever the page's language.
() => {
  const spoken = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].filter((node) => !node.closest("body [lang=en]"));
  const names = ["aria-label", "title", "placeholder"];
  const hidden = [...document.querySelectorAll("body [lang=en]")].map((node) => node.innerText);
  const shown = hidden.reduce((text, part) => text.replace(part, ""), document.body.innerText);
  return [shown, document.title, ...spoken.flatMap((node) => names.map((name) => node.getAttribute(name) ?? ""))].join("\n");
}
