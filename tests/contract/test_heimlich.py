"""Heimlich & Co. keeps every law, on every kind of table, and loses no card, agent or stone."""

from collections.abc import Callable

import pytest

from safehouse.conformance import LAWS, Setting
from safehouse.conformance.conserve import check_conserved
from safehouse.conformance.setting import LawBroken
from safehouse.core.game import GameState
from safehouse.core.registry import find_game
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.rules import Heimlich

GAME = find_game("heimlich")
SETTINGS = [
    Setting(players, {"mode": mode, "dossier": dossier})
    for players in range(2, 8)
    for mode in ("basic", "top_secret")
    for dossier in ("no", "yes")
] + [Setting(3, {"mode": "top_secret", "rulings": "1"}), Setting(3, {"mode": "top_secret", "safe_mover": "die"})]
# The dear ones run on some tables in every test run, and on all of them with --long.
DEAR = {"sample_frequencies", "non_interference", "canaries", "pickle", "why_not", "redact_answers"}


def marks(law: str, setting: Setting) -> list[pytest.MarkDecorator]:
    return [pytest.mark.long] if law in DEAR and setting.players not in (2, 3, 7) else []


@pytest.mark.parametrize(
    ("law", "setting"),
    [
        pytest.param(law, setting, id=f"{law}-{setting.label}", marks=marks(law, setting))
        for law in LAWS
        for setting in SETTINGS
    ],
)
def test_law(law: str, setting: Setting) -> None:
    LAWS[law](GAME, setting.setup(GAME), 1, 1)


@pytest.mark.long
@pytest.mark.parametrize("law", LAWS)
def test_law_longer(law: str) -> None:
    for setting in SETTINGS:
        LAWS[law](GAME, setting.setup(GAME), 100, 5)


def table(state: GameState) -> Heimlich:
    assert isinstance(state, Heimlich)
    return state


def cards(state: GameState) -> object:
    """H1.6, H4.13: every card is in the pile, in a hand, on the discards or just being played."""
    t = table(state)
    if not t.plan.top_secret:
        return None
    kinds = [pile + gone for pile, gone in zip(t.pile, t.discards, strict=True)]
    for kind in t.hand:
        if kind >= 0:
            kinds[kind] += 1
    if t.card >= 0:
        kinds[t.card] += 1
    # H4.10: without a bystander left, `second_identity` goes out of the game.
    return [count for kind, count in enumerate(kinds) if t.plan.effect[kind] != ids.TAKE_IDENTITY]


def agents(state: GameState) -> object:
    """H2.1: the agents in play stay in play, each with a stone and in a building; the others have neither."""
    t = table(state)
    if t.phase == ids.CHOOSING_COLOURS:
        return None
    inside = [agent for agent in range(ids.AGENTS) if t.in_play >> agent & 1]
    assert [agent for agent in range(ids.AGENTS) if 0 <= t.at[agent] < t.plan.buildings] == inside
    assert all(t.stone[agent] >= 0 for agent in inside)
    assert all(t.stone[agent] == 0 for agent in range(ids.AGENTS) if agent not in inside)
    return inside


def identities(state: GameState) -> object:
    """H2.3: once dealt, an identity never changes hands; only bystanders' cards are taken (H4.10)."""
    t = table(state)
    if t.phase in (ids.CHOOSING_COLOURS, ids.CHOOSING_STARTER, ids.DEALING):
        return None
    for seat in range(t.plan.players):
        held = sum(owner == seat for owner in t.owner)
        assert held == (t.owned[seat] if t.plan.sealed else 1)
    return sum(owner != ids.OUT for owner in t.owner)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.label)
@pytest.mark.parametrize("conserved", [cards, agents, identities])
def test_conserved(conserved: Callable[[GameState], object], setting: Setting) -> None:
    check_conserved(GAME, setting.setup(GAME), conserved, games=3)


def test_hands_and_pools_agree() -> None:
    """`hands`, rulings 1: the pools hold exactly the cards that nobody was shown: those in hands and in the pile."""

    def unseen(state: GameState) -> object:
        t = table(state)
        pool = [sum(t.pool[kind :: t.plan.kinds]) for kind in range(t.plan.kinds)]
        real = t.pile[:]
        for kind in t.hand:
            if kind >= 0:
                real[kind] += 1
        assert pool == real
        assert t.pile_size == sum(t.pile)
        return 1

    for players in (2, 4, 7):
        setup = Setting(players, {"mode": "top_secret", "rulings": "1"}).setup(GAME)
        check_conserved(GAME, setup, unseen, games=5)


def test_the_hook_catches_a_loss() -> None:
    with pytest.raises(LawBroken, match="turns was 0 and is 1"):
        check_conserved(GAME, SETTINGS[0].setup(GAME), lambda state: table(state).turn, title="turns")
