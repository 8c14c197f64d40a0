### Vienna: what the start page says of the game before its own texts are loaded.

vienna-title = Vienna
vienna-line = Agenten, Bestechung, Geheimnisse: 1950.
vienna-credits = Autor: Stefan Feld. Vienna, Queen Games. Der Spielplan hier ist unser eigener.

## How its bots play

vienna-bot-novice = Plant ordentlich, macht aber hier und da Fehler, wie in der ersten Partie.
vienna-bot-casual = Plant den eigenen Zug nach Faustregeln und denkt nicht weiter.
vienna-bot-expert = Rechnet seinen ganzen Zug durch und beurteilt ihn nach den vielen Partien, die er gegen sich selbst gespielt hat. Er sieht nur, was du an seiner Stelle sehen würdest.

## Positions to begin from

vienna-scene-full_swing = Mittendrin
    .note = Die Vollversion nach einigen Runden: Agenten, Aufträge und Geld sind im Spiel.
vienna-scene-halfway = Zur Halbzeit
    .note = Die Einstiegsversion: Der Ermittler ist auf halber Strecke, und die Punkte liegen nah beieinander.
vienna-scene-v16_10_same_ability = Eine Karte ersetzt die mit derselben Fähigkeit in einer Schublade
vienna-scene-v16_11_colour_and_flag = Ein violettes französisches Gebäude, je eine Fähigkeit für beides: beide Boni
vienna-scene-v16_12_end_field = Der Anzeiger Dia überschreitet eine Schwelle, der Ermittler erreicht zu viert das Feld L: noch eine Runde
vienna-scene-v16_12_purchase = Der Anzeiger Mikrofilm überschreitet eine Schwelle, der Ermittler erreicht einen Einkauf: Er kommt in dieser Runde
vienna-scene-v16_13_accept = Ein B-Auftrag wird für 2 Schilling angenommen, statt einen zu erfüllen
vienna-scene-v16_13_both = Später werden beide mit einem Glaskolben und einer Pistole erfüllt: 7 Schilling und 3 Punkte
vienna-scene-v16_14_only_the_mover = Aktion IV mit der Pistole: Wer sonst Pistolen hat, bekommt nichts
vienna-scene-v16_15_another_flag = B-20 wird trotz der Infos nicht erfüllt: Das Gebäude ist österreichisch
vienna-scene-v16_1_two_squares = Ein Agent umschließt einen 2er- und einen 3er-Platz: beide Infos, 5 Punkte
vienna-scene-v16_2_ability = Karte 017 rückt den Anzeiger Dia vor, bei vier eigenen Dias: 4 Punkte
vienna-scene-v16_2_action_four = Aktion IV mit drei Pistolen: 3 Punkte
vienna-scene-v16_3_starter_scoring = Einstiegsversion: zwei Sätze 20, Infos 40, gesamt 60
    .note = Die letzte Runde gibt 2 Punkte mehr: Aktion IV rückt den Anzeiger Mikrofilm innerhalb seines Bereichs vor.
vienna-scene-v16_4_full_scoring = Vollversion: Infos 36, Schreibtisch-Plättchen 6, Geldkassette 6, zweiter Rang in der Mehrheitswertung 8, gesamt 56
    .note = Die letzte Runde gibt 2 Punkte mehr: Aktion IV rückt den Anzeiger Dia innerhalb seines Bereichs vor.
vienna-scene-v16_5_cash_box = Die Geldkassette: Von 3 Schilling Belohnung kommen zwei hinein, einer bleibt draußen; einer kommt dazu
vienna-scene-v16_5_map = Die Wegeskizze: ein Beistelltisch für zwei Wein und eine Schokolade
vienna-scene-v16_5_payday = Sechs Agenten und fünf Schilling: Fünf werden bezahlt, einer geht zurück
vienna-scene-v16_6_card_131 = Karte 131 zu dritt: drei verschiedene Bestechungsmittel für einen Aktenkoffer
vienna-scene-v16_6_card_141 = Karte 141, eben die dritte Pistole genommen: Der Anzeiger rückt zwei Felder vor, 6 Punkte
    .note = 2 der 8 Punkte sind die des Platzes.
vienna-scene-v16_7_austrian_missions = B-03 und B-14: 1 Schilling und 13 Punkte
vienna-scene-v16_7_french_missions = S-01 und A-16 durch Agenten auf einem Gebäude mit Religion und zweien mit Adel: 5 Schilling und 2 Punkte
vienna-scene-v16_7_marrakesh_stays = Marrakesh bleibt: der 3er-Platz, Aktenkoffer, 3 Punkte
vienna-scene-v16_7_marrakesh_walks = Marrakesh geht zum violetten Gebäude: der 2er-Platz, Pistole, 2 Punkte
vienna-scene-v16_8_agent = Ein Agent auf einem violetten Gebäude: 2 Schokolade werden gezahlt
vienna-scene-v16_8_no_agent = Kein Agent: 2 Wein werden genommen
vienna-scene-v16_9_left_card = Die linke Karte wird durch eine für Wein ersetzt, die sofort wirkt: 2 Wein
vienna-scene-v16_9_usa = Ein Gebäude der USA mit zwei Fähigkeiten für die Flagge: 1 Bestechungsmittel und 3 Punkte
