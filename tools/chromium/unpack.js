// Unpacks the package's archives into TMPDIR, which is where it puts them by its own choice.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inflate } from "@sparticuz/chromium";

const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
const archives = join(dirname(entry), "..", "bin");
await Promise.all(
  ["chromium.br", "fonts.tar.br", "al2023.tar.br"].map((name) => inflate(join(archives, name))),
);
