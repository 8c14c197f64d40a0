"""The headers of every response: what a browser may do with it."""

import re
from collections.abc import Iterable
from typing import Any

# Scripts, styles, pictures and sockets of our own, and nothing else; nobody may frame us.
OWN = ("script", "style", "img", "font", "connect", "manifest", "worker", "media")
POLICY = "; ".join([
    "default-src 'none'", *(f"{kind}-src 'self'" for kind in OWN), "base-uri 'none'", "form-action 'none'",
    "frame-ancestors 'none'",
])  # fmt: skip
ALWAYS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    # A table's address is its key for guests, so other sites must not see it.
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
NO_STORE = "no-store"
KEPT = re.compile(
    r"/api/(words/[a-z]+|(games|tables|records)/[A-Za-z0-9_-]+/lexicon|games/[a-z0-9_]+/scenarios/[a-z0-9_]+/\w+)"
)
RAW = [(name.encode(), value.encode()) for name, value in ALWAYS.items()]


def guarded(headers: Iterable[tuple[bytes, bytes]], path: str) -> list[tuple[bytes, bytes]]:
    """Return the headers of a response with ours. Only what says so itself may be kept by a cache; of the API, what is
    fixed: words, lexicons and figures."""
    kept = [(name, value) for name, value in headers if name.lower().decode("latin-1") not in ALWAYS]
    if path.startswith("/api/") and not KEPT.fullmatch(path):
        kept = [(name, value) for name, value in kept if name.lower() != b"cache-control"]
    if not any(name.lower() == b"cache-control" for name, _ in kept):
        kept.append((b"cache-control", NO_STORE.encode()))
    return kept + RAW


def values(scope: Any, name: bytes) -> list[str]:
    """Return the value of a request's header."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]
