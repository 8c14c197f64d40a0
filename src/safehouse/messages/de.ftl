### The terminal.

## What lies on the table.

table-you = Du bist { $agents }
table-stones = Steine; die Wertungsleiste hat { $goal } Felder
table-hand = Deine Karten
table-no_cards = keine
table-fresh = nächste Runde
table-since = Seit deiner letzten Entscheidung
table-bot = { $name } (Bot)
table-game_over = Partie beendet
table-identities = Identitäten und Steine
table-dossier_of = Dossier von { $name }: { $entries }
table-entry = { $agent }: { $owner }
table-hit = { $agent }: { $owner } ✓
table-preview = Bisher
table-waiting = Sobald du die anderen gewählt hast
table-if_scored = Eine Wertung brächte jetzt
table-will_score = Das löst eine Wertung aus
table-notes = Was alle von { $agent } sahen
table-note = { $name }: { $profit } in eigenen Wertungen, { $out } × aus der Ruine, { $into } × hinein
table-face = Würfel { $face }
table-earlier = ({ $number } frühere)
table-secrets = { $number } von { $target } Geheimnissen
table-agents = Agenten { $number }
table-duel_cards = Karten
table-suitcases = Deine Koffer
table-carried = bei { $name }
table-delivered = abgeliefert von { $name }
table-map_signs = Ziffern sind deine Agenten, { $signs } die der anderen; +▲A wird getragen, [▲A] steht dort; ⌂ Basis, ▣ Hauptquartier.
table-duel_in = Duell in { $city }
table-attacks = { $name } greift an
table-defends = { $name } verteidigt
table-beats = { $total ->
    [one] gewinnt gegen { $number } von { $total } Karte
   *[other] gewinnt gegen { $number } der { $total } Karten dort
}
table-bonus_step = Der Agent von { $name } bekommt einen Bonusschritt.
table-turn_over = Der Zug von { $name } ist zu Ende.
table-fight_ahead = Dort ist ein gegnerischer Agent: Das ist ein Angriff auf { $name }.
table-go_on = { $number } deiner Agenten sind in { $city }: Einer muss weiter, bevor der Zug endet.
table-opened = Inhalt der Koffer
table-roof = Dach
table-last_round = (letzte Runde)
table-roof_signs = $ Einkauf, ¤ Zahltag
table-drawers = Schubladen
table-on_offer = Auslage
table-plan_signs = Unter Gebäuden: dein Preis (falls bezahlbar) und wer dort ist. Plätze: Punkte, Info, ! 1 Agent fehlt

## Questions.

ask-confirm = Enter bestätigt, u macht rückgängig, q beendet
ask-choose = Nummer oder Name, auch mehrere; ? Hilfe, u rückgängig, l Verlauf, q Ende
ask-pass_keyboard = Gib die Tastatur an { $name } weiter und drück dann Enter.
ask-continue = Weiter mit Enter.
ask-save = Spieldatei speichern unter? (Enter: nicht speichern)

## Answers.

say-saved = Spieldatei gespeichert: { $path }
say-not_saved = Nicht gespeichert: { $reason }
say-bye = Die Partie endet hier, ohne Ergebnis.
say-unknown = „{ $text }“ ist keine der Möglichkeiten.
say-ambiguous = „{ $text }“ passt auf mehrere Möglichkeiten: { $options }.
say-nothing_to_take_back = Es gibt nichts rückgängig zu machen.
say-too_much = Der Zug ist vollständig; „{ $text }“ wurde nicht verwendet.
say-rule = Regel { $rule }: { $reason }
say-refused = { $option } ist nicht erlaubt: { $reason }

## Help.

help-choose = Tippe die Nummer oder den Anfang eines Namens; du kannst mehrere in eine Zeile schreiben. „? 3“ oder „? Name“ sagt, warum etwas nicht erlaubt ist.
help-keys = u macht die letzte Auswahl rückgängig, l zeigt alles seit deiner letzten Entscheidung, Enter bestätigt einen vollständigen Zug, q verlässt den Tisch.
help-not_now = Jetzt nicht möglich:
help-allowed = { $option } ist erlaubt.
