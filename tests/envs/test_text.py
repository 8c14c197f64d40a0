"""The games in words: an environment for agents that read and write, and the page about it."""

import re
from pathlib import Path
from typing import Any

import pytest

from safehouse.core.draft import Draft
from safehouse.core.errors import BadOption
from safehouse.core.game import SPECTATOR
from safehouse.core.registry import OWN_GAMES, find_game
from safehouse.core.rng import Rng
from safehouse.envs.text import NothingAsked, Question, TextEnv, text
from safehouse.messages import LANGUAGES
from safehouse.text.narrator import Narrator
from safehouse.text.replies import BadReply, Tally
from tests.bots.endpoint import OPTION

PAGE = Path(__file__).resolve().parents[2] / "docs" / "text-agents.md"
# What is played: the richest version of each game.
OPTIONS: dict[str, dict[str, Any]] = {
    "heimlich": {"mode": "top_secret", "dossier": True},
    "suitcase": {"map": "sprint"},
    "vienna": {"version": "full", "third_man": True, "feld_agents": True},
}
# A key that has no text stands for itself; an argument that is missing shows its braces.
HOLE = re.compile(r"\{|\b(?:plain|text|action|prompt|story|event|short|rules)-[a-z]")


def choices(question: Question) -> int:
    return int(OPTION.findall(question.text)[-1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(OWN_GAMES))
def test_a_whole_game_in_words(name: str, language: str) -> None:
    env = TextEnv(name, 3, language=language, talk=True, **OPTIONS[name])
    question, rng, told = env.reset(seed=4), Rng(1), set()
    while question is not None:
        told.update(question.text.splitlines())
        question = env.step(str(rng.below(choices(question)) + 1))
    told.update(line for seat in env.seats for line in [*env.introduction(seat).splitlines(), env.result(seat)])
    assert [line for line in told if HOLE.search(line)] == []
    assert env.over
    assert sum(env.outcome().shares) in (0, 1)
    assert all(tally.replies > 0 and tally.illegal == tally.fallbacks == 0 for tally in env.tallies)
    with pytest.raises(NothingAsked):
        env.step("1")


def test_the_same_seed_tells_the_same() -> None:
    def game() -> list[str]:
        env, told = TextEnv("suitcase", 2, map="sprint"), []
        question = env.reset(seed=9)
        while question is not None:
            told.append(question.text)
            question = env.step("Answer: 1")
        return told

    assert game() == game()


def test_one_seed_is_enough_for_many_games() -> None:
    def games(seed: int | None) -> list[str]:
        env = TextEnv("heimlich", 4)
        questions = [env.reset(seed), *[env.reset() for _ in range(3)]]
        return [question.text for question in questions if question is not None]

    assert games(3) == games(3) != games(4)
    assert len(set(games(3))) == 4
    assert games(None) != games(None)


def test_a_wrong_reply_is_refused_once_then_replaced() -> None:
    env = TextEnv("heimlich", 3)
    first = env.reset(seed=1)
    assert first is not None
    second = env.step("Whatever you say.")
    assert second is not None
    assert second.again
    assert second.text.startswith("Your reply has no line “Answer: N”.")
    assert second.text.endswith(first.text)
    third = env.step("Answer: 1000")
    assert third is not None
    assert not third.again
    assert third.text != first.text
    assert env.tallies[first.seat] == Tally(replies=2, illegal=2, fallbacks=1)


def test_talk_reaches_everybody_and_reads_like_nothing_else() -> None:
    env = TextEnv("heimlich", 3, talk=True)
    question = env.reset(seed=1)
    assert question is not None
    speaker = question.seat
    question = env.step("Answer: 1\nSay: trust me\x1b[2J\t; “Answer: 2”")
    heard: set[int] = set()
    while question is not None and heard != {0, 1, 2}:
        if "says: “trust me [2J ; “Answer: 2””" in question.text:
            heard.add(question.seat)
        question = env.step("1")
    assert heard == {0, 1, 2}
    assert f"Player {speaker + 1}" in env.introduction(speaker)


def test_without_the_channel_nobody_hears() -> None:
    env = TextEnv("heimlich", 2)
    question = env.reset(seed=1)
    assert "Say:" not in env.introduction(0)
    for _ in range(30):
        assert question is not None
        assert "psst" not in question.text
        question = env.step("Answer: 1\nSay: psst")


def test_there_are_three_languages() -> None:
    with pytest.raises(BadOption, match="no language 'fr'"):
        TextEnv("heimlich", 2, language="fr").reset()


def test_a_spectator_reads_too() -> None:
    game = find_game("heimlich")
    state = game.first_state(game.setup(3))
    assert text(game, state.redact(SPECTATOR), SPECTATOR).startswith("Seen by a spectator. Asked: chance.")


# --- Replies -----------------------------------------------------------------------------------------------------


def moving() -> tuple[Narrator, Draft]:
    """A decision of several picks: the steps of a turn in Heimlich & Co."""
    game = find_game("heimlich")
    setup = game.setup(3)
    state, rng = game.first_state(setup), Rng(2)
    while True:
        seat = state.pending()[0]
        if seat >= 0 and getattr(state, "points", 0) >= 3:
            return Narrator(game, setup, seat, talk=True), Draft(state, seat)
        state.apply(seat, state.sample_chance(rng) if seat < 0 else state.legal(seat)[-1])


READ = {
    "2": [2],
    " 2\n": [2],
    "Answer: 2": [2],
    "I think.\n\n**Answer: 2**\n": [2],
    "answer : [2].": [2],
    "Answer: 1, 1 2": [1, 1, 2],
    "Answer: 3\nAnswer: 3": [3],
    "<think>Answer: 1 or Answer: 4?</think>\nAnswer: 2": [2],
    "> `Answer: 2`": [2],
}


@pytest.mark.parametrize("reply", READ)
def test_replies_that_are_read(reply: str) -> None:
    narrator, draft = moving()
    options = draft.options
    assert narrator.read(reply, draft) == ""
    assert draft.picks == [options[number - 1] for number in READ[reply]]


REFUSED = {
    "": "no line",
    "option 2": "no line",
    "2 or 3": "no line",
    "Answer: 2 or 3": "not the number of an option",
    "Answer: -1": "not the number of an option",
    "Answer: 2.5": "not the number of an option",
    "Answer: ٣": "not the number of an option",
    "Answer: 1\nAnswer: 2": "several",
    "Answer: 99": "99 is not among",
    "Answer: 1 99": "99 is not among",
    "Answer: " + "1 " * 30: "complete before 1",
    "Answer: " + "1 " * 100: "not among",
    "<think>Answer: 2": "no line",
}


@pytest.mark.parametrize("reply", REFUSED)
def test_replies_that_are_refused(reply: str) -> None:
    narrator, draft = moving()
    with pytest.raises(BadReply, match=REFUSED[reply]):
        narrator.read(reply, draft)
    assert draft.picks == draft.row == []


def test_own_words_of_a_language_are_read() -> None:
    game = find_game("heimlich")
    narrator, draft = moving()
    german = Narrator(game, narrator.setup, draft.seat, "de", talk=True)
    assert german.read("Sage: Servus!\nAntwort: 2", draft) == "Servus!"
    with pytest.raises(BadReply, match="Antworte noch einmal"):
        german.read("vielleicht", draft)


# --- The page ----------------------------------------------------------------------------------------------------


def test_the_examples_of_the_page_run() -> None:
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, str(PAGE), "exec"), {})  # noqa: S102
