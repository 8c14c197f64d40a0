/** The page's own words, and what each game says of itself before it is open: one chunk for each language. */
import type { Body } from "../lib/words";

const OWN = import.meta.glob<Body>("./*.nl.ftl", { eager: true, import: "default" });
const POSTERS = import.meta.glob<Body>("../../../src/safehouse/games/*/words/poster/nl.ftl", {
  eager: true,
  import: "default",
});

export default [OWN, POSTERS].flatMap((files) => Object.values(files).flat()) satisfies Body;
