"""The schema of what happens by itself: when a table must be looked at, and which process does it."""

TIMES = (
    # Moments of the service's clock. `due` 0: at once, a server has it in play; NULL: when someone connects.
    "ALTER TABLE tables ADD COLUMN due DOUBLE PRECISION",
    "ALTER TABLE tables ADD COLUMN deadline DOUBLE PRECISION",
    # The process that drives the table: one that holds the lock of this number. Any other number is of a dead one.
    "ALTER TABLE tables ADD COLUMN leader BIGINT",
    # Games from before this migration are loaded once; their heads say how much of the time is spent (`Table.load`).
    "UPDATE tables SET due = 0, deadline = -1 WHERE status = 'playing'",
    "CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL",
    "CREATE TABLE service_clock (name TEXT PRIMARY KEY, seconds DOUBLE PRECISION NOT NULL)",
)
