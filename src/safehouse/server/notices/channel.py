"""The base of notification channels: one module in `channels/` with one class, and its words in `words/` there."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from safehouse.server.notices.keys import HouseKeys
from safehouse.server.notices.notice import Notice
from safehouse.server.notices.outgoing import Line
from safehouse.server.settings import Settings


@dataclass(frozen=True)
class Receiver:
    """An address of a channel, and what else the channel stores with it."""

    kind: str
    address: str
    details: dict[str, str] = field(default_factory=dict)
    # As it is stored; "" for an address that a seat brings along.
    id: str = ""
    profile: str = ""
    language: str = "en"


class Channel(ABC):
    """A notification channel. Its words are `channel-NAME` and its attributes."""

    name: ClassVar[str]
    # What the page asks for: an address to type in, or the browser's own.
    asks: ClassVar[Literal["address", "browser"]] = "address"
    # Whether an address must be confirmed before anything else is sent to it.
    confirms: ClassVar[bool] = False
    # Whether an address that is gone (404, 410) never comes back.
    forgets: ClassVar[bool] = False
    # Whether it shows the number of waiting games.
    counts: ClassVar[bool] = False

    def __init__(self, settings: Settings, keys: HouseKeys, line: Line) -> None:
        self.settings = settings
        self.keys = keys
        self.line = line

    @property
    def offered(self) -> bool:
        """Whether this server has it."""
        return True

    @property
    def public_key(self) -> str:
        """Return what a browser needs to subscribe."""
        return ""

    @abstractmethod
    def check(self, address: str, details: dict[str, str]) -> None:
        """Refuse an address that cannot be one."""

    @abstractmethod
    async def send(self, to: Receiver, notice: Notice) -> None:
        """Send a notice, or raise `NotSent`."""
