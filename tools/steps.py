"""One step at a time, with its progress on stderr, and errors of the system put into one sentence.

What an installer's output means is in `tools/troubles.py`.
"""

import fcntl
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

from tools import troubles

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / ".build"
QUIET_S = 2.0  # a step shorter than this says nothing

_lock_fd: int | None = None


class Stop(Exception):
    """Safehouse cannot go on; the text says in one sentence what is missing."""


def say(text: str) -> None:
    print(f"safehouse: {text}", file=sys.stderr, flush=True)


@contextmanager
def lock(wait: bool = True) -> Iterator[None]:
    """Let one start at a time change the environment. Children inherit the lock, so an orphan still holds it."""
    global _lock_fd  # noqa: PLW0603
    WORK.mkdir(exist_ok=True)
    fd = os.open(WORK / "lock", os.O_RDWR | os.O_CREAT, 0o666)
    try:
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                raise Stop("another start is preparing the environment") from None
            say("another start is preparing the environment; waiting for it.")
            fcntl.flock(fd, fcntl.LOCK_EX)
        _lock_fd = fd
        yield
    finally:
        _lock_fd = None
        os.close(fd)


def trusting(env: Mapping[str, str]) -> dict[str, str]:
    """Return the variables with SSL_CERT_FILE in force for pip and Node too, which know it by other names."""
    trusted = env.get("SSL_CERT_FILE")
    return {"PIP_CERT": trusted, "NODE_EXTRA_CA_CERTS": trusted, **env} if trusted else dict(env)


def step(title: str, command: Sequence[str | Path], env: Mapping[str, str] | None = None) -> tuple[int, str]:
    """Run a command from the root, showing the time once it takes long; its exit status and output."""
    WORK.mkdir(exist_ok=True)
    start = time.monotonic()
    live = sys.stderr.isatty()
    shown = False
    with _scratch() as out:
        child = subprocess.Popen(
            [str(part) for part in command],
            cwd=ROOT,
            env=trusting(os.environ if env is None else env),
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
        out.seek(0)
        output = out.read().decode(errors="replace")
    if shown:
        end = "done in" if status == 0 else "failed after"
        start_of_line = "\r" if live else ""
        spent = time.monotonic() - start
        print(f"{start_of_line}{title}: {end} {spent:.1f} s", file=sys.stderr, flush=True)
    return status, output


def _scratch() -> IO[bytes]:
    """Return a file for the output of a step, in memory where the system can: a full disk must be told too."""
    if hasattr(os, "memfd_create"):
        return os.fdopen(os.memfd_create("step"), "w+b")
    return TemporaryFile()


def _poll(child: subprocess.Popen[bytes]) -> int | None:
    try:
        return child.wait(0.25)
    except subprocess.TimeoutExpired:
        return None


def failure(doing: str, output: str) -> Stop:
    """Return why a step failed, from its output."""
    told = troubles.known(doing, output)
    if told is None:
        lines = [line.strip() for line in output.splitlines() if line.strip()]
        told = f"{doing} failed: {' / '.join(lines[-3:]) or 'no reason given'}"
    return Stop(told)


def guarded(work: Callable[[], int]) -> int:
    """Do the work of a command and return its exit status; whatever stops it is one sentence."""
    try:
        return work()
    except Stop as stop:
        say(str(stop))
        return 2
    except OSError as error:
        say(troubles.of_system(error))
        return 2
    except KeyboardInterrupt:
        say("interrupted; the next start goes on from here.")
        return 130
