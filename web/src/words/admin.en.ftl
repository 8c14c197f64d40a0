### The administration page.

admin-title = Administration
admin-off = Administration in the browser is switched off. Set SAFEHOUSE_ADMIN_TOKEN on the server to use it.
admin-token = Administrator's token
admin-sign-in = Sign in
admin-sign-out = Sign out
admin-tab-tables = Tables
admin-tab-reports = Reports
admin-tab-blocks = Addresses
admin-tab-words = Names
admin-tab-audit = Audit log
admin-sure = Confirm: { $label }
admin-cancel = Cancel
admin-pages = Pages
admin-page = Page { $page } of { $pages }
admin-previous = Previous
admin-next = Next
admin-status = Status
admin-status-all = All
admin-status-open = Waiting for players
admin-status-playing = In progress
admin-status-over = Finished
admin-status-closed = Closed
admin-game = Game
admin-listed = Visibility
admin-listed-yes = Public
admin-listed-no = Private
admin-age = Created
admin-opened = created { $moment }
admin-free = (free)
admin-close = Close table
admin-reopen = Reopen table
admin-delete = Delete table
admin-reason = Reason (visible to those affected)
admin-reports-all = Show resolved reports
admin-reports-about = Seat { $by } about seat { $seat }, { $moment }
admin-reports-table = Show table
admin-reports-finish = Mark as resolved
admin-blocks = Blocked addresses
admin-network = IP address or network
admin-days = Days (0: permanently)
admin-block = Block
admin-unblock = Unblock
admin-until = until { $moment }
admin-for-good = permanently
admin-connected = Connected to this server
admin-choose = Choose
admin-storage = Storage
admin-word = Word
admin-add = Add
admin-remove = Remove
admin-audit-broken = The audit log was changed: entry { $number } differs from what was written, or an earlier one is missing.
admin-entries = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
admin-age-days = { $days ->
    [one] in the last 24 hours
   *[other] in the last { $days } days
}
admin-tables-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
admin-reports-count = { $count ->
    [one] { $count } report
   *[other] { $count } reports
}
admin-sockets = { $count ->
    [one] { $count } connection
   *[other] { $count } connections
}
admin-audit-whole = { $count ->
    [one] { $count } entry; nothing was changed or removed.
   *[other] { $count } entries; nothing was changed or removed.
}
admin-present = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $spectators ->
    [one] { $spectators } spectator
   *[other] { $spectators } spectators
}
admin-storage-size = { $megabytes } MB, { $records ->
    [one] { $records } game file
   *[other] { $records } game files
}
admin-erase = Erase person
    .help = Erasing a person removes their name, chat, notes and key at all their tables. Finished games stay under a neutral name.
admin-words =
    .help = Names that contain one of these words are refused, in any spelling and inside other words.
admin-people = Blocked people
admin-people-none = Nobody is blocked.
admin-block-person = Block person
    .help = Blocking a person locks out all devices of their profile until you unblock them under “Addresses”. Someone without a profile can only be blocked by address.
admin-block-person-done = Blocked
