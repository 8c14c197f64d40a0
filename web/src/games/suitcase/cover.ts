import { Cover } from "../../lib/cover.svelte";

export const cover = new Cover("suitcase");
