"""The schema of profiles: people who come back, with the keys of their devices. No key is stored, only its hash."""

PEOPLE = (
    # `blocked`: why an administrator has blocked it; "": they have not.
    """CREATE TABLE profiles (
        id TEXT PRIMARY KEY, created DOUBLE PRECISION NOT NULL, used DOUBLE PRECISION NOT NULL, name TEXT NOT NULL,
        language TEXT NOT NULL, portrait INTEGER NOT NULL, blocked TEXT NOT NULL)""",
    # `kind`: a device, or the recovery phrase. `id` names it in the list of devices.
    """CREATE TABLE profile_keys (
        hash TEXT PRIMARY KEY, profile TEXT NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL, label TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL, used DOUBLE PRECISION NOT NULL)""",
    "CREATE INDEX profile_keys_by_profile ON profile_keys (profile)",
    # What adds a device, once; `made_by` is the key of the device that showed it.
    """CREATE TABLE device_links (
        hash TEXT PRIMARY KEY, profile TEXT NOT NULL, made_by TEXT NOT NULL, until DOUBLE PRECISION NOT NULL)""",
    "CREATE INDEX device_links_by_profile ON device_links (profile)",
    # Where a profile has sat down. Its head says whether it still sits there.
    """CREATE TABLE profile_tables (
        profile TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (profile, table_id))""",
    "CREATE INDEX profile_tables_by_table ON profile_tables (table_id)",
)
RESULTS = (
    # How a profile's games ended (`results.Played`, as JSON). They stay when their tables go.
    """CREATE TABLE results (
        profile TEXT NOT NULL, table_id TEXT NOT NULL, game TEXT NOT NULL, ended DOUBLE PRECISION NOT NULL,
        seat INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (profile, table_id))""",
    "CREATE INDEX results_by_table ON results (table_id)",
)
CONSENT = (
    # Whether a profile takes invitations; the address of its public page, "": it has none.
    "ALTER TABLE profiles ADD COLUMN invitations INTEGER NOT NULL DEFAULT 1",
    "ALTER TABLE profiles ADD COLUMN page TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX profiles_by_page ON profiles (page)",
    # Whose invitations a profile does not want, under the name that it knows them by; `id` names the row to its owner.
    """CREATE TABLE blocked_people (
        profile TEXT NOT NULL, other TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL, PRIMARY KEY (profile, other))""",
)
OF_A_PROFILE = (
    "profile_keys",
    "device_links",
    "profile_tables",
    "results",
    "blocked_people",
    "channels",
    "notice_wishes",
)
