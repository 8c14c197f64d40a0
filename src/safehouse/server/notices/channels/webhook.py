"""Webhooks: a JSON object to an address of Discord, Slack, other services, or a person's own program."""

import json
import re

from safehouse.server.errors import BadRequest
from safehouse.server.notices.channel import Channel, Receiver
from safehouse.server.notices.notice import Notice
from safehouse.server.notices.outgoing import NotSent, parse

ADDRESS = re.compile(r"https?://[!-~]{1,490}")


class Webhook(Channel):
    """Posts a text for people with fields for programs."""

    name = "webhook"

    @property
    def offered(self) -> bool:
        return self.settings.webhooks

    def check(self, address: str, details: dict[str, str]) -> None:
        try:
            if not ADDRESS.fullmatch(address):
                raise NotSent("it must begin with https:// and contain no spaces")
            parse(address)
        except NotSent as error:
            raise BadRequest("bad_webhook", detail=str(error)) from None

    async def send(self, to: Receiver, notice: Notice) -> None:
        message = {
            "content": notice.line, "text": for_slack(notice.line), "allowed_mentions": {"parse": []},
            "event": notice.kind, "table": notice.table, "game": notice.game, "seat": notice.seat,
            "name": notice.name, "at": notice.at, "url": notice.url,
        }  # fmt: skip
        await self.line.post(to.address, json.dumps(message).encode(), {"Content-Type": "application/json"})


def for_slack(text: str) -> str:
    """Return a text with Slack's control characters escaped."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
