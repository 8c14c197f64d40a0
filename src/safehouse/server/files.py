"""The texts that a table refers to: boards, decks and scenarios, stored once by content and never in a head."""

import logging
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from safehouse.core.errors import BadData, SafehouseError
from safehouse.core.header import digest
from safehouse.core.own import marks
from safehouse.core.registry import find_game
from safehouse.server.errors import Behind, StorageFailed
from safehouse.server.head import Head, encode
from safehouse.server.store import Commit, Store, Stored

LOGGER = logging.getLogger("safehouse.files")
# Most texts in memory: all tables share them.
KEPT = 128
# Heads that are migrated at a time.
AT_ONCE = 50


@dataclass(frozen=True)
class Texts:
    """The texts of a table: its data files by role, and its scenario and its lesson, if it has them."""

    files: Mapping[str, str]
    scenario: str = ""
    lesson: str = ""

    def by_hash(self) -> dict[str, str]:
        return {digest(text): text for text in (*self.files.values(), self.scenario, self.lesson) if text}

    def refer(self, head: Head) -> None:
        """Let a head refer to these texts."""
        head.texts = {role: digest(text) for role, text in self.files.items()}
        head.scenario_hash = digest(self.scenario) if self.scenario else ""
        head.lesson_hash = digest(self.lesson) if self.lesson else ""


class EarlierHead(msgspec.Struct):
    """The part of a head in which earlier versions held texts."""

    game: str
    files: dict[str, str]
    scenario_text: str = ""


EARLIER = msgspec.json.Decoder(EarlierHead)


class Files:
    """The texts of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._kept: OrderedDict[str, str] = OrderedDict()

    async def of(self, head: Head) -> Texts:
        """Return the texts that a head refers to."""
        wanted = {*head.texts.values(), *filter(None, (head.scenario_hash, head.lesson_hash))}
        found = {hashed: self._kept[hashed] for hashed in wanted if hashed in self._kept}
        found |= await self.store.files(wanted - set(found))
        if missing := wanted - set(found):
            raise BadData(f"the stored data of this table is damaged: a file is missing ({min(missing)[:6]})")
        for hashed, text in found.items():
            self._kept[hashed] = text
            self._kept.move_to_end(hashed)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        files = {role: found[hashed] for role, hashed in head.texts.items()}
        return Texts(files, found.get(head.scenario_hash, ""), found.get(head.lesson_hash, ""))

    async def move_all(self) -> None:
        """Move the texts out of all earlier heads. If the store fails, loading a table does it."""
        with suppress(StorageFailed):
            await self._move_all()

    async def _move_all(self) -> None:
        after = ""
        while rows := await self.store.earlier_heads(after, AT_ONCE):
            for after, version, head in rows:
                try:
                    await self.move(Stored(after, version, "", head))
                except Behind:
                    continue  # it is being played; loading it moves them
                except StorageFailed:
                    raise
                except (SafehouseError, msgspec.MsgspecError) as error:
                    LOGGER.error("a table cannot be brought up to date", extra={"table": after, "reason": str(error)})

    async def move(self, stored: Stored) -> None:
        """Move the texts out of a head that an earlier version wrote; leave any other as it is."""
        if '"files":{' not in stored.head:
            return
        raw = msgspec.json.decode(stored.head)
        earlier = EARLIER.decode(stored.head)
        texts = Texts(earlier.files, earlier.scenario_text)
        for name in ("files", "scenario_text"):
            raw.pop(name, None)
        raw |= {
            "texts": {role: digest(text) for role, text in texts.files.items()},
            "scenario_hash": digest(texts.scenario) if texts.scenario else "",
            # Names that were shown stay; a shipped file of an earlier version is marked as own, too.
            "own": msgspec.to_builtins(marks(find_game(earlier.game), texts.files, texts.scenario)),
        }
        stored.head = encode(raw)
        await self.store.write(stored.id, stored.version, Commit(head=stored.head, files=texts.by_hash()))
        stored.version += 1
