/** The chapters of a game: a lesson is begun, gone on with, or followed by a real game of the same kind. */
import { get, Refused } from "../../lib/api";
import { forget, type Key, keys } from "../../lib/keys";
import { isFinished } from "../../lib/lessons";
import type { GameInfo, LessonInfo, TableInfo } from "../../wire";
import { bots, habit, openTable, person, usual } from "./house";

function tableOf(game: string, lesson: string): Key | undefined {
  return keys().find((key) => key.game === game && key.lesson === lesson);
}

/** Whether this device is in the middle of a lesson. One that is finished begins anew. */
export function isBegun(game: string, lesson: string): boolean {
  return !isFinished(game, lesson) && tableOf(game, lesson) !== undefined;
}

/** Return where a lesson is: its table if one stands, else a new one. */
export async function openLesson(game: string, lesson: string): Promise<string> {
  const kept = tableOf(game, lesson);
  if (kept && isBegun(game, lesson)) {
    try {
      await get<TableInfo>(`/api/tables/${kept.table}`, kept.token);
      return `/t/${kept.table}`;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  if (kept) forget(kept.table);
  return openTable({ game, seats: [person()], lesson });
}

/** Open a game against bots, with what a lesson teaches; without one, as a first game. */
export function openGame(info: GameInfo, lesson?: LessonInfo): Promise<string> {
  const { seats, bot } = habit(info.name);
  const count = Math.min(Math.max(seats, info.players[0]), info.players[1]);
  const options = lesson?.options ?? info.first ?? {};
  return openTable({ game: info.name, seats: [person(), ...bots(count - 1, usual(info, bot))], options });
}
