"""Those who listen to a table. Nobody waits for a slow one: its messages queue up, and past a limit it is cut off."""

import asyncio
import time
from collections import deque
from collections.abc import Callable

import msgspec

from safehouse.core.game import SPECTATOR
from safehouse.server import wire

MAX_QUEUED_BYTES = 1 << 20
MAX_QUEUED_SECONDS = 10.0
# Frames are sent together up to this size.
MAX_WRITE = 1 << 16
# So long the last words to a socket have to get out.
FAREWELL_SECONDS = 0.5
ENCODER = msgspec.json.Encoder()


class Subscriber:
    """One socket at one table: as whom it looks, and what is still to be sent."""

    def __init__(
        self,
        cut: Callable[[str], None],
        write: Callable[..., bool] = lambda *frames: False,
        abort: Callable[[], None] = lambda: None,
    ) -> None:
        # As whom it counts ("": nobody), the seats that this opens, and the one that looks: a seat, or SPECTATOR.
        self.key = ""
        # The hash of its device's key, where it comes with a profile.
        self.device = ""
        self.seats: list[int] = []
        self.observer = SPECTATOR
        self.words = False
        # Whether somebody has it before them, as far as it says so.
        self.looks = False
        # Whom it is counted for.
        self.address = ""
        self._cut = cut
        self._abort = abort
        # Sends a frame at once if the line is free, which it nearly always is; the queue is for when it is not.
        self._write = write
        # An acknowledgement that goes out together with the entry it is about, just before it.
        self.held: list[bytes] = []
        self._queue: deque[tuple[float, bytes]] = deque()
        self._bytes = 0
        self._filled = asyncio.Event()
        self.closed = False

    @property
    def plays(self) -> bool:
        """Whether it may act for the seat that it looks from; a guest at somebody's shoulder may not."""
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
        """Whether everything is out."""
        return not self._queue

    @property
    def queued_bytes(self) -> int:
        return self._bytes

    def is_stuck(self, now: float) -> bool:
        """Whether the oldest frame waits too long."""
        return bool(self._queue) and now - self._queue[0][0] > MAX_QUEUED_SECONDS

    def cut(self, reason: str) -> None:
        """End it at once; what is queued is lost, and the client asks for it when it comes back."""
        if not self.closed:
            self.closed = True
            self._queue.clear()
            self._filled.set()
            self._cut(reason)

    def end(self, message: wire.Message) -> None:
        """Say why, send nothing more, and end the connection once that is out. From now on it can do nothing."""
        self.key, self.seats, self.observer = "", [], SPECTATOR
        self.tell(message)
        self.closed = True
        self._filled.set()
        asyncio.get_running_loop().call_later(FAREWELL_SECONDS, self._abort)

    async def next(self) -> list[bytes]:
        """Return the frames to send next, some that are queued together; none when it has been cut."""
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
        """The first of the frames from `next` is out; until this is said it counts as queued."""
        if self._queue:
            self._bytes -= len(self._queue.popleft()[1])
