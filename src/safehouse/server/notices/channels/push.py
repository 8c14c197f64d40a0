"""Web push: to the browser or the installed app of a device, by the push service that its browser chose.

What is sent is encrypted for the browser alone (RFC 8291), and the service knows us by a key of our own (RFC 8292).
"""

import asyncio
import json
import re
import time
from hashlib import sha256
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]

from safehouse.server.errors import BadRequest
from safehouse.server.notices.channel import Channel, Receiver
from safehouse.server.notices.keys import to_bytes, to_text
from safehouse.server.notices.notice import Notice
from safehouse.server.notices.outgoing import NotSent, parse

ADDRESS = re.compile(r"https?://[!-~]{1,990}")
POINT_BYTES, SECRET_BYTES = 65, 16
# Seconds that a push service may keep an undelivered message, and that our signature is valid.
KEPT_SECONDS, SIGNED_SECONDS = 3 * 86400, 12 * 3600
TOPIC_LENGTH = 32


class Push(Channel):
    """Posts encrypted messages to push services."""

    name = "push"
    asks = "browser"
    forgets = True
    counts = True

    @property
    def offered(self) -> bool:
        return self.settings.push

    @property
    def public_key(self) -> str:
        return self.keys.push_public

    def check(self, address: str, details: dict[str, str]) -> None:
        """Refuse a subscription that no browser makes: `details` has its key (`p256dh`) and its secret (`auth`)."""
        try:
            if not ADDRESS.fullmatch(address) or not (parse(address).secure or self.line.anywhere):
                raise NotSent("not the URL of a push service")
            point, secret = to_bytes(details["p256dh"]), to_bytes(details["auth"])
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
            if len(point) != POINT_BYTES or len(secret) != SECRET_BYTES or set(details) != {"p256dh", "auth"}:
                raise ValueError
        except (NotSent, KeyError, ValueError):
            raise BadRequest("bad_push") from None

    async def send(self, to: Receiver, notice: Notice) -> None:
        # Encryption takes a moment, so it runs in a thread.
        body, word = await asyncio.to_thread(lambda: (self._encrypted(to, notice), self._word(to.address)))
        lasts = KEPT_SECONDS if notice.left is None else max(0, min(KEPT_SECONDS, int(notice.left)))
        headers = {
            "Authorization": word, "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream",
            "TTL": str(lasts), "Urgency": "normal", "Topic": self._topic(notice),
        }  # fmt: skip
        await self.line.post(to.address, body, headers)

    def _encrypted(self, to: Receiver, notice: Notice) -> bytes:
        told = {
            "kind": notice.kind, "title": notice.title, "text": notice.text, "url": urlsplit(notice.url).path,
            "table": notice.table, "waiting": notice.waiting,
        }  # fmt: skip
        return bytes(
            http_ece.encrypt(
                json.dumps(told, ensure_ascii=False).encode(), private_key=ec.generate_private_key(ec.SECP256R1()),
                dh=to_bytes(to.details["p256dh"]), auth_secret=to_bytes(to.details["auth"]), version="aes128gcm",
            )
        )  # fmt: skip

    def _word(self, address: str) -> str:
        """Return our identity, signed for this push service."""
        target = parse(address)
        claims = {
            "aud": f"{'https' if target.secure else 'http'}://{target.authority}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self.settings.contact,
        }
        return str(Vapid02.from_raw(self.keys.push.encode()).sign(claims)["Authorization"])

    def _topic(self, notice: Notice) -> str:
        """Return the topic by which a newer message replaces one that waits; it does not reveal the table."""
        return to_text(sha256(f"{self.keys.links} {notice.table}".encode()).digest())[:TOPIC_LENGTH]
