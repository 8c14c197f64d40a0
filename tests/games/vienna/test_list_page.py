"""docs/vienna-abilities.md lists every card and every mission once, and is what its tool writes."""

import re

import pytest

from safehouse.games.vienna.data_files import ABILITIES, Ability
from tests.games.vienna.test_v11_missions import missions_on
from tests.games.vienna.words import CARDS
from tools import list_vienna, trace

pytestmark = pytest.mark.once

MISSIONS = missions_on("vienna-missions.md")


def test_page_is_up_to_date() -> None:
    """`python -m tools.list_vienna` writes it."""
    text = (list_vienna.ROOT / list_vienna.PAGE).read_text(encoding="utf-8")
    assert text == list_vienna.page(), "run python -m tools.list_vienna"


def test_every_card_once() -> None:
    """V13: each number in one row, and the row names the card's own X."""
    rows = re.findall(r"^\| (\d{3}(?:, \d{3})*) \| (.*) \|$", list_vienna.page(), re.MULTILINE)
    numbers = [(int(number), sentence) for cards, sentence in rows for number in cards.split(", ")]
    assert sorted(number for number, _ in numbers) == list(range(1, 176))
    sentences = dict(numbers)
    for number, words in CARDS:
        x = words.x_of(number)
        assert list_vienna.PROPER.get(x, x) in sentences[number]


def test_every_mission_once() -> None:
    """V11.5: as its page has it."""
    rows = re.findall(r"^\| ([SAB]-\d\d) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$", list_vienna.page(), re.MULTILINE)
    assert sorted(row[0] for row in rows) == sorted(mission.id for mission in MISSIONS)
    by_id = {row[0]: row[1:] for row in rows}
    for mission in MISSIONS:
        flag, shown, reward = by_id[mission.id]
        assert flag == list_vienna.PROPER[mission.flag]
        assert all(symbol in shown.split(" ") or f"{symbol}," in shown.split(" ") for symbol in mission.shown)
        parts = {word.rstrip("s"): int(number) for number, word in (part.split() for part in reward.split(" and "))}
        assert (parts.get("shilling", 0), parts.get("point", 0)) == (mission.shillings, mission.points)


def test_rules_on_the_page_exist() -> None:
    rules = {rule.id for rule in trace.trace(trace.ROOT) if rule.game == "vienna"}
    assert trace.cited(list_vienna.page()) <= rules


@pytest.mark.parametrize("ability", ABILITIES, ids=[ability.kind for ability in ABILITIES])
def test_code_of_every_kind_is_found(ability: Ability) -> None:
    """A function of the rules names each kind, and none that merely uses a like name."""
    code = list_vienna.places(ability.kind.upper())
    assert code
    assert not any(place.startswith("missions.py") for place in code)


def test_missing_code_is_an_error() -> None:
    """Negative controls."""
    assert list_vienna.places("NO_SUCH_ABILITY") == []
    with pytest.raises(LookupError, match="has no function nowhere"):
        list_vienna.exists("missions.py", "nowhere")
