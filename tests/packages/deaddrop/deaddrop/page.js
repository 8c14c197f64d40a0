/** Dead Drop in the browser: six cities in a row, the couriers on them, and a button for every option. */
export function mount(element, shown) {
  const board = element.appendChild(document.createElement("div"));
  board.className = "deaddrop";
  const draw = ({ view, options, pick }) => {
    const cities = [0, 1, 2, 3, 4, 5].map((city) => {
      const here = view.at.flatMap((at, courier) => (at === city ? [courier + 1] : []));
      return `(${here.join(" ")})`;
    });
    const line = document.createElement("p");
    line.textContent = cities.join(" – ");
    const buttons = options.map(({ action, text }) => {
      const button = document.createElement("button");
      button.textContent = text;
      button.dataset.drawn = action;
      button.addEventListener("click", () => pick(action));
      return button;
    });
    board.replaceChildren(line, ...buttons);
  };
  draw(shown);
  return { update: draw, destroy: () => board.remove() };
}
