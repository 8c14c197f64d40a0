/** What this device remembers of lessons: which are finished, and how far one is in those that are not. */
const FINISHED = "safehouse.lessons";
const STEP = "safehouse.lesson.";

function finishedOnes(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(FINISHED) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function isFinished(game: string, lesson: string): boolean {
  return finishedOnes().includes(`${game}/${lesson}`);
}

/** How many lessons of a game are finished. */
export function finishedOf(game: string): number {
  return finishedOnes().filter((one) => one.startsWith(`${game}/`)).length;
}

export function finish(game: string, lesson: string): void {
  localStorage.setItem(FINISHED, JSON.stringify([...new Set([...finishedOnes(), `${game}/${lesson}`])]));
}

export function stepAt(table: string): number {
  return Number(localStorage.getItem(STEP + table) ?? 0) || 0;
}

export function keepStep(table: string, step: number): void {
  localStorage.setItem(STEP + table, String(step));
}

/** Where the words of a game's lessons are. */
export function lessonWords(game: string): string {
  return `${game}/lessons`;
}
