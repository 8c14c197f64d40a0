"""Public history of Vienna: the cards that were shown, where agents went, what was gained, paid and bought."""

from collections.abc import Sequence
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from safehouse.core.features import NUMBER, Feature
from safehouse.core.game import GameState, Setup
from safehouse.core.history import History, write_by_seat
from safehouse.games.vienna.ids import ACTIONS, BUILDINGS, KINDS, SEATS, THINGS
from safehouse.games.vienna.plan import Plan

MOST: Final = 999
# Numbers of one seat, in this order.
BRIBES_SHOWN: Final = 0
INFOS_SHOWN: Final = BRIBES_SHOWN + ACTIONS * KINDS
DISCARDED: Final = INFOS_SHOWN + ACTIONS * KINDS
PLACED: Final = DISCARDED + KINDS
REMOVED: Final = PLACED + BUILDINGS
RECEIVED: Final = REMOVED + BUILDINGS
PAID: Final = RECEIVED + KINDS
MARKED: Final = PAID + KINDS + 1
TILES: Final = MARKED + KINDS
POINTS: Final = TILES + KINDS
ACCEPTED: Final = POINTS + 1
FULFILLED: Final = ACCEPTED + 1
MONEY: Final = FULFILLED + 1
BOUGHT: Final = MONEY + 1
EACH: Final = BOUGHT + THINGS
COUNTED: Final = (
    ("bribes of cards shown", ACTIONS * KINDS, "by action and kind"),
    ("infos of cards shown", ACTIONS * KINDS, "by action and kind"),
    ("cards discarded", KINDS, "by kind of bribe"),
    ("agents placed", BUILDINGS, "by building"),
    ("agents taken back", BUILDINGS, "by building"),
    ("bribes received", KINDS, "by kind"),
    ("bribes and shillings paid", KINDS + 1, "by kind"),
    ("markers moved", KINDS, "by info"),
    ("tiles taken", KINDS, "by info"),
    ("points on the way", 1, ""),
    ("missions accepted", 1, ""),
    ("missions fulfilled", 1, ""),
    ("shillings received", 1, ""),
    ("things bought", THINGS, "by thing"),
)


class ViennaHistory(History):
    """Counts by seat, since the game began."""

    FEATURES: ClassVar[Sequence[Feature]] = tuple(
        Feature(f"{name}, seat {seat} from mine", size, MOST, NUMBER, note)
        for seat in range(SEATS)
        for name, size, note in COUNTED
    )

    plan: Plan
    counts: list[int]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        assert isinstance(setup, Plan)
        self.plan = setup
        self.counts = [0] * (setup.players * EACH)

    def see(self, kind: str, args: list[int]) -> None:
        counts = self.counts
        if kind == "showed":
            place: i64 = args[0] * EACH + args[1] * KINDS
            counts[place + BRIBES_SHOWN + self.plan.bribe_of[args[2]]] += 1
            counts[place + INFOS_SHOWN + self.plan.info_of[args[2]]] += 1
        elif kind == "discarded":
            counts[args[0] * EACH + DISCARDED + self.plan.bribe_of[args[1]]] += 1
        elif kind == "placed":
            counts[args[0] * EACH + PLACED + args[1]] += 1
        elif kind == "removed":
            counts[args[0] * EACH + REMOVED + args[1]] += 1
        elif kind == "bribes":
            counts[args[0] * EACH + RECEIVED + args[1]] += args[2]
        elif kind == "paid":
            counts[args[0] * EACH + PAID + args[1]] += 1
        elif kind == "marker":
            counts[args[0] * EACH + MARKED + args[1]] += 1
        elif kind == "took":
            counts[args[0] * EACH + TILES + args[2]] += 1
        elif kind == "points":
            counts[args[0] * EACH + POINTS] += args[1]
        elif kind == "accepted":
            counts[args[0] * EACH + ACCEPTED] += 1
        elif kind == "fulfilled":
            counts[args[0] * EACH + FULFILLED] += 1
        elif kind == "money":
            counts[args[0] * EACH + MONEY] += args[1] + args[2]
        elif kind == "bought":
            counts[args[0] * EACH + BOUGHT + args[1]] += 1

    def write(self, state: GameState, seat: i64, buffer: vec[i16], start: i64) -> None:
        write_by_seat(self.counts, EACH, seat, SEATS, MOST, 0, buffer, start)
