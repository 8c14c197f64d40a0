import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fluent, pageWords } from "./fluent.ts";

export default defineConfig({
  plugins: [pageWords(), fluent(), svelte()],
  // Components are compiled as for a browser; no document is made, so nothing is drawn.
  resolve: { conditions: ["browser"] },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], environment: "node" },
});
