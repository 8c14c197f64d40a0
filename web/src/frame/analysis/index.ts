/** The analysis of a finished game, loaded when someone wants to see it. */
export { Looked } from "./looked.svelte";
export { default as Panel } from "./Panel.svelte";
