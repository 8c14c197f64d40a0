"""The setup (V2, V9): what chance deals, and what players choose (V15.1), before the first round."""

from typing import Final

from mypy_extensions import i64

from safehouse.core.game import UNKNOWN
from safehouse.games.vienna import ids
from safehouse.games.vienna.decision import Decision, Prompt, Step
from safehouse.games.vienna.missions import give_start_mission, in_stack, offer, series_of
from safehouse.games.vienna.state import State

TILES_ON_BOARD: Final = 8  # of each kind (V2.1)
FLAGS_EACH: Final = 6  # V1.3
STARTER_AGENTS: Final = 6  # V2.3
FULL_AGENTS: Final = 5  # V9.1
FIGURES: Final = 4


def begin(t: State) -> None:
    """Set the table up; chance deals the rest, one thing after the other."""
    plan = t.plan
    seats = plan.players
    t.roof = plan.roof_start
    t.marker = [0] * ids.KINDS
    t.tile = [ids.NONE] * ids.SQUARES
    t.flag = [ids.NONE] * ids.BUILDINGS if plan.random_flags else plan.printed
    t.where = [ids.PILE if card < plan.deck else ids.GONE for card in range(len(plan.ability))]
    t.hand = [ids.EMPTY_SLOT] * (seats * ids.HAND)
    t.assigned = [ids.EMPTY_SLOT] * (seats * ids.ACTIONS)
    t.edition = [0] * len(plan.ability)
    t.pile_left = plan.deck
    t.held = [0] * seats
    t.hidden_old = [0] * seats
    t.extra_old = [0] * seats
    t.faced = [0] * seats
    t.drawer = [ids.NONE] * (seats * ids.SLOTS)
    t.bribe = [1] * (seats * ids.KINDS)  # V2.3
    t.info = [0] * (seats * ids.KINDS)
    t.score = [0] * seats
    t.agents = [0] * seats
    t.supply = [FULL_AGENTS if plan.full else STARTER_AGENTS] * seats
    t.coins = [1 if plan.full else 0] * seats
    t.box = [0] * seats
    t.gear = [0] * seats
    t.hired = [0] * seats
    t.desk = [ids.NONE] * (seats * ids.SLOTS)
    t.stack = [1 if plan.full else 0] * ids.MISSIONS
    t.offer = [ids.NONE] * ids.OPEN_MISSIONS
    t.colour = [ids.NONE] * seats
    t.figure = [ids.NONE] * seats
    t.figure_out = [0] * seats
    t.phase = ids.DEALING_FLAGS if plan.random_flags else ids.DEALING_TILES


def next_deal(t: State, number: i64, phase: i64) -> None:
    t.turn += 1
    if t.turn == number:
        t.turn = 0
        t.phase = phase


def left_of(dealt: list[int], each: i64, first: i64) -> list[tuple[int, int]]:
    """Return the outcomes of dealing one more kind, with the number of each."""
    counts = [each] * ids.KINDS
    for kind in dealt:
        if kind != UNKNOWN:
            counts[kind] -= 1
    return [(first + kind, counts[kind]) for kind in range(ids.KINDS) if counts[kind] > 0]


class DealingFlags(Step):
    """V2.2: by option, 30 flag tiles at random."""

    def outcomes(self, t: State) -> list[tuple[int, int]]:
        return left_of(t.flag, FLAGS_EACH, ids.FLAG)

    def choose(self, t: State, seat: i64, action: i64) -> None:
        flag = action - ids.FLAG
        t.flag = t.flag[:]
        t.flag[t.turn] = flag
        if t.events is not None:
            t.tell("flag", [t.turn, flag])
        next_deal(t, ids.BUILDINGS, ids.DEALING_TILES)


class DealingTiles(Step):
    """V2.1: eight tiles of each kind, one on every square."""

    def outcomes(self, t: State) -> list[tuple[int, int]]:
        return left_of(t.tile, TILES_ON_BOARD, ids.TILE)

    def choose(self, t: State, seat: i64, action: i64) -> None:
        info = action - ids.TILE
        t.tile[t.turn] = info
        if t.events is not None:
            t.tell("tile", [t.turn, info])
        next_deal(t, ids.SQUARES, ids.DEALING_INFOS)


class DealingInfos(Step):
    """V2.3: each player one of the five that were put aside."""

    def outcomes(self, t: State) -> list[tuple[int, int]]:
        taken = [sum(t.info[kind :: ids.KINDS]) for kind in range(ids.KINDS)]
        return [(ids.INFO + kind, 1) for kind in range(ids.KINDS) if taken[kind] == 0]

    def choose(self, t: State, seat: i64, action: i64) -> None:
        info = action - ids.INFO
        t.info[t.turn * ids.KINDS + info] = 1
        if t.events is not None:
            t.tell("first_info", [t.turn, info])
        next_deal(t, t.plan.players, ids.CHOOSING_START)
        if t.phase == ids.CHOOSING_START and t.plan.full:
            if not t.plan.feld:
                t.phase = ids.DEALING_MISSIONS
            else:
                t.phase = ids.CHOOSING_FIGURE if t.plan.choose_figures else ids.DEALING_COLOURS


class ChoosingFigure(Decision):
    """V15.1: each player chooses a figure of those that are left, in the order of the seats."""

    def options(self, t: State, seat: i64) -> list[int]:
        return [ids.LEAD + colour for colour in range(FIGURES) if colour not in t.colour]

    def choose(self, t: State, seat: i64, action: i64) -> None:
        give_figure(t, action - ids.LEAD)
        if t.turn == FIGURES - 1:
            # The last one of four has no choice.
            give_figure(t, self.options(t, t.turn)[0] - ids.LEAD)
        t.active = t.turn

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "leading", []

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        return "V15.1", "figure_taken"


def give_figure(t: State, colour: i64) -> None:
    """Give this figure to the next seat."""
    t.colour[t.turn] = colour
    if t.events is not None:
        t.tell("colour", [t.turn, colour])
    next_deal(t, t.plan.players, ids.DEALING_MISSIONS)


class DealingColours(Step):
    """V15.1: who leads which figure, by option left to chance."""

    def outcomes(self, t: State) -> list[tuple[int, int]]:
        return [(ids.COLOUR + colour, 1) for colour in range(FIGURES) if colour not in t.colour]

    def choose(self, t: State, seat: i64, action: i64) -> None:
        give_figure(t, action - ids.COLOUR)


class DealingMissions(Step):
    """V9.1: an S mission for each seat, then two A and two B missions on the board."""

    def outcomes(self, t: State) -> list[tuple[int, int]]:
        slot = t.turn - t.plan.players
        return [(ids.MISSION + mission, 1) for mission in in_stack(t, series_of(slot) if slot >= 0 else 0)]

    def choose(self, t: State, seat: i64, action: i64) -> None:
        if t.turn < t.plan.players:
            give_start_mission(t, t.turn, action - ids.MISSION)
        else:
            offer(t, t.turn - t.plan.players, action - ids.MISSION)
        next_deal(t, t.plan.players + ids.OPEN_MISSIONS, ids.CHOOSING_START)


class ChoosingStart(Step):
    """V2.4: who holds the city arms. V14.1: the last player posts the third man."""

    def outcomes(self, t: State) -> list[tuple[int, int]]:
        if t.plan.chosen_start >= 0:
            return [(ids.START + t.plan.chosen_start, 1)]
        return [(ids.START + first, 1) for first in range(t.plan.players)]

    def choose(self, t: State, seat: i64, action: i64) -> None:
        t.arms = action - ids.START
        if t.events is not None:
            t.tell("starts", [t.arms])
        t.stage = ids.NEW_ROUND
        t.phase = ids.READY
        if t.plan.third_man:
            t.active = (t.arms + t.plan.players - 1) % t.plan.players
            t.phase = ids.POSTING
