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
colour-purple = lila
colour-grey = grau

## Buildings.

building-church = Kirche
    .into = in die Kirche
building-ruin = Ruine
    .into = in die Ruine
building-other = { $name }
    .into = in Gebäude { $name }

## Cards. Attribute “text”: what a card does.

card-back_1_2 = 1–2 zurück
    .text = Bewege einen Agenten um 1 oder 2 Gebäude zurück.
card-step_either = 1 vor oder zurück
    .text = Bewege einen Agenten um 1 Gebäude vor oder zurück.
card-two_back = Zwei zurück
    .text = Bewege zwei Agenten um je 1 Gebäude zurück.
card-two_forward = Zwei vor
    .text = Bewege zwei Agenten um je 1 Gebäude vor.
card-away_from_safe = Weg vom Tresor
    .text = Bewege einen Agenten, der beim Tresor steht, um 1 Gebäude vor oder zurück.
card-move_safe = Tresor versetzen
    .text = Stelle den Tresor in ein anderes Gebäude. Das löst keine Wertung aus.
card-agent_to_ruin = In die Ruine
    .text = Stelle einen Agenten in die Ruine, wo er auch steht.
card-all_to_church = Alle in die Kirche
    .text = Stelle alle Agenten in die Kirche.
card-swap = Platztausch
    .text = Zwei Agenten in verschiedenen Gebäuden tauschen die Plätze.
card-join_agent = Zu einem Agenten
    .text = Stelle einen Agenten in das Gebäude eines anderen Agenten.
card-ruin_to_church = Aus der Ruine
    .text = Stelle einen oder zwei Agenten aus der Ruine in die Kirche.
card-forward_1_3 = 1–3 vor
    .text = Bewege einen Agenten um 1, 2 oder 3 Gebäude vor.
card-advance_two_stones = Zwei Steine vor
    .text = Setze zwei Wertungssteine um je 3 Felder vor, höchstens bis Feld 40.
card-agent_to_safe = Zum Tresor
    .text = Stelle einen Agenten zum Tresor, wo er auch steht.
card-second_identity = Zweite Identität
    .text = Nimm die Identitätskarte eines Mitläufers: Du führst nun zwei Agenten, der bessere Stein zählt.
card-other = { $name }
card-back = Eine verdeckte Karte
card-stamp = TOP SECRET
card-fresh = Wartet auf die nächste Runde.

## What a card of a foreign deck does.

effect-steps = Bewege Agenten ({ $least }–{ $most }) um { $steps } Gebäude.
effect-to_ruin = Stelle Agenten ({ $least }–{ $most }) in die Ruine.
effect-to_church = Stelle Agenten ({ $least }–{ $most }) in die Kirche.
effect-to_safe = Stelle Agenten ({ $least }–{ $most }) zum Tresor.
effect-join = Stelle einen Agenten in das Gebäude eines anderen.
effect-swap = Zwei Agenten tauschen die Plätze.
effect-move_safe = Stelle den Tresor in ein anderes Gebäude.
effect-all_to_church = Stelle alle Agenten in die Kirche.
effect-stones = Setze Wertungssteine ({ $least }–{ $most }) um 3 Felder vor, höchstens bis Feld { $limit }.
effect-identity = Nimm die Identitätskarte eines Mitläufers.

## What may be done: an option in a list.

action-points = { $number } nehmen
action-move = { $agent } ein Gebäude weiter
action-safe = Tresor { FORM($building, case: "into") }
action-no = nein, jetzt nicht
action-yes = ja, ich will eine Karte spielen
action-play = „{ $card }“ spielen
action-pass = passen
action-agent = { $agent }
action-step = { $step } Gebäude
action-to = { FORM($building, case: "into") }
action-stone = der Stein von { $agent }
action-stop = kein zweiter Agent
action-entry = { $agent }: { $owner }
action-left_out = der Zufall lässt Farben weg (Nr. { $number })
action-starts = { $seat } beginnt
action-identity = Identität: { $agent }
action-draw = gezogene Karte: { $card }
action-roll = Würfel: { $face }
action-second = zweite Identität: { $agent }
action-open = die Antworten werden gezeigt
action-reveal = die Identitäten werden aufgedeckt

## Questions to a player.

prompt-moving =
    { $points ->
        [one] { $seat }, ein Schritt ist übrig: welcher Agent?
       *[other] { $seat }, verteile { $points } Schritte auf die Agenten.
    }
prompt-points = { $seat }, du hast 1–3 gewürfelt: Wie viele Schritte nimmst du?
prompt-safe = { $seat }, stelle den Tresor in ein anderes Gebäude.
prompt-question = { $seat }, willst du eine Top-Secret-Karte spielen?
prompt-go = { $seat }, spiele eine Karte oder passe.
prompt-go-must = { $seat }, spiele eine Karte: Du hast eine angekündigt.
prompt-entry = { $seat }, dein Dossier: Wer führt { $agent }?
prompt-target-agent = { $seat }, „{ $card }“: welcher Agent?
prompt-target-step = { $seat }, „{ $card }“: wie viele Gebäude?
prompt-target-to = { $seat }, „{ $card }“: in welches Gebäude?
prompt-target-stone = { $seat }, „{ $card }“: welcher Stein?
prompt-target-safe = { $seat }, „{ $card }“: in welches Gebäude?

## Why something is not allowed.

why-not_for_players = Das kann nur der Zufall tun.
why-agent_not_in_play = Dieser Agent spielt nicht mit.
why-must_move = Hier muss mindestens ein Schritt genommen werden.
why-choose_points_first = Wähle zuerst, wie viele Schritte du nimmst.
why-points_in_order = Schritte werden in der Reihenfolge der Agenten notiert; dieser Agent kommt früher.
why-spend_every_point = Zuerst müssen alle Schritte verbraucht werden.
why-safe_to_another_building = Der Tresor muss in ein anderes Gebäude.
why-not_your_turn = Du bist nicht an der Reihe.
why-game_over = Das Spiel ist zu Ende.
why-card_not_in_hand = Diese Karte hast du nicht auf der Hand.
why-no_playable_card = Keine deiner Karten ist jetzt spielbar, also lautet die Antwort nein.
why-answer_first = Antworte zuerst mit ja oder nein.
why-must_play_a_card = Du hast eine Karte angekündigt und musst eine spielen.
why-wait_for_answers = Du hast geantwortet; die anderen überlegen noch.
why-play_or_pass = Jetzt spielst du eine Karte oder passt.
why-card_too_fresh = Diese Karte hast du in dieser Runde bekommen; sie ist erst ab der nächsten Runde spielbar.
why-no_target_of_this_card = Das lässt die Karte nicht zu.
why-card_without_target = Auf dem Plan gibt es nichts, worauf diese Karte wirken könnte.
why-never_oneself = Dich selbst nennst du im Dossier nie.
why-own_agent = Deine eigenen Agenten werden nicht eingetragen.
why-no_bystanders = Mit sieben Spielern gibt es keine Mitläufer.
why-wait_for_dossiers = Dein Dossier ist geschrieben; die anderen schreiben noch.
why-entries_in_order = Jeder Agent bekommt einen Eintrag: nimm den alten zurück, bevor du einen anderen schreibst.

## The rule behind it.

rule-H1 = Würfeln, Austeilen und Aufdecken sind Sache des Zufalls (H1).
rule-H2-1 = Zu zweit spielen 5 Agenten mit, zu dritt 6, sonst alle 7 (H2.1).
rule-H2-5 = Bei sieben Spielern hat jeder Agent einen Besitzer; das Dossier bietet dann keinen Mitläufer an (H2.5).
rule-H3-1 = Eine Zahl gibt so viele Schritte; bei 1–3 wählst du (H3.1).
rule-H3-2 = Jeder Schritt bewegt einen beliebigen Agenten ein Gebäude im Uhrzeigersinn; alle Schritte werden verbraucht (H3.2).
rule-H3-5 = Nach einer Wertung kommt der Tresor in ein beliebiges anderes Gebäude; das löst nichts aus (H3.5).
rule-H3-6 = Der Würfel geht nach links weiter (H3.6).
rule-H3-7 = Ein Stein, der die Runde vollendet, beendet das Spiel (H3.7).
rule-H4-1 = Karten hält man geheim, höchstens vier (H4.1).
rule-H4-5 = Alle mit Karten antworten geheim, ob sie spielen wollen; der Erste, der ja gesagt hat, muss spielen (H4.5).
rule-H4-6 = Reihum spielt jeder Karten oder passt, bis alle nacheinander gepasst haben (H4.6).
rule-H4-7 = Eine in der Runde gewonnene Karte wartet auf eine spätere Runde (H4.7).
rule-H4-8 = Eine Karte braucht ein Ziel, wie es ihr Text verlangt (H4.8).
rule-H5-1 = Alle Dossiers werden gleichzeitig geschrieben, und niemand sieht ein fremdes vor dem Ende (H5.1).
rule-H5-5 = Jeder Agent außer den eigenen bekommt einen Eintrag: ein Mitspieler oder, außer zu siebt, ein Mitläufer (H5.5).

## What happened, event by event.

event-agents_in_play = Im Spiel: { $agents }.
event-starts = { $seat } beginnt.
event-identity_dealt = { $seat } bekam eine Identität.
event-identity_dealt-seen = { $seat }, du bist { $agent }.
event-card_gained = { $seat } nahm eine Karte.
event-card_gained-seen = { $seat }, deine neue Karte: „{ $card }“.
event-pile_refilled =
    { $number ->
        [one] Die Ablage wurde gemischt: { $number } Karte im Stapel.
       *[other] Die Ablage wurde gemischt: { $number } Karten im Stapel.
    }
event-rolled = { $seat } würfelte { $face }.
event-points_chosen = { $seat } nahm davon { $number }.
event-scoring = { $seat } löste beim Tresor ({ $building }) eine Wertung aus, mit { $agents }.
event-safe_moved = { $seat } versetzte den Tresor: { $building } → { $building_2 }.
event-answered-yes = { $seat } will eine Karte spielen.
event-answered-no = { $seat } nicht.
event-card_played = { $seat } spielte „{ $card }“.
event-advanced = Der Stein von { $agent }: { $number } → { $number_2 }.
event-identity_taken = { $seat } nahm eine zweite Identität.
event-identity_taken-seen = { $seat }, du führst nun auch { $agent }.
event-go_ended-yes = { $seat } ist fertig.
event-go_ended-no = { $seat } passte.
event-dossiers_due = Ein Stein ist weit genug: Alle schreiben ein Dossier.
event-dossiers_filed = Alle Dossiers sind abgegeben.
event-revealed = { $seat } war { $agents }: { points }.

## What happened, several events in one sentence.

story-identity_dealt = Eine Identität für { $seats }.
story-card_gained = Eine Karte für { $seats }.
story-answered-yes = Will eine Karte spielen: { $seats }.
story-answered-no = Keine Karte: { $seats }.
story-go_ended-yes = Fertig: { $seats }.
story-go_ended-no = Gepasst: { $seats }.
story-moved = { $seat } bewegte { $moves }.
story-put = { $seat } setzte { $moves }.
story-way = { $agent } ({ $source } → { $target })
story-scored = Steine: { $stones }.
story-stone = { $agent } { $change } = { $number }

## Lines of the notebook.

note-out_of_ruin = Zug { $turn }: { $seat } holte { $agents } aus der Ruine.
note-into_ruin = Zug { $turn }: { $seat } stellte { $agents } in die Ruine.
note-spared_ruin = Zug { $turn }: { $seat } hätte einen in die Ruine stellen können: { $agents }.
note-triggered = Zug { $turn }: { $seat } löste mit { $agents } eine Wertung aus.
note-profited = Zug { $turn }: Die Wertung durch { $seat } gab { $agents }.
note-spared_safe = Zug { $turn }: { $seat } hätte mit einem von diesen eine Wertung auslösen können: { $agents }.
note-amount = { $agent } { $amount }

## How the game ended.

outcome-arrived = { $seats } gewinnt mit { points.dative }.
outcome-arrived-shared = { $seats } teilen sich den Sieg mit je { points.dative }.
outcome-turn_limit = 500 Züge sind genug: { $seats } gewinnt mit { points.dative }.
outcome-turn_limit-shared = 500 Züge sind genug: { $seats } teilen sich den Sieg mit je { points.dative }.
outcome-bystander = Ein Mitläufer gewinnt: { $agents } kam am weitesten ({ $number }). Kein Spieler gewinnt; eine Revanche ist Ehrensache.
outcome-bystander-turn_limit = 500 Züge sind genug: Ein Mitläufer, { $agents }, ist am weitesten ({ $number }). Kein Spieler gewinnt.

## What the points are made of.

scoring-agent = { $agent } ({ $owner }): { $number }
scoring-dossier = Dossier von { $seat }: { $hits } richtig, { points } mehr
scoring-total = { $seat }: { points }

## Panel

panel-round = Karten
panel-notebook = Notizbuch
panel-dossier = Dossier

## House

house-worth = { $number } wert
house-back = kostet { $number }

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

track-start = Start und Ziel: { $goal } Felder sind eine Runde
track-dossier = Feld { $number }: Hier werden die Dossiers geschrieben

## Die

die-face = { $seat }: { $face } gewürfelt
die-none = Noch wurde nicht gewürfelt

## Ledger

ledger-preview = Das brächte:
ledger-scoring = Wertung
ledger-waits = Beim Tresor:

## Safe

safe-here = hier steht der Tresor
safe-at = Der Tresor: { $building }

## Identity

identity-title = DU BIST
identity-secret = GEHEIM
identity-show = Geheimes zeigen
identity-cover = Geheimes verdecken

## The board in words.

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
text-die = Würfel: { $face }, geworfen von { $seat }.

## Round

round-none = Im Grundspiel gibt es keine Karten.
round-off = Die Kartenrunde kommt nach den Schritten eines Zuges.
round-question = Alle mit Karten antworten geheim: eine spielen oder nicht?
round-running = Im Uhrzeigersinn spielt jeder Karten oder passt.
round-player = Spieler
round-cards = Karten
round-wants = Will spielen
round-played = Gespielt
round-yes = ja
round-no = nein
round-asked = wird gefragt
round-answered = hat geantwortet
round-now = spielt oder passt
round-must = muss eine Karte spielen
round-die = hat den Würfel
round-passes =
    { $number ->
        [one] gepasst
       *[other] { $number }-mal gepasst
    }
round-end = Gepasst in Folge: { $passes }. Bei { $players } ist die Runde zu Ende.

## Notes

notes-own = Deine Notizen
notes-for = Notiz zu { $agent }
notes-free = Sonst noch etwas
notes-private = Deine Notizen sieht niemand sonst.
notes-seen = Was alle sehen konnten
notes-filter = Notizen zu einem Agenten
notes-all = Alle
notes-none = Noch nichts, was sich zu notieren lohnt.
notes-failed = Das Notizbuch lässt sich gerade nicht lesen.

## Dossier

dossier-title = Geheimes Dossier
dossier-who = Wer führt { $agent }?
dossier-off = Dieses Spiel läuft ohne Dossiers.
dossier-soon = Sobald der erste Stein Feld { $field } erreicht, schreiben alle auf, wer welchen Agenten führt. Jeder richtige Eintrag bringt 5 Punkte.
dossier-filed = Alle Dossiers sind geschrieben. Jeder richtige Eintrag bringt am Ende 5 Punkte.
dossier-truth = Die Wahrheit
dossier-right = richtig
dossier-covered = Dein Dossier ist verdeckt, wie alles andere Geheime.

## What a player has, in the list of players.

holds-die = hat den Würfel
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

standing-goal = Ziel: dein geheimer Agent ganz vorn.
standing-far = Vorn steht { $number }; bei { $goal } endet das Spiel.

## The rules page. Attribute “rules”: the ids of the rules that a section is about.

rules-goal =
    Jeder führt heimlich einen Agenten, und niemand weiß, wem welcher gehört. Bewegt alle Agenten durch die Stadt, sodass der eigene am meisten gewinnt, und lasst es euch nicht anmerken.
    Es gewinnt, wessen Stein am Ende am weitesten ist.
    .title = Worum es geht
    .rules = H1.2, H2.3, H3.7
rules-town =
    Zwölf Gebäude liegen im Kreis: Kirche (0), 1 bis 10, Ruine (−3) und wieder die Kirche. Agenten gehen im Uhrzeigersinn. In einem Gebäude dürfen beliebig viele stehen.
    Rund um die Stadt läuft die Wertungsleiste mit 42 Feldern und einem Stein für jeden Agenten.
    In einem der Gebäude steht der Tresor.
    .title = Stadt, Leiste und Tresor
    .rules = H1.1, H1.3, H1.5
rules-setup =
    Zu zweit spielen 5 Agenten mit, zu dritt 6, sonst alle 7. Alle beginnen in der Kirche, ihre Steine am Start, der Tresor in Gebäude 7.
    Jeder Spieler bekommt heimlich eine Identität. Übrige Agenten sind Mitläufer: Sie gehen und punkten wie die anderen, gehören aber niemandem. Zu siebt gibt es keine.
    .title = Wie es beginnt
    .rules = H2.1, H2.2, H2.3, H2.4, H2.5
rules-die = Zu Beginn deines Zuges wird gewürfelt. Eine Zahl gibt so viele Schritte. Bei 1–3 wählst du 1, 2 oder 3 Schritte; mit Top-Secret-Karten darfst du auch ganz verzichten.
    .title = Der Würfel
    .rules = H1.4, H3.1, H4.2
rules-moving =
    Jeder Schritt bringt einen Agenten ein Gebäude im Uhrzeigersinn weiter. Verbrauche alle Schritte, für einen Agenten oder für mehrere, für den eigenen oder für fremde.
    Die Reihenfolge der Schritte ist gleich; es zählt nur, wo die Agenten am Ende stehen. Dann geht der Würfel nach links.
    .title = Bewegen
    .rules = H3.2, H3.6
rules-scoring =
    Steht nach deinem letzten Schritt ein Agent, den du bewegt hast, beim Tresor, werden alle Steine gewertet. Am Tresor vorbeizugehen bewirkt nichts.
    Jeder Stein rückt um die Zahl des Gebäudes vor, in dem sein Agent steht. Kirche: nichts. Ruine: 3 zurück, aber nie hinter den Start.
    .title = Wertung
    .rules = H3.3, H3.4
rules-safe = Nach einer Wertung stellt, wer den Würfel hat, den Tresor in ein beliebiges anderes Gebäude, auch in Kirche oder Ruine. Das löst nie eine weitere Wertung aus.
    .title = Den Tresor versetzen
    .rules = H3.5, H4.11
rules-end =
    Bringt eine Wertung einen Stein auf 42 oder weiter, ist das Spiel zu Ende. Alle Steine dieser Wertung rücken noch vor. Dann werden die Identitäten gezeigt.
    Der weiteste Stein gewinnt für den, der ihn führt; gleich weite teilen sich den Sieg. Ist der Stein eines Mitläufers allein am weitesten, gewinnt niemand. Nach 500 Zügen gewinnt der weiteste Stein.
    .title = Das Ende
    .rules = H3.7, H3.8, H3.9
rules-cards =
    Du beginnst mit zwei Karten und hältst höchstens vier. Was eine Karte tut, steht darauf; sie braucht auf dem Plan etwas, worauf sie wirken kann.
    - Karten bewegen Agenten, auch rückwärts, tauschen sie oder schicken sie in Kirche, Ruine oder zum Tresor.
    - „Tresor versetzen“ löst nie eine Wertung aus; was dort gleich gewertet worden wäre, entfällt.
    - „Zwei Steine vor“ geht höchstens bis Feld 40; eine Karte beendet also nie das Spiel.
    - „Zweite Identität“ gibt dir einen Mitläufer dazu; dein besserer Stein zählt.
    Von gleichen Karten wird die älteste gespielt, und alle sehen, von welchem Platz der Hand sie kam.
    .title = Top-Secret-Karten
    .rules = H4.1, H4.8, H4.10, H4.12, H4.13, H4.16, H4.17, H4.18
rules-gain =
    Nur wer den Würfel hat, gewinnt Karten, jeweils eine:
    - wenn ein Agent, den er bewegt hat, in der Ruine ankommt,
    - wenn er 1–3 gewürfelt und nichts bewegt hat,
    - wenn eine Karte, die er spielt, einen Agenten in die Ruine stellt.
    Ein leerer Stapel wird aus den gespielten Karten neu gemischt. Eine Karte, die man in einer Kartenrunde gewinnt, lässt sich erst in einer späteren spielen.
    .title = Karten gewinnen
    .rules = H4.3, H4.4, H4.7, H4.14, H4.15
rules-round =
    Nach den Schritten antworten alle, die Karten haben, geheim: Willst du eine spielen? Ohne spielbare Karte ist die Antwort nein.
    Hat jemand ja gesagt, beginnt, wer den Würfel hat, falls er ja gesagt hat, sonst der Nächste zu seiner Linken, der es tat. Er muss spielen.
    Dann spielt jeder im Uhrzeigersinn beliebig viele Karten oder passt. Wer gepasst hat, darf später wieder spielen. Haben so viele nacheinander gepasst, wie Spieler da sind, ist die Runde zu Ende. Erst dann wird gewertet, falls ein Agent, der in diesem Zug zum Tresor gestellt wurde, noch dort ist.
    .title = Die Kartenrunde
    .rules = H4.5, H4.6, H4.9
rules-dossier =
    Sobald ein Stein Feld 29 erreicht, schreiben alle heimlich auf, wer welchen Agenten führt: ein Mitspieler oder ein Mitläufer. Die eigenen Agenten bleiben weg, und sich selbst nennt man nie.
    Am Ende bringt jeder richtige Eintrag 5 Punkte. Dann zählen nur die Steine der Spieler.
    .title = Das geheime Dossier
    .rules = H5.1, H5.2, H5.3, H5.5
rules-notes = Wer holt wen aus der Ruine, und wer stellt wen hinein? Wer hätte es gekonnt und ließ es? Wer löst eine Wertung aus, und wer hat etwas davon? Das Notizbuch schreibt es für dich auf.
    .title = Worauf man achtet
    .rules = H5.4

## Other

owner-bystander = Mitläufer
step-number = { $step }
you = Du
board-label = Die Stadt mit ihren Agenten und rundherum die Wertungsleiste
stone-of = Stein von { $agent }
pile =
    { $number ->
        [one] Top Secret: { $number } Karte im Stapel
       *[other] Top Secret: { $number } Karten im Stapel
    }
discards =
    { $number ->
        [one] { $number } Karte gespielt
       *[other] { $number } Karten gespielt
    }
strip-label = Die Agenten und ihre Punkte
hand-label = Deine Top-Secret-Karten
