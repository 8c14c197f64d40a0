"""Who may administer: by the secret in the settings, by a session of the page, or by the token beside the database.

A session is a signed cookie: no process keeps it, and it ends when the secret is changed.
"""

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict, deque
from dataclasses import dataclass
from math import ceil

from safehouse.server.errors import NotYours, TooMany
from safehouse.server.settings import Settings

COOKIE = "safehouse_admin"
SESSION_SECONDS = 8 * 3600
# Limits: wrong tokens from one address, the seconds for which they count, and the addresses remembered.
ATTEMPTS, WITHIN, REMEMBERED = 5, 600.0, 10_000


class Attempts:
    """Wrong tokens by address."""

    def __init__(self) -> None:
        self._failed: OrderedDict[str, deque[float]] = OrderedDict()

    def check(self, address: str) -> None:
        """Refuse an address that has tried too many wrong tokens, even if this one is right."""
        failed = self._failed.get(address)
        now = time.monotonic()
        while failed and failed[0] < now - WITHIN:
            failed.popleft()
        if failed and len(failed) >= ATTEMPTS:
            raise TooMany("too_many_attempts", wait=ceil(failed[0] + WITHIN - now))

    def note(self, address: str) -> None:
        failed = self._failed.pop(address, deque(maxlen=ATTEMPTS))
        failed.append(time.monotonic())
        self._failed[address] = failed
        if len(self._failed) > REMEMBERED:
            self._failed.popitem(last=False)


@dataclass(frozen=True)
class Session:
    """A signed-in page: its cookie, and the header that its requests must carry."""

    cookie: str
    csrf: str


class Access:
    """Decides who is an administrator."""

    def __init__(self, settings: Settings) -> None:
        self._secret = settings.admin_token.encode()
        self._key = hashlib.sha256(b"safehouse sessions " + self._secret).digest()
        self.secure = settings.url.startswith("https://")
        # For programs that may read the database's folder (`Store.announce`).
        self.local_token = secrets.token_urlsafe(32)
        self._attempts = Attempts()

    @property
    def enabled(self) -> bool:
        """Whether there is a page for administrators."""
        return bool(self._secret)

    def check_token(self, token: str, address: str) -> None:
        """Refuse a token that is not the administrator's, and an address that tries too many."""
        self._attempts.check(address)
        if not self.enabled or not same(token.encode(), self._secret):
            self._attempts.note(address)
            raise NotYours("wrong_admin_token")

    def is_local(self, token: str) -> bool:
        return same(token.encode(), self.local_token.encode())

    def sign_in(self, token: str, address: str) -> Session:
        self.check_token(token, address)
        return self._session(f"{int(time.time()) + SESSION_SECONDS}.{secrets.token_urlsafe(16)}")

    def _session(self, name: str) -> Session:
        return Session(f"{name}.{self._sign('session', name)}", self._sign("csrf", name))

    def _sign(self, what: str, name: str) -> str:
        return hmac.new(self._key, f"{what} {name}".encode(), hashlib.sha256).hexdigest()

    def session(self, cookie: str) -> Session:
        """Return the session that a cookie proves, or refuse it."""
        name, _, _ = cookie.rpartition(".")
        expires, _, _ = name.partition(".")
        real = self._session(name)
        if not self.enabled or not same(cookie.encode(), real.cookie.encode()) or int(expires) < time.time():
            raise NotYours("sign_in")
        return real


def same(one: bytes, other: bytes) -> bool:
    """Compare in constant time, whatever the lengths."""
    return hmac.compare_digest(hashlib.sha256(one).digest(), hashlib.sha256(other).digest())
