### The page for whoever runs the server.

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
admin-sure = Really: { $label }?
admin-cancel = Cancel
admin-pages = Pages
admin-page = Page { $page } of { $pages }
admin-previous = Previous
admin-next = Next
admin-status = Status
admin-status-all = All
admin-status-open = Waiting for players
admin-status-playing = In play
admin-status-over = Over
admin-status-closed = Closed
admin-game = Game
admin-listed = Visibility
admin-listed-yes = Public
admin-listed-no = Private
admin-age = Opened
admin-opened = opened { $moment }
admin-free = (free)
admin-close = Close table
admin-reopen = Open again
admin-delete = Delete table
admin-reason = Reason (shown to those concerned)
admin-reports-all = Show reports that are done
admin-reports-about = Seat { $by } about seat { $seat }, { $moment }
admin-reports-table = Show table
admin-reports-finish = Mark as done
admin-blocks = Blocked addresses
admin-network = IP address or network
admin-days = Days (0: for good)
admin-block = Block
admin-unblock = Unblock
admin-until = until { $moment }
admin-for-good = for good
admin-connected = Connected to this server
admin-choose = Choose
admin-storage = Storage
admin-word = Word
admin-add = Add
admin-remove = Remove
admin-audit-broken = The log was changed: entry { $number } is not as it was written, or one before it is missing.
admin-entries = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
admin-age-days = { $days ->
    [one] in the last day
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
    [one] { $count } entry; nothing was changed or taken out.
   *[other] { $count } entries; nothing was changed or taken out.
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
    .help = Blocking a person locks all devices of their profile out until you unblock them under “Addresses”. Somebody without a profile can only be blocked by address.
admin-block-person-done = Blocked
