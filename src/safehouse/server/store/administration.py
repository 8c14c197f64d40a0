"""The schema of what administration keeps: blocked addresses, refused words, reports of abuse, the audit log."""

ADMINISTRATION = (
    # `until` 0: permanently.
    """CREATE TABLE blocks (
        network TEXT PRIMARY KEY, until DOUBLE PRECISION NOT NULL, reason TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL)""",
    "CREATE TABLE refused_words (word TEXT PRIMARY KEY, created DOUBLE PRECISION NOT NULL)",
    # `chat` is JSON: the last lines as the reporter saw them. `done` 0: not resolved.
    """CREATE TABLE abuse_reports (
        id TEXT PRIMARY KEY, created DOUBLE PRECISION NOT NULL, table_id TEXT NOT NULL, by_seat INTEGER NOT NULL,
        seat INTEGER NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL, chat TEXT NOT NULL,
        done DOUBLE PRECISION NOT NULL)""",
    # `chain` is a hash over the row and the chain of the one before: a row that was changed or removed is noticed.
    """CREATE TABLE audit_log (
        number BIGINT PRIMARY KEY, at DOUBLE PRECISION NOT NULL, who TEXT NOT NULL, act TEXT NOT NULL,
        about TEXT NOT NULL, result TEXT NOT NULL, chain TEXT NOT NULL)""",
)
