"""Public history of Suitcase: steps, suitcases picked up and put down, duels and the cards played in them."""

from collections.abc import Sequence
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from safehouse.core.features import CHOICE, NUMBER, Feature
from safehouse.core.game import GameState, Setup
from safehouse.core.history import History, write_by_seat
from safehouse.games.suitcase.ids import AGENTS, CARD_VALUES, CASES, LETTERS, NONE, SEATS

MOST: Final = 1000
FROM_MINE: Final = "by seat, from mine"
BY_CASE: Final = f"{FROM_MINE}, and suitcase, from mine"


class SuitcaseHistory(History):
    """By seat: where its agents went, what they carried, whom they fought and with which cards."""

    FEATURES: ClassVar[Sequence[Feature]] = (
        Feature("steps of agent", SEATS * AGENTS, MOST, NUMBER, f"{FROM_MINE}: since the game began"),
        Feature("times suitcase was taken", SEATS * CASES, MOST, NUMBER, BY_CASE),
        Feature("times suitcase was put down", SEATS * CASES, MOST, NUMBER, f"{BY_CASE}; lost in a duel, too"),
        Feature("who delivered suitcase", CASES, SEATS, CHOICE, "0 nobody, else seats from mine + 1"),
        Feature("attacks", SEATS, MOST, NUMBER, FROM_MINE),
        Feature("defences", SEATS, MOST, NUMBER, FROM_MINE),
        Feature("agents beaten", SEATS, MOST, NUMBER, f"{FROM_MINE}: own ones, in duels"),
        Feature("cards laid to attack", SEATS * CARD_VALUES, MOST, NUMBER, f"{FROM_MINE}, by value"),
        Feature("cards laid to defend", SEATS * CARD_VALUES, MOST, NUMBER, f"{FROM_MINE}, by value"),
    )

    players: i64
    steps: list[int]
    taken: list[int]
    dropped: list[int]
    delivered: list[int]
    attacks: list[int]
    defences: list[int]
    beaten: list[int]
    attack_cards: list[int]
    defence_cards: list[int]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        players = setup.players
        self.players = players
        self.steps = [0] * (players * AGENTS)
        self.taken = [0] * (players * players * LETTERS)
        self.dropped = [0] * (players * players * LETTERS)
        self.delivered = [NONE] * (players * LETTERS)
        self.attacks = [0] * players
        self.defences = [0] * players
        self.beaten = [0] * players
        self.attack_cards = [0] * (players * CARD_VALUES)
        self.defence_cards = [0] * (players * CARD_VALUES)

    def see(self, kind: str, args: list[int]) -> None:
        if kind == "stepped":
            self.steps[args[0] * AGENTS + args[1]] += 1
        elif kind == "taken":
            self.taken[args[0] * self.players * LETTERS + args[2]] += 1
        elif kind == "dropped":
            self.dropped[args[0] * self.players * LETTERS + args[2]] += 1
        elif kind == "delivered":
            self.delivered[args[1]] = args[0]
        elif kind == "duel":
            self.attacks[args[0]] += 1
            self.defences[args[2]] += 1
        elif kind == "duel_opened":
            self.attack_cards[args[0] * CARD_VALUES + args[1]] += 1
            self.defence_cards[args[2] * CARD_VALUES + args[3]] += 1
        elif kind == "beaten":
            self.beaten[args[0]] += 1

    def write(self, state: GameState, seat: i64, buffer: vec[i16], start: i64) -> None:
        at = start
        write_by_seat(self.steps, AGENTS, seat, SEATS, MOST, 0, buffer, at)
        at += SEATS * AGENTS
        self.write_cases(self.taken, seat, buffer, at)
        at += SEATS * CASES
        self.write_cases(self.dropped, seat, buffer, at)
        at += SEATS * CASES
        offset: i64
        letter: i64
        for offset in range(SEATS):
            owner: i64 = (seat + offset) % self.players
            for letter in range(LETTERS):
                who: i64 = self.delivered[owner * LETTERS + letter] if offset < self.players else NONE
                if who != NONE:
                    who = (who - seat + self.players) % self.players
                buffer[at] = i16(who + 1)
                at += 1
        write_by_seat(self.attacks, 1, seat, SEATS, MOST, 0, buffer, at)
        write_by_seat(self.defences, 1, seat, SEATS, MOST, 0, buffer, at + SEATS)
        write_by_seat(self.beaten, 1, seat, SEATS, MOST, 0, buffer, at + 2 * SEATS)
        at += 3 * SEATS
        write_by_seat(self.attack_cards, CARD_VALUES, seat, SEATS, MOST, 0, buffer, at)
        write_by_seat(self.defence_cards, CARD_VALUES, seat, SEATS, MOST, 0, buffer, at + SEATS * CARD_VALUES)

    def write_cases(self, counts: list[int], seat: i64, buffer: vec[i16], start: i64) -> None:
        """Write what was done by each seat with each suitcase, both from the own ones on."""
        players = self.players
        at = start
        offset: i64
        other: i64
        letter: i64
        for offset in range(SEATS):
            row: i64 = (seat + offset) % players * players
            for other in range(SEATS):
                case: i64 = (row + (seat + other) % players) * LETTERS
                for letter in range(LETTERS):
                    value: i64 = counts[case + letter] if offset < players and other < players else 0
                    if value > MOST:
                        value = MOST
                    buffer[at] = i16(value)
                    at += 1
