### What the server refuses. The id is made of its own English sentence (lib/trouble.ts).

## Refusal

refusal-the_game_has_not_begun = The game has not begun.
refusal-the_game_has_begun = The game has begun already.
refusal-the_game_has_begun_there_is_no_free_seat = The game has begun; there is no free seat.
refusal-the_game_is_over = The game is over.
refusal-the_game_is_not_over = The game is not over yet.
refusal-what_is_hidden_is_shown_when_the_game_is_over = What is hidden is shown when the game is over.
refusal-this_seat_is_taken = This seat is taken.
refusal-every_seat_is_taken = Every seat is taken.
refusal-only_the_host_may_start = Only whoever opened the table may start.
refusal-nothing_can_be_proposed_now = Nothing can be proposed now.
refusal-something_is_proposed_already = Something is proposed already; answer that first.
refusal-nothing_is_proposed_to_you = There is nothing for you to agree to.
refusal-only_another_person_s_seat_can_be_given_to_a_bot = Only another person's seat can be given to a bot.
refusal-there_is_no_move_of_yours_to_take_back = There is no move of yours to take back.
refusal-this_seat_has_nothing_to_decide_now = This seat has nothing to decide now.
refusal-there_is_no_sealed_answer_to_take_back = There is no sealed answer to take back.
refusal-the_game_offers_no_such_order = The game offers no such order.
refusal-there_is_no_such_seat = There is no such seat.
refusal-there_are_not_so_many_persons_seats = There are not so many seats for persons.
refusal-a_scenario_brings_its_own_options_and_files = A position brings its own rules and files.
refusal-this_token_opens_nothing_here = This link opens no seat here.
refusal-this_needs_the_token_of_a_seat_that_may_do_it = You need a seat here for that.
refusal-this_page_may_not_speak_to_this_server = This page may not speak to this server.
refusal-too_many_sockets_from_this_address = Too many tables are open from this address.
refusal-this_table_has_been_greeted_already = This table is open here already.
refusal-the_game_has_no_such_action = The game knows no such move.
