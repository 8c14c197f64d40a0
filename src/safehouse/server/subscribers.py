"""The listeners of a table. A slow one holds up nobody: its messages queue up, and past a limit it is cut off."""

import asyncio
import time
from collections import deque
from collections.abc import Callable

import msgspec

from safehouse.core.game import SPECTATOR
from safehouse.server import wire

MAX_QUEUED_BYTES = 1 << 20
MAX_QUEUED_SECONDS = 10.0
# Queued frames are sent together up to this size.
MAX_WRITE = 1 << 16
# Seconds for the last messages to a socket.
FAREWELL_SECONDS = 0.5
ENCODER = msgspec.json.Encoder()


class Subscriber:
    """One socket at one table: its observer, and its queue."""

    def __init__(
        self,
        cut: Callable[[str], None],
        write: Callable[..., bool] = lambda *frames: False,
        abort: Callable[[], None] = lambda: None,
    ) -> None:
        # Its key ("": none), the seats that this opens, and the observer: a seat, or SPECTATOR.
        self.key = ""
        # The hash of its device's key, if it has a profile.
        self.device = ""
        self.seats: list[int] = []
        self.observer = SPECTATOR
        self.words = False
        # Whether it is visible on a screen, as it says.
        self.looks = False
        # The address that it counts for.
        self.address = ""
        self._cut = cut
        self._abort = abort
        # Sends a frame at once if the line is free, as nearly always; otherwise it is queued.
        self._write = write
        # An acknowledgement that is sent together with its entry, just before it.
        self.held: list[bytes] = []
        self._queue: deque[tuple[float, bytes]] = deque()
        self._bytes = 0
        self._filled = asyncio.Event()
        self.closed = False

    @property
    def plays(self) -> bool:
        """Return whether it may act for the seat that it looks from; a spectator of a shown view may not."""
        return self.observer in self.seats

    def tell(self, message: wire.Message) -> None:
        self.send(ENCODER.encode(message))

    def hold(self, message: wire.Message) -> None:
        """Send a message with the next frame, or on `release`."""
        self.held.append(ENCODER.encode(message))

    def release(self) -> None:
        """Send what is held."""
        held, self.held = self.held, []
        for frame in held:
            self.send(frame)

    def send(self, frame: bytes) -> None:
        """Send a frame, or queue it. Never waits."""
        if self.held:
            held, self.held = self.held, []
            if not self.closed and not self._queue and self._write(*held, frame):
                return
            for first in held:
                self.send(first)
        if self.closed or (not self._queue and self._write(frame)):
            return
        self._queue.append((time.monotonic(), frame))
        self._bytes += len(frame)
        if self._bytes > MAX_QUEUED_BYTES:
            self.cut("it does not read what it is sent")
        else:
            self._filled.set()

    @property
    def is_empty(self) -> bool:
        """Return whether everything is sent."""
        return not self._queue

    @property
    def queued_bytes(self) -> int:
        return self._bytes

    def is_stuck(self, now: float) -> bool:
        """Return whether the oldest frame has waited too long."""
        return bool(self._queue) and now - self._queue[0][0] > MAX_QUEUED_SECONDS

    def cut(self, reason: str) -> None:
        """Cut it at once; the queue is lost, and the client asks for it when it comes back."""
        if not self.closed:
            self.closed = True
            self._queue.clear()
            self._filled.set()
            self._cut(reason)

    def end(self, message: wire.Message) -> None:
        """Send the reason and close the connection. From now on its commands are refused."""
        self.key, self.seats, self.observer = "", [], SPECTATOR
        self.tell(message)
        self.closed = True
        self._filled.set()
        asyncio.get_running_loop().call_later(FAREWELL_SECONDS, self._abort)

    async def next(self) -> list[bytes]:
        """Return the next frames to send, several queued ones together; none if it was cut."""
        while not self._queue:
            if self.closed:
                return []
            self._filled.clear()
            await self._filled.wait()
        size = 0
        frames = []
        for _, frame in self._queue:
            frames.append(frame)
            size += len(frame)
            if size > MAX_WRITE:
                break
        return frames

    def sent(self) -> None:
        """Note that the first frame from `next` is sent; until then it counts as queued."""
        if self._queue:
            self._bytes -= len(self._queue.popleft()[1])
