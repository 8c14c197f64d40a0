"""Presence: the seats whose persons have a socket open at this process. This is public at the table."""

from safehouse.server import wire
from safehouse.server.subscribers import ENCODER, Subscriber
from safehouse.server.table import Table


def tell(table: Table, newcomer: Subscriber | None = None) -> None:
    """Tell all listeners who is present, if that has changed; a new one knows it from the welcome."""
    here = [False] * len(table.head.seats)
    for subscriber in table.subscribers:
        for seat in subscriber.seats:
            here[seat] = True
    table.note_presence([seat for seat in range(len(here)) if here[seat] or table.here[seat]])
    if here != table.here:
        table.here = here
        frame = ENCODER.encode(wire.Presence(here))
        for subscriber in list(table.subscribers):
            if subscriber is not newcomer:
                subscriber.send(frame)


def after_coming(table: Table, seats: list[int]) -> list[bool]:
    """Return who is present, including these seats."""
    return [here or seat in seats for seat, here in enumerate(table.here)]
