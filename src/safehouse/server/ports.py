"""Check that the server can listen on its address and port; if not, say why in one sentence."""

import errno
import socket

from safehouse.core.errors import SafehouseError


class NoPort(SafehouseError):
    """The address and port cannot be listened on."""


def check_port(host: str, port: int) -> None:
    """Raise NoPort, with the reason and the cure, unless host and port can be listened on."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[
            0
        ]
    except socket.gaierror:
        raise NoPort(f"the host name “{host}” is unknown; {_HOSTS}") from None
    try:
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        raise NoPort(refusal(error, host, port)) from None


def refusal(error: OSError, host: str, port: int) -> str:
    """Say why the system refuses a port, and what to do."""
    match error.errno:
        case errno.EADDRINUSE:
            return f"port {port} is in use by another program; choose another one with --port"
        case errno.EACCES | errno.EPERM:
            told = f"port {port} is not allowed for this user; choose one from {first_free()} with --port"
            return f"{told}, or put a web server in front of it (docs/self-hosting.md)"
        case errno.EADDRNOTAVAIL:
            return f"this machine has no address {host}; {_HOSTS}"
    return f"port {port} of {host} cannot be opened: {error.strerror or error}"


_HOSTS = "choose one with --host: 127.0.0.1 for this machine only, 0.0.0.0 for the local network"


def first_free() -> int:
    """Return the first port that every user may open."""
    try:
        with open("/proc/sys/net/ipv4/ip_unprivileged_port_start", encoding="ascii") as file:
            return int(file.read())
    except (OSError, ValueError):
        return 1024
