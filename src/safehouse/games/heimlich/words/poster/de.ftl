### Heimlich & Co.: what the start page says of the game before its own texts are loaded.

heimlich-title = Heimlich & Co.
heimlich-line = Alle ziehen alle. Wer ist wer?
heimlich-credits = Autor: Wolfgang Kramer. Heimlich & Co., Ausgabe von Amigo, 2001.

## How its bots play

heimlich-bot-novice = Versteckt sich hinter einem anderen Agenten, übersieht aber manchen, vergisst die Ruine oder den Tresor und läuft zu spät los.
heimlich-bot-casual = Versteckt sich unter drei Lieblingen, hilft allen gleich und läuft erst kurz vor Schluss für sich selbst.
heimlich-bot-expert = Führt Buch über dich: Jeder Zug verrät ihm etwas darüber, wer du bist. Er sieht nur, was du an seiner Stelle sehen würdest.

## Positions to begin from

heimlich-scene-crowded_ruin = Gedränge in der Ruine
    .note = Die Top-Secret-Version: Vier Agenten stehen in der Ruine, und der Tresor ist nah.
heimlich-scene-last_lap = Auf der Zielgeraden
    .note = Alle Steine sind über die Hälfte der Wertungsleiste hinaus, zwei davon fast am Ziel.
heimlich-scene-h6_1_split_roll = Eine 6, auf drei Agenten verteilt
heimlich-scene-h6_2_scoring = Eine Wertung mit dem Tresor in 7
heimlich-scene-h6_3_top_secret_round = Die Top-Secret-Runde von Anne, Herman, Carl und Marc
    .note = Carl und Herman ziehen Agenten in die Ruine und bekommen keine Karte, denn Anne hat den Würfel. Annes Karte verhindert die Wertung.
heimlich-scene-h6_4_into_the_safe = Grün zieht zum Tresor: eine Wertung
heimlich-scene-h6_4_past_the_safe = Grün zieht am Tresor vorbei: keine Wertung
    .note = Blau steht beim Tresor, aber niemand hat Blau gezogen.
heimlich-scene-h6_5_one_agent = Eine 6 für einen Agenten: 6 Schritte
heimlich-scene-h6_5_six_agents = Eine 6 für sechs Agenten: je 1 Schritt
heimlich-scene-h6_6_five_players = Zu fünft: 7 Agenten, 5 Identitäten, 2 Mitläufer
heimlich-scene-h6_7_dossier = Ein Agent in 4 bringt 4, und Herman vermutet, dass Anne Bucci (grün) führt
