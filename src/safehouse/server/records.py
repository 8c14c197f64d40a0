"""Records of tables: the whole game once it is over, and before that what the observer knows of it."""

import json
from dataclasses import replace

import msgspec

import safehouse
from safehouse.core.errors import SafehouseError
from safehouse.core.fair import fair_tags
from safehouse.core.header import digest
from safehouse.core.log import effective
from safehouse.core.match import Entry
from safehouse.core.notation import wrap
from safehouse.core.record import Record, export_for, move_tokens, record_from, write
from safehouse.server.errors import BadRequest, NoSuchTable
from safehouse.server.lookups import Report
from safehouse.server.store import Store
from safehouse.server.table import Table


async def full_record(table: Table) -> str:
    """Return the record of a finished game, with the seed of its dice.

    After an upgrade on the way it is the log itself; of a game that began from a scenario, the scenario with its line.
    """
    assert table.position.over
    log = await table.log()
    if any(entry.kind == "upgrade" for _, entry in log):
        return json.dumps({"note": "the rules were upgraded during this game", "log": msgspec.to_builtins(log)})
    tags = fair_tags(bytes.fromhex(table.head.seed), [seat.nonce for seat in table.head.seats])
    record = record_of(table, log, tags)
    return played_scenario(table.head.scenario_text, record) if table.head.scenario_text else write(record)


def record_of(table: Table, log: list[tuple[int, Entry]], tags: dict[str, str]) -> Record:
    """Return the record of a game from its log, which was proven move by move when it was written."""
    record = record_from(table.position, [entry for _, entry in effective(log)], names(table), tags)
    ours = record.rules_version == table.head.rules
    return record if ours else replace(record, rules_version=table.head.rules)


def played_scenario(text: str, record: Record) -> str:
    """Return a scenario's JSON with the moves of a record as its line."""
    content = {name: value for name, value in json.loads(text).items() if name not in ("line", "expect")}
    line = wrap(move_tokens(record)).splitlines()
    return json.dumps({**content, "line": line}, ensure_ascii=False, indent=1)


async def export(table: Table, observer: int) -> str:
    """Return the record as an observer may have it now."""
    if table.position.over:
        return await table.store.record(table.id) or await full_record(table)
    log = await table.log()
    if any(entry.kind == "upgrade" for _, entry in log):
        raise BadRequest("record_upgraded")
    if table.head.scenario_text:
        raise BadRequest("record_scenario")
    return export_for(record_of(table, log, {}), observer)


async def report(table: Table, observer: int) -> Report:
    """Return the present position for a bug report, as an observer knows it."""
    try:
        record = await export(table, observer)
    except SafehouseError as error:
        record = f"; {error}"
    state = table.state_for(observer, False, False)
    head = table.head
    return Report(
        version=safehouse.__version__, game=head.game, rules_version=head.rules, players=len(head.seats),
        options=head.options, files={role: digest(text) for role, text in head.files.items()},
        scenario=head.scenario, seat=observer, seq=state.seq, view=state.view, decision=state.decision, record=record,
    )  # fmt: skip


async def brought(store: Store, name: str) -> str:
    """Return the text of a record that somebody brought; a table's own is had at the table."""
    text = await store.record(name)
    if text is None or await store.load(name) is not None:
        raise NoSuchTable
    return text


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.head.seats]
