"""Every game in every version, for the suites of other ecosystems; and own files, as somebody would make them."""

import json
from pathlib import Path
from typing import Any

from safehouse.core.registry import OWN_GAMES, find_game
from safehouse.core.scenario import small_settings

VERSIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "heimlich-basic": ("heimlich", {"players": 3}),
    "heimlich-dossier": ("heimlich", {"players": 5, "dossier": "yes"}),
    "heimlich-top-secret": ("heimlich", {"players": 4, "mode": "top_secret"}),
    "heimlich-everything": ("heimlich", {"players": 7, "mode": "top_secret", "dossier": "yes"}),
    "heimlich-two": ("heimlich", {"players": 2}),
    "suitcase-two": ("suitcase", {"players": 2}),
    "suitcase-three": ("suitcase", {"players": 3}),
    "suitcase-four": ("suitcase", {"players": 4}),
    "vienna-starter": ("vienna", {"players": 2, "version": "starter"}),
    "vienna-starter-third-man": ("vienna", {"players": 4, "version": "starter", "third_man": "yes"}),
    "vienna-full": ("vienna", {"players": 3}),
    "vienna-full-third-man": ("vienna", {"players": 3, "third_man": "yes"}),
    "vienna-full-feld-agents": ("vienna", {"players": 2, "feld_agents": "yes"}),
    "vienna-everything": (
        "vienna",
        {"players": 4, "flags": "random", "third_man": "yes", "feld_agents": "yes"},
    ),
}

SMALL = [(game, name) for game in OWN_GAMES for name in small_settings(game)]
# In place of a path, which is known only when a test runs.
OWN = "an own file"
# Own files by game and role: the shipped file that they are made of.
OWN_FILES = {
    ("heimlich", "board"): "short",
    ("heimlich", "deck"): "classic",
    ("suitcase", "map"): "sprint",
    ("vienna", "board"): "vienna_1950",
    ("vienna", "cards"): "classic",
    ("vienna", "missions"): "classic",
    ("vienna", "tracks"): "classic",
}
# What else must be chosen for a file to be played with.
WITH: dict[str, dict[str, Any]] = {"deck": {"mode": "top_secret"}}

# What the suites of PettingZoo, Gymnasium and OpenSpiel run on in the long set.
EVERYWHERE: list[tuple[str, dict[str, Any]]] = [
    *((game, {"players": players}) for game in OWN_GAMES for players in range(2, find_game(game).meta.players[1] + 1)),
    *((game, {"scenario": name}) for game, name in SMALL),
    *(("heimlich", {"players": players, "mode": "top_secret", "dossier": "yes"}) for players in (2, 4, 6)),
    *(("heimlich", {"players": players, "board": "short"}) for players in (3, 5)),
    *(("heimlich", {"players": players, "dossier": True}) for players in (3, 7)),
    ("heimlich", {"players": 4, "mode": "top_secret", "safe_mover": "die", "start": 3}),
    *(("suitcase", {"players": players, "map": name}) for players in (2, 4) for name in ("sprint", "europe_1985")),
    ("suitcase", {"players": 3, "outposts": False}),
    *(("vienna", {"players": players, "version": "starter", "flags": "random"}) for players in (2, 3)),
    *(("vienna", {"players": players, "third_man": True, "feld_agents": True}) for players in (2, 4)),
    ("vienna", {"players": 3, "feld_agents": True, "figures": "deal"}),
    *((game, {**WITH.get(role, {}), "players": 3, role: OWN}) for game, role in OWN_FILES),
    ("heimlich", {"players": 5, "mode": "top_secret", "rulings": 1}),
    ("suitcase", {"players": 4, "rulings": 1}),
    ("vienna", {"players": 4, "third_man": True, "rulings": 1}),
    *(("heimlich", {"scenario": name}) for name in ("last_lap", "crowded_ruin")),
    *(("suitcase", {"scenario": name}) for name in ("close_race", "first_suitcases")),
    *(("vienna", {"scenario": name}) for name in ("halfway", "full_swing")),
    *((game, {"players": 3, "history": True}) for game in OWN_GAMES),
    *((game, {"players": 2, "history": True, "beliefs": True}) for game in OWN_GAMES),
]
NAMES = ["-".join([game, *(f"{name}={value}" for name, value in options.items())]) for game, options in EVERYWHERE]


def own_file(folder: Path, game: str, role: str) -> Path:
    """Write an own file: a copy of a shipped one under a name of its own; what has one form only is changed, too."""
    content = json.loads(find_game(game).shipped_file(role, OWN_FILES[game, role]))
    content["name"] = "mine"
    if role == "deck":
        content["kinds"][0]["copies"] += 2
        content["cards"] += 2
    if role == "cards":
        swapped = {"tobacco": "wine", "wine": "tobacco"}
        content["cards"] = [{**card, "bribe": swapped.get(card["bribe"], card["bribe"])} for card in content["cards"]]
    path = folder / f"mine.{role}.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def with_paths(game: str, options: dict[str, Any], folder: Path) -> dict[str, Any]:
    """Return options with the paths of own files in their places."""
    return {name: str(own_file(folder, game, name)) if value == OWN else value for name, value in options.items()}
