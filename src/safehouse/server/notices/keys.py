"""The server's own keys, generated and stored once: one for web push, one that signs links in e-mails."""

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from safehouse.server.store import Store

KEY_BYTES = 32


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass(frozen=True)
class HouseKeys:
    """The private keys, in base64."""

    push: str
    links: str

    @property
    def push_public(self) -> str:
        """Return the public key for web push, as browsers take it: an uncompressed point of the curve."""
        private = ec.derive_private_key(int.from_bytes(to_bytes(self.push), "big"), ec.SECP256R1())
        return to_text(private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def sign(self, purpose: str, text: str) -> str:
        """Return the signature of a link for this purpose and text."""
        return to_text(hmac.digest(to_bytes(self.links), f"{purpose} {text}".encode(), sha256))

    def is_signed(self, purpose: str, text: str, signature: str) -> bool:
        return hmac.compare_digest(self.sign(purpose, text), signature)


def new_keys() -> HouseKeys:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return HouseKeys(to_text(number.to_bytes(KEY_BYTES, "big")), to_text(secrets.token_bytes(KEY_BYTES)))


async def house_keys(store: Store) -> HouseKeys:
    """Return the keys of this store's servers; create them if there are none."""
    fresh = new_keys()
    made = [
        ("INSERT INTO house_keys (name, body) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, body))
        for name, body in (("push", fresh.push), ("links", fresh.links))
    ]
    found: dict[str, str] = dict(await store.read("SELECT name, body FROM house_keys"))
    if not {"push", "links"} <= set(found):
        await store.transact("", None, made)
        found = dict(await store.read("SELECT name, body FROM house_keys"))
    return HouseKeys(found["push"], found["links"])
