"""One step at a time, with its progress on stderr, and failures put into one sentence."""

import errno
import fcntl
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / ".build"
QUIET_S = 2.0  # a step shorter than this says nothing

_lock_fd: int | None = None


class Stop(Exception):
    """Safehouse cannot go on; the text says in one sentence what is missing."""


def say(text: str) -> None:
    print(f"safehouse: {text}", file=sys.stderr, flush=True)


@contextmanager
def lock() -> Iterator[None]:
    """One start at a time changes the environment. Children inherit the lock, so an orphan still holds it."""
    global _lock_fd  # noqa: PLW0603
    WORK.mkdir(exist_ok=True)
    fd = os.open(WORK / "lock", os.O_RDWR | os.O_CREAT, 0o666)
    try:
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another start is preparing the environment; waiting for it.")
            fcntl.flock(fd, fcntl.LOCK_EX)
        _lock_fd = fd
        yield
    finally:
        _lock_fd = None
        os.close(fd)


def step(title: str, command: Sequence[str | Path], env: Mapping[str, str] | None = None) -> tuple[int, str]:
    """Run a command from the root, showing the time once it takes long; its exit status and output."""
    WORK.mkdir(exist_ok=True)
    log = WORK / "last-step.log"
    start = time.monotonic()
    live = sys.stderr.isatty()
    shown = False
    with log.open("wb") as out:
        child = subprocess.Popen(
            [str(part) for part in command],
            cwd=ROOT,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            pass_fds=() if _lock_fd is None else (_lock_fd,),
        )
        try:
            while (status := _poll(child)) is None:
                spent = time.monotonic() - start
                if spent > QUIET_S and live:
                    print(f"\r{title} ... {spent:.0f} s", end="", file=sys.stderr, flush=True)
                elif spent > QUIET_S and not shown:
                    print(f"{title} ...", file=sys.stderr, flush=True)
                shown = spent > QUIET_S
        except BaseException:
            if shown and live:
                print(file=sys.stderr)
            child.terminate()
            child.wait()
            raise
    if shown:
        end = "done in" if status == 0 else "failed after"
        start_of_line = "\r" if live else ""
        spent = time.monotonic() - start
        print(f"{start_of_line}{title}: {end} {spent:.1f} s", file=sys.stderr, flush=True)
    return status, log.read_text(errors="replace")


def _poll(child: subprocess.Popen[bytes]) -> int | None:
    try:
        return child.wait(0.25)
    except subprocess.TimeoutExpired:
        return None


def sentence_for(error: OSError) -> str:
    where = f" ({error.filename})" if error.filename else ""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return f"the disk is full{where}; free some space and start again."
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return f"this user may not write here{where}; use a copy of the project that is yours."
    return f"the system refused: {error.strerror or error}{where}."


_NETWORK = (
    "error sending request",
    "dns error",
    "name resolution",
    "client error (connect)",
    "connection refused",
    "econnrefused",
    "enotfound",
    "eai_again",
    "etimedout",
    "connection broken",
    "newconnectionerror",
    "network is unreachable",
    "timed out",
    "failed to fetch",
    "no matching distribution found",
)


def failure(doing: str, output: str) -> Stop:
    """Why an installer failed, from its output."""
    text = output.lower()
    if "no space left" in text or "os error 28" in text or "disk quota" in text:
        return Stop(f"the disk is full while {doing}; free some space and start again.")
    if "permission denied" in text or "read-only file system" in text:
        return Stop(f"this user may not write here while {doing}; use a copy of the project that is yours.")
    if any(sign in text for sign in _NETWORK):
        return Stop(f"the package registry cannot be reached while {doing}; connect and start again.")
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return Stop(f"{doing} failed: {' / '.join(lines[-3:]) or 'no reason given'}")
