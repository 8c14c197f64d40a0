"""Suitcase for the registry: names of actions, events and features, and the reading of maps."""

from collections.abc import Mapping
from pathlib import Path

from safehouse.core.actions import Kind
from safehouse.core.game import UNKNOWN, GameState, Setup
from safehouse.core.registry import EventKind, Game, Shows
from safehouse.core.shapes import Numbers
from safehouse.games.suitcase import edit, ids
from safehouse.games.suitcase.course import FIRST_TURN_LIMIT, REASONS, TURN_LIMITS
from safehouse.games.suitcase.features import FEATURES
from safehouse.games.suitcase.fields import FIELDS
from safehouse.games.suitcase.ids import AGENTS, CASES, CONTENTS, LETTERS, MAX_CITIES, ORDERS, SEATS
from safehouse.games.suitcase.maps import graph, read_map
from safehouse.games.suitcase.meta import META
from safehouse.games.suitcase.plan import Plan
from safehouse.games.suitcase.rules import Suitcase

ACTION_KINDS = (
    Kind("pack", (("order", 24),)),
    Kind("place", (("city", MAX_CITIES),)),
    Kind("send"),
    Kind("stay"),
    Kind("step", (("agent", AGENTS), ("city", MAX_CITIES))),
    Kind("deliver", (("agent", AGENTS),)),
    Kind("take", (("agent", AGENTS), ("case", CASES))),
    Kind("drop", (("agent", AGENTS),)),
    Kind("end_turn"),
    Kind("meet", (("agent", AGENTS),)),
    Kind("card", (("number", ids.CARD_VALUES),)),
    Kind("claim", (("case", CASES),)),
    Kind("leave"),
    Kind("lose", (("agent", AGENTS),)),
    Kind("open_places", by_chance=True),
    Kind("roll", (("number", 4), ("number", 4)), by_chance=True),
    Kind("open_duel", by_chance=True),
    Kind("show", by_chance=True),
)

# Events by kind: the public arguments, then those for the audience, each by name with its vocabulary, and what
# it shows.
EVENTS: Mapping[str, EventKind] = {
    "placed": EventKind({"case": "case", "city": "city"}, shows=(Shows("case_at", ("case",)),)),
    "rolled_to_start": EventKind({"seat": "seat", "first": "number", "second": "number"}),
    "starts": EventKind({"seat": "seat"}),
    "outpost": EventKind({"seat": "seat"}),
    "rolled": EventKind({"seat": "seat", "first": "number", "second": "number"}, shows=(Shows("points"),)),
    "stepped": EventKind(
        {"seat": "seat", "agent": "agent", "start": "place", "to": "city"},
        shows=(Shows("place", ("seat", "agent")), Shows("points")),
    ),
    "taken": EventKind(
        {"seat": "seat", "agent": "agent", "case": "case", "city": "city"},
        shows=(Shows("load", ("seat", "agent")), Shows("case_at", ("case",))),
    ),
    "dropped": EventKind(
        {"seat": "seat", "agent": "agent", "case": "case", "city": "city"},
        shows=(Shows("load", ("seat", "agent")), Shows("case_at", ("case",))),
    ),
    "duel": EventKind({"seat": "seat", "agent": "agent", "defender": "seat", "opponent": "agent"}),
    "duel_opened": EventKind({"seat": "seat", "attack": "number", "defender": "seat", "defence": "number"}),
    "cards_back": EventKind({"seat": "seat"}),
    "beaten": EventKind(
        {"seat": "seat", "agent": "agent", "card": "number"},
        shows=(Shows("place", ("seat", "agent")),),
    ),
    "entered_hq": EventKind(
        {"seat": "seat", "agent": "agent", "case": "case"},
        shows=(Shows("place", ("seat", "agent")),),
    ),
    "delivered": EventKind(
        {"seat": "seat", "case": "case", "content": "content"},
        shows=(Shows("case_at", ("case",)), Shows("secrets", ("seat",))),
    ),
    "lost": EventKind({"seat": "seat", "agent": "agent"}, shows=(Shows("place", ("seat", "agent")),)),
    "game_over": EventKind({"reason": "reason"}),
}

# What a page draws with.
CONSTANTS = {
    name: getattr(ids, name)
    for name in ("AGENTS", "LETTERS", "GOAL", "DUEL_CARDS", "CONTENTS", "BOMB", "NOT_PLACED", "CARRIED", "DELIVERED")
} | {"NOBODY": ids.NONE, "UNKNOWN": UNKNOWN}

BOTS = {
    "expert": ".bots.expert:ExpertBot",
    "casual": ".bots.casual:CasualBot",
    "novice": ".bots.novice:NoviceBot",
    "network": ".bots.network:NetworkBot",
    "greedy": ".bots.greedy:GreedyBot",
}


class SuitcaseGame(Game):
    meta = META
    kinds = ACTION_KINDS
    state_class = Suitcase
    features = FEATURES
    events = EVENTS
    fields = FIELDS
    constants = CONSTANTS
    data_folder = Path(__file__).parent / "data"
    bots = BOTS
    levels = ("novice", "casual", "expert")
    usual_players = 4
    describer = ".describe:DESCRIBER"
    screen = ".screen:SuitcaseScreen"
    text = ".plain:lines"
    text_board = ".plain:board"
    picture = ".picture:paint"
    history = ".history:SuitcaseHistory"
    beliefs = ".bots.beliefs:SuitcaseBeliefs"
    glance = ".bots.glance:glance"
    chances = ".bots.chances:win_chances"
    benchmarks = ".bench:BENCHMARKS"

    def make_setup(self, players: int, options: dict[str, str], files: dict[str, str]) -> Plan:
        return make_plan(players, options, files)

    def blank_state(self, setup: Setup) -> Suitcase:
        assert isinstance(setup, Plan)
        return Suitcase(setup)

    def edit(self, state: GameState, changes: Mapping[str, Numbers], place: str) -> GameState:
        return edit.edit(state, changes, place)

    def check_file(self, role: str, text: str, place: str) -> str:
        if role != "map":
            return super().check_file(role, text, place)
        content = read_map(text, place)
        ways = graph(content).way
        alike = "under a quarter turn and in a mirror" if "mirror" in content else "under a quarter turn"
        return (
            f"map {content['name']!r}: {len(content['cities'])} cities, {len(content['lines'])} lines, "
            f"four corners alike {alike}, {ways[0]} steps from base to headquarters"
        )


def make_plan(players: int, options: dict[str, str], files: dict[str, str]) -> Plan:
    """Turn the map into the plan that the rules read. K2.1: two players sit diagonally opposite."""
    plan = Plan(players, options, files)
    content = read_map(files["map"], "map")
    lines = graph(content)
    plan.outposts = options["outposts"] == "yes"
    plan.rulings_2 = options["rulings"] == "2"
    plan.turn_limit = TURN_LIMITS[players] if plan.rulings_2 else FIRST_TURN_LIMIT
    plan.corner = [0, 2] if players == 2 else list(range(players))
    plan.cities = len(content["cities"])
    nowhere: list[list[int]] = [[] for _ in range(MAX_CITIES - plan.cities)]
    plan.roads = [*lines.neighbours, *nowhere, *lines.exits, [], []]
    for corner in plan.corner:
        gates = [0] * MAX_CITIES
        for city in lines.entrances[corner]:
            gates[city] = 1
        plan.gates.append(gates)
        plan.to_hq.append([*lines.to_hq[corner], *[0] * (MAX_CITIES - plan.cities)])
    cities = [city["name"] for city in content["cities"]]
    colours = [content["corners"][corner]["colour"] for corner in plan.corner]
    plan.names["city"] = cities
    bases = [f"base_{corner['place']}" for corner in content["corners"]]
    plan.names["place"] = [*cities, *[""] * (MAX_CITIES - plan.cities), *bases, "hq", "out"]
    plan.names["seat"] = [str(seat + 1) for seat in range(SEATS)]
    plan.names["agent"] = [str(agent + 1) for agent in range(AGENTS)]
    plan.names["case"] = [f"{colour}_{letter}" for colour in colours for letter in "abcd"[:LETTERS]]
    plan.names["content"] = ["bomb", "1", "", "3", "", "5"]
    plan.names["order"] = ["-".join(str(content) if content else "bomb" for content in order) for order in ORDERS]
    plan.names["number"] = [str(number) for number in range(20)]
    plan.names["reason"] = REASONS
    return plan


GAME = SuitcaseGame()

# The rules count in literals for speed; all other code reads the table of kinds. They must agree.
assert GAME.space.size == ids.ACTION_COUNT
assert all(GAME.space.first[name] == getattr(ids, name.upper()) for name in GAME.space.first)
assert sorted(CONTENTS) == [0, 1, 3, 5]
