### Heimlich & Co.: what the start page says of the game before its own texts are loaded.

heimlich-title = Heimlich & Co.
heimlich-line = Iedereen verplaatst iedereen. Wie is wie?
heimlich-credits = Ontwerp: Wolfgang Kramer. Heimlich & Co., uitgave van Amigo, 2001.

## How its bots play

heimlich-bot-novice = Verschuilt zich achter één andere agent, maar ziet er soms een over het hoofd, vergeet de ruïne of de brandkast en sprint te laat.
heimlich-bot-casual = Verschuilt zich tussen drie favorieten, helpt ze allemaal evenveel en gaat pas tegen het einde voor zichzelf.
heimlich-bot-expert = Houdt een notitieboek over je bij: elke zet verraadt iets over wie je bent. Hij ziet alleen wat jij op zijn plek zou zien.

## Positions to begin from

heimlich-scene-crowded_ruin = Drukte in de ruïne
    .note = De Top Secret-versie: vier agenten staan in de ruïne, en de brandkast is dichtbij.
heimlich-scene-last_lap = De eindsprint
    .note = Alle stenen zijn voorbij de helft van de scoretabel, en twee zijn bijna aan het eind.
heimlich-scene-h6_1_split_roll = Een 6, verdeeld over drie agenten
heimlich-scene-h6_2_scoring = Een waardering met de brandkast in 7
heimlich-scene-h6_3_top_secret_round = De Top Secret-ronde van Anne, Herman, Carl en Marc
    .note = Carl en Herman zetten agenten in de ruïne en krijgen geen kaart, want Anne heeft de dobbelsteen. Annes kaart voorkomt de waardering.
heimlich-scene-h6_4_into_the_safe = Groen komt bij de brandkast: een waardering
heimlich-scene-h6_4_past_the_safe = Groen loopt de brandkast voorbij: geen waardering
    .note = Blauw staat bij de brandkast, maar niemand heeft die agent verplaatst.
heimlich-scene-h6_5_one_agent = Een 6 voor één agent: 6 stappen
heimlich-scene-h6_5_six_agents = Een 6 voor zes agenten: elk 1 stap
heimlich-scene-h6_6_five_players = Vijf spelers: 7 agenten, 5 identiteiten, 2 meelopers
heimlich-scene-h6_7_dossier = Een agent in 4 levert 4 op, en Herman vermoedt dat Anne Bucci (groen) leidt
