"""Host names and origins: the server's names, and the pages from which a browser may open sockets."""

import re
import socket
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from safehouse.server.errors import BadRequest, Misdirected, NotYours
from safehouse.server.settings import BadSetting, Settings

PORTS = {"http": 80, "https": 443}
HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9_.-]+)(:[0-9]{1,5})?")
# Names that exist only in local networks, so that no outside page can use them.
LOCAL_NAMES = (".local", ".localhost", ".lan", ".home.arpa", ".internal")

Origin = tuple[str, str, int]


class Gate:
    """The server's own names, and the other origins that are allowed."""

    def __init__(self, settings: Settings) -> None:
        given = [settings.url, *settings.origins.split(",")]
        self.origins = {origin_setting(text.strip()) for text in given if text.strip()}
        self.names = {"localhost", socket.gethostname().lower(), *(host for _, host, _ in self.origins)}

    def check_host(self, hosts: list[str]) -> str:
        """Return the host that a request is for. Refuse foreign names: their pages would pass as ours."""
        found = HOST.fullmatch(hosts[0]) if len(hosts) == 1 else None
        if found is None:
            raise BadRequest("one_host")
        name = found[1].lower().strip("[]").rstrip(".")
        if not (name in self.names or "." not in name or name.endswith(LOCAL_NAMES) or is_address(name)):
            raise Misdirected
        return hosts[0]

    def check_origin(self, origins: list[str], host: str) -> None:
        """Refuse a browser on another site's page. A request without an origin is not from a browser."""
        if not origins:
            return
        origin = parse_origin(origins[0]) if len(origins) == 1 else None
        if origin is None or (origin not in self.origins and origin != parse_origin(f"{origin[0]}://{host}")):
            raise NotYours("foreign_page")


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def parse_origin(text: str) -> Origin | None:
    """Return scheme, host and port of an origin; None for anything else."""
    try:
        parts: SplitResult = urlsplit(text)
        if (
            parts.scheme not in PORTS
            or not parts.hostname
            or parts.path
            or parts.query
            or parts.fragment
            or "@" in text
        ):
            return None
        return parts.scheme, parts.hostname.rstrip("."), parts.port or PORTS[parts.scheme]
    except ValueError:
        return None


def origin_setting(text: str) -> Origin:
    """Return the origin of an address in the settings."""
    parts = text.split("/", 3)
    origin = parse_origin("/".join(parts[:3]))
    if origin is None:
        raise BadSetting(
            f"SAFEHOUSE_URL and SAFEHOUSE_ORIGINS take addresses such as https://example.org, not {text!r}"
        )
    return origin
