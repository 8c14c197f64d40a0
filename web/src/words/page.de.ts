/** The page's own words, one chunk for each language. */
import analysis from "./analysis.de.ftl";
import pages from "./pages.de.ftl";
import refusals from "./refusals.de.ftl";
import scenes from "./scenes.de.ftl";
import table from "./table.de.ftl";

export default [...analysis, ...pages, ...refusals, ...scenes, ...table];
