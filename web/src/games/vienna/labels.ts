/** What things on the board are called: for tooltips, for readers of the page, for the board in words. */

import type { TableStore } from "../../lib/table.svelte";
import { boardOf, buildingOf, flagAt, isFull, nameOf, type Place, placesOf, seatsOf } from "./city";
import { BRIBES, BUILDING_COLOURS, INFOS, NONE, type View, viewOf } from "./facts";
import { capital, seatName, w } from "./say";

/** Colour, bribe, flag and seal of a building. */
export function buildingMarks(table: TableStore, building: number): string {
  const house = buildingOf(table, building);
  const colour = house ? BUILDING_COLOURS.indexOf(house.colour) : NONE;
  const flag = flagAt(viewOf(table.view), building) || (house?.flag ?? "");
  return [
    w("house-colour", {
      colour: nameOf(table, `colour-${house?.colour ?? ""}`),
      bribe: nameOf(table, `bribe-${BRIBES[colour] ?? ""}`),
    }),
    nameOf(table, `flag-${flag}`),
    ...(isFull(table) && house ? [nameOf(table, `seal-${house.seal}`)] : []),
    ...(isFull(table) && house?.letter ? [w("house-letter", { letter: house.letter })] : []),
  ].join(" · ");
}

/** What an agent there would bring. */
export function yieldText(table: TableStore, place: Place): string {
  const gains = place.gains.map((gain) => table.tell(gain));
  const missions = place.missions.map((mission) => table.lexicon?.names["mission"]?.[mission]?.toUpperCase() ?? "");
  return [
    ...(gains.length ? [w("place-brings", { gains: table.words.join(gains) })] : []),
    ...(missions.length ? [w("place-missions", { missions: table.words.join(missions) })] : []),
  ].join(" ");
}

/** What an agent there would cost and bring. */
export function placeText(table: TableStore, place: Place | null | undefined): string {
  if (!place) return "";
  const means = table.words.join(place.means.map((kind) => nameOf(table, `bribe-${BRIBES[kind] ?? ""}`)));
  const price = place.price ? w("place-price", { number: place.price, bribes: means }) : w("place-free");
  return `${price} ${yieldText(table, place)}`.trim();
}

/** Who has agents there. */
export function here(table: TableStore, building: number, pose: View): string[] {
  const seats = seatsOf(table).filter((seat) => ((pose.agents[seat] ?? 0) >> building) & 1);
  return [
    ...seats.map((seat) =>
      pose.figure[seat] === building ? w("house-feld", { seat: seatName(table, seat) }) : seatName(table, seat),
    ),
    ...(pose.third === building ? [w("third")] : []),
  ];
}

export function buildingLabel(table: TableStore, building: number, pose: View): string {
  const names = here(table, building, pose);
  const places = placesOf(table);
  return [
    buildingOf(table, building)?.label ?? "",
    buildingMarks(table, building),
    ...(names.length ? [w("house-agents", { seats: table.words.join(names) })] : []),
    ...(places[building] ? [placeText(table, places[building])] : []),
  ].join(" · ");
}

export function squareLabel(table: TableStore, square: number, info: number): string {
  const one = boardOf(table).squares[square];
  const houses = boardOf(table)
    .buildings.filter((house) => one?.buildings.includes(house.name))
    .map((house) => house.label);
  const lies = info >= 0 ? nameOf(table, `info-${INFOS[info] ?? ""}`) : w("square-empty");
  return [
    one?.label ?? "",
    w("square-number", { number: one?.number ?? 0 }),
    capital(lies),
    w("square-around", { houses: table.words.join(houses) }),
  ].join(" · ");
}

/** Which part of the round it is, in a word or two. */
export function phaseOf(table: TableStore): string {
  if (table.result) return w("round-over");
  const prompt = table.prompt?.[0] ?? "";
  const { active, ending } = viewOf(table.view);
  if (table.decision.sealed || prompt.startsWith("prompt-assigning")) return w("round-planning");
  const last = ending ? ` · ${w("round-last")}` : "";
  return `${seatName(table, active)}${last}`;
}
