### What the server refuses. The id is made of its own English sentence (lib/trouble.ts).

## Refusal

refusal-the_game_has_not_begun = Das Spiel hat noch nicht begonnen.
refusal-the_game_has_begun = Das Spiel hat schon begonnen.
refusal-the_game_has_begun_there_is_no_free_seat = Das Spiel hat schon begonnen; es ist kein Platz frei.
refusal-the_game_is_over = Das Spiel ist zu Ende.
refusal-the_game_is_not_over = Das Spiel ist noch nicht zu Ende.
refusal-what_is_hidden_is_shown_when_the_game_is_over = Was verdeckt ist, wird erst am Ende gezeigt.
refusal-this_seat_is_taken = Dieser Platz ist besetzt.
refusal-every_seat_is_taken = Alle Plätze sind besetzt.
refusal-only_the_host_may_start = Nur wer den Tisch eröffnet hat, darf anfangen.
refusal-nothing_can_be_proposed_now = Jetzt kann nichts vorgeschlagen werden.
refusal-something_is_proposed_already = Es gibt schon einen Vorschlag; beantworte erst den.
refusal-nothing_is_proposed_to_you = Es gibt nichts, dem du zustimmen könntest.
refusal-only_another_person_s_seat_can_be_given_to_a_bot = Nur der Platz einer anderen Person kann an einen Bot gehen.
refusal-there_is_no_move_of_yours_to_take_back = Es gibt keinen Zug von dir, der zurückgenommen werden kann.
refusal-this_seat_has_nothing_to_decide_now = An diesem Platz ist gerade nichts zu entscheiden.
refusal-there_is_no_sealed_answer_to_take_back = Es gibt keine verdeckte Antwort, die zurückgenommen werden kann.
refusal-the_game_offers_no_such_order = Diesen Dauerauftrag gibt es in diesem Spiel nicht.
refusal-there_is_no_such_seat = Diesen Platz gibt es nicht.
refusal-there_are_not_so_many_persons_seats = So viele Plätze für Personen gibt es nicht.
refusal-a_scenario_brings_its_own_options_and_files = Eine Stellung bringt ihre eigenen Regeln und Dateien mit.
refusal-this_token_opens_nothing_here = Dieser Link öffnet hier keinen Platz.
refusal-this_needs_the_token_of_a_seat_that_may_do_it = Dafür brauchst du hier einen Platz.
refusal-this_page_may_not_speak_to_this_server = Diese Seite darf nicht mit diesem Server sprechen.
refusal-too_many_sockets_from_this_address = Von dieser Adresse sind zu viele Tische offen.
refusal-this_table_has_been_greeted_already = Dieser Tisch ist hier schon offen.
refusal-the_game_has_no_such_action = Diesen Zug kennt das Spiel nicht.
