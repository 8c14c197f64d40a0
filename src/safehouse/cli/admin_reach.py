"""How `safehouse admin` reaches what it administers.

A server named by `--server` is reached over its API. Else the store is used: PostgreSQL directly; a SQLite file by this
one while no server holds its lock, or by the server that does, whose address and token lie in the lock, for its owner.
"""

import asyncio
import getpass
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from safehouse.core.errors import SafehouseError

if TYPE_CHECKING:
    from safehouse.server.acts import Act

API = "/api/admin"
TOKEN = "SAFEHOUSE_ADMIN_TOKEN"
# Errors for wrong values, by field.
WRONG = {
    "table": "a table is named by its id: the 16 characters at the end of its link",
    "report": "a report is named by its id, as `safehouse admin reports` lists it",
    "status": "--status must be open, playing, over or closed",
}
POSTGRES = ("postgres://", "postgresql://")


class NotDone(SafehouseError):
    """Nothing was changed."""


@dataclass(frozen=True)
class Reach:
    """The target of the command, and its form of output."""

    database: str | None
    server: str
    as_json: bool

    def ask(self, wish: dict[str, Any]) -> dict[str, Any]:
        """Carry an act out, and return its answer."""
        import msgspec

        from safehouse.server.acts import AnyAct
        from safehouse.server.settings import database_address, read_settings
        from safehouse.server.store.sqlite import InUse

        try:
            act: Act = msgspec.convert(wish, AnyAct)
        except msgspec.ValidationError as error:
            place = str(error).rpartition("$.")[2].rstrip("`")
            raise NotDone(WRONG.get(place) or f"{place} cannot be used: {wish.get(place)!r}") from None
        if self.server:
            token = os.environ.get(TOKEN, "")
            if not token:
                raise NotDone(f"set {TOKEN} to the token of {self.server}")
            return ask_server(self.server.rstrip("/"), token, wish)
        address = database_address(read_settings(database=self.database))
        if not address.startswith(POSTGRES) and not path_of(address).is_file():
            raise NotDone(f"{path_of(address)}: there is no database; give it with --database")
        try:
            return asyncio.run(on_store(address, act))
        except InUse:
            url, token = announced(path_of(address))
            return ask_server(url, token, wish)


def path_of(address: str) -> Path:
    return Path(address.removeprefix("sqlite:"))


async def on_store(address: str, act: "Act") -> dict[str, Any]:
    """Carry out an act on the store itself."""
    import msgspec

    from safehouse.server.desk import Desk
    from safehouse.server.store import open_store

    store = open_store(address)
    await store.open()
    try:
        answer = await Desk(store).carry_out(act, f"command line, {user_name()}")
    finally:
        await store.close()
    return dict(msgspec.to_builtins(answer))


def user_name() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a container's user may have no name
        return str(os.getuid())


def announced(database: Path) -> tuple[str, str]:
    """Return the address of the server that holds a file's lock, and the token that it wrote there."""
    import msgspec

    from safehouse.server.moderation import Announcement

    try:
        told = msgspec.json.decode(Path(f"{database}.lock").read_bytes(), type=Announcement)
    except (OSError, msgspec.MsgspecError):
        raise NotDone(f"{database}: this file is in use by a program that cannot be reached; try again") from None
    return told.url, told.token


def ask_server(url: str, token: str, wish: dict[str, Any]) -> dict[str, Any]:
    from safehouse.remote import Http

    status, answer = Http(url).ask("POST", API, wish, token)
    if status != 200:
        raise NotDone(answer["text"] if isinstance(answer, dict) and "text" in answer else f"{url} answered {status}")
    return dict(answer)
