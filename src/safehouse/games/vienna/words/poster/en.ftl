### Vienna: what the start page says of the game before its own texts are loaded.

vienna-title = Vienna
vienna-line = Agents, bribes and secrets, 1950.
vienna-credits = Design: Stefan Feld. Vienna, Queen Games. The board here is our own.

## How its bots play

vienna-bot-novice = Plans well, but makes mistakes here and there, as in a first game.
vienna-bot-casual = Plans its own turn by rules of thumb and thinks no further.
vienna-bot-expert = Calculates its whole turn and judges it by the many games that it has played against itself. It sees only what you would see in its seat.

## Positions to begin from

vienna-scene-full_swing = In full swing
    .note = The full version after a few rounds: agents, missions and money are on the board.
vienna-scene-halfway = Halfway to the end
    .note = The starter version: the investigator has covered half of the way, and the scores are close.
vienna-scene-v16_10_same_ability = A card replaces the one in a drawer that has the same ability
vienna-scene-v16_11_colour_and_flag = A purple French building, with an ability for each: both bonuses
vienna-scene-v16_12_end_field = The slide marker crosses a threshold, the investigator reaches L with four players: one more round
vienna-scene-v16_12_purchase = The microfilm marker crosses a threshold, the investigator reaches a purchase: it comes this round
vienna-scene-v16_13_accept = A B mission is accepted for 2 shillings instead of fulfilling one
vienna-scene-v16_13_both = Later both are fulfilled with one flask and one pistol: 7 shillings and 3 points
vienna-scene-v16_14_only_the_mover = Action IV with the pistol: another owner of pistols scores nothing
vienna-scene-v16_15_another_flag = B-20 is not fulfilled despite its info tiles: the building is Austrian
vienna-scene-v16_1_two_squares = One agent surrounds a 2-square and a 3-square: both info tiles, 5 points
vienna-scene-v16_2_ability = Card 017 advances the slide marker for the owner of four slides: 4 points
vienna-scene-v16_2_action_four = Action IV with three pistols: 3 points
vienna-scene-v16_3_starter_scoring = Starter version: two sets 20, info tiles 40, total 60
    .note = The last round gives 2 points more: action IV advances the microfilm marker within its area.
vienna-scene-v16_4_full_scoring = Full version: info tiles 36, desk tiles 6, cash box 6, second in the agent majority 8, total 56
    .note = The last round gives 2 points more: action IV advances the slide marker within its area.
vienna-scene-v16_5_cash_box = The cash box: of a reward of 3, two go in and one stays out; one more goes in
vienna-scene-v16_5_map = The map: a side table for two wine and one chocolate
vienna-scene-v16_5_payday = Six agents and five shillings: five are paid, one goes back
vienna-scene-v16_6_card_131 = Card 131 with three players: three different bribes for a briefcase
vienna-scene-v16_6_card_141 = Card 141, the third pistol just taken: the marker advances two spaces, 6 points
    .note = 2 of the 8 points are those of the square.
vienna-scene-v16_7_austrian_missions = B-03 and B-14: 1 shilling and 13 points
vienna-scene-v16_7_french_missions = S-01 and A-16 by agents on one religion and two nobility buildings: 5 shillings and 2 points
vienna-scene-v16_7_marrakesh_stays = Marrakesh stays: the 3-square, briefcase, 3 points
vienna-scene-v16_7_marrakesh_walks = Marrakesh walks to the purple building: the 2-square, pistol, 2 points
vienna-scene-v16_8_agent = An agent on a purple building: 2 chocolate are paid
vienna-scene-v16_8_no_agent = No agent: 2 wine are taken
vienna-scene-v16_9_left_card = The card on the left is replaced by one for wine, which takes effect at once: 2 wine
vienna-scene-v16_9_usa = A US building with two abilities for the flag: 1 bribe and 3 points
