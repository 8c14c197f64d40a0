"""Frames of a WebSocket (RFC 6455), as a server reads and writes them: no extensions, and every message bounded."""

from collections.abc import Generator
from struct import Struct

from safehouse.server.strict import MAX_BYTES

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FINAL, MASKED, CONTROL = 0x80, 0x80, 0x08
# What a frame may begin with: a known opcode, no reserved bit, and no control frame in parts.
BEGINNINGS = frozenset(
    (CONTINUATION, TEXT, BINARY, *(FINAL | opcode for opcode in (CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG)))
)
# Empty parts of a message cost nothing to send and are kept until its end.
MAX_FRAGMENTS = 256

NORMAL, PROTOCOL_ERROR, NOT_TEXT, TOO_LARGE = 1000, 1002, 1007, 1009
KEEPALIVE_MISSED, RESTART = 1011, 1012
# Close codes that a peer may send.
TOLD_CODES = frozenset((1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014))
OWN_CODES = range(3000, 5000)

# The header of a frame of some size.
MIDDLE = Struct(">BBH")

# A message: its opcode (never a continuation), and its whole content; a text is decoded.
Message = tuple[int, "str | bytes"]


class BadFrame(Exception):
    """Bytes that violate the protocol. `code` is the close code; 0: close without one."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Reader:
    """Splits the bytes of a connection into messages."""

    __slots__ = ("_fragments", "_kind", "_rest", "_size")

    def __init__(self) -> None:
        # The beginning of an incomplete frame.
        self._rest = bytearray()
        # The parts of a message that is not complete, its opcode, and its size so far.
        self._fragments: list[bytes] = []
        self._kind = CONTINUATION
        self._size = 0

    def feed(self, data: bytes) -> Generator[Message, None, None]:
        """Take bytes and yield the messages that they complete; those that were not taken come the next time."""
        if self._rest:
            self._rest += data
            data = bytes(self._rest)
        at, end = 0, len(data)
        try:
            while end - at >= 2:
                first, second = data[at], data[at + 1]
                opcode, size, start = first & 0x0F, second & 0x7F, at + 2
                if first not in BEGINNINGS or not second & MASKED:
                    raise BadFrame(PROTOCOL_ERROR)
                if size >= 126:
                    if opcode & CONTROL:
                        raise BadFrame(PROTOCOL_ERROR)
                    start += 2 if size == 126 else 8
                    if end < start:
                        break
                    size = int.from_bytes(data[at + 2 : start], "big")
                if size + (0 if opcode & CONTROL else self._size) > MAX_BYTES:
                    raise BadFrame(TOO_LARGE)
                body = start + 4
                if end < body + size:
                    break
                payload = unmasked(data[body : body + size], data[start:body])
                at = body + size
                if opcode & CONTROL:
                    yield opcode, payload
                elif first & FINAL and opcode and self._kind == CONTINUATION:
                    yield whole(opcode, payload)
                else:
                    self._add(opcode, payload)
                    if first & FINAL:
                        kind, content = self._kind, b"".join(self._fragments)
                        self._fragments, self._kind, self._size = [], CONTINUATION, 0
                        yield whole(kind, content)
        finally:
            if at < end or self._rest:
                self._rest = bytearray(data[at:])

    def _add(self, opcode: int, payload: bytes) -> None:
        """Take a part of a message."""
        if (opcode == CONTINUATION) == (self._kind == CONTINUATION):
            raise BadFrame(PROTOCOL_ERROR)  # a continuation without a beginning, or a second beginning
        if len(self._fragments) >= MAX_FRAGMENTS:
            raise BadFrame(0)
        self._kind = self._kind or opcode
        self._fragments.append(payload)
        self._size += len(payload)


def unmasked(payload: bytes, mask: bytes) -> bytes:
    """Return unmasked bytes. One large integer is quicker than bytes one by one."""
    size = len(payload)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")


def whole(opcode: int, payload: bytes) -> Message:
    if opcode != TEXT:
        return opcode, payload
    try:
        return opcode, payload.decode()
    except UnicodeDecodeError:
        raise BadFrame(NOT_TEXT) from None


def head(size: int, opcode: int = TEXT) -> bytes:
    """Return the header of a server's frame with this many bytes."""
    if size < 126:
        return bytes((FINAL | opcode, size))
    if size < 1 << 16:
        return MIDDLE.pack(FINAL | opcode, 126, size)
    return bytes((FINAL | opcode, 127)) + size.to_bytes(8, "big")


def close_frame(code: int) -> bytes:
    return head(2, CLOSE) + code.to_bytes(2, "big")


def answer_to_close(payload: bytes) -> bytes:
    """Return the frame that answers a close frame: the same code, if a peer may send it."""
    if not payload:
        return head(0, CLOSE)
    code = int.from_bytes(payload[:2], "big")
    if len(payload) < 2 or (code not in TOLD_CODES and code not in OWN_CODES):
        raise BadFrame(PROTOCOL_ERROR)
    try:
        payload[2:].decode()
    except UnicodeDecodeError:
        raise BadFrame(NOT_TEXT) from None
    return head(len(payload), CLOSE) + payload
