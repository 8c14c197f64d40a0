// What lies on what in the plan of a city: pairs of names, badges, tokens and figures whose boxes meet, rings over words, and what is cut off.
() => {
  const plan = document.querySelector("[data-guide=city]");
  const frame = document.querySelector(".drawing").getBoundingClientRect();
  const parts = [...plan.querySelectorAll("[data-box]")].map((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const home = node.closest("[data-building], [data-square]");
    return { left, right, top, bottom, name: `${node.dataset.box} of ${home.getAttribute("aria-label").split(" · ")[0]}` };
  });
  const found = parts
    .filter(({ left, right, top, bottom }) => left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom)
    .map(({ name }) => `${name} is cut off`);
  const meet = (one, other) => {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (wide > 0.01 && high > 0.01) found.push(`${one.name} lies on ${other.name}: ${wide.toFixed(1)} × ${high.toFixed(1)}`);
  };
  parts.forEach((one, index) => {
    for (const other of parts.slice(index + 1)) meet(one, other);
  });
  // Names of sectors and parks have no box of their own: the ring of a house that may be chosen must leave them whole.
  const boxOf = (name) => (node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return { left, right, top, bottom, name: name(node) };
  };
  const rings = [...plan.querySelectorAll(".house .brass")].map(boxOf((node) => `the ring of ${node.parentElement.getAttribute("aria-label").split(" · ")[0]}`));
  const words = [...plan.querySelectorAll(".word")].map(boxOf((node) => node.textContent));
  for (const ring of rings) for (const word of words) meet(ring, word);
  const kinds = Object.fromEntries(["name", "badge", "token", "figure"].map((kind) => [kind, plan.querySelectorAll(`[data-box=${kind}]`).length]));
  return { found, kinds };
}
