"""Records of tables: the whole game once it is over, and before that what the observer knows of it."""

import json
from collections.abc import Sequence

import msgspec

import safehouse
from safehouse.core.errors import SafehouseError
from safehouse.core.fair import fair_tags
from safehouse.core.game import CHANCE
from safehouse.core.header import digest, result_of
from safehouse.core.match import Entry, Match
from safehouse.core.notation import Texts, row_tokens, wrap
from safehouse.core.record import Record, batches, export_for, record_of, write
from safehouse.core.scenario import load_scenario
from safehouse.server.errors import BadRequest, NoSuchTable
from safehouse.server.line import LogEntry, effective, match_of
from safehouse.server.lookups import Report
from safehouse.server.store import Store
from safehouse.server.table import Table


async def full_record(table: Table) -> str:
    """Return the record of a finished game, with the seed of its dice.

    After an upgrade on the way it is the log itself; of a game that began from a scenario, the scenario with its line.
    """
    assert table.line.over
    log = await table.full_log()
    if any(entry.kind == "upgrade" for _, entry in log):
        return json.dumps({"note": "the rules were upgraded during this game", "log": msgspec.to_builtins(log)})
    if table.head.scenario_text:
        text = table.head.scenario_text
        return played_scenario(text, match_of(table.start, log, position(text)))
    return write(record_from(table, log))


def record_from(table: Table, log: Sequence[tuple[int, LogEntry]]) -> Record:
    """Return the record of a finished game from its log, which was proven move by move when it was written."""
    entries: list[Entry] = []
    for _, logged in effective(log):
        entries += [Entry(answer.seat, tuple(answer.row)) for answer in logged.answers]
        entries += [Entry(CHANCE, (outcome,)) for outcome in logged.chance]
    tags = fair_tags(bytes.fromhex(table.head.seed), [seat.nonce for seat in table.head.seats])
    setup, result = table.setup, result_of(table.line.state.outcome())
    record = Record(
        table.head.game, table.head.rules, len(table.head.seats), dict(setup.options), dict(setup.files),
        tuple(names(table)), tags, tuple(entries), result,
    )  # fmt: skip
    vars(record)["setup"] = setup  # what the property would build from the same options and files
    return record


def position(text: str) -> Match:
    """Return a match in a scenario's position, without the log that led there."""
    match = load_scenario(text).match()
    return Match(match.game, match.setup, match.state)


def played_scenario(text: str, match: Match) -> str:
    """Return a scenario's JSON with the moves of a match as its line."""
    texts = Texts(match.game, match.setup)
    tokens: list[str] = []
    for before, batch in batches(position(text), match.entries):
        together = len(before.state.pending()) > 1
        rows = [token for entry in batch for token in row_tokens(texts, entry.seat, entry.actions)]
        tokens += ["{"] * together + rows + ["}"] * together
    content = {name: value for name, value in json.loads(text).items() if name not in ("line", "expect")}
    return json.dumps({**content, "line": wrap(tokens).splitlines()}, ensure_ascii=False, indent=1)


async def export(table: Table, observer: int) -> str:
    """Return the record as an observer may have it now."""
    if table.line.over:
        return await table.store.record(table.id) or await full_record(table)
    log = await table.full_log()
    if any(entry.kind == "upgrade" for _, entry in log):
        raise BadRequest("record_upgraded")
    if table.head.scenario_text:
        raise BadRequest("record_scenario")
    record: Record = record_of(match_of(table.start, log), names(table), {})
    return export_for(record, observer)


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
