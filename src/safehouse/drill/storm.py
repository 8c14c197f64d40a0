"""A table at the dossier of a game, stored for the attacker: no other rows take longer to stage."""

import time

import msgspec

from safehouse.core.match import Position
from safehouse.core.rng import Rng
from safehouse.drill.stock import fill, in_play
from safehouse.server.store import open_store

TOKEN = "the-attacker-has-a-table-of-their-own"
# What may be picked at a dossier, at least, and the picks that are staged.
MANY, PICKS = 15, 5


class DraftStorm(msgspec.Struct):
    """A table of the attacker's, and the row that is staged there."""

    table: str
    seat: int
    at: int
    row: list[int]


async def prepare_drafts(database: str) -> DraftStorm:
    """Store the table."""
    rng = Rng(5)
    row: list[int] = []

    def is_dossier(position: Position) -> bool:
        draft = position.stage(position.asked()[0], [])
        if not position.state.sealed() or len(draft.options) < MANY:
            return False
        while len(draft.picks) < PICKS:
            draft.stage(draft.options[rng.below(len(draft.options))])
        row[:] = draft.picks
        return True

    options = {"mode": "top_secret", "dossier": "yes"}
    stock = in_play("heimlich", "p" * 7, options, 1, TOKEN, rng, fits=is_dossier)
    store = open_store(database)
    await store.open()
    try:
        (table,) = await fill(store, [stock], 1, time.time())
    finally:
        await store.close()
    return DraftStorm(table, stock.asked[0], stock.seq, row)
