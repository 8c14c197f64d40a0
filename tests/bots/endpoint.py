"""A small server that speaks the chat protocol of OpenAI, over real HTTP: it answers as a test tells it to."""

import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

# The numbers of a question's options: the last lines of it.
OPTION = re.compile(r"^(\d+)\. ", re.MULTILINE)


@dataclass
class Reply:
    """What is sent back: a text as a completion, or raw bytes; after a pause, in slow drops if wanted."""

    text: str = ""
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    raw: bytes | None = None
    pause: float = 0.0
    drops: float = 0.0
    usage: dict[str, int] | None = field(default_factory=lambda: {"total_tokens": 100})

    def body(self) -> bytes:
        if self.raw is not None:
            return self.raw
        message = {"role": "assistant", "content": self.text}
        answer: dict[str, Any] = {"object": "chat.completion", "choices": [{"index": 0, "message": message}]}
        return json.dumps(answer | ({"usage": self.usage} if self.usage is not None else {})).encode()


@dataclass
class Request:
    """What was asked."""

    path: str
    headers: dict[str, str]
    body: dict[str, Any]

    @property
    def question(self) -> str:
        """The last thing that was said to the model."""
        return str(self.body["messages"][-1]["content"])

    @property
    def options(self) -> int:
        """How many options the question has."""
        asked = next(message["content"] for message in self.body["messages"] if message["role"] == "user")
        return int(OPTION.findall(asked)[-1])


Script = Callable[[Request], Reply]


class Endpoint:
    """A running server, and all that it was asked."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.asked: list[Request] = []


@contextmanager
def endpoint(script: Script) -> Iterator[Endpoint]:
    """Serve until the end of the block; `script` says what is answered to each request."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            request = Request(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
            found.asked.append(request)
            reply = script(request)
            time.sleep(reply.pause)
            sent = reply.body()
            try:
                self.send_response(reply.status)
                for name, value in {"Content-Type": "application/json", **reply.headers}.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(sent)))
                self.end_headers()
                for byte in sent if reply.drops else [sent]:
                    self.wfile.write(byte if isinstance(byte, bytes) else bytes([byte]))
                    self.wfile.flush()
                    time.sleep(reply.drops)
            except OSError:
                pass  # whoever asked has given up

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    found = Endpoint(f"http://127.0.0.1:{server.server_address[1]}/v1")
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()
        thread.join(10)


def picks_last(request: Request) -> Reply:
    """Answer as a model that reasons first."""
    return Reply(f"There are {request.options} options, and 1 looks weak.\n\n**Answer: {request.options}**")
