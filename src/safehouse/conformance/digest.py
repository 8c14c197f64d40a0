"""Digests of whole games (I7): the same rules and seeds give the same moves and the same end on every machine.

    python -m safehouse.conformance.digest FILE             print the lines of FILE as they come out here
    python -m safehouse.conformance.digest --update FILE    write them into it

A line is `game / players / options / seed / sha256`; with --update the last part may be missing.
"""

import hashlib
import json
import sys
from pathlib import Path

from safehouse.conformance.setting import Setting
from safehouse.conformance.walk import next_row
from safehouse.core.fields import values_of
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng


def digest(name: str, players: int, options: dict[str, str], seed: int) -> str:
    """Play a game at random, and return the hash of all its moves and of all its states."""
    game = find_game(name)
    state = game.first_state(Setting(players, options).setup(game))
    rng = Rng(seed)
    whole = hashlib.sha256()
    while True:
        seat, row = next_row(state, rng, whole_rows=False)
        whole.update(json.dumps([seat, row, values_of(state)]).encode())
        if not row:
            break
        state.apply(seat, row[0])
    outcome = state.outcome()
    whole.update(json.dumps([outcome.shares, outcome.ranks, outcome.scores, outcome.reason]).encode())
    return whole.hexdigest()


def lines_now(text: str) -> list[str]:
    """Return the lines of a file of digests, each with the hash that comes out here."""
    made = []
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            made.append(line)
            continue
        name, players, options, seed = (part.strip() for part in line.split("/")[:4])
        pairs = dict(word.split("=", 1) for word in options.split())
        found = digest(name, int(players), pairs, int(seed))
        made.append(f"{name} / {players} / {options} / {seed} / {found}")
    return made


def main(args: list[str]) -> int:
    path = Path(args[-1])
    made = "\n".join(lines_now(path.read_text(encoding="utf-8"))) + "\n"
    if "--update" in args:
        path.write_text(made, encoding="utf-8")
    else:
        sys.stdout.write(made)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
