"""Positions of Vienna for tests: a dealt table, changed by hand, and moves by their names."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from safehouse.core.game import CHANCE, Event
from safehouse.games.vienna import ids
from safehouse.games.vienna.game import GAME
from safehouse.games.vienna.rules import Vienna

# The rules are tested on these; what holds of the data that come first is in tests/data.
CLASSIC = {"board": "vienna_1950", "missions": "classic", "tracks": "classic"}


def table(players: int = 2, version: str = "starter", **options: str) -> Vienna:
    """A game before its first draw, dealt in the order in which outcomes are listed; seat 0 holds the arms."""
    setup = GAME.setup(players, {**CLASSIC, "version": version, "start": "1", **options})
    state = GAME.first_state(setup)
    assert isinstance(state, Vienna)
    while state.phase != ids.DRAWING:
        if state.phase in (ids.POSTING, ids.CHOOSING_FIGURE):
            state.apply(state.active, state.legal(state.active)[0])
        else:
            state.apply(CHANCE, state.chance()[0][0])
    return state


def name(state: Vienna, kind: str, word: str) -> int:
    return state.plan.names[kind].index(word)


def houses(state: Vienna, fits: Callable[[int], bool] = lambda _: True) -> list[int]:
    return [building for building in range(ids.BUILDINGS) if fits(building)]


def of(state: Vienna, **wanted: int) -> list[int]:
    """The buildings with this colour, flag, seal."""
    kinds = {"colour": state.plan.city, "flag": state.flag, "seal": state.plan.seal_of}
    return houses(state, lambda building: all(kinds[kind][building] == value for kind, value in wanted.items()))


def bribes(state: Vienna, seat: int, **counts: int) -> None:
    """Exactly these bribes, and none of the others."""
    names = state.plan.names["bribe"]
    state.bribe[seat * 5 : seat * 5 + 5] = [counts.get(word, 0) for word in names]


def infos(state: Vienna, seat: int, **counts: int) -> None:
    names = state.plan.names["info"]
    state.info[seat * 5 : seat * 5 + 5] = [counts.get(word, 0) for word in names]


def stand(state: Vienna, seat: int, buildings: Iterable[int]) -> None:
    """Put agents out of the supply onto these buildings."""
    for building in buildings:
        assert not state.agents[seat] >> building & 1
        state.agents[seat] |= 1 << building
        state.supply[seat] -= 1


def drawers(state: Vienna, seat: int, *numbers: int) -> None:
    """Lay cards, by their numbers, into a seat's drawers."""
    for slot, number in enumerate(numbers):
        assert state.where[number - 1] == ids.PILE
        state.where[number - 1] = ids.IN_DRAWER + seat
        state.drawer[seat * ids.SLOTS + slot] = number - 1
        state.pile_left -= 1


def card_with(state: Vienna, first: int, last: int, x: str = "", kind: str = "") -> int:
    """The number of a card in a range whose X is called so."""
    numbers = range(first, last + 1)
    return next(n for n in numbers if not x or state.plan.x[n - 1] == name(state, kind, x))


def card_with_x(state: Vienna, first: int, last: int, x: int) -> int:
    """The number of a card in a range with this X."""
    return next(number for number in range(first, last + 1) if state.plan.x[number - 1] == x)


def card_showing(state: Vienna, bribe: str = "", info: str = "", but: Sequence[int] = ()) -> int:
    """The number of a card in the pile with this bribe or info on top."""
    for card in range(state.plan.deck):
        if bribe and state.plan.bribe_of[card] != name(state, "bribe", bribe):
            continue
        if info and state.plan.info_of[card] != name(state, "info", info):
            continue
        if card + 1 not in but and state.where[card] == ids.PILE:
            return card + 1
    raise AssertionError("there is no such card")


def deal(state: Vienna, hands: Mapping[int, Sequence[int]]) -> None:
    """A round's cards: for each seat those that it assigns to I, II and IV; others get what is left."""
    kept = {number for cards in hands.values() for number in cards}
    while state.phase == ids.DRAWING:
        mine = [n for n in hands.get(state.active, ()) if state.where[n - 1] == ids.PILE]
        spare = [n for n in range(state.plan.deck, 0, -1) if n not in kept and state.where[n - 1] == ids.PILE]
        state.apply(CHANCE, ids.CARD + (mine or spare)[0] - 1)
    for seat in range(state.plan.players):
        for place in range(ids.ACTIONS):
            cards = hands.get(seat)
            state.apply(seat, ids.ASSIGN + cards[place] - 1 if cards else state.legal(seat)[0])


def options(state: Vienna) -> list[str]:
    return [GAME.space.text(state.plan, action) for action in state.legal(state.active)]


def do(state: Vienna, *words: str) -> list[str]:
    """Let whoever is asked do these legal things, chance too. Return what everybody is told."""
    lines: list[str] = []
    for word in words:
        action = GAME.space.parse(state.plan, word)
        assert action is not None, f"{word!r} is no action"
        seat = state.pending()[0]
        possible = [outcome for outcome, _ in state.chance()] if seat == CHANCE else state.legal(seat)
        assert action in possible, f"{word} is not among {[GAME.space.text(state.plan, option) for option in possible]}"
        told: list[Event] = []
        state.events = told
        state.apply(seat, action)
        state.events = None
        for event in told:
            kinds = GAME.events[event.kind].args.values()
            lines.append(
                ":".join(
                    [event.kind, *(state.plan.names[kind][arg] for kind, arg in zip(kinds, event.args, strict=True))]
                )
            )
    return lines


def place(state: Vienna, building: int, source: str = "supply") -> list[str]:
    """Put an agent; the source is asked only if there are several."""
    lines = do(state, f"place:{state.plan.names['building'][building]}")
    if state.phase == ids.SOURCING:
        lines += do(state, f"from:{source}")
    return lines


def to_action_three(state: Vienna, cards: Sequence[int] | None = None) -> None:
    """Deal a round and play seat 0 up to action III; the card of action I fills a free drawer."""
    deal(state, {0: cards} if cards else {})
    do(state, "show")
    if state.phase == ids.STORING:
        do(state, f"drawer:{state.drawer.index(ids.NONE) + 1}")
    do(state, "show")
    while state.phase == ids.CHOOSING:
        do(state, options(state)[0])
    assert state.phase == ids.ACTING
