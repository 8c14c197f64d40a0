"""A deck of one's own, as CONTRIBUTING.md tells it: a new card made of an existing effect."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from safehouse.conformance import Setting, check_game
from safehouse.core.errors import BadData
from safehouse.core.game import CHANCE
from safehouse.core.play import rollout
from safehouse.core.rng import Rng
from safehouse.games.heimlich.game import GAME
from safehouse.games.heimlich.ids import PLAY, TARGETING
from safehouse.games.heimlich.rules import Heimlich

ROOT = Path(__file__).resolve().parents[2]


def recipe() -> dict[str, Any]:
    """The line that CONTRIBUTING.md tells people to write."""
    blocks = re.findall(r"```json\n(.*?)```", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 1
    line: dict[str, Any] = json.loads(blocks[0])
    return line


def classic(role: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(GAME.shipped_file(role, "classic"))
    return content


def own_deck() -> dict[str, Any]:
    """Follow the steps: copy, name, add a line, raise the number of cards."""
    deck = classic("deck")
    deck["name"] = "mine"
    deck["source"] = "a test"
    deck["kinds"].append(recipe())
    deck["cards"] += recipe()["copies"]
    return deck


def setting(players: int) -> Setting:
    return Setting(players, {"mode": "top_secret"}, {"deck": json.dumps(own_deck())})


def test_it_is_proven(tmp_path: Path) -> None:
    path = tmp_path / "mine.deck.json"
    path.write_text(json.dumps(own_deck()), encoding="utf-8")
    assert GAME.check_file("deck", path.read_text(), str(path)) == "deck 'mine': 28 cards of 16 kinds"


def test_a_forgotten_step_is_named() -> None:
    deck = own_deck()
    deck["cards"] = 26
    with pytest.raises(BadData, match="26 declared, but the copies add up to 28"):
        GAME.check_file("deck", json.dumps(deck), "mine.deck.json")


def test_the_card_is_played_and_works() -> None:
    """In random games it is played, names one or two agents outside the Church, and puts them there."""
    setup = setting(3).setup(GAME)
    card = setup.names["card"].index("church_walk")
    played: set[int] = set()
    for seed in range(40):
        state, rng = GAME.first_state(setup), Rng(seed)
        assert isinstance(state, Heimlich)
        named: list[int] = []
        while state.pending():
            seat = state.pending()[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample_chance(rng))
                continue
            options = state.legal(seat)
            action = options[rng.below(len(options))]
            if action == PLAY + card:
                named = [agent for agent in range(7) if state.in_play >> agent & 1]
                named = [agent for agent in named if state.at[agent] != state.plan.church]
                assert named  # H4.8: there is a target
            walking = state.phase == TARGETING and state.card == card
            before = state.at[:]
            state.apply(seat, action)
            if walking and state.phase != TARGETING:
                moved = [agent for agent in range(7) if state.at[agent] != before[agent]]
                assert len(moved) in (1, 2)
                assert set(moved) <= set(named)
                assert all(state.at[agent] == state.plan.church for agent in moved)
                played.add(len(moved))
    assert played == {1, 2}


def test_games_end_at_every_table() -> None:
    for players in range(2, 8):
        state = GAME.first_state(setting(players).setup(GAME))
        rollout(state, Rng(players))
        assert state.pending() == []


def test_laws_hold() -> None:
    check_game(GAME, [setting(2)], games=1)


def test_own_board() -> None:
    """The other recipe: a copy of the board with one building changed."""
    board = classic("board")
    board["name"] = "mine"
    board["buildings"][3]["value"] = 12
    text = json.dumps(board)
    assert "12 buildings" in GAME.check_file("board", text, "mine.board.json")
    state = GAME.first_state(GAME.setup(4, {}, {"board": text}))
    rollout(state, Rng(1))
    assert state.outcome().reason
