### Heimlich & Co.: what the house says of the game before it is open.

heimlich-title = Heimlich & Co.
heimlich-line = Iedereen zet iedereen. Wie is wie?
heimlich-credits = Ontwerp: Wolfgang Kramer. Heimlich & Co., uitgave van Amigo, 2001.

## How its bots play

heimlich-bot-novice = Laat te duidelijk zien welke agent van hem is, en vergeet soms de ruïne of de kluis.
heimlich-bot-casual = Doet de zet die zijn agent nu helpt, en vermoedt wie wie leidt.
heimlich-bot-expert = Houdt een notitieboek over je bij: elke zet verraadt iets over wie je bent. Hij ziet alleen wat jij op zijn plaats zou zien.

## Positions to begin from

heimlich-scene-h6_1_split_roll = Een 6, verdeeld over drie agenten
heimlich-scene-h6_2_scoring = Een waardering met de brandkast in 7
heimlich-scene-h6_3_top_secret_round = De Top Secret-ronde van Anne, Herman, Carl en Marc
    .note = Carl en Herman zetten agenten in de ruïne en krijgen niets, want Anne heeft de dobbelsteen. Annes kaart voorkomt de waardering.
heimlich-scene-h6_4_into_the_safe = Groen komt in het gebouw met de brandkast: een waardering
heimlich-scene-h6_4_past_the_safe = Groen loopt het gebouw met de brandkast voorbij: geen waardering
    .note = Blauw staat bij de brandkast, maar niemand heeft hem verzet.
heimlich-scene-h6_5_one_agent = Een 6 als één agent, 6
heimlich-scene-h6_5_six_agents = Een 6 als zes agenten, elk 1
heimlich-scene-h6_6_five_players = Vijf spelers: 7 agenten, 5 identiteiten, 2 meelopers
heimlich-scene-h6_7_dossier = Een agent in 4 levert 4 op, en Herman noteert dat Anne Bucci (groen) leidt
