### Heimlich & Co.: what the start page says of the game before its own texts are loaded.

heimlich-title = Heimlich & Co.
heimlich-line = Everyone moves everyone. Who is who?
heimlich-credits = Design: Wolfgang Kramer. Heimlich & Co., Amigo edition, 2001.

## How its bots play

heimlich-bot-novice = Hides behind one other agent, but overlooks some, forgets the Ruin or the safe, and starts its run too late.
heimlich-bot-casual = Hides among three favourites, helps them all equally, and plays for itself only when the end is near.
heimlich-bot-expert = Keeps a notebook on you: every move tells it something about who you are. It sees only what you would see in its seat.

## Positions to begin from

heimlich-scene-crowded_ruin = A crowded Ruin
    .note = The Top Secret version: four agents are in the Ruin, and the safe is close to it.
heimlich-scene-last_lap = The home stretch
    .note = All stones are past the middle of the score track, and two are close to its end.
heimlich-scene-h6_1_split_roll = A roll of 6, split over three agents
heimlich-scene-h6_2_scoring = A scoring with the safe in 7
heimlich-scene-h6_3_top_secret_round = The Top Secret round of Anne, Herman, Carl and Marc
    .note = Carl and Herman move agents into the Ruin and get no card, because Anne has the die. Anne's card prevents the scoring.
heimlich-scene-h6_4_into_the_safe = Green moves to the safe: a scoring
heimlich-scene-h6_4_past_the_safe = Green moves past the safe: no scoring
    .note = Blue is at the safe, but nobody moved it.
heimlich-scene-h6_5_one_agent = A 6 for one agent: 6 steps
heimlich-scene-h6_5_six_agents = A 6 for six agents: 1 step each
heimlich-scene-h6_6_five_players = Five players: 7 agents, 5 identities, 2 bystanders
heimlich-scene-h6_7_dossier = An agent in 4 scores 4, and Herman guesses that Anne controls Bucci (green)
