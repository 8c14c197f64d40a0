### Suitcase: what the start page says of the game before its own texts are loaded.

suitcase-title = Suitcase
suitcase-line = Drei bergen Geheimnisse, einer tickt.
suitcase-credits = Autor: Alex Randolph. Top Secret, Jumbo, 1985. Der Spielplan hier ist unser eigener.

## How its bots play

suitcase-bot-expert = Plant ganze Züge und wägt ab, was deine Koffer enthalten und welche Duellkarten du noch hast. Er sieht nur, was du an seiner Stelle sehen würdest.

## Positions to begin from

suitcase-scene-close_race = Ein knappes Rennen
    .note = Der erste Platz hat 5 Geheimnisse, die anderen haben je 8. Zehn gewinnen.
suitcase-scene-first_suitcases = Die ersten Koffer sind unterwegs
    .note = Alles ist gepackt, und beide Seiten tragen einen Koffer.
suitcase-scene-k9_1_one_agent = Ein Wurf von 2 + 1: Ein Agent geht 3
suitcase-scene-k9_1_three_agents = Ein Wurf von 2 + 1: Drei Agenten gehen je 1
suitcase-scene-k9_1_two_agents = Ein Wurf von 2 + 1: Zwei Agenten gehen 2 und 1
suitcase-scene-k9_2_duel_lost = Ein Wurf von 5, das Duell beim zweiten Schritt verloren: Der Zug endet
suitcase-scene-k9_2_duel_won = Ein Wurf von 5, das Duell beim zweiten Schritt gewonnen: noch 1 + 3
suitcase-scene-k9_3_bomb = Koffer C wird geöffnet: die Bombe
suitcase-scene-k9_3_three_secrets = Koffer B wird geöffnet: 3 Geheimnisse
suitcase-scene-k9_4_two_beaten = Zwei Duelle in einer Stadt gewonnen: zwei Bonusschritte
