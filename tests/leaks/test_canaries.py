"""I5: canary words planted in the vocabulary never reach anybody who has not seen the thing they name."""

import json
import logging

import pytest

from safehouse.conformance import Setting
from safehouse.conformance.channels import Channels, to_bytes
from safehouse.conformance.walk import entries
from safehouse.core.errors import IllegalMove
from safehouse.core.game import CHANCE, SPECTATOR
from safehouse.core.match import Match
from safehouse.core.registry import find_game
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.rules import Heimlich

GAME = find_game("heimlich")
CLASSIC = json.loads(GAME.shipped_file("deck", "classic"))


def canary(kind: int) -> str:
    return f"canary_{kind:02d}_tweet"


def deck() -> str:
    return json.dumps({**CLASSIC, "kinds": [{**kind, "kind": canary(i)} for i, kind in enumerate(CLASSIC["kinds"])]})


def unseen_by(state: Heimlich, observer: int, shown: set[int]) -> list[str]:
    """The names of the cards that others hold, of which this observer has never seen one."""
    first = observer * ids.HAND_LIMIT
    own = set(state.hand[first : first + ids.HAND_LIMIT]) if observer >= 0 else set()
    return [canary(kind) for kind in set(state.hand) - own - shown if kind >= 0]


@pytest.mark.parametrize("seed", [1, 2])
def test_words(seed: int, caplog: pytest.LogCaptureFixture) -> None:
    options = {"mode": "top_secret", "dossier": "yes", "start": "1"}
    setup = Setting(4, options, {"deck": deck()}).setup(GAME)
    channels = Channels(GAME, setup)
    match = Match(GAME, setup)
    shown: dict[int, set[int]] = {observer: set() for observer in [*range(4), SPECTATOR]}
    looked = 0
    with caplog.at_level(logging.DEBUG):
        for ply in entries(GAME, setup, seed, 1):
            assert isinstance(ply.state, Heimlich)
            for observer, kinds in shown.items():
                hidden = unseen_by(ply.state, observer, kinds)
                received = to_bytes(channels.message(ply.state, observer, ply.number)).decode()
                if not ply.over:
                    received += to_bytes(channels.step(ply.state.clone(), observer, ply.seat, ply.row)).decode()
                received += refusals(match, observer) if observer >= 0 and ply.number % 5 == 0 else ""
                played = [GAME.space.text(setup, action) for action in ply.row if ply.seat != CHANCE]
                assert [word for word in hidden if word in received and word not in " ".join(played)] == []
                looked += len(hidden)
            for observer, kinds in shown.items():
                kinds.update(kind for kind, count in enumerate(ply.state.discards) if count)
                kinds.update(action - ids.PLAY for action in ply.row if ids.PLAY <= action < ids.PASS)
                if observer >= 0:
                    kinds.update(ply.state.hand[observer * ids.HAND_LIMIT : (observer + 1) * ids.HAND_LIMIT])
            if ply.over:
                break
            if ply.seat == CHANCE:
                match.force(ply.row[0])
            else:
                match.submit(ply.seat, ply.row)
    assert looked > 100
    assert "canary" not in caplog.text


def refusals(match: Match, seat: int) -> str:
    """The texts of all errors that a seat can provoke here with one action."""
    texts = []
    for action in range(0, GAME.space.size, 3):
        try:
            Match(GAME, match.setup, match.state.clone()).submit(seat, [action, action])
        except IllegalMove as error:
            texts.append(str(error))
    return " ".join(texts)
