"""The nonces of the players: each given once, after the commitment and before the first step (docs/fair.md).

The commitment is published with the table. A nonce names it, so none can be older. Seed and nonces lie in the head,
behind the version check between processes: the first process that deals fixes them for all.
"""

from safehouse.server import wire
from safehouse.server.errors import Refusal
from safehouse.server.head import Head
from safehouse.server.table import Table


async def give(table: Table, number: int, wish: wire.GiveNonce) -> None:
    """Take the nonce of a seat. The same one again changes nothing."""
    head = table.head.copy()
    seat = head.seats[number]
    if wish.commitment != head.commitment:
        raise Refusal("other_commitment")
    if seat.nonce == wish.nonce:
        return
    if head.status != "open":
        raise Refusal("nonce_late")
    if seat.nonce:
        raise Refusal("nonce_given")
    seat.nonce = wish.nonce
    await table.change_head(head)


def is_full(head: Head) -> bool:
    return not any(seat.kind == "open" for seat in head.seats)


def missing(head: Head) -> list[int]:
    """Return the persons whose nonce is not in."""
    return [number for number, seat in enumerate(head.seats) if seat.kind == "person" and not seat.nonce]
