"""Laws about states as values: `apply` is pure, copies are independent, every field is covered."""

import json
import pickle

from safehouse.conformance.setting import broken, differing
from safehouse.conformance.walk import Ply, after, few, plies, settle
from safehouse.core.batch import features_of
from safehouse.core.features import feature_count
from safehouse.core.fields import MARKS, field_names, set_values, values_of
from safehouse.core.game import CHANCE, Event, GameState, Setup
from safehouse.core.registry import Game
from safehouse.core.rng import Rng


def pure(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`apply`: “Pure: no random number, no clock, no input”. A listener changes nothing either."""
    kept: list[tuple[Ply, GameState, dict[str, object]]] = []
    for ply in few(game, setup, seed, games):
        if ply.over:
            continue
        before = ply.state.clone()
        result = values_of(after(before, ply.seat, ply.row))
        heard = before.clone()
        heard.events = []
        for action in ply.row:
            heard.apply(ply.seat, action)
        if values_of(heard) != result:
            ply.broken("pure", ply.seat, f"with a listener {differing(result, values_of(heard))}")
        kept.append((ply, before, result))
    # Much later, and in the opposite order, the same step gives the same.
    for ply, before, result in reversed(kept):
        again = values_of(after(before, ply.seat, ply.row))
        if again != result:
            ply.broken("pure", ply.seat, f"done again, {differing(result, again)}")


def reading(game: Game, setup: Setup, seed: int, games: int) -> None:
    """Check that all methods but `apply` and `retract` leave the state unchanged."""
    for ply in few(game, setup, seed, games):
        before = values_of(ply.state)
        shared = [list(ply.state.legal(seat)) for seat in ply.state.pending() if seat != CHANCE]
        read_everything(ply)
        if values_of(ply.state) != before:
            ply.broken("reading", None, f"reading changed it: {differing(before, values_of(ply.state))}")
        if shared != [list(ply.state.legal(seat)) for seat in ply.state.pending() if seat != CHANCE]:
            ply.broken("reading", None, "reading changed the options")


def read_everything(ply: Ply) -> None:
    state, game = ply.state, ply.game
    state.actor()
    if list(state.pending()) == [CHANCE]:
        state.chance()
        state.sample_chance(ply.rng)
    for observer in ply.observers():
        view = state.redact(observer)
        view.sample(ply.rng)
        for action in ply.row:
            state.seen_as(observer, ply.seat, action)
        if observer >= 0:
            state.private_key(observer)
            features_of(state, observer, feature_count(game.features))
            state.why_not(observer, 0)
    if ply.over:
        state.outcome()
    settle(state, ply.rng)


def clone(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`clone`: “an independent copy that nobody listens to”: past states stay as they were while the game goes on."""
    kept: list[tuple[int, GameState, dict[str, object]]] = []
    last: Ply | None = None
    for ply in few(game, setup, seed, games):
        if ply.number == 0:
            kept = []
        last = ply
        for number, old, values in kept:
            if values_of(old) != values:
                ply.broken("clone", None, f"the clone of ply {number} changed: {differing(values, values_of(old))}")
        ply.state.events = []
        copy = ply.state.clone()
        ply.state.events = None
        if copy.events is not None:
            ply.broken("clone", None, "a fresh clone has a listener")
        if type(copy) is not type(ply.state):
            ply.broken("clone", None, f"it is a {type(copy).__name__}")
        if values_of(copy) != values_of(ply.state):
            ply.broken("clone", None, f"the copy differs: {differing(values_of(ply.state), values_of(copy))}")
        check_apart(ply, copy)
        kept.append((ply.number, copy, values_of(copy)))
    # Playing on from an old clone leaves the others alone, too.
    for number, old, values in kept:
        settle(old, Rng(seed))
        if values_of(old) != values:
            assert last is not None
            last.broken("clone", None, f"the clone of ply {number} changed: {differing(values, values_of(old))}")


def check_apart(ply: Ply, copy: GameState) -> None:
    """Go on in clones of a clone, and in what was redacted from it: it must not notice.

    Lists that no step changes in place may be shared, so it is the steps that are tried.
    """
    before = values_of(copy)
    if not ply.over:
        after(copy, ply.seat, ply.row)
        settle(copy, ply.rng, 50)
    for seat in copy.pending():
        if seat != CHANCE:
            view = copy.redact(seat)
            view.apply(seat, copy.legal(seat)[0])
    if values_of(copy) != before:
        ply.broken("clone", ply.seat, f"a step in a copy changed it: {differing(before, values_of(copy))}")


def fields(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`FIELDS`: “Every field that changes, and who may know it. Complete”: the class has no other ones."""
    state = game.first_state(setup)
    where = "ply 0, nobody"
    named = type(state).FIELDS
    # A class may keep the setup under a second name of the right type.
    alias = {name for name in field_names(type(state)) if getattr(state, name, None) is state.setup}
    real = field_names(type(state)) - alias
    instance = {name for name in getattr(state, "__dict__", {}) if not name.startswith("_")}
    real |= instance - alias - {"setup", "events"}
    if set(named) != real:
        lacking, surplus = sorted(real - set(named)), sorted(set(named) - real)
        broken("fields", game, setup, where, f"FIELDS lacks {lacking} and has {surplus} that the class does not have")
    wrong = {name: mark for name, mark in named.items() if mark not in MARKS}
    if wrong:
        broken("fields", game, setup, where, f"unknown marks: {wrong}")
    for ply in few(game, setup, seed, games):
        states = [("the clone", ply.state.clone())]
        states += [(f"what {observer} is shown", ply.state.redact(observer)) for observer in ply.observers()]
        for title, other in states:
            for name in named:
                check_field(ply, title, name, other)


def check_field(ply: Ply, title: str, name: str, other: GameState) -> None:
    """Check that a field is set, plain, and of the same type and length as in the world."""
    real, value = getattr(ply.state, name), getattr(other, name, None)
    if type(value) is not type(real):
        ply.broken("fields", None, f"{name} is {real!r}, and in {title} it is {value!r}")
    if isinstance(real, list):
        assert isinstance(value, list)
        if len(value) != len(real):
            ply.broken("fields", None, f"{name} has {len(real)} parts, and in {title} it has {len(value)}")
        if not all(type(part) in (int, bool, str) for part in value):
            ply.broken("fields", None, f"{name} is not a list of plain values in {title}: {value!r}")
    elif type(real) not in (int, bool, str):
        ply.broken("fields", None, f"{name} is {real!r}, which is not a plain value")


def json_round_trip(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`core.fields`: “plain data that JSON can hold”, and back: equal values, same options, same continuation."""
    for ply in plies(game, setup, seed, games):
        read = set_values(game.blank_state(setup), json.loads(json.dumps(values_of(ply.state))))
        check_equal(ply, "json", read, ply.number % 16 == 0)


def pickle_round_trip(game: Game, setup: Setup, seed: int, games: int) -> None:
    """Check that a state survives pickling, which our own processes use."""
    for ply in few(game, setup, seed, games):
        read = pickle.loads(pickle.dumps(ply.state.clone()))  # noqa: S301  # we wrote it in this very line
        check_equal(ply, "pickle", read, True)


def check_equal(ply: Ply, law: str, read: GameState, to_the_end: bool) -> None:
    if values_of(read) != values_of(ply.state):
        ply.broken(law, None, f"what comes back differs: {differing(values_of(ply.state), values_of(read))}")
    if list(read.pending()) != list(ply.state.pending()):
        ply.broken(law, None, f"{read.pending()} are pending, not {ply.state.pending()}")
    for seat in ply.state.pending():
        if seat == CHANCE:
            if list(read.chance()) != list(ply.state.chance()):
                ply.broken(law, seat, f"chance offers {read.chance()}, not {ply.state.chance()}")
        elif list(read.legal(seat)) != list(ply.state.legal(seat)):
            ply.broken(law, seat, f"legal is {read.legal(seat)}, not {ply.state.legal(seat)}")
    if to_the_end:
        one, other = settle(ply.state, Rng(ply.number)), settle(read, Rng(ply.number))
        if values_of(one) != values_of(other):
            ply.broken(law, None, f"it goes on differently: {differing(values_of(one), values_of(other))}")


def listeners(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`Event`: kinds and vocabularies are those that the game lists; `args`, `secret` and `audience` are plain."""
    for ply in plies(game, setup, seed, games):
        if ply.over:
            continue
        told: list[Event] = []
        heard = ply.state.clone()
        heard.events = told
        for action in ply.row:
            heard.apply(ply.seat, action)
        for event in told:
            if event.kind not in game.events:
                ply.broken("events", ply.seat, f"the kind {event.kind!r} is not in the game's list")
            if any(not 0 <= seat < setup.players for seat in event.audience):
                ply.broken("events", ply.seat, f"{event.kind}: the audience {event.audience} are not all seats")
            if event.secret and not event.audience:
                ply.broken("events", ply.seat, f"{event.kind}: a secret {event.secret} for nobody")
            if not all(type(part) is int for part in [*event.args, *event.secret]):
                ply.broken("events", ply.seat, f"{event.kind}: {event.args} {event.secret} are not all integers")
            if not game.events[event.kind].fits(event.args, event.secret):
                ply.broken("events", ply.seat, f"{event.kind}: {event.args} {event.secret} are not its arguments")
