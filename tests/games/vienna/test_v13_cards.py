"""Each of the 175 cards in the situation in which its ability matters, with the card and without it (V13)."""

import re
from pathlib import Path

import pytest

from safehouse.games.vienna import ids
from safehouse.games.vienna.data_files import ABILITIES
from tests.games.vienna import test_v13_kinds
from tests.games.vienna.positions import do, infos, options, stand
from tests.games.vienna.situations import (
    BLANK,
    Change,
    add,
    answer,
    at_action,
    bare,
    changes,
    count,
    house,
    paid,
    put,
    ring,
)
from tests.games.vienna.words import BRIBES, CARDS, COLOURS, FLAGS, INFOS, SEALS, SQUARES, TABLE, Words

PAGE = Path(__file__).resolve().parents[3] / "docs" / "rules" / "vienna.md"
# What a situation can be about. Cards without X: the situation in which they fire, and one in which they do not.
VALUES: dict[str, tuple[str, ...]] = {
    "bribe": BRIBES, "colour": COLOURS, "flag": FLAGS, "seal": SEALS, "marker": INFOS, "info": INFOS,
    "foreign": ("yes", "no"), "joker": BRIBES, "new info": ("yes", "no"), "square": SQUARES, "any info": ("yes", "no"),
}  # fmt: skip


def play(on: str, value: str, own: int, answers: tuple[str, ...]) -> tuple[list[list[str]], Change, Change]:
    """Play a situation with `own` in the drawer. What is asked, what changes, and what the rules alone change."""
    state = bare()
    if on == "bribe":
        at_action(state, "II", own=own, bribe=value)
        before = count(state)
        do(state, "show")
        return answer(state, answers), changes(before, count(state)), {value: 1, "cards": -1}
    if on == "marker":
        at_action(state, "IV", own=own, info=value)
        before = count(state)
        do(state, "show")
        return answer(state, answers), changes(before, count(state)), {f"{value} marker": 1, "cards": -1}
    at_action(state, "III", own=own)
    if on == "joker":
        # Two bribes of this kind, and a building of another colour.
        kind = BRIBES.index(value)
        state.bribe[kind] = 2
        building = house(state, "colour", COLOURS[(kind + 1) % 5])
        word = f"place:{state.plan.names['building'][building]}"
        if word not in options(state):
            return [], {}, {}
        before = count(state)
        do(state, word)
        assert changes(before, count(state)) == {value: -2, "agents": 1}
        return [], {"offered": 1}, {}
    if on in ("colour", "flag", "seal"):
        building = house(state, on, value)
        return *put(state, building, answers), paid(state, building)
    if on == "foreign":
        building = house(state, "colour", "pink")
        stand(state, 1, [building if value == "yes" else house(state, "colour", "grey")])
        return *put(state, building, answers), paid(state, building)
    info = value if on == "info" else "bottle"
    number = int(value) if on == "square" else 2
    building, square = ring(state, number, info)
    infos(state, 0, **{info: 1 if (on, value) == ("new info", "no") else 0})
    if (on, value) == ("any info", "no"):
        state.tile[square] = ids.NONE
        return *put(state, building, answers), paid(state, building)
    return *put(state, building, answers), add(paid(state, building), {info: 1, "points": number})


def meant(words: Words, x: str, colour: str) -> tuple[list[list[str]], tuple[str, ...], Change]:
    """The row of the table with its X filled in."""
    other = INFOS[(INFOS.index(x) + 1) % 5] if x in INFOS else ""
    asked = [[option.replace("X", x) for option in asked] for asked in words.effect.asked]
    answers = tuple(word.replace("X", x).replace("other", other) for word in words.effect.answers)
    gives: list[Change] = []
    for what, number in words.effect.gives.items():
        if what == "price":
            gives.append({colour: -number})
        elif what == "X coffees":
            gives.append({"coffee": int(x)})
        else:
            gives.append({what.replace("X", x).replace("other", other): number})
    return asked, answers, add(*gives)


def colour_paid(base: Change) -> str:
    """The kind of bribe that the placement costs."""
    return next((bribe for bribe in BRIBES if base.get(bribe, 0) < 0), "")


@pytest.mark.parametrize(("number", "words"), CARDS, ids=[f"{number:03}" for number, _ in CARDS])
def test_card(number: int, words: Words) -> None:
    """V13, V3.4: the effect for its own X, at once, and for no other; without the card there is none."""
    x = words.x_of(number)
    for value in VALUES[words.on]:
        # 081–085 fire whatever their X is: it is what they give.
        fires = value == (x if x and words.on != "foreign" else "yes")
        asked, without, base = play(words.on, value, BLANK[words.action], ())
        assert (asked, without) == ([], base)
        wanted, answers, gives = meant(words, x, colour_paid(base))
        asked, changed, base = play(words.on, value, number, answers if fires else ())
        assert asked == (wanted if fires else [])
        assert changed == (add(base, gives) if fires else base)


def test_the_table_is_the_rules_page() -> None:
    """V13: ranges, actions and words are those of the page, row by row."""
    lines = PAGE.read_text(encoding="utf-8").split("## V13 ")[1].split("## V14 ")[0].splitlines()
    table = [line.strip("|").split("|") for line in lines if line.startswith(("| 0", "| 1"))]
    rows = [tuple(cell.strip() for cell in cells) for cells in table]
    assert rows == [(words.cards, words.action, words.text) for words in TABLE]


def test_every_card_and_every_kind_has_a_test() -> None:
    """V1.8, V13: no number is left out, none occurs twice, and each kind has a test with its name."""
    assert [number for number, _ in CARDS] == list(range(1, 176))
    assert [words.kind for words in TABLE] == [ability.kind for ability in ABILITIES]
    tests = {name for name in vars(test_v13_kinds) if re.match(r"test_[a-z_]+$", name)}
    assert {f"test_{words.kind}" for words in TABLE} <= tests


def test_distribution_of_x() -> None:
    """V13: a range of 10 has each X twice, a range of 5 once; 131 is the briefcase, 141 the pistol."""
    for words in TABLE:
        xs = words.xs.split()
        if words.kind != "square_bribes" and xs:
            assert [xs.count(x) for x in sorted(set(xs))] == [len(xs) // 5] * 5
    by_number = dict(CARDS)
    assert (by_number[131].x_of(131), by_number[141].x_of(141)) == ("briefcase", "pistol")
    assert [by_number[number].x_of(number) for number in (171, 172, 173)] == ["2", "3", "4"]
