// A bot in a few lines: it prefers what it has not done for the longest time. Speaks docs/foreign-bots.md.
import { createInterface } from "node:readline";

const lastDone = new Map();

/** Return one of the options; `texts` says what each of them is, `view` what the seat knows. */
function choose({ id, options, texts }) {
  const kinds = texts.map((text) => text.split(":")[0]);
  let best = 0;
  kinds.forEach((kind, index) => {
    if ((lastDone.get(kind) ?? 0) < (lastDone.get(kinds[best]) ?? 0)) best = index;
  });
  lastDone.set(kinds[best], id);
  return options[best];
}

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    lastDone.clear();
    say({ type: "hello", protocol: 1, name: "First" });
  } else if (message.type === "decision") {
    say({ type: "answer", id: message.id, actions: [choose(message)] });
  } // "seen" and "bye" want no answer
});
