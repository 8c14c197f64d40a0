// A point at which a click meets a thing, and nothing that lies over it.
(what) => {
  const parts = [5, 4, 6, 3, 7, 2, 8, 1, 9];
  const places = parts.flatMap((down) => parts.map((right) => [right / 10, down / 10]));
  for (const node of document.querySelectorAll(what)) {
    if (!node.getClientRects().length) continue;
    // At the edge of what scrolls something may lie over it: then a little further.
    for (const room of ["", "90px"]) {
      node.style.scrollMargin = room;
      node.scrollIntoView({ block: "nearest", inline: "nearest" });
      node.style.scrollMargin = "";
      const box = node.getBoundingClientRect();
      for (const [right, down] of places) {
        const [x, y] = [box.x + box.width * right, box.y + box.height * down];
        const there = document.elementFromPoint(x, y);
        if (there && (node.contains(there) || there.closest("label")?.control === node)) return [x, y];
      }
    }
  }
  return null;
}
