### Vienna: all texts of the game, for the terminal and the browser.

## Attributes: “count” with a number, “brief” where there is no room.

bribe-chocolate = Schokolade
    .count = { $number } Schokolade
    .brief = Sc
bribe-wine = Wein
    .count = { $number } Wein
    .brief = We
bribe-magazine = Illustrierte
    .count = { $number } Illustrierte
    .brief = Il
bribe-coffee = Kaffee
    .count = { $number } Kaffee
    .brief = Ka
bribe-tobacco = Tabak
    .count = { $number } Tabak
    .brief = Ta

## Info

info-bottle = Glaskolben
    .count = { $number } Glaskolben
    .brief = G
info-pistol = Pistole
    .count =
        { $number ->
            [one] { $number } Pistole
           *[other] { $number } Pistolen
        }
    .brief = P
info-briefcase = Aktenkoffer
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

seal-administration = Verwaltung
    .count = { $number } Verwaltung
    .brief = Ve
seal-science = Wissenschaft
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
flag-great_britain = Großbritannien
    .brief = GB
    .genitive = Großbritanniens
flag-austria = Österreich
    .brief = AT
    .genitive = Österreichs

## Source

source-building = { $building }
    .from = von { FORM($building, case: "dative") }
source-supply = Vorrat
    .from = aus dem Vorrat
source-figure = Feld-Agent

## Bonus

bonus-bribe = ein beliebiges Bestechungsmittel
bonus-marker = ein beliebiger Anzeiger 1 Feld
bonus-different_bribes = verschiedene Bestechungsmittel, so viele wie Spieler
bonus-alike = { $number } gleiche Bestechungsmittel
bonus-push = Anzeiger { $info } 2 Felder
bonus-cards = 2 Karten für die nächste Runde

## Thing

thing-agent = Agent
    .text = Ein Agent mehr für deinen Vorrat, { $price }. Insgesamt kannst du drei anwerben.
thing-telephone = Telefon
    .text = Ziehe jede Runde 4 Karten statt 3 und lege eine ab, { $price }.
thing-map = Wegeskizze
    .text = Von nun an zählen deine Bestechungsmittel bei Einkäufen und Zahltagen wie Schillinge, { $price }.
thing-cash_box = Geldkassette
    .text = Verwahrt bis zu 12 Schilling von dem, was du bekommst: nicht auszugeben, am Ende je 2 Punkte. Jeder erfüllte Auftrag legt 1 dazu; { $price }.
thing-seal = Siegel
    .text = 3 Punkte zusätzlich für jeden Auftrag, den du erfüllst, { $price }.
thing-side_table = Beistelltisch
    .text = Eine vierte Schublade und ein viertes Auftragsfeld, { $price }.

## Figure

figure-hamburg = Hamburg
    .text = Erfüllte Aufträge, die Geld bringen, bringen 1 Schilling mehr. Auf einem Adelsgebäude kostet der Feld-Agent höchstens 1 Bestechungsmittel.
figure-amsterdam = Amsterdam
    .text = Gibt dir Aktion II Kaffee, nimm 1 mehr. Wurde der Feld-Agent gesetzt, darf in jedem Auftrag 1 Kaffee als anderes Bestechungsmittel zählen.
figure-new_york = New York City
    .text = Amerikanische Aufträge brauchen 1 Bestechungsmittel weniger und bringen 1 Punkt mehr. Auf einem Gebäude der USA kostet der Feld-Agent höchstens 1 Bestechungsmittel.
figure-marrakesh = Marrakesh
    .text = Jeder angenommene Auftrag bringt 1 Schilling mehr. Setzt du einen anderen Agenten nebenan, darf der Feld-Agent in ein Nachbargebäude weitergehen.

## Due

due-purchase = Einkauf: alle dürfen eine Sache kaufen
due-payday = Zahltag: jeder Agent auf dem Plan kostet 1 Schilling
due-farewell = Für jeden unerfüllten Auftrag geht ein Agent

## What a card does in a drawer. Attribute “brief”: the same on a desk.

ability-bribe_more = Erhältst du in Aktion { $action } { $x }, nimm 1 { $x } mehr.
    .brief = { $action } { $x }: +1 { $x }
ability-bribe_points = Erhältst du in Aktion { $action } { $x }, gibt es 2 Punkte.
    .brief = { $action } { $x }: 2 Punkte
ability-bribe_marker = Erhältst du in Aktion { $action } { $x }, zieh einen beliebigen Anzeiger 1 Feld.
    .brief = { $action } { $x }: Anzeiger +1
ability-colour_bribe = Agent in Aktion { $action } auf einem Gebäude in { $x }: nimm 1 beliebiges Bestechungsmittel.
    .brief = { $action } { $x }: 1 Bestechung
ability-colour_points = Agent in Aktion { $action } auf einem Gebäude in { $x }: 3 Punkte.
    .brief = { $action } { $x }: 3 Punkte
ability-colour_marker = Agent in Aktion { $action } auf einem Gebäude in { $x }: zieh einen beliebigen Anzeiger 1 Feld.
    .brief = { $action } { $x }: Anzeiger +1
ability-flag_discount = Agent in Aktion { $action } auf einem Gebäude mit der Flagge { FORM($x, case: "genitive") }: zahl 1 Bestechungsmittel weniger.
    .brief = { $action } { $x }: 1 weniger zahlen
ability-flag_bribe = Agent in Aktion { $action } auf einem Gebäude mit der Flagge { FORM($x, case: "genitive") }: nimm 1 beliebiges Bestechungsmittel.
    .brief = { $action } { $x }: 1 Bestechung
ability-flag_points = Agent in Aktion { $action } auf einem Gebäude mit der Flagge { FORM($x, case: "genitive") }: 3 Punkte.
    .brief = { $action } { $x }: 3 Punkte
ability-flag_marker = Agent in Aktion { $action } auf einem Gebäude mit der Flagge { FORM($x, case: "genitive") }: zieh einen beliebigen Anzeiger 1 Feld.
    .brief = { $action } { $x }: Anzeiger +1
ability-marker_bribe = Zieht deine Aktion { $action } den Anzeiger { $x }, nimm 1 beliebiges Bestechungsmittel.
    .brief = { $action } { $x }: 1 Bestechung
ability-marker_points = Zieht deine Aktion { $action } den Anzeiger { $x }, gibt es 2 Punkte.
    .brief = { $action } { $x }: 2 Punkte
ability-foreign_bribes = Agent in Aktion { $action } auf einem Gebäude mit fremden Agenten: nimm { $x }.
    .brief = { $action } fremde Agenten: { $x }
ability-foreign_points = Agent in Aktion { $action } auf einem Gebäude mit fremden Agenten: 5 Punkte.
    .brief = { $action } fremde Agenten: 5 Punkte
ability-seal_discount = Agent in Aktion { $action } auf einem Gebäude mit Siegel { $x }: zahl 1 Bestechungsmittel weniger.
    .brief = { $action } { $x }: 1 weniger zahlen
ability-seal_bribe = Agent in Aktion { $action } auf einem Gebäude mit Siegel { $x }: nimm 1 beliebiges Bestechungsmittel.
    .brief = { $action } { $x }: 1 Bestechung
ability-seal_points = Agent in Aktion { $action } auf einem Gebäude mit Siegel { $x }: 3 Punkte.
    .brief = { $action } { $x }: 3 Punkte
ability-seal_marker = Agent in Aktion { $action } auf einem Gebäude mit Siegel { $x }: zieh einen beliebigen Anzeiger 1 Feld.
    .brief = { $action } { $x }: Anzeiger +1
ability-foreign_discount = Agent in Aktion { $action } auf einem Gebäude mit fremden Agenten: zahl 1 Bestechungsmittel weniger.
    .brief = { $action } fremde Agenten: 1 weniger zahlen
ability-foreign_cards = Agent in Aktion { $action } auf einem Gebäude mit fremden Agenten: zieh jetzt 2 Karten für die nächste Runde.
    .brief = { $action } fremde Agenten: 2 Karten
ability-info_bribes = Für jede Info { $x } aus Aktion { $action }: so viele verschiedene Bestechungsmittel, wie Spieler da sind.
    .brief = { $action } Info { $x }: versch. Bestechungen
ability-info_points = Für jede Info { $x } aus Aktion { $action }: 8 Punkte.
    .brief = { $action } Info { $x }: 8 Punkte
ability-info_marker = Für jede Info { $x } aus Aktion { $action }: zieh den Anzeiger { $x } 2 Felder.
    .brief = { $action } Info { $x }: ihr Anzeiger +2
ability-bribe_joker = In Aktion { $action } zahlt { $x } für Gebäude jeder Farbe.
    .brief = { $action } { $x } zahlt für alle
ability-marker_joker = Zeigt deine Karte für Aktion { $action } { $x }, darfst du stattdessen einen anderen Anzeiger ziehen.
    .brief = { $action } { $x }: anderer Anzeiger
ability-new_info_points = Für jede Info einer neuen Art aus Aktion { $action }: 5 Punkte.
    .brief = { $action } neue Art Info: 5 Punkte
ability-square_bribes = Für jede Info von einem { $x }er-Platz in Aktion { $action }: { $x } gleiche Bestechungsmittel.
    .brief = { $action } { $x }er-Platz: { $x } gleiche
ability-any_info_bribe = Für jede Info aus Aktion { $action }: 1 beliebiges Bestechungsmittel.
    .brief = { $action } jede Info: 1 Bestechung

## Cards. Attribute “text”: what a card does.

card-drawer = { $ability }
card-whole = { $bribe }/{ $info } ({ $ability })
card-bribe = { $bribe }
card-info = { $info }
card-label = Karte { $number }. Aktion I: { $ability } Aktion II: { $bribe }. Aktion IV: { $info }.
card-used = Geplant für Aktion { $action }.

## Mission

mission = { $id } { $flag }
mission-whole = { $mission } ({ $needs }: { $reward })
mission-fulfil = Einen Auftrag erfüllen:
mission-accept = Oder einen vom Plan annehmen:

## Needs

needs-seals = Agenten auf { $shown }
needs-bribes = besitze { $shown }
needs-building = ein Agent auf Haus { $letter }, { $building }
needs-infos = besitze { $shown }

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
option-start = Startspieler
option-start-random = zufällig

## What may be done: an option in a list.

action-pass = nichts
action-assign = Karte zuordnen: { $card }
action-drawer = in Schublade { $slot }
action-take = kein Agent, { $bribes } nehmen
action-earn = kein Agent, 2 Schilling nehmen
action-place = einen Agenten auf { FORM($building, case: "accusative") } setzen
action-from = der Agent kommt von: { $source }
action-pay = { $means } zahlen
action-fire = zuerst: { $bonus }
action-gift = { $bribes } nehmen
action-mark = Anzeiger { $info } ziehen
action-draw_two = 2 Karten für die nächste Runde ziehen
action-surround = { $square } mit Hilfe des dritten Mannes nehmen
action-walk = die Figur geht zu { FORM($building, case: "dative") }
action-fulfil = erfüllen: { $mission }
action-accept = annehmen: { $mission }
action-box = { $shillings } in die Geldkassette
action-lead = { $colour } führen
action-buy = kaufen: { $thing }
action-remove = der Agent geht: { $building }
action-flag = Flagge: { $flag }
action-tile = Info: { $info }
action-info = erste Info: { $info }
action-colour = Feld-Agent: { $colour }
action-mission = gezogener Auftrag: { $mission }
action-start = { $seat } beginnt
action-card = gezogene Karte: { $card }
action-open_rest = die übrigen Karten werden abgelegt
action-show = die Karte wird gezeigt

## The same without what the question says already.

short-building = { $building }
short-card = { $bribe }/{ $info }
short-fulfil = { $mission } erfüllen
short-accept = { $mission } annehmen
short-place = { $building } ({ $cost })
short-drawer = Schublade { $number }, statt { $card }
short-drawer-free = Schublade { $number }, sie ist frei
short-coins = den Rest in Schilling

## Questions to a player.

prompt-storing = { $seat }, Aktion I: In welche Schublade kommt { $card }?
prompt-acting = { $seat }, Aktion III: auf welches Gebäude ein Agent, oder welche Bestechungsmittel?
prompt-sourcing = { $seat }, woher kommt der Agent für { FORM($building, case: "accusative") }?
prompt-paying = { $seat }, womit zahlst du für { FORM($building, case: "accusative") }? Noch zu zahlen: { $number }.
prompt-surrounding = { $seat }, auf welchem Platz soll der dritte Mann helfen? Das gibt 1 Punkt weniger.
prompt-firing = { $seat }, mehrere Fähigkeiten wirken: Welche kommt zuerst? Die anderen folgen.
prompt-swerving = { $seat }, Aktion IV: Welchen Anzeiger ziehst du?
prompt-third_walking = { $seat }, wohin geht der dritte Mann?
prompt-figure_walking = { $seat }, wohin geht dein Feld-Agent?
prompt-commissioning = { $seat }, { $building }: Aufträge erfüllen oder einen annehmen?
prompt-boxing = { $seat }, du bekommst { $shillings }: Wie viel kommt in die Geldkassette?
prompt-leading = { $seat }, welchen Feld-Agenten führst du?
prompt-buying = { $seat }, Einkauf: Was kaufst du?
prompt-settling = { $seat }, Zahltag. Noch zu bezahlende Agenten: { $number }. Ein Bestechungsmittel für einen von ihnen, oder den Rest in Schilling?
prompt-removing =
    { $number ->
        [one] { $seat }, Zahltag: { $number } deiner Agenten ist nicht bezahlt. Wer geht in den Vorrat?
       *[other] { $seat }, Zahltag: { $number } deiner Agenten sind nicht bezahlt. Wer geht in den Vorrat?
    }
prompt-posting = { $seat }, auf welchem violetten Gebäude beginnt der dritte Mann?
prompt-assigning-1 = { $seat }, welche Karte für Aktion I? Sie kommt in eine Schublade.
prompt-assigning-2 = { $seat }, welche Karte für Aktion II? Sie gibt ein Bestechungsmittel.
prompt-assigning-3 = { $seat }, welche Karte für Aktion IV? Sie zieht einen Anzeiger.
prompt-acting-full = { $seat }, Aktion III: auf welches Gebäude ein Agent, oder was nimmst du sonst?
prompt-paying-thing = { $seat }, { $thing }: Womit zahlst du? Noch zu zahlen: { $number }.
prompt-commissioning-more = { $seat }, { $building }: Erfüllst du noch einen Auftrag?
prompt-farewell =
    { $number ->
        [one] { $seat }, ein Auftrag blieb unerfüllt: { $number } Agent verlässt den Plan. Welcher?
       *[other] { $seat }, Aufträge blieben unerfüllt: { $number } Agenten verlassen den Plan. Welche?
    }
prompt-choosing-bribes =
    { $number ->
        [one] { $seat }, eine Fähigkeit gibt dir ein Bestechungsmittel: welches?
       *[other] { $seat }, Fähigkeiten geben dir { $number } Bestechungsmittel: welches als Nächstes?
    }
prompt-choosing-markers =
    { $number ->
        [one] { $seat }, eine Fähigkeit zieht einen Anzeiger: welchen?
       *[other] { $seat }, Fähigkeiten ziehen { $number }-mal einen Anzeiger: welchen als Nächstes?
    }
prompt-choosing-different =
    { $number ->
        [one] { $seat }, und noch ein anderes Bestechungsmittel: welches?
       *[other] { $seat }, eine Fähigkeit gibt dir { $number } verschiedene Bestechungsmittel: welches als Nächstes?
    }
prompt-choosing-alike = { $seat }, eine Fähigkeit gibt dir { $number } gleiche Bestechungsmittel: welche?
prompt-choosing-push = { $seat }, ziehst du den Anzeiger { $info } 2 Felder?
prompt-choosing-cards = { $seat }, ziehst du 2 Karten für die nächste Runde?

## Phase

phase-setup = Aufbau
phase-cards = Karten
phase-action_1 = Aktion I
phase-action_2 = Aktion II
phase-action_3 = Aktion III
phase-action_4 = Aktion IV
phase-purchase = Einkauf
phase-payday = Zahltag
phase-farewell = unerfüllte Aufträge
phase-over = Spielende

## Why something is not allowed.

why-not_for_players = Das kann nur der Zufall.
why-assign_a_card = Jetzt werden Karten den Aktionen I, II und IV zugeordnet.
why-wait_for_answers = Du hast deine Karten zugeordnet; die anderen überlegen noch.
why-not_in_your_hand = Diese Karte hast du nicht auf der Hand.
why-not_your_turn = Du bist nicht an der Reihe.
why-answer_the_ability = Beantworte zuerst, was die Fähigkeit fragt.
why-not_what_the_ability_gives = Das gibt die Fähigkeit jetzt nicht.
why-choose_a_drawer = Wähle zuerst eine Schublade für die Karte.
why-three_drawers = Du hast drei Schubladen; die vierte bringt der Beistelltisch.
why-replace_its_like = Diese Fähigkeit hast du schon: Die Karte muss genau die ersetzen, die sie hat.
why-first_free_drawer = Freie Schubladen werden von links gefüllt.
why-agent_or_bribes = Jetzt setzt du einen Agenten ein oder nimmst stattdessen Bestechungsmittel oder Geld.
why-where_from = Sag zuerst, woher der Agent kommt.
why-own_agent_there = Dort steht schon ein Agent von dir.
why-supply_is_empty = In deinem Vorrat ist kein Agent.
why-no_own_agent_there = Dort hast du keinen Agenten.
why-pay_first = Bezahle zuerst.
why-cannot_pay = Dieses Gebäude kannst du nicht bezahlen.
why-does_not_pay_for_it = Damit kannst du hier nicht (mehr) zahlen.
why-money_in_the_full_version = Geld gibt es nur in der Vollversion.
why-which_ability = Sag zuerst, welche Fähigkeit als Nächstes kommt.
why-not_among_these = Das steht hier nicht zur Wahl.
why-which_marker = Sag zuerst, welcher Anzeiger zieht.
why-game_over = Das Spiel ist zu Ende.
why-choose_a_figure = Wähle zuerst deinen Feld-Agenten.
why-figure_taken = Diesen Feld-Agenten führt schon jemand anderes.
why-buy_or_pass = Jetzt kaufst du eine Sache oder nichts.
why-no_room_in_the_box = So viel hast du nicht bekommen, oder es passt nicht in die Geldkassette.
why-cannot_buy_it = Das hast du schon, oder du kannst es nicht bezahlen.
why-pay_your_agents = Bezahle zuerst deine Agenten.
why-who_goes = Sag zuerst, welche Agenten gehen.
why-into_the_box = Sag zuerst, wie viel in die Geldkassette kommt.
why-missions_now = Jetzt werden Aufträge erfüllt, oder einer wird angenommen.
why-not_your_mission = Dieser Auftrag liegt nicht auf deinem Schreibtisch.
why-not_on_the_board = Dieser Auftrag liegt nicht aus.
why-another_flag = Dieser Auftrag hat eine andere Flagge als das Gebäude.
why-no_field_free = Alle deine Auftragsfelder sind belegt.
why-fulfil_or_accept = Du hast in dieser Aktion einen Auftrag erfüllt, also kannst du keinen annehmen.
why-not_fulfilled = Was der Auftrag verlangt, ist noch nicht da.
why-purple_building = Stell zuerst den dritten Mann auf ein violettes Gebäude.
why-third_man_walks = Zuerst geht der dritte Mann weiter.
why-use_the_third_man = Sag zuerst, ob der dritte Mann hilft.
why-figure_not_ready = Der Feld-Agent kommt erst, wenn fünf andere Agenten von dir auf dem Plan stehen, und nur, wenn er noch nicht dort ist.
why-figure_walks = Sag zuerst, ob dein Feld-Agent geht.

## The rule behind it.

rule-V1 = Verteilen, Ziehen und Aufdecken besorgt der Zufall (V1).
rule-V3-1 = Alle ordnen verdeckt je eine Karte den Aktionen I, II und IV zu (V3.1).
rule-V3-2 = Ab dem Stadtwappen führt im Uhrzeigersinn jeder alle vier Aktionen aus (V3.2).
rule-V3-6 = Bestechungsmittel nach Wahl, Anzeiger und Karten der Fähigkeiten werden nacheinander gefragt (V3.6).
rule-V4-1 = Die Karte der Aktion I kommt offen in eine von drei Schubladen, mit Beistelltisch vier (V4.1).
rule-V4-2 = Dieselbe Fähigkeit liegt nie zweimal in deinen Schubladen (V4.2).
rule-V4-3 = Eine freie Schublade darf gefüllt oder eine Karte ersetzt werden (V4.3).
rule-V6-1 = Ein Agent aus dem Vorrat oder von einem anderen Gebäude kommt auf eines ohne eigenen Agenten (V6.1).
rule-V6-2 = Ein Agent kostet 2 Bestechungsmittel in der Farbe des Gebäudes, weniger die Nachlässe der Fähigkeiten (V6.2).
rule-V6-3 = Wer keinen Agenten einsetzt, nimmt 2 gleiche Bestechungsmittel, in der Vollversion auch 2 Schilling (V6.3).
rule-V6-5 = Ausgelöste Fähigkeiten werden in deiner Reihenfolge ausgeführt (V6.5).
rule-V7-1 = Der Anzeiger auf der Karte der Aktion IV zieht 1 Feld (V7.1).
rule-V8-1 = Die Schlusswertung beendet das Spiel (V8.1).
rule-V10-2 = Beim Einkauf darf jeder eine Sache kaufen und zahlt sofort (V10.2).
rule-V10-3 = Am Zahltag kostet jeder Agent 1 Schilling; unbezahlte gehen in den Vorrat (V10.3).
rule-V10-5 = Geld darf nur in die Geldkassette, wenn man es erhält (V10.5).
rule-V11-1 = Nach dem Einsetzen werden Aufträge mit der Flagge des Gebäudes erfüllt, oder einer wird angenommen, nie beides (V11.1).
rule-V11-3 = Bestechungsmittel und Infos muss man besitzen, Siegel und Häuser brauchen eigene Agenten (V11.3).
rule-V14-1 = Der dritte Mann beginnt auf einem violetten Gebäude (V14.1).
rule-V14-2 = Der dritte Mann geht dorthin, wo die meisten Straßen zu Infos führen; bei Gleichstand wählst du (V14.2).
rule-V14-3 = Der dritte Mann darf helfen, einen Platz zu umstellen (V14.3).
rule-V15-1 = Der Feld-Agent braucht beim ersten Mal fünf andere eigene Agenten auf dem Plan (V15.1).
rule-V15-6 = Die Figur von Marrakesh darf auf ein freies Nachbargebäude gehen (V15.6).

## What happened, event by event.

event-flag = { $building } bekommt die Flagge { FORM($flag, case: "genitive") }.
event-tile = { $square } bekommt eine Info: { $info }.
event-starts = { $seat } hat das Stadtwappen und beginnt.
event-round = Eine neue Runde beginnt; { $seat } hat das Stadtwappen.
event-last_round = Die letzte Runde beginnt; { $seat } hat das Stadtwappen.
event-reshuffled = Der Nachziehstapel war leer; die Ablage wurde gemischt.
event-turn = — { $seat } —
event-third_man = Der dritte Mann steht jetzt auf { FORM($building, case: "dative") }.
event-due = { $due }.
event-final = Schlusswertung: { $seat } bekommt { $number } dazu und hat { $number_2 } Punkte.

## What happened, several events in one sentence.

story-flag = Flaggen wurden auf { $number } Gebäude verteilt.
story-tile = Infos wurden auf { $number } Plätze verteilt.
story-first_info = Erste Infos: { $entries }.
story-colour = Feld-Agenten: { $entries }.
story-offered = Neu ausgelegt: { $missions }.
story-by_seat = { $seat } { $thing }
story-drew = Gezogene Karten: { $entries }.
story-drew-seen = { $seat }, du hast gezogen: { $cards }.
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
story-marker = { $seat } zieht den Anzeiger { $info } auf Feld { $field } (Wert { $area }).
story-marker-gains = { $seat } zieht den Anzeiger { $info } auf Feld { $field } (Wert { $area }) und bekommt { $gains }.
story-marker-ability = Durch eine Fähigkeit zieht { $seat } den Anzeiger { $info } auf Feld { $field } (Wert { $area }).
story-marker-ability-gains = Durch eine Fähigkeit zieht { $seat } den Anzeiger { $info } auf Feld { $field } (Wert { $area }) und bekommt { $gains }.
story-marker-shown = Aktion IV: { $seat } zieht den Anzeiger { $info } auf Feld { $field } (Wert { $area }).
story-marker-shown-gains = Aktion IV: { $seat } zieht den Anzeiger { $info } auf Feld { $field } (Wert { $area }) und bekommt { $gains }.
story-investigator = Eine Schwelle ist überschritten: Der Ermittler zieht auf { $roof }.
story-investigator-purchase = Eine Schwelle ist überschritten: Der Ermittler zieht auf { $roof }; die Runde endet mit einem Einkauf.
story-investigator-payday = Eine Schwelle ist überschritten: Der Ermittler zieht auf { $roof }; die Runde endet mit einem Zahltag.
story-investigator-end = Eine Schwelle ist überschritten: Der Ermittler zieht auf { $roof }, das letzte Feld; nach dieser folgt noch eine Runde.
story-paid = { $seat } zahlt { $paid }.
story-placed = Aktion III: { $seat } zahlt { $paid } und setzt einen Agenten auf { FORM($building, case: "accusative") } ({ FORM($source, case: "from") }).
story-placed-free = Aktion III: { $seat } setzt einen Agenten auf { FORM($building, case: "accusative") } ({ FORM($source, case: "from") }).
story-placed-figure = Aktion III: { $seat } zahlt { $paid } und setzt den Feld-Agenten auf { FORM($building, case: "accusative") } ({ FORM($source, case: "from") }).
story-placed-figure-free = Aktion III: { $seat } setzt den Feld-Agenten auf { FORM($building, case: "accusative") } ({ FORM($source, case: "from") }).
story-removed = { $seat } nimmt Agenten in den Vorrat zurück: { $buildings }.
story-took = { $seat } nimmt die Info ({ $square }): { $info }, { $gains }.
story-took-third_man = { $seat } nimmt mit Hilfe des dritten Mannes die Info ({ $square }): { $info }, { $gains }.
story-figure = Der Feld-Agent von { $seat } geht weiter zu { FORM($building, case: "dative") }.
story-accepted = { $seat } hat einen neuen Auftrag: { $mission }.
story-accepted-gains = { $seat } hat einen neuen Auftrag: { $mission }, und bekommt dafür { $gains }.
story-fulfilled = { $seat } erfüllt { $mission }.
story-fulfilled-gains = { $seat } erfüllt { $mission } und bekommt { $gains }.
story-bought = { $seat } kauft: { $thing }.
story-bought-paid = { $seat } kauft: { $thing }, für { $paid }.

## How the game ended.

outcome-investigator = { $seats } gewinnt: { $points }.
outcome-investigator-tie = { $seats } gewinnt den Gleichstand: { $points }.
outcome-markers = Alle Anzeiger waren am Ziel: { $seats } gewinnt: { $points }.
outcome-markers-tie = Alle Anzeiger waren am Ziel: { $seats } gewinnt den Gleichstand: { $points }.

## The final scoring, line by line.

final-of = { $seat }:
final-before = im Spiel: { $points }
final-tiles = { $infos }, je { $area }: { $points }
final-sets = vollständige Fünfersätze: { $points }
final-desk = Schreibtisch-Plättchen: { $points }
final-box = { $shillings } in der Geldkassette: { $points }
final-agents = Rang mit { $number } Agenten auf dem Plan: { $points }
final-total = zusammen: { $points }

## House

house-colour = { $colour } (zahlt man mit { $bribe })
house-letter = Haus { $letter }
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
place-hint = Wähle ein Gebäude auf dem Plan; die Schilder nennen Preis und Punkte.

## Square

square-empty = keine Information mehr
square-number =
    { $number ->
        [one] { $number } Weg: { $number } Punkt wert
       *[other] { $number } Wege: { $number } Punkte wert
    }
square-around = zwischen { $houses }

## Round

round-planning = Die Runde planen
round-last = letzte Runde
round-over = Spiel zu Ende

## Roof

roof-field = Dach, Feld { $name }
roof-purchase = Einkauf
roof-payday = Zahltag
roof-end = Endfeld
roof-here = hier ist der Ermittler
roof-here-moved = hier ist der Ermittler; er ist in dieser Runde schon gegangen
roof-waits = Ermittler kann noch gehen
roof-moved = Ermittler ist gegangen

## Track

track-label = Anzeiger { $info }: Feld { $field }, ein Plättchen ist { $worth } wert
track-own = du hast { $number }

## Drawer

drawer-label = Schublade { $number }:
drawer-empty = Schublade { $number } ist leer: Hierher kommt die Karte für Aktion I und wirkt von da an.
drawer-free = Schublade { $number } (leer)
drawer-replace = Schublade { $number }, statt:

## Plan

plan-label = Dein Plan für diese Runde
plan-0 = eine Karte für eine Schublade
plan-1 = eine Karte für ihr Bestechungs­mittel
plan-2 = eine Karte für ihren Anzeiger
plan-free = Aktion { $action }: { $card }. Zurücknehmen
plan-lies = Aktion { $action }: { $card }
plan-done = erledigt
plan-hint = Wähle eine Karte auf deinem Tisch oder zieh sie zu ihrer Aktion.

## Print

print-board = Der Stadtplan (SVG)
print-missions = Alle Aufträge auf einem Blatt (SVG, A4)
print-missions_title = Vienna: die Aufträge
print-missions_note = Nach dem Einsetzen auf einem Gebäude mit dieser Flagge. Annehmen bringt 1 Schilling (A) oder 2 (B).

## Rivals

rivals-label = Die anderen Schreibtische
rivals-empty = noch keine Schublade belegt

## Purse

purse-bribes = Bestechungsmittel
purse-infos = Informationen
purse-score = Punkte
purse-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
purse-money = Schillinge
purse-coins = { $number } Schilling
purse-agents = Agenten: { $left } im Vorrat, { $out } auf dem Plan

## Desk

desk-own = Dein Schreibtisch
desk-of = Der Schreibtisch von { $seat }
desk-purse = Bestechungsmittel, Informationen und Geld
desk-drawers = Schubladen
desk-missions = Aufträge
desk-free = frei für einen Auftrag
desk-point = Zeige auf Karte, Schublade oder Auftrag, um den Text zu lesen.

## Box

box-put = { $number } in die Geldkassette
box-none = Alles auf dem Tisch lassen

## Farewell

farewell-ledger = Deine Agenten auf dem Plan: { $agents }. Schilling auf dem Tisch: { $coins }.
farewell-owed =
    { $number ->
        [one] { $number } Agent muss gehen.
       *[other] { $number } Agenten müssen gehen.
    }
farewell-who = Wer geht in den Vorrat zurück?

## Pass

pass = Nichts
pass-surrounding = Ohne den dritten Mann
pass-figure_walking = Er bleibt, wo er ist
pass-commissioning = Kein Auftrag
pass-commissioning-more = Keine weiteren Aufträge
pass-buying = Nichts kaufen
pass-settling = Den Rest in Schilling zahlen
pass-choosing-markers =
    { $number ->
        [one] Keinen Anzeiger ziehen
       *[other] Keinen Anzeiger mehr ziehen
    }
pass-choosing-push = Ihn stehen lassen
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
holds-coins = { $number } Schilling

## The board in words.

text-roof = Der Ermittler steht auf Feld { $field } des Dachs. Noch zu erwarten:
text-scores = Punkte:
text-third = Der dritte Mann ist auf { FORM($building, case: "dative") }.
text-tracks = Leisten der Informationen
text-track = Anzeiger auf Feld { $field }, ein Plättchen ist { $worth } wert
text-buildings = Gebäude
text-building = Gebäude
text-marks = Farbe, Flagge, Siegel
text-agents = Agenten
text-costs = Kostet und bringt
text-squares = Plätze mit Information
text-pick = Wählen
text-pickOne = { $name } wählen
text-why = Warum nicht { $name }?

## Where one stands

standing-goal = Ziel: die meisten Punkte. Geheiminformationen zählen am Ende.
standing-goal-full = Ziel: die meisten Punkte aus Missionen, Geheiminformationen und Geld.
standing-far = Ermittler auf { $at }; bei { $end } ist Schluss.
standing-last = Die letzte Runde.

## The rules page. Attribute “rules”: the ids of the rules that a section is about.

rules-goal =
    Wien im Jahr 1950. Alle schicken Agenten in die Stadt, umstellen Plätze und holen die geheimen Informationen dort. Wer die meisten Punkte hat, gewinnt.
    Die Einstiegsversion hat Karten, Agenten und Informationen. In der vollen Version kommen Geld, Aufträge, Einkäufe und Zahltage dazu.
    .title = Worum es geht
    .rules = V1.2, V8.4, V12.3
rules-city =
    Jedes Gebäude hat eine Farbe, die sagt, welches Bestechungsmittel es nimmt, und eine Flagge; in der vollen Version auch ein Siegel, und zehn haben einen Buchstaben. Wege verbinden es mit Plätzen.
    Ein Platz ist mit 2, 3 oder 4 Gebäuden verbunden; so viel ist er wert. Auf jedem liegt eine Information.
    .title = Die Stadt
    .rules = V1.1, V1.3, V1.4, V1.5, V2.1, V2.2
rules-setup = Alle haben von jedem Bestechungsmittel eines und eine Information. In der Einstiegsversion hast du 6 Agenten; in der vollen 5, dazu 3 zum Anwerben, 1 Schilling und einen Auftrag.
    .title = Wie es beginnt
    .rules = V2.3, V2.4, V9.1
rules-round =
    Zieh drei Karten. Alle planen zur selben Zeit je eine Karte für die Aktionen I, II und IV, verdeckt.
    Dann führen alle, beginnend beim Stadtwappen und im Uhrzeigersinn, ihre vier Aktionen aus:
    - I: eine Karte in eine Schublade legen.
    - II: das Bestechungsmittel einer Karte nehmen.
    - III: einen Agenten setzen oder zwei Bestechungsmittel nehmen.
    - IV: den Anzeiger einer Karte ziehen.
    Danach wandert das Wappen nach links.
    .title = Eine Runde
    .rules = V3.1, V3.2, V3.3, V5.1
rules-drawers =
    Du hast drei Schubladen, mit dem Beistelltisch vier. Eine Karte in einer Schublade wirkt in jeder Runde, sobald sie darin liegt.
    Dieselbe Fähigkeit liegt nie zweimal in deinen Schubladen: Eine zweite Karte muss die erste ersetzen. Ist keine Schublade frei, wird eine Karte ersetzt.
    .title = Schubladen
    .rules = V4.1, V4.2, V4.3
rules-agent =
    Setze einen Agenten auf ein Gebäude, wo du noch keinen hast: aus dem Vorrat oder einen, der anderswo steht. Agenten der anderen stören nicht.
    Das kostet 2 Bestechungsmittel in der Farbe des Gebäudes, abzüglich dessen, was deine Fähigkeiten sparen.
    Stehen deine Agenten nun in allen Gebäuden um einen Platz, nimmst du seine Information und bekommst so viele Punkte, wie er Wege hat. Ein Agent kann mehrere Plätze schließen.
    Wer keinen Agenten setzt, nimmt 2 gleiche Bestechungsmittel, in der vollen Version auf Wunsch 2 Schilling.
    .title = Aktion III: der Agent
    .rules = V6.1, V6.2, V6.3, V6.4, V6.6
rules-abilities =
    Was deine Schubladen für das Setzen geben, geschieht, nachdem die Informationen genommen sind. Punkte, zusätzliche Bestechungsmittel und Ermäßigungen kommen von selbst; gibt es eine Wahl, wirst du gefragt, in der Reihenfolge, die du willst.
    Was eine Fähigkeit gibt, löst nie eine andere aus. Fähigkeiten für fremde Agenten zählen einmal, wie viele auch dort stehen.
    .title = Fähigkeiten
    .rules = V3.4, V3.5, V3.6, V6.5, V13.1, V13.2, V13.3, V13.4
rules-marker =
    Der Anzeiger der Information auf deiner Karte geht ein Feld weiter. Wer einen Anzeiger zieht, auch durch eine Fähigkeit, bekommt je Feld 1 Punkt für jede eigene Information dieser Art.
    Kommt in einer Runde zum ersten Mal ein Anzeiger in einen neuen Bereich, geht der Ermittler auf dem Dach ein Feld weiter.
    .title = Aktion IV: der Anzeiger
    .rules = V1.6, V7.1, V7.2, V7.3, V7.4
rules-missions =
    Nur nach dem Setzen eines Agenten und nur für Aufträge mit der Flagge des Gebäudes: eigene erfüllen oder, wenn Platz ist, einen vom Plan annehmen; nie beides.
    Annehmen bringt sofort 1 Schilling (A) oder 2 (B).
    Gezeigte Bestechungsmittel und Informationen musst du haben, und du behältst sie. Siegel brauchen Agenten auf so vielen verschiedenen Gebäuden; ein Buchstabe braucht einen Agenten auf diesem Haus.
    .title = Aufträge
    .rules = V11.1, V11.2, V11.3, V11.4, V11.6
rules-purchase =
    Erreicht der Ermittler eine Tasche auf dem Dach, dürfen am Ende der Runde alle eine Sache kaufen:
    - einen Agenten für 1 Schilling, drei insgesamt;
    - Telefon (4 Karten ziehen), Wegeskizze (Bestechungsmittel zählen als Geld), Geldkassette (verwahrt Geld für Punkte), Siegel (3 Punkte je Auftrag) für je 2;
    - Beistelltisch (vierte Schublade, viertes Auftragsfeld) für 3.
    Geld kommt nur in die Kassette, wenn du es bekommst; jeder erfüllte Auftrag legt 1 dazu. Sie fasst 12.
    .title = Einkäufe
    .rules = V9.2, V10.1, V10.2, V10.4, V10.5
rules-payday = Erreicht der Ermittler eine Münze auf dem Dach, kostet am Ende der Runde jeder deiner Agenten auf dem Plan 1 Schilling. Solange du Geld hast, musst du zahlen; unbezahlte Agenten gehen in den Vorrat zurück, du wählst welche. Mit der Wegeskizze darfst du mit Bestechungsmittel zahlen.
    .title = Zahltage
    .rules = V10.1, V10.3
rules-end =
    Steht der Ermittler am Ende einer Runde auf dem Endfeld, folgt noch eine Runde. Dasselbe gilt, wenn alle fünf Anzeiger angekommen sind.
    Jede Information ist dann so viel wert wie der Bereich ihres Anzeigers. Einstieg: 10 Punkte für jeden vollständigen Satz aus fünf Arten.
    Voll: Zuerst verlierst du für jeden unerfüllten Auftrag einen Agenten, dann kommt der letzte Zahltag. Sachen auf dem Tisch bringen 1, 3, 6 oder 10 Punkte, Geld in der Kassette je 2 Punkte, die meisten Agenten auf dem Plan bis zu 12.
    .title = Das Ende
    .rules = V8.1, V8.2, V8.3, V12.1, V12.2, V12.4
rules-third =
    Eine Erweiterung. Eine Figur, die niemandem gehört, steht in der Stadt und zählt auf Wunsch als Agent dessen, der gerade einen gesetzt hat; ein Platz mit ihrer Hilfe bringt 1 Punkt weniger.
    Dann geht der dritte Mann in ein Nachbargebäude anderer Farbe, nie ein graues, von dem die meisten Wege zu Informationen führen.
    .title = Der dritte Mann
    .rules = V14.1, V14.2, V14.3, V14.4
rules-feld = Eine Erweiterung der vollen Version. Alle haben einen besonderen Agenten mit zwei Fähigkeiten, die auf dem Tisch stehen. Er darf gesetzt werden, sobald fünf andere deiner Agenten auf dem Plan sind. Am Zahltag will er 1 Schokolade.
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
    .brief = { $number }P
setting = { $option }: { $value }
panel-desks = Tische
you = Du
board-label = Der Plan von Wien, die Leisten der Informationen und das Dach
third = der dritte Mann
arms = Stadtwappen
offer-title = Offene Aufträge
hand-label = Deine Karten
desks-empty = Alle Schubladen sind leer.
instead = Diesmal kein Agent? Nimm stattdessen zwei:
options = Was du wählen kannst
from-building = Den von { FORM($building, case: "dative") } versetzen
shop-coins = Du hast { $number } Schilling.

## Buildings of the board. Attributes: with the article, in two cases.

name-Rathaus = Rathaus
    .accusative = das Rathaus
    .dative = dem Rathaus
name-Parlament = Parlament
    .accusative = das Parlament
    .dative = dem Parlament
name-Justizpalast = Justizpalast
    .accusative = den Justizpalast
    .dative = dem Justizpalast
name-Bundeskanzleramt = Bundeskanzleramt
    .accusative = das Bundeskanzleramt
    .dative = dem Bundeskanzleramt
name-Postsparkasse = Postsparkasse
    .accusative = die Postsparkasse
    .dative = der Postsparkasse
name-Rossauer_Kaserne = Rossauer Kaserne
    .accusative = die Rossauer Kaserne
    .dative = der Rossauer Kaserne
name-Universitat = Universität
    .accusative = die Universität
    .dative = der Universität
name-Josephinum = Josephinum
    .accusative = das Josephinum
    .dative = dem Josephinum
name-Technische_Hochschule = Technische Hochschule
    .accusative = die Technische Hochschule
    .dative = der Technischen Hochschule
name-Akademie_der_Wissenschaften = Akademie der Wissenschaften
    .accusative = die Akademie der Wissenschaften
    .dative = der Akademie der Wissenschaften
name-Urania = Urania
    .accusative = die Urania
    .dative = der Urania
name-Tierarztliche_Hochschule = Tierärztliche Hochschule
    .accusative = die Tierärztliche Hochschule
    .dative = der Tierärztlichen Hochschule
name-Stephansdom = Stephansdom
    .accusative = den Stephansdom
    .dative = dem Stephansdom
name-Karlskirche = Karlskirche
    .accusative = die Karlskirche
    .dative = der Karlskirche
name-Votivkirche = Votivkirche
    .accusative = die Votivkirche
    .dative = der Votivkirche
name-Karmeliterkirche = Karmeliterkirche
    .accusative = die Karmeliterkirche
    .dative = der Karmeliterkirche
name-Mariahilfer_Kirche = Mariahilfer Kirche
    .accusative = die Mariahilfer Kirche
    .dative = der Mariahilfer Kirche
name-Ruprechtskirche = Ruprechtskirche
    .accusative = die Ruprechtskirche
    .dative = der Ruprechtskirche
name-Staatsoper = Staatsoper
    .accusative = die Staatsoper
    .dative = der Staatsoper
name-Burgtheater = Burgtheater
    .accusative = das Burgtheater
    .dative = dem Burgtheater
name-Konzerthaus = Konzerthaus
    .accusative = das Konzerthaus
    .dative = dem Konzerthaus
name-Volkstheater = Volkstheater
    .accusative = das Volkstheater
    .dative = dem Volkstheater
name-Theater_an_der_Wien = Theater an der Wien
    .accusative = das Theater an der Wien
    .dative = dem Theater an der Wien
name-Riesenrad = Riesenrad
    .accusative = das Riesenrad
    .dative = dem Riesenrad
name-Hofburg = Hofburg
    .accusative = die Hofburg
    .dative = der Hofburg
name-Belvedere = Belvedere
    .accusative = das Belvedere
    .dative = dem Belvedere
name-Palais_Liechtenstein = Palais Liechtenstein
    .accusative = das Palais Liechtenstein
    .dative = dem Palais Liechtenstein
name-Palais_Augarten = Palais Augarten
    .accusative = das Palais Augarten
    .dative = dem Palais Augarten
name-Palais_Auersperg = Palais Auersperg
    .accusative = das Palais Auersperg
    .dative = dem Palais Auersperg
name-Palais_Coburg = Palais Coburg
    .accusative = das Palais Coburg
    .dative = dem Palais Coburg
