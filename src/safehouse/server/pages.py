"""Answers that a browser may cache: bytes made once, with an ETag."""

import gzip
import hashlib

# Smaller bodies are not compressed.
WORTH_PACKING = 1_000
# Cached and revalidated each time; and cached without limit, because the name changes with the content.
ASK_AGAIN = "no-cache"
ASK_AGAIN_ALONE = "private, no-cache"
FOR_EVER = "public, max-age=31536000, immutable"


class Page:
    """A body with its type and cache rule; compressed as well if that saves bytes.

    A compressed body must not hold a secret beside text that another site can choose.
    """

    def __init__(self, body: bytes, kind: str, cache: str, packed: bool = True) -> None:
        self.body = body
        self.kind = kind
        self.cache = cache
        self.etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        small = gzip.compress(body, 9, mtime=0) if packed and len(body) > WORTH_PACKING else body
        self.packed = small if len(small) < len(body) else None

    def answer(self, known: list[str], encodings: list[str]) -> tuple[int, dict[str, str], bytes]:
        """Return status, headers and body for a client with these ETags and encodings."""
        headers = {"etag": self.etag, "cache-control": self.cache, "vary": "accept-encoding"}
        if any(tag.strip().removeprefix("W/") in (self.etag, "*") for text in known for tag in text.split(",")):
            return 304, headers, b""
        headers["content-type"] = self.kind
        if self.packed is not None and takes_gzip(encodings):
            return 200, {**headers, "content-encoding": "gzip"}, self.packed
        return 200, headers, self.body


class Redirect(Page):
    """Return a redirection to another address."""

    def __init__(self, to: str) -> None:
        super().__init__(b"", "text/plain", ASK_AGAIN)
        self.to = to

    def answer(self, known: list[str], encodings: list[str]) -> tuple[int, dict[str, str], bytes]:
        return 308, {"location": self.to, "cache-control": self.cache, "content-length": "0"}, b""


def takes_gzip(encodings: list[str]) -> bool:
    """Return whether the client accepts gzip."""
    for one in ",".join(encodings).lower().split(","):
        name, _, weight = one.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
