### Vienna: all texts of the game, for the terminal and the browser.

## Attributes: “count” with a number, “brief” where there is no room.

bribe-chocolate = Schoko­lade
    .count = { $number } Schokolade
    .brief = Sc
bribe-wine = Wein
    .count = { $number } Wein
    .brief = We
bribe-magazine = Illus­trierte
    .count = { $number } Illustrierte
    .brief = Il
bribe-coffee = Kaffee
    .count = { $number } Kaffee
    .brief = Ka
bribe-tobacco = Tabak
    .count = { $number } Tabak
    .brief = Ta

## Info

info-bottle = Glas­kolben
    .count = { $number } Glaskolben
    .brief = G
info-pistol = Pistole
    .count =
        { $number ->
            [one] { $number } Pistole
           *[other] { $number } Pistolen
        }
    .brief = P
info-briefcase = Akten­koffer
    .count = { $number } Aktenkoffer
    .brief = A
info-microfilm = Mikrofilm
    .count =
        { $number ->
            [one] { $number } Mikrofilm
           *[other] { $number } Mikrofilme
        }
    .brief = M
info-slide = Dia
    .count =
        { $number ->
            [one] { $number } Dia
           *[other] { $number } Dias
        }
    .brief = D

## Seal

seal-administration = Verwal­tung
    .count = { $number } Verwaltung
    .brief = Ve
seal-science = Wissen­schaft
    .count = { $number } Wissenschaft
    .brief = Wi
seal-religion = Religion
    .count = { $number } Religion
    .brief = Re
seal-culture = Kultur
    .count = { $number } Kultur
    .brief = Ku
seal-nobility = Adel
    .count = { $number } Adel
    .brief = Ad

## Colour

colour-purple = Violett
colour-pink = Rosa
colour-orange = Orange
colour-brown = Braun
colour-grey = Grau

## Flag

flag-usa = USA
    .brief = US
    .genitive = der USA
flag-ussr = UdSSR
    .brief = SU
    .genitive = der UdSSR
flag-france = Frankreich
    .brief = FR
    .genitive = Frankreichs
flag-great_britain = Groß­britannien
    .brief = GB
    .genitive = Groß­britanniens
flag-austria = Österreich
    .brief = AT
    .genitive = Österreichs

## Source

source-building = { $building }
    .from = von: { $building }
source-supply = Vorrat
    .from = aus dem Vorrat
source-figure = Feld-Agent

## Bonus

bonus-bribe = ein beliebiges Bestechungsmittel
bonus-marker = beliebigen Anzeiger 1 Feld vorrücken
bonus-different_bribes = verschiedene Bestechungsmittel, so viele, wie Personen mitspielen
bonus-alike = { $number } gleiche Bestechungsmittel
bonus-push = Anzeiger { $info } 2 Felder vorrücken
bonus-cards = 2 Karten für die nächste Runde

## Thing

thing-agent = Agent
    .text = Ein Agent mehr für deinen Vorrat, { $price }. Insgesamt kannst du drei anwerben.
thing-telephone = Telefon
    .text = Zieh jede Runde 4 Karten statt 3 und leg eine ab, { $price }.
thing-map = Wegeskizze
    .text = Von nun an zählen deine Bestechungsmittel bei Einkäufen und an Zahltagen wie Schilling, { $price }.
thing-cash_box = Geldkassette
    .text = Fasst bis zu 12 Schilling von dem, was du bekommst. Du kannst sie nicht ausgeben; am Ende zählt jeder 2 Punkte. Jeder erfüllte Auftrag legt 1 dazu; { $price }.
thing-seal = Siegel
    .text = 3 Punkte zusätzlich für jeden Auftrag, den du erfüllst, { $price }.
thing-side_table = Beistelltisch
    .text = Eine vierte Schublade und ein viertes Auftragsfeld, { $price }.

## Figure

figure-hamburg = Hamburg
    .text = Erfüllte Aufträge, die Geld bringen, bringen 1 Schilling mehr. Auf einem Gebäude mit dem Siegel Adel kostet der Feld-Agent höchstens 1 Bestechungsmittel.
figure-amsterdam = Amsterdam
    .text = Gibt dir Aktion II Kaffee, nimm 1 mehr. Ist der Feld-Agent auf dem Spielplan, darf in jedem Auftrag 1 Kaffee als anderes Bestechungsmittel zählen.
figure-new_york = New York City
    .text = Aufträge der USA brauchen 1 Bestechungsmittel weniger und bringen 1 Punkt mehr. Auf einem Gebäude der USA kostet der Feld-Agent höchstens 1 Bestechungsmittel.
figure-marrakesh = Marrakesh
    .text = Jeder angenommene Auftrag bringt 1 Schilling mehr. Setzt du nebenan einen anderen Agenten ein, darf der Feld-Agent auf ein Nachbargebäude weitergehen.

## Due

due-purchase = Einkauf: Alle dürfen eine Sache kaufen
due-payday = Zahltag: Jeder Agent auf dem Spielplan kostet 1 Schilling
due-farewell = Jeder unerfüllte Auftrag kostet einen Agenten

## What a card does in a drawer. Attribute “brief”: the same on a desk.

ability-bribe_more = Erhältst du in Aktion { $action } { $x }, nimm 1 { $x } mehr.
    .brief = { $action } { $x }: +1 { $x }
ability-bribe_points = Erhältst du in Aktion { $action } { $x }, gibt es 2 Punkte.
    .brief = { $action } { $x }: 2 Punkte
ability-bribe_marker = Erhältst du in Aktion { $action } { $x }, rück einen beliebigen Anzeiger 1 Feld vor.
    .brief = { $action } { $x }: Anzeiger +1
ability-colour_bribe = Agent in Aktion { $action } auf einem Gebäude in { $x }: Nimm 1 beliebiges Bestechungsmittel.
    .brief = { $action } { $x }: 1 Beste­chungs­mittel
ability-colour_points = Agent in Aktion { $action } auf einem Gebäude in { $x }: 3 Punkte.
    .brief = { $action } { $x }: 3 Punkte
ability-colour_marker = Agent in Aktion { $action } auf einem Gebäude in { $x }: Rück einen beliebigen Anzeiger 1 Feld vor.
    .brief = { $action } { $x }: Anzeiger +1
ability-flag_discount = Agent in Aktion { $action } auf einem Gebäude mit der Flagge { FORM($x, case: "genitive") }: Zahl 1 Bestechungsmittel weniger.
    .brief = { $action } { $x }: 1 weniger zahlen
ability-flag_bribe = Agent in Aktion { $action } auf einem Gebäude mit der Flagge { FORM($x, case: "genitive") }: Nimm 1 beliebiges Bestechungsmittel.
    .brief = { $action } { $x }: 1 Beste­chungs­mittel
ability-flag_points = Agent in Aktion { $action } auf einem Gebäude mit der Flagge { FORM($x, case: "genitive") }: 3 Punkte.
    .brief = { $action } { $x }: 3 Punkte
ability-flag_marker = Agent in Aktion { $action } auf einem Gebäude mit der Flagge { FORM($x, case: "genitive") }: Rück einen beliebigen Anzeiger 1 Feld vor.
    .brief = { $action } { $x }: Anzeiger +1
ability-marker_bribe = Rückt deine Aktion { $action } den Anzeiger { $x } vor, nimm 1 beliebiges Bestechungsmittel.
    .brief = { $action } { $x }: 1 Beste­chungs­mittel
ability-marker_points = Rückt deine Aktion { $action } den Anzeiger { $x } vor, gibt es 2 Punkte.
    .brief = { $action } { $x }: 2 Punkte
ability-foreign_bribes = Agent in Aktion { $action } auf einem Gebäude mit fremden Agenten: Nimm { $x }.
    .brief = { $action } fremde Agenten: { $x }
ability-foreign_points = Agent in Aktion { $action } auf einem Gebäude mit fremden Agenten: 5 Punkte.
    .brief = { $action } fremde Agenten: 5 Punkte
ability-seal_discount = Agent in Aktion { $action } auf einem Gebäude mit dem Siegel { $x }: Zahl 1 Bestechungsmittel weniger.
    .brief = { $action } { $x }: 1 weniger zahlen
ability-seal_bribe = Agent in Aktion { $action } auf einem Gebäude mit dem Siegel { $x }: Nimm 1 beliebiges Bestechungsmittel.
    .brief = { $action } { $x }: 1 Beste­chungs­mittel
ability-seal_points = Agent in Aktion { $action } auf einem Gebäude mit dem Siegel { $x }: 3 Punkte.
    .brief = { $action } { $x }: 3 Punkte
ability-seal_marker = Agent in Aktion { $action } auf einem Gebäude mit dem Siegel { $x }: Rück einen beliebigen Anzeiger 1 Feld vor.
    .brief = { $action } { $x }: Anzeiger +1
ability-foreign_discount = Agent in Aktion { $action } auf einem Gebäude mit fremden Agenten: Zahl 1 Bestechungsmittel weniger.
    .brief = { $action } fremde Agenten: 1 weniger zahlen
ability-foreign_cards = Agent in Aktion { $action } auf einem Gebäude mit fremden Agenten: Zieh jetzt 2 Karten für die nächste Runde.
    .brief = { $action } fremde Agenten: 2 Karten
ability-info_bribes = Für jede Info { $x } aus Aktion { $action }: so viele verschiedene Bestechungsmittel, wie Personen mitspielen.
    .brief = { $action } Info { $x }: ver­schiedene Beste­chungs­mittel
ability-info_points = Für jede Info { $x } aus Aktion { $action }: 8 Punkte.
    .brief = { $action } Info { $x }: 8 Punkte
ability-info_marker = Für jede Info { $x } aus Aktion { $action }: Rück den Anzeiger { $x } 2 Felder vor.
    .brief = { $action } Info { $x }: ihr Anzeiger +2
ability-bribe_joker = In Aktion { $action } zahlt { $x } für Gebäude jeder Farbe.
    .brief = { $action } { $x } zahlt für alle
ability-marker_joker = Zeigt deine Karte für Aktion { $action } { $x }, darfst du stattdessen einen anderen Anzeiger vorrücken.
    .brief = { $action } { $x }: anderer Anzeiger
ability-new_info_points = Für jede Info einer neuen Art aus Aktion { $action }: 5 Punkte.
    .brief = { $action } neue Art Info: 5 Punkte
ability-square_bribes = Für jede Info von einem { $x }er-Platz in Aktion { $action }: { $x } gleiche Bestechungsmittel.
    .brief = { $action } { $x }er-Platz: { $x } gleiche
ability-any_info_bribe = Für jede Info aus Aktion { $action }: 1 beliebiges Bestechungsmittel.
    .brief = { $action } jede Info: 1 Beste­chungs­mittel

## Cards. Attribute “text”: what a card does.

card-drawer = { $ability }
card-whole = { $bribe }/{ $info } ({ $ability })
card-bribe = { $bribe }
card-info = { $info }
card-label = Karte { $number }. Aktion I: { $ability } Aktion II: { $bribe }. Aktion IV: { $info }.
card-used = Aktion { $action } zugeordnet.

## Mission

mission = { $id } { $flag }
mission-whole = { $mission } ({ $needs }: { $reward })
mission-fulfil = Einen Auftrag erfüllen:
mission-accept = Oder einen vom Spielplan annehmen:

## Needs

needs-seals = Agenten auf { $shown }
needs-bribes = { $shown } besitzen
needs-building = ein Agent auf Gebäude { $letter }, { $building }
needs-infos = { $shown } besitzen

## Options of a table.

option-version = Version
option-version-starter = Einstiegsversion
option-version-full = Vollversion
option-flags = Flaggen
option-flags-printed = wie gedruckt
option-flags-random = zufällig verteilt
option-third_man = der dritte Mann
option-third_man-no = nein
option-third_man-yes = ja
option-feld_agents = Feld-Agenten
option-feld_agents-no = nein
option-feld_agents-yes = ja
option-figures = welcher Feld-Agent
option-figures-choose = zur Wahl
option-figures-deal = ausgelost
option-start = wer beginnt
option-start-random = zufällig

## What may be done: an option in a list.

action-pass = nichts
action-assign = Karte zuordnen: { $card }
action-drawer = in Schublade { $slot }
action-take = kein Agent, { $bribes } nehmen
action-earn = kein Agent, 2 Schilling nehmen
action-place = einen Agenten auf { FORM($building, case: "dative") } einsetzen
action-from = der Agent kommt von: { $source }
action-pay = { $means } zahlen
action-fire = zuerst: { $bonus }
action-gift = { $bribes } nehmen
action-mark = Anzeiger { $info } vorrücken
action-draw_two = 2 Karten für die nächste Runde ziehen
action-surround = { $square } mit Hilfe des dritten Mannes nehmen
action-walk = gehen: { $building }
action-fulfil = erfüllen: { $mission }
action-accept = annehmen: { $mission }
action-box = { $shillings } in die Geldkassette
action-lead = { $colour } wählen
action-buy = kaufen: { $thing }
action-remove = Agenten zurücknehmen: { $building }
action-flag = Flagge: { $flag }
action-tile = Info: { $info }
action-info = erste Info: { $info }
action-colour = Feld-Agent: { $colour }
action-mission = gezogener Auftrag: { $mission }
action-start = { $seat } beginnt
action-card = gezogene Karte: { $card }
action-open_rest = die übrigen Karten werden abgelegt
action-show = die Karte wird aufgedeckt

## The same without what the question says already.

short-building = { $building }
short-card = { $bribe }/{ $info }
short-fulfil = { $mission } erfüllen
short-accept = { $mission } annehmen
short-place = { $building } ({ $cost })
short-drawer = Schublade { $number }, statt { $card }
short-drawer-free = Schublade { $number } (frei)
short-coins = den Rest in Schilling

## Questions to a player.

prompt-storing = Aktion I: Wähle eine Schublade ({ $card }).
prompt-acting = Aktion III: Setz einen Agenten ein, oder nimm 2 gleiche Bestechungsmittel.
prompt-sourcing = { $building }: Woher kommt der Agent?
prompt-paying = { $building }: Womit bezahlst du? Noch zu zahlen: { $number }.
prompt-surrounding = Wähle den Platz, bei dem der dritte Mann hilft. Das gibt 1 Punkt weniger.
prompt-firing = Mehrere Fähigkeiten wirken. Wähle die erste.
prompt-swerving = Aktion IV: Wähle einen Anzeiger.
prompt-third_walking = Wähle, wohin der dritte Mann geht.
prompt-figure_walking = Wähle, wohin dein Feld-Agent geht.
prompt-commissioning = { $building }: Erfüll Aufträge, oder nimm einen an.
prompt-boxing = Du bekommst { $shillings }: Wie viel kommt in die Geldkassette?
prompt-leading = Wähle deinen Feld-Agenten.
prompt-buying = Einkauf: Was kaufst du?
prompt-settling = Zahltag. Unbezahlte Agenten: { $number }. Einen mit einem Bestechungsmittel bezahlen oder den Rest in Schilling?
prompt-removing = Zahltag. Unbezahlte Agenten: { $number }. Wähle, welcher Agent in den Vorrat zurückgeht.
prompt-posting = Wähle ein violettes Gebäude für den dritten Mann.
prompt-assigning-1 = Aktion I: Wähle eine Karte für eine Schublade.
prompt-assigning-2 = Aktion II: Wähle eine Karte für ihr Bestechungsmittel.
prompt-assigning-3 = Aktion IV: Wähle eine Karte für ihren Anzeiger.
prompt-acting-full = Aktion III: Setz einen Agenten ein, oder nimm 2 gleiche Bestechungsmittel oder 2 Schilling.
prompt-paying-thing = { $thing }: Womit bezahlst du? Noch zu zahlen: { $number }.
prompt-commissioning-more = { $building }: Noch einen Auftrag erfüllen?
prompt-farewell =
    { $number ->
        [one] Unerfüllter Auftrag: Wähle { $number } Agenten, der den Spielplan verlässt.
       *[other] Unerfüllte Aufträge: Wähle { $number } Agenten, die den Spielplan verlassen.
    }
prompt-choosing-bribes =
    { $number ->
        [one] Eine Fähigkeit gibt dir ein Bestechungsmittel. Wähle es.
       *[other] Fähigkeiten geben dir { $number } Bestechungsmittel. Wähle das nächste.
    }
prompt-choosing-markers =
    { $number ->
        [one] Eine Fähigkeit rückt einen Anzeiger vor. Wähle ihn.
       *[other] Fähigkeiten rücken { $number }-mal einen Anzeiger vor. Wähle den nächsten.
    }
prompt-choosing-different =
    { $number ->
        [one] Wähle noch ein anderes Bestechungsmittel.
       *[other] Eine Fähigkeit gibt dir { $number } verschiedene Bestechungsmittel. Wähle das nächste.
    }
prompt-choosing-alike = Eine Fähigkeit gibt dir { $number } gleiche Bestechungsmittel. Wähle die Art.
prompt-choosing-push = Anzeiger { $info } 2 Felder vorrücken?
prompt-choosing-cards = 2 Karten für die nächste Runde ziehen?

## Phase

phase-setup = Aufbau
phase-cards = Kartenphase
phase-action_1 = Aktion I
phase-action_2 = Aktion II
phase-action_3 = Aktion III
phase-action_4 = Aktion IV
phase-purchase = Einkauf
phase-payday = Zahltag
phase-farewell = unerfüllte Aufträge
phase-over = Spielende

## Why something is not allowed.

why-not_for_players = Das entscheidet der Zufall.
why-assign_a_card = Ordne jetzt den Aktionen I, II und IV Karten zu.
why-wait_for_answers = Du hast deine Karten zugeordnet. Warte auf die anderen.
why-not_in_your_hand = Diese Karte hast du nicht auf der Hand.
why-not_your_turn = Du bist nicht dran.
why-answer_the_ability = Entscheide zuerst über die Fähigkeit.
why-not_what_the_ability_gives = Das gibt die Fähigkeit jetzt nicht.
why-choose_a_drawer = Wähle zuerst eine Schublade für die Karte.
why-three_drawers = Du hast drei Schubladen; die vierte bringt der Beistelltisch.
why-replace_its_like = Diese Fähigkeit hast du schon: Die Karte muss die Karte mit dieser Fähigkeit ersetzen.
why-first_free_drawer = Freie Schubladen werden von links gefüllt.
why-agent_or_bribes = Setz jetzt einen Agenten ein, oder nimm Bestechungsmittel oder Geld.
why-where_from = Wähle zuerst, woher der Agent kommt.
why-own_agent_there = Dort steht schon ein Agent von dir.
why-supply_is_empty = In deinem Vorrat ist kein Agent.
why-no_own_agent_there = Dort hast du keinen Agenten.
why-pay_first = Bezahle zuerst.
why-cannot_pay = Dir fehlen die Bestechungsmittel für dieses Gebäude.
why-does_not_pay_for_it = Damit kannst du hier nicht (mehr) zahlen.
why-money_in_the_full_version = Geld gibt es nur in der Vollversion.
why-which_ability = Wähle zuerst, welche Fähigkeit als Nächstes kommt.
why-not_among_these = Das kannst du hier nicht wählen.
why-which_marker = Wähle zuerst einen Anzeiger.
why-game_over = Die Partie ist beendet.
why-choose_a_figure = Wähle zuerst deinen Feld-Agenten.
why-figure_taken = Jemand anderes hat diesen Feld-Agenten schon.
why-buy_or_pass = Kauf jetzt eine Sache oder nichts.
why-no_room_in_the_box = So viel bekommst du nicht, oder es passt nicht in die Geldkassette.
why-cannot_buy_it = Das hast du schon, oder du kannst es nicht bezahlen.
why-pay_your_agents = Bezahle zuerst deine Agenten.
why-who_goes = Wähle zuerst, welche Agenten gehen.
why-into_the_box = Wähle zuerst, wie viel in die Geldkassette kommt.
why-missions_now = Erfüll jetzt Aufträge, oder nimm einen an.
why-not_your_mission = Dieser Auftrag liegt nicht auf deinem Schreibtisch.
why-not_on_the_board = Dieser Auftrag liegt nicht auf dem Spielplan.
why-another_flag = Dieser Auftrag hat eine andere Flagge als das Gebäude.
why-no_field_free = Alle deine Auftragsfelder sind belegt.
why-fulfil_or_accept = Du hast in dieser Aktion einen Auftrag erfüllt, also kannst du keinen annehmen.
why-not_fulfilled = Du erfüllst noch nicht alle Bedingungen dieses Auftrags.
why-purple_building = Wähle zuerst ein violettes Gebäude für den dritten Mann.
why-third_man_walks = Der dritte Mann geht zuerst weiter.
why-use_the_third_man = Entscheide zuerst, ob der dritte Mann hilft.
why-figure_not_ready = Du kannst den Feld-Agenten einsetzen, sobald fünf andere deiner Agenten auf dem Spielplan sind, und nur, wenn er noch nicht dort ist.
why-figure_walks = Entscheide zuerst, ob dein Feld-Agent geht.

## The rule behind it.

rule-V1 = Über Verteilen, Ziehen und Aufdecken entscheidet der Zufall (V1).
rule-V3-1 = Alle ordnen verdeckt je eine Karte den Aktionen I, II und IV zu (V3.1).
rule-V3-2 = Ab dem Stadtwappen führen alle im Uhrzeigersinn ihre vier Aktionen aus (V3.2).
rule-V3-6 = Bei Fähigkeiten mit einer Wahl (Bestechungsmittel, Anzeiger, Karten) wirst du nacheinander gefragt (V3.6).
rule-V4-1 = Die Karte der Aktion I kommt offen in eine von drei Schubladen, mit Beistelltisch vier (V4.1).
rule-V4-2 = Dieselbe Fähigkeit liegt nie zweimal in deinen Schubladen (V4.2).
rule-V4-3 = Eine freie Schublade darf gefüllt oder eine Karte ersetzt werden (V4.3).
rule-V6-1 = Ein Agent aus dem Vorrat oder von einem anderen Gebäude kommt auf eines ohne eigenen Agenten (V6.1).
rule-V6-2 = Ein Agent kostet 2 Bestechungsmittel in der Farbe des Gebäudes, weniger die Nachlässe der Fähigkeiten (V6.2).
rule-V6-3 = Setzt du keinen Agenten ein, nimmst du 2 gleiche Bestechungsmittel, in der Vollversion auch 2 Schilling (V6.3).
rule-V6-5 = Deine Fähigkeiten führst du in beliebiger Reihenfolge aus (V6.5).
rule-V7-1 = Der Anzeiger auf der Karte der Aktion IV rückt 1 Feld vor (V7.1).
rule-V8-1 = Die Schlusswertung beendet das Spiel (V8.1).
rule-V10-2 = Beim Einkauf dürfen alle eine Sache kaufen und zahlen sofort (V10.2).
rule-V10-3 = Am Zahltag kostet jeder Agent 1 Schilling; unbezahlte gehen in den Vorrat (V10.3).
rule-V10-5 = Geld darf nur in die Geldkassette, wenn du es bekommst (V10.5).
rule-V11-1 = Nach dem Einsetzen erfüllst du Aufträge mit der Flagge des Gebäudes oder nimmst einen an, nie beides (V11.1).
rule-V11-3 = Bestechungsmittel und Infos musst du besitzen; Siegel und Buchstaben brauchen deine Agenten auf den Gebäuden (V11.3).
rule-V14-1 = Der dritte Mann beginnt auf einem violetten Gebäude (V14.1).
rule-V14-2 = Der dritte Mann geht dorthin, wo die meisten Straßen zu Infos führen; bei Gleichstand wählst du (V14.2).
rule-V14-3 = Der dritte Mann darf helfen, einen Platz zu umschließen (V14.3).
rule-V15-1 = Für das erste Einsetzen des Feld-Agenten brauchst du fünf andere Agenten auf dem Spielplan (V15.1).
rule-V15-6 = Der Agent Marrakesh darf auf ein Nachbargebäude gehen, auf dem du keinen Agenten hast (V15.6).

## What happened, event by event.

event-flag = { $building } bekommt die Flagge { FORM($flag, case: "genitive") }.
event-tile = { $square } bekommt eine Info: { $info }.
event-starts = { $seat } hat das Stadtwappen und beginnt.
event-round = Neue Runde. { $seat } hat das Stadtwappen.
event-last_round = Letzte Runde. { $seat } hat das Stadtwappen.
event-reshuffled = Der Zugstapel ist leer; der Ablagestapel wird gemischt.
event-turn = — { $seat } —
event-third_man = Der dritte Mann steht jetzt auf { FORM($building, case: "dative") }.
event-due = { $due }.
event-final = Schlusswertung: { $seat } +{ $number }, gesamt { $number_2 }.

## What happened, several events in one sentence.

story-flag = Flaggen werden auf { $number } Gebäude verteilt.
story-tile = Infos werden auf { $number } Plätze verteilt.
story-first_info = Erste Infos: { $entries }.
story-colour = Feld-Agenten: { $entries }.
story-offered = Neu ausgelegt: { $missions }.
story-by_seat = { $seat } { $thing }
story-drew = Gezogene Karten: { $entries }.
story-drew-seen = { $seat }, du ziehst: { $cards }.
story-discarded = { $seat } legt ab: { $cards }.
story-showed-1 = Aktion I: { $seat } zeigt { $card }.
story-showed-2 = Aktion II: { $seat } zeigt { $card }.
story-showed-3 = Aktion IV: { $seat } zeigt { $card }.
story-stored = { $seat } legt eine Karte in Schublade { $number }: { $ability }
story-stored-shown = Aktion I: { $seat } legt eine Karte in Schublade { $number }: { $ability }
story-replaced = { $seat } legt eine Karte in Schublade { $number } und ersetzt „{ $replaced }“: { $ability }
story-replaced-shown = Aktion I: { $seat } legt eine Karte in Schublade { $number } und ersetzt „{ $replaced }“: { $ability }
story-bribes-shown = Aktion II: { $seat } bekommt { $gains }.
story-bribes = { $seat } bekommt { $gains }.
story-bribes-instead = Aktion III: { $seat } setzt keinen Agenten ein und nimmt { $gains }.
story-points = { $seat } bekommt { $gains }.
story-money = { $seat } bekommt { $gains }.
story-money-instead = Aktion III: { $seat } setzt keinen Agenten ein und nimmt { $gains }.
story-ability = Fähigkeiten bringen { $seat } { $gains }.
story-marker = { $seat } rückt den Anzeiger { $info } auf Feld { $field } vor (Wert { $area }).
story-marker-gains = { $seat } rückt den Anzeiger { $info } auf Feld { $field } vor (Wert { $area }) und bekommt { $gains }.
story-marker-ability = Fähigkeit: { $seat } rückt den Anzeiger { $info } auf Feld { $field } vor (Wert { $area }).
story-marker-ability-gains = Fähigkeit: { $seat } rückt den Anzeiger { $info } auf Feld { $field } vor (Wert { $area }) und bekommt { $gains }.
story-marker-shown = Aktion IV: { $seat } rückt den Anzeiger { $info } auf Feld { $field } vor (Wert { $area }).
story-marker-shown-gains = Aktion IV: { $seat } rückt den Anzeiger { $info } auf Feld { $field } vor (Wert { $area }) und bekommt { $gains }.
story-investigator = Eine Schwelle ist überschritten: Der Ermittler zieht auf { $roof }.
story-investigator-purchase = Eine Schwelle ist überschritten: Der Ermittler zieht auf { $roof }; die Runde endet mit einem Einkauf.
story-investigator-payday = Eine Schwelle ist überschritten: Der Ermittler zieht auf { $roof }; die Runde endet mit einem Zahltag.
story-investigator-end = Eine Schwelle ist überschritten: Der Ermittler zieht auf { $roof }, das Endfeld; nach dieser folgt noch eine Runde.
story-paid = { $seat } zahlt { $paid }.
story-placed = Aktion III: { $seat } zahlt { $paid } und setzt auf { FORM($building, case: "dative") } einen Agenten ein ({ FORM($source, case: "from") }).
story-placed-free = Aktion III: { $seat } setzt auf { FORM($building, case: "dative") } einen Agenten ein ({ FORM($source, case: "from") }).
story-placed-figure = Aktion III: { $seat } zahlt { $paid } und setzt auf { FORM($building, case: "dative") } den Feld-Agenten ein ({ FORM($source, case: "from") }).
story-placed-figure-free = Aktion III: { $seat } setzt auf { FORM($building, case: "dative") } den Feld-Agenten ein ({ FORM($source, case: "from") }).
story-removed = { $seat } nimmt Agenten in den Vorrat zurück: { $buildings }.
story-took = { $seat } nimmt eine Geheiminformation ({ $square }): { $info }, { $gains }.
story-took-third_man = { $seat } nimmt mit Hilfe des dritten Mannes eine Geheiminformation ({ $square }): { $info }, { $gains }.
story-figure = Der Feld-Agent von { $seat } geht weiter: { $building }.
story-accepted = { $seat } hat einen neuen Auftrag: { $mission }.
story-accepted-gains = { $seat } hat einen neuen Auftrag: { $mission }, und bekommt dafür { $gains }.
story-fulfilled = { $seat } erfüllt { $mission }.
story-fulfilled-gains = { $seat } erfüllt { $mission } und bekommt { $gains }.
story-bought = { $seat } kauft: { $thing }.
story-bought-paid = { $seat } kauft: { $thing }, für { $paid }.

## How the game ended.

outcome-investigator = { $seats } gewinnt mit { FORM($points, case: "dative") }.
outcome-investigator-tie = { $seats } gewinnt nach Gleichstand mit { FORM($points, case: "dative") }.
outcome-markers = Alle Anzeiger sind am Ende: { $seats } gewinnt mit { FORM($points, case: "dative") }.
outcome-markers-tie = Alle Anzeiger sind am Ende: { $seats } gewinnt nach Gleichstand mit { FORM($points, case: "dative") }.

## The final scoring, line by line.

final-of = { $seat }:
final-before = während des Spiels: { $points }
final-tiles = { $infos }, je { $area }: { $points }
final-sets = vollständige Sätze: { $points }
final-desk = Schreibtisch-Plättchen: { $points }
final-box = { $shillings } in der Geldkassette: { $points }
final-agents = Mehrheitswertung mit { $number } Agenten auf dem Spielplan: { $points }
final-total = gesamt: { $points }

## What a building says of itself

house-colour = { $colour } (kostet { $bribe })
house-letter = Gebäude { $letter }
house-agents = Agenten: { $seats }
house-feld = { $seat } (Feld-Agent)

## Ahead

ahead-label = Was geschieht, in dieser Reihenfolge
ahead-agent = Agent
ahead-infos = Infos und Punkte
ahead-missions = Aufträge: { $missions }
ahead-four = Aktion { $action }: Anzeiger { $info }
ahead-times = { $number } × { $bonus }
ahead-yours = Fähigkeiten, in deiner Reihenfolge

## Places.

place-price = Kostet { $number } von: { $bribes }.
place-free = Kostet nichts.
place-brings = Bringt { $gains }.
place-missions = Erfüllt { $missions }.
place-list = Gebäude, die du bezahlen kannst
place-hint = Wähle ein Gebäude auf dem Spielplan. Die Schilder zeigen Preis und Punkte.
place-purse = { $price } von { $have }

## Square

square-empty = keine Info mehr
square-number =
    { $number ->
        [one] { $number } Straße: { $number } Punkt wert
       *[other] { $number } Straßen: { $number } Punkte wert
    }
square-around = zwischen { $houses }

## Round

round-planning = Kartenphase
round-last = letzte Runde
round-over = Partie beendet

## Roof

roof-field = Dach, Feld { $name }
roof-purchase = Einkauf
roof-payday = Zahltag
roof-end = Endfeld
roof-here = hier ist der Ermittler
roof-here-moved = hier ist der Ermittler; er ist in dieser Runde schon gezogen
roof-waits = Ermittler kann noch ziehen
roof-moved = Ermittler ist gezogen

## Track

track-label = Anzeiger { $info }: Feld { $field }, eine Info ist { $worth } wert
track-own = du hast { $number }

## Drawer

drawer-label = Schublade { $number }:
drawer-empty = Schublade { $number } ist leer. Die Karte für Aktion I kommt hierher und wirkt sofort.
drawer-free = Schublade { $number } (leer)
drawer-replace = Schublade { $number }, statt:

## Plan

plan-label = Deine Karten für diese Runde
plan-0 = eine Karte für eine Schublade
plan-1 = eine Karte für ihr Bestechungs­mittel
plan-2 = eine Karte für ihren Anzeiger
plan-free = Aktion { $action }: { $card }. Rückgängig
plan-lies = Aktion { $action }: { $card }
plan-done = erledigt

## Print

print-board = Der Spielplan (SVG)
print-missions = Alle Aufträge auf einem Blatt (SVG, A4)
print-missions_title = Vienna: die Aufträge
print-missions_note = Nach dem Einsetzen auf einem Gebäude mit dieser Flagge. Anzahlung: 1 Schilling (A) oder 2 (B).

## Rivals

rivals-label = Die anderen Schreibtische
rivals-empty = Schubladen noch leer

## What a player owns

purse-bribes = Bestechungsmittel
purse-infos = Infos
purse-score = Punkte
purse-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
purse-money = Schilling
purse-coins = { $number } Schilling
purse-agents = Agenten: { $left } im Vorrat, { $out } auf dem Spielplan

## Desk

desk-own = Dein Schreibtisch
desk-of = Der Schreibtisch von { $seat }
desk-purse = Bestechungsmittel, Infos und Geld
desk-drawers = Schubladen
desk-missions = Aufträge
desk-free = frei für einen Auftrag
desk-point = Tippe oder zeige auf eine Karte, eine Schublade oder einen Auftrag, um den Text zu lesen.

## Box

box-put = { $number } in die Geldkassette
box-none = Nichts in die Geldkassette

## Farewell

farewell-ledger = Deine Agenten auf dem Spielplan: { $agents }. Schilling auf dem Schreibtisch: { $coins }.
farewell-owed =
    { $number ->
        [one] { $number } Agent muss gehen.
       *[other] { $number } Agenten müssen gehen.
    }
farewell-who = Wähle, welcher Agent in den Vorrat zurückgeht.

## Pass

pass = Nichts
pass-surrounding = Ohne den dritten Mann
pass-figure_walking = Stehen bleiben
pass-commissioning = Kein Auftrag
pass-commissioning-more = Keine weiteren Aufträge
pass-buying = Nichts kaufen
pass-settling = Den Rest in Schilling bezahlen
pass-choosing-markers =
    { $number ->
        [one] Keinen Anzeiger vorrücken
       *[other] Keinen Anzeiger mehr vorrücken
    }
pass-choosing-push = Nicht vorrücken
pass-choosing-cards = Keine Karten ziehen

## What a player has, in the list of players.

holds-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
holds-agents =
    { $number ->
        [one] { $number } Agent
       *[other] { $number } Agenten
    }
holds-coins = { $number } S

## The text view of the board.

text-roof = Der Ermittler steht auf Feld { $field } des Dachs. Es folgen:
text-scores = Punkte:
text-third = Der dritte Mann ist auf { FORM($building, case: "dative") }.
text-tracks = Info-Leisten
text-track = Anzeiger auf Feld { $field }, eine Info ist { $worth } wert
text-buildings = Gebäude
text-building = Gebäude
text-marks = Farbe, Flagge, Siegel
text-agents = Agenten
text-costs = Kosten und Ertrag
text-squares = Plätze mit Info
text-pick = Wählen
text-pickOne = { $name } wählen
text-why = Warum nicht { $name }?

## Where one stands

standing-goal = Ziel: die meisten Punkte. Geheiminformationen zählen am Ende.
standing-goal-full = Ziel: die meisten Punkte aus Aufträgen, Geheiminformationen und Geld.
standing-far = Ermittler auf { $at }; bei { $end } ist Schluss.
standing-last = Die letzte Runde.

## The rules page. Attribute “rules”: the ids of the rules that a section is about.

rules-goal =
    Wien im Jahr 1950. Alle schicken Agenten in die Stadt, umschließen Plätze und nehmen die Geheiminformationen dort. Wer die meisten Punkte hat, gewinnt.
    Die Einstiegsversion hat Karten, Agenten und Geheiminformationen. In der Vollversion kommen Geld, Aufträge, Einkäufe und Zahltage dazu.
    .title = Das Ziel
    .rules = V1.2, V8.4, V12.3
rules-city =
    Jedes Gebäude hat eine Farbe, die zeigt, welches Bestechungsmittel es kostet, und eine Flagge. In der Vollversion hat es auch ein Siegel, und zehn Gebäude haben einen Buchstaben. Straßen verbinden Gebäude mit Plätzen.
    Ein Platz hat Straßen zu 2, 3 oder 4 Gebäuden; so viel ist er wert. Auf jedem liegt eine Info.
    .title = Die Stadt
    .rules = V1.1, V1.3, V1.4, V1.5, V2.1, V2.2
rules-setup = Alle haben von jedem Bestechungsmittel eines und eine Info. In der Einstiegsversion hast du 6 Agenten; in der Vollversion 5, dazu 3 zum Anwerben, 1 Schilling und einen Auftrag.
    .title = Aufbau
    .rules = V2.3, V2.4, V9.1
rules-round =
    Kartenphase: Zieh drei Karten. Alle ordnen gleichzeitig und verdeckt den Aktionen I, II und IV je eine Karte zu.
    Aktionsphase: Ab dem Stadtwappen führen alle im Uhrzeigersinn ihre vier Aktionen aus:
    - I: eine Karte in eine Schublade legen.
    - II: das Bestechungsmittel einer Karte nehmen.
    - III: einen Agenten einsetzen oder zwei Bestechungsmittel nehmen.
    - IV: den Anzeiger einer Karte vorrücken.
    Danach geht das Stadtwappen nach links.
    .title = Eine Runde
    .rules = V3.1, V3.2, V3.3, V5.1
rules-drawers =
    Du hast drei Schubladen, mit dem Beistelltisch vier. Die Fähigkeit einer Karte in einer Schublade wirkt in jeder Runde, sobald die Karte darin liegt.
    Dieselbe Fähigkeit liegt nie zweimal in deinen Schubladen: Eine zweite Karte muss die erste ersetzen. Ist keine Schublade frei, wird eine Karte ersetzt.
    .title = Schubladen
    .rules = V4.1, V4.2, V4.3
rules-agent =
    Setz einen Agenten auf einem Gebäude ein, auf dem du noch keinen hast: aus dem Vorrat oder von einem anderen Gebäude. Fremde Agenten stören nicht.
    Das kostet 2 Bestechungsmittel in der Farbe des Gebäudes, weniger die Rabatte deiner Fähigkeiten.
    Stehen deine Agenten nun auf allen Gebäuden um einen Platz, nimmst du seine Info und bekommst so viele Punkte, wie er Straßen hat. Ein Agent kann mehrere Plätze umschließen.
    Setzt du keinen Agenten ein, nimmst du 2 gleiche Bestechungsmittel, in der Vollversion auf Wunsch 2 Schilling.
    .title = Aktion III: der Agent
    .rules = V6.1, V6.2, V6.3, V6.4, V6.6
rules-abilities =
    Was deine Schubladen für das Einsetzen geben, kommt, nachdem du die Infos genommen hast. Punkte, zusätzliche Bestechungsmittel und Rabatte kommen von selbst; gibt es etwas zu wählen, wirst du gefragt; die Reihenfolge bestimmst du.
    Was eine Fähigkeit gibt, löst nie eine andere aus. Fähigkeiten für fremde Agenten zählen einmal, egal wie viele dort stehen.
    .title = Fähigkeiten
    .rules = V3.4, V3.5, V3.6, V6.5, V13.1, V13.2, V13.3, V13.4
rules-marker =
    Der Anzeiger der Info auf deiner Karte rückt ein Feld vor. Rückst du einen Anzeiger vor, auch durch eine Fähigkeit, bekommst du je Feld 1 Punkt für jede deiner Infos dieser Art.
    Kommt in einer Runde zum ersten Mal ein Anzeiger in einen neuen Bereich, zieht der Ermittler auf dem Dach ein Feld weiter.
    .title = Aktion IV: der Anzeiger
    .rules = V1.6, V7.1, V7.2, V7.3, V7.4
rules-missions =
    Nur nach dem Einsetzen eines Agenten und nur für Aufträge mit der Flagge des Gebäudes: eigene erfüllen oder, wenn Platz ist, einen vom Spielplan annehmen; nie beides.
    Die Anzahlung beim Annehmen ist sofort 1 Schilling (A) oder 2 (B).
    Gezeigte Bestechungsmittel und Infos musst du besitzen, und du behältst sie. Siegel brauchen Agenten auf so vielen verschiedenen Gebäuden; ein Buchstabe braucht einen Agenten auf diesem Gebäude.
    .title = Aufträge
    .rules = V11.1, V11.2, V11.3, V11.4, V11.6
rules-purchase =
    Erreicht der Ermittler eine Tasche auf dem Dach, dürfen am Ende der Runde alle eine Sache kaufen:
    - einen Agenten für 1 Schilling, drei insgesamt;
    - Telefon (4 Karten ziehen), Wegeskizze (Bestechungsmittel zählen als Geld), Geldkassette (verwahrt Geld für Punkte), Siegel (3 Punkte je Auftrag) für je 2;
    - Beistelltisch (vierte Schublade, viertes Auftragsfeld) für 3.
    Geld kommt nur in die Geldkassette, wenn du es bekommst; jeder erfüllte Auftrag legt 1 dazu. Sie fasst 12.
    .title = Einkäufe
    .rules = V9.2, V10.1, V10.2, V10.4, V10.5
rules-payday = Erreicht der Ermittler eine Münze auf dem Dach, kostet am Ende der Runde jeder deiner Agenten auf dem Spielplan 1 Schilling. Solange du Geld hast, musst du zahlen. Unbezahlte Agenten gehen in den Vorrat zurück; du wählst, welche. Mit der Wegeskizze darfst du mit Bestechungsmitteln zahlen.
    .title = Zahltage
    .rules = V10.1, V10.3
rules-end =
    Steht der Ermittler am Ende einer Runde auf dem Endfeld, folgt noch eine Runde. Dasselbe gilt, wenn alle fünf Anzeiger am Ende sind.
    Jede Info ist dann so viel wert wie der Bereich ihres Anzeigers. Einstiegsversion: 10 Punkte für jeden vollständigen Satz aus fünf Arten.
    Vollversion: Zuerst verlierst du für jeden unerfüllten Auftrag einen Agenten, dann kommt der letzte Zahltag. Schreibtisch-Plättchen bringen 1, 3, 6 oder 10 Punkte, Geld in der Geldkassette je 2 Punkte, die Agentenmehrheit bis zu 12.
    .title = Spielende
    .rules = V8.1, V8.2, V8.3, V12.1, V12.2, V12.4
rules-third =
    Eine Erweiterung. Der dritte Mann gehört niemandem. Hast du gerade einen Agenten eingesetzt, darf er als einer deiner Agenten zählen; ein Platz, den du mit seiner Hilfe umschließt, bringt 1 Punkt weniger.
    Dann geht er auf ein Nachbargebäude anderer Farbe, nie Grau, von dem die meisten Straßen zu Infos führen.
    .title = Der dritte Mann
    .rules = V14.1, V14.2, V14.3, V14.4
rules-feld = Eine Erweiterung der Vollversion. Alle haben einen Feld-Agenten mit zwei Fähigkeiten, die auf dem Schreibtisch stehen. Du darfst ihn einsetzen, sobald fünf andere deiner Agenten auf dem Spielplan sind. Am Zahltag kostet er 1 Schokolade.
    .title = Feld-Agenten
    .rules = V15.1, V15.2, V15.3, V15.4, V15.5, V15.6, V15.7

## Other

shilling =
    .count = { $number } Schilling
    .brief = { $number }S
boxed =
    .count = { $number } Schilling in die Geldkassette
point =
    .count =
        { $number ->
            [one] { $number } Punkt
           *[other] { $number } Punkte
        }
    .count-dative =
        { $number ->
            [one] { $number } Punkt
           *[other] { $number } Punkten
        }
    .brief = { $number }P
setting = { $option }: { $value }
panel-desks = Schreib­tische
you = Du
board-label = Der Spielplan von Wien, die Info-Leisten und das Dach
third = der dritte Mann
arms = Stadtwappen
sector-usa = Amerikanischer Sektor
sector-ussr = Sowjetischer Sektor
sector-great_britain = Britischer Sektor
sector-france = Französischer Sektor
card-title = Karte { $number }
offer-title = Offene Aufträge
hand-label = Deine Karten
desks-empty = Alle Schubladen sind leer.
instead = Oder nimm stattdessen zwei gleiche:
options = Deine Möglichkeiten
from-building = Agenten versetzen (von: { $building })
shop-coins = Du hast { $number } Schilling.

## Buildings of the board. Attribute “dative”: with the article.

name-Rathaus = Rathaus
    .dative = dem Rathaus
name-Parlament = Parlament
    .dative = dem Parlament
name-Justizpalast = Justizpalast
    .dative = dem Justizpalast
name-Bundeskanzleramt = Bundeskanzleramt
    .dative = dem Bundeskanzleramt
name-Postsparkasse = Postsparkasse
    .dative = der Postsparkasse
name-Rossauer_Kaserne = Rossauer Kaserne
    .dative = der Rossauer Kaserne
name-Universitat = Universität
    .dative = der Universität
name-Josephinum = Josephinum
    .dative = dem Josephinum
name-Technische_Hochschule = Technische Hochschule
    .dative = der Technischen Hochschule
name-Akademie_der_Wissenschaften = Akademie der Wissenschaften
    .dative = der Akademie der Wissenschaften
name-Urania = Urania
    .dative = der Urania
name-Tierarztliche_Hochschule = Tierärztliche Hochschule
    .dative = der Tierärztlichen Hochschule
name-Stephansdom = Stephansdom
    .dative = dem Stephansdom
name-Karlskirche = Karlskirche
    .dative = der Karlskirche
name-Votivkirche = Votivkirche
    .dative = der Votivkirche
name-Karmeliterkirche = Karmeliterkirche
    .dative = der Karmeliterkirche
name-Mariahilfer_Kirche = Mariahilfer Kirche
    .dative = der Mariahilfer Kirche
name-Ruprechtskirche = Ruprechtskirche
    .dative = der Ruprechtskirche
name-Staatsoper = Staatsoper
    .dative = der Staatsoper
name-Burgtheater = Burgtheater
    .dative = dem Burgtheater
name-Konzerthaus = Konzerthaus
    .dative = dem Konzerthaus
name-Volkstheater = Volkstheater
    .dative = dem Volkstheater
name-Theater_an_der_Wien = Theater an der Wien
    .dative = dem Theater an der Wien
name-Riesenrad = Riesenrad
    .dative = dem Riesenrad
name-Hofburg = Hofburg
    .dative = der Hofburg
name-Belvedere = Belvedere
    .dative = dem Belvedere
name-Palais_Liechtenstein = Palais Liechtenstein
    .dative = dem Palais Liechtenstein
name-Palais_Augarten = Palais Augarten
    .dative = dem Palais Augarten
name-Palais_Auersperg = Palais Auersperg
    .dative = dem Palais Auersperg
name-Palais_Coburg = Palais Coburg
    .dative = dem Palais Coburg
