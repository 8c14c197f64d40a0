/** The seven agents: colour, shape and letter. Each of the three alone tells them apart. */
import type { TableStore } from "../../lib/table.svelte";
import { AGENTS } from "./facts";

export type Shape = "triangle" | "square" | "circle" | "diamond" | "pentagon" | "star" | "cross";

export interface Sign {
  fill: string;
  /** For letters on the fill: 4.5 : 1 or better. */
  on: string;
  shape: Shape;
  initial: string;
}

const INK = "#101a2b";
const PAPER = "#fbf4e4";

const SIGNS: Record<(typeof AGENTS)[number], Sign> = {
  red: { fill: "#c0392b", on: PAPER, shape: "triangle", initial: "R" },
  orange: { fill: "#d9730d", on: INK, shape: "square", initial: "O" },
  yellow: { fill: "#e3b505", on: INK, shape: "circle", initial: "J" },
  green: { fill: "#2e7d4f", on: PAPER, shape: "diamond", initial: "B" },
  blue: { fill: "#2467b8", on: PAPER, shape: "pentagon", initial: "M" },
  purple: { fill: "#7d3c98", on: PAPER, shape: "star", initial: "V" },
  grey: { fill: "#5f6672", on: PAPER, shape: "cross", initial: "T" },
};

export function colourOf(agent: number): (typeof AGENTS)[number] {
  return AGENTS[agent] ?? "grey";
}

export function signOf(agent: number): Sign {
  return SIGNS[colourOf(agent)];
}

export function agentName(table: TableStore, agent: number): string {
  return table.tell([`agent-${colourOf(agent)}`, {}]);
}

function ring(corners: number, radius: number, inner = 0): string {
  const count = inner ? corners * 2 : corners;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    const far = inner && index % 2 ? inner : radius;
    return `${(far * Math.cos(angle)).toFixed(2)},${(far * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

/** The outline of a shape around the origin. Radii are tuned so that all shapes look equally large. */
export function outline(shape: Shape, r: number): string {
  switch (shape) {
    case "triangle":
      return `M0,${-r * 1.12}L${r * 1.14},${r * 0.84}L${-r * 1.14},${r * 0.84}Z`;
    case "square":
      return `M${-r * 0.86},${-r * 0.86}H${r * 0.86}V${r * 0.86}H${-r * 0.86}Z`;
    case "circle":
      return `M${-r},0A${r},${r} 0 1 1 ${r},0A${r},${r} 0 1 1 ${-r},0Z`;
    case "diamond":
      return `M0,${-r * 1.2}L${r * 1.08},0L0,${r * 1.2}L${-r * 1.08},0Z`;
    case "pentagon":
      return ring(5, r * 1.1);
    case "star":
      return ring(5, r * 1.26, r * 0.72);
    case "cross": {
      const a = r * 0.5;
      const b = r * 1.04;
      return `M${-a},${-b}H${a}V${-a}H${b}V${a}H${a}V${b}H${-a}V${a}H${-b}V${-a}H${-a}Z`;
    }
  }
}

/** How far below the middle a letter sits best in a shape. */
export function sink(shape: Shape): number {
  return shape === "triangle" ? 0.2 : shape === "star" || shape === "pentagon" ? 0.06 : 0;
}
