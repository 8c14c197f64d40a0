/** Which event a line of the log is about. Sentences come in the order of the events, rows of one kind put together. */
import type { Told } from "../lib/table.svelte";
import type { SeenEvent } from "../wire";

/** `event-card_gained-seen` and `story-card_gained` are about `card_gained`. */
function kindOf(key: string): string {
  return key.split("-")[1] ?? "";
}

export function subjects(told: Told): (SeenEvent | null)[] {
  let place = 0;
  return told.story.map(([key]) => {
    const kind = kindOf(key);
    const first = told.events.findIndex((event, index) => index >= place && event[0] === kind);
    if (first < 0) return null;
    place = first + 1;
    if (key.startsWith("story-")) while (told.events[place]?.[0] === kind && !follows(told, key, place)) place += 1;
    return told.events[first] ?? null;
  });
}

/** Whether the next sentence of the same key is about this event: it is another seat's. */
function follows(told: Told, key: string, place: number): boolean {
  const again = told.story.filter(([other]) => other === key).length > 1;
  return again && told.events[place]?.[1][0] !== told.events[place - 1]?.[1][0];
}
