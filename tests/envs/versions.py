"""Every game in every version, for the suites of other ecosystems."""

from typing import Any

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
