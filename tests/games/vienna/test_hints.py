"""What a client is told to explain a table: texts of all things, prices and yields of all buildings."""

from collections.abc import Iterator
from typing import Any

import pytest

from safehouse.core.game import CHANCE, OVER
from safehouse.core.rng import Rng
from safehouse.games.vienna import describe, ids
from safehouse.games.vienna.game import GAME
from safehouse.games.vienna.placement import price, yields
from safehouse.games.vienna.rules import Vienna
from safehouse.messages import Catalogue, words_of

WORDS = Catalogue("en", [words_of(GAME)])


def keys_in(sentence: Any) -> Iterator[str]:
    """Every key of a sentence, and of those inside it."""
    if isinstance(sentence, (list, tuple)):
        if len(sentence) == 2 and isinstance(sentence[0], str) and isinstance(sentence[1], dict):
            yield sentence[0]
            yield from keys_in(list(sentence[1].values()))
        else:
            for part in sentence:
                yield from keys_in(part)


def known(sentences: Any) -> bool:
    return all(WORDS.has(key) for key in keys_in(sentences))


def positions(options: dict[str, str], seed: int) -> Iterator[Vienna]:
    """Positions of a game at random in which a seat is asked."""
    state = GAME.first_state(GAME.setup(3, options))
    assert isinstance(state, Vienna)
    rng = Rng(seed)
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
            continue
        seat = state.pending()[0]
        yield state
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("version", ["starter", "full"])
def test_every_thing_has_words(version: str) -> None:
    things = describe.things(GAME.setup(2, {"version": version}))
    assert {name: len(listed) for name, listed in things.items()} == {
        "card": 175, "card.brief": 175, "mission": 60, "thing": 6, "colour": 4,
    }  # fmt: skip
    assert all(known(listed) for listed in things.values())


@pytest.mark.parametrize(
    "options", [{"version": "starter"}, {"version": "full", "third_man": "yes", "feld_agents": "yes"}]
)
def test_hints_are_what_the_rules_say(options: dict[str, str]) -> None:
    given = missing = fulfilled = 0
    for state in positions(options, 5):
        seat = state.pending()[0]
        view = state.redact(seat)
        before = state.private_key(seat)
        hints = describe.hints(view, seat)
        assert state.private_key(seat) == before
        if "places" not in hints:
            missing += 1
            continue
        given += 1
        for building, place in enumerate(hints["places"]):
            if state.agents[seat] >> building & 1:
                assert place is None
                continue
            points, more, *_ = yields(state, seat, building)
            assert (place["price"], place["points"]) == (price(state, seat, building), points + more)
            assert known(place["gains"])
            fulfilled += len(place["missions"])
        if state.phase == ids.ACTING:
            for action in state.legal(seat):
                if ids.PLACE <= action < ids.FROM:
                    assert hints["places"][action - ids.PLACE] is not None
    assert given
    assert missing
    assert fulfilled or options["version"] == "starter"


def test_a_promised_mission_is_kept() -> None:
    """Whoever puts an agent from the supply, paid in the building's colour, is offered the missions promised."""
    kept = 0
    for seed in range(30):
        for state in positions({"version": "full"}, seed):
            if state.phase != ids.ACTING or not state.supply[state.active]:
                continue
            seat = state.active
            places = describe.hints(state.redact(seat), seat)["places"]
            for action in state.legal(seat):
                if not ids.PLACE <= action < ids.FROM or not places[action - ids.PLACE]["missions"]:
                    continue
                trial = state.clone()
                trial.apply(seat, action)
                if trial.phase == ids.SOURCING:
                    trial.apply(seat, ids.FROM + ids.SUPPLY)
                colour = state.plan.city[action - ids.PLACE]
                while trial.phase == ids.PAYING and ids.PAY + colour in trial.legal(seat):
                    trial.apply(seat, ids.PAY + colour)
                while trial.phase in (ids.FIRING, ids.CHOOSING):
                    trial.apply(seat, trial.legal(seat)[0])
                if trial.phase == ids.COMMISSIONING:
                    for mission in places[action - ids.PLACE]["missions"]:
                        assert ids.FULFIL + mission in trial.legal(seat)
                        kept += 1
    assert kept
