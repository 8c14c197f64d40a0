"""Where tables are kept. The log of moves is the truth; a snapshot beside it saves replaying it.

Every write to a table names the version that the writer has seen and raises it by one: whoever is behind writes nothing
(`Behind`), reads what is new and tries again. That is the one fence between processes.
"""

from safehouse.server.store.base import Commit, Ledger, Store, Stored, StoreSize, open_store

__all__ = ["Commit", "Ledger", "Store", "StoreSize", "Stored", "open_store"]
