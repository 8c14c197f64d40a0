/** A moment as the language writes it. */
import { speech } from "../../lib/language.svelte";

export function moment(seconds: number): string {
  const form = new Intl.DateTimeFormat(speech.language, { dateStyle: "medium", timeStyle: "short" });
  return form.format(new Date(seconds * 1000));
}
