"""Laws about what an observer knows: `redact`, and what may be asked of a redacted state."""

from safehouse.conformance.setting import differing
from safehouse.conformance.walk import Ply, few, plies
from safehouse.core.batch import features_of, numbers
from safehouse.core.features import feature_count
from safehouse.core.fields import PUBLIC, values_of
from safehouse.core.game import CHANCE, MANY, OVER, SPECTATOR, GameState, Setup
from safehouse.core.registry import Game

# Places of a buffer on both sides of a state's own.
MARGIN = 3


def redact(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`redact`: “a new state”, the same when redacted again; what is PUBLIC in FIELDS is equal in every view."""
    public = [name for name, mark in game.state_class.FIELDS.items() if mark == PUBLIC]
    for ply in plies(game, setup, seed, games):
        world = values_of(ply.state)
        for observer in ply.observers():
            view = ply.state.redact(observer)
            if view is ply.state or view.events is not None:
                ply.broken("redact", observer, "it is not a new state that nobody listens to")
            shown = values_of(view)
            for name in public:
                if shown[name] != world[name]:
                    ply.broken("redact", observer, f"{name} is public and {world[name]!r}, shown is {shown[name]!r}")
            twice = values_of(view.redact(observer))
            if twice != shown:
                ply.broken("redact", observer, f"redacted again, {differing(shown, twice)}")


def redact_pending(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`pending`: “Who is asked follows from public facts only … A redacted state lists the others as still thinking”.

    So all views agree but for the own seat, of which they say the truth.
    """
    before: tuple[list[int], list[int], int] = ([], [], CHANCE)
    for ply in plies(game, setup, seed, games):
        real = list(ply.state.pending())
        asked = list(ply.state.redact(SPECTATOR).pending())
        # An answer has come in, and others of the same decision still think.
        was_real, was_asked, seat = before
        going_on = len(was_real) > 1 and real in (was_real, [other for other in was_real if other != seat])
        if going_on and asked != was_asked:
            ply.broken("redact_pending", SPECTATOR, f"shown were {was_asked}, and {asked} once {seat} has answered")
        before = (real, asked, ply.seat)
        for observer in ply.observers():
            view = ply.state.redact(observer)
            shown = list(view.pending())
            if real in ([], [CHANCE]):
                if shown != real:
                    ply.broken("redact_pending", observer, f"{real} are pending, shown are {shown}")
            elif (observer in shown) != (observer in real):
                ply.broken("redact_pending", observer, f"{real} are pending, shown are {shown}")
            elif [seat for seat in shown if seat != observer] != [seat for seat in asked if seat != observer]:
                ply.broken("redact_pending", observer, f"a spectator is shown {asked}, this observer {shown}")
            elif not set(real) <= set(asked):
                ply.broken("redact_pending", observer, f"{real} are pending, but a spectator is shown {asked}")
            check_actor(ply, observer, view)


def check_actor(ply: Ply, observer: int, view: GameState) -> None:
    """`actor`: “Always agrees with `pending`”, in a view as well. One that has answered may see nobody left."""
    shown = list(view.pending())
    expected = [shown[0]] if len(shown) == 1 else [MANY] if shown else [OVER, MANY]
    if view.actor() not in expected:
        ply.broken("redact_pending", observer, f"shown are {shown}, but the actor shown is {view.actor()}")


def redact_answers(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`redact`: “its own `legal`, `why_not`, `features` … work on it and give the same answers as on the world”.

    `private_key`: “A function of `redact(seat)`”.
    """
    size = feature_count(game.features)
    for ply in few(game, setup, seed, games, about=25):
        for seat in range(setup.players):
            view = ply.state.redact(seat)
            if seat in ply.state.pending() and list(view.legal(seat)) != list(ply.state.legal(seat)):
                ply.broken("redact_answers", seat, f"legal is {ply.state.legal(seat)}, in the view {view.legal(seat)}")
            for action in range(game.space.size):
                real, told = ply.state.why_not(seat, action), view.why_not(seat, action)
                if real != told:
                    text = game.space.text(setup, action)
                    ply.broken("redact_answers", seat, f"why_not {text} is {real}, in the view {told}")
            if ply.state.private_key(seat) != view.private_key(seat):
                ply.broken("redact_answers", seat, "private_key differs in the view")
            one, other = features_of(ply.state, seat, size), features_of(view, seat, size)
            if one != other:
                ply.broken("redact_answers", seat, f"features are {one}, in the view {other}")


def features(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`features`: “each from 0 to its largest, all of them every time, and none beside them”."""
    largest = [feature.most for feature in game.features for _ in range(feature.size)]
    size = len(largest)
    for ply in few(game, setup, seed, games):
        for seat in range(setup.players):
            one, other = written(ply.state, seat, size, -7), written(ply.state, seat, size, -9)
            if [value for value in (*one[:MARGIN], *one[-MARGIN:]) if value != -7]:
                ply.broken("features", seat, "it writes beside its place in the buffer")
            for place, (value, again, most) in enumerate(
                zip(one[MARGIN:-MARGIN], other[MARGIN:-MARGIN], largest, strict=True)
            ):
                if value != again:
                    ply.broken("features", seat, f"feature {place} is not written")
                if not 0 <= value <= most:
                    ply.broken("features", seat, f"feature {place} is {value}, not in 0 … {most}")


def written(state: GameState, seat: int, size: int, blank: int) -> list[int]:
    """Return a buffer full of `blank` once the features are in it, with a margin on both sides."""
    buffer = numbers(size + 2 * MARGIN)
    for place in range(len(buffer)):
        buffer[place] = blank
    state.features(seat, buffer, MARGIN)
    return list(buffer)


def why_not(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`why_not`: “the id of the rule and a text key; ("", "") if it is legal”."""
    for ply in few(game, setup, seed, games, about=25):
        pending = list(ply.state.pending())
        for seat in range(setup.players):
            options = set(ply.state.legal(seat)) if seat in pending else set()
            for action in range(game.space.size):
                rule, reason = ply.state.why_not(seat, action)
                text = game.space.text(setup, action)
                if action in options and (rule, reason) != ("", ""):
                    ply.broken("why_not", seat, f"{text} is legal, but refused by {rule}: {reason}")
                if action not in options and not (rule and reason):
                    ply.broken("why_not", seat, f"{text} is not legal, but the reason is {(rule, reason)}")


def seen_as(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`seen_as`: “itself, another id, or HIDDEN”; who acts sees himself; a function of the observer's view.

    The label says nothing that the observer could not tell before: equal views show equal labels for a visible action.
    """
    for ply in few(game, setup, seed, games):
        for observer in ply.observers():
            for action in ply.row:
                label = ply.state.seen_as(observer, ply.seat, action)
                if observer == ply.seat and label != action:
                    ply.broken("seen_as", observer, f"its own action {action} is seen as {label}")
                if not -1 <= label < game.space.size:
                    ply.broken("seen_as", observer, f"{action} is seen as {label}")
                told = ply.state.redact(observer).seen_as(observer, ply.seat, action)
                if told != label:
                    ply.broken("seen_as", observer, f"{action} is seen as {label}, in the view as {told}")
