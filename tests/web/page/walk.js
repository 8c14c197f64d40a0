// What is wrong with the text that is in sight: cut, outside its box, broken inside a word, over or under something else.
(exempt) => {
  const SLACK = 1.5;
  // What lies over the page on purpose; what is under it is not looked at there.
  const OVER = "dialog, [data-scene]";
  // Pieces lie on what is printed.
  const PIECES = ".stone, .marker, [data-agent], [data-piece], .man, .safe, .plus";
  const SHAPES = "rect, circle, ellipse, path, polygon";
  const WORD = /[^\s\-‐–—/·\u200b\u00ad→]+/g;
  const faults = new Set();
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  const style = new Map();
  const css = (node) => style.get(node) ?? style.set(node, getComputedStyle(node)).get(node);
  const opaque = (colour) => colour !== "transparent" && colour !== "none" && !/^rgba\(.*, 0(\.[0-7]\d*)?\)$/.test(colour);
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 60);
  const name = (node) => {
    const known = node.closest("[data-guide]")?.dataset.guide;
    const kind = (one) => one.localName + [...one.classList].filter((part) => !part.startsWith("svelte-")).map((part) => `.${part}`).join("");
    return `${known ? `${known}: ` : ""}${node.parentElement ? `${kind(node.parentElement)} > ` : ""}${kind(node)}`;
  };
  const add = (what, text, node, more = "") => faults.add(`${what}: “${short(text)}” (${name(node)})${more}`);
  const ancestors = function* (node) {
    for (let one = node; one && one !== document.documentElement; one = one.parentElement) yield one;
  };

  // --- The texts in sight, line by line ---
  const texts = [];
  const walk = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const parent = node.parentElement;
    if (!node.textContent.trim() || parent.closest("title, script, style, option, noscript, textarea, .skip")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // What is only read aloud is clipped to a point.
    if ([...ancestors(parent)].some((one) => css(one).clipPath === "inset(50%)" || one.clientWidth === 1)) continue;
    if (exempt && parent.closest(exempt)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const svg = parent.closest("svg");
    const size = Number.parseFloat(css(parent).fontSize);
    const lines = svg && parent.closest("text")
      ? [parent.closest("text").getBoundingClientRect()]
      : [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
    if (!lines.length) continue;
    const part = texts.at(-1);
    // A text element of a drawing is one text, however many nodes it has.
    if (svg && part?.node === parent.closest("text")) continue;
    texts.push({ text: node.textContent, node: svg ? (parent.closest("text") ?? parent) : parent, lines, range, svg, size, raw: node });
  }

  /** The part of a box that can be seen where it is now; null: none of it. What is cut on the way is noted. */
  const seen = (node, line, cut) => {
    let box = { left: line.left, top: line.top, right: line.right, bottom: line.bottom };
    let [slidX, slidY] = [false, false];
    // A picture that fills its frame is cropped on purpose.
    const cropped = node.closest('svg[preserveAspectRatio$="slice"]') !== null;
    for (const one of ancestors(node)) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = css(one);
      if (one instanceof SVGElement && one.localName !== "svg") continue;
      if (one === document.body || (overflowX === "visible" && overflowY === "visible")) {
        if (position === "fixed") break;
        continue;
      }
      if (one instanceof SVGElement && overflowX === "visible") continue;
      const room = one.getBoundingClientRect();
      // An enlarged drawing slides in its frame.
      const slides = "scale" in one.dataset && one.dataset.scale !== "1";
      const scrollsX = slides || overflowX === "auto" || overflowX === "scroll";
      const scrollsY = slides || overflowY === "auto" || overflowY === "scroll";
      const slack = SLACK + (line.bottom - line.top) * 0.2;
      if (!cropped && textOverflow !== "ellipsis" && !slidX && !scrollsX && (box.left < room.left - SLACK || box.right > room.right + SLACK)) {
        cut.push(["cut sideways", ` by ${name(one)}`]);
      }
      if (!cropped && webkitLineClamp === "none" && !slidY && !scrollsY && (box.top < room.top - slack || box.bottom > room.bottom + slack)) {
        cut.push(["cut below or above", ` by ${name(one)}`]);
      }
      [slidX, slidY] = [slidX || scrollsX, slidY || scrollsY];
      box = {
        left: Math.max(box.left, room.left), right: Math.min(box.right, room.right),
        top: Math.max(box.top, room.top), bottom: Math.min(box.bottom, room.bottom),
      };
      if (box.right - box.left < 1 || box.bottom - box.top < 1) return null;
    }
    box.right = Math.min(box.right, innerWidth);
    box.left = Math.max(box.left, 0);
    return box.right - box.left < 1 ? null : box;
  };

  /** The box in which an HTML text stands: the nearest thing around it with an edge or a ground of its own. */
  const boxOf = (node) => {
    for (const one of ancestors(node)) {
      if (one instanceof SVGElement) continue;
      const { backgroundColor, borderLeftWidth, borderRightWidth, borderTopStyle, display } = css(one);
      if (display === "contents" || display === "inline") continue;
      const edged = borderTopStyle !== "none" && Number.parseFloat(borderLeftWidth) > 0 && Number.parseFloat(borderRightWidth) > 0;
      if (edged || opaque(backgroundColor)) return one;
      const scrolls = /auto|scroll/.test(css(one).overflowX + css(one).overflowY);
      if (scrolls) return null;
    }
    return null;
  };

  /** The shape on which a text of a drawing is written: the smallest one before it in its group that its middle lies on. */
  const shapeOf = (node, line) => {
    const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
    const before = [...node.parentElement.children].slice(0, [...node.parentElement.children].indexOf(node));
    return before
      .filter((one) => one.matches(SHAPES) && opaque(css(one).fill))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      // On it is what stands about in its middle, and beside it all else.
      .filter(({ box }) => box.width > 4 && Math.abs(x - box.left - box.width / 2) < box.width * 0.3)
      .filter(({ box }) => box.height > 4 && Math.abs(y - box.top - box.height / 2) < box.height * 0.35)
      .sort((one, other) => one.box.width * one.box.height - other.box.width * other.box.height)[0];
  };

  for (const one of texts) {
    const { text, node, svg, raw } = one;
    const cuts = [];
    one.boxes = one.lines.map((line) => seen(node, line, cuts)).filter(Boolean);
    // What is hidden as a whole has given way to something else.
    if (one.boxes.length) for (const [what, by] of cuts) add(what, text, node, by);
    if (svg && node.localName === "text") {
      const line = one.lines[0];
      const turned = Math.abs(node.getScreenCTM()?.b ?? 0) > 0.01;
      const shape = turned ? undefined : shapeOf(node, line);
      if (shape && (line.left < shape.box.left - SLACK || line.right > shape.box.right + SLACK)) add("outside its shape", text, node);
      continue;
    }
    if (svg) continue;
    const box = boxOf(node);
    if (box) {
      const room = box.getBoundingClientRect();
      for (const line of one.boxes) {
        if (line.left < room.left - SLACK || line.right > room.right + SLACK) add("outside its box", text, node, ` at ${name(box)}`);
      }
    }
    // A word that goes over two lines without a hyphen.
    if (one.lines.length > 1 && css(node).hyphens !== "auto") {
      for (const word of raw.textContent.matchAll(WORD)) {
        const part = document.createRange();
        part.setStart(raw, word.index);
        part.setEnd(raw, word.index + word[0].length);
        const tops = [...part.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top));
        // A soft hyphen shows at the end of the line before.
        if (raw.textContent[word.index - 1] === "\u00ad") tops.shift();
        if (Math.max(...tops) - Math.min(...tops) > 4) add("broken inside a word", word[0], node);
      }
    }
  }

  // --- Over and under each other ---
  const layer = (node) => [...ancestors(node)].find((one) => one.matches(OVER) || /fixed|sticky/.test(css(one).position)) ?? null;
  const tight = (text, box) => {
    // Letters are lower than their line.
    const high = Math.max(0, box.bottom - box.top - text.size * (text.svg ? (box.bottom - box.top) / (text.size * 1.2) : 1) * 0.62) / 2;
    return { left: box.left + 0.5, right: box.right - 0.5, top: box.top + high, bottom: box.bottom - high };
  };
  const parts = texts.flatMap((text) => text.boxes.map((box) => ({ text, box: tight(text, box) })));
  const common = (one, other) => [
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  ];
  parts.sort((one, other) => one.box.top - other.box.top);
  for (const [place, one] of parts.entries()) {
    for (const other of parts.slice(place + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (one.text === other.text || layer(one.text.node) !== layer(other.text.node)) continue;
      const [wide, high] = common(one.box, other.box);
      const piece = one.text.node.closest(PIECES) ?? null;
      if (piece !== (other.text.node.closest(PIECES) ?? null)) continue;
      if (wide > 1 && high > 1) {
        add("over another text", one.text.text, one.text.node, ` and “${short(other.text.text)}” (${name(other.text.node)})`);
      }
    }
  }
  // A sign beside a text must not touch it.
  const signs = [...(modal ?? document.body).querySelectorAll("svg")].filter(
    (one) => one.getClientRects().length && !(exempt && one.closest(exempt)) && !one.querySelector("text, svg") && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  for (const sign of signs) {
    const whole = sign.getBoundingClientRect();
    const box = whole.width > 60 || whole.width < 4 ? null : seen(sign.parentElement, whole, []);
    if (!box) continue;
    for (const { text, box: line } of parts) {
      if (text.node.contains(sign) && text.node !== sign.parentElement) continue;
      // A badge lies on its face.
      if (layer(text.node) !== layer(sign) || sign.closest("[data-face]")?.contains(text.node)) continue;
      const [wide, high] = common(line, box);
      if (wide > 0.5 && high > 1) add("touches a sign", text.text, text.node, ` (${name(sign)})`);
    }
  }
  // A drawing is as large as its box.
  for (const drawing of (modal ?? document.body).querySelectorAll("svg")) {
    if (drawing.ownerSVGElement || !drawing.getClientRects().length || css(drawing).position === "fixed") continue;
    // What somebody has enlarged is larger than its frame.
    if (drawing.closest("[data-scale]:not([data-scale='1'])")) continue;
    const box = boxOf(drawing.parentElement);
    // What slides may be larger.
    if (!box || /auto|scroll/.test(css(box).overflow)) continue;
    const [room, own] = [box.getBoundingClientRect(), drawing.getBoundingClientRect()];
    if (own.width > 4 && (own.bottom > room.bottom + 2 || own.top < room.top - 2 || own.right > room.right + 2 || own.left < room.left - 2)) {
      add("a drawing outside its box", drawing.getAttribute("aria-label") ?? "", drawing, ` at ${name(box)}`);
    }
  }
  const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (sideways > 0) faults.add(`the page is ${sideways} px wider than the screen`);
  return [...faults];
}
