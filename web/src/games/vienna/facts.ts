// Generated from the manifest of vienna by `python -m tools.client_facts`. Do not edit.
import { type AnyView, type Named, named, type Shapes } from "../../lib/facts";
import type { Meaning } from "../../lib/table.svelte";
import type { SeenEvent } from "../../wire";

const BLANK = {
  phase: 28,
  stage: 0,
  arms: -1,
  turn: 0,
  active: -1,
  ending: false,
  due: [] as number[],
  roof: -1,
  moved: false,
  marker: [] as number[],
  tile: [] as number[],
  flag: [] as number[],
  third: -1,
  where: [] as number[],
  hand: [] as number[],
  assigned: [] as number[],
  edition: [] as number[],
  shuffles: 0,
  pile_left: 0,
  held: [] as number[],
  hidden_old: [] as number[],
  extra_old: [] as number[],
  faced: [] as number[],
  to_draw: 0,
  drawer: [] as number[],
  bribe: [] as number[],
  info: [] as number[],
  score: [] as number[],
  agents: [] as number[],
  supply: [] as number[],
  coins: [] as number[],
  box: [] as number[],
  gear: [] as number[],
  hired: [] as number[],
  desk: [] as number[],
  stack: [] as number[],
  offer: [] as number[],
  colour: [] as number[],
  figure: [] as number[],
  figure_out: [] as number[],
  card: -1,
  building: -1,
  source: -1,
  owed: 0,
  least: 0,
  means: 0,
  thing: -1,
  squares: [] as number[],
  third_used: false,
  figure_put: false,
  agenda: [] as number[],
  item: -1,
  count: 0,
  amount: 0,
  fulfilled: 0,
  slot: -1,
  asked: 0,
  waiting: 0,
};

/** What an observer sees of the state. */
export type View = typeof BLANK;

/** The view, or a blank one while there is none. */
export const viewOf = (values: AnyView): View => ("phase" in values ? (values as View) : BLANK);

/** By field: how many of its numbers belong to one seat. */
export const ROW = {
  hand: 6,
  assigned: 3,
  drawer: 4,
  bribe: 5,
  info: 5,
  desk: 4,
} as const;

const EVENT_ARGUMENTS = {
  flag: [["building", "flag"]],
  tile: [["square", "info"]],
  first_info: [["seat", "info"]],
  colour: [["seat", "colour"]],
  starts: [["seat"]],
  round: [["seat"]],
  last_round: [["seat"]],
  drew: [["seat"], ["card"]],
  reshuffled: [[]],
  discarded: [["seat", "card"]],
  turn: [["seat"]],
  showed: [["seat", "action", "card"]],
  stored: [["seat", "card", "slot"]],
  bribes: [["seat", "bribe", "count"]],
  points: [["seat", "points"]],
  marker: [["seat", "info", "field"]],
  investigator: [["roof"]],
  paid: [["seat", "means"]],
  placed: [["seat", "building", "source"]],
  removed: [["seat", "building"]],
  took: [["seat", "square", "info"]],
  third_man: [["building"]],
  figure: [["seat", "building"]],
  accepted: [["seat", "mission"]],
  offered: [["mission"]],
  fulfilled: [["seat", "mission"]],
  money: [["seat", "coins", "box"]],
  due: [["due"]],
  bought: [["seat", "thing"]],
  final: [["seat", "gained", "score"]],
} as const satisfies Shapes;

export type GameEvent = Named<typeof EVENT_ARGUMENTS>;

/** An event with its arguments by name. What only its audience gets is undefined for all others. */
export const eventOf = ([kind, args, secret]: SeenEvent): GameEvent =>
  named(EVENT_ARGUMENTS, kind, args, secret);

/** Those of some kinds among events. */
export const eventsOf = <Kind extends GameEvent["kind"]>(events: SeenEvent[], ...kinds: Kind[]) =>
  events.filter(([kind]) => kinds.includes(kind as Kind)).map(eventOf) as Extract<GameEvent, { kind: Kind }>[];

const ACTION_ARGUMENTS = {
  pass: [[]],
  assign: [["card"]],
  drawer: [["slot"]],
  take: [["bribe"]],
  earn: [[]],
  place: [["building"]],
  from: [["source"]],
  pay: [["means"]],
  fire: [["bonus"]],
  gift: [["bribe"]],
  mark: [["info"]],
  draw_two: [[]],
  surround: [["square"]],
  walk: [["building"]],
  fulfil: [["mission"]],
  accept: [["mission"]],
  box: [["number"]],
  buy: [["thing"]],
  remove: [["building"]],
  lead: [["colour"]],
} as const satisfies Shapes;

export type Action = Named<typeof ACTION_ARGUMENTS>;

/** An action with its arguments by name. */
export const actionOf = ({ kind, args }: Meaning): Action => named(ACTION_ARGUMENTS, kind, args);

export const BRIBES = ["chocolate", "wine", "magazine", "coffee", "tobacco"] as const;
export const BUILDING_COLOURS = ["purple", "pink", "orange", "brown", "grey"] as const;
export const INFOS = ["bottle", "pistol", "briefcase", "microfilm", "slide"] as const;
export const FLAGS = ["usa", "ussr", "france", "great_britain", "austria"] as const;
export const SEALS = ["administration", "science", "religion", "culture", "nobility"] as const;
export const NEEDS = ["seals", "bribes", "building", "infos"] as const;
export const THINGS = ["agent", "telephone", "map", "cash_box", "seal", "side_table"] as const;
export const ACTIONS = ["1", "2", "4"] as const;
export const NONE = -1;
export const SUPPLY = 30;
export const PRICE = 2;
export const ABILITY_SIGNS = {"bribe_more": ["bribe-X", "bribe-X"], "bribe_points": ["bribe-X", "point"], "bribe_marker": ["bribe-X", "marker"], "colour_bribe": ["house-X", "any"], "colour_points": ["house-X", "point"], "colour_marker": ["house-X", "marker"], "flag_discount": ["flag-X", "discount"], "flag_bribe": ["flag-X", "any"], "flag_points": ["flag-X", "point"], "flag_marker": ["flag-X", "marker"], "marker_bribe": ["info-X", "any"], "marker_points": ["info-X", "point"], "foreign_bribes": ["thing-agent", "bribe-X"], "foreign_points": ["thing-agent", "point"], "seal_discount": ["seal-X", "discount"], "seal_bribe": ["seal-X", "any"], "seal_points": ["seal-X", "point"], "seal_marker": ["seal-X", "marker"], "foreign_discount": ["thing-agent", "discount"], "foreign_cards": ["thing-agent", "card"], "info_bribes": ["info-X", "any"], "info_points": ["info-X", "point"], "info_marker": ["info-X", "marker"], "bribe_joker": ["bribe-X", "any"], "marker_joker": ["info-X", "marker"], "new_info_points": ["tile", "point"], "square_bribes": ["number-X", "any"], "any_info_bribe": ["tile", "any"]} as const;
export const NEED_SIGNS = {"seals": "seal", "bribes": "bribe", "building": "", "infos": "info"} as const;
