### What the server refuses: `Refusal("game_over")` is the message refusal-game_over.

## The game and its seats

refusal-game_not_begun = The game has not started yet.
refusal-game_begun = The game has already started.
refusal-game_begun_no_seat = The game has already started; there is no free seat.
refusal-game_over = The game is over.
refusal-game_not_over = The game is not over yet.
refusal-hidden_until_end = Hidden information is shown when the game is over.
refusal-seat_taken = This seat is taken.
refusal-seats_taken = Every seat is taken.
refusal-no_seat = There is no such seat.
refusal-host_only = Only the host can start the game.
refusal-no_proposal_now = You can only propose something while a game is in progress.
refusal-proposal_open = There is already a proposal. Answer it first.
refusal-nothing_proposed = There is no proposal for you to answer.
refusal-not_replaceable = A bot can only take over another person's seat.
refusal-person_here = This person is here. A bot can only play for someone who is away.
refusal-not_away_long = This person has not been away for long. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-unknown_order = This game has no such automatic answer.
refusal-other_commitment = This random number belongs to another commitment. Reload the page.
refusal-nonce_late = The game has already started; the random numbers can no longer change.
refusal-nonce_given = This seat has already given its random number; it cannot be changed.
refusal-no_table = This table no longer exists.
refusal-bad_token = This link does not open a seat here.
refusal-need_seat = You need a seat at this table for that.
refusal-table_open = This table is already open here.

## Moves

refusal-stale = The game has moved on. Look again and make a new choice.
refusal-not_allowed = Not allowed ({ $rule }: { $reason }).
refusal-bad_row = This move is not possible here: { $detail }
refusal-unknown_action = This game has no such move.
refusal-nothing_to_decide = This seat has nothing to decide now.
refusal-no_move_to_undo = You have no move to undo.
refusal-taken_back_often = Moves were taken back { $limit } times in this game; that is the limit.
refusal-changed_often = You have changed this answer too often; it stays as it is.
refusal-no_sealed_answer = There is no hidden answer to undo.
refusal-own_id = IDs that begin with bot- or order- are reserved for the server.

## New tables, records, replays

refusal-unknown_game = There is no game “{ $game }” here.
refusal-unknown_bot = There is no bot “{ $bot }” for { $game }.
refusal-brought_bot = This server does not open addresses or start programs for players. Run your bot on your own machine: safehouse seat.
refusal-too_few_seats = There are not that many seats for people.
refusal-scenario_own_setup = A position comes with its own rules and files.
refusal-scenario_game = This position belongs to { $game }.
refusal-scenario_players = This position is for { $players } players.
refusal-file_too_large = The { $role } is too large: { $bytes } bytes without whitespace; the limit is { $limit }.
refusal-bad_setup = The game cannot be set up like this: { $detail }
refusal-bad_record = This game file cannot be used: { $detail }
refusal-record_nul = A game file must not contain a NUL character.
refusal-record_upgraded = The rules were updated during this game, so it has no game file to replay.
refusal-record_scenario = This game started from a position; its game file is available when it is over.
refusal-past_queue = Many replays are being loaded. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-past_broke = This replay could not be loaded. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-other_rules = This game was played with version { $rules } of the rules, and this server has version { $ours }. It cannot be replayed here.

## Analysis

refusal-stopping = The server is shutting down. Start the analysis later.
refusal-analysis_queue = Too many games are waiting for an analysis. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-analysis_slow = The analysis took too long and was stopped.
refusal-analysis_broke = The analysis failed. Try again later.
refusal-analysis_unfinished = Only a finished game can be analysed.
refusal-analysis_mixed = Only a game played from the start with one version of the rules can be analysed.
refusal-analysis_off = Games are not analysed on this server.

## The server

refusal-internal = Something went wrong on the server. Nothing was changed.
refusal-storage = The server cannot save right now. Nothing was changed. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-storage_damaged = The stored data is damaged. The administrator must restore a backup.
refusal-storage_lost = The connection to the storage was lost while saving. Send the same again; it counts only once.
refusal-unusable = This cannot be used here: { $detail }
refusal-too_many_requests = Too many requests. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-too_many_messages = Too many messages. Wait { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-too_many_tables = Too many tables were created from this address. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-too_many_bytes = Too many files were uploaded from this address. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-too_many_bot_tables = This address has too many tables with only bots. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-server_full = This server is full. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-too_many_connections = Too many connections are open. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-too_many_sockets = Too many tables are open from this address. Close one, or try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-foreign_page = This page is not allowed to connect to this server.
refusal-unknown_host = Unknown host name. The administrator can set SAFEHOUSE_URL.
refusal-one_host = A request must give exactly one host name.
refusal-hello_first = Send hello first.
refusal-version = This server uses version { $version } of the protocol. Reload the page.
refusal-socket_only = This is only possible over a socket.

## Requests and messages that cannot be read

refusal-not_found = There is nothing at this address.
refusal-wrong_method = This method is not allowed at this address.
refusal-too_large = Larger than { $limit } bytes.
refusal-no_length = The request must give the length of its body.
refusal-json_only = Only JSON is accepted here.
refusal-unreadable = The request cannot be read.
refusal-bad_value = The request has a wrong value: { $detail }
refusal-not_http = This is not HTTP.
refusal-no_socket = This request cannot open a socket.
refusal-headers_large = The headers are too large.
refusal-headers_late = The headers did not arrive in time.
refusal-bad_message = The message cannot be read: { $detail }
refusal-not_json = Not JSON.
refusal-not_utf8 = Not UTF-8 text.
refusal-no_such_message = Unknown kind of message.
refusal-too_deep = Nested more than { $depth } levels deep.
refusal-nul_in_text = A text contains a NUL character.
refusal-half_pair = A text contains half of a surrogate pair.
refusal-doubled_key = The same key occurs twice in one object.
refusal-not_a_number = { $name } is not a number.
refusal-large_number = A number is out of range (±2^53).

## Administration

refusal-table_closed = The administrator closed this table: { $reason }
refusal-name_refused = This name is not allowed here. Choose another one.
refusal-address_blocked = This address is blocked on this server: { $reason }
refusal-address_blocked_for = This address is blocked on this server for another { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}: { $reason }
refusal-not_reportable = You can only report another person at the table.
refusal-too_many_reports = You have sent several reports. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-sign_in = Sign in as administrator first.
refusal-wrong_admin_token = This is not the administrator's token.
refusal-too_many_attempts = Too many wrong tokens. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-bad_network = Not an IP address or network. Enter one such as 203.0.113.7, 2001:db8::1 or 203.0.113.0/24.
refusal-network_own = This network contains the server's own machine and cannot be blocked.
refusal-network_yours = This network contains your own address and cannot be blocked.
refusal-network_wide = This network is too large. Its prefix must have at least { $bits } bits.
refusal-not_blocked = This network is not blocked.
refusal-word_short = Too short. A word needs at least { $letters } letters.
refusal-no_such_word = This word is not in the filter.
refusal-no_such_report = There is no such report.
refusal-nobody_there = No person plays in this seat.
refusal-ask_server = Only a running server knows who is connected. Give its address with --server.

## Lessons
refusal-lesson_other_move = The lesson asks for another move here.
refusal-lesson_over = The lesson is over. Play a real game, or continue with the next chapter.
refusal-lesson_alone = This is not possible in a lesson.
refusal-lesson_one_person = A lesson is for one person, without a clock, and private.
refusal-no_lesson = There is no lesson at this table.

## Profiles and devices

refusal-device_unknown = This device is not signed in to a profile.
refusal-device_removed = This device was removed from its profile.
refusal-profile_blocked = This profile is blocked on this server: { $reason }
refusal-already_seated = You already have a seat at this table.
refusal-wrong_device_link = This link does not work: it was already used, has expired or is incomplete.
refusal-wrong_phrase = No profile has this recovery phrase.
refusal-phrase_typo = This is not a recovery phrase. Check it for typing errors.
refusal-no_such_device = There is no such device.
refusal-too_many_devices = A profile can have { $limit } devices. Remove one first.
refusal-too_many_profiles = Too many profiles were created from this address. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-no_profile_there = The person in this seat has no profile. Block their address instead.
refusal-person_not_blocked = This profile is not blocked.

## What a messenger shows of a link

preview-start = Safehouse: three spy board games
preview-start-about = Heimlich & Co., Vienna and Suitcase, with friends or against bots. No account needed.
preview-table = { $game } – take a seat
preview-table-about = You are invited to a game of { $game }. No account needed.
preview-replay = { $game } – a replay
preview-replay-about = Watch a game of { $game } move by move.

## Notifications

refusal-unknown_channel = This server cannot send notifications this way.
refusal-too_many_channels = You already have { $limit } addresses for notifications. Remove one first.
refusal-too_many_mails = Too many e-mails were requested. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-bad_webhook = Not a valid webhook URL: { $detail }
refusal-bad_push = This browser did not give an address for notifications.
refusal-bad_mail = This is not an e-mail address.
refusal-unknown_zone = There is no such time zone.
refusal-wrong_mail_link = This link is no longer valid. Request a new one in your profile.

## Invitations

refusal-no_such_person = This person cannot be invited. Choose someone you have played with.
refusal-invite_host_only = Only the host can invite people to this table.
refusal-too_many_invitations = This person has { $limit } invitations from you already. Withdraw one first.
refusal-seats_kept = The free seats are reserved for invited people.
refusal-not_invited = This invitation is no longer valid.
