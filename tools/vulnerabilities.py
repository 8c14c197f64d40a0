"""Known vulnerabilities of the pinned packages, as far as their indexes tell.

An index that refuses or cannot be reached leaves its packages unchecked, and that is said: no answer is not safety.
"""

import json
import os
import re
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tools import client
from tools.pins import Pin, npm_lock, uv
from tools.steps import ROOT, step
from tools.troubles import UNTRUSTED

TIMEOUT_S = 20
AT_ONCE = 8
NOT_TRUSTED = "the index's certificate is not trusted; name your network's certificates in SSL_CERT_FILE"


@dataclass
class Answer:
    """What an index said: the findings, and why packages remain unchecked."""

    checked: int = 0
    found: list[str] = field(default_factory=list)
    unchecked: list[str] = field(default_factory=list)


def index() -> str:
    """Return the address of Python's package index: the one that is set, or uv's own."""
    given = os.environ.get("UV_DEFAULT_INDEX") or os.environ.get("UV_INDEX_URL")
    if not given:
        told = subprocess.run([uv(), "pip", "install", "--help"], capture_output=True, text=True, check=False).stdout
        default = re.search(r"by\s+default:\s+<(https://\S+)>", told)
        given = default[1] if default else ""
    return given.rstrip("/").removesuffix("/simple")


def fetch(url: str) -> dict[str, object]:
    """Return a JSON answer, or raise OSError or ValueError."""
    with urlopen(Request(url, headers={"Accept": "application/json"}), timeout=TIMEOUT_S) as reply:  # noqa: S310
        found: dict[str, object] = json.loads(reply.read())
    return found


def of_python(pins: Sequence[Pin], ask: Callable[[str], dict[str, object]] = fetch) -> Answer:
    """Ask the index about each package; the first refusal that is not about one package ends it."""
    answer = Answer()
    home = index()
    if not home.startswith("https://"):
        return Answer(unchecked=[f"{len(pins)} Python packages: no https index is set"])
    refused: dict[str, list[Pin]] = {}
    start = time.monotonic()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        tasks = {pin: pool.submit(ask, f"{home}/pypi/{pin.name}/{pin.version}/json") for pin in pins}
        for number, (pin, task) in enumerate(tasks.items(), 1):
            try:
                known = task.result().get("vulnerabilities")
            except (OSError, ValueError, HTTPException) as error:
                refused.setdefault(why(error), []).append(pin)
            else:
                _note(answer, pin, known)
            if time.monotonic() - start > 2 and sys.stderr.isatty():
                print(f"\rasking about {number} of {len(pins)} packages", end="", file=sys.stderr, flush=True)
    if time.monotonic() - start > 2:
        start_of_line = "\r" if sys.stderr.isatty() else ""
        print(f"{start_of_line}asked about {len(pins)} packages of Python", file=sys.stderr)
    for reason, those in refused.items():
        few = ", ".join(pin.name for pin in those[:3]) + (", …" if len(those) > 3 else "")
        answer.unchecked.append(f"{len(those)} of {len(pins)} Python packages ({few}): {reason}")
    return answer


def _note(answer: Answer, pin: Pin, known: object) -> None:
    if not isinstance(known, list):
        answer.unchecked.append(f"{pin}: the index's answer has no list of vulnerabilities")
        return
    answer.checked += 1
    for one in known:
        if not one.get("withdrawn"):
            cure = ", ".join(one.get("fixed_in") or []) or "no release yet"
            answer.found.append(f"{pin} has {one.get('id', 'a known vulnerability')}; fixed in: {cure}")


def why(error: Exception) -> str:
    """Say in a few words why the index gave no answer."""
    if isinstance(error, HTTPError):
        return f"the index answers {error.code} {error.reason}"
    if isinstance(error, URLError):
        if isinstance(error.reason, ssl.SSLCertVerificationError):
            return NOT_TRUSTED
        return f"the index cannot be reached ({error.reason})"
    if isinstance(error, OSError):
        return f"the index cannot be reached ({error})"
    return "the index's answer is not JSON"


def of_npm(folder: Path) -> Answer:
    """Ask npm's index about a whole lock."""
    node, npm = client.find_node()
    command: list[str | Path] = [node, npm, "--prefix", folder, "audit", "--json", "--package-lock-only"]
    place = str(folder.relative_to(ROOT))
    _, output = step(f"asking about the packages of {place}", command, client.node_env(node))
    return read_npm(output, place, len(npm_lock(folder)))


def read_npm(output: str, place: str, count: int) -> Answer:
    """Read what `npm audit --json` prints; messages of npm may stand around it."""
    try:
        told = json.loads(output[output.index("{") : output.rindex("}") + 1])
    except ValueError:
        told = {}
    if "vulnerabilities" not in told:
        if any(sign in output.lower() for sign in UNTRUSTED):
            reason = NOT_TRUSTED
        else:
            said = re.sub(r" - \w+ https?://\S+", "", str(told.get("message") or "npm audit gave no answer"))
            reason = f"the index answers {said}" if told.get("statusCode") else said
        return Answer(unchecked=[f"{count} packages of {place}: {reason}"])
    answer = Answer(checked=count)
    for name, one in sorted(told["vulnerabilities"].items()):
        titles = [via["title"] for via in one.get("via", []) if isinstance(via, dict)]
        for title in titles:
            fix = one.get("fixAvailable")
            cure = f"{fix['name']} {fix['version']}" if isinstance(fix, dict) else "npm update" if fix else "none yet"
            answer.found.append(f"{name} ({place}/package-lock.json) has “{title}” ({one['severity']}); cure: {cure}")
    return answer
