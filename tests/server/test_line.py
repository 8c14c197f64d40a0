"""Frames of sockets: read as RFC 6455 says, wherever the stream is cut, and nothing else is taken."""

import asyncio
import itertools
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Close, Frame, Opcode

from safehouse.server import frames
from safehouse.server.frames import BadFrame, Reader
from safehouse.server.line import MAX_IGNORED, MAX_WAITING, Gone, Line
from safehouse.server.strict import MAX_BYTES


def sent(opcode: Opcode, payload: bytes, fin: bool = True) -> bytes:
    """Return a frame as a client sends it, by another implementation."""
    return Frame(opcode, payload, fin).serialize(mask=True)


def read_in_pieces(data: bytes, size: int) -> list[frames.Message]:
    reader = Reader()
    pieces = [data[start : start + size] for start in range(0, len(data), size)]
    return list(itertools.chain.from_iterable(map(reader.feed, pieces)))


@pytest.mark.parametrize("size", [1, 2, 3, 7, 100, 1 << 20])
def test_messages_are_whole_wherever_the_stream_is_cut(size: int) -> None:
    data = b"".join([
        sent(Opcode.TEXT, "kurz … ü".encode()), sent(Opcode.PING, b"?"), sent(Opcode.TEXT, b""),
        sent(Opcode.TEXT, b"m" * 125), sent(Opcode.TEXT, b"n" * 126), sent(Opcode.BINARY, bytes(range(256))),
        # In parts, with a ping between them and a letter cut in two.
        sent(Opcode.TEXT, "ü".encode()[:1], fin=False), sent(Opcode.PING, b""), sent(Opcode.CONT, b"", fin=False),
        sent(Opcode.CONT, "ü".encode()[1:]), sent(Opcode.TEXT, b"o" * MAX_BYTES), sent(Opcode.CLOSE, b"\x03\xe8"),
    ])  # fmt: skip
    assert read_in_pieces(data, size) == [
        (frames.TEXT, "kurz … ü"), (frames.PING, b"?"), (frames.TEXT, ""), (frames.TEXT, "m" * 125),
        (frames.TEXT, "n" * 126), (frames.BINARY, bytes(range(256))), (frames.PING, b""), (frames.TEXT, "ü"),
        (frames.TEXT, "o" * MAX_BYTES), (frames.CLOSE, b"\x03\xe8"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (Frame(Opcode.TEXT, b"bare").serialize(mask=False), 1002),
        (b"\xc1" + sent(Opcode.TEXT, b"x")[1:], 1002),  # a reserved bit
        (b"\x83" + sent(Opcode.TEXT, b"x")[1:], 1002),  # an opcode that is none
        (sent(Opcode.CONT, b"of nothing"), 1002),
        (sent(Opcode.TEXT, b"x", fin=False) + sent(Opcode.TEXT, b"y"), 1002),
        (b"\x09" + sent(Opcode.PING, b"x")[1:], 1002),  # a ping in parts
        (b"\x89\xfe\x00\x7e" + bytes(130), 1002),  # a ping of 126 bytes
        (sent(Opcode.TEXT, b"\xff"), 1007),
        (sent(Opcode.TEXT, b"\xc3", fin=False) + sent(Opcode.CONT, b""), 1007),
        (sent(Opcode.TEXT, bytes(MAX_BYTES + 1))[:10], 1009),
        (b"\x81\xff" + b"\xff" * 8, 1009),
        (sent(Opcode.TEXT, bytes(MAX_BYTES), fin=False) + sent(Opcode.CONT, b"x"), 1009),
        (sent(Opcode.TEXT, b"", fin=False) + sent(Opcode.CONT, b"", fin=False) * frames.MAX_FRAGMENTS, 0),
    ],
    ids=[f"case{number}" for number in range(13)],  # masks are random, so the bytes name nothing
)
def test_what_no_client_may_send_is_refused_with_its_code(data: bytes, code: int) -> None:
    with pytest.raises(BadFrame) as refused:
        read_in_pieces(data, len(data))
    assert refused.value.code == code


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_what_is_sent_is_what_others_would_send(size: int) -> None:
    assert frames.head(size) == Frame(Opcode.TEXT, bytes(size)).serialize(mask=False)[: -size or None]
    assert frames.close_frame(1012) == Frame(Opcode.CLOSE, Close(1012, "").serialize()).serialize(mask=False)


@pytest.mark.parametrize(
    ("payload", "code"), [(b"x", 1002), (b"\x03\xed", 1002), (b"\x00\x01", 1002), (b"\x03\xe8\xff", 1007)]
)
def test_a_close_frame_that_is_invalid(payload: bytes, code: int) -> None:
    with pytest.raises(BadFrame) as refused:
        frames.answer_to_close(payload)
    assert refused.value.code == code


def test_a_close_frame_is_answered_with_its_own_code() -> None:
    assert frames.answer_to_close(b"") == b"\x88\x00"
    assert frames.answer_to_close(b"\x0f\xa0gone") == b"\x88\x06\x0f\xa0gone"


class Wire:
    """A transport that notes what is done to it."""

    def __init__(self) -> None:
        self.closing = self.paused = False
        self.sent = b""

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    abort = close

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def write(self, data: bytes) -> None:
        self.sent += data


def open_line() -> tuple[Line, Wire]:
    config: Any = SimpleNamespace(loaded_app=None, ws_ping_interval=0.0, ws_ping_timeout=0.0)
    state: Any = SimpleNamespace(connections=set(), tasks=set(), default_headers=[])
    line, wire = Line(config, state, {}), Wire()
    given: Any = wire
    line.connection_made(given)
    line._handshake, line.is_open = None, True
    return line, wire


MANY = 5000


def test_messages_are_read_as_they_are_taken() -> None:
    """A quarter of a megabyte of empty messages kept the loop busy for 35 ms, and so did the next one."""

    async def test() -> None:
        line, wire = open_line()
        line.data_received(b"".join(sent(Opcode.TEXT, b"%d" % number) for number in range(MANY)))
        assert (len(line._texts), wire.paused) == (MAX_WAITING, True)
        for number in range(MANY):
            assert await line.next() == str(number)
            assert len(line._texts) <= MAX_WAITING
        assert not wire.paused
        line.data_received(sent(Opcode.TEXT, b"last") + sent(Opcode.CLOSE, b""))
        assert await line.next() == "last"
        with pytest.raises(Gone):
            await line.next()

    asyncio.run(test())


@pytest.mark.parametrize(("opcode", "most"), [(Opcode.PING, 60), (Opcode.PONG, 60), (Opcode.TEXT, MAX_IGNORED + 1)])
def test_nothing_below_the_messages_is_read_without_end(opcode: Opcode, most: int) -> None:
    """Pongs were read without any limit, and so was what came after the farewell."""

    async def test() -> None:
        line, wire = open_line()
        if opcode == Opcode.TEXT:
            line.close(1000)
        read = 0
        while not wire.closing and read <= MANY:
            line.data_received(sent(opcode, b""))
            read += 1
        assert wire.closing
        assert read <= most

    asyncio.run(test())
