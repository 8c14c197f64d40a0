### Heimlich & Co.: all texts of the game, for the terminal and the browser.

## Names of agents, and texts about one.

agent-red = Renard
agent-orange = Okonski
agent-yellow = Jardine
agent-green = Bucci
agent-blue = Mirov
agent-purple = Voss
agent-grey = Thorne
agent-own = (du)

## Colour

colour-red = rot
colour-orange = orange
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-purple = violett
colour-grey = grau

## Buildings.

building-church = Kirche
    .into = in die Kirche
building-ruin = Ruine
    .into = in die Ruine
building-other = { $name }
    .into = in Gebäude { $name }

## Cards. Attribute “text”: what a card does.

card-back_1_2 = 1–2 rückwärts
    .text = Zieh einen Agenten 1 oder 2 Gebäude rückwärts.
card-step_either = 1 vor- oder rückwärts
    .text = Zieh einen Agenten 1 Gebäude vorwärts oder rückwärts.
card-two_back = Zwei rückwärts
    .text = Zieh zwei Agenten je 1 Gebäude rückwärts.
card-two_forward = Zwei vorwärts
    .text = Zieh zwei Agenten je 1 Gebäude vorwärts.
card-away_from_safe = Weg vom Tresor
    .text = Zieh einen Agenten, der beim Tresor steht, 1 Gebäude vorwärts oder rückwärts.
card-move_safe = Tresor versetzen
    .text = Stell den Tresor in ein anderes Gebäude. Das löst keine Wertung aus.
card-agent_to_ruin = In die Ruine
    .text = Zieh einen beliebigen Agenten in die Ruine.
card-all_to_church = Alle in die Kirche
    .text = Zieh alle Agenten in die Kirche.
card-swap = Plätze tauschen
    .text = Zwei Agenten in verschiedenen Gebäuden tauschen die Plätze.
card-join_agent = Zu einem Agenten
    .text = Zieh einen Agenten in das Gebäude eines anderen Agenten.
card-ruin_to_church = Aus der Ruine
    .text = Zieh einen oder zwei Agenten aus der Ruine in die Kirche.
card-forward_1_3 = 1–3 vorwärts
    .text = Zieh einen Agenten 1, 2 oder 3 Gebäude vorwärts.
card-advance_two_stones = Zwei Steine vorwärts
    .text = Rück zwei Wertungssteine je 3 Felder vor, höchstens bis Feld 40.
card-agent_to_safe = Zum Tresor
    .text = Zieh einen beliebigen Agenten zum Tresor.
card-second_identity = Zweite Identität
    .text = Nimm die Agentenkarte eines Mitläufers. Du führst nun zwei Agenten, der bessere Wertungsstein zählt.
card-other = { $name }
card-back = Eine verdeckte Top-Secret-Karte
card-stamp = TOP SECRET
card-fresh = Ab der nächsten Runde spielbar.

## What a card of a custom deck does.

effect-steps = Zieh Agenten ({ $least }–{ $most }) um { $steps } Gebäude.
effect-to_ruin = Zieh Agenten ({ $least }–{ $most }) in die Ruine.
effect-to_church = Zieh Agenten ({ $least }–{ $most }) in die Kirche.
effect-to_safe = Zieh Agenten ({ $least }–{ $most }) zum Tresor.
effect-join = Zieh einen Agenten in das Gebäude eines anderen Agenten.
effect-swap = Zwei Agenten tauschen die Plätze.
effect-move_safe = Stell den Tresor in ein anderes Gebäude.
effect-all_to_church = Zieh alle Agenten in die Kirche.
effect-stones = Rück Wertungssteine ({ $least }–{ $most }) um 3 Felder vor, höchstens bis Feld { $limit }.
effect-identity = Nimm die Agentenkarte eines Mitläufers.

## What may be done: an option in a list.

action-points = { points-left }
action-move = { $agent } ein Gebäude vorwärts
action-safe = Tresor { FORM($building, case: "into") }
action-no = nein, jetzt nicht
action-yes = ja, ich will eine Karte spielen
action-play = „{ $card }“ spielen
action-pass = passen
action-agent = { $agent }
action-step = { $step } Gebäude
action-to = { FORM($building, case: "into") }
action-stone = Stein von { $agent }
action-stop = kein zweiter Agent
action-entry = { $agent }: { $owner }
action-left_out = vom Zufall weggelassene Farben (Nr. { $number })
action-starts = { $seat } beginnt
action-identity = Identität: { $agent }
action-draw = gezogene Karte: { $card }
action-roll = Würfel: { $face }
action-second = zweite Identität: { $agent }
action-open = die Antworten werden aufgedeckt
action-reveal = die Identitäten werden aufgedeckt

## Questions to a player.

prompt-moving =
    { $points ->
        [one] Noch 1 Schritt: Wähle einen Agenten.
       *[other] Noch { $points } Schritte, egal mit wem.
    }
prompt-points = 1–3 gewürfelt: Wie viele Schritte?
prompt-safe = Stell den Tresor in ein anderes Gebäude.
prompt-question = Willst du eine Top-Secret-Karte spielen?
prompt-go = Spiel eine Karte oder passe.
prompt-go-must = Du hast dich gemeldet: Spiel eine Karte.
prompt-entry = Dein Dossier: Wer führt { $agent }?
prompt-target-agent = „{ $card }“: Wähle einen Agenten.
prompt-target-step = „{ $card }“: Wie viele Gebäude?
prompt-target-to = „{ $card }“: Wähle ein Gebäude.
prompt-target-stone = „{ $card }“: Wähle einen Stein.
prompt-target-safe = „{ $card }“: Wähle ein Gebäude für den Tresor.

## Why something is not allowed.

why-not_for_players = Das entscheidet der Zufall.
why-agent_not_in_play = Dieser Agent spielt nicht mit.
why-must_move = Du musst mindestens einen Schritt machen.
why-choose_points_first = Wähle zuerst, wie viele Schritte du machst.
why-points_in_order = Schritte werden in der Reihenfolge der Agenten eingegeben; dieser kommt früher. Mach zuerst deine Auswahl rückgängig.
why-spend_every_point = Nutze zuerst alle Schritte.
why-safe_to_another_building = Der Tresor muss in ein anderes Gebäude.
why-not_your_turn = Du bist nicht dran.
why-game_over = Die Partie ist beendet.
why-card_not_in_hand = Diese Karte hast du nicht auf der Hand.
why-no_playable_card = Keine deiner Karten ist jetzt spielbar, also ist deine Antwort Nein.
why-answer_first = Antworte zuerst mit Ja oder Nein.
why-must_play_a_card = Du hast dich gemeldet und musst eine Karte spielen.
why-wait_for_answers = Du hast geantwortet. Warte auf die anderen.
why-play_or_pass = Spiel jetzt eine Karte oder passe.
why-card_too_fresh = Du hast diese Karte in dieser Runde bekommen. Sie ist ab der nächsten Runde spielbar.
why-no_target_of_this_card = Das erlaubt die Karte nicht.
why-card_without_target = Diese Karte hat jetzt kein gültiges Ziel.
why-never_oneself = Dich selbst kannst du im Dossier nicht nennen.
why-own_agent = Für deine eigenen Agenten gibst du keine Vermutung ab.
why-no_bystanders = Zu siebt gibt es keine Mitläufer.
why-wait_for_dossiers = Dein Dossier ist fertig. Warte auf die anderen.
why-entries_in_order = Für jeden Agenten gibst du eine Vermutung ab. Mach zuerst die alte rückgängig.

## The rule behind it.

rule-H1 = Über Würfe, Austeilen und Aufdecken entscheidet der Zufall (H1).
rule-H2-1 = Zu zweit spielen 5 Agenten mit, zu dritt 6, sonst alle 7 (H2.1).
rule-H2-5 = Zu siebt gehört jeder Agent jemandem, also ist niemand Mitläufer (H2.5).
rule-H3-1 = Eine Zahl gibt so viele Schritte; bei 1–3 wählst du (H3.1).
rule-H3-2 = Jeder Schritt zieht einen beliebigen Agenten ein Gebäude im Uhrzeigersinn, und du musst alle Schritte nutzen (H3.2).
rule-H3-5 = Nach einer Wertung kommt der Tresor in ein beliebiges anderes Gebäude; das löst nichts aus (H3.5).
rule-H3-6 = Der Würfel geht nach links weiter (H3.6).
rule-H3-7 = Ein Stein, der die Wertungsleiste umrundet, beendet das Spiel (H3.7).
rule-H4-1 = Karten sind geheim, und du hältst höchstens vier (H4.1).
rule-H4-5 = Alle mit Karten antworten geheim, ob sie spielen wollen; die erste Person, die sich gemeldet hat, muss spielen (H4.5).
rule-H4-6 = Reihum spielen alle Karten oder passen, bis alle nacheinander gepasst haben (H4.6).
rule-H4-7 = Eine Karte, die du in einer Top-Secret-Runde bekommst, wartet auf eine spätere Runde (H4.7).
rule-H4-8 = Eine Karte braucht ein Ziel, das zu ihrem Text passt (H4.8).
rule-H5-1 = Alle Dossiers werden gleichzeitig geschrieben, und niemand sieht vor dem Ende ein anderes (H5.1).
rule-H5-5 = Für jeden Agenten außer deinen eigenen gibst du eine Vermutung ab: jemand am Tisch oder, außer zu siebt, ein Mitläufer (H5.5).

## What happened, event by event.

event-agents_in_play = Im Spiel: { $agents }.
event-starts = { $seat } beginnt.
event-identity_dealt = { $seat } bekommt eine Identität.
event-identity_dealt-seen = { $seat }, du bist { $agent }.
event-card_gained = { $seat } bekommt eine Top-Secret-Karte.
event-card_gained-seen = { $seat }, deine neue Karte: „{ $card }“.
event-pile_refilled =
    { $number ->
        [one] Der Ablagestapel wird gemischt: { $number } Karte im Nachziehstapel.
       *[other] Der Ablagestapel wird gemischt: { $number } Karten im Nachziehstapel.
    }
event-rolled = { $seat } würfelt { $face }.
event-points_chosen = { $seat } macht { points-left }.
event-scoring = { $seat } löst mit { $agents } eine Wertung aus (Tresor: { $building }).
event-safe_moved = { $seat } versetzt den Tresor: { $building } → { $building_2 }.
event-answered-yes = { $seat } meldet sich.
event-answered-no = { $seat } meldet sich nicht.
event-card_played = { $seat } spielt „{ $card }“.
event-advanced = Stein von { $agent }: { $number } → { $number_2 }.
event-identity_taken = { $seat } nimmt eine zweite Identität.
event-identity_taken-seen = { $seat }, du führst nun auch { $agent }.
event-go_ended-yes = { $seat } ist fertig.
event-go_ended-no = { $seat } passt.
event-dossiers_due = Ein Stein ist weit genug: Alle schreiben ein geheimes Dossier.
event-dossiers_filed = Alle Dossiers sind abgegeben.
event-revealed = { $seat } war { $agents }: { points }.

## What happened, several events in one sentence.

story-identity_dealt = Agentenkarte für { $seats }.
story-card_gained = Top-Secret-Karte für { $seats }.
story-answered-yes = Karte spielen? Ja: { $seats }.
story-answered-no = Karte spielen? Nein: { $seats }.
story-go_ended-yes = Fertig: { $seats }.
story-go_ended-no = Gepasst: { $seats }.
story-moved = { $seat } zieht { $moves }.
story-put = { $seat } zieht { $moves }.
story-way = { $agent } ({ $source } → { $target })
story-scored = Steine: { $stones }.
story-stone = { $agent } { $change } = { $number }

## Lines of the notebook.

note-out_of_ruin = Zug { $turn }: { $seat } zieht { $agents } aus der Ruine.
note-into_ruin = Zug { $turn }: { $seat } zieht { $agents } in die Ruine.
note-spared_ruin = Zug { $turn }: { $seat } könnte einen davon in die Ruine ziehen und tut es nicht: { $agents }.
note-triggered = Zug { $turn }: { $seat } löst mit { $agents } eine Wertung aus.
note-profited = Zug { $turn }: Die Wertung durch { $seat } bringt { $agents }.
note-spared_safe = Zug { $turn }: { $seat } könnte mit einem davon eine Wertung auslösen und tut es nicht: { $agents }.
note-amount = { $agent } { $amount }

## How the game ended.

outcome-arrived = { $seats } gewinnt mit { points.dative }.
outcome-arrived-shared = { $seats } teilen sich den Sieg mit je { points.dative }.
outcome-turn_limit = Zuglimit (500): { $seats } gewinnt mit { points.dative }.
outcome-turn_limit-shared = Zuglimit (500): { $seats } teilen sich den Sieg mit je { points.dative }.
outcome-bystander = Ein Mitläufer liegt vorn: { $agents } ({ $number }). Niemand gewinnt. Revanche?
outcome-bystander-turn_limit = Zuglimit (500). Ein Mitläufer liegt vorn: { $agents } ({ $number }). Niemand gewinnt.

## What the points are made of.

scoring-agent = { $agent } ({ $owner }): { $number }
scoring-dossier = Dossier von { $seat }: { $hits } richtig, { points } extra
scoring-total = { $seat }: { points }

## Panel

panel-round = Karten
panel-notebook = Notiz­buch
panel-dossier = Dossier

## What a building says of itself

house-worth = { $number } wert
house-back = −{ $number } wert

## Places.

place-1 = Kaffeehaus
place-2 = Hauptpost
place-3 = Grandhotel
place-4 = Bahnhof
place-5 = Oper
place-6 = Bank
place-7 = Botschaft
place-8 = Museum
place-9 = Riesenrad
place-10 = Schloss

## Points

points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
    .dative =
        { $number ->
            [one] { $number } Punkt
           *[other] { $number } Punkten
        }
points-left =
    { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }

## Track

track-start = Start-/Zielfeld: Die Wertungsleiste hat { $goal } Felder
track-dossier = Feld { $number }: Hier werden die Dossiers geschrieben

## Die

die-face = { $seat } würfelt { $face }
die-none = Noch nicht gewürfelt

## The panel of scorings

ledger-preview = Wertung (Vorschau):
ledger-scoring = Wertung
ledger-waits = Beim Tresor:

## Safe

safe-here = hier steht der Tresor
safe-at = Tresor: { $building }

## Identity

identity-title = DU BIST
identity-secret = GEHEIM
identity-show = Geheimes zeigen
identity-cover = Geheimes verdecken

## The text view of the board.

text-agents = Agenten
text-agent = Agent
text-where = Gebäude
text-stone = Punkte
text-town = Die Stadt im Uhrzeigersinn
text-building = Gebäude
text-inside = Darin
text-nobody = niemand
text-pick = Wählen
text-pickOne = { $name } wählen
text-why = Warum nicht { $name }?
text-safe = Hier steht der Tresor: { $building }.
text-die = Würfel: { $face }, gewürfelt von { $seat }.

## Round

round-none = Im Grundspiel gibt es keine Karten.
round-off = Die Top-Secret-Runde folgt auf die Schritte eines Zuges.
round-question = Alle mit Karten antworten geheim: eine spielen oder nicht?
round-running = Im Uhrzeigersinn spielen alle Karten oder passen.
round-player = Name
round-cards = Karten
round-wants = Will spielen
round-played = Gespielt
round-yes = ja
round-no = nein
round-asked = muss antworten
round-answered = hat geantwortet
round-now = spielt oder passt
round-must = muss eine Karte spielen
round-die = hat den Würfel
round-passes =
    { $number ->
        [one] gepasst
       *[other] { $number }-mal gepasst
    }
round-end = Gepasst in Folge: { $passes }. Bei { $players } endet die Runde.

## Notes

notes-own = Deine Notizen
notes-for = Notiz zu { $agent }
notes-free = Weitere Notizen
notes-private = Nur du siehst deine Notizen.
notes-seen = Was alle sehen konnten
notes-filter = Notizen zu einem Agenten
notes-all = Alle
notes-none = Noch nichts zu notieren.
notes-failed = Das Notizbuch ist gerade nicht verfügbar.

## Dossier

dossier-title = Geheimes Dossier
dossier-who = Wer führt { $agent }?
dossier-off = Diese Partie läuft ohne Dossiers.
dossier-soon = Sobald der erste Stein Feld { $field } erreicht, notieren alle, wer welchen Agenten führt. Jede richtige Vermutung bringt 5 Punkte.
dossier-filed = Alle Dossiers sind geschrieben. Jede richtige Vermutung bringt am Ende 5 Punkte.
dossier-truth = Die Wahrheit
dossier-right = richtig
dossier-covered = Dein Dossier ist verdeckt, wie deine anderen Geheimnisse.

## What a player has, in the list of players.

holds-die = Würfel
holds-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
holds-identities =
    { $number ->
        [one] { $number } Identität
       *[other] { $number } Identitäten
    }

## Where one stands

standing-goal = Ziel: Bring den Stein deines Agenten nach vorn.
standing-own = Du bist { $agent }. Ziel: dieser Stein ganz vorn.
standing-far = Vorn: { $number }. Bei { $goal } endet das Spiel.

## The rules page. Attribute “rules”: the ids of the rules that a section is about.

rules-goal =
    Alle führen heimlich einen Agenten, und niemand weiß, wem welcher gehört. Zieh alle Agenten so durch die Stadt, dass deiner die meisten Punkte bekommt, und lass dir nichts anmerken.
    Es gewinnt, wessen Stein am Ende am weitesten vorn liegt.
    .title = Das Ziel
    .rules = H1.2, H2.3, H3.7
rules-town =
    Zwölf Gebäude liegen im Kreis: Kirche (0), 1 bis 10, Ruine (−3) und wieder die Kirche. Agenten gehen im Uhrzeigersinn. In einem Gebäude dürfen beliebig viele stehen.
    Rund um die Stadt läuft die Wertungsleiste mit 42 Feldern und einem Wertungsstein für jeden Agenten.
    In einem der Gebäude steht der Tresor.
    .title = Stadt, Wertungsleiste und Tresor
    .rules = H1.1, H1.3, H1.5
rules-setup =
    Zu zweit spielen 5 Agenten mit, zu dritt 6, sonst alle 7. Alle beginnen in der Kirche, ihre Steine auf dem Start-/Zielfeld, der Tresor in Gebäude 7.
    Alle bekommen heimlich eine Identität. Übrige Agenten sind Mitläufer: Sie gehen und punkten wie die anderen, gehören aber niemandem. Zu siebt gibt es keine.
    .title = Aufbau
    .rules = H2.1, H2.2, H2.3, H2.4, H2.5
rules-die = Du würfelst zu Beginn deines Zuges. Eine Zahl gibt so viele Schritte. Bei 1–3 wählst du 1, 2 oder 3 Schritte; in der Top-Secret-Version darfst du auch keinen machen.
    .title = Der Würfel
    .rules = H1.4, H3.1, H4.2
rules-moving =
    Jeder Schritt zieht einen Agenten ein Gebäude im Uhrzeigersinn. Nutze alle Schritte, für einen Agenten oder für mehrere, für deinen eigenen oder für andere.
    Die Reihenfolge der Schritte ist egal; es zählt nur, wo die Agenten am Ende stehen. Dann geht der Würfel nach links.
    .title = Ziehen
    .rules = H3.2, H3.6
rules-scoring =
    Steht nach deinem letzten Schritt ein Agent, den du gezogen hast, beim Tresor, löst du eine Wertung aus. Am Tresor vorbeizugehen bewirkt nichts.
    Jeder Stein rückt um die Zahl des Gebäudes vor, in dem sein Agent steht. Kirche: nichts. Ruine: 3 zurück, aber nie hinter den Start.
    .title = Wertung
    .rules = H3.3, H3.4
rules-safe = Nach einer Wertung kommt der Tresor in ein beliebiges anderes Gebäude, auch in Kirche oder Ruine. Wer den Würfel hat, wählt es. Das löst nie eine weitere Wertung aus.
    .title = Den Tresor versetzen
    .rules = H3.5, H4.11
rules-end =
    Bringt eine Wertung einen Stein auf 42 oder weiter, ist das Spiel zu Ende. Alle Steine dieser Wertung rücken noch vor. Dann werden die Identitäten aufgedeckt.
    Wer den vordersten Stein führt, gewinnt; bei Gleichstand wird der Sieg geteilt. Liegt der Stein eines Mitläufers allein vorn, gewinnt niemand. Nach 500 Zügen gewinnt der vorderste Stein.
    .title = Spielende
    .rules = H3.7, H3.8, H3.9
rules-cards =
    Du beginnst mit zwei Karten und hältst höchstens vier. Auf jeder Karte steht, was sie tut; sie braucht ein gültiges Ziel auf dem Spielplan.
    - Karten ziehen Agenten vorwärts oder rückwärts, tauschen sie oder schicken sie in die Kirche, in die Ruine oder zum Tresor.
    - „Tresor versetzen“ löst nie eine Wertung aus; eine Wertung, die dort bevorstand, entfällt.
    - „Zwei Steine vorwärts“ geht höchstens bis Feld 40; eine Karte beendet also nie das Spiel.
    - „Zweite Identität“ gibt dir einen Mitläufer dazu; dein besserer Stein zählt.
    Von gleichen Karten wird die älteste gespielt, und alle sehen, von welcher Stelle deiner Hand sie kommt.
    .title = Top-Secret-Karten
    .rules = H4.1, H4.8, H4.10, H4.12, H4.13, H4.16, H4.17, H4.18
rules-gain =
    Nur wer den Würfel hat, bekommt Karten, jeweils eine:
    - für einen selbst gezogenen Agenten, der in der Ruine endet,
    - für einen Wurf von 1–3, bei dem kein Agent gezogen wird,
    - für eine selbst gespielte Karte, die einen Agenten in die Ruine zieht.
    Ist der Nachziehstapel leer, wird der Ablagestapel gemischt. Eine Karte, die du in einer Top-Secret-Runde bekommst, kannst du erst in einer späteren Runde spielen.
    .title = Karten bekommen
    .rules = H4.3, H4.4, H4.7, H4.14, H4.15
rules-round =
    Nach den Schritten antworten alle, die Karten haben, geheim: Willst du eine spielen? Ohne spielbare Karte ist die Antwort Nein.
    Hat sich jemand gemeldet, beginnt die Person mit dem Würfel, oder die nächste zu ihrer Linken, die sich gemeldet hat. Diese Person muss eine Karte spielen.
    Dann spielen alle im Uhrzeigersinn beliebig viele Karten oder passen. Wer gepasst hat, darf später wieder spielen. Die Runde endet, wenn so oft nacheinander gepasst wurde, wie Personen mitspielen. Erst dann folgt die Wertung, falls ein Agent, der in diesem Zug zum Tresor gezogen wurde, noch dort ist.
    .title = Die Top-Secret-Runde
    .rules = H4.5, H4.6, H4.9
rules-dossier =
    Sobald ein Stein Feld 29 erreicht, notieren alle geheim, wer welchen Agenten führt: jemand am Tisch oder niemand (ein Mitläufer). Deine eigenen Agenten lässt du aus, und dich selbst nennst du nie.
    Am Ende bringt jede richtige Vermutung 5 Punkte. Dann zählen nur Steine, die jemand führt.
    .title = Das geheime Dossier
    .rules = H5.1, H5.2, H5.3, H5.5
rules-notes = Wer zieht wen aus der Ruine, und wer zieht wen hinein? Wer könnte es und tut es nicht? Wer löst eine Wertung aus, und wem nützt sie? Das Notizbuch schreibt für dich mit.
    .title = Worauf du achtest
    .rules = H5.4

## Other

owner-bystander = Mitläufer
step-number = { $step }
you = Du
board-label = Die Stadt mit ihren Agenten und rundherum die Wertungsleiste
stone-of = Stein von { $agent }
pile =
    { $number ->
        [one] Top Secret: { $number } Karte im Nachziehstapel
       *[other] Top Secret: { $number } Karten im Nachziehstapel
    }
discards =
    { $number ->
        [one] Ablagestapel: { $number } Karte
       *[other] Ablagestapel: { $number } Karten
    }
strip-label = Die Agenten und ihre Punkte
strip-own = du
hand-label = Deine Top-Secret-Karten
