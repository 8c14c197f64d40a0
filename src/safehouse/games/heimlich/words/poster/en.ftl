### Heimlich & Co.: what the house says of the game before it is open.

heimlich-title = Heimlich & Co.
heimlich-line = Everyone moves everyone. Who is who?
heimlich-credits = Design: Wolfgang Kramer. Heimlich & Co., Amigo edition, 2001.

## How its bots play

heimlich-bot-novice = Shows too openly which agent is its own, and forgets the Ruin or the safe now and then.
heimlich-bot-casual = Makes the move that helps its agent now, and has a hunch who leads whom.
heimlich-bot-expert = Keeps a notebook on you: every move tells it something about who you are. It sees only what you would see in its seat.

## Positions to begin from

heimlich-scene-h6_1_split_roll = A roll of 6, split over three agents
heimlich-scene-h6_2_scoring = A scoring with the safe in 7
heimlich-scene-h6_3_top_secret_round = The Top Secret round of Anne, Herman, Carl and Marc
    .note = Carl and Herman put agents into the Ruin and gain nothing, since Anne holds the die. Anne's card prevents the scoring.
heimlich-scene-h6_4_into_the_safe = Green is put into the safe's building: a scoring
heimlich-scene-h6_4_past_the_safe = Green passes the safe's building: no scoring
    .note = Blue stands with the safe, but nobody moved it.
heimlich-scene-h6_5_one_agent = A 6 as one agent, 6
heimlich-scene-h6_5_six_agents = A 6 as six agents, 1 each
heimlich-scene-h6_6_five_players = Five players: 7 agents, 5 identities, 2 bystanders
heimlich-scene-h6_7_dossier = An agent in 4 scores 4, and Herman notes that Bucci (green) is led by Anne
