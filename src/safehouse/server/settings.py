"""All settings, from the environment. `docs/server.md` is checked against this list by a test."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from email.utils import parseaddr
from pathlib import Path
from typing import Any, get_type_hints
from urllib.parse import urlsplit

from safehouse.core.errors import SafehouseError
from safehouse.server.logs import LEVELS

PREFIX = "SAFEHOUSE_"
METRICS = ("local", "yes", "no")
SHORTEST_TOKEN = 20
NEW_TOKEN = "`safehouse admin token` makes one"


class BadSetting(SafehouseError):
    """A setting whose value cannot be used."""


def said(default: Any, text: str) -> Any:
    return field(default=default, metadata={"help": text})


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    host: str = said(
        "0.0.0.0",  # noqa: S104
        "address to listen on: 0.0.0.0 for the local network too, 127.0.0.1 for this machine only",
    )
    port: int = said(8000, "port to listen on")
    database: str = said("", "sqlite:PATH or postgresql://…; empty: a file in the user's data folder")
    url: str = said("", "public address, if there is a proxy in front; allowed as an origin too")
    origins: str = said("", "further origins that may open sockets, separated by commas")
    workers: int = said(2, "worker processes for bots")
    bot_seconds: float = said(5.0, "most seconds that a bot may think about one decision")
    bot_megabytes: int = said(2048, "most megabytes of memory for a worker process")
    pace: float = said(
        0.7, "seconds from a question to the answer of a bot or an automatic one, and to the opening of answers"
    )
    nonce_wait: float = said(5.0, "most seconds that a full table waits for the nonces of its players (fair.md)")
    absence: int = said(
        60, "seconds that a person must be away before a bot may be proposed for them, and again before it sits down"
    )
    analysis: bool = said(True, "whether finished games may be analysed by a bot, one at a time")
    analyst: str = said("expert:ms=50", "bot that analyses them, with its budget; else the strongest of the game")
    retention_days: int = said(90, "days after which an unused table is deleted; 0: never")
    rate: float = said(20.0, "messages a second that one socket may send in the long run")
    burst: int = said(100, "messages that one socket may send at once")
    address_rate: float = said(50.0, "requests a second that one address may send in the long run")
    address_burst: int = said(1000, "requests that one address may send at once")
    sockets_per_address: int = said(200, "sockets that one address may hold")
    tables_per_hour: int = said(300, "tables that one address may create in an hour")
    megabytes_per_hour: int = said(
        50, "megabytes of boards, decks, scenarios and records that one address may upload in an hour"
    )
    bot_tables: int = said(20, "running tables of bots alone that one address may have at a time")
    tables: int = said(20000, "tables that may be open or in progress in all; 0: no limit")
    connections: int = said(5000, "connections that may be open in all; one address may have twice its sockets")
    push: bool = said(True, "whether people may get notifications on their devices")
    webhooks: bool = said(True, "whether people may get notifications at a webhook")
    webhooks_private: bool = said(
        False, "whether webhooks and push services may be on this machine or its networks, and without TLS"
    )
    smtp: str = said(
        "", "server that sends e-mail: smtp://USER:PASSWORD@HOST:PORT, or smtps://… for TLS; empty: no e-mail"
    )
    mail_from: str = said("", "sender of e-mails, such as Safehouse <games@example.org>; needed with SMTP")
    notice_delay: float = said(15.0, "seconds that a person has to look at the table before a notification is sent")
    metrics: str = said("local", "who may read /metrics: local (this machine, not through a proxy), yes (all), no")
    admin_token: str = said("", "secret that opens /admin (`safehouse admin token` makes one); empty: no such page")
    client: str = said("", "folder of the built client; empty: the installed one")
    api_only: bool = said(False, "whether to serve the API and sockets without any page")
    log: str = said("info", "least level of log lines: debug, info, warning, error")
    trust_proxy: bool = said(False, "whether X-Forwarded-For from a proxy on this machine is believed")

    @property
    def public_url(self) -> str:
        """The address that links in notifications begin with."""
        return self.url.rstrip("/") or f"http://localhost:{self.port}"

    @property
    def contact(self) -> str:
        """Whom push services may turn to (RFC 8292)."""
        return f"mailto:{parseaddr(self.mail_from)[1]}" if self.mail_from else self.public_url


def read_settings(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Return the settings: what is given, else what the environment says, else the default."""
    values: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    kinds = get_type_hints(Settings)
    for one in fields(Settings):
        name = PREFIX + one.name.upper()
        if one.name not in values and environment.get(name, "") != "":
            values[one.name] = convert(name, environment[name], kinds[one.name])
    settings = Settings(**values)
    if settings.log not in LEVELS:
        raise BadSetting(f"{PREFIX}LOG must be one of {', '.join(LEVELS)}, not {settings.log!r}")
    if settings.metrics not in METRICS:
        raise BadSetting(f"{PREFIX}METRICS must be one of {', '.join(METRICS)}, not {settings.metrics!r}")
    check_mail(settings)
    if 0 < len(settings.admin_token) < SHORTEST_TOKEN:
        raise BadSetting(f"{PREFIX}ADMIN_TOKEN must have at least {SHORTEST_TOKEN} characters; {NEW_TOKEN}")
    return settings


def check_mail(settings: Settings) -> None:
    """Refuse half an e-mail server."""
    if not settings.smtp:
        return
    place = urlsplit(settings.smtp)
    if place.scheme not in ("smtp", "smtps") or not place.hostname:
        raise BadSetting(f"{PREFIX}SMTP must be smtp://HOST:PORT or smtps://HOST:PORT, with USER:PASSWORD@ if needed")
    if "@" not in parseaddr(settings.mail_from)[1]:
        raise BadSetting(f"{PREFIX}MAIL_FROM must be an address such as games@example.org, since {PREFIX}SMTP is set")


def convert(name: str, text: str, kind: type) -> Any:
    try:
        if kind is bool:
            return {"yes": True, "no": False, "true": True, "false": False, "1": True, "0": False}[text.lower()]
        value = kind(text)
        if kind is not str and value < 0:
            raise ValueError
        return value
    except (ValueError, KeyError):
        wanted = {bool: "yes or no", int: "a whole number", float: "a number"}[kind]
        raise BadSetting(f"{name} must be {wanted}, not {text!r}") from None


def database_address(settings: Settings) -> str:
    """Return where the tables are kept."""
    if settings.database:
        return settings.database
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:{home}/safehouse/tables.db"
