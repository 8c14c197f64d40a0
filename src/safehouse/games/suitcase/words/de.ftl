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
case-notPlaced = noch nicht verteilt
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
place-base = Ausgangsbasis { $colour }
place-hq = Hauptquartier
place-out = ausgeschieden
place-hint = Wähle eine Stadt auf dem Spielplan oder aus der Liste.
place-list = Städte von A bis Z

## What may be done: an option in a list.

action-pack = { $contents }
action-place = einen Koffer nach { $city }
action-send = einen Agenten dorthin stellen
action-stay = keinen Agenten dorthin stellen
action-step = { $agent } nach { $city }
action-deliver = { $agent } ins Hauptquartier
action-take = { $agent } nimmt { $case } mit
action-drop = { $agent } legt den Koffer ab
action-end_turn = Zug beenden
action-meet = zuerst Duell gegen { $agent }
action-card = Karte { $number }
action-claim = { $case } mitnehmen
action-leave = nichts mitnehmen
action-lose = { $agent } scheidet aus
action-open_places = die Koffer werden aufgedeckt
action-roll = Würfel: { $number } + { $number_2 }
action-open_duel = die Duellkarten werden aufgedeckt
action-show = der Koffer wird geöffnet

## The same without what the question says already.

short-take = { $case } mitnehmen
short-drop = ablegen
short-deliver = ins Hauptquartier

## Questions to a player.

prompt-packing = Pack die Koffer A bis D: 5, 3 und 1 Geheimnis und die Bombe.
prompt-placing = Koffer { $letter } ({ $content }): Wähle eine Stadt.
prompt-outpost = Einen Agenten auf die freie Ausgangsbasis stellen?
prompt-moving =
    { $points ->
        [0] Kein Schritt mehr. Du darfst noch Koffer mitnehmen oder ablegen.
        [one] Noch 1 Schritt. Wähle einen Agenten.
       *[other] Noch { $points } Schritte. Wähle einen Agenten.
    }
prompt-moving-bonus = Schritte übrig: { $points }, Bonusschritte: { $bonus }. Wähle einen Agenten.
prompt-meeting = { $seat_2 } hat zwei Agenten in { $city }. Wähle das erste Duell.
prompt-attacking = Du greifst { $seat_2 } in { $city } an. Wähle eine Karte; bei Gleichstand gewinnst du.
prompt-defending = { $seat_2 } greift dich in { $city } an. Wähle eine Karte; bei Gleichstand gewinnt der Angriff.
prompt-claiming = Du hast in { $city } gewonnen. Welchen Koffer nimmt dein Agent mit?
prompt-losing =
    { $number ->
        [one] Bombe! Wähle noch { $number } Agenten, der ausscheidet.
       *[other] Bombe! Wähle noch { $number } Agenten, die ausscheiden.
    }
prompt-agent = { $agent } ({ $place }): Wähle eine Stadt oder einen Koffer.

## Why something is not allowed.

why-not_for_players = Das entscheidet der Zufall.
why-no_dotted_line = Von dort führt keine gepunktete Linie in dein Hauptquartier.
why-pack_first = Pack zuerst deine Koffer.
why-place_suitcases_first = Verteile zuerst deine Koffer auf Städte.
why-different_cities = Wähle eine Stadt auf dem Spielplan, in der du noch keinen Koffer hast.
why-decide_on_outpost = Entscheide zuerst, ob du einen Agenten auf die freie Ausgangsbasis stellst.
why-not_your_turn = Du bist nicht dran.
why-foreign_suitcase_first = Bring erst einen gegnerischen Koffer ins Hauptquartier: Von deinen ersten drei dürfen nur zwei eigene sein.
why-move_or_end = Zieh Agenten, nimm Koffer mit, leg sie ab oder beende den Zug.
why-no_points_left = Dieser Agent hat keinen Schritt mehr.
why-no_line = Dorthin führt keine Linie.
why-take_the_equal_agent = Diese Agenten sind gleichwertig: Wähle die kleinste Nummer.
why-three_in_a_city = Am Ende des Zuges wären drei deiner Agenten in einer Stadt; zwei dürfen bleiben.
why-hq_needs_a_suitcase = Dieser Agent trägt keinen Koffer.
why-carries_nothing = Dieser Agent trägt keinen Koffer.
why-not_lying_there = Dieser Koffer ist nicht in der Stadt des Agenten.
why-not_in_a_city = Dieser Agent ist in keiner Stadt.
why-handled_already = Dieser Agent hat seit dem letzten Schritt schon einen Koffer mitgenommen oder abgelegt.
why-choose_a_card = Ein Duell läuft: Wähle eine Karte.
why-wait_for_answers = Du hast geantwortet. Warte auf die anderen.
why-card_used = Diese Karte ist ausgespielt, oder du hast sie nicht.
why-agent_is_out = Dieser Agent ist ausgeschieden.
why-name_the_defender = Wähle zuerst den Verteidiger für das Duell.
why-not_among_these = Diese Agenten sind gleichwertig: Wähle den ersten.
why-claim_or_leave = Nimm zuerst einen der liegen gebliebenen Koffer mit oder keinen.
why-not_dropped_here = Dieser Koffer blieb nicht in diesem Duell liegen.
why-name_the_lost = Wähle zuerst die Agenten, die durch die Bombe ausscheiden.
why-game_over = Die Partie ist beendet.

## The rule behind it.

rule-K1 = Über Würfe und Aufdecken entscheidet der Zufall (K1).
rule-K1-1 = In ein Hauptquartier führen nur gepunktete Linien (K1.1).
rule-K2-2 = Alle bestimmen geheim den Inhalt ihrer Koffer (K2.2).
rule-K2-3 = Alle verteilen ihre vier Koffer auf vier verschiedene Städte (K2.3).
rule-K2-5 = Zu dritt dürfen zwei Personen je einen Agenten auf die freie Ausgangsbasis stellen (K2.5).
rule-K2-6 = Der höchste Wurf beginnt, dann geht es im Uhrzeigersinn (K2.6).
rule-K3-2 = Von deinen ersten drei Koffern muss mindestens einer ein gegnerischer sein (K3.2).
rule-K4-1 = Jeder Schritt zieht einen Agenten auf einer Linie, beliebig verteilt; von gleichwertigen Agenten wird einer angeboten (K4.1).
rule-K4-2 = Am Ende eines Zuges dürfen höchstens zwei Agenten einer Farbe in einer Stadt sein, und ein verlorenes Duell kann den Zug sofort beenden (K4.2).
rule-K4-4 = Ein Agent betritt ein Hauptquartier nur mit einem Koffer (K4.4).
rule-K5-1 = Ein Agent darf in einer Stadt einen Koffer mitnehmen, einen ablegen oder beide tauschen (K5.1).
rule-K5-3 = In einer Stadt darf jeder Agent zwischen zwei Schritten einmal mitnehmen, ablegen oder tauschen (K5.3).
rule-K6-2 = Beide wählen geheim eine Duellkarte (K6.2).
rule-K6-3 = Eine ausgespielte Duellkarte kommt zurück, wenn alle sieben ausgespielt sind (K6.3).
rule-K6-4 = Ein Agent, der ein Duell verliert, scheidet aus, außer bei einer 0 (K6.4).
rule-K6-7 = Zwei Verteidiger duellieren sich nacheinander; wer angreift, bestimmt die Reihenfolge (K6.7).
rule-K6-8 = Wer gewinnt, darf einen Koffer mitnehmen, der in diesem Duell liegen blieb (K6.8).
rule-K7-2 = Durch eine Bombe scheidet die Hälfte der verbliebenen Agenten aus, aufgerundet (K7.2).
rule-K8-1 = Mit zehn Geheimnissen im Hauptquartier gewinnst du sofort (K8.1).

## What happened, event by event.

event-starts = { $seat } beginnt.
event-outpost = { $seat } stellt einen Agenten auf die freie Ausgangsbasis.
event-rolled = { $seat } würfelt { $number } + { $number_2 }.
event-taken = { $seat }: { $agent } nimmt { $case } in { $city } mit.
event-dropped = { $seat }: { $agent } legt { $case } in { $city } ab.
event-duel = Duell: { $seat } greift mit { $agent } an, { $seat_2 } verteidigt mit { $agent_2 }.
event-duel_opened-won = { $seat } zeigt { $number }, { $seat_2 } zeigt { $number_2 }: Der Angriff gewinnt.
event-duel_opened-lost = { $seat } zeigt { $number }, { $seat_2 } zeigt { $number_2 }: Die Verteidigung gewinnt.
event-cards_back = { $seat } hat wieder alle sieben Duellkarten.
event-beaten-out = { $seat }: { $agent } scheidet aus.
event-beaten-home = { $seat }: { $agent } kehrt auf die Ausgangsbasis zurück.
event-entered_hq = { $seat }: { $agent } betritt mit { $case } das Hauptquartier.
event-delivered-secrets = { $seat } öffnet { $case }: { $content }!
event-delivered-bomb = { $seat } öffnet { $case }: { FORM($content, case: "indefinite") }!
event-game_over-target = Zehn Geheimnisse sind im Hauptquartier: Die Partie ist beendet.
event-game_over-alone = Nur noch eine Person hat Agenten.
event-game_over-no_suitcases = Der letzte Koffer ist abgeliefert.
event-game_over-turn_limit = Zuglimit ({ $turns }): Die Partie ist beendet.
event-game_over-decided = Niemand kann mehr zehn Geheimnisse erreichen: Die Partie ist entschieden.

## What happened, several events in one sentence.

story-placed = Koffer von { $seat }: { $cases }.
story-case_in = { $letter } in { $city }
story-rolled_to_start = Würfe um den ersten Zug: { $rolls }.
story-roll = { $seat } { $number }
story-stepped = { $seat } zieht { $ways }.
story-way = { $agent } ({ $source } → { $target })
story-way_back = { $agent } ({ $source } und zurück)
story-exchanged = { $seat }: { $agent } nimmt { $case } in { $city } mit und legt { $case_2 } ab.
story-lost = { $seat } verliert durch die Bombe: { $agents }.
story-packed = { $letter } { $content }

## How the game ended.

outcome-target = { $seats } gewinnt mit { content-secrets.dative }.
outcome-alone = { $seats } gewinnt mit { content-secrets.dative }: Niemand sonst hat noch Agenten.
outcome-no_suitcases = Alle Koffer sind abgeliefert: { $seats } gewinnt mit { content-secrets.dative }.
outcome-no_suitcases-shared = Alle Koffer sind abgeliefert: { $seats } teilen sich den Sieg mit je { content-secrets.dative }.
outcome-turn_limit = Zuglimit ({ $turns }): { $seats } gewinnt mit { content-secrets.dative }.
outcome-turn_limit-first = Zuglimit ({ $turns }): { $seats } gewinnt und hatte zuerst { content-secrets }.
outcome-turn_limit-shared = Zuglimit ({ $turns }): { $seats } teilen sich den Sieg mit je { content-secrets.dative }.
outcome-decided = Niemand kann mehr zehn Geheimnisse erreichen: { $seats } gewinnt mit { content-secrets.dative }.
outcome-decided-first = Niemand kann mehr zehn Geheimnisse erreichen: { $seats } gewinnt und hatte zuerst { content-secrets }.

## What the points are made of.

scoring-delivered = { $seat } liefert { $case } ab: { $content }
scoring-total = { $seat }: { $secrets }

## Panel

panel-ledger = Koffer­übersicht
panel-duels = Duelle

## Print

print-board = Spielplan: Europa
print-europe_1985 = Spielplan: Europa, frühere Version
print-sprint = Spielplan des kurzen Spiels

## Corner

corner-north_west = NW
corner-north_east = NO
corner-south_east = SO
corner-south_west = SW

## Base

base-of = Ausgangsbasis { $colour }, { $seat }; Agenten dort: { $number }
base-nobody = Ausgangsbasis { $colour }: frei

## Hq

hq-of = Hauptquartier { $colour }, { $seat }: { $number } von 10 Geheimnissen
hq-nobody = Hauptquartier { $colour }: Niemand spielt diese Farbe

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

dice-rolled = { $seat } würfelt { $one } + { $two }.
dice-none = Noch nicht gewürfelt.

## Steps

steps-who = Welcher Agent?
steps-where = Wohin geht { $agent }?
steps-duel = Duell

## Pack

pack-case = Koffer { $letter }
pack-put = { $content } in Koffer { $letter }
pack-hint = Nur du siehst das.
pack-done = So packen
pack-shuffle = Mischen

## Duel

duel-title = Duell
duel-attacker = Angriff
duel-defender = Verteidigung
duel-waiting = Beide wählen eine Karte …
duel-won = { $seat } gewinnt
duel-choose = Deine Duellkarten
duel-other = { $seat } hat:

## Delivery

delivery-title = { $seat }: am Hauptquartier
delivery-door = Was ist in { $case }?
delivery-total = { $number } von { $goal } Geheimnissen
delivery-bomb = Die Bombe geht hoch!
delivery-lost =
    { $number ->
        [one] { $number } Agent scheidet aus.
       *[other] { $number } Agenten scheiden aus.
    }

## Cards. Attribute “text”: what a card does.

card-left = Karte { $number }
card-used = Karte { $number }, ausgespielt

## Hand

hand-cases = Deine Koffer
hand-cards = Deine Duellkarten

## Secrets

secrets-show = Geheimes zeigen
secrets-cover = Geheimes verdecken

## The suitcase list

ledger-note = Alle sehen, wo ein Koffer ist. Was darin ist, weiß nur die Person, der er gehört, bis ihn jemand abliefert.
ledger-case = Koffer
ledger-holds = Inhalt
ledger-where = Wo
ledger-everybody = allen bekannt
ledger-only = kennt nur: { $seat }
ledger-secrets = { $number } von { $goal } Geheimnissen
ledger-agents =
    { $number ->
        [one] { $number } Agent
       *[other] { $number } Agenten
    }

## Duels

duels-note = Ausgespielte Karten liegen offen. Nach der siebten kommen alle sieben zurück.
duels-fought = Duelle bisher
duels-none = Noch kein Duell.

## What a player has, in the list of players.

holds-secrets = { $number }/{ $goal }
holds-agents =
    { $number ->
        [one] { $number } Agent
       *[other] { $number } Agenten
    }

## The text view of the board.

text-seat = { $seat }: { $colour }, Ausgangsbasis { $point }, Hauptquartier { $goal }; abgelieferte Geheimnisse: { $secrets }.
text-agentsOf = Agenten: { $seat }
text-agent = Agent
text-where = Ort
text-load = Trägt
text-nothing = nichts
text-cases = Koffer
text-cities = Städte
text-city = Stadt
text-inside = Dort
text-lines = Linien nach
text-empty = leer
text-dotted = Hauptquartier { $colour } (gepunktet)
text-pick = Wählen
text-choose = { $name } wählen
text-chosen = Gewählt
text-why = Warum nicht { $name }?

## Where one stands

standing-goal = Ziel: zuerst { $goal } Geheimnisse ins Hauptquartier bringen.
standing-far = Höchststand: { $number }.

## The rules page. Attribute “rules”: the ids of the rules that a section is about.

rules-goal =
    Über ganz Europa sind Koffer voller Staatsgeheimnisse verteilt. Deine Agenten tragen sie in dein Hauptquartier. Wer dort zuerst zehn Geheimnisse hat, gewinnt sofort.
    Von den ersten drei Koffern, die du ablieferst, muss mindestens einer ein gegnerischer sein; eine Bombe zählt als Koffer. Nach zwei eigenen muss ein dritter also warten, bis du einen gegnerischen abgeliefert hast. Bis dahin darfst du ihn tragen, ablegen oder tauschen.
    .title = Das Ziel
    .rules = K3.1, K3.2, K3.3
rules-map = Linien verbinden die Städte; du darfst sie in beide Richtungen gehen. In jeder Ecke liegen eine Ausgangsbasis einer Farbe und das Hauptquartier einer anderen. Deines liegt deiner Ausgangsbasis schräg gegenüber, und nur die gepunkteten Linien führen hinein.
    .title = Der Spielplan
    .rules = K1.1, K1.4, K4.5
rules-have = Sieben Agenten, vier Koffer A bis D und sieben Duellkarten: 0, 0, 1, 2, 3, 4, 5. In den Koffern sind 5, 3 und 1 Geheimnis, und in einem ist eine Bombe. Dazu kommen zwei Würfel mit den Zahlen 0, 1, 1, 2, 2, 3.
    .title = Was alle haben
    .rules = K1.2, K1.3, K1.5
rules-packing =
    Zuerst bestimmen alle geheim, welcher Koffer was enthält. Dann verteilen alle ihre vier Koffer auf vier verschiedene Städte, verdeckt und zugleich; jede Stadt ist erlaubt. Koffer verschiedener Farben dürfen in derselben Stadt sein. Danach sehen alle, wo sie sind.
    Alle Agenten beginnen auf der eigenen Ausgangsbasis. Der höchste Wurf beginnt, dann geht es im Uhrzeigersinn. Zu zweit sitzt ihr euch schräg gegenüber.
    .title = Packen und verteilen
    .rules = K2.1, K2.2, K2.3, K2.4, K2.6, K2.7
rules-outpost =
    Zu dritt hat eine Person niemanden gegenüber. Die beiden anderen dürfen deshalb vor dem ersten Zug je einen Agenten auf die freie Ausgangsbasis stellen. Ein Tisch kann auch ohne diese Regel spielen.
    Ein solcher Agent kehrt wie alle auf die eigene Ausgangsbasis zurück.
    .title = Zu dritt
    .rules = K2.5, K2.7
rules-moving =
    Würfle mit beiden Würfeln. Die Summe ist die Zahl deiner Schritte, für einen Agenten oder für mehrere; jeder Schritt ist eine Linie. Schritte dürfen verfallen, und eine 0 gibt keine.
    Am Ende eines Zuges dürfen in keiner Stadt drei Agenten einer Farbe sein; durchgehen ist erlaubt. Ein Schritt ist also nur erlaubt, wenn du das noch einhalten kannst. Agenten verlassen eine Ausgangsbasis, betreten sie aber nie mit Schritten. Ein Hauptquartier betreten nur die Agenten der Person, der es gehört, und nur mit Koffer.
    .title = Ziehen
    .rules = K4.1, K4.2, K4.3, K4.4, K9.1
rules-suitcases =
    Ein Agent in einer Stadt darf einen Koffer mitnehmen, der dort ist, egal wem er gehört, den eigenen ablegen oder beide tauschen. Ein Agent trägt höchstens einen Koffer. Das kostet keinen Schritt und geht auch im Vorbeigehen oder ohne zu ziehen, aber je Agent nur einmal zwischen zwei Schritten und nicht während eines Duells.
    Alle sehen, wo jeder Koffer ist. Was darin ist, weiß nur die Person, der er gehört.
    .title = Koffer
    .rules = K5.1, K5.2, K5.3
rules-duel =
    Betritt ein Agent eine Stadt mit gegnerischen Agenten, muss er anhalten, und es kommt zum Duell. Beide wählen geheim eine ihrer Duellkarten und decken sie auf. Die höhere gewinnt, bei Gleichstand der Angriff.
    Beide Karten sind ausgespielt, für alle sichtbar. Nach der siebten hast du wieder alle sieben.
    Der unterlegene Agent scheidet aus. Bei einer 0 kehrt er stattdessen auf die Ausgangsbasis zurück. Auf Ausgangsbasen gibt es keine Duelle.
    .title = Duelle
    .rules = K6.1, K6.2, K6.3, K6.4, K6.9
rules-fight =
    Verliert der Angriff, endet der Zug, und alle Schritte verfallen. Gewinnt er, bekommt dieser Agent einen Bonusschritt, und es geht weiter. Bonusschritte verfallen am Ende des Zuges oder wenn der Agent abliefert.
    Gegen zwei gegnerische Agenten gibt es zwei Duelle nacheinander, das zweite nur nach einem Sieg; wer angreift, bestimmt die Reihenfolge. Zwei Siege geben zwei Bonusschritte.
    Der Koffer des unterlegenen Agenten bleibt in der Stadt. Wer gewonnen hat, darf nach dem letzten Duell einen liegen gebliebenen Koffer mitnehmen; wer verteidigt, tut es sofort.
    .title = Nach dem Duell
    .rules = K6.5, K6.6, K6.7, K6.8, K9.2, K9.4
rules-delivery = Betritt dein Agent dein Hauptquartier, wird der Koffer geöffnet. Alle sehen den Inhalt, und er zählt für dich. Der Agent kehrt auf die Ausgangsbasis zurück und darf mit übrigen Schritten wieder ziehen.
    .title = Abliefern
    .rules = K7.1, K9.3
rules-bomb = Bei einer Bombe scheidet sofort die Hälfte deiner Agenten aus, aufgerundet: 4 von 7, 1 von 1. Du wählst, welche; auch der Agent mit der Bombe zählt, und bleibt er, kehrt er auf die Ausgangsbasis zurück. Die Koffer der ausgeschiedenen Agenten bleiben, wo sie sind. Dann geht der Zug weiter.
    .title = Die Bombe
    .rules = K7.2, K7.3
rules-end = Mit zehn Geheimnissen gewinnst du sofort. Wer keine Agenten mehr hat, scheidet aus; die Koffer bleiben im Spiel. Hat sonst niemand mehr Agenten, gewinnst du. Das Spiel endet auch, wenn niemand mehr zehn erreichen kann, selbst mit allem, was noch nicht abgeliefert ist, und beim Zuglimit. Dann gewinnt, wer die meisten Geheimnisse hat; bei Gleichstand, wer sie zuerst hatte; hat niemand eines, wer die meisten Agenten hat.
    .title = Spielende
    .rules = K8.1, K8.2, K8.3

## Other

you = Du
board-label = Der Spielplan mit Städten, Koffern und Agenten
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
lose-alike = { $place }, einer von { $number } gleichwertigen
cards-left = Noch auf der Hand: { $numbers }
