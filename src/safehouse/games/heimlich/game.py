"""Heimlich & Co. for the registry: names of actions, events and features, and the reading of boards and decks."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from safehouse.core.actions import Kind
from safehouse.core.data import load
from safehouse.core.errors import BadData, BadOption
from safehouse.core.game import GameState, Setup
from safehouse.core.registry import EventKind, Game, Shows, StandingOrder
from safehouse.core.shapes import Numbers
from safehouse.games.heimlich import edit, ids
from safehouse.games.heimlich.course import TURN_LIMIT
from safehouse.games.heimlich.features import FEATURES
from safehouse.games.heimlich.fields import FIELDS
from safehouse.games.heimlich.meta import COLOURS, META
from safehouse.games.heimlich.plan import Plan
from safehouse.games.heimlich.rules import Heimlich

ACTION_KINDS = (
    Kind("points", (("number", 4),)),
    Kind("move", (("agent", ids.AGENTS),)),
    Kind("safe", (("building", ids.MAX_BUILDINGS),)),
    Kind("no"),
    Kind("yes"),
    Kind("play", (("card", ids.MAX_KINDS),)),
    Kind("pass"),
    Kind("agent", (("agent", ids.AGENTS),)),
    Kind("step", (("step", 7),)),
    Kind("to", (("building", ids.MAX_BUILDINGS),)),
    Kind("stone", (("agent", ids.AGENTS),)),
    Kind("stop"),
    Kind("entry", (("agent", ids.AGENTS), ("owner", 8))),
    Kind("left_out", (("number", 21),), by_chance=True),
    Kind("starts", (("seat", ids.MAX_SEATS),), by_chance=True),
    Kind("identity", (("agent", ids.AGENTS),), by_chance=True),
    Kind("draw", (("card", ids.MAX_KINDS),), by_chance=True),
    Kind("roll", (("face", 6),), by_chance=True),
    Kind("second", (("agent", ids.AGENTS),), by_chance=True),
    Kind("open", by_chance=True),
    Kind("reveal", by_chance=True),
)

# Events by kind: the public arguments, then those for the audience, each by name with its vocabulary, and what
# it shows.
EVENTS: Mapping[str, EventKind] = {
    "agents_in_play": EventKind({"agents": "agent"}, many=True),
    "starts": EventKind({"seat": "seat"}),
    "identity_dealt": EventKind({"seat": "seat"}, {"agent": "agent"}),
    "card_gained": EventKind({"seat": "seat"}, {"card": "card"}, shows=(Shows("pile_size"),)),
    "pile_refilled": EventKind({"size": "number"}, shows=(Shows("pile_size"),)),
    "rolled": EventKind({"seat": "seat", "face": "face"}, shows=(Shows("face"),)),
    "points_chosen": EventKind({"seat": "seat", "points": "number"}, shows=(Shows("points"),)),
    "moved": EventKind(
        {"seat": "seat", "agent": "agent", "start": "building", "to": "building"},
        shows=(Shows("at", ("agent",)), Shows("points")),
    ),
    "scoring": EventKind({"seat": "seat", "building": "building", "agents": "agent"}, many=True),
    "scored": EventKind(
        {"agent": "agent", "building": "building", "before": "number", "after": "number"},
        shows=(Shows("stone", ("agent",)),),
    ),
    "safe_moved": EventKind({"seat": "seat", "start": "building", "to": "building"}, shows=(Shows("safe"),)),
    "answered": EventKind({"seat": "seat", "answer": "number"}),
    # Rulings 1: from which place in the hand (H4.18).
    "card_played": EventKind({"seat": "seat", "card": "card", "slots": "number"}, many=True, shows=(Shows("card"),)),
    "put": EventKind(
        {"seat": "seat", "agent": "agent", "start": "building", "to": "building"},
        shows=(Shows("at", ("agent",)),),
    ),
    "advanced": EventKind(
        {"agent": "agent", "before": "number", "after": "number"},
        shows=(Shows("stone", ("agent",)),),
    ),
    "identity_taken": EventKind({"seat": "seat"}, {"agent": "agent"}),
    "go_ended": EventKind({"seat": "seat", "played": "number"}),
    "dossiers_due": EventKind(),
    "dossiers_filed": EventKind(),
    "revealed": EventKind({"seat": "seat", "score": "number", "agents": "agent"}, many=True),
}

# H4.5 asks everyone again and again; these answer in advance. A roll begins the next turn.
ORDERS: Mapping[str, StandingOrder] = {
    "no_card_this_turn": StandingOrder(ids.NO, ("rolled",)),
    "no_card_until_played": StandingOrder(ids.NO, ("card_played",)),
    "no_card": StandingOrder(ids.NO, ()),
}

VOCABULARIES = {"agent": COLOURS}
CONSTANTS = {"BYSTANDER": ids.BYSTANDER}

BOTS = {
    "expert": ".bots.expert:ExpertBot",
    "casual": ".bots.casual:CasualBot",
    "novice": ".bots.novice:NoviceBot",
    "network": ".bots.network:NetworkBot",
    "greedy": ".bots.greedy:GreedyBot",
}


class HeimlichGame(Game):
    meta = META
    kinds = ACTION_KINDS
    state_class = Heimlich
    features = FEATURES
    events = EVENTS
    orders = ORDERS
    fields = FIELDS
    vocabularies = VOCABULARIES
    constants = CONSTANTS
    data_folder = Path(__file__).parent / "data"
    bots = BOTS
    levels = ("novice", "casual", "expert")
    usual_players = 5
    versions = ((2, {}), (3, {"mode": "top_secret", "dossier": "yes"}))
    describer = ".describe:DESCRIBER"
    screen = ".screen:HeimlichScreen"
    text = ".plain:lines"
    picture = ".picture:paint"
    history = ".history:HeimlichHistory"
    beliefs = ".bots.beliefs:HeimlichBeliefs"
    glance = ".bots.glance:glance"
    chances = ".bots.chances:win_chances"
    benchmarks = ".bench:BENCHMARKS"
    headstart = ".headstart:headstart"
    suspicion = ".bots.public:PublicBelief"

    def make_setup(self, players: int, options: dict[str, str], files: dict[str, str]) -> Plan:
        return make_plan(players, options, files)

    def offered_orders(self, setup: Setup) -> list[str]:
        assert isinstance(setup, Plan)
        return list(self.orders) if setup.top_secret else []

    def blank_state(self, setup: Setup) -> Heimlich:
        assert isinstance(setup, Plan)
        return Heimlich(setup)

    def edit(self, state: GameState, changes: Mapping[str, Numbers], place: str) -> GameState:
        return edit.edit(state, changes, place)

    def check_file(self, role: str, text: str, place: str) -> str:
        if role == "board":
            board = read_board(text, place)
            return f"board {board['name']!r}: {len(board['buildings'])} buildings in a loop, one Church, one Ruin"
        if role == "deck":
            deck = read_deck(text, place)
            return f"deck {deck['name']!r}: {deck['cards']} cards of {len(deck['kinds'])} kinds"
        return super().check_file(role, text, place)


def make_plan(players: int, options: dict[str, str], files: dict[str, str]) -> Plan:
    """Turn options and data files into the plan that the rules read."""
    plan = Plan(players, options, files)
    plan.top_secret = options["mode"] == "top_secret"
    plan.with_dossier = options["dossier"] == "yes"
    plan.rulings_1 = plan.top_secret and options["rulings"] == "1"
    plan.rulings_2 = plan.top_secret and options["rulings"] == "2"
    plan.trigger_moves = plan.rulings_2 and options["safe_mover"] == "trigger"
    plan.sealed = plan.top_secret or plan.with_dossier
    board = read_board(files["board"], "board")
    plan.agents_in_play = agents_in_play(players, board)
    plan.chosen_colours = colours_mask(options["colours"], int(plan.agents_in_play))
    if plan.chosen_colours == 0 and "agents" in board:
        plan.chosen_colours = (1 << plan.agents_in_play) - 1  # H2.6
    plan.chosen_starter = starter(options["start"], players)
    lay_board(plan, board)
    add_deck(plan, read_deck(files["deck"], "deck"))
    # H4.12: a card never ends the game, however short the track is.
    plan.stone_limit = [min(limit, int(plan.goal) - 1) for limit in plan.stone_limit]
    plan.names["agent"] = list(COLOURS)
    plan.names["seat"] = [str(seat + 1) for seat in range(ids.MAX_SEATS)]
    plan.names["owner"] = [*plan.names["seat"], "bystander"]
    plan.names["number"] = [str(number) for number in range(100)]
    plan.names["step"] = [f"{step:+d}" for step in range(-3, 4)]
    return plan


def agents_in_play(players: int, board: dict[str, Any]) -> int:
    """H2.1: three more than players, as far as there are. H2.6: or as many as the board declares."""
    agents: int = board.get("agents", min(players + 3, ids.AGENTS))
    if agents < players:
        raise BadOption(f"heimlich: the board {board['name']!r} has {agents} agents, too few for {players} players")
    return agents


def colours_mask(colours: str, wanted: int) -> int:
    """H2.1: the players choose the colours together, or chance does (0)."""
    if colours == "random":
        return 0
    names = colours.split("+")
    for name in names:
        if name not in COLOURS:
            raise BadOption(f"heimlich: there is no agent {name!r}; there are {', '.join(COLOURS)}")
    if len(set(names)) != wanted or len(names) != wanted:
        raise BadOption(f"heimlich: this many players need {wanted} different agents, not {colours!r} (H2.1)")
    return sum(1 << COLOURS.index(name) for name in names)


def starter(seat: str, players: int) -> int:
    """H2.4: a chosen seat, or chance decides (-1)."""
    if seat == "random":
        return -1
    if int(seat) > players:
        raise BadOption(f"heimlich: seat {seat} cannot begin, there are {players} players")
    return int(seat) - 1


def read_board(text: str, place: str) -> dict[str, Any]:
    """Return a proven board. H1.1: one Church and one Ruin in the loop."""
    board: dict[str, Any] = load(text, HeimlichGame.data_folder / "board.schema.json", place)
    names = [building["name"] for building in board["buildings"]]
    for index, name in enumerate(names):
        if names.index(name) < index:
            raise BadData(f"{place}, buildings[{index}].name: {name!r} occurs twice")
    for role in ("church", "ruin"):
        count = sum(building.get("role") == role for building in board["buildings"])
        if count != 1:
            raise BadData(f"{place}, buildings: {count} of them have the role {role!r}, it must be 1 (H1.1)")
    if board["safe"] not in names:
        raise BadData(f"{place}, safe: there is no building {board['safe']!r}")
    if board["dossier_field"] >= board["goal"]:
        raise BadData(f"{place}, dossier_field: {board['dossier_field']} is not before the goal {board['goal']} (H5.1)")
    return board


def lay_board(plan: Plan, board: dict[str, Any]) -> None:
    buildings = board["buildings"]
    roles = [building.get("role", "") for building in buildings]
    plan.names["building"] = [building["name"] for building in buildings]
    # Equal faces have different names, so that a record says which one was rolled.
    faces = [str(face) for face in board["die"]]
    plan.names["face"] = [
        face if faces.index(face) == place else f"{face}#{faces[:place].count(face) + 1}"
        for place, face in enumerate(faces)
    ]
    plan.buildings = len(buildings)
    plan.values = [building["value"] for building in buildings]
    plan.church = roles.index("church")
    plan.ruin = roles.index("ruin")
    plan.safe_start = plan.names["building"].index(board["safe"])
    plan.goal = board["goal"]
    plan.dossier_field = board["dossier_field"]
    plan.turn_limit = board.get("turns", TURN_LIMIT)
    plan.faces = [face if isinstance(face, int) else 0 for face in board["die"]]
    others = range(plan.buildings)
    plan.safe_options = [[ids.SAFE + other for other in others if other != building] for building in others]


def read_deck(text: str, place: str) -> dict[str, Any]:
    """Return a proven deck. H1.6: its kinds add up to the number of cards that it declares."""
    deck: dict[str, Any] = load(text, HeimlichGame.data_folder / "deck.schema.json", place)
    names: list[str] = []
    for index, kind in enumerate(deck["kinds"]):
        where = f"{place}, kinds[{index}]"
        if kind["kind"] in names:
            raise BadData(f"{where}.kind: {kind['kind']!r} occurs twice")
        names.append(kind["kind"])
        check_kind(kind, where)
    total = sum(kind["copies"] for kind in deck["kinds"])
    if total != deck["cards"]:
        raise BadData(f"{place}, cards: {deck['cards']} declared, but the copies add up to {total} (H1.6)")
    return deck


def check_kind(kind: dict[str, Any], place: str) -> None:
    """Refuse a card that does not fit its effect, so that no play can get stuck."""
    least, most = kind.get("agents", [0, 0])
    effect = kind["effect"]
    steps = kind.get("steps", [])
    needed = {
        "swap": (2, 2),
        "join": (1, 1),
        "move_safe": (0, 0),
        "all_to_church": (0, 0),
        "identity": (0, 0),
    }
    if effect in needed and (least, most) != needed[effect]:
        raise BadData(f"{place}.agents: the effect {effect!r} names {list(needed[effect])} agents, not {[least, most]}")
    if effect not in needed and not 1 <= least <= most:
        raise BadData(
            f"{place}.agents: the effect {effect!r} needs at least one agent, and no fewer at most than least"
        )
    if (effect == "steps") != bool(steps):
        raise BadData(f"{place}.steps: they belong to the effect 'steps', and it needs them")
    if len(steps) > 1 and least != most:
        raise BadData(f"{place}.steps: a choice of steps needs a fixed number of agents")
    if effect in ("swap", "join", "stones") and kind.get("where", "anywhere") != "anywhere":
        raise BadData(f"{place}.where: the effect {effect!r} takes agents anywhere")
    if effect == "stones" and least != most:
        raise BadData(f"{place}.agents: the effect 'stones' needs a fixed number")
    if (effect == "stones") != ("limit" in kind):
        raise BadData(f"{place}.limit: it belongs to the effect 'stones', and it needs one")


def add_deck(plan: Plan, deck: dict[str, Any]) -> None:
    kinds = deck["kinds"]
    plan.names["card"] = [kind["kind"] for kind in kinds]
    plan.kinds = len(kinds)
    plan.copies = [kind["copies"] for kind in kinds]
    plan.least = [kind.get("agents", [0, 0])[0] for kind in kinds]
    plan.most = [kind.get("agents", [0, 0])[1] for kind in kinds]
    plan.where = [ids.WHERE.index(kind.get("where", "anywhere")) for kind in kinds]
    plan.effect = [ids.EFFECTS.index(kind["effect"]) for kind in kinds]
    plan.steps = [sorted(kind.get("steps", [])) for kind in kinds]
    plan.step_options = [[ids.STEP + 3 + step for step in steps] for steps in plan.steps]
    plan.stone_limit = [kind.get("limit", 0) for kind in kinds]


GAME = HeimlichGame()

# The rules count in literals for speed; all other code reads the table of kinds. They must agree.
assert GAME.space.size == ids.ACTION_COUNT
assert all(GAME.space.first[name] == number for name, number in {
    "points": ids.POINTS, "move": ids.MOVE, "safe": ids.SAFE, "no": ids.NO, "yes": ids.YES, "play": ids.PLAY,
    "pass": ids.PASS, "agent": ids.AGENT, "step": ids.STEP, "to": ids.TO, "stone": ids.STONE, "stop": ids.STOP,
    "entry": ids.ENTRY, "left_out": ids.COLOURS, "starts": ids.STARTER, "identity": ids.IDENTITY, "draw": ids.DRAW,
    "roll": ids.ROLL, "second": ids.SECOND, "open": ids.OPEN, "reveal": ids.REVEAL,
}.items())  # fmt: skip
