### Suitcase: what the start page says of the game before its own texts are loaded.

suitcase-title = Suitcase
suitcase-line = Drie zitten vol geheimen, één tikt.
suitcase-credits = Ontwerp: Alex Randolph. Top Secret, Jumbo, 1985. Het speelbord hier is van onszelf.

## How its bots play

suitcase-bot-expert = Plant hele beurten en weegt af wat er in je koffers zit en welke duelkaarten je nog hebt. Hij ziet alleen wat jij op zijn plek zou zien.

## Positions to begin from

suitcase-scene-close_race = Een spannende race
    .note = De eerste plek heeft 5 geheimen, de andere hebben er elk 8. Tien winnen.
suitcase-scene-first_suitcases = De eerste koffers zijn onderweg
    .note = Alles is ingepakt, en beide spelers dragen een koffer.
suitcase-scene-k9_1_one_agent = Een worp van 2 + 1: één agent loopt 3
suitcase-scene-k9_1_three_agents = Een worp van 2 + 1: drie agenten lopen elk 1
suitcase-scene-k9_1_two_agents = Een worp van 2 + 1: twee agenten lopen 2 en 1
suitcase-scene-k9_2_duel_lost = Een worp van 5, het duel bij de tweede stap verloren: de beurt is voorbij
suitcase-scene-k9_2_duel_won = Een worp van 5, het duel bij de tweede stap gewonnen: nog 1 + 3
suitcase-scene-k9_3_bomb = Koffer C gaat open: de bom
suitcase-scene-k9_3_three_secrets = Koffer B gaat open: 3 geheimen
suitcase-scene-k9_4_two_beaten = Twee duels in één stad gewonnen: twee bonusstappen
