"""The schema of notifications: where people want notifications, when they do not, and the server's own keys."""

NOTICES = (
    # `kind` is a channel's name, `details` what else it keeps (JSON). `device`: the hash of the key of the device that
    # it belongs to, "" if to none. `confirmed` 0: nobody has confirmed the address yet.
    """CREATE TABLE channels (
        id TEXT PRIMARY KEY, profile TEXT NOT NULL, kind TEXT NOT NULL, device TEXT NOT NULL, address TEXT NOT NULL,
        details TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, confirmed DOUBLE PRECISION NOT NULL)""",
    "CREATE INDEX channels_by_profile ON channels (profile)",
    # `body` is JSON (`notices.wishes.Wishes`).
    "CREATE TABLE notice_wishes (profile TEXT PRIMARY KEY, body TEXT NOT NULL)",
    "CREATE TABLE house_keys (name TEXT PRIMARY KEY, body TEXT NOT NULL)",
)
