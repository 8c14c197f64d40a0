### Suitcase: all texts of the game, for the terminal and the browser.

## Colour

colour-blue = Blau
colour-red = Rot
colour-green = Grün
colour-yellow = Gelb
colour-other = { $name }

## Names of agents, and texts about one.

agent = Agent { $number }
agent-carries = trägt { $case }

## Case

case = { $colour } { $letter }
case-known = { $case } ({ $content })
case-notPlaced = noch nicht versteckt
case-delivered = geöffnet: { $seat }
case-carried = { $seat }, { $agent } ({ $place })

## Content

content-bomb = Bombe
    .indefinite = eine Bombe
content-secrets =
    { $number ->
        [one] { $number } Geheimnis
       *[other] { $number } Geheimnisse
    }
    .dative =
        { $number ->
            [one] { $number } Geheimnis
           *[other] { $number } Geheimnissen
        }
content-unknown = unbekannt

## Places.

place-city = { $city }
place-base = Stützpunkt { $colour }
place-hq = Hauptquartier
place-out = aus dem Spiel
place-hint = Wähle eine Stadt auf der Karte oder aus der Liste.
place-list = Städte von A bis Z

## What may be done: an option in a list.

action-pack = { $contents }
action-place = einen Koffer nach { $city }
action-send = einen Agenten dorthin schicken
action-stay = daheim bleiben
action-step = { $agent } nach { $city }
action-deliver = { $agent } ins Hauptquartier
action-take = { $agent } nimmt { $case }
action-drop = { $agent } stellt seinen Koffer ab
action-end_turn = Zug beenden
action-meet = zuerst gegen { $agent }
action-card = Karte { $number }
action-claim = { $case } nehmen
action-leave = nichts nehmen
action-lose = { $agent } geht verloren
action-open_places = die Koffer werden gezeigt
action-roll = Würfel: { $number } + { $number_2 }
action-open_duel = die Duellkarten werden aufgedeckt
action-show = der Koffer wird geöffnet

## The same without what the question says already.

short-take = { $case } nehmen
short-drop = abstellen
short-deliver = ins Hauptquartier

## Questions to a player.

prompt-packing = { $seat }, packe deine Koffer A, B, C und D: 5, 3 und 1 Geheimnis und die Bombe.
prompt-placing = { $seat }, in welche Stadt kommt Koffer { $letter } ({ $content })?
prompt-outpost = { $seat }, schickst du einen Agenten auf den Stützpunkt, der niemandem gehört?
prompt-moving =
    { $points ->
        [0] { $seat }, kein Schritt mehr; Koffer dürfen noch genommen oder abgestellt werden.
        [one] { $seat }, noch ein Schritt. Welcher Agent?
       *[other] { $seat }, noch { $points } Schritte. Welcher Agent?
    }
prompt-moving-bonus = { $seat }, Schritte übrig: { $points }, dazu Bonusschritte: { $bonus }. Welcher Agent?
prompt-meeting = { $seat }, zwei Agenten von { $seat_2 } stehen in { $city }. Gegen wen zuerst?
prompt-attacking = { $seat }, du greifst { $seat_2 } in { $city } an. Welche Karte? Gleichstand gewinnst du.
prompt-defending = { $seat }, { $seat_2 } greift dich in { $city } an. Welche Karte? Gleichstand gewinnt der Angreifer.
prompt-claiming = { $seat }, du hast in { $city } gewonnen. Welchen Koffer nimmt dein Agent?
prompt-losing =
    { $number ->
        [one] { $seat }, die Bombe geht hoch: nenne noch { $number } Agenten, der verloren geht.
       *[other] { $seat }, die Bombe geht hoch: nenne noch { $number } Agenten, die verloren gehen.
    }
prompt-agent = { $seat }, { $agent } ({ $place }): wohin, oder welcher Koffer?

## Why something is not allowed.

why-not_for_players = Das kann nur der Zufall.
why-no_dotted_line = Von dort führt keine punktierte Linie in dein Hauptquartier.
why-pack_first = Entscheide zuerst, was deine Koffer enthalten.
why-place_suitcases_first = Stelle zuerst deine Koffer in Städte.
why-different_cities = In dieser Stadt steht schon ein Koffer von dir, oder es gibt sie nicht.
why-decide_on_outpost = Entscheide zuerst, ob du einen Agenten auf den leeren Stützpunkt schickst.
why-not_your_turn = Du bist nicht am Zug.
why-foreign_suitcase_first = Zwei eigene Koffer sind im Ziel und kein fremder: dieser dritte eigene muss warten.
why-move_or_end = Jetzt ziehst du Agenten, nimmst oder stellst Koffer ab oder beendest den Zug.
why-no_points_left = Er hat keinen Schritt mehr.
why-no_line = Dorthin führt keine Linie.
why-take_the_equal_agent = Ein Agent mit kleinerer Nummer steht genauso da: nimm ihn.
why-three_in_a_city = Drei deiner Agenten blieben in einer Stadt.
why-hq_needs_a_suitcase = Er trägt keinen Koffer.
why-carries_nothing = Er trägt nichts.
why-not_lying_there = Dieser Koffer steht nicht in seiner Stadt.
why-not_in_a_city = Er ist in keiner Stadt.
why-handled_already = Er hat seit dem letzten Schritt schon einen Koffer genommen oder abgestellt.
why-choose_a_card = Ein Duell ist im Gange: wähle eine Karte.
why-wait_for_answers = Du hast geantwortet; jemand anderes denkt noch nach.
why-card_used = Diese Karte ist verbraucht, oder du hast sie nicht.
why-agent_is_out = Er ist aus dem Spiel.
why-name_the_defender = Nenne zuerst den Verteidiger, gegen den du antrittst.
why-not_among_these = Von gleichen Agenten nennt man den ersten: dieser steht jetzt nicht zur Wahl.
why-claim_or_leave = Nimm zuerst einen der liegen gebliebenen Koffer oder keinen.
why-not_dropped_here = Dieser Koffer blieb nicht in diesem Kampf liegen.
why-name_the_lost = Nenne zuerst die Agenten, die die Bombe trifft.
why-game_over = Das Spiel ist zu Ende.

## The rule behind it.

rule-K1 = Würfeln und Aufdecken ist Sache des Zufalls (K1).
rule-K1-1 = Ein Hauptquartier betritt man nur auf seinen punktierten Linien (K1.1).
rule-K2-2 = Jeder bestimmt geheim, was seine Koffer enthalten (K2.2).
rule-K2-3 = Jeder stellt seine vier Koffer in vier verschiedene Städte (K2.3).
rule-K2-5 = Zu dritt dürfen zwei Spieler je einen Agenten auf den Stützpunkt stellen, der niemandem gehört (K2.5).
rule-K2-6 = Der höchste Wurf beginnt, dann geht es im Uhrzeigersinn (K2.6).
rule-K3-2 = Von den ersten drei Koffern eines Spielers muss mindestens einer ein fremder sein (K3.2).
rule-K4-1 = Jeder Punkt bewegt einen Agenten auf einer Linie, beliebig verteilt; gleiche Agenten werden einmal angeboten (K4.1).
rule-K4-2 = Am Ende eines Zuges dürfen höchstens zwei Agenten einer Farbe in einer Stadt stehen, und ein verlorenes Duell kann ihn sofort beenden (K4.2).
rule-K4-4 = Ein Hauptquartier betritt man nur mit einem Koffer (K4.4).
rule-K5-1 = Ein Agent in einer Stadt darf einen dort stehenden Koffer nehmen, seinen abstellen oder beide tauschen (K5.1).
rule-K5-3 = In einer Stadt nimmt oder stellt jeder Agent zwischen zwei Schritten einmal ab (K5.3).
rule-K6-2 = Beide wählen geheim eine Duellkarte (K6.2).
rule-K6-3 = Eine Duellkarte ist verbraucht, bis alle sieben es sind (K6.3).
rule-K6-4 = Ein besiegter Agent verlässt das Spiel, außer seine Karte war eine 0 (K6.4).
rule-K6-7 = Gegen zwei Verteidiger kämpft man nacheinander; der Angreifer bestimmt die Reihenfolge (K6.7).
rule-K6-8 = Der Sieger darf einen Koffer nehmen, der in diesem Kampf liegen blieb (K6.8).
rule-K7-2 = Eine Bombe kostet die Hälfte der verbliebenen Agenten, aufgerundet (K7.2).
rule-K8-1 = Zehn Geheimnisse im Hauptquartier gewinnen sofort (K8.1).

## What happened, event by event.

event-starts = { $seat } beginnt.
event-outpost = { $seat } schickte einen Agenten auf den Stützpunkt, der niemandem gehört.
event-rolled = { $seat } würfelte { $number } + { $number_2 }.
event-taken = { $seat }: { $agent } nahm { $case } in { $city }.
event-dropped = { $seat }: { $agent } ließ { $case } in { $city }.
event-duel = Duell: { $seat } greift mit { $agent } an, { $seat_2 } verteidigt mit { $agent_2 }.
event-duel_opened-won = { $seat } zeigt { $number }, { $seat_2 } zeigt { $number_2 }: der Angreifer gewinnt.
event-duel_opened-lost = { $seat } zeigt { $number }, { $seat_2 } zeigt { $number_2 }: der Verteidiger gewinnt.
event-cards_back = { $seat } hat wieder alle sieben Duellkarten.
event-beaten-out = { $seat }: { $agent } ist aus dem Spiel.
event-beaten-home = { $seat }: { $agent } entkommt auf seinen Stützpunkt.
event-entered_hq = { $seat }: { $agent } betritt mit { $case } das Hauptquartier.
event-delivered-secrets = { $seat } öffnet { $case }: { $content }!
event-delivered-bomb = { $seat } öffnet { $case }: { FORM($content, case: "indefinite") }!
event-game_over-target = Zehn Geheimnisse sind im Ziel: das Spiel ist zu Ende.
event-game_over-alone = Nur ein Spieler hat noch Agenten.
event-game_over-no_suitcases = Der letzte Koffer ist abgeliefert.
event-game_over-turn_limit = { $turns } Züge sind gespielt: Das ist die Grenze.
event-game_over-decided = Niemand kann mehr zehn Geheimnisse erreichen, auch nicht mit allem, was noch nicht abgeliefert ist: Das Spiel ist entschieden.

## What happened, several events in one sentence.

story-placed = Koffer von { $seat }: { $cases }.
story-case_in = { $letter } in { $city }
story-rolled_to_start = Würfe um den Anfang: { $rolls }.
story-roll = { $seat } { $number }
story-stepped = { $seat } zog { $ways }.
story-way = { $agent } ({ $source } → { $target })
story-way_back = { $agent } ({ $source } und zurück)
story-exchanged = { $seat }: { $agent } nahm { $case } in { $city } und ließ { $case_2 } da.
story-lost = Die Bombe kostet { $seat }: { $agents }.
story-packed = { $letter } { $content }

## How the game ended.

outcome-target = { $seats } gewinnt mit { content-secrets.dative }.
outcome-alone = { $seats } hat als Einziger noch Agenten und gewinnt, mit { content-secrets.dative }.
outcome-no_suitcases = Kein Koffer ist mehr übrig: { $seats } gewinnt mit { content-secrets.dative }.
outcome-no_suitcases-shared = Kein Koffer ist mehr übrig: { $seats } teilen sich den Sieg mit je { content-secrets.dative }.
outcome-turn_limit = { $turns } Züge sind genug: { $seats } gewinnt mit { content-secrets.dative }.
outcome-turn_limit-first = { $turns } Züge sind genug: { $seats } gewinnt und hatte { content-secrets } zuerst.
outcome-turn_limit-shared = { $turns } Züge sind genug: { $seats } teilen sich den Sieg mit je { content-secrets.dative }.
outcome-decided = Niemand konnte mehr zehn Geheimnisse erreichen: { $seats } gewinnt mit { content-secrets.dative }.
outcome-decided-first = Niemand konnte mehr zehn Geheimnisse erreichen: { $seats } gewinnt und hatte { content-secrets } zuerst.

## What the points are made of.

scoring-delivered = { $seat } lieferte { $case } ab: { $content }
scoring-total = { $seat }: { $secrets }

## Panel

panel-ledger = Kofferbuch
panel-duels = Duelle

## Print

print-board = Karte von Europa
print-europe_1985 = Karte von Europa, frühere Fassung
print-sprint = Karte des kurzen Spiels

## Corner

corner-north_west = NW
corner-north_east = NO
corner-south_east = SO
corner-south_west = SW

## Base

base-of = Stützpunkt { $colour }, { $seat }; Agenten dort: { $number }
base-nobody = Stützpunkt { $colour }: gehört niemandem

## Hq

hq-of = Hauptquartier { $colour }, { $seat }: { $number } von 10 Geheimnissen
hq-nobody = Hauptquartier { $colour }: niemand spielt diese Farbe

## Proper names that stand on the board, in this language.

name-Copenhagen = Kopenhagen
name-West_Berlin = West-Berlin
name-East_Berlin = Ost-Berlin
name-London = London
name-Paris = Paris
name-Murmansk = Murmansk
name-Moscow = Moskau
name-Gorky = Gorki
name-Warsaw = Warschau
name-Beirut = Beirut
name-Cairo = Kairo
name-Tripoli = Tripolis
name-Athens = Athen
name-Tbilisi = Tiflis
name-Istanbul = Istanbul
name-Kiev = Kiew
name-Belgrade = Belgrad
name-Vienna = Wien
name-Lisbon = Lissabon
name-Geneva = Genf
name-Algiers = Algier
name-Rome = Rom
name-Zurich = Zürich
name-Hanover = Hannover
name-Gdansk = Danzig
name-Poznan = Posen
name-Budapest = Budapest
name-Prague = Prag
name-Milan = Mailand
name-Strasbourg = Straßburg
name-Venice = Venedig
name-Munich = München

## Dice

dice-rolled = { $seat }: { $one } + { $two } gewürfelt.
dice-none = Noch niemand hat gewürfelt.

## Steps

steps-who = Welcher Agent?
steps-where = Wohin geht { $agent }?
steps-duel = Duell

## Pack

pack-case = Koffer { $letter }
pack-put = { $content } in Koffer { $letter }
pack-hint = Das siehst nur du.
pack-done = So packen
pack-shuffle = Mischen

## Duel

duel-title = Duell
duel-attacker = greift an
duel-defender = verteidigt
duel-waiting = Beide wählen eine Karte …
duel-won = Sieg: { $seat }
duel-choose = Deine Duellkarten
duel-other = { $seat } hat:

## Delivery

delivery-title = { $seat }: am Hauptquartier
delivery-door = Was ist in { $case }?
delivery-total = { $number } von { $goal } Geheimnissen
delivery-bomb = Die Bombe geht hoch!
delivery-lost =
    { $number ->
        [one] { $number } Agent ist verloren.
       *[other] { $number } Agenten sind verloren.
    }

## Cards. Attribute “text”: what a card does.

card-left = Karte { $number }
card-used = Karte { $number }, verbraucht

## Hand

hand-cases = Deine Koffer
hand-cards = Deine Duellkarten

## Secrets

secrets-show = Geheimes zeigen
secrets-cover = Geheimes verdecken

## Ledger

ledger-note = Wo ein Koffer ist, sehen alle. Was darin ist, weiß nur der Besitzer, bis ihn jemand heimbringt.
ledger-case = Koffer
ledger-holds = Inhalt
ledger-where = Wo
ledger-everybody = allen bekannt
ledger-only = bekannt: { $seat }
ledger-secrets = { $number } von { $goal } Geheimnissen
ledger-agents =
    { $number ->
        [one] { $number } Agent
       *[other] { $number } Agenten
    }

## Duels

duels-note = Verbrauchte Karten liegen offen. Nach der siebten sind alle sieben wieder da.
duels-fought = Duelle bisher
duels-none = Noch kein Duell.

## What a player has, in the list of players.

holds-secrets = { $number }/{ $goal }
holds-agents =
    { $number ->
        [one] { $number } Agent
       *[other] { $number } Agenten
    }

## The board in words.

text-seat = { $seat }: { $colour }, Stützpunkt { $point }, Hauptquartier { $goal }; abgelieferte Geheimnisse: { $secrets }.
text-agentsOf = Agenten: { $seat }
text-agent = Agent
text-where = Ort
text-load = Trägt
text-nothing = nichts
text-cases = Koffer
text-cities = Städte
text-city = Stadt
text-inside = Darin
text-lines = Linien nach
text-empty = leer
text-dotted = Hauptquartier { $colour } (gepunktet)
text-pick = Wählen
text-choose = { $name } wählen
text-chosen = Gewählt
text-why = Warum nicht { $name }?

## Where one stands

standing-goal = Ziel: zuerst { $goal } Geheimnisse ins eigene Hauptquartier bringen.
standing-far = Vorn: { $number }.

## The rules page. Attribute “rules”: the ids of the rules that a section is about.

rules-goal =
    In ganz Europa stehen Koffer voller Staatsgeheimnisse. Lass sie von deinen Agenten in dein Hauptquartier tragen. Wer dort zehn Geheimnisse hat, gewinnt sofort.
    Von den ersten drei Koffern, die du ablieferst, muss mindestens einer ein fremder sein; eine Bombe zählt als Koffer. Ein dritter eigener muss also vor der Tür warten, solange kein fremder drin ist. Bis dorthin darfst du ihn tragen, ihn abstellen oder tauschen.
    .title = Worum es geht
    .rules = K3.1, K3.2, K3.3
rules-map = Linien verbinden die Städte; sie gelten in beide Richtungen. In jeder Ecke liegen ein Stützpunkt einer Farbe und das Hauptquartier einer anderen. Deines liegt deinem Stützpunkt schräg gegenüber, und nur die gepunkteten Linien führen hinein.
    .title = Die Karte
    .rules = K1.1, K1.4, K4.5
rules-have = Sieben Agenten, vier Koffer A bis D und sieben Duellkarten: 0, 0, 1, 2, 3, 4, 5. In den Koffern sind 5, 3 und 1 Geheimnis, und in einem liegt eine Bombe. Dazu zwei Würfel mit den Zahlen 0, 1, 1, 2, 2, 3.
    .title = Was jeder hat
    .rules = K1.2, K1.3, K1.5
rules-packing =
    Zuerst bestimmt jeder heimlich, welcher Koffer was enthält. Dann stellen alle ihre vier Koffer in vier verschiedene Städte, verdeckt und zugleich; jede Stadt ist erlaubt. Koffer verschiedener Farben dürfen sich treffen. Danach wird gezeigt, wo alle stehen.
    Alle Agenten beginnen auf dem eigenen Stützpunkt. Der höchste Wurf beginnt, dann im Uhrzeigersinn. Zwei Spieler sitzen sich schräg gegenüber.
    .title = Packen und verstecken
    .rules = K2.1, K2.2, K2.3, K2.4, K2.6, K2.7
rules-outpost =
    Zu dritt hat einer niemanden gegenüber. Die beiden anderen dürfen deshalb vor dem ersten Zug je einen Agenten auf den Stützpunkt stellen, der niemandem gehört. Ein Tisch kann auch ohne diese Regel spielen.
    Wer von dort kam, kehrt wie alle auf den eigenen Stützpunkt zurück.
    .title = Zu dritt
    .rules = K2.5, K2.7
rules-moving =
    Würfle mit beiden Würfeln. Die Summe sind die Schritte, für einen Agenten oder auf mehrere verteilt; je Schritt eine Linie. Schritte dürfen verfallen, und eine 0 gibt keine.
    Am Ende des Zuges dürfen in keiner Stadt drei Agenten einer Farbe stehen; durchgehen darf man. Ein Schritt ist also nur erlaubt, wenn sich das noch einrichten lässt. Stützpunkte verlässt man nur. In ein Hauptquartier geht nur ein Agent seines Besitzers, und nur mit Koffer.
    .title = Ziehen
    .rules = K4.1, K4.2, K4.3, K4.4, K9.1
rules-suitcases =
    Ein Agent in einer Stadt darf einen Koffer nehmen, der dort steht, egal wem er gehört, seinen abstellen oder beide tauschen. Er trägt höchstens einen. Das kostet keinen Schritt und geht auch im Vorbeigehen oder ohne zu ziehen, aber je Agent nur einmal zwischen zwei Schritten und nicht während eines Duells.
    Wo jeder Koffer ist, sehen alle. Was er enthält, weiß nur sein Besitzer.
    .title = Koffer
    .rules = K5.1, K5.2, K5.3
rules-duel =
    Wer eine Stadt mit fremden Agenten betritt, muss anhalten und sich duellieren. Beide wählen verdeckt eine ihrer Duellkarten und zeigen sie. Die höhere gewinnt, bei Gleichstand der Angreifer.
    Beide Karten sind verbraucht, für alle sichtbar. Nach der siebten hat man alle sieben wieder.
    Der Agent des Verlierers scheidet aus. War seine Karte eine 0, kehrt er stattdessen auf seinen Stützpunkt zurück. Auf Stützpunkten gibt es keine Duelle.
    .title = Duelle
    .rules = K6.1, K6.2, K6.3, K6.4, K6.9
rules-fight =
    Verliert der Angreifer, ist der Zug vorbei, alle Schritte verfallen. Gewinnt er, bekommt dieser Agent einen Bonusschritt, und es geht weiter. Bonusschritte gelten bis zum Ende des Zuges, oder bis er abliefert.
    Zwei fremde Agenten trifft man nacheinander, in der Reihenfolge des Angreifers, den zweiten nur nach einem Sieg. Zwei Siege geben zwei Bonusschritte.
    Der Koffer eines Besiegten bleibt in der Stadt. Nach dem letzten Duell darf der Sieger einen nehmen, der dabei fallen gelassen wurde; ein Verteidiger tut es sofort.
    .title = Nach dem Duell
    .rules = K6.5, K6.6, K6.7, K6.8, K9.2, K9.4
rules-delivery = Wer dein Hauptquartier betritt, öffnet den Koffer. Der Inhalt liegt nun offen und zählt für dich. Der Agent kehrt auf den Stützpunkt zurück und darf mit übrigen Schritten wieder ziehen.
    .title = Abliefern
    .rules = K7.1, K9.3
rules-bomb = War es eine Bombe, verlierst du sofort die Hälfte deiner Agenten, aufgerundet: von 7 sind es 4, von 1 ist es 1. Du suchst aus, wen, auch der Träger zählt mit; wird er verschont, kehrt er auf den Stützpunkt zurück. Koffer der Verlorenen bleiben, wo sie waren. Dann geht der Zug weiter.
    .title = Die Bombe
    .rules = K7.2, K7.3
rules-end = Zehn Geheimnisse gewinnen sofort. Wer keine Agenten mehr hat, scheidet aus; die Koffer bleiben im Spiel. Wer als Einziger noch Agenten hat, gewinnt. Das Spiel endet auch sofort, wenn niemand mehr zehn erreichen kann, selbst mit allem, was noch nicht abgeliefert ist, und nach sehr vielen Zügen. Dann gewinnen die meisten Geheimnisse; bei Gleichstand, wer sie zuerst hatte; hat niemand eines, die meisten Agenten.
    .title = Das Ende
    .rules = K8.1, K8.2, K8.3

## Other

you = Du
board-label = Die Karte mit Städten, Koffern und Agenten
points =
    { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }
bonus =
    { $number ->
        [one] { $number } Bonusschritt
       *[other] { $number } Bonusschritte
    }
lose-alike = { $place }, einer von { $number } gleichen
cards-left = Noch übrig: { $numbers }
