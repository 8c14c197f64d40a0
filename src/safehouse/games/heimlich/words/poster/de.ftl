### Heimlich & Co.: what the house says of the game before it is open.

heimlich-title = Heimlich & Co.
heimlich-line = Jeder zieht jeden. Wer ist wer?
heimlich-credits = Autor: Wolfgang Kramer. Heimlich & Co., Ausgabe von Amigo, 2001.

## How its bots play

heimlich-bot-novice = Verrät zu leicht, welcher Agent der eigene ist, und vergisst manchmal die Ruine oder den Tresor.
heimlich-bot-casual = Macht den Zug, der dem eigenen Agenten jetzt hilft, und ahnt, wer wen führt.
heimlich-bot-expert = Führt Buch über dich: Jeder Zug verrät ihm etwas darüber, wer du bist. Er sieht nur, was du an seinem Platz sähest.

## Positions to begin from

heimlich-scene-h6_1_split_roll = Eine 6, auf drei Agenten verteilt
heimlich-scene-h6_2_scoring = Eine Wertung mit dem Tresor in 7
heimlich-scene-h6_3_top_secret_round = Die Top-Secret-Runde von Anne, Herman, Carl und Marc
    .note = Carl und Herman stellen Agenten in die Ruine und gewinnen nichts, denn Anne hat den Würfel. Annes Karte verhindert die Wertung.
heimlich-scene-h6_4_into_the_safe = Grün kommt in das Gebäude mit dem Tresor: eine Wertung
heimlich-scene-h6_4_past_the_safe = Grün geht am Gebäude mit dem Tresor vorbei: keine Wertung
    .note = Blau steht beim Tresor, aber niemand hat ihn gezogen.
heimlich-scene-h6_5_one_agent = Eine 6 als ein Agent, 6
heimlich-scene-h6_5_six_agents = Eine 6 als sechs Agenten, je 1
heimlich-scene-h6_6_five_players = Fünf Spieler: 7 Agenten, 5 Identitäten, 2 Mitläufer
heimlich-scene-h6_7_dossier = Ein Agent in 4 bringt 4, und Herman notiert, dass Anne Bucci (grün) führt
