### What the server refuses. The id is made of its own English sentence (lib/trouble.ts).

## Refusal

refusal-the_game_has_not_begun = Het spel is nog niet begonnen.
refusal-the_game_has_begun = Het spel is al begonnen.
refusal-the_game_has_begun_there_is_no_free_seat = Het spel is al begonnen; er is geen plaats vrij.
refusal-the_game_is_over = Het spel is afgelopen.
refusal-the_game_is_not_over = Het spel is nog niet afgelopen.
refusal-what_is_hidden_is_shown_when_the_game_is_over = Wat verborgen is, wordt pas aan het eind getoond.
refusal-this_seat_is_taken = Deze plaats is bezet.
refusal-every_seat_is_taken = Alle plaatsen zijn bezet.
refusal-only_the_host_may_start = Alleen wie de tafel opende, mag beginnen.
refusal-nothing_can_be_proposed_now = Nu kan er niets voorgesteld worden.
refusal-something_is_proposed_already = Er ligt al een voorstel; beantwoord dat eerst.
refusal-nothing_is_proposed_to_you = Er is niets waar je mee kunt instemmen.
refusal-only_another_person_s_seat_can_be_given_to_a_bot = Alleen de plaats van iemand anders kan naar een bot.
refusal-there_is_no_move_of_yours_to_take_back = Er is geen zet van jou die terug kan.
refusal-this_seat_has_nothing_to_decide_now = Op deze plaats valt nu niets te beslissen.
refusal-there_is_no_sealed_answer_to_take_back = Er is geen verzegeld antwoord om terug te nemen.
refusal-the_game_offers_no_such_order = Deze vaste opdracht kent het spel niet.
refusal-there_is_no_such_seat = Die plaats bestaat niet.
refusal-there_are_not_so_many_persons_seats = Zoveel plaatsen voor personen zijn er niet.
refusal-a_scenario_brings_its_own_options_and_files = Een stelling brengt haar eigen regels en bestanden mee.
refusal-this_token_opens_nothing_here = Deze link opent hier geen plaats.
refusal-this_needs_the_token_of_a_seat_that_may_do_it = Daarvoor heb je hier een plaats nodig.
refusal-this_page_may_not_speak_to_this_server = Deze pagina mag niet met deze server praten.
refusal-too_many_sockets_from_this_address = Vanaf dit adres zijn te veel tafels open.
refusal-this_table_has_been_greeted_already = Deze tafel is hier al open.
refusal-the_game_has_no_such_action = Deze zet kent het spel niet.
