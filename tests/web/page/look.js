// What can be done now, once nothing is on its way any more: targets by the thing that they name.
async (patience) => {
  // On the board what may be picked is a button; beside it, it carries the number of the action.
  const TARGETS = "[data-action], [data-card], :is([data-agent], [data-building], [data-stone])[role=button]";
  const open = (node) => !node.disabled && node.getAttribute("aria-disabled") !== "true";
  const find = (what) => [...document.querySelectorAll(what)].filter((node) => node.getClientRects().length && open(node));
  const name = (node) => {
    const key = ["action", "agent", "building", "stone", "card"].find((one) => node.dataset[one] !== undefined);
    return `[data-${key}="${node.dataset[key]}"]`;
  };
  const until = Date.now() + patience;
  for (;;) {
    const over = find("[data-over]").length > 0;
    const confirm = find("[data-confirm]").length > 0;
    const picks = [...new Set(find(TARGETS).map(name))];
    const hand = find("[data-sit]").map((node) => Number(node.dataset.sit));
    const give = find("[data-give]").length > 0;
    if (window.openQuestions() === 0 && (over || confirm || give || picks.length || hand.length)) {
      return { over, confirm, picks, hand, give, acts: window.actsSent() };
    }
    if (Date.now() > until) return null;
    await new Promise((done) => setTimeout(done, 12));
  }
}
