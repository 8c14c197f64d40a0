### What the server refuses: `Refusal("game_over")` is the message refusal-game_over.

## The game and its seats

refusal-game_not_begun = The game has not begun.
refusal-game_begun = The game has begun already.
refusal-game_begun_no_seat = The game has begun; there is no free seat.
refusal-game_over = The game is over.
refusal-game_not_over = The game is not over yet.
refusal-hidden_until_end = What is hidden is shown when the game is over.
refusal-seat_taken = This seat is taken.
refusal-seats_taken = Every seat is taken.
refusal-no_seat = There is no such seat.
refusal-host_only = Only the host can start the game.
refusal-no_proposal_now = Nothing can be proposed now.
refusal-proposal_open = Something is proposed already; answer that first.
refusal-nothing_proposed = There is nothing for you to agree to.
refusal-not_replaceable = Only another person's seat can be given to a bot.
refusal-person_here = This person is here. A bot can play only for somebody who is away.
refusal-not_away_long = This person has not been away for long. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-unknown_order = The game has no such automatic answer.
refusal-other_commitment = This random number names another commitment than the table's. Reload the page.
refusal-nonce_late = The game has begun; the random numbers are fixed.
refusal-nonce_given = This seat has given its random number; it cannot be changed.
refusal-no_table = There is no such table any more.
refusal-bad_token = This link opens no seat here.
refusal-need_seat = You need a seat here for that.
refusal-table_open = This table is open here already.

## Moves

refusal-stale = The table has moved on. Look again.
refusal-not_allowed = Not allowed ({ $rule }: { $reason }).
refusal-bad_row = This is not a move here: { $detail }
refusal-unknown_action = The game knows no such move.
refusal-nothing_to_decide = This seat has nothing to decide now.
refusal-no_move_to_undo = You have no move to undo.
refusal-changed_often = You have changed this answer many times; it stays as it is.
refusal-no_sealed_answer = There is no hidden answer to undo.
refusal-own_id = Ids that begin with bot- or order- belong to the server.

## New tables, records, replays

refusal-unknown_game = There is no game “{ $game }” here.
refusal-unknown_bot = No bot “{ $bot }” plays { $game }.
refusal-brought_bot = A server does not call addresses or start programs for players. Let your bot take a seat from your own machine: safehouse seat.
refusal-too_few_seats = There are not so many seats for persons.
refusal-scenario_own_setup = A position brings its own rules and files.
refusal-scenario_game = This position belongs to { $game }.
refusal-scenario_players = This position is for { $players } players.
refusal-file_too_large = The { $role } is too large: { $bytes } bytes without its padding, and { $limit } are allowed.
refusal-bad_setup = The game cannot be set up like this: { $detail }
refusal-bad_record = This game file cannot be used: { $detail }
refusal-record_nul = A game file must not contain a NUL character.
refusal-record_upgraded = The rules were updated during this game; it has no game file to replay.
refusal-record_scenario = This game began from a position; its game file is available when it is over.
refusal-past_queue = Many games are being looked back on; try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-past_broke = This game could not be looked back on now; try again later.
refusal-other_rules = This was played by rules { $rules }, and here are rules { $ours }; it cannot be shown step by step.

## Analysis

refusal-stopping = The server is stopping.
refusal-analysis_queue = Too many games wait to be analysed; try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-analysis_slow = The analysis took too long.
refusal-analysis_broke = The analysis broke off; try again later.
refusal-analysis_unfinished = Only a finished game can be analysed.
refusal-analysis_mixed = Only a game that was played from its first deal by one version of the rules can be analysed.
refusal-analysis_off = Games are not analysed on this server.

## The server

refusal-internal = Something went wrong in the server; nothing was changed.
refusal-storage = The server cannot save at the moment; nothing was changed. Try again soon.
refusal-storage_damaged = What is stored here is damaged. Whoever runs this server must restore a copy.
refusal-storage_lost = The storage was lost while saving. Send the same again: it counts once.
refusal-unusable = This cannot be used here: { $detail }
refusal-too_many_requests = That was a lot at once. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-too_many_messages = Too many messages. Wait { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-too_many_tables = This address has opened many tables. Open the next one in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-too_many_bytes = This address has brought many boards and games. Bring the next one in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-too_many_bot_tables = This address has many tables with bots alone. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-server_full = This server has as many tables as it can hold. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-too_many_connections = Too many connections are open. Try again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refusal-too_many_sockets = Too many tables are open from this address.
refusal-foreign_page = This page may not speak to this server.
refusal-unknown_host = Unknown host name. The administrator can set SAFEHOUSE_URL.
refusal-one_host = A request must name exactly one host.
refusal-hello_first = Send hello first.
refusal-version = This server speaks version { $version } of the protocol. Reload the page.
refusal-socket_only = Only a socket can do this.

## Requests and messages that cannot be read

refusal-not_found = There is nothing at this address.
refusal-wrong_method = This cannot be done with what is at this address.
refusal-too_large = Larger than { $limit } bytes.
refusal-no_length = The request must say how long its body is.
refusal-json_only = Only JSON is read here.
refusal-unreadable = The request cannot be read.
refusal-bad_value = The request has a wrong value: { $detail }
refusal-not_http = This is not HTTP.
refusal-no_socket = No socket could be opened by this request.
refusal-headers_large = The headers are larger than this server reads.
refusal-headers_late = The headers did not come in time.
refusal-bad_message = The message cannot be read: { $detail }
refusal-not_json = Not JSON.
refusal-not_utf8 = Not UTF-8 text.
refusal-no_such_message = This fits nothing that is read here.
refusal-too_deep = Nested more than { $depth } deep.
refusal-nul_in_text = A text contains the character 0.
refusal-half_pair = A text contains half of a surrogate pair.
refusal-doubled_key = The same key occurs twice in one object.
refusal-not_a_number = { $name } is not a number.
refusal-large_number = A number is beyond 2^53.

## Administration

refusal-table_closed = The administrator closed this table: { $reason }
refusal-name_refused = This name is not allowed here. Choose another one.
refusal-address_blocked = This address is blocked on this server: { $reason }
refusal-address_blocked_for = This address is blocked on this server for another { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}: { $reason }
refusal-not_reportable = Only another person at the table can be reported.
refusal-too_many_reports = You have reported several times. Try again in { $wait ->
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
refusal-network_yours = This network contains your own address.
refusal-network_wide = This network is too large. Its prefix must have at least { $bits } bits.
refusal-not_blocked = This network is not blocked.
refusal-word_short = Too short. A word needs at least { $letters } letters.
refusal-no_such_word = This word is not in the filter.
refusal-no_such_report = There is no such report.
refusal-nobody_there = No person sits in this seat.
refusal-ask_server = Only a running server knows who is connected. Name it with --server.

## Lessons
refusal-lesson_other_move = The lesson asks for another move here.
refusal-lesson_over = The lesson is over. Play a real game, or go on to the next chapter.
refusal-lesson_alone = Not in a lesson.
refusal-lesson_one_person = A lesson is for one person, without a clock, and not listed.
refusal-no_lesson = No lesson is played at this table.

## Profiles and devices

refusal-device_unknown = This device is not signed in to a profile.
refusal-device_removed = This device was removed from its profile.
refusal-profile_blocked = This profile is blocked on this server: { $reason }
refusal-already_seated = You already have a seat at this table.
refusal-wrong_device_link = This link does not work: it was used already, has expired, or is not complete.
refusal-wrong_phrase = No profile has this recovery phrase.
refusal-phrase_typo = This is not a recovery phrase. Check it for typing errors.
refusal-no_such_device = There is no such device.
refusal-too_many_devices = A profile can have { $limit } devices. Remove one first.
refusal-too_many_profiles = Many profiles were made from this address. Try again in { $wait ->
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

refusal-unknown_channel = This server does not send notifications in this way.
refusal-too_many_channels = You have { $limit } addresses for notifications already. Remove one first.
refusal-too_many_mails = Too many e-mails were asked for. Try again later.
refusal-bad_webhook = This is not the address of a webhook: { $detail }
refusal-bad_push = This browser gave no address that notifications can be sent to.
refusal-bad_mail = This is not an e-mail address.
refusal-unknown_zone = There is no such time zone.
refusal-wrong_mail_link = This link is not valid any more. Ask for a new one in your profile.

## Invitations

refusal-no_such_person = This person cannot be invited. Choose somebody you have played with.
refusal-invite_host_only = Only the host can invite people to this table.
refusal-seats_kept = The free seats are kept for people who are invited.
refusal-not_invited = This invitation is no longer open.
