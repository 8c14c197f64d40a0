"""Records of tables: the whole game once it is over, before that what the observer knows."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace

import msgspec

from safehouse.core import fair
from safehouse.core.log import effective
from safehouse.core.match import Entry, Match, Position, plies
from safehouse.core.notation import wrap
from safehouse.core.own import BESIDES
from safehouse.core.record import Record, export_for, move_tokens, record_from, write
from safehouse.core.scenario import FAIR
from safehouse.server.errors import BadRequest


@dataclass(frozen=True)
class Whole:
    """A table's game so far: its position, the log that led there, and what its record must name."""

    position: Position
    log: list[tuple[int, Entry]]
    names: list[str]
    rules: int
    scenario: str

    @property
    def upgraded(self) -> bool:
        return any(entry.kind == "upgrade" for _, entry in self.log)


def full_record(game: Whole, tags: dict[str, str]) -> str:
    """Return the record of a finished game, with the tags for an audit of its chance.

    After an upgrade on the way it is the log itself; of a game that began from a scenario, the scenario with its line
    and the same tags.
    """
    if game.upgraded:
        return json.dumps({"note": "the rules were upgraded during this game", "log": msgspec.to_builtins(game.log)})
    record = record_of(game, tags)
    return played_scenario(game.scenario, record) if game.scenario else write(record)


def chance_steps(game: Whole, start: Position) -> Iterator[fair.Step]:
    """Yield the steps of chance of a game, from its first position on, or from a scenario's."""
    if game.upgraded:
        raise BadRequest("record_upgraded")
    entries = [entry for _, entry in effective(game.log)]
    first = start.before(entries[0]).state if entries[0].position else None
    return fair.chance_steps(Match(start.game, start.setup, first), plies(entries))


def record_of(game: Whole, tags: dict[str, str]) -> Record:
    """Return the record of a game from its log, which was checked move by move when it was written."""
    record = record_from(game.position, [entry for _, entry in effective(game.log)], game.names, tags)
    return record if record.rules_version == game.rules else replace(record, rules_version=game.rules)


def played_scenario(text: str, record: Record) -> str:
    """Return a scenario's JSON with the moves of a record as its line, and its tags for an audit."""
    content = {name: value for name, value in json.loads(text).items() if name not in BESIDES}
    line = wrap(move_tokens(record)).splitlines()
    fair = {FAIR: dict(record.tags)} if record.tags else {}
    return json.dumps({**content, "line": line, **fair}, ensure_ascii=False, indent=1)


def export(game: Whole, observer: int) -> str:
    """Return the record of an unfinished game as an observer may see it now."""
    if game.upgraded:
        raise BadRequest("record_upgraded")
    if game.scenario:
        raise BadRequest("record_scenario")
    return export_for(record_of(game, {}), observer)
