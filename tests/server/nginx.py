"""A real nginx with deploy/nginx.conf, of which only paths and ports are changed, and a certificate of its own."""

import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from safehouse.remote import free_port
from tests.server.client import ROOT
from tests.server.test_edge import Answer, exchange
from tools import debian
from tools.steps import Stop

NAME = "games.example"
PAGE = """\
daemon off;
pid {folder}/pid;
error_log stderr;
worker_processes 2;
{user}
events {{ worker_connections 768; }}
http {{
    access_log {folder}/access.log;
    {temporary}
    include {folder}/site.conf;
}}
"""
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def program(name: str) -> Path:
    """Return a program of Debian's; the test is left out where it cannot be had."""
    try:
        return debian.find(name)
    except Stop as reason:
        pytest.skip(f"{name}: {reason}")


def make_certificate(folder: Path) -> None:
    """Make a certificate that is signed by itself."""
    command: list[str | Path] = [
        program("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}",
        "-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem",
    ]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True)


class Nginx:
    """An nginx in front of a server, or of several."""

    def __init__(self, folder: Path, *server_ports: int) -> None:
        self.program = program("nginx")
        self.folder = folder
        self.plain, self.port = free_port(), free_port()
        self._server_ports = server_ports
        make_certificate(folder)
        self.trust = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        changes = {
            "server 127.0.0.1:8000;": "\n".join(f"    server 127.0.0.1:{port};" for port in self._server_ports),
            "listen 80;": f"listen {self.plain};",
            "listen [::]:80;": f"listen [::1]:{self.plain};" if socket.has_ipv6 else "",
            "listen 443 ssl;": f"listen {self.port} ssl;",
            "listen [::]:443 ssl;": f"listen [::1]:{self.port} ssl;" if socket.has_ipv6 else "",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": f"{self.folder}/fullchain.pem",
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": f"{self.folder}/privkey.pem",
            "/var/log/nginx/error.log": f"{self.folder}/error.log",
            "/var/www/html": f"{self.folder}/html",
        }
        site = (ROOT / "deploy" / "nginx.conf").read_text()
        for old, new in changes.items():
            assert old in site, f"deploy/nginx.conf has no “{old}” any more"
            site = site.replace(old, new)
        (self.folder / "site.conf").write_text(site)
        temporary = " ".join(f"{kind}_temp_path {self.folder}/{kind};" for kind in TEMPORARY)
        user = "user root;" if self.folder.owner() == "root" else ""
        main = self.folder / "nginx.conf"
        main.write_text(PAGE.format(folder=self.folder, user=user, temporary=temporary))
        command: list[str | Path] = [self.program, "-p", self.folder, "-c", main, "-e", "stderr"]
        self._process = subprocess.Popen(command)
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            assert self._process.poll() is None, "nginx ended"
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.02)
        raise AssertionError("nginx does not listen")

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(10)

    def ask(self, path: str, more: str = "", source: str = "127.0.0.1", host: str = NAME) -> Answer:
        """Send a request over TLS from one of this machine's addresses."""
        with (
            socket.create_connection(("127.0.0.1", self.port), timeout=20, source_address=(source, 0)) as line,
            self.trust.wrap_socket(line, server_hostname=NAME) as safe,
        ):
            return exchange(safe, f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{more}\r\n")


@contextmanager
def nginx_before(folder: Path, *server_ports: int) -> Iterator[Nginx]:
    one = Nginx(folder, *server_ports)
    one.start()
    try:
        yield one
    finally:
        one.stop()
