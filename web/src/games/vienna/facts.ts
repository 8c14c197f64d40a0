// Generated from the manifest of vienna by `python -m tools.client_facts`. Do not edit.
import { type AnyView, named, type Shapes } from "../../lib/facts";
import type { Meaning } from "../../lib/table.svelte";
import type { SeenEvent } from "../../wire";

/** What an observer sees of the state. */
export type View = {
  phase: number;
  stage: number;
  arms: number;
  turn: number;
  active: number;
  ending: boolean;
  due: number[];
  roof: number;
  moved: boolean;
  marker: number[];
  tile: number[];
  flag: number[];
  third: number;
  where: number[];
  hand: number[];
  assigned: number[];
  edition: number[];
  shuffles: number;
  pile_left: number;
  held: number[];
  hidden_old: number[];
  extra_old: number[];
  faced: number[];
  to_draw: number;
  drawer: number[];
  bribe: number[];
  info: number[];
  score: number[];
  agents: number[];
  supply: number[];
  coins: number[];
  box: number[];
  gear: number[];
  hired: number[];
  desk: number[];
  stack: number[];
  offer: number[];
  colour: number[];
  figure: number[];
  figure_out: number[];
  card: number;
  building: number;
  source: number;
  owed: number;
  least: number;
  means: number;
  thing: number;
  squares: number[];
  third_used: boolean;
  figure_put: boolean;
  agenda: number[];
  item: number;
  count: number;
  amount: number;
  fulfilled: number;
  slot: number;
  asked: number;
  waiting: number;
};

const BLANK: View = {
  phase: 28,
  stage: 0,
  arms: -1,
  turn: 0,
  active: -1,
  ending: false,
  due: [],
  roof: -1,
  moved: false,
  marker: [],
  tile: [],
  flag: [],
  third: -1,
  where: [],
  hand: [],
  assigned: [],
  edition: [],
  shuffles: 0,
  pile_left: 0,
  held: [],
  hidden_old: [],
  extra_old: [],
  faced: [],
  to_draw: 0,
  drawer: [],
  bribe: [],
  info: [],
  score: [],
  agents: [],
  supply: [],
  coins: [],
  box: [],
  gear: [],
  hired: [],
  desk: [],
  stack: [],
  offer: [],
  colour: [],
  figure: [],
  figure_out: [],
  card: -1,
  building: -1,
  source: -1,
  owed: 0,
  least: 0,
  means: 0,
  thing: -1,
  squares: [],
  third_used: false,
  figure_put: false,
  agenda: [],
  item: -1,
  count: 0,
  amount: 0,
  fulfilled: 0,
  slot: -1,
  asked: 0,
  waiting: 0,
};

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

export type GameEvent =
  | { kind: "flag"; building: number; flag: number }
  | { kind: "tile"; square: number; info: number }
  | { kind: "first_info"; seat: number; info: number }
  | { kind: "colour"; seat: number; colour: number }
  | { kind: "starts"; seat: number }
  | { kind: "round"; seat: number }
  | { kind: "last_round"; seat: number }
  | { kind: "drew"; seat: number; card: number | undefined }
  | { kind: "reshuffled" }
  | { kind: "discarded"; seat: number; card: number }
  | { kind: "turn"; seat: number }
  | { kind: "showed"; seat: number; action: number; card: number }
  | { kind: "stored"; seat: number; card: number; slot: number }
  | { kind: "bribes"; seat: number; bribe: number; count: number }
  | { kind: "points"; seat: number; points: number }
  | { kind: "marker"; seat: number; info: number; field: number }
  | { kind: "investigator"; roof: number }
  | { kind: "paid"; seat: number; means: number }
  | { kind: "placed"; seat: number; building: number; source: number }
  | { kind: "removed"; seat: number; building: number }
  | { kind: "took"; seat: number; square: number; info: number }
  | { kind: "third_man"; building: number }
  | { kind: "figure"; seat: number; building: number }
  | { kind: "accepted"; seat: number; mission: number }
  | { kind: "offered"; mission: number }
  | { kind: "fulfilled"; seat: number; mission: number }
  | { kind: "money"; seat: number; coins: number; box: number }
  | { kind: "due"; due: number }
  | { kind: "bought"; seat: number; thing: number }
  | { kind: "final"; seat: number; gained: number; score: number };

const EVENT_ARGUMENTS: Shapes = {
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
};

/** An event with its arguments by name. What only its audience is told is undefined to everybody else. */
export const eventOf = ([kind, args, secret]: SeenEvent): GameEvent =>
  named<GameEvent>(EVENT_ARGUMENTS, kind, args, secret);

/** Those of some kinds among events. */
export const eventsOf = <Kind extends GameEvent["kind"]>(events: SeenEvent[], ...kinds: Kind[]) =>
  events.filter(([kind]) => kinds.includes(kind as Kind)).map(eventOf) as Extract<GameEvent, { kind: Kind }>[];

export type Action =
  | { kind: "pass" }
  | { kind: "assign"; card: number }
  | { kind: "drawer"; slot: number }
  | { kind: "take"; bribe: number }
  | { kind: "earn" }
  | { kind: "place"; building: number }
  | { kind: "from"; source: number }
  | { kind: "pay"; means: number }
  | { kind: "fire"; bonus: number }
  | { kind: "gift"; bribe: number }
  | { kind: "mark"; info: number }
  | { kind: "draw_two" }
  | { kind: "surround"; square: number }
  | { kind: "walk"; building: number }
  | { kind: "fulfil"; mission: number }
  | { kind: "accept"; mission: number }
  | { kind: "box"; number: number }
  | { kind: "buy"; thing: number }
  | { kind: "remove"; building: number }
  | { kind: "lead"; colour: number };

const ACTION_ARGUMENTS: Shapes = {
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
};

/** An action with its arguments by name. */
export const actionOf = ({ kind, args }: Meaning): Action => named<Action>(ACTION_ARGUMENTS, kind, args);

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
export const ABILITY_SIGNS = {"bribe_more": ["bribe-X", "bribe-X"], "bribe_points": ["bribe-X", "point"], "bribe_marker": ["bribe-X", "marker"], "colour_bribe": ["house-X", "any"], "colour_points": ["house-X", "point"], "colour_marker": ["house-X", "marker"], "flag_discount": ["flag-X", "discount"], "flag_bribe": ["flag-X", "any"], "flag_points": ["flag-X", "point"], "flag_marker": ["flag-X", "marker"], "marker_bribe": ["info-X", "any"], "marker_points": ["info-X", "point"], "foreign_bribes": ["thing-agent", "bribe-X"], "foreign_points": ["thing-agent", "point"], "seal_discount": ["seal-X", "discount"], "seal_bribe": ["seal-X", "any"], "seal_points": ["seal-X", "point"], "seal_marker": ["seal-X", "marker"], "foreign_discount": ["thing-agent", "discount"], "foreign_cards": ["thing-agent", "card"], "info_bribes": ["info-X", "any"], "info_points": ["info-X", "point"], "info_marker": ["info-X", "marker"], "bribe_joker": ["bribe-X", "any"], "marker_joker": ["info-X", "marker"], "new_info_points": ["tile", "point"], "square_bribes": ["number-X", "any"], "any_info_bribe": ["tile", "any"]} as const;
export const NEED_SIGNS = {"seals": "seal", "bribes": "bribe", "building": "", "infos": "info"} as const;
