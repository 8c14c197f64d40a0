### The terminal.

## What lies on the table.

table-you = Jij bent { $agents }
table-stones = Stenen; de scoretabel heeft { $goal } velden
table-hand = Je kaarten
table-no_cards = geen
table-fresh = volgende ronde
table-since = Sinds je laatste beslissing
table-bot = { $name } (bot)
table-game_over = Spel afgelopen
table-identities = Identiteiten en stenen
table-dossier_of = Dossier van { $name }: { $entries }
table-entry = { $agent }: { $owner }
table-hit = { $agent }: { $owner } ✓
table-preview = Tot nu toe
table-waiting = Zodra je de andere hebt gekozen
table-if_scored = Een waardering levert nu op
table-will_score = Dit lokt een waardering uit
table-notes = Wat iedereen van { $agent } zag
table-note = { $name }: { $profit } in eigen waarderingen, { $out } × uit de ruïne, { $into } × erin
table-face = dobbelsteen { $face }
table-earlier = ({ $number } eerdere)
table-secrets = { $number } van { $target } geheimen
table-agents = agenten { $number }
table-duel_cards = kaarten
table-suitcases = Je koffers
table-carried = bij { $name }
table-delivered = afgeleverd door { $name }
table-map_signs = Cijfers zijn je agenten, { $signs } die van anderen; +▲A wordt gedragen, [▲A] staat er; ⌂ basis, ▣ hoofdkwartier.
table-duel_in = Duel in { $city }
table-attacks = { $name } valt aan
table-defends = { $name } verdedigt
table-beats = { $total ->
    [one] wint van { $number } van { $total } kaart
   *[other] wint van { $number } van hun { $total } kaarten
}
table-bonus_step = De agent van { $name } krijgt een bonusstap.
table-turn_over = De beurt van { $name } is voorbij.
table-fight_ahead = Daar is een agent van een ander: dit is een aanval op { $name }.
table-go_on = { $number } van je agenten zijn in { $city }: één moet verder voordat de beurt eindigt.
table-opened = Inhoud van de koffers
table-roof = Dak
table-last_round = (laatste ronde)
table-roof_signs = $ aankoop, ¤ betaaldag
table-drawers = lades
table-on_offer = Speelbord
table-plan_signs = Onder gebouwen: je prijs (als je kunt betalen) en wie er is. Pleinen: punten, info, ! 1 agent tekort

## Questions.

ask-confirm = Enter bevestigt, u maakt ongedaan, q stopt
ask-choose = Nummer of naam, ook meerdere; ? hulp, u ongedaan maken, l logboek, q stop
ask-pass_keyboard = Geef het toetsenbord door aan { $name } en druk dan op Enter.
ask-continue = Verder met Enter.
ask-save = Spelbestand opslaan als? (Enter: niet opslaan)

## Answers.

say-saved = Spelbestand opgeslagen: { $path }
say-not_saved = Niet opgeslagen: { $reason }
say-bye = Het spel eindigt hier, zonder uitslag.
say-unknown = ‘{ $text }’ is geen van de mogelijkheden.
say-ambiguous = ‘{ $text }’ past bij meerdere mogelijkheden: { $options }.
say-nothing_to_take_back = Er is niets om ongedaan te maken.
say-too_much = De zet is volledig; ‘{ $text }’ is niet gebruikt.
say-rule = Regel { $rule }: { $reason }
say-refused = { $option } is niet toegestaan: { $reason }

## Help.

help-choose = Typ het nummer of het begin van een naam; je kunt er meerdere op één regel zetten. ‘? 3’ of ‘? naam’ zegt waarom iets niet mag.
help-keys = u maakt de laatste keuze ongedaan, l toont alles sinds je laatste beslissing, Enter bevestigt een volledige zet, q verlaat de tafel.
help-not_now = Nu niet mogelijk:
help-allowed = { $option } is toegestaan.
