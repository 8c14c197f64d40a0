"""Every law catches what breaks it: the toy game keeps them all, and each defect below is found by its law."""

import random
from typing import ClassVar

import pytest

from safehouse.conformance import LAWS, LawBroken, Setting, check_game
from safehouse.core.draft import Draft
from safehouse.core.features import Buffer
from safehouse.core.fields import set_values, values_of
from safehouse.core.game import CHANCE, SPECTATOR, UNKNOWN, Event, GameState, Outcome, Setup
from safehouse.core.match import Match
from safehouse.core.rng import Rng
from tests.contract.toy import (
    BID,
    BIDDING,
    BROKEN_HISTORIES,
    COPIES,
    DEAL,
    DEALING,
    FINISHED,
    MORE,
    OPEN,
    OPENING,
    PASS,
    PLAYING,
    ROLL,
    STEP,
    STEPPING,
    StepsCommute,
    Toy,
    ToyGame,
    ToyHistory,
    WalksFartherThanTold,
)  # fmt: skip

SETTINGS = [Setting(2), Setting(3)]


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.label)
def test_the_toy_game_keeps_the_law(law: str, setting: Setting) -> None:
    check_game(ToyGame(), [setting], laws=[law], games=4)


# --- flow ------------------------------------------------------------------------------------------------


class ActorDisagrees(Toy):
    def actor(self) -> int:
        return CHANCE if self.phase == PLAYING else super().actor()


class PendingDescends(Toy):
    def pending(self) -> list[int]:
        return super().pending()[::-1]


class PendingAStranger(Toy):
    def pending(self) -> list[int]:
        return [7] if self.phase == PLAYING else super().pending()

    def actor(self) -> int:
        return 7 if self.phase == PLAYING else super().actor()


class LegalDescends(Toy):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


class LegalDoubles(Toy):
    def legal(self, seat: int) -> list[int]:
        return sorted(super().legal(seat) * 2)


class LegalIsEmpty(Toy):
    def legal(self, seat: int) -> list[int]:
        return [] if self.phase == PLAYING and self.round == 2 else super().legal(seat)


class LegalOutside(Toy):
    def legal(self, seat: int) -> list[int]:
        return [*super().legal(seat), 999] if self.phase == PLAYING else super().legal(seat)


class LegalForChance(Toy):
    def legal(self, seat: int) -> list[int]:
        return [*super().legal(seat), ROLL] if self.phase == PLAYING else super().legal(seat)


class DeadEnd(Toy):
    """A step of two out of three leaves one, which is then not offered."""

    def legal(self, seat: int) -> list[int]:
        return [] if self.phase == STEPPING and self.left == 1 and self.token % 2 else super().legal(seat)


class Endless(Toy):
    def end_round(self) -> None:
        self.phase = BIDDING


class SharesTooMuch(Toy):
    def outcome(self) -> Outcome:
        result = super().outcome()
        return Outcome([1.0] * len(result.shares), result.ranks, result.scores, result.reason)


class RanksFromZero(Toy):
    def outcome(self) -> Outcome:
        result = super().outcome()
        return Outcome(result.shares, [rank - 1 for rank in result.ranks], result.scores, result.reason)


class WinnerIsLast(Toy):
    def outcome(self) -> Outcome:
        result = super().outcome()
        last = [2] * len(result.ranks)
        last[0] = 1
        shares = [0.0] * len(last)
        shares[-1] = 1.0
        return Outcome(shares, last, result.scores, result.reason)


# --- states as values ------------------------------------------------------------------------------------

CALLS = [0]


class DrawsInApply(Toy):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if self.phase == PLAYING:
            self.token += random.randrange(1000)


class CountsCalls(Toy):
    """Some counter outside of the state, as a clock would be."""

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        CALLS[0] += 1
        self.token += CALLS[0] % 7


class ListenerMatters(Toy):
    def tell(
        self, kind: str, args: list[int], secret: list[int] | None = None, audience: list[int] | None = None
    ) -> None:
        super().tell(kind, args, secret, audience)
        if self.events is not None:
            self.token += 1


class ReadingChanges(Toy):
    def private_key(self, seat: int) -> int:
        self.token += 1
        return 0


class CloneShares(Toy):
    def clone(self) -> "Toy":
        copy = super().clone()
        copy.discards = self.discards
        return copy


class CloneForgets(Toy):
    def clone(self) -> "Toy":
        copy = super().clone()
        copy.token = 0
        return copy


class CloneListens(Toy):
    def clone(self) -> "Toy":
        copy = super().clone()
        copy.events = self.events
        return copy


class FieldMissing(Toy):
    FIELDS: ClassVar[dict[str, str]] = {name: mark for name, mark in Toy.FIELDS.items() if name != "token"}


class FieldUnnamed(Toy):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.surprise = 3


class FieldOfNoMark(Toy):
    FIELDS: ClassVar[dict[str, str]] = {**Toy.FIELDS, "token": "visible"}


class RedactDropsParts(Toy):
    def redact(self, observer: int) -> "Toy":
        view = super().redact(observer)
        view.card = view.card[:1]
        return view


class FieldOfSets(Toy):
    """What JSON cannot hold: a number becomes a text key, a tuple a list."""

    def apply_chance(self, action: int) -> None:
        super().apply_chance(action)
        self.score = tuple(self.score)  # type: ignore[assignment]

    def play(self, seat: int, action: int) -> None:
        self.score = list(self.score)
        super().play(seat, action)


class PickleForgets(Toy):
    def __reduce__(self) -> tuple[object, ...]:
        values = values_of(self)
        values["token"] = 0
        return rebuild_toy, (type(self), self.setup.players, values)


def rebuild_toy(kind: type[Toy], players: int, values: dict[str, object]) -> Toy:
    return set_values(kind(ToyGame().setup(players)), values)


class UnknownEvent(Toy):
    def end_round(self) -> None:
        self.tell("surprise", [])
        super().end_round()


class SecretForNobody(Toy):
    def end_round(self) -> None:
        self.tell("dealt", [0], [1])
        super().end_round()


class UnnamedArgument(Toy):
    def end_round(self) -> None:
        self.tell("played", [0, 1, 2])
        super().end_round()


# --- chance ----------------------------------------------------------------------------------------------


class ZeroWeight(Toy):
    def chance(self) -> list[tuple[int, int]]:
        if self.phase == DEALING:
            return [(DEAL + kind, count) for kind, count in enumerate(self.pile)]
        return super().chance()


class ChanceDescends(Toy):
    def chance(self) -> list[tuple[int, int]]:
        return super().chance()[::-1]


class FloatWeight(Toy):
    def chance(self) -> list[tuple[int, int]]:
        return [(outcome, weight / 2) for outcome, weight in super().chance()]  # type: ignore[misc]

    def sample_chance(self, rng: Rng) -> int:
        return super().chance()[0][0]


class LoadedDie(Toy):
    """Draws all outcomes alike, whatever they weigh."""

    def sample_chance(self, rng: Rng) -> int:
        listed = self.chance()
        return listed[rng.below(len(listed))][0]


# --- knowledge -------------------------------------------------------------------------------------------


class ShowsAllAtFirst(Toy):
    """Redacted once it hides, redacted twice it hides more."""

    def redact(self, observer: int) -> "Toy":
        view = super().redact(observer)
        if self.pile != [UNKNOWN] * 3:
            view.card = self.card[:]
        return view


class PublicDiffers(Toy):
    def redact(self, observer: int) -> "Toy":
        view = super().redact(observer)
        view.token += 1 if observer == SPECTATOR else 0
        return view


class RedactIsTheState(Toy):
    def redact(self, observer: int) -> "Toy":
        return self


class ShowsWhoThinks(Toy):
    """The bids are hidden, but not whether they are in."""

    def redact(self, observer: int) -> "Toy":
        view = super().redact(observer)
        view.second = [own if seat == observer else min(own, 0) for seat, own in enumerate(self.second)]
        return view


class HidesOwnCard(Toy):
    def redact(self, observer: int) -> "Toy":
        view = super().redact(observer)
        view.card = [UNKNOWN] * self.setup.players
        return view


class ReasonKnowsTooMuch(Toy):
    def why_not(self, seat: int, action: int) -> tuple[str, str]:
        rule, reason = super().why_not(seat, action)
        other = self.card[(seat + 1) % self.setup.players]
        return (rule, f"{reason}_{other}") if rule else (rule, reason)


class KeyKnowsTooMuch(Toy):
    def private_key(self, seat: int) -> int:
        return sum(self.card)


class FeatureKnowsTooMuch(Toy):
    def features(self, seat: int, buffer: Buffer, start: int) -> None:
        super().features(seat, buffer, start)
        buffer[start + 2] = self.card[seat - 1] + 1


class FeatureNegative(Toy):
    def features(self, seat: int, buffer: Buffer, start: int) -> None:
        super().features(seat, buffer, start)
        buffer[start + 2] = self.card[seat]


class FeatureNotWritten(Toy):
    def features(self, seat: int, buffer: Buffer, start: int) -> None:
        kept = buffer[start + 1]
        super().features(seat, buffer, start)
        buffer[start + 1] = kept


class FeatureTooLarge(Toy):
    def features(self, seat: int, buffer: Buffer, start: int) -> None:
        super().features(seat, buffer, start)
        buffer[start + 1] = 50


class FeatureBesideItsPlace(Toy):
    def features(self, seat: int, buffer: Buffer, start: int) -> None:
        super().features(seat, buffer, start)
        if start + 7 < len(buffer):
            buffer[start + 7] = 0


class RefusesTheLegal(Toy):
    def why_not(self, seat: int, action: int) -> tuple[str, str]:
        return ("T3", "no_pass") if action == PASS else super().why_not(seat, action)


class ReasonIsEmpty(Toy):
    def why_not(self, seat: int, action: int) -> tuple[str, str]:
        return ("", "") if seat not in self.pending() else super().why_not(seat, action)


class BlindActor(Toy):
    def seen_as(self, observer: int, actor: int, action: int) -> int:
        return UNKNOWN if self.phase == BIDDING else super().seen_as(observer, actor, action)


class LabelKnowsTooMuch(Toy):
    def seen_as(self, observer: int, actor: int, action: int) -> int:
        if self.phase == STEPPING and 0 <= observer != actor and self.card[actor] == 0:
            return STEP
        return super().seen_as(observer, actor, action)


# --- drafts ----------------------------------------------------------------------------------------------


class PreviewLies(Toy):
    """What a step does depends on somebody else's card, outside of a step of CHANCE."""

    def apply(self, seat: int, action: int) -> None:
        if self.phase == STEPPING:
            self.token += self.card[(seat + 1) % self.setup.players]
        super().apply(seat, action)


class PreviewTellsLess(Toy):
    def tell(
        self, kind: str, args: list[int], secret: list[int] | None = None, audience: list[int] | None = None
    ) -> None:
        if self.pile != [UNKNOWN] * 3:
            super().tell(kind, args, secret, audience)


class PlayShowsTheNextCard(Toy):
    """No step of CHANCE between a play and the card drawn."""

    def play(self, seat: int, action: int) -> None:
        super().play(seat, action)
        if self.phase == DEALING:
            self.apply(CHANCE, next(DEAL + kind for kind, count in enumerate(self.pile) if count))


# --- sampling --------------------------------------------------------------------------------------------


class SampleOther(Toy):
    def sample(self, rng: Rng) -> "Toy":
        world = super().sample(rng)
        world.token += 1
        return world


class SampleLeavesHoles(Toy):
    def sample(self, rng: Rng) -> "Toy":
        world = super().sample(rng)
        world.pile = [UNKNOWN] * 3
        return world


class SampleUnplayable(Toy):
    """Gives everybody the same card, of which there are not so many."""

    def sample(self, rng: Rng) -> "Toy":
        world = super().sample(rng)
        world.pile = [count - 1 for count in world.pile]
        return world


class SpectatorSeesCards(Toy):
    def redact(self, observer: int) -> "Toy":
        view = super().redact(observer)
        if observer == SPECTATOR:
            view.card = self.card[:]
        return view


class SampleOneWorld(Toy):
    """Always the first world that fits."""

    def sample(self, rng: Rng) -> "Toy":
        return super().sample(Rng(1))


class SampleUniform(Toy):
    """Reaches every world, and forgets that there are more hats than keys."""

    def sample(self, rng: Rng) -> "Toy":
        world = super().sample(rng)
        world.pile = [copies - gone for copies, gone in zip(COPIES, self.discards, strict=True)]
        for kind in self.card:
            if kind != UNKNOWN:
                world.pile[kind] -= 1
        for seat, kind in enumerate(self.card):
            if kind == UNKNOWN and self.holds[seat]:
                kinds = [kind for kind, count in enumerate(world.pile) if count]
                world.card[seat] = kinds[rng.below(len(kinds))]
                world.pile[world.card[seat]] -= 1
        return world


class SampleMissesOne(Toy):
    """Never gives a key to anybody else."""

    def sample(self, rng: Rng) -> "Toy":
        while True:
            world = super().sample(rng)
            if world.pile[2] or 2 in self.card or self.discards[2] or sum(world.pile) == 0:
                return world


class ForgetsThePast(Toy):
    """An opened bid of the highest kind says that one holds a key, and no field remembers it."""

    def legal(self, seat: int) -> list[int]:
        if self.phase == BIDDING and self.first[seat] == 2 and self.card[seat] != 2:
            return [MORE + 2]
        if self.phase == BIDDING and self.first[seat] == UNKNOWN and self.card[seat] == 0:
            return [BID, BID + 1]
        return super().legal(seat)


class EventTellsTooMuch(Toy):
    def end_round(self) -> None:
        self.tell("played", [self.leader, max(self.card)])
        super().end_round()


class CanaryInView(Toy):
    """The first seat's card is shown to the last one."""

    def redact(self, observer: int) -> "Toy":
        view = super().redact(observer)
        if observer == self.setup.players - 1:
            view.first = [*self.card[:1], *view.first[1:]]
        return view


class CanaryInReason(Toy):
    def why_not(self, seat: int, action: int) -> tuple[str, str]:
        rule, reason = super().why_not(seat, action)
        return (rule, f"{reason}: {self.card}") if rule else (rule, reason)


# --- answers at the same time ----------------------------------------------------------------------------


class FirstComeLeads(Toy):
    def apply(self, seat: int, action: int) -> None:
        if self.phase == BIDDING and action >= MORE and all(bid == UNKNOWN for bid in self.second):
            self.token += seat
        super().apply(seat, action)


class LeavesEarly(Toy):
    def pending(self) -> list[int]:
        if self.phase == BIDDING and UNKNOWN in self.first:
            return [seat for seat, bid in enumerate(self.first) if bid == UNKNOWN]
        return super().pending()


class LeavesLate(Toy):
    """Still in the list after its last pick, until another one has answered too."""

    def pending(self) -> list[int]:
        asked = super().pending()
        if self.phase == BIDDING and len(asked) == self.setup.players - 1:
            return list(range(self.setup.players))
        return asked


class RetractKeepsHalf(Toy):
    def retract(self, seat: int) -> None:
        self.second[seat] = UNKNOWN


class RetractDoesNothing(Toy):
    def retract(self, seat: int) -> None:
        pass


class SealedOnlyForMany(Toy):
    """As the base says it: the last seat seems to decide alone."""

    def sealed(self) -> bool:
        return GameState.sealed(self)


class SealedAlways(Toy):
    def sealed(self) -> bool:
        return self.phase != FINISHED


class BidIsSeen(Toy):
    def seen_as(self, observer: int, actor: int, action: int) -> int:
        return action if self.phase == BIDDING else super().seen_as(observer, actor, action)


class BidIsTold(Toy):
    def apply(self, seat: int, action: int) -> None:
        if self.phase == BIDDING:
            self.tell("stepped", [seat, 0])
        super().apply(seat, action)


class BidMovesTheToken(Toy):
    def apply(self, seat: int, action: int) -> None:
        if self.phase == BIDDING:
            self.token += 1
        super().apply(seat, action)


class OpensWithTheLastPick(Toy):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if seat != CHANCE and self.phase == OPENING:
            super().apply(CHANCE, OPEN)


BROKEN: dict[str, list[type[Toy]]] = {
    "pending": [ActorDisagrees, PendingDescends, PendingAStranger],
    "legal": [LegalDescends, LegalDoubles, LegalIsEmpty, LegalOutside, LegalForChance],
    "any_order": [StepsCommute],
    "shows": [WalksFartherThanTold],
    "no_dead_end": [DeadEnd],
    "terminates": [Endless],
    "outcome": [SharesTooMuch, RanksFromZero, WinnerIsLast],
    "pure": [DrawsInApply, CountsCalls, ListenerMatters],
    "reading": [ReadingChanges],
    "clone": [CloneShares, CloneForgets, CloneListens],
    "fields": [FieldMissing, FieldUnnamed, FieldOfNoMark, RedactDropsParts],
    "json": [FieldOfSets],
    "pickle": [PickleForgets],
    "events": [UnknownEvent, SecretForNobody, UnnamedArgument],
    "chance": [ZeroWeight, ChanceDescends, FloatWeight],
    "sample_chance": [LoadedDie],
    "redact": [ShowsAllAtFirst, PublicDiffers, RedactIsTheState],
    "redact_pending": [ShowsWhoThinks, LeavesEarly],
    "redact_answers": [HidesOwnCard, ReasonKnowsTooMuch, KeyKnowsTooMuch, FeatureKnowsTooMuch],
    "features": [FeatureBesideItsPlace, FeatureNegative, FeatureNotWritten, FeatureTooLarge],
    "why_not": [RefusesTheLegal, ReasonIsEmpty],
    "seen_as": [BlindActor, LabelKnowsTooMuch],
    "preview": [PreviewLies, PreviewTellsLess, PlayShowsTheNextCard],
    "sample": [SampleOther, SampleLeavesHoles, SpectatorSeesCards],
    "sample_plays": [SampleUnplayable],
    "sample_frequencies": [SampleOneWorld, SampleUniform, SampleMissesOne, ForgetsThePast],
    "non_interference": [SpectatorSeesCards, ReasonKnowsTooMuch, FeatureKnowsTooMuch, EventTellsTooMuch],
    "canaries": [CanaryInView, CanaryInReason],
    "arrival_order": [FirstComeLeads, LeavesLate],
    "retract": [RetractKeepsHalf, RetractDoesNothing],
    "together": [SealedOnlyForMany, SealedAlways],
    "sealed": [BidIsSeen, BidIsTold, BidMovesTheToken, ShowsWhoThinks],
    "opened_by_chance": [OpensWithTheLastPick],
}


@pytest.mark.parametrize(
    ("law", "defect"),
    [(law, defect) for law, defects in BROKEN.items() for defect in defects],
)
def test_the_law_catches(law: str, defect: type[Toy]) -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(ToyGame(defect), SETTINGS, laws=[law], games=6)
    assert str(caught.value).startswith(f"{law}: toy with ")


# --- what is not the state's own: names, drafts and the match ----------------------------------------------


class TwoHats(ToyGame):
    """Two kinds of cards of one name."""

    def make_setup(self, players: int, options: dict[str, str], files: dict[str, str]) -> Setup:
        setup = super().make_setup(players, options, files)
        setup.names["card"] = ["hat", "hat", "key"]
        return setup


def test_texts_are_unique() -> None:
    with pytest.raises(LawBroken, match="which is read as"):
        check_game(TwoHats(), SETTINGS, laws=["texts"])


def forget_the_row(draft: Draft) -> None:
    """Drops the action, and leaves what it did."""
    draft.row.pop()


def submit_what_fits(match: Match, seat: int, row: list[int]) -> list[Event]:
    """Takes the legal actions of a row, and leaves the rest."""
    for action in row:
        if seat in match.state.pending() and action in match.state.legal(seat):
            match.state.apply(seat, action)
    return []


@pytest.mark.parametrize(
    ("law", "owner", "name", "defect"),
    [
        ("take_back", Draft, "take_back", forget_the_row),
        ("barrier", Draft, "options", property(lambda draft: [PASS])),
        ("barrier", Match, "submit", submit_what_fits),
        ("all_or_nothing", Match, "submit", submit_what_fits),
    ],
)
def test_drafts_and_matches(monkeypatch: pytest.MonkeyPatch, law: str, owner: type, name: str, defect: object) -> None:
    monkeypatch.setattr(owner, name, defect)
    with pytest.raises(LawBroken, match=f"^{law}: toy"):
        check_game(ToyGame(), SETTINGS, laws=[law])


@pytest.mark.parametrize("defect", BROKEN_HISTORIES)
def test_histories(defect: type[ToyHistory]) -> None:
    with pytest.raises(LawBroken, match=r"^history: toy"):
        check_game(ToyGame(history=defect.__name__), SETTINGS, laws=["history"])


def test_every_law_has_a_control() -> None:
    assert set(LAWS) == {*BROKEN, "history", "texts", "take_back", "barrier", "all_or_nothing"}


def test_a_message_says_where() -> None:
    with pytest.raises(LawBroken, match=r"^legal: toy with 2 players, seed 1, ply \d+, seat \d: \[.*not ascending"):
        check_game(ToyGame(LegalDescends), SETTINGS)


def test_settings_have_labels() -> None:
    assert Setting(4, {"mode": "top_secret", "dossier": "yes"}).label == "4-dossier-top_secret"
    assert Setting(2, {"dossier": "no"}, {"deck": ""}).label == "2-no_dossier-own_deck"
