"""Those who are notified, for real: a webhook's listener, a browser with its push service, a mailbox behind SMTP."""

import json
import secrets
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from safehouse.remote import free_port
from tests.waiting import until

WAIT = 10.0


def to_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Call:
    """One request: where, when, with which headers and which body."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float = field(default_factory=time.monotonic)

    @property
    def json(self) -> dict[str, Any]:
        return dict(json.loads(self.body))


class Listener:
    """A server on this machine that keeps whatever is posted to it."""

    def __init__(self) -> None:
        self.received: list[Call] = []
        # What is answered: the next ones, then always the same.
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.status = 201
        listener = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                listener.received.append(Call(self.path, headers, body))
                status, told = listener.answers.pop(0) if listener.answers else (listener.status, {})
                self.send_response(status)
                for name, value in {"Location": f"{listener.url}/elsewhere", **told}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def about(self, path: str) -> list[Call]:
        return [call for call in self.received if call.path == path]


class Browser:
    """A browser that has subscribed at a push service: the half of RFC 8291 that receives, written from its text."""

    def __init__(self, service: Listener, server_key: str) -> None:
        self.path = f"/push/{secrets.token_urlsafe(8)}"
        self.service = service
        self.server_key = server_key
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self._public = point(self._private.public_key())

    @property
    def subscription(self) -> dict[str, Any]:
        """What its page sends to the server."""
        details = {"p256dh": to_text(self._public), "auth": to_text(self._auth)}
        return {"kind": "push", "address": f"{self.service.url}{self.path}", "details": details}

    @property
    def messages(self) -> list[dict[str, Any]]:
        """What it was pushed, each proven to come from our server and decrypted."""
        found = []
        for call in self.service.about(self.path):
            self.check_sender(call)
            found.append(dict(json.loads(self.decrypt(call))))
        return found

    def decrypt(self, call: Call) -> bytes:
        """RFC 8188, chapter 2, with the keys of RFC 8291, chapter 3."""
        assert call.headers["content-encoding"] == "aes128gcm"
        salt, size, length = call.body[:16], int.from_bytes(call.body[16:20], "big"), call.body[20]
        theirs, record = call.body[21 : 21 + length], call.body[21 + length :]
        assert len(record) <= size, "it is one record"
        shared = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        keying = derived(shared, self._auth, b"WebPush: info\0" + self._public + theirs, 32)
        key = derived(keying, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(keying, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
        assert plain[-1:] == b"\2", "the last record ends so"
        return plain[:-1]

    def check_sender(self, call: Call) -> None:
        """RFC 8292: a token, signed with the key that the subscription names, for this push service."""
        assert {"ttl", "authorization"} <= set(call.headers)
        scheme, _, rest = call.headers["authorization"].partition(" ")
        told = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (scheme, told["k"]) == ("vapid", self.server_key)
        head, claims, signature = told["t"].split(".")
        raw = to_bytes(signature)
        der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to_bytes(told["k"]))
        public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        said = json.loads(to_bytes(claims))
        assert said["aud"] == self.service.url
        assert said["sub"].startswith(("mailto:", "https:", "http:"))

    def wait(self, count: int) -> list[dict[str, Any]]:
        until(lambda: len(self.service.about(self.path)) >= count, f"no {count} messages at {self.path}")
        return self.messages


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(keying: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(keying)


class Mailbox:
    """An SMTP server that takes everything, or answers what it is told to."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refusals: list[str] = []
        self.connections = 0
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_RCPT(  # noqa: N802 - called so by aiosmtpd
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        self.connections += 1
        if self.refusals:
            return self.refusals.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        message = message_from_bytes(envelope.original_content or b"", policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.letters.append(message)
        return "250 taken"

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if letter["To"] == address]

    def wait(self, address: str, count: int) -> list[EmailMessage]:
        until(lambda: len(self.to(address)) >= count, f"no {count} letters to {address}")
        return self.to(address)

    def close(self) -> None:
        self._controller.stop()


def text_of(letter: EmailMessage) -> str:
    return str(letter.get_content())
