"""The codes of links in e-mails: a channel, and what proves that the link was made here for that purpose."""

from safehouse.server.notices.keys import HouseKeys

CONFIRM, STOP = "confirm", "stop"


def code_for(keys: HouseKeys, purpose: str, channel: str) -> str:
    """Return the code of a link that confirms an address, or unsubscribes it."""
    return f"{channel}.{keys.sign(purpose, channel)}"


def channel_of(keys: HouseKeys, purpose: str, code: str) -> str | None:
    """Return the channel that a link is about; None if the link was not made here for that purpose."""
    channel, _, signature = code.partition(".")
    return channel if keys.is_signed(purpose, channel, signature) else None
