"""`safehouse validate`: check a board, a deck, a scenario, a lesson or a record."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:
    from safehouse.core.record import Record
    from safehouse.core.registry import Game


def validate(
    files: list[Path] = typer.Argument(..., help="Data files, scenarios, lessons or records."),
    game: str | None = typer.Option(None, "--game", help="The game that a data file belongs to."),
    role: str | None = typer.Option(None, "--role", help="What a data file is: board, deck …"),
) -> int:
    """Check files: schema, counts, symmetries; a record is replayed, a scenario or a lesson is played."""
    from safehouse.cli import complain
    from safehouse.core.errors import SafehouseError

    status = 0
    for file in files:
        try:
            print(f"{file}: {prove(file, game, role)}")
        except SafehouseError as error:
            text = str(error)
            status = complain(text if file.name in text else f"{file}: {text}")
    return status


def prove(file: Path, game: str | None, role: str | None) -> str:
    """Return one line that says what was proven, or raise what is wrong."""
    from safehouse.core.collection import LINES
    from safehouse.core.data import parse, read_text
    from safehouse.core.errors import BadData

    if (
        game is None
        and role is None
        and (file.suffix == LINES or (file.suffix != ".json" and not looks_like_json(file)))
    ):
        return prove_records(file)
    text = read_text(file)
    if game is None and role is None and file.name.endswith(".scenario.json"):
        return prove_scenario(file)
    if game is None and role is None and file.name.endswith(".lesson.json"):
        return prove_lesson(file)
    named = role or role_in_name(file)
    candidates = [(one, part) for one, part in known_roles(game) if named is None or part == named]
    if not candidates:
        raise BadData(f"{file}: no game has a data file of the kind {named!r}")
    content = parse(text, str(file))
    if named is None and game is None and isinstance(content, dict) and "game" in content:
        return prove_scenario(file)
    best_game, best_role = max(candidates, key=lambda candidate: likeness(content, *candidate))
    if named is None and likeness(content, best_game, best_role) == 0:
        raise BadData(f"{file}: no game has data files like this; say which it is with --game and --role")
    return best_game.check_file(best_role, text, str(file))


def looks_like_json(file: Path) -> bool:
    from safehouse.core.record import load_text

    return load_text(file).lstrip().startswith("{")


def prove_records(file: Path) -> str:
    from safehouse.core.collection import records_in
    from safehouse.core.errors import BadRecord
    from safehouse.core.record import read

    told = [record_told(read(text, place)) for place, text in records_in(file)]
    if not told:
        raise BadRecord(f"{file}: no record found")
    return told[0] if len(told) == 1 else f"{len(told)} records; the last: {told[-1]}"


def record_told(kept: "Record") -> str:
    from safehouse.core import record

    end = f"ended: {kept.result.reason}" if kept.result else "not finished"
    log = f"{len(kept.plies)} entries, {end}; {record.log_hash(kept)[:16]}"
    return f"record of {kept.game}, {kept.players} players, {log}"


def prove_scenario(file: Path) -> str:
    from safehouse.core.scenario import load_scenario

    return load_scenario(file).check()


def prove_lesson(file: Path) -> str:
    from safehouse.core.lesson import load_lesson

    return load_lesson(file).check()


def role_in_name(file: Path) -> str | None:
    """Return the role that a file name gives: `town.board.json` is a board."""
    parts = file.name.split(".")
    roles = {role for _, role in known_roles(None)}
    return parts[-2] if len(parts) > 2 and parts[-1] == "json" and parts[-2] in roles else None


def known_roles(game: str | None) -> Iterator[tuple["Game", str]]:
    from safehouse.core.registry import find_game, game_names

    for name in [game] if game else game_names():
        found = find_game(name)
        for role in found.meta.files:
            yield found, role


def likeness(content: Any, game: "Game", role: str) -> float:
    """Return how well a content fits this role: the share of the schema's keys that it has."""
    schema_file = game.data_folder / f"{role}.schema.json"
    if not isinstance(content, dict) or not schema_file.exists():
        return 0.0
    keys = set(json.loads(schema_file.read_text(encoding="utf-8")).get("properties", {}))
    own = set(content)
    return len(keys & own) / len(keys | own) if keys | own else 0.0
