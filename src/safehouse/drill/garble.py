"""Makes messages that are nearly right, and some that are nothing at all. The same generator gives the same ones."""

import json
import random
from collections.abc import Callable, Sequence

Value = object
JUNK: tuple[Value, ...] = (
    None, True, False, 0, -1, 1, 15, 16, 2**31, 2**31 + 1, 2**53 - 1, 2**53, -(2**53), 10**30, 0.5, 1e308, "", " ", "a",
    "0", "null", "\0", "\x1b[31m", "\u202eevil\u202c", "\u2066", "é", "e\u0301" * 50, "😀", "\ufeff", "\uffff", "𝕏",
    "A" * 16, "A" * 64, "A" * 65, "A" * 500, "A" * 501, "-" * 43, "../../etc/passwd", "'; DROP TABLE tables; --",
    "<script>alert(1)</script>", "${jndi:ldap://x}", "{{7*7}}", "%00", "%s%n", "\n" * 10, "__class__", [], {}, [[]],
    [{}], [0], [-1], [0] * 64, [0] * 65, [2**31], ["0"], [None], {"a": 1}, {"": ""}, {"type": "act"}, [[0]], [True],
)  # fmt: skip
RAW = (
    b"", b" ", b"{", b"}", b"[", b"nul", b"null", b"NaN", b"[NaN]", b"-", b"01", b'"', b'"\\ud800"', b"{}{}",
    b"\xef\xbb\xbf{}", b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\x00", b"{'type': 'ping'}", b'{"type": "ping",}',
    b'{"type": "ping"}//',
    b'{"type": "ping", "type": "leave"}', b'{"type": "say", "text": "\\ud800"}', b'{"type": "say", "text": "\\u0000"}',
    b'{"type": "act", "id": "a", "at": 1e400, "row": [0]}', b'{"type": "note", "text": NaN}', b"1e999", b"Infinity",
    b"GET / HTTP/1.1\r\n\r\n", b'{"type": "act", "id": "a", "at": 99999999999999999999999, "row": [0]}',
)  # fmt: skip
REQUESTS = (
    b"GET / HTTP/1.1\r\n", b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n\x81\x85\x00\x00\x00\x00hello",
    b"\x16\x03\x01", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\r\n" * 100,
    b"GET /" + b"%ff" * 100 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n", b"A" * 70_000,
    b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX: \xff\r\n\r\n",
)  # fmt: skip


class Garbler:
    """Messages from a seeded generator, around what is known of the table."""

    def __init__(self, rng: random.Random, seat: int | None = None, note: str = "", orders: Sequence[str] = ()) -> None:
        self.rng = rng
        self.seat = seat
        self.note = note
        self.orders = list(orders)
        self.at = 1
        self.options: list[object] = [0]
        self.count = 0
        self.ways: tuple[tuple[int, Callable[[], bytes | tuple[bytes]]], ...] = (
            (50, lambda: encode(self.command())),
            (25, self.junk_field),
            (5, self.missing_field),
            (5, self.more_fields),
            (3, self.doubled_key),
            (12, self.broken_text),
            (8, lambda: self.rng.choice(RAW)),
            (4, lambda: encode(self.rng.choice(JUNK))),
            (3, self.deep),
            (2, self.long),
            (2, lambda: (encode(self.command()),)),
            (1, lambda: self.flip(b"")),
        )

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    def known(self, at: int, options: list[object]) -> None:
        """Take note of the present question, so that some of what is sent comes near to an answer."""
        self.at = at
        self.options = options or [0]

    def message(self) -> bytes | tuple[bytes]:
        """Return a text message, or bytes in a tuple for one that says it is no text."""
        (way,) = self.rng.choices([way for _, way in self.ways], [weight for weight, _ in self.ways])
        return way()

    def request(self) -> bytes:
        """Return bytes that are not HTTP."""
        return (
            self.flip(self.rng.choice(REQUESTS)) if self.chance(0.7) else self.rng.randbytes(self.rng.randrange(1, 500))
        )

    # --- Ways ---------------------------------------------------------------------------------------------------

    def command(self) -> dict[str, Value]:
        """Return a command that is right, or was."""
        rng = self.rng
        self.count += 1
        at = self.at if self.chance(0.8) else rng.choice([0, 1, self.at - 1 if self.at else 0, self.at + 1, 2**31])
        row = [rng.choice(self.options) for _ in range(rng.choice([1, 1, 1, 2, 3, 8]))]
        name = f"f{self.count}" if self.chance(0.8) else rng.choice(["f1", "bot-1", "order-1", "x" * 64])
        return dict(rng.choice([
            {"type": "act", "id": name, "at": at, "row": row},
            *[{"type": "act", "id": name, "at": at, "row": row[:1]}] * 6,
            {"type": "retract", "id": name, "at": at},
            {"type": "stage", "at": at, "row": row},
            {"type": "stage", "at": at, "row": []},
            {"type": "why", "at": at, "row": [], "action": rng.randrange(900)},
            {"type": "sit"} if self.chance(0.1) else {"type": "sit", "seat": self.seat},
            {"type": "sit", "seat": rng.randrange(4) if self.chance(0.1) else self.seat},
            {"type": "orders", "names": rng.choice([[], self.orders, ["a", "b"]])},
            {"type": "say", "text": f"word {self.count}"},
            {"type": "note", "text": self.note},
            {"type": "mute", "seat": rng.randrange(5), "on": self.chance(0.5)},
            {"type": "propose", "what": rng.choice(["takeback", "replace"]), "seat": rng.randrange(4)},
            {"type": "vote", "yes": self.chance(0.2)},
            {"type": "come_back"},
            {"type": "show", "allow": False},
            {"type": "start"},
            {"type": "leave"} if self.chance(0.1) else {"type": "come_back"},
            {"type": "rematch"},
            {"type": "sync", "since": rng.choice([-1, 0, 1, self.at, 2**31])},
            {"type": "ping"},
            {"type": "hello", "version": 1, "table": "A" * 16},
        ]))  # fmt: skip

    def junk_field(self) -> bytes:
        command = self.command()
        for _ in range(self.rng.choice([1, 1, 2])):
            command[self.rng.choice(list(command))] = self.rng.choice(JUNK)
        return encode(command)

    def missing_field(self) -> bytes:
        command = self.command()
        del command[self.rng.choice(list(command))]
        return encode(command)

    def more_fields(self) -> bytes:
        command = self.command()
        command[self.rng.choice(["x", "", "id", "token", "seat", "__proto__", "a" * 300, "\u202e"])] = self.rng.choice(
            JUNK
        )
        return encode(command)

    def doubled_key(self) -> bytes:
        text = encode(self.command())
        return text[:-1] + b"," + text[1:]

    def broken_text(self) -> bytes:
        text = encode(self.command())
        if self.chance(0.4):
            return text[: self.rng.randrange(len(text))]
        return self.flip(text)

    def flip(self, text: bytes) -> bytes:
        """Change, drop or insert some bytes: seldom such as end a socket at once, since they are no text."""
        parts = bytearray(text)
        most = 256 if self.chance(0.03) else 128
        for _ in range(self.rng.choice([1, 1, 2, 5])):
            place = self.rng.randrange(len(parts) + 1)
            new = bytes(self.rng.randrange(most) for _ in range(self.rng.choice([0, 1, 1, 2])))
            parts[place : place + self.rng.choice([0, 1, 1, 3])] = new
        return bytes(parts)

    def deep(self) -> bytes:
        depth = self.rng.choice([30, 31, 32, 33, 40, 900, 1100, 5000])
        if self.chance(0.5):
            return b"[" * depth + b"]" * depth
        return b'{"type":' * depth + b"1" + b"}" * depth

    def long(self) -> bytes:
        size = self.rng.choice([500, 20_000, 20_001, 60_000, 65_000, 66_000])
        command: dict[str, Value] = self.rng.choice([
            {"type": "say", "text": "x" * size},
            {"type": "act", "id": "x" * size, "at": 1, "row": [0]},
            {"type": "act", "id": "a", "at": 1, "row": [0] * (size // 4)},
            {"type": "orders", "names": ["x" * 40] * (size // 50)},
            {"type": "x" * size},
        ])  # fmt: skip
        return encode(command)


def encode(value: Value) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()
