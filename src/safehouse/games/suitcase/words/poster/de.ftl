### Suitcase: what the house says of the game before it is open.

suitcase-title = Suitcase
suitcase-line = Drei bergen Geheimnisse, einer tickt.
suitcase-credits = Autor: Alex Randolph. Top Secret, Jumbo, 1985. Die Karte hier ist unsere eigene.

## How its bots play

suitcase-bot-expert = Plant ganze Züge und wägt ab, was deine Koffer enthalten und welche Duellkarten du noch hast. Er sieht nur, was du an seinem Platz sähest.

## Positions to begin from

suitcase-scene-k9_1_one_agent = Ein Wurf von 2 + 1: ein Agent geht 3
suitcase-scene-k9_1_three_agents = Ein Wurf von 2 + 1: drei Agenten gehen je 1
suitcase-scene-k9_1_two_agents = Ein Wurf von 2 + 1: zwei Agenten gehen 2 und 1
suitcase-scene-k9_2_duel_lost = Ein Wurf von 5, das Duell beim zweiten Schritt verloren: der Zug endet
suitcase-scene-k9_2_duel_won = Ein Wurf von 5, das Duell beim zweiten Schritt gewonnen: noch 1 + 3
suitcase-scene-k9_3_bomb = Koffer C wird geöffnet: die Bombe
suitcase-scene-k9_3_three_secrets = Koffer B wird geöffnet: 3 Geheimnisse
suitcase-scene-k9_4_two_beaten = Zwei Agenten in einer Stadt besiegt: zwei Bonusschritte
