"""Leaks planted on purpose, one in each class: all must be caught (I4). Without one, everything is quiet."""

import hashlib
import json
from collections.abc import Sequence

import pytest

from safehouse.conformance import LawBroken, Setting
from safehouse.conformance.channels import Channels, check_channels
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, SPECTATOR, Event, GameState
from safehouse.core.registry import find_game
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.rules import Heimlich

GAME = find_game("heimlich")
SETTING = Setting(4, {"mode": "top_secret", "dossier": "yes", "start": "1"})


def table(state: GameState) -> Heimlich:
    assert isinstance(state, Heimlich)
    return state


def view_of(state: GameState, observer: int) -> dict[str, object]:
    return values_of(state.redact(observer))


def others(state: GameState, observer: int) -> list[int]:
    return [seat for seat in range(state.setup.players) if seat != observer]


def hand_of(state: GameState, seat: int) -> list[int]:
    first = seat * ids.HAND_LIMIT
    return [] if not table(state).hand else table(state).hand[first : first + table(state).hand_size[seat]]


class OrderByHiddenValue(Channels):
    """The other seats, in the order of what they hold."""

    def view(self, state: GameState, observer: int) -> object:
        seats = sorted(others(state, observer), key=lambda seat: (hand_of(state, seat), seat))
        return {**view_of(state, observer), "seats": seats}


class NullAgainstAbsent(Channels):
    """A key that is there, with nothing in it, only if somebody holds the first kind of card."""

    def view(self, state: GameState, observer: int) -> object:
        view = view_of(state, observer)
        if 0 in table(state).hand:
            view["first_kind"] = None
        return view


class StateHash(Channels):
    """“Only” a checksum, to find out whether client and server agree."""

    def view(self, state: GameState, observer: int) -> object:
        text = json.dumps(values_of(state))
        return {**view_of(state, observer), "hash": hashlib.sha256(text.encode()).hexdigest()[:8]}


class Seed(Channels):
    """A seed that follows from the pile."""

    def view(self, state: GameState, observer: int) -> object:
        return {**view_of(state, observer), "seed": sum(n * 31**k for k, n in enumerate(table(state).pile)) % 997}


class AsksWhoCanPlay(Channels):
    """Whoever has no playable card is not asked."""

    def pending(self, state: GameState, observer: int) -> object:
        asked = list(state.redact(observer).pending())
        return [seat for seat in asked if seat < 0 or ids.NO not in state.legal(seat) or len(state.legal(seat)) > 1]


class DerivedFlag(Channels):
    """One bit: whether the leading stone is a bystander's."""

    def view(self, state: GameState, observer: int) -> object:
        t = table(state)
        leader = max(range(ids.AGENTS), key=lambda agent: t.stone[agent])
        return {**view_of(state, observer), "bystander_leads": bool(t.owner) and t.owner[leader] == ids.BYSTANDER}


class NumberOfEvents(Channels):
    """A second event when the card drawn is one that could be played."""

    def events(self, events: Sequence[Event], observer: int) -> object:
        shown = list(super().events(events, observer))  # type: ignore[call-overload]
        return shown + [shown[-1] for event in events if event.kind == "card_gained" and event.secret[0] % 2]


class BoardOfAnother(Channels):
    """Boards play what happens to the hands of all."""

    def changes(
        self, before: GameState, after: GameState, events: Sequence[Event], observer: int
    ) -> Sequence[Sequence[object]]:
        return [[("hand", index, card) for index, card in enumerate(table(after).hand)]]


class ErrorNamesACard(Channels):
    """An error text that says what somebody else holds."""

    def reasons(self, state: GameState, observer: int) -> object:
        if observer == SPECTATOR:
            return None
        held = [card for seat in others(state, observer) for card in hand_of(state, seat)]
        return [f"{state.why_not(observer, action)} ({held[:1]})" for action in range(5)]


class OptionsOfAnother(Channels):
    """What the seat that is asked may do, sent to all."""

    def options(self, state: GameState, observer: int) -> object:
        return [list(state.legal(seat)) for seat in state.pending() if seat != CHANCE]


class PileCounts(Channels):
    """The pile by kind."""

    def view(self, state: GameState, observer: int) -> object:
        return {**view_of(state, observer), "pile": table(state).pile[:]}


class WhoHasAnswered(Channels):
    """The mask of seats that still think."""

    def view(self, state: GameState, observer: int) -> object:
        return {**view_of(state, observer), "waiting": int(table(state).waiting)}


class DossierProgress(Channels):
    """How many entries each seat has written."""

    def view(self, state: GameState, observer: int) -> object:
        t = table(state)
        size = ids.AGENTS
        written = [
            sum(entry != ids.BLANK for entry in t.dossier[seat * size : seat * size + size])
            for seat in range(t.plan.players)
        ]
        return {**view_of(state, observer), "written": written}


class TextNamesTheCard(Channels):
    """The line of the log that a person reads: it names what was drawn."""

    def events(self, events: Sequence[Event], observer: int) -> object:
        return [f"{event.kind} {event.args} {event.secret}" for event in events]


class FeatureOfAnother(Channels):
    """A feature too many: the next seat's identity."""

    def features(self, state: GameState, observer: int) -> object:
        owner = table(state).owner
        right = (observer + 1) % state.setup.players
        return [super().features(state, observer), owner.index(right) if right in owner else -1]


class RecordWithIds(Channels):
    """A record with the true ids instead of what was seen."""

    def label(self, state: GameState, observer: int, seat: int, action: int) -> object:
        return action


class PrivateKeyOfAnother(Channels):
    def private_key(self, state: GameState, observer: int) -> object:
        return state.private_key(others(state, observer)[-1])


class WhatOthersDrew(Channels):
    """The kinds of the cards that were drawn, sorted, so that nobody can say whose they are."""

    def view(self, state: GameState, observer: int) -> object:
        return {**view_of(state, observer), "drawn": sorted(table(state).drawn)}


class ExtraEventKind(Channels):
    """Another kind of event for the card that everybody fears."""

    def events(self, events: Sequence[Event], observer: int) -> object:
        renamed = {"card_gained": "strong_card_gained"}
        return [renamed.get(event.kind, "") if event.secret and event.secret[0] > 7 else event.kind for event in events]


class LengthOfAList(Channels):
    """A list of blanks, as long as a hidden number."""

    def view(self, state: GameState, observer: int) -> object:
        return {**view_of(state, observer), "cards": [0] * sum(kind == 3 for kind in table(state).hand)}


class SortedHands(Channels):
    """Hands as a client might draw them, unknown cards first – but sorted before they were hidden."""

    def view(self, state: GameState, observer: int) -> object:
        shown = []
        for seat in range(state.setup.players):
            order = sorted(range(len(hand_of(state, seat))), key=lambda slot: hand_of(state, seat)[slot])
            shown.append(order)
        return {**view_of(state, observer), "hands": shown}


class FloatForInt(Channels):
    """1 in one world and 1.0 in the other."""

    def view(self, state: GameState, observer: int) -> object:
        t = table(state)
        high = sum(kind > 6 for kind in t.hand) % 2
        return {**view_of(state, observer), "turn": float(t.turn) if high else int(t.turn)}


class KeyOrder(Channels):
    """The same content; which key comes first tells."""

    def view(self, state: GameState, observer: int) -> object:
        items = list(view_of(state, observer).items())
        return dict(items if sum(table(state).hand) % 2 else items[::-1])


class TrueForOne(Channels):
    """A truth value here, a number there."""

    def view(self, state: GameState, observer: int) -> object:
        t = table(state)
        return {**view_of(state, observer), "filed": bool(t.filed) if sum(t.hand) % 2 else int(t.filed)}


class DraftOnTheWorld(Channels):
    """A preview that runs on the true state, and goes on past the barrier."""

    def drafts(self, state: GameState, observer: int, seed: int) -> object:
        clone = state.clone()
        for _ in range(12):
            asked = [seat for seat in clone.pending() if seat != CHANCE]
            if not asked:
                break
            clone.apply(asked[0], clone.legal(asked[0])[-1])
        return [clone.actor() if not clone.pending() else list(clone.pending()), int(table(clone).passes)]


class ResultTooSoon(Channels):
    """Who would win if it ended now."""

    def result(self, state: GameState, observer: int) -> object:
        t = table(state)
        owners = t.owner or [ids.OUT] * ids.AGENTS
        return [sum(t.stone[a] for a in range(ids.AGENTS) if owners[a] == seat) for seat in range(t.plan.players)]


class SpectatorIsSeatZero(Channels):
    """A spectator who is sent what the first seat is sent."""

    def view(self, state: GameState, observer: int) -> object:
        return view_of(state, max(observer, 0))


class TextPadding(Channels):
    """Equal words; the number of blanks behind them tells."""

    def options(self, state: GameState, observer: int) -> object:
        return "your move" + " " * (hand_of(state, others(state, observer)[0]) or [0])[0]


LEAKS = [
    OrderByHiddenValue, NullAgainstAbsent, StateHash, Seed, AsksWhoCanPlay, DerivedFlag, NumberOfEvents, BoardOfAnother,
    ErrorNamesACard, OptionsOfAnother, PileCounts, WhoHasAnswered, DossierProgress, TextNamesTheCard,
    FeatureOfAnother, RecordWithIds, PrivateKeyOfAnother, WhatOthersDrew, ExtraEventKind, LengthOfAList,
    SortedHands, FloatForInt, KeyOrder, TrueForOne, DraftOnTheWorld, ResultTooSoon, SpectatorIsSeatZero,
    TextPadding,
]  # fmt: skip


def test_there_are_enough() -> None:
    assert len(set(LEAKS)) >= 20


@pytest.mark.parametrize("leak", LEAKS)
def test_caught(leak: type[Channels]) -> None:
    setup = SETTING.setup(GAME)
    with pytest.raises(LawBroken):
        check_channels(leak(GAME, setup), GAME, setup, seed=1, games=4, every=2)


@pytest.mark.parametrize("dossier", ["no", "yes"])
@pytest.mark.parametrize("mode", ["basic", "top_secret"])
@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_quiet_without_a_leak(players: int, mode: str, dossier: str) -> None:
    setup = Setting(players, {"mode": mode, "dossier": dossier}).setup(GAME)
    check_channels(Channels(GAME, setup), GAME, setup, seed=11, games=1)
