import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fluent, pageWords } from "./fluent.ts";
import { browserslist } from "./package.json";

// The server serves what is built here from its own package; `npm run dev` passes the API on to a running one.
export default defineConfig({
  plugins: [pageWords(), fluent(), svelte()],
  build: {
    outDir: "../src/safehouse/client",
    emptyOutDir: true,
    // The oldest browsers that show everything (docs/client.md), as the builder writes them.
    target: browserslist.map((one) => one.replace("ios_saf", "ios").replace(" ", "")),
    assetsInlineLimit: 0,
    modulePreload: {
      // None in the page itself: where the service worker comes in between, Chromium cannot use them and says so.
      resolveDependencies: (_file, files, { hostType }) => (hostType === "html" ? [] : files),
    },
  },
  server: { proxy: { "/api": "http://localhost:8000", "/ws": { target: "ws://localhost:8000", ws: true } } },
});
