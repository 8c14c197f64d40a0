// Print what the page draws with: the signs of Vienna as shapes with colours, its flags, its houses by tone; and faces.
import { close, load } from "./modules.mjs";

const vienna = (name) => load(`/src/games/vienna/${name}.ts`);
const [signs, west, east] = [await vienna("signs"), await vienna("houses"), await vienna("houses2")];
const { FACES, portrait } = await load("/src/lib/portraits.ts");
const { FLAG_LINES, FLAG_PARTS, CODES, SIGNS, hueOf } = signs;
const found = {
  signs: Object.fromEntries(Object.entries(SIGNS).map(([name, parts]) => [name, { parts, hue: hueOf(name) }])),
  flags: Object.fromEntries(
    Object.entries(FLAG_PARTS).map(([name, parts]) => [
      name,
      { parts, code: CODES[name], lines: FLAG_LINES[name] ?? [] },
    ]),
  ),
  houses: { ...west.WEST, ...east.EAST },
  portraits: Array.from({ length: FACES }, (_, number) => portrait(number)),
};
await close();
process.stdout.write(JSON.stringify(found));
