"""The steps of a story report what they must: no mark is left where it is not needed, and none hides a fault."""

import pytest

from tests.evening.steps import Outcome, Story, wanted


def told(act: object, missing: str = "", instead: object = None) -> tuple[Outcome, str, bool]:
    """Tell a story of a step and one after it; return how the first went, the diary, and whether it is good."""
    story: Story[list[str]] = Story(["heimlich"])
    story.step("the step", missing, instead)(act)  # type: ignore[arg-type]
    story.step("the next step")(lambda happened: happened.append("the next step"))
    diary = story.tell("heimlich", [])
    return diary.lines[0].outcome, str(diary), diary.good


def fine(happened: list[str]) -> None:
    wanted(True, "something")


def lacking(happened: list[str]) -> None:
    wanted(False, "a share button")


def untrue(happened: list[str]) -> None:
    assert happened == ["something else"]


def broken(happened: list[str]) -> None:
    raise TimeoutError("an unrelated selector")


def another_way(happened: list[str]) -> None:
    """She reads the link out."""
    happened.append("another way")


def test_a_step_that_holds() -> None:
    outcome, diary, good = told(fine)
    assert (outcome, good) == (Outcome.HELD, True)
    assert "2 held" in diary


def test_a_missing_thing_is_expected_and_the_story_goes_on() -> None:
    outcome, diary, good = told(lacking, "issue 20: no share button", another_way)
    assert (outcome, good) == (Outcome.MISSING, True)
    assert "issue 20: no share button" in diary
    assert "instead: She reads the link out." in diary
    assert "1 held, 1 not yet" in diary


def test_an_expected_failure_that_passes_is_reported() -> None:
    """The story goes on, so that one run finds every mark that has to go."""
    outcome, diary, good = told(fine, "issue 20: no share button", another_way)
    assert (outcome, good) == (Outcome.HOLDS_NOW, False)
    assert "this step holds now: remove its mark" in diary
    assert "1 held" in diary


@pytest.mark.parametrize("act", [untrue, broken])
def test_an_expected_failure_for_another_reason_is_reported(act: object) -> None:
    outcome, diary, good = told(act, "issue 20: no share button", another_way)
    assert (outcome, good) == (Outcome.FAILED, False)
    assert "expected to fail, but for another reason" in diary
    assert "1 not reached" in diary


@pytest.mark.parametrize("act", [lacking, untrue, broken])
def test_a_failing_step_is_reported(act: object) -> None:
    outcome, diary, good = told(act)
    assert (outcome, good) == (Outcome.FAILED, False)
    assert "1 not reached" in diary


def test_a_failing_other_way_is_reported() -> None:
    outcome, diary, good = told(lacking, "issue 20: no share button", broken)
    assert (outcome, good) == (Outcome.FAILED, False)
    assert "an unrelated selector" in diary


def test_a_mark_by_title_counts_for_that_title_only() -> None:
    story: Story[list[str]] = Story(["heimlich", "vienna"])
    story.step("a step of both", missing={"vienna": "issue 18: small targets"})(fine)
    story.step("a step of one", only=["heimlich"])(fine)
    assert list(story.expected_failures()) == [("vienna", "a step of both", "issue 18: small targets")]
    assert story.tell("heimlich", []).good
    assert [line.outcome for line in story.tell("vienna", []).lines] == [Outcome.HOLDS_NOW]


def test_a_mark_for_an_unknown_title_is_refused() -> None:
    story: Story[list[str]] = Story(["heimlich", "vienna"])
    with pytest.raises(ValueError, match="no such title"):
        story.step("a step", missing={"suitcas": "issue 18: something"})
    with pytest.raises(ValueError, match="no such title"):
        story.step("a step", missing={"vienna": "issue 18: something"}, only=["heimlich"])
