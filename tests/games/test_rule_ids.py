"""Every rule of the games in the registry is cited by a test, and the trace page says by which."""

from pathlib import Path

import pytest

from safehouse.core.registry import OWN_GAMES
from tools import trace

pytestmark = pytest.mark.once

RULES = """# A game
Tags: **[S]** …
## X1 Things
- X1.1 [S/D] A board.
  It goes on. [R] And a ruling.
- X1.2 [R] A ruling.
## Worked examples
- X2.1 An example.
"""
CODE = '''"""X1.1: the module."""
def move() -> None:
    """X1.2"""
    def inner() -> None:
        pass  # X2.1
'''
TESTS = '''def test_board() -> None:
    """X1.1–X1.2: both."""
def test_x2_1_example() -> None: ...
'''


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A game with three rules, a module and a test."""
    files = {
        "src/safehouse/games/x/game.py": "",
        "docs/rules/x.md": RULES,
        "docs/rules/y.md": "- Y1.1 [S] A game that does not exist yet.",
        "src/safehouse/games/x/rules.py": CODE,
        "tests/test_x.py": TESTS,
    }
    for place, text in files.items():
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(text, encoding="utf-8")
    return tmp_path


def uncited(root: Path) -> list[str]:
    return [rule.id for rule in trace.trace(root) if not rule.tests]


def test_every_rule_is_cited_by_a_test() -> None:
    assert uncited(trace.ROOT) == []


def test_the_real_pages_are_read() -> None:
    """A control: the rules of every game of the registry are found, with their tags."""
    rules = trace.trace(trace.ROOT)
    assert {rule.game for rule in rules} == set(OWN_GAMES)
    heimlich = {rule.id: rule.tags for rule in rules if rule.game == "heimlich"}
    assert len(heimlich) == 52
    assert heimlich["H1.1"] == ["S", "D"]
    assert heimlich["H4.10"] == ["S", "R"]
    assert heimlich["H4.17"] == ["R"]
    assert heimlich["H4.18"] == ["S", "R"]
    assert heimlich["H6.7"] == ["S"]
    vienna = {rule.id: rule.tags for rule in rules if rule.game == "vienna"}
    assert len(vienna) == 84
    assert vienna["V1.5"] == ["S", "D"]
    assert vienna["V2.4"] == ["R"]
    assert vienna["V13.1"] == ["S", "R"]
    assert vienna["V16.15"] == ["S"]


def test_an_uncited_rule_is_found(project: Path) -> None:
    """The negative control: a rule without a test, in a game of the registry, and only there."""
    assert uncited(project) == []
    tests = project / "tests" / "test_x.py"
    tests.write_text(TESTS.replace("X1.1–X1.2", "X1.1"), encoding="utf-8")
    assert uncited(project) == ["X1.2"]
    tests.write_text('def helper() -> None:\n    """X1.1–X1.2, X2.1: no test."""\n', encoding="utf-8")
    assert uncited(project) == ["X1.1", "X1.2", "X2.1"]


def test_trace_of_a_small_project(project: Path) -> None:
    assert trace.page(trace.trace(project)).removeprefix(trace.HEAD) == (
        "\n## x\n\n"
        "**X1.1** S, D, R\n- code: `rules.py`\n- tests: `test_x.py` (board)\n\n"
        "**X1.2** R\n- code: `rules.py:move`\n- tests: `test_x.py` (board)\n\n"
        "**X2.1** S\n- code: `rules.py:move.inner`\n- tests: `test_x.py` (x2_1_example)\n"
    )


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("H4.3c, H4.18.", {"H4.3", "H4.18"}),
        ("H4.15–H4.17", {"H4.15", "H4.16", "H4.17"}),
        ("H4.15-H5.1", {"H4.15", "H5.1"}),
        ("H4 and mypy 2.4", set()),
    ],
)
def test_citations(text: str, ids: set[str]) -> None:
    assert trace.cited(text) == ids


def test_citations_in_names() -> None:
    assert trace.cited_in_name("test_h4_3c_each_card") == {"H4.3"}
    assert trace.cited_in_name("test_h4_10_h4_7_binds") == {"H4.10", "H4.7"}
    assert trace.cited_in_name("test_two_back_effect") == set()


def test_trace_page_is_up_to_date() -> None:
    """`python -m tools.trace` writes it."""
    page = trace.ROOT / trace.PAGE
    assert page.read_text(encoding="utf-8") == trace.page(trace.trace(trace.ROOT)), "run python -m tools.trace"
