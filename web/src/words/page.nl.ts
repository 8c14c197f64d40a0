/** The page's own words, what the server refuses, and what each game says of itself before it is open. */
import type { Body } from "../lib/words";

const OWN = import.meta.glob<Body>("./*.nl.ftl", { eager: true, import: "default" });
const REFUSALS = import.meta.glob<Body>("../../../src/safehouse/server/words/nl.ftl", {
  eager: true,
  import: "default",
});
const POSTERS = import.meta.glob<Body>("../../../src/safehouse/games/*/words/poster/nl.ftl", {
  eager: true,
  import: "default",
});

export default [OWN, REFUSALS, POSTERS].flatMap((files) => Object.values(files).flat()) satisfies Body;
