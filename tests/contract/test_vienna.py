"""Vienna keeps the laws of the contract, in both versions and with both expansions."""

import pytest

from safehouse.cli.check import tables_of
from safehouse.conformance import LAWS, Setting, check_game
from safehouse.conformance.walk import Ply
from safehouse.conformance.worlds import Worlds, compare
from safehouse.core.game import GameState, Setup
from safehouse.core.registry import shared_setup
from safehouse.core.rng import Rng
from safehouse.games.vienna import ids
from safehouse.games.vienna.game import GAME, ViennaGame
from safehouse.games.vienna.plan import Plan
from safehouse.games.vienna.rules import Vienna

SHORT = [
    Setting(2, {"version": "starter", "third_man": "yes"}),
    Setting(3, {"version": "full", "third_man": "yes", "feld_agents": "yes", "flags": "random"}),
    Setting(2, {"version": "full", "feld_agents": "yes", "rulings": "1"}),
]
ALL = [
    Setting(players, {"version": version, "third_man": third, "feld_agents": feld})
    for players in (2, 3, 4)
    for version, feld in (("starter", "no"), ("full", "no"), ("full", "yes"))
    for third in ("no", "yes")
]
SMALL_DECK = 14  # two players: six cards in drawers and six hidden leave a pile


@pytest.mark.parametrize("law", LAWS)
def test_law(law: str) -> None:
    check_game(GAME, SHORT, laws=[law], games=1)


@pytest.mark.long
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("setting", ALL, ids=[setting.label for setting in ALL])
def test_law_at_length(setting: Setting, law: str) -> None:
    check_game(GAME, [setting], laws=[law], seed=100, games=2)


def test_tables_of_the_command() -> None:
    """V15.1: `safehouse check` tries all tables that can be; Feld agents only in the full version."""
    tables = tables_of(GAME, None, [])
    assert len(tables) == 3 * 2 * 2 * 3
    assert {table.players for table in tables} == {2, 3, 4}
    assert {table.options["version"] for table in tables if table.options["feld_agents"] == "yes"} == {"full"}


def small_plan(deck: int = SMALL_DECK) -> Plan:
    shared_setup.cache_clear()  # a plan of our own, since it is changed
    plan = Setting(2, {"version": "starter", "start": "1"}).setup(GAME)
    shared_setup.cache_clear()
    assert isinstance(plan, Plan)
    plan.deck = deck
    return plan


class CrowdedGame(ViennaGame):
    """Seat 0 stands everywhere, so that all that seat 1 places draws two cards more (126–130)."""

    def first_state(self, setup: Setup) -> GameState:
        state = super().first_state(setup)
        assert isinstance(state, Vienna)
        state.agents[0] = (1 << ids.BUILDINGS) - 1
        state.bribe = [2] * len(state.bribe)
        return state


def test_samples_with_cards_drawn_later() -> None:
    """Cards drawn by 126–130 after a shuffling are in the hand; what lies face down came from the one before."""
    plan = small_plan(13)
    plan.ability, plan.x = [ids.FOREIGN_CARDS] * ids.CARDS, [ids.NONE] * ids.CARDS
    seen = 0

    def wanted(ply: Ply, worlds: Worlds) -> bool:
        state = ply.state
        assert isinstance(state, Vienna)
        split = state.faced[1] > 0 and state.held[1] > 1 and state.shuffles > 0 and state.phase != ids.OPENING_REST
        return split and state.active == 1 and state.turn == 1 and len(worlds.worlds) > 1

    for seed in range(5, 40):  # until the pile has run out between two such draws
        if seen:
            break
        crowded = compare(CrowdedGame(), plan, 0, seed, wanted=wanted, cap=1_600, limit=130, most=6_000)
        for ply, _ in crowded:
            assert isinstance(ply.state, Vienna)
            seen += ply.state.faced[1] == 0b100 and 0 < ply.state.hidden_old[1] < ply.state.held[1]
    assert seen


@pytest.mark.parametrize("seed", [1, 2])
def test_samples_match_all_worlds(seed: int) -> None:
    """Counted exactly with a small deck: hands, cards face down, and hands of two shufflings."""
    rng = Rng(seed)
    seen: set[str] = set()

    def wanted(ply: Ply, worlds: Worlds) -> bool:
        state = ply.state
        assert isinstance(state, Vienna)
        if len(worlds.worlds) < 2:
            return False
        mixed = 0 < state.hidden_old[1] < state.held[1]
        return rng.below(4 if mixed else 12) == 0

    for ply, _ in compare(GAME, small_plan(), 0, seed, wanted=wanted, cap=1_400, limit=260, most=8_000):
        assert isinstance(ply.state, Vienna)
        seen.add("face_down" if ply.state.faced[1] else "in_hand")
        if 0 < ply.state.hidden_old[1] < ply.state.held[1]:
            seen.add("mixed")
    assert seen == {"face_down", "in_hand", "mixed"}
