/** The page's own words, one chunk for each language. */
import analysis from "./analysis.nl.ftl";
import pages from "./pages.nl.ftl";
import refusals from "./refusals.nl.ftl";
import scenes from "./scenes.nl.ftl";
import table from "./table.nl.ftl";

export default [...analysis, ...pages, ...refusals, ...scenes, ...table];
