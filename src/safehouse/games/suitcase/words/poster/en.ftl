### Suitcase: what the start page says of the game before its own texts are loaded.

suitcase-title = Suitcase
suitcase-line = Three hold secrets, one ticks.
suitcase-credits = Design: Alex Randolph. Top Secret, Jumbo, 1985. The board here is our own.

## How its bots play

suitcase-bot-expert = Plans whole turns, and weighs what your suitcases may hold and which duel cards you have left. It sees only what you would see in its seat.

## Positions to begin from

suitcase-scene-close_race = A close race
    .note = The first seat has 5 secrets, the others have 8 each. Ten win.
suitcase-scene-first_suitcases = The first suitcases are on the way
    .note = Everything is packed, and both players carry a suitcase.
suitcase-scene-k9_1_one_agent = A roll of 2 + 1: one agent walks 3
suitcase-scene-k9_1_three_agents = A roll of 2 + 1: three agents walk 1 each
suitcase-scene-k9_1_two_agents = A roll of 2 + 1: two agents walk 2 and 1
suitcase-scene-k9_2_duel_lost = A roll of 5, a duel lost on the second step: the turn ends
suitcase-scene-k9_2_duel_won = A roll of 5, a duel won on the second step: 1 + 3 more
suitcase-scene-k9_3_bomb = Suitcase C is opened: the bomb
suitcase-scene-k9_3_three_secrets = Suitcase B is opened: 3 secrets
suitcase-scene-k9_4_two_beaten = Two duels won in one city: two bonus steps
