// Print what the folder of each game offers, as JSON, for the tests that compare it with the server's games.
import { close, load } from "./modules.mjs";

// The few things of a browser that modules look at when they are loaded.
const nothing = () => undefined;
const browser = {
  localStorage: { getItem: () => null, setItem: nothing, removeItem: nothing },
  document: { documentElement: { lang: "", dataset: {} }, addEventListener: nothing },
  location: { href: "http://localhost/", origin: "http://localhost", pathname: "/", search: "", hash: "" },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  navigator: { languages: ["en"], onLine: true },
  addEventListener: nothing,
};
// Defined, not assigned: Node has a navigator of its own that cannot be assigned to.
for (const [name, value] of Object.entries(browser)) Object.defineProperty(globalThis, name, { value });

const { clientOf, OWN_GAMES } = await load("/src/games/index.ts");
const found = {};
for (const name of OWN_GAMES) {
  const game = await clientOf(name);
  found[name] = {
    name: game.name,
    offers: Object.keys(game.offers),
    panels: game.panels.map((panel) => panel.title),
  };
}
await close();
process.stdout.write(JSON.stringify(found));
