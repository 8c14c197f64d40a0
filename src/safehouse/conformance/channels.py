"""Non-interference (I4): whatever reaches an observer is the same in all worlds that it cannot tell apart.

`Channels` gathers all that a seat or a spectator could receive at a moment, as bytes. A server or a client that sends
more than this can subclass it, add its own channel, and have it tried by `check_channels`.
"""

import json
from collections.abc import Sequence

from safehouse.conformance.walk import Ply, entries
from safehouse.core.batch import features_of
from safehouse.core.changes import by_event
from safehouse.core.draft import Draft
from safehouse.core.errors import IllegalMove
from safehouse.core.features import feature_count
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, SPECTATOR, Event, GameState, Setup
from safehouse.core.match import visible
from safehouse.core.registry import Game
from safehouse.core.rng import Rng

DRAFTS = 2
LONG_ROW = 8


class Channels:
    """Everything that an observer could receive. Each method is one channel; all of them together are a message."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup

    def text(self, action: int) -> str:
        return self.game.space.text(self.setup, action)

    def view(self, state: GameState, observer: int) -> object:
        return values_of(state.redact(observer))

    def pending(self, state: GameState, observer: int) -> object:
        return list(state.redact(observer).pending())

    def options(self, state: GameState, observer: int) -> object:
        view = state.redact(observer)
        if observer not in view.pending():
            return None
        return [[action, self.text(action)] for action in view.legal(observer)]

    def reasons(self, state: GameState, observer: int) -> object:
        """Return why each action of the space is refused: what an error message would say."""
        if observer == SPECTATOR:
            return None
        return [state.why_not(observer, action) for action in range(self.game.space.size)]

    def features(self, state: GameState, observer: int) -> object:
        if observer == SPECTATOR:
            return None
        return features_of(state, observer, feature_count(self.game.features))

    def private_key(self, state: GameState, observer: int) -> object:
        return None if observer == SPECTATOR else state.private_key(observer)

    def drafts(self, state: GameState, observer: int, seed: int) -> object:
        """Return random rows with all that they preview, and the refusal of a wrong pick."""
        if observer == SPECTATOR:
            return None
        rng = Rng(seed)
        shown: list[object] = []
        try:
            for _ in range(DRAFTS):
                draft = Draft(state, observer)
                while not draft.complete and len(draft.row) < LONG_ROW:
                    draft.stage(draft.options[rng.below(len(draft.options))])
                    told = [visible(event, observer) for event in draft.events]
                    shown.append([draft.row[:], draft.options, draft.view(), told])
                draft.stage(rng.below(self.game.space.size))
        except IllegalMove as error:
            shown.append(str(error))
        return shown

    def events(self, events: Sequence[Event], observer: int) -> object:
        return [visible(event, observer) for event in events]

    def changes(
        self, before: GameState, after: GameState, events: Sequence[Event], observer: int
    ) -> Sequence[Sequence[object]]:
        """Return what a board shows with each event of a step."""
        views = [values_of(state.redact(observer)) for state in (before, after)]
        return by_event(self.game, views[0], views[1], events) if events else []

    def label(self, state: GameState, observer: int, seat: int, action: int) -> object:
        """Return what a record says of an action that is about to be done in `state`."""
        return state.seen_as(observer, seat, action)

    def result(self, state: GameState, observer: int) -> object:
        if state.pending():
            return None
        outcome = state.outcome()
        return [outcome.shares, outcome.ranks, outcome.scores, outcome.reason]

    def message(self, state: GameState, observer: int, seed: int) -> dict[str, object]:
        """Return all that can be asked of a state, by channel."""
        return {
            "view": self.view(state, observer),
            "pending": self.pending(state, observer),
            "options": self.options(state, observer),
            "reasons": self.reasons(state, observer),
            "features": self.features(state, observer),
            "private_key": self.private_key(state, observer),
            "drafts": self.drafts(state, observer, seed),
            "result": self.result(state, observer),
        }

    def step(self, state: GameState, observer: int, seat: int, row: Sequence[int]) -> dict[str, object]:
        """Do a row, which changes `state`, and return what the observer hears of it."""
        told: list[Event] = []
        labels: list[object] = []
        changes: list[object] = []
        for action in row:
            labels.append(self.label(state, observer, seat, action))
            before = state.clone()
            events: list[Event] = []
            state.events = events
            state.apply(seat, action)
            state.events = None
            told += events
            changes += self.changes(before, state, events, observer)
        return {"labels": labels, "events": self.events(told, observer), "changes": changes}


def to_bytes(message: dict[str, object]) -> bytes:
    """Return a message as it would travel. Order, types and spelling count."""
    return json.dumps(message, separators=(",", ":")).encode()


def first_difference(one: dict[str, object], other: dict[str, object]) -> str:
    for name in one:
        left, right = (json.dumps(message.get(name)) for message in (one, other))
        if left != right:
            place = next((i for i, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), 0)
            near = slice(max(0, place - 40), place + 40)
            return f"{name} differs: …{left[near]}… and …{right[near]}…"
    return "the channels are not the same"


def look_alike(state: GameState, observer: int, seat: int, labels: Sequence[int], rng: Rng) -> tuple[int, ...] | None:
    """Find a row in another world that looks to the observer as the true one did; at random among those."""
    row: list[int] = []
    clone = state.clone()
    for label in labels:
        if seat not in clone.pending():
            return None
        options = [listed for listed, _ in clone.chance()] if seat == CHANCE else list(clone.legal(seat))
        fitting = [action for action in options if clone.seen_as(observer, seat, action) == label]
        if not fitting:
            return None
        row.append(fitting[rng.below(len(fitting))])
        clone.apply(seat, row[-1])
    return tuple(row)


def check_channels(channels: Channels, game: Game, setup: Setup, seed: int, games: int, *, every: int = 15) -> None:
    """Hold all that observers receive in the true world against what they receive in worlds sampled for them."""
    for ply in entries(game, setup, seed, games):
        if ply.number % (every if ply.number > 12 else 3) and not ply.over:
            continue
        for observer in ply.observers():
            compare_at(channels, ply, observer)


def compare_at(channels: Channels, ply: Ply, observer: int) -> None:
    world = ply.state.redact(observer).sample(ply.rng)
    compare(channels, ply, observer, ply.state, world, "")
    if observer != SPECTATOR:
        # A spectator knows less than any seat, so it cannot tell apart what one seat cannot.
        compare(channels, ply, SPECTATOR, ply.state, world, "")
    if ply.over or ply.unopened - {observer}:
        return  # Sealed answers of others are unanswered in the sampled world: it goes on differently.
    row = look_alike(world, observer, ply.seat, seen_labels(ply, observer), ply.rng)
    if row is None:
        return
    true = ply.state.clone()
    heard = channels.step(true, observer, ply.seat, ply.row)
    other = channels.step(world, observer, ply.seat, row)
    if to_bytes(heard) != to_bytes(other):
        if values_of(true.redact(observer)) != values_of(world.redact(observer)):
            return  # What came out could be told apart, and may be: a reveal, or a play that shows a card.
        ply.broken("non_interference", observer, first_difference(heard, other))
    if values_of(true.redact(observer)) == values_of(world.redact(observer)):
        compare(channels, ply, observer, true, world, "after the step ")


def seen_labels(ply: Ply, observer: int) -> list[int]:
    state = ply.state.clone()
    labels = []
    for action in ply.row:
        labels.append(state.seen_as(observer, ply.seat, action))
        state.apply(ply.seat, action)
    return labels


def compare(channels: Channels, ply: Ply, observer: int, one: GameState, other: GameState, when: str) -> None:
    left = channels.message(one, observer, ply.number)
    right = channels.message(other, observer, ply.number)
    if to_bytes(left) != to_bytes(right):
        ply.broken("non_interference", observer, when + first_difference(left, right))


def non_interference(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`redact`: “Nothing else than a redacted state may reach a player, a bot or a client” – and nothing else does."""
    check_channels(Channels(game, setup), game, setup, seed, games)


def canaries(game: Game, setup: Setup, seed: int, games: int) -> None:
    """I5: distinctive values planted in what an observer does not know appear in nothing that it receives."""
    channels = Channels(game, setup)
    for ply in entries(game, setup, seed, games):
        if ply.number % 10 and not ply.over:
            continue
        for observer in ply.observers():
            planted, secrets = plant(ply.state, observer)
            if not secrets:
                continue
            received = to_bytes(channels.message(planted, observer, ply.number)).decode()
            found = [secret for secret in secrets if str(secret) in received]
            if found:
                channel = next(
                    name for name, part in channels.message(planted, observer, ply.number).items()
                    if any(str(secret) in json.dumps(part) for secret in found)
                )  # fmt: skip
                ply.broken("canaries", observer, f"{len(found)} hidden values are in the channel {channel}")


# Numbers that nothing else in a game comes near and that still fit a compiled integer; negative, since a game may
# mark public parts of a hidden list by large ones.
CANARY = -7_310_000_000


def plant(state: GameState, observer: int) -> tuple[GameState, list[int]]:
    """Replace every part of a list that the observer's view does not show, each by a number of its own."""
    planted, view = state.clone(), state.redact(observer)
    secrets: list[int] = []
    for name in type(state).FIELDS:
        shown, real = getattr(view, name), getattr(planted, name)
        if isinstance(real, list):
            changed = list(real)
            for place, (mine, true) in enumerate(zip(shown, real, strict=True)):
                if mine != true:
                    secrets.append(CANARY - len(secrets) * 1_009)
                    changed[place] = secrets[-1]
            setattr(planted, name, changed)
    return planted, secrets
