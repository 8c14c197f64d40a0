/** Signs that need no colour: each is a few flat shapes on a field of 24 by 24, told apart at 16 pixels in grey. */
import { BRIBES, BUILDING_COLOURS } from "./facts";

export interface Part {
  d: string;
  /** `own` is the colour of the sign; without a fill it is a line. */
  fill?: string;
  width?: number;
}

export const INK = "#101a2b";
export const PAPER = "var(--paper-1, #fbf4e4)";

/** The colours of bribes and of the buildings that take them. */
export const HUES = ["#7d3c98", "#e79ab8", "#e08a2c", "#7b4f2c", "#9aa0a8"];

const circle = (x: number, y: number, r: number): string =>
  `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
const OWN = "own";

export const SIGNS: Record<string, Part[]> = {
  // --- Bribes ---
  "bribe-chocolate": [
    { d: "M5,2.5H19V21.5H5Z", fill: OWN },
    { d: "M12,2.5V21.5M5,8.8H19M5,15.2H19", width: 1.8 },
  ],
  "bribe-wine": [
    { d: "M6.5,2.5H17.5V7.5A5.5,5.5 0 0 1 6.5,7.5Z", fill: PAPER },
    { d: "M6.5,6H17.5V7.5A5.5,5.5 0 0 1 6.5,7.5Z", fill: OWN },
    { d: "M12,13V20.5M6.5,21.2H17.5", width: 2.4 },
  ],
  "bribe-magazine": [
    { d: "M2,5.5L12,3V19.5L2,22Z", fill: OWN },
    { d: "M12,3L22,5.5V22L12,19.5Z", fill: PAPER },
    { d: "M14.5,8.5L19.5,9.8M14.5,12.3L19.5,13.6M14.5,16.1L19.5,17.4", width: 1.6 },
  ],
  "bribe-coffee": [
    { d: "M17,10.5h1.8a3,3 0 0 1 0,6H16.5", width: 2.2 },
    { d: "M3.5,9H17.5V15A6,6 0 0 1 11.5,21H9.5A6,6 0 0 1 3.5,15Z", fill: OWN },
    { d: "M8,6.2c-1.4,-1.5 1.2,-2.3 0,-4M13,6.2c-1.4,-1.5 1.2,-2.3 0,-4", width: 1.7 },
  ],
  "bribe-tobacco": [
    { d: "M11,13.5L20.6,4.4L23,6.6L13,18.2Z", fill: INK },
    { d: "M2,8.5H12V15A5,5.5 0 0 1 2,15Z", fill: OWN },
    { d: "M1.2,8.5H12.8", width: 2.4 },
  ],
  // --- Infos ---
  "info-bottle": [
    { d: "M9.3,2.5H14.7V8.5L20.5,19A1.8,1.8 0 0 1 18.9,21.7H5.1A1.8,1.8 0 0 1 3.5,19L9.3,8.5Z", fill: PAPER },
    { d: "M6.9,13.2H17.1L20.5,19A1.8,1.8 0 0 1 18.9,21.7H5.1A1.8,1.8 0 0 1 3.5,19Z", fill: INK },
    { d: "M7.8,2.5H16.2", width: 2.6 },
  ],
  "info-pistol": [{ d: "M1.5,5.5H22.5V10.5H14.2L13,14H9.6L7.6,21.5H2.6L5,10.5H1.5Z", fill: INK }],
  "info-briefcase": [
    { d: "M8.5,7.5V4.2H15.5V7.5", width: 2.2 },
    { d: "M2,7.5H22V20.5H2Z", fill: OWN },
    { d: "M2,13.2H22", width: 1.8 },
    { d: "M10,11.5H14V15.5H10Z", fill: INK },
  ],
  "info-microfilm": [
    { d: circle(12, 12, 10), fill: INK },
    { d: circle(12, 6.4, 2.5), fill: PAPER, width: 0 },
    { d: circle(17.3, 10.4, 2.5), fill: PAPER, width: 0 },
    { d: circle(15.2, 16.7, 2.5), fill: PAPER, width: 0 },
    { d: circle(8.8, 16.7, 2.5), fill: PAPER, width: 0 },
    { d: circle(6.7, 10.4, 2.5), fill: PAPER, width: 0 },
  ],
  "info-slide": [
    { d: "M2.5,2.5H21.5V21.5H2.5Z", fill: PAPER, width: 2.2 },
    { d: "M7,7.5H17V16.5H7Z", fill: INK },
    { d: "M8.3,15.3L11,10.5L13,13.5L14.3,12L16,15.3Z", fill: PAPER, width: 0 },
  ],
  // --- Seals ---
  "seal-administration": [
    { d: "M12,1.5L22.5,7.5H1.5Z", fill: INK },
    { d: "M5,9V19M12,9V19M19,9V19", width: 3.2 },
    { d: "M1.5,21H22.5", width: 2.8 },
  ],
  "seal-science": [
    { d: "M2,12a10,4 0 1 0 20,0a10,4 0 1 0 -20,0Z", width: 1.7 },
    { d: "M7,3.3a10,4 60 1 0 10,17.4a10,4 60 1 0 -10,-17.4Z", width: 1.7 },
    { d: "M17,3.3a10,4 -60 1 1 -10,17.4a10,4 -60 1 1 10,-17.4Z", width: 1.7 },
    { d: circle(12, 12, 2.4), fill: INK },
  ],
  "seal-religion": [
    { d: "M12,1V7M9.5,3.2H14.5", width: 2 },
    { d: "M4,17A8,9.5 0 0 1 20,17Z", fill: INK },
    { d: "M2.5,20.5H21.5", width: 3.4 },
  ],
  "seal-culture": [
    { d: "M5,2.5C1.5,9 4,16 9.5,18.5M19,2.5C22.5,9 20,16 14.5,18.5", width: 2.6 },
    { d: "M5,6.5H19", width: 2 },
    { d: "M9.3,7V17.5M12,7V17.5M14.7,7V17.5", width: 1.3 },
    { d: "M7.5,18H16.5L15,22H9Z", fill: INK },
  ],
  "seal-nobility": [
    { d: "M6.5,3H17.5L16.8,18H7.2Z", fill: INK },
    { d: "M1.5,17.5C6,20.5 18,20.5 22.5,17.5L21.5,20.5C16,22.6 8,22.6 2.5,20.5Z", fill: INK },
    { d: "M7,12.4H17.1V15H6.9Z", fill: PAPER, width: 0 },
  ],
  // --- Things to buy ---
  "thing-agent": [
    { d: "M4.5,8.2C8,9.6 16,9.6 19.5,8.2L15.8,6.7L14.8,2.5H9.2L8.2,6.7Z", fill: INK },
    { d: circle(12, 10.6, 3), fill: PAPER },
    { d: "M4.5,22C4.5,16.5 8,14 12,14C16,14 19.5,16.5 19.5,22Z", fill: OWN },
  ],
  "thing-telephone": [
    { d: "M2,8.5C4,2 20,2 22,8.5L19.5,11L16,9.5V7.5C13,6.8 11,6.8 8,7.5V9.5L4.5,11Z", fill: INK },
    { d: "M7.5,10.5H16.5L20,21.5H4Z", fill: OWN },
    { d: circle(12, 16, 2.7), fill: PAPER },
  ],
  "thing-map": [
    { d: "M1.8,5L8.6,2.8L15.4,5L22.2,2.8V19L15.4,21.2L8.6,19L1.8,21.2Z", fill: PAPER },
    { d: "M8.6,2.8V19M15.4,5V21.2", width: 1.3 },
    { d: "M4,16C8,9 13,17 19.5,8", width: 1.9 },
  ],
  "thing-cash_box": [
    { d: "M9,6.2V3.5H15V6.2", width: 2 },
    { d: "M2,6.2H22V21H2Z", fill: OWN },
    { d: "M2,11H22", width: 1.8 },
    { d: circle(12, 15.2, 1.9), fill: INK },
    { d: "M12,15.5V18.8", width: 2 },
  ],
  "thing-seal": [
    { d: "M8,13L6,22.5L12,19.5L18,22.5L16,13Z", fill: INK },
    { d: circle(12, 9, 7.3), fill: OWN },
    { d: circle(12, 9, 3.2), width: 1.6 },
  ],
  "thing-side_table": [
    { d: "M1.8,6H22.2V10H1.8Z", fill: OWN },
    { d: "M4,10.5V21.5M20,10.5V21.5", width: 2.6 },
    { d: "M4,14.5H20", width: 1.8 },
  ],
  // --- The rest ---
  coin: [
    { d: circle(12, 12, 9.8), fill: OWN },
    { d: "M15.4,8.2C14,6 9,6.2 8.8,9C8.6,12.4 15.4,11.4 15.4,15C15.4,18.2 9.6,18.2 8.4,15.6", width: 2.4 },
  ],
  point: [{ d: "M12,1.8L15,8.6L22.4,9.3L16.8,14.2L18.5,21.5L12,17.6L5.5,21.5L7.2,14.2L1.6,9.3L9,8.6Z", fill: OWN }],
  marker: [
    { d: "M4,12H16", width: 3 },
    { d: "M13,5.5L21,12L13,18.5Z", fill: INK },
  ],
  card: [
    { d: "M5,2H19V22H5Z", fill: PAPER },
    { d: "M8,15H16M8,18H13", width: 1.6 },
    { d: "M7.5,4.5H11V8.5H7.5ZM13,4.5H16.5V8.5H13Z", fill: INK, width: 0 },
  ],
  any: [
    { d: "M2.5,12A9.5,9.5 0 0 1 21.5,12A9.5,9.5 0 0 1 2.5,12Z", fill: PAPER, width: 2 },
    { d: "M8.6,9.4C8.6,5 15.6,5.2 15.4,9C15.2,11.8 12,11.6 12,14.6", width: 2.4 },
    { d: circle(12, 18, 1.5), fill: INK, width: 0 },
  ],
  discount: [
    { d: "M2.5,12A9.5,9.5 0 0 1 21.5,12A9.5,9.5 0 0 1 2.5,12Z", fill: OWN, width: 1.8 },
    { d: "M6.5,12H17.5", width: 3.2 },
  ],
  tile: [
    { d: "M3,3H21V21H3Z", fill: PAPER, width: 2 },
    { d: "M8.8,9.4C8.8,5.6 15.4,5.8 15.2,9C15,11.6 12,11.4 12,14", width: 2.2 },
    { d: circle(12, 17.4, 1.4), fill: INK, width: 0 },
  ],
  house: [
    { d: "M2,9.5L12,2.5L22,9.5V21.5H2Z", fill: OWN },
    { d: "M9,21.5V14H15V21.5Z", fill: INK },
  ],
  investigator: [
    { d: circle(10, 10, 7.2), fill: PAPER, width: 2.6 },
    { d: "M15.2,15.2L22,22", width: 4 },
  ],
  purchase: [
    { d: "M8,9V6A4,4 0 0 1 16,6V9", width: 2 },
    { d: "M3.5,9H20.5L19,21.5H5Z", fill: OWN },
  ],
  arms: [
    { d: "M3.5,2.5H20.5V11C20.5,16.5 17,20 12,22.3C7,20 3.5,16.5 3.5,11Z", fill: "#b3261e" },
    { d: "M10,2.5H14V9H20.5V13H14V21.2L12,22.3L10,21.2V13H3.5V9H10Z", fill: PAPER, width: 0 },
    { d: "M3.5,2.5H20.5V11C20.5,16.5 17,20 12,22.3C7,20 3.5,16.5 3.5,11Z", width: 1.6 },
  ],
};

/** The parts of a sign: a house has the colour that its name tells, a number is written. */
export function partsOf(name: string): Part[] {
  return SIGNS[name] ?? SIGNS[name.split("-")[0] ?? ""] ?? [];
}

/** Flags: their field is 22 by 12, from 1,1. Two letters stand under it. */
export const FLAG_PARTS: Record<string, Part[]> = {
  usa: [
    { d: "M1,1H23V13H1Z", fill: PAPER },
    { d: "M1,2H23M1,5.5H23M1,9H23M1,12.2H23", width: 1.7 },
    { d: "M1,1H11V7.4H1Z", fill: "#2c4a85" },
  ],
  ussr: [
    { d: "M1,1H23V13H1Z", fill: "#c0392b" },
    { d: "M6,2.6L7,5.2H9.8L7.5,6.9L8.4,9.6L6,8L3.6,9.6L4.5,6.9L2.2,5.2H5Z", fill: "#f3cf5b", width: 0.5 },
  ],
  france: [
    { d: "M1,1H23V13H1Z", fill: PAPER },
    { d: "M1,1H8.3V13H1Z", fill: "#2c4a85" },
    { d: "M15.7,1H23V13H15.7Z", fill: "#c0392b" },
  ],
  great_britain: [
    { d: "M1,1H23V13H1Z", fill: "#2c4a85" },
    { d: "M1,1L23,13M23,1L1,13", width: 2.6 },
    { d: "M12,1V13M1,7H23", width: 4.6 },
    { d: "M12,1V13M1,7H23", width: 2.2 },
  ],
  austria: [
    { d: "M1,1H23V13H1Z", fill: "#c0392b" },
    { d: "M1,5H23V9H1Z", fill: PAPER },
  ],
};
/** The lines of a flag, in the order of its parts, are not ink. */
export const FLAG_LINES: Record<string, string[]> = {
  usa: ["#c0392b"],
  great_britain: [PAPER, PAPER, "#c0392b"],
};
export const CODES: Record<string, string> = {
  usa: "US",
  ussr: "SU",
  france: "FR",
  great_britain: "GB",
  austria: "AT",
};

export function hueOf(name: string): string {
  const [kind, what = ""] = name.split("-");
  const coloured: readonly string[] = kind === "house" ? BUILDING_COLOURS : kind === "bribe" ? BRIBES : [];
  if (coloured.length) return HUES[coloured.indexOf(what)] ?? PAPER;
  return kind === "info" ? "#c9a55a" : "#d4af5a";
}
