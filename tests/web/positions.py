"""Positions for screens and moments: games of bots up to a moment worth a look, always the same; or set by hand."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from safehouse.bots.base import find_bot
from safehouse.core.game import CHANCE, GameState
from safehouse.core.match import Match
from safehouse.core.record import move_tokens, record_of
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids as heimlich
from safehouse.games.heimlich.state import State as Heimlich
from safehouse.games.vienna import ids as vienna
from safehouse.games.vienna.state import State as Vienna

NAMES = ["Anne", "Herman", "Carl", "Marc"]
Wanted = Callable[[Any], bool]
TOP_SECRET = {"mode": "top_secret"}
EVERYTHING = {"version": "full", "third_man": "yes", "feld_agents": "yes"}


def points_to_spend(table: Heimlich) -> bool:
    """Seat 1 has six points, and the game is well under way."""
    return table.phase == heimlich.MOVING and table.holder == 0 and table.points == 6 and max(table.stone) >= 15


def card_to_play(table: Heimlich) -> bool:
    """In a card round seat 1 may play one of several cards."""
    own = [card for card in table.hand[: heimlich.HAND_LIMIT] if card >= 0]
    ready = table.phase == heimlich.GO and table.go == 0 and len(own) >= 2
    return ready and len(table.legal(0)) >= 3 and table.turn > 8


def asked_for_cards(table: Heimlich) -> bool:
    return table.phase == heimlich.QUESTION and 0 in table.pending() and len(table.legal(0)) == 2 and table.turn > 8


def dossier_to_write(table: Heimlich) -> bool:
    return table.phase == heimlich.WRITING and 0 in table.pending()


def in_phase(phase: int, score: int) -> Wanted:
    """Seat 1 is asked in this phase, among several choices, once somebody has scored so much."""

    def wanted(table: Vienna) -> bool:
        return table.phase == phase and 0 in table.pending() and max(table.score) >= score and len(table.legal(0)) >= 3

    return wanted


WANTED: dict[str, tuple[str, dict[str, str], Wanted]] = {
    "moving": ("heimlich", {}, points_to_spend),
    "cards": ("heimlich", TOP_SECRET, card_to_play),
    "question": ("heimlich", TOP_SECRET, asked_for_cards),
    "dossier": ("heimlich", {**TOP_SECRET, "dossier": "yes"}, dossier_to_write),
    "planning": ("vienna", EVERYTHING, in_phase(vienna.ASSIGNING, 12)),
    "placing": ("vienna", EVERYTHING, in_phase(vienna.ACTING, 12)),
    "purchase": ("vienna", EVERYTHING, in_phase(vienna.BUYING, 4)),
    "payday": ("vienna", EVERYTHING, in_phase(vienna.SETTLING, 1)),
    "unpaid": ("vienna", EVERYTHING, in_phase(vienna.REMOVING, 4)),
}


@cache
def scenario(name: str) -> str:
    """Return a scenario's JSON: the first game in which somebody comes into this position."""
    game, options, wanted = WANTED[name]
    for seed in range(1, 200):
        match = play_until(game, options, wanted, seed)
        if match is not None:
            content = {
                "name": name, "title": name, "source": "a game of bots", "game": game, "players": len(NAMES),
                "options": options, "seats": NAMES, "record": " ".join(move_tokens(record_of(match, NAMES))),
            }  # fmt: skip
            return json.dumps(content)
    raise AssertionError(f"no game comes into the position {name!r}")


def play_until(name: str, options: dict[str, str], wanted: Wanted, seed: int) -> Match | None:
    game, rng = find_game(name), Rng(seed)
    match = Match(game, game.setup(len(NAMES), options))
    bots = [find_bot(name, "greedy", rng) for _ in NAMES]
    while not match.over:
        asked = match.state.pending()
        if asked == [CHANCE]:
            match.draw(rng)
            continue
        state: GameState = match.state
        if wanted(state):
            return match
        for seat in asked:
            match.submit(seat, bots[seat].row(state.redact(seat), seat))
    return None


# --- Set by hand ------------------------------------------------------------------------------------------------------

PACKED = "{ 1. pack:5-3-1-bomb 2. pack:5-3-1-bomb }"
PLACED = (
    "{ 1. place:beirut place:rome place:kiev place:paris 2. place:london place:warsaw place:madrid place:vienna }"
    " *open_places *roll:3:3 *roll:0:0"
)


def on_the_map(name: str, **changes: Any) -> str:
    """Return a position of Suitcase for two with Anne on turn, as JSON."""
    content = {
        "name": name, "title": name, "source": "our own, for a screen", "game": "suitcase", "players": 2,
        "options": {"map": "europe_1985"}, "seats": ["Anne", "Herman"], "after": [PACKED, PLACED], "set": changes,
    }  # fmt: skip
    return json.dumps(content)


WALKING = on_the_map(
    "walking",
    points=4,
    place={"1": {"1": "rome", "2": "oslo", "3": "bonn"}, "2": {"1": "zurich", "2": "zurich"}},
    load={"1": {"2": "green_a"}},
)
DUEL = on_the_map("duel", points=3, place={"1": {"1": "rome"}, "2": {"1": "zurich"}})
AT_THE_DOOR = on_the_map("at_the_door", points=2, place={"1": {"1": "beirut"}}, load={"1": {"1": "blue_a"}})
BOMB = on_the_map("bomb", points=2, place={"1": {"1": "beirut"}}, load={"1": {"1": "blue_d"}})


def crowded() -> str:
    """An agent on the Stephansdom completes two squares, fires abilities six times and fulfils two missions."""
    folder = find_game("vienna").data_folder / "scenarios"
    content: dict[str, Any] = json.loads((folder / "v16_7_french_missions.scenario.json").read_text())
    content |= {
        "name": "crowded",
        "title": "Six abilities and two missions",
        "source": "our own",
        "set": {
            "coins": {"1": 0},
            "roof": "C",
            "marker": {"bottle": 4, "pistol": 4},
            "gear": {"1": ["side_table"]},
            "desk": {"1": ["s-01", "a-16"]},
            "agents": {"1": ["hofburg", "palais_coburg", "bundeskanzleramt"]},
            "bribe": {"1": {"magazine": 2}},
            "drawer": {"1": ["062", "174", "166"]},
            "assigned": {
                "1": {"1": "049", "2": "028", "4": "024"},
                "2": {"1": "051", "2": "052", "4": "053"},
            },
        },
        "line": "",
    }
    del content["expect"]
    return json.dumps(content)
