"""Playthroughs: a text with all that is observable in a random game, kept in the repository and compared.

    python -m safehouse.conformance.playthrough tests/playthroughs/*.txt            compare
    python -m safehouse.conformance.playthrough --update tests/playthroughs/*.txt   write them anew
    python -m safehouse.conformance.playthrough --new FILE GAME PLAYERS SEED [option=value …]

A file begins with what it was made from, so it can be made again. A change in it is a change of the rules, of the
texts or of what players see: look at the difference, then write it anew.
"""

import difflib
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from safehouse.conformance.setting import Setting
from safehouse.conformance.walk import next_row
from safehouse.core.fields import PUBLIC, values_of
from safehouse.core.game import CHANCE, SPECTATOR, Event, GameState, Setup
from safehouse.core.registry import Game, find_game
from safehouse.core.rng import Rng

# The file is for people, so it stays short: after this many plies it shows only what is new, each kind a few times.
PLIES_SHOWN = 60
TIMES_SHOWN = 5


@dataclass(frozen=True)
class Header:
    """What a playthrough is made from."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    seed: int

    def lines(self) -> list[str]:
        options = " ".join(f"{name}={value}" for name, value in self.options)
        return [f"game: {self.game}", f"players: {self.players}", f"options: {options}".rstrip(), f"seed: {self.seed}"]


def read_header(text: str) -> Header:
    found = dict(line.split(":", 1) for line in text.splitlines()[:4])
    options = tuple(sorted(tuple(word.split("=", 1)) for word in found["options"].split()))
    return Header(found["game"].strip(), int(found["players"]), options, int(found["seed"]))  # type: ignore[arg-type]


def playthrough(header: Header) -> str:
    """Play the game of a header, and return the whole text."""
    game = find_game(header.game)
    setup = Setting(header.players, dict(header.options)).setup(game)
    lines = [*header.lines(), f"rules version: {game.meta.rules_version}", ""]
    return "\n".join([*lines, *story(game, setup, header.seed)]) + "\n"


def story(game: Game, setup: Setup, seed: int) -> Iterator[str]:
    state, rng = game.first_state(setup), Rng(seed)
    before: dict[str, object] = {}
    number = 0
    seen: Counter[str] = Counter()
    whole = hashlib.sha256()
    while True:
        seat, row = next_row(state, rng, whole_rows=True)
        lines = [f"# {number}: {who(state)}", *position(game, setup, state, before)]
        before = values_of(state)
        if row:
            lines += step(game, setup, state, seat, row)
        whole.update("\n".join(lines).encode())
        kind = game.space.kind_of(row[0]).name if row else "end"
        seen[kind] += 1
        if number < PLIES_SHOWN or seen[kind] <= TIMES_SHOWN:
            yield from lines
        if not row:
            break
        number += 1
    outcome = state.outcome()
    yield f"outcome: {outcome.reason}, shares {outcome.shares}, ranks {outcome.ranks}, scores {outcome.scores}"
    yield f"plies: {number}, sha256 of all of them: {whole.hexdigest()}"


def who(state: GameState) -> str:
    names = [{CHANCE: "chance"}.get(seat, f"seat {seat}") for seat in state.pending()]
    return f"actor {state.actor()}, pending {', '.join(names) or 'nobody'}"


def position(game: Game, setup: Setup, state: GameState, before: dict[str, object]) -> Iterator[str]:
    """Yield the new public facts, a digest of every view, and the options."""
    public = [name for name, mark in type(state).FIELDS.items() if mark == PUBLIC]
    values = values_of(state)
    changed = [f"{name}={json.dumps(values[name])}" for name in public if before.get(name) != values[name]]
    if changed:
        yield "  " + " ".join(changed)
    views = [f"{observer}:{digest(state, observer)}" for observer in [*range(setup.players), SPECTATOR]]
    yield "  views " + " ".join(views)
    for seat in state.pending():
        if seat == CHANCE:
            listed = [f"{game.space.text(setup, outcome)}×{weight}" for outcome, weight in state.chance()]
            yield "  chance " + " ".join(listed)
        else:
            texts = [game.space.text(setup, action) for action in state.legal(seat)]
            yield f"  seat {seat} " + " ".join(texts)


def digest(state: GameState, observer: int) -> str:
    return hashlib.sha256(json.dumps(values_of(state.redact(observer)), sort_keys=True).encode()).hexdigest()[:6]


def step(game: Game, setup: Setup, state: GameState, seat: int, row: Sequence[int]) -> Iterator[str]:
    """Do a row, which changes the state, and tell what happened and who heard of it."""
    told: list[Event] = []
    for action in row:
        seen = "".join("." if state.seen_as(o, seat, action) == action else "?" for o in range(setup.players))
        public = "." if state.seen_as(SPECTATOR, seat, action) == action else "?"
        yield f"  > {'chance' if seat == CHANCE else seat}: {game.space.text(setup, action)} [{seen}{public}]"
        state.events = told
        state.apply(seat, action)
        state.events = None
    for event in told:
        secret = f" | {event.secret} to {event.audience}" if event.secret else ""
        yield f"  ! {event.kind} {event.args}{secret}"


def difference(path: Path) -> str:
    """Return how a file differs from what is played now, or nothing."""
    kept = path.read_text(encoding="utf-8")
    made = playthrough(read_header(kept))
    lines = difflib.unified_diff(kept.splitlines(), made.splitlines(), str(path), "played now", lineterm="", n=2)
    return "\n".join(list(lines)[:60])


def main(args: list[str]) -> int:
    if args and args[0] == "--new":
        place, name, players, seed, *options = args[1:]
        pairs = tuple(sorted((word.split("=", 1)[0], word.split("=", 1)[1]) for word in options))
        Path(place).write_text(playthrough(Header(name, int(players), pairs, int(seed))), encoding="utf-8")
        return 0
    update = "--update" in args
    status = 0
    for place in args:
        if place == "--update":
            continue
        path = Path(place)
        if update:
            path.write_text(playthrough(read_header(path.read_text(encoding="utf-8"))), encoding="utf-8")
            continue
        found = difference(path)
        if found:
            print(found)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
