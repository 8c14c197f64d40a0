"""Positions for screens: games of bots, always the same ones, up to a moment that is worth a look."""

import json
from collections.abc import Callable
from functools import cache

from safehouse.bots.heimlich.greedy import GreedyBot
from safehouse.core.game import CHANCE
from safehouse.core.match import Match
from safehouse.core.record import move_tokens, record_of
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.state import Table

NAMES = ["Anne", "Herman", "Carl", "Marc"]
Wanted = Callable[[Table], bool]


def points_to_spend(table: Table) -> bool:
    """Seat 1 has six points, and the game is well under way."""
    return table.phase == ids.MOVING and table.holder == 0 and table.points == 6 and max(table.stone) >= 15


def card_to_play(table: Table) -> bool:
    """In a card round seat 1 may play one of several cards."""
    own = [card for card in table.hand[: ids.HAND_LIMIT] if card >= 0]
    return table.phase == ids.GO and table.go == 0 and len(own) >= 2 and len(table.legal(0)) >= 3 and table.turn > 8


def asked_for_cards(table: Table) -> bool:
    return table.phase == ids.QUESTION and 0 in table.pending() and len(table.legal(0)) == 2 and table.turn > 8


def dossier_to_write(table: Table) -> bool:
    return table.phase == ids.WRITING and 0 in table.pending()


WANTED: dict[str, tuple[dict[str, str], Wanted]] = {
    "moving": ({}, points_to_spend),
    "cards": ({"mode": "top_secret"}, card_to_play),
    "question": ({"mode": "top_secret"}, asked_for_cards),
    "dossier": ({"mode": "top_secret", "dossier": "yes"}, dossier_to_write),
}


@cache
def scenario(name: str) -> str:
    """Return a scenario's JSON: the first game in which somebody comes into this position."""
    options, wanted = WANTED[name]
    for seed in range(1, 200):
        match = play_until(options, wanted, seed)
        if match is not None:
            content = {
                "name": name, "title": name, "source": "a game of bots", "game": "heimlich", "players": len(NAMES),
                "options": options, "seats": NAMES, "record": " ".join(move_tokens(record_of(match, NAMES))),
            }  # fmt: skip
            return json.dumps(content)
    raise AssertionError(f"no game comes into the position {name!r}")


def play_until(options: dict[str, str], wanted: Wanted, seed: int) -> Match | None:
    game, rng = find_game("heimlich"), Rng(seed)
    match = Match(game, game.setup(len(NAMES), options))
    bots = [GreedyBot(rng) for _ in NAMES]
    while not match.over:
        asked = match.state.pending()
        if asked == [CHANCE]:
            match.draw(rng)
            continue
        assert isinstance(match.state, Table)
        if wanted(match.state):
            return match
        for seat in asked:
            match.submit(seat, bots[seat].row(match.state.redact(seat), seat))
    return None
