"""Where tables are kept. The log of moves is the truth; a snapshot beside it saves replaying it.

Every write to a table names the version that the writer has seen and raises it by one: a writer that is behind writes
nothing (`Behind`), reads what is new and tries again. That is the one fence between processes.
"""

from safehouse.server.store.base import (
    UNKNOWN,
    Commit,
    Ledger,
    Statement,
    Store,
    Stored,
    StoreSize,
    Times,
    creation,
    open_store,
)

__all__ = [
    "UNKNOWN",
    "Commit",
    "Ledger",
    "Statement",
    "Store",
    "StoreSize",
    "Stored",
    "Times",
    "creation",
    "open_store",
]
