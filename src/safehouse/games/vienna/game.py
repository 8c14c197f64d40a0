"""Vienna for the registry: names of actions, events and features, and the reading of its data files."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from safehouse.core.actions import Kind
from safehouse.core.errors import BadData, BadOption
from safehouse.core.game import GameState, Setup
from safehouse.core.registry import EventKind, Game, Shows
from safehouse.core.shapes import Numbers
from safehouse.games.vienna import data_files, edit, ids, placement
from safehouse.games.vienna.features import FEATURES
from safehouse.games.vienna.fields import FIELDS
from safehouse.games.vienna.meta import META
from safehouse.games.vienna.plan import Plan
from safehouse.games.vienna.rules import Vienna
from safehouse.games.vienna.vocabulary import BRIBES, COLOURS, FLAGS, INFOS, NEEDS, SEALS

ACTION_KINDS = (
    Kind("pass"),
    Kind("assign", (("card", ids.CARDS),)),
    Kind("drawer", (("slot", ids.SLOTS),)),
    Kind("take", (("bribe", ids.KINDS),)),
    Kind("earn"),
    Kind("place", (("building", ids.BUILDINGS),)),
    Kind("from", (("source", ids.SOURCES),)),
    Kind("pay", (("means", ids.KINDS + 1),)),
    Kind("fire", (("bonus", ids.BONUSES),)),
    Kind("gift", (("bribe", ids.KINDS),)),
    Kind("mark", (("info", ids.KINDS),)),
    Kind("draw_two"),
    Kind("surround", (("square", ids.SQUARES),)),
    Kind("walk", (("building", ids.BUILDINGS),)),
    Kind("fulfil", (("mission", ids.MISSIONS),)),
    Kind("accept", (("mission", ids.MISSIONS),)),
    Kind("box", (("number", ids.BOX_ROOM + 1),)),
    Kind("buy", (("thing", ids.THINGS),)),
    Kind("remove", (("building", ids.BUILDINGS),)),
    Kind("flag", (("flag", ids.KINDS),), by_chance=True),
    Kind("tile", (("info", ids.KINDS),), by_chance=True),
    Kind("info", (("info", ids.KINDS),), by_chance=True),
    Kind("colour", (("colour", ids.SEATS),), by_chance=True),
    Kind("mission", (("mission", ids.MISSIONS),), by_chance=True),
    Kind("start", (("seat", ids.SEATS),), by_chance=True),
    Kind("card", (("card", ids.CARDS),), by_chance=True),
    Kind("open_rest", by_chance=True),
    Kind("show", by_chance=True),
    Kind("lead", (("colour", ids.SEATS),)),
)

# Events by kind: the public arguments, then those for the audience, each by name with its vocabulary, and what
# it shows.
EVENTS: Mapping[str, EventKind] = {
    "flag": EventKind({"building": "building", "flag": "flag"}),
    "tile": EventKind({"square": "square", "info": "info"}, shows=(Shows("tile", ("square",)),)),
    "first_info": EventKind({"seat": "seat", "info": "info"}),
    "colour": EventKind({"seat": "seat", "colour": "colour"}),
    "starts": EventKind({"seat": "seat"}),
    "round": EventKind({"seat": "seat"}),
    "last_round": EventKind({"seat": "seat"}),
    "drew": EventKind({"seat": "seat"}, {"card": "card"}),
    "reshuffled": EventKind(),
    "discarded": EventKind({"seat": "seat", "card": "card"}),
    "turn": EventKind({"seat": "seat"}),
    "showed": EventKind({"seat": "seat", "action": "action", "card": "card"}),
    "stored": EventKind({"seat": "seat", "card": "card", "slot": "slot"}, shows=(Shows("drawer", ("seat", "slot")),)),
    "bribes": EventKind(
        {"seat": "seat", "bribe": "bribe", "count": "number"},
        shows=(Shows("bribe", ("seat", "bribe"), more="count"),),
    ),
    "points": EventKind({"seat": "seat", "points": "number"}, shows=(Shows("score", ("seat",), more="points"),)),
    "marker": EventKind({"seat": "seat", "info": "info", "field": "number"}, shows=(Shows("marker", ("info",)),)),
    "investigator": EventKind({"roof": "roof"}, shows=(Shows("roof"),)),
    "paid": EventKind(
        {"seat": "seat", "means": "means"},
        shows=(Shows("bribe", ("seat", "means")), Shows("coins", ("seat",))),
    ),
    "placed": EventKind(
        {"seat": "seat", "building": "building", "source": "source"},
        shows=(Shows("agents", ("seat",)), Shows("supply", ("seat",))),
    ),
    "removed": EventKind(
        {"seat": "seat", "building": "building"},
        shows=(Shows("agents", ("seat",)), Shows("figure", ("seat",)), Shows("supply", ("seat",))),
    ),
    "took": EventKind(
        {"seat": "seat", "square": "square", "info": "info"},
        shows=(Shows("tile", ("square",)), Shows("info", ("seat", "info"))),
    ),
    "third_man": EventKind({"building": "building"}, shows=(Shows("third"),)),
    "figure": EventKind(
        {"seat": "seat", "building": "building"},
        shows=(Shows("figure", ("seat",)), Shows("agents", ("seat",))),
    ),
    "accepted": EventKind({"seat": "seat", "mission": "mission"}),
    "offered": EventKind({"mission": "mission"}),
    "fulfilled": EventKind({"seat": "seat", "mission": "mission"}),
    "money": EventKind(
        {"seat": "seat", "coins": "number", "box": "number"},
        shows=(Shows("coins", ("seat",), more="coins"), Shows("box", ("seat",), more="box")),
    ),
    "due": EventKind({"due": "due"}),
    "bought": EventKind({"seat": "seat", "thing": "thing"}),
    "final": EventKind(
        {"seat": "seat", "gained": "number", "score": "number"}, shows=(Shows("score", ("seat",), more="gained"),)
    ),
}

BONUS_NAMES = [
    "bribe", "marker", "different_bribes", "two_alike", "three_alike", "four_alike",
    *(f"push_{info}" for info in INFOS), "cards",
]  # fmt: skip
THING_NAMES = ["agent", "telephone", "map", "cash_box", "seal", "side_table"]
FIGURE_NAMES = ["hamburg", "amsterdam", "new_york", "marrakesh"]
ACTION_NAMES = ["1", "2", "4"]
VOCABULARIES = {
    "bribe": BRIBES, "building_colour": COLOURS, "info": INFOS, "flag": FLAGS, "seal": SEALS, "need": list(NEEDS),
    "thing": THING_NAMES, "action": ACTION_NAMES,
}  # fmt: skip
CONSTANTS: Mapping[str, object] = {
    "NONE": ids.NONE,
    "SUPPLY": ids.SUPPLY,
    "PRICE": placement.PRICE,
    # By kind: signs for when an ability works and what it gives; what the symbols of a mission are.
    "ABILITY_SIGNS": {ability.kind: (ability.when, ability.gives) for ability in ids.ABILITIES},
    "NEED_SIGNS": {name: need.kind for name, need in NEEDS.items()},
}

KEPT = 16  # files of each role that stay proven

READERS: dict[str, Callable[[str, str], dict[str, Any]]] = {
    "board": data_files.read_board,
    "cards": data_files.read_cards,
    "missions": data_files.read_missions,
    "tracks": data_files.read_tracks,
}
# What a proof of a file says in the end.
PROVEN: dict[str, Callable[[dict[str, Any]], str]] = {
    "board": data_files.board_facts,
    "cards": data_files.cards_facts,
    "missions": data_files.missions_facts,
    "tracks": data_files.tracks_facts,
}


BOTS = {
    "expert": ".bots.expert:ExpertBot",
    "casual": ".bots.casual:CasualBot",
    "novice": ".bots.novice:NoviceBot",
    "network": ".bots.network:NetworkBot",
    "greedy": ".bots.greedy:GreedyBot",
}


class ViennaGame(Game):
    meta = META
    kinds = ACTION_KINDS
    state_class = Vienna
    features = FEATURES
    events = EVENTS
    fields = FIELDS
    vocabularies = VOCABULARIES
    constants = CONSTANTS
    data_folder = data_files.DATA
    bots = BOTS
    levels = ("novice", "casual", "expert")
    usual_players = 4
    first_options: Mapping[str, str] = {"version": "starter"}
    describer = ".describe:DESCRIBER"
    screen = ".screen:ViennaScreen"
    text = ".plain:lines"
    text_board = ".plain:board"
    picture = ".picture:paint"
    history = ".history:ViennaHistory"
    beliefs = ".bots.beliefs:ViennaBeliefs"
    glance = ".bots.glance:glance"
    chances = ".bots.chances:win_chances"
    benchmarks = ".bench:BENCHMARKS"

    def make_setup(self, players: int, options: dict[str, str], files: dict[str, str]) -> Plan:
        return make_plan(players, options, files)

    def blank_state(self, setup: Setup) -> Vienna:
        assert isinstance(setup, Plan)
        return Vienna(setup)

    def edit(self, state: GameState, changes: Mapping[str, Numbers], place: str) -> GameState:
        return edit.edit(state, changes, place)

    def check_file(self, role: str, text: str, place: str) -> str:
        if role not in READERS:
            return super().check_file(role, text, place)
        content = READERS[role](text, place)
        return f"{role} {content['name']!r}: {PROVEN[role](content)}"


# A plan is built anew for every state that travels; each of its files is proven once.


@lru_cache(maxsize=KEPT)
def board_in(text: str) -> data_files.Board:
    return data_files.board_of(data_files.read_board(text, "board"))


@lru_cache(maxsize=KEPT)
def cards_in(text: str) -> data_files.Cards:
    return data_files.cards_of(data_files.read_cards(text, "cards"))


@lru_cache(maxsize=KEPT)
def missions_in(text: str) -> data_files.Missions:
    return data_files.missions_of(data_files.read_missions(text, "missions"))


@lru_cache(maxsize=KEPT)
def tracks_in(text: str) -> data_files.Tracks:
    return data_files.tracks_of(data_files.read_tracks(text, "tracks"))


def make_plan(players: int, options: dict[str, str], files: dict[str, str]) -> Plan:
    """Turn options and data files into the plan that the rules read."""
    plan = Plan(players, options, files)
    plan.full = options["version"] == "full"
    plan.third_man = options["third_man"] == "yes"
    plan.feld = options["feld_agents"] == "yes"
    plan.choose_figures = options["figures"] == "choose"
    plan.rulings_2 = options["rulings"] == "2"
    plan.random_flags = options["flags"] == "random"
    if plan.feld and not plan.full:
        raise BadOption("vienna: feld_agents is for the full version only (V15.1)")
    plan.chosen_start = -1 if options["start"] == "random" else int(options["start"]) - 1
    if plan.chosen_start >= players:
        raise BadOption(f"vienna: start cannot be {options['start']} with {players} players")
    plan.deck = data_files.CARDS if plan.full else data_files.STARTER_CARDS
    add_board(plan, board_in(files["board"]))
    if plan.third_man and ids.PURPLE not in plan.city:
        raise BadData("board, buildings: none is purple, where the third man starts (V14.1)")
    cards = cards_in(files["cards"])
    plan.bribe_of, plan.info_of, plan.ability, plan.x = cards.bribe, cards.info, cards.ability, cards.x
    add_missions(plan, missions_in(files["missions"]))
    tracks = tracks_in(files["tracks"])
    plan.area = tracks.area
    plan.last_field = [len(area) - 1 for area in tracks.area]
    plan.roof_start = tracks.roof_start
    plan.end = tracks.end[players]
    plan.purchases = tracks.purchases[players]
    plan.paydays = tracks.paydays[players]
    plan.names["roof"] = tracks.roof_names
    add_names(plan)
    return plan


def add_board(plan: Plan, board: data_files.Board) -> None:
    plan.city = board.colour
    plan.printed = board.flag
    plan.seal_of = board.seal
    plan.letter_house = board.building_of_letter
    plan.number = board.number
    plan.square_mask = [sum(1 << building for building in around) for around in board.buildings_of_square]
    plan.squares_of = board.squares_of_building
    plan.neighbours = board.neighbours
    plan.names["building"] = board.building_names
    plan.names["square"] = board.square_names
    plan.names["source"] = [*board.building_names, "supply", "figure"]


def add_missions(plan: Plan, missions: data_files.Missions) -> None:
    plan.mission_series = missions.series
    plan.mission_flag = missions.flag
    plan.mission_needs = missions.needs
    plan.mission_wanted = missions.wanted
    plan.mission_letter = missions.letter
    plan.mission_shillings = missions.shillings
    plan.mission_points = missions.points
    plan.names["mission"] = [number.lower() for number in missions.ids]


def add_names(plan: Plan) -> None:
    plan.names["seat"] = [str(seat + 1) for seat in range(ids.SEATS)]
    plan.names["card"] = [f"{card + 1:03}" for card in range(ids.CARDS)]
    plan.names["slot"] = [str(slot + 1) for slot in range(ids.SLOTS)]
    plan.names["bribe"] = list(BRIBES)
    plan.names["means"] = [*BRIBES, "shilling"]
    plan.names["info"] = list(INFOS)
    plan.names["flag"] = list(FLAGS)
    plan.names["bonus"] = BONUS_NAMES
    plan.names["thing"] = THING_NAMES
    plan.names["colour"] = FIGURE_NAMES
    plan.names["number"] = [str(number) for number in range(1000)]
    plan.names["action"] = ACTION_NAMES
    plan.names["due"] = ["purchase", "payday", "farewell"]


GAME = ViennaGame()

# The rules count in literals for speed; all other code reads the tables. They must agree.
assert GAME.space.size == ids.ACTION_COUNT
assert all(GAME.space.first[name] == getattr(ids, name.upper()) for name in GAME.space.first)
assert all(getattr(ids, ability.kind.upper()) == number for number, ability in enumerate(data_files.ABILITIES))
