/** The page's own words, one chunk for each language. */
import analysis from "./analysis.en.ftl";
import pages from "./pages.en.ftl";
import refusals from "./refusals.en.ftl";
import scenes from "./scenes.en.ftl";
import table from "./table.en.ftl";

export default [...analysis, ...pages, ...refusals, ...scenes, ...table];
