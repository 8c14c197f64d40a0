"""Starting and stopping the server process."""

import gc
import os
import signal
import socket
import sys
import webbrowser
from contextlib import suppress
from types import FrameType

import uvicorn

from safehouse.core.registry import broken_games
from safehouse.server import logs
from safehouse.server.app import Application, make_app
from safehouse.server.limits import PING_SECONDS
from safehouse.server.line import Line
from safehouse.server.ports import check_port
from safehouse.server.protocol import HttpProtocol
from safehouse.server.settings import Settings

# Nearly everything here is freed by reference counts (`gc.set_threshold`).
COLLECT_AFTER = (50_000, 50, 100)


class Server(uvicorn.Server):
    """Uvicorn that prints its address once it listens, and says goodbye to sockets before it stops."""

    def __init__(self, config: uvicorn.Config, app: Application, open_browser: bool) -> None:
        super().__init__(config)
        self.app = app
        self.settings = app.settings
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        settle_memory()
        if self.started:
            for line in addresses(self.settings):
                print(line, flush=True)
            if self.open_browser and has_browser():
                webbrowser.open(f"http://localhost:{self.settings.port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.house.say_goodbye()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop gracefully at the first signal and at once at the second. A signal is not a failure."""
        if self.should_exit:
            for worker in self.app.house.pids:
                with suppress(OSError):
                    os.killpg(worker, signal.SIGKILL)
            os._exit(128 + sig)
        self.should_exit = True


def run(settings: Settings, open_browser: bool) -> int:
    """Serve until told to stop. Return the exit status."""
    logs.set_up(settings.log)
    app = make_app(settings)
    config = server_config(settings, app)
    check_port(settings.host, settings.port)
    for sentence in broken_games().values():
        print(f"safehouse: {sentence}", file=sys.stderr)
    server = Server(config, app, open_browser)
    try:
        server.run()
    except SystemExit:
        if app.failure is not None:
            raise app.failure from None
        raise
    return 0


def server_config(settings: Settings, app: Application) -> uvicorn.Config:
    """Return uvicorn's configuration: our protocols, no banner, no compression, no trusted proxies."""
    return uvicorn.Config(
        app, host=settings.host, port=settings.port, http=HttpProtocol, ws=Line,
        proxy_headers=False, ws_ping_interval=PING_SECONDS, ws_ping_timeout=PING_SECONDS,
        access_log=False, timeout_graceful_shutdown=3, log_config=None, lifespan="on", server_header=False,
    )  # fmt: skip


def settle_memory() -> None:
    """Collect garbage less often, and never among permanent objects: a collection stops the loop."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def addresses(settings: Settings) -> list[str]:
    """Return where the server can be reached, for people."""
    lines = [f"Safehouse is at http://localhost:{settings.port}"]
    if settings.host in ("0.0.0.0", "::"):  # noqa: S104
        lines.append(f"on the local network: http://{local_address()}:{settings.port}")
    return [*lines, "Ctrl-C stops it. Games continue after the next start."]


def local_address() -> str:
    """Return this machine's address in its network. Nothing is sent: the address is chosen when a target is named."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def has_browser() -> bool:
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
