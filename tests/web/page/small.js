// What is too small for a thumb. Links inside a sentence may be as high as their line (WCAG 2.5.8).
() => {
  const kinds = ["button", "a.button", "select", "[role=button]", "[role=tab]", "input:not([type=radio], [type=checkbox])"];
  return [...document.querySelectorAll(kinds.join())]
    .filter((node) => node.getClientRects().length && !node.closest("svg") && !node.disabled)
    .map((node) => [node.getBoundingClientRect(), (node.getAttribute("aria-label") ?? node.textContent).trim()])
    .filter(([box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
    .map(([box, name]) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
}
