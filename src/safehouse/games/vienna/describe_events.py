"""The events of Vienna as sentences: events that belong together share one, in their order.

What follows an event of the same player at once belongs to it: the points of a square to its tile, the reward to its
mission, what was paid to what was bought.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from safehouse.core.game import Event, Setup
from safehouse.core.sentences import Seen, Sentence, Told, counted, grouped, named, seat_name
from safehouse.games.vienna import ids
from safehouse.games.vienna.describe_things import (
    ability_text,
    bribes,
    building_label,
    card_for,
    card_in_drawer,
    card_text,
    figure_name,
    income,
    info_name,
    mission_name,
    mission_text,
    payment,
    plan_of,
    source_name,
    square_label,
    thing,
    thing_name,
)
from safehouse.games.vienna.game import EVENTS

# Events of one kind that share a sentence: of one player, or of all.
BY_SEAT = ("paid", "removed", "discarded", "bribes", "points", "money")
BY_ALL = ("flag", "tile", "first_info", "colour", "offered")
# Events that have several sentences, or appear only together with others.
APART = (
    "flag", "tile", "first_info", "colour", "offered", "drew", "discarded", "showed", "stored", "bribes", "points",
    "marker", "investigator", "paid", "placed", "removed", "took", "figure", "accepted", "fulfilled", "money", "bought",
)  # fmt: skip
STORIES = (
    "flag", "tile", "first_info", "colour", "offered", "by_seat", "drew", "drew-seen", "discarded", "showed-1",
    "showed-2", "showed-3", "stored", "stored-shown", "replaced", "replaced-shown", "bribes-shown", "bribes",
    "bribes-instead", "points", "money", "money-instead", "ability",
    "marker", "marker-gains", "marker-ability", "marker-ability-gains", "marker-shown", "marker-shown-gains",
    "investigator", "investigator-purchase", "investigator-payday", "investigator-end", "paid", "placed",
    "placed-free", "placed-figure", "placed-figure-free", "removed", "took", "took-third_man", "figure",
    "accepted", "accepted-gains", "fulfilled", "fulfilled-gains", "bought", "bought-paid",
)  # fmt: skip

Row = tuple[str, list[Seen]]


def together(kind: str, one: Seen, other: Seen) -> bool:
    """Return whether two adjacent events of a kind share a sentence."""
    if kind == "drew":
        return bool(one[1]) == bool(other[1])
    return kind in BY_ALL or (kind in BY_SEAT and one[0][0] == other[0][0])


def event(setup: Setup, kind: str, args: Sequence[int]) -> Sentence:
    """Return one event as a sentence of its own."""
    words = [*EVENTS[kind].args.values()]
    return f"event-{kind}", named(words, args, lambda vocabulary, value: thing(setup, vocabulary, value))


def story(setup: Setup, events: Sequence[Event], observer: int) -> list[Told]:
    """Return events as an observer sees them, those that belong together as one sentence."""
    reader = StoryTeller(setup, grouped(events, observer, together))
    told: list[Told] = []
    while reader.rows:
        reader.about = reader.place
        told.append((reader.next(), reader.about))
    return told


class StoryTeller:
    """Rows of events, read from the front; each sentence takes the rows that it tells."""

    def __init__(self, setup: Setup, rows: Sequence[Row]) -> None:
        self.setup = setup
        self.plan = plan_of(setup)
        self.rows = list(rows)
        self.count = self.left
        # Which event the sentence is about: the first that it tells, or the one that the others lead to.
        self.about = 0
        # Between the bribe of action II and an agent, a seat takes things instead of one (V6.3).
        self.instead = False
        # Between an agent and action IV, what a seat gets without a mission comes from its drawers (V6.5).
        self.placed_now = False
        self.tellers = {
            "flag": self.dealt, "tile": self.dealt, "first_info": self.by_seat, "colour": self.by_seat,
            "offered": self.offered, "drew": self.drew, "discarded": self.discarded, "showed": self.showed,
            "stored": self.stored, "bribes": self.gains, "points": self.gains, "money": self.gains,
            "marker": self.marker, "investigator": self.investigator, "paid": self.paid, "placed": self.placed,
            "removed": self.removed, "took": self.took, "figure": self.figure, "accepted": self.accepted,
            "fulfilled": self.fulfilled, "bought": self.bought,
        }  # fmt: skip

    @property
    def left(self) -> int:
        return sum(len(row) for _, row in self.rows)

    @property
    def place(self) -> int:
        """Return which event comes next."""
        return self.count - self.left

    def next(self) -> Sentence:
        kind, row = self.rows.pop(0)
        teller = self.tellers.get(kind)
        return event(self.setup, kind, row[0][0]) if teller is None else teller(kind, [args for args, _ in row], row)

    def follows(self, kind: str, seat: int) -> bool:
        return bool(self.rows) and self.rows[0][0] == kind and self.rows[0][1][0][0][0] == seat

    def take(self, kind: str, seat: int) -> list[list[int]]:
        """Take the next row if it is of this kind and of this player."""
        return [args for args, _ in self.rows.pop(0)[1]] if self.follows(kind, seat) else []

    def take_first(self, kind: str, seat: int) -> list[int]:
        """Take one event only; others of its row stay."""
        if not self.follows(kind, seat):
            return []
        row = self.rows[0][1]
        args = row.pop(0)[0]
        if not row:
            self.rows.pop(0)
        return args

    # --- The setup ----------------------------------------------------------------------------------------------

    def dealt(self, kind: str, all_args: list[list[int]], _: list[Seen]) -> Sentence:
        """Return flags on buildings, tiles on squares: a single one, or how many."""
        if len(all_args) == 1:
            return event(self.setup, kind, all_args[0])
        return f"story-{kind}", {"number": len(all_args)}

    def by_seat(self, kind: str, all_args: list[list[int]], _: list[Seen]) -> Sentence:
        name = info_name if kind == "first_info" else figure_name
        entries = [("story-by_seat", {"seat": seat_name(seat), "thing": name(value)}) for seat, value in all_args]
        return f"story-{kind}", {"entries": entries}

    def offered(self, _kind: str, all_args: list[list[int]], _: list[Seen]) -> Sentence:
        return "story-offered", {"missions": [mission_text(self.setup, mission) for (mission,) in all_args]}

    # --- Cards --------------------------------------------------------------------------------------------------

    def drew(self, _kind: str, all_args: list[list[int]], row: list[Seen]) -> Sentence:
        if row[0][1]:
            cards = [card_text(self.setup, secret[0]) for _, secret in row]
            return "story-drew-seen", {"seat": seat_name(all_args[0][0]), "cards": cards}
        seats = [seat for (seat,) in all_args]
        entries = [
            ("story-by_seat", {"seat": seat_name(seat), "thing": seats.count(seat)}) for seat in dict.fromkeys(seats)
        ]
        return "story-drew", {"entries": entries}

    def discarded(self, _kind: str, all_args: list[list[int]], _: list[Seen]) -> Sentence:
        cards = [card_in_drawer(self.setup, card) for _, card in all_args]
        return "story-discarded", {"seat": seat_name(all_args[0][0]), "cards": cards}

    def showed(self, _kind: str, all_args: list[list[int]], _: list[Seen]) -> Sentence:
        """Return the sentences of a card that is turned up, and what it does at once."""
        seat, action, card = all_args[0]
        self.placed_now = False
        if action == 0 and self.follows("stored", seat):
            return self.store(seat, "-shown")
        if action == 1 and self.follows("bribes", seat):
            self.instead = True
            self.about = self.place
            kind, count = self.take_first("bribes", seat)[1:]
            gains = [bribes(kind, count), *(counted("point", points) for _, points in self.take("points", seat))]
            return "story-bribes-shown", {"seat": seat_name(seat), "gains": gains}
        self.instead = False
        if action == 2 and self.follows("marker", seat):
            return self.move(self.take_first("marker", seat), shown=True)
        return f"story-showed-{action + 1}", {"seat": seat_name(seat), "card": card_for(self.setup, card, action)}

    def stored(self, _kind: str, all_args: list[list[int]], _: list[Seen]) -> Sentence:
        seat = all_args[0][0]
        self.rows.insert(0, ("stored", [(all_args[0], [])]))
        return self.store(seat, "")

    def store(self, seat: int, shown: str) -> Sentence:
        """Return the sentences of a card that goes into a drawer, and of the one that it replaces."""
        self.about = self.place
        card, slot = self.take_first("stored", seat)[1:]
        arguments: dict[str, Any] = {
            "seat": seat_name(seat), "number": slot + 1, "ability": ability_text(self.setup, card),
        }  # fmt: skip
        replaced = self.take_first("discarded", seat)
        if not replaced:
            return f"story-stored{shown}", arguments
        return f"story-replaced{shown}", {**arguments, "replaced": card_in_drawer(self.setup, replaced[1])}

    # --- Gains --------------------------------------------------------------------------------------------------

    def gained(self, seat: int) -> list[Sentence]:
        """Take the points, bribes and money of a player that come next."""
        gains: list[Sentence] = []
        while True:
            if points := self.take("points", seat):
                gains += [counted("point", number) for _, number in points]
            elif taken := self.take("bribes", seat):
                kinds = dict.fromkeys(kind for _, kind, _ in taken)
                gains += [bribes(kind, sum(number for _, one, number in taken if one == kind)) for kind in kinds]
            elif money := self.take("money", seat):
                gains += [one for _, shillings, boxed in money for one in income(shillings, boxed)]
            else:
                return gains

    def gains(self, kind: str, all_args: list[list[int]], row: list[Seen]) -> Sentence:
        """Return what a seat gets for an ability, or instead of an agent."""
        seat = all_args[0][0]
        self.rows.insert(0, (kind, row))
        if self.placed_now:
            return "story-ability", {"seat": seat_name(seat), "gains": self.gained(seat)}
        key = f"story-{kind}{'-instead' if self.instead and kind != 'points' else ''}"
        return key, {"seat": seat_name(seat), "gains": self.gained(seat)}

    def marker(self, _kind: str, all_args: list[list[int]], _: list[Seen]) -> Sentence:
        return self.move(all_args[0], shown=False)

    def move(self, args: Sequence[int], shown: bool) -> Sentence:
        """Return the move of a marker; the points of its spaces come next."""
        seat, info, field = args
        self.about = self.place - 1
        arguments: dict[str, Any] = {
            "seat": seat_name(seat), "info": info_name(info), "field": field + 1, "area": self.plan.area[info][field],
        }  # fmt: skip
        key = "story-marker"
        if shown:
            key += "-shown"
        elif self.placed_now:
            key += "-ability"
        points = self.take_first("points", seat)
        if points:
            return f"{key}-gains", {**arguments, "gains": counted("point", points[1])}
        return key, arguments

    def investigator(self, _kind: str, all_args: list[list[int]], _: list[Seen]) -> Sentence:
        field = all_args[0][0]
        key = "story-investigator"
        if field == self.plan.end:
            key += "-end"
        elif self.plan.full and field in self.plan.purchases:
            key += "-purchase"
        elif self.plan.full and field in self.plan.paydays:
            key += "-payday"
        return key, {"roof": self.setup.names["roof"][field]}

    # --- Agents -------------------------------------------------------------------------------------------------

    def paid(self, _kind: str, all_args: list[list[int]], _: list[Seen]) -> Sentence:
        seat = all_args[0][0]
        paid = payment([means for _, means in all_args])
        if self.follows("placed", seat):
            return self.put(self.take_first("placed", seat), paid)
        return "story-paid", {"seat": seat_name(seat), "paid": paid}

    def placed(self, _kind: str, all_args: list[list[int]], _: list[Seen]) -> Sentence:
        return self.put(all_args[0], [])

    def put(self, args: Sequence[int], paid: list[Sentence]) -> Sentence:
        seat, building, source = args
        self.about = self.place - 1
        self.instead = False
        self.placed_now = True
        arguments: dict[str, Any] = {
            "seat": seat_name(seat), "building": building_label(self.setup, building),
            "source": source_name(self.setup, ids.SUPPLY if source == ids.FIGURE else source),
        }  # fmt: skip
        key = "story-placed-figure" if self.take_first("figure", seat) else "story-placed"
        if not paid:
            return f"{key}-free", arguments
        return key, {**arguments, "paid": paid}

    def removed(self, _kind: str, all_args: list[list[int]], _: list[Seen]) -> Sentence:
        houses = [("source-building", {"building": building_label(self.setup, building)}) for _, building in all_args]
        return "story-removed", {"seat": seat_name(all_args[0][0]), "buildings": houses}

    def took(self, _kind: str, all_args: list[list[int]], _: list[Seen]) -> Sentence:
        """Return a tile, and the points of its square: one less with the third man's help (V14.1)."""
        seat, square, info = all_args[0]
        arguments: dict[str, Any] = {
            "seat": seat_name(seat), "square": square_label(self.setup, square), "info": info_name(info),
        }  # fmt: skip
        points = self.take_first("points", seat)
        number = points[1] if points else 0
        key = "story-took-third_man" if number < self.plan.number[square] else "story-took"
        return key, {**arguments, "gains": counted("point", number)}

    def figure(self, _kind: str, all_args: list[list[int]], _: list[Seen]) -> Sentence:
        seat, building = all_args[0]
        return "story-figure", {"seat": seat_name(seat), "building": building_label(self.setup, building)}

    # --- Missions and money -------------------------------------------------------------------------------------

    def accepted(self, _kind: str, all_args: list[list[int]], _: list[Seen]) -> Sentence:
        seat, mission = all_args[0]
        arguments: dict[str, Any] = {"seat": seat_name(seat), "mission": mission_text(self.setup, mission)}
        money = self.take_first("money", seat)
        if not money:
            return "story-accepted", arguments
        return "story-accepted-gains", {**arguments, "gains": income(*money[1:])}

    def fulfilled(self, _kind: str, all_args: list[list[int]], _: list[Seen]) -> Sentence:
        seat, mission = all_args[0]
        arguments: dict[str, Any] = {"seat": seat_name(seat), "mission": mission_name(self.setup, mission)}
        gains = self.gained(seat)
        return ("story-fulfilled-gains", {**arguments, "gains": gains}) if gains else ("story-fulfilled", arguments)

    def bought(self, _kind: str, all_args: list[list[int]], _: list[Seen]) -> Sentence:
        seat, number = all_args[0]
        arguments: dict[str, Any] = {"seat": seat_name(seat), "thing": thing_name(number)}
        paid = payment([means for _, means in self.take("paid", seat)])
        return ("story-bought-paid", {**arguments, "paid": paid}) if paid else ("story-bought", arguments)


def keys() -> Iterator[str]:
    """Yield every key that can be given from here."""
    yield from (f"event-{kind}" for kind in EVENTS if kind not in APART or kind in ("flag", "tile"))
    yield from (f"story-{name}" for name in STORIES)
