"""The tests of Heimlich & Co. notice small faults in its rules (`tools.mutants`)."""

import json

import pytest

from safehouse.build import is_compiled
from tools import mutants

CODE = '''"""A module."""
LIMIT: int = 3
def late(turn: int) -> bool:
    """Words."""
    if turn >= LIMIT and not turn % 2:
        turn += 1
        return True
    else:
        return False
'''


def test_every_kind_of_change_is_made() -> None:
    found = mutants.mutants_of("m", CODE)
    texts = [mutants.mutated(CODE, mutant.place) for mutant in found]
    assert [mutant.key for mutant in found] == [
        "m.<module> | constant | 3 → 2",
        "m.<module> | constant | 3 → 4",
        "m.late | branches | if turn >= LIMIT and (not turn % 2): swapped with its else",
        "m.late | operator | turn >= LIMIT and (not turn % 2): And → Or",
        "m.late | comparison | turn >= LIMIT: GtE → Gt",
        "m.late | operator | not turn % 2 → +(…)",
        "m.late | operator | turn % 2: Mod → FloorDiv",
        "m.late | constant | 2 → 1",
        "m.late | constant | 2 → 3",
        "m.late | operator | turn += 1: Add → Sub",
        "m.late | statement | turn += 1 left out",
        "m.late | constant | 1 → 0",
        "m.late | constant | 1 → 2",
        "m.late | constant | True → False",
        "m.late | constant | False → True",
    ]
    assert len(set(texts)) == len(texts)
    assert "LIMIT: int = 2" in texts[0]
    assert "        return False\n    else:" in texts[2]
    assert "    if turn > LIMIT and (not turn % 2):" in texts[4]
    assert "        pass\n        return True" in texts[10]


def test_the_sample_is_reproducible() -> None:
    first = mutants.sample(40, 1)
    assert mutants.sample(40, 1) == first
    assert mutants.sample(60, 1)[:40] == first
    assert mutants.sample(40, 2) != first
    assert {mutant.module for mutant in mutants.sample(mutants.COUNT, mutants.SEED)} == set(mutants.TESTS_OF)


def test_every_mutant_can_be_compiled() -> None:
    for mutant in mutants.sample(40, 3):
        text = (mutants.ROOT / mutants.GAME / f"{mutant.module}.py").read_text(encoding="utf-8")
        compile(mutants.mutated(text, mutant.place), mutant.module, "exec")


def test_the_selected_tests_exist() -> None:
    for module in mutants.TESTS_OF:
        assert (mutants.ROOT / mutants.GAME / f"{module}.py").exists()
        assert all((mutants.ROOT / file).exists() for file in mutants.test_files(module))


@pytest.mark.parametrize(
    ("status", "output", "by"),
    [
        (0, "....", ""),
        (1, "..F\nFAILED tests/games/heimlich/test_h3_turn.py::test_x - AssertionError", "test_h3_turn.py::test_x"),
        (2, "ERROR tests/games/heimlich/test_h3_turn.py", "test_h3_turn.py"),
        (-24, "", "time limit"),
        (-9, "", "time limit"),
        # A pytest that does not start, or stops by itself, has noticed nothing.
        (1, "ModuleNotFoundError: No module named 'packaging'", None),
        (3, "INTERNALERROR>", None),
        (4, "ImportError while loading conftest", None),
        (5, "no tests ran", None),
        (-11, "", None),
    ],
)
def test_only_a_failed_test_is_a_verdict(status: int, output: str, by: str | None) -> None:
    assert mutants.noticed(status, output) == by


def test_the_page_tells_survivors_and_their_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, three = (mutants.Mutant("rules", place, f"rules.x | constant | {place}") for place in range(3))
    verdicts = [
        mutants.Verdict(one, True, 1.0, "test_a"),
        mutants.Verdict(two, False, 1.0, ""),
        mutants.Verdict(three, False, 1.0, ""),
    ]
    monkeypatch.setattr(mutants, "reasons", lambda: {two.key: "equivalent: …"})
    text = mutants.page(verdicts, 1)
    assert "3 mutants (seed 1), 1 killed: **33.3%**" in text
    assert f"- `{two.key}`: equivalent: …" in text
    assert f"- `{three.key}`: **no reason given**" in text
    assert mutants.unexplained(verdicts) == [three.key]


def test_reasons_are_of_known_sorts() -> None:
    """A reason says first of which sort it is, and names a mutant that exists."""
    pool = {
        mutant.key
        for module in mutants.TESTS_OF
        for mutant in mutants.mutants_of(
            module, (mutants.ROOT / mutants.GAME / f"{module}.py").read_text(encoding="utf-8")
        )
    }
    for key, reason in json.loads((mutants.ROOT / mutants.REASONS).read_text(encoding="utf-8")).items():
        assert key in pool, f"no such mutant: {key}"
        assert reason.startswith(("equivalent: ", "performance only: ", "slower set: ")), key


@pytest.mark.long
@pytest.mark.skipif(is_compiled(), reason="mutants run interpreted")
def test_mutants_are_killed() -> None:
    """300 mutants: at least 90 % are noticed, and every survivor has a reason."""
    verdicts = mutants.judge_all(mutants.sample(mutants.COUNT, mutants.SEED), 2, mutants.shower())
    assert mutants.unexplained(verdicts) == []
    assert mutants.rate(verdicts) >= mutants.BAR
