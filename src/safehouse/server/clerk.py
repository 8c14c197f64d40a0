"""The child process for records, replays and notebooks, which take longer the longer a game is.

It gets the log of a game, and caches the games that were asked for last. Frames are those of `worker`; what is wrong
with a game goes back as a key and its arguments.
"""

import argparse
from collections import OrderedDict
from typing import Any

import msgspec

from safehouse.core.errors import SafehouseError
from safehouse.core.log import Log
from safehouse.core.match import Entry, Position
from safehouse.core.registry import find_game
from safehouse.server import records, replay
from safehouse.server.errors import Refusal
from safehouse.server.lookups import ChanceStep, Notebook
from safehouse.server.replay import Cut, Film
from safehouse.server.worker import Source, encode, end_with_parent, limit, read_frame, write_frame

# Most games whose log is cached: a replay asks for one page after the other.
KEPT_GAMES = 8
LOG = msgspec.json.Decoder(Entry)


class Played(msgspec.Struct, array_like=True, tag="played"):
    """A table's game so far: the log as it is stored."""

    name: str
    source: Source
    rules: int
    names: list[str]
    rows: list[tuple[int, str]]
    # The text of the scenario that it started from.
    scenario: str = ""


class Brought(msgspec.Struct, array_like=True, tag="brought"):
    """An uploaded record."""

    name: str
    text: str


class WriteRecord(msgspec.Struct, array_like=True, tag="record"):
    """The record as an observer may have it now; with tags that open its chance, the whole one."""

    game: Played
    observer: int
    tags: dict[str, str]


class ShowPart(msgspec.Struct, array_like=True, tag="part"):
    """A page of a replay."""

    game: Played | Brought
    cut: Cut


class ReadNotes(msgspec.Struct, array_like=True, tag="notes"):
    """What an observer could have noted."""

    game: Played
    observer: int


class ReadRecord(msgspec.Struct, array_like=True, tag="read"):
    """What a record holds, or why it cannot be used."""

    game: Brought


class ListChance(msgspec.Struct, array_like=True, tag="chance"):
    """The steps of chance of a finished game, with their weights."""

    game: Played


class Contents(msgspec.Struct, array_like=True):
    """The contents of an uploaded record: its setup, the numbers of its entries, and whether the game is over."""

    source: Source
    seqs: list[int]
    over: bool


Task = WriteRecord | ShowPart | ReadNotes | ReadRecord | ListChance


class Reply(msgspec.Struct, array_like=True):
    """The answer, or why there is none. The first one is empty: the process is ready."""

    body: bytes = b""
    # A refusal: its status, key and arguments. Or a sentence that says what is wrong with the game.
    status: int = 0
    key: str = ""
    arguments: dict[str, int | str] = {}
    fault: str = ""


class Desk:
    """The games that this process has cached."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Film] = OrderedDict()

    def answer(self, task: Task) -> Reply:
        try:
            return Reply(self.work(task))
        except Refusal as refusal:
            return Reply(status=refusal.status, key=refusal.key, arguments=refusal.arguments)
        except SafehouseError as error:
            return Reply(fault=str(error))

    def work(self, task: Task) -> bytes:
        film = self.film(task.game)
        if isinstance(task, WriteRecord):
            return self.record(task, film).encode()
        if isinstance(task, ShowPart):
            return msgspec.json.encode(replay.show(film, task.cut))
        if isinstance(task, ReadNotes):
            return msgspec.json.encode(Notebook(film.log.last, replay.observations(film.log, task.observer)))
        if isinstance(task, ListChance):
            return msgspec.json.encode(self.chance(task, film))
        setup = film.log.start.setup
        source = Source(film.log.start.game.meta.name, int(setup.players), setup.options, setup.files)
        return encode(Contents(source, [seq for seq, _ in film.log.entries], film.over))

    def film(self, game: Played | Brought) -> Film:
        """Return a game that can be shown, and cache it."""
        film = self._kept.pop(game.name, None)
        if isinstance(game, Played):
            log = Log(start_of(game.source), []) if film is None else film.log
            log = log.grown([(seq, LOG.decode(body)) for seq, body in game.rows if seq > log.last])
            film = Film(log, game.names, log.position(log.last).over)
        elif film is None:
            film = replay.film_of(game.text)
        self._kept[game.name] = film
        if len(self._kept) > KEPT_GAMES:
            self._kept.popitem(last=False)
        return film

    def chance(self, task: ListChance, film: Film) -> list[ChanceStep]:
        steps = records.chance_steps(whole_of(task.game, film), film.log.start)
        return [ChanceStep(step.ply, list(step.weights), step.outcome) for step in steps]

    def record(self, task: WriteRecord, film: Film) -> str:
        whole = whole_of(task.game, film)
        return records.full_record(whole, task.tags) if film.over else records.export(whole, task.observer)


def whole_of(game: Played, film: Film) -> records.Whole:
    log = [(seq, LOG.decode(body)) for seq, body in game.rows]
    return records.Whole(film.log.position(film.log.last), log, game.names, game.rules, game.scenario)


def start_of(source: Source) -> Position:
    game = find_game(source.game)
    return Position(game, game.setup(source.players, source.options, source.files))


def serve(questions: Any, replies: Any) -> None:
    """Answer until the parent has gone."""
    desk = Desk()
    decoder: msgspec.msgpack.Decoder[Task] = msgspec.msgpack.Decoder(Task)
    write_frame(replies, encode(Reply()))
    while (frame := read_frame(questions)) is not None:
        write_frame(replies, encode(desk.answer(decoder.decode(frame))))


def main() -> None:
    parser = argparse.ArgumentParser(prog="safehouse.server.clerk", description=__doc__)
    parser.add_argument("--megabytes", type=int, required=True)
    limit(parser.parse_args().megabytes)
    end_with_parent(serve)


if __name__ == "__main__":
    main()
