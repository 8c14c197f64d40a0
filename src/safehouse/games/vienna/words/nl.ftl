### Vienna: all texts of the game, for the terminal and the browser.

## Attributes: “count” with a number, “brief” where there is no room.

bribe-chocolate = chocolade
    .count = { $number } chocolade
    .brief = Ch
bribe-wine = wijn
    .count = { $number } wijn
    .brief = Wi
bribe-magazine = tijdschrift
    .count =
        { $number ->
            [one] { $number } tijdschrift
           *[other] { $number } tijdschriften
        }
    .brief = Ti
bribe-coffee = koffie
    .count = { $number } koffie
    .brief = Ko
bribe-tobacco = tabak
    .count = { $number } tabak
    .brief = Ta

## Info

info-bottle = fles
    .count =
        { $number ->
            [one] { $number } fles
           *[other] { $number } flessen
        }
    .brief = F
info-pistol = pistool
    .count =
        { $number ->
            [one] { $number } pistool
           *[other] { $number } pistolen
        }
    .brief = P
info-briefcase = aktetas
    .count =
        { $number ->
            [one] { $number } aktetas
           *[other] { $number } aktetassen
        }
    .brief = A
info-microfilm = microfilm
    .count =
        { $number ->
            [one] { $number } microfilm
           *[other] { $number } microfilms
        }
    .brief = M
info-slide = dia
    .count =
        { $number ->
            [one] { $number } dia
           *[other] { $number } dia's
        }
    .brief = D

## Seal

seal-administration = bestuur
    .count = { $number } bestuur
    .brief = Be
seal-science = wetenschap
    .count = { $number } wetenschap
    .brief = We
seal-religion = religie
    .count = { $number } religie
    .brief = Re
seal-culture = cultuur
    .count = { $number } cultuur
    .brief = Cu
seal-nobility = adel
    .count = { $number } adel
    .brief = Ad

## Colour

colour-purple = paars
colour-pink = roze
colour-orange = oranje
colour-brown = bruin
colour-grey = grijs

## Flag

flag-usa = USA
    .brief = US
    .genitive = van de USA
flag-ussr = USSR
    .brief = SU
    .genitive = van de USSR
flag-france = Frankrijk
    .brief = FR
    .genitive = van Frankrijk
flag-great_britain = Groot-Brittannië
    .brief = GB
    .genitive = van Groot-Brittannië
flag-austria = Oostenrijk
    .brief = AT
    .genitive = van Oostenrijk

## Source

source-building = { $building }
    .from = van { FORM($building, case: "definite") }
source-supply = voorraad
    .from = uit de voorraad
source-figure = Feld-agent

## Bonus

bonus-bribe = een steekpenning naar keuze
bonus-marker = telfiche naar keuze 1 veld verplaatsen
bonus-different_bribes = verschillende steekpenningen, zoveel als er spelers zijn
bonus-alike = { $number } gelijke steekpenningen
bonus-push = telfiche { $info } 2 velden verplaatsen
bonus-cards = 2 kaarten voor de volgende ronde

## Thing

thing-agent = agent
    .text = Eén agent extra voor je voorraad, { $price }. In totaal kun je er drie inhuren.
thing-telephone = telefoon
    .text = Trek elke ronde 4 kaarten in plaats van 3 en leg er een af, { $price }.
thing-map = plattegrond
    .text = Vanaf nu tellen je steekpenningen bij aankopen en op betaaldagen als shilling, { $price }.
thing-cash_box = geldkist
    .text = Bewaart tot 12 shilling van wat je krijgt. Je kunt ze niet uitgeven; aan het eind zijn ze elk 2 punten waard. Elke vervulde opdracht legt er 1 bij; { $price }.
thing-seal = zegel
    .text = 3 punten extra voor elke opdracht die je vervult, { $price }.
thing-side_table = bijzettafel
    .text = Een vierde lade en een vierde opdrachtveld, { $price }.

## Figure

figure-hamburg = Hamburg
    .text = Vervulde opdrachten die geld opleveren, leveren 1 shilling meer op. Op een gebouw met het zegel adel kost de Feld-agent maximaal 1 steekpenning.
figure-amsterdam = Amsterdam
    .text = Geeft actie II je koffie, neem er dan 1 extra. Is de Feld-agent op het speelbord, dan mag in elke opdracht 1 koffie als andere steekpenning tellen.
figure-new_york = New York City
    .text = Opdrachten van de USA vragen 1 steekpenning minder en geven 1 punt meer. Op een gebouw van de USA kost de Feld-agent maximaal 1 steekpenning.
figure-marrakesh = Marrakesh
    .text = Elke opdracht die je aanneemt levert 1 shilling meer op. Plaats je een andere agent ernaast, dan mag de Feld-agent naar een buurgebouw doorlopen.

## Due

due-purchase = Aankoop: iedereen mag één ding kopen
due-payday = Betaaldag: elke agent op het speelbord kost 1 shilling
due-farewell = Elke niet vervulde opdracht kost een agent

## What a card does in a drawer. Attribute “brief”: the same on a desk.

ability-bribe_more = Krijg je in actie { $action } { $x }, neem dan 1 { $x } extra.
    .brief = { $action } { $x }: +1 { $x }
ability-bribe_points = Krijg je in actie { $action } { $x }, dan krijg je 2 punten.
    .brief = { $action } { $x }: 2 punten
ability-bribe_marker = Krijg je in actie { $action } { $x }, verplaats dan een telfiche naar keuze 1 veld.
    .brief = { $action } { $x }: telfiche +1
ability-colour_bribe = Agent in actie { $action } op een { $x } gebouw: neem 1 steekpenning naar keuze.
    .brief = { $action } { $x }: 1 steek­penning
ability-colour_points = Agent in actie { $action } op een { $x } gebouw: 3 punten.
    .brief = { $action } { $x }: 3 punten
ability-colour_marker = Agent in actie { $action } op een { $x } gebouw: verplaats een telfiche naar keuze 1 veld.
    .brief = { $action } { $x }: telfiche +1
ability-flag_discount = Agent in actie { $action } op een gebouw met de vlag { FORM($x, case: "genitive") }: betaal 1 steekpenning minder.
    .brief = { $action } { $x }: 1 minder betalen
ability-flag_bribe = Agent in actie { $action } op een gebouw met de vlag { FORM($x, case: "genitive") }: neem 1 steekpenning naar keuze.
    .brief = { $action } { $x }: 1 steek­penning
ability-flag_points = Agent in actie { $action } op een gebouw met de vlag { FORM($x, case: "genitive") }: 3 punten.
    .brief = { $action } { $x }: 3 punten
ability-flag_marker = Agent in actie { $action } op een gebouw met de vlag { FORM($x, case: "genitive") }: verplaats een telfiche naar keuze 1 veld.
    .brief = { $action } { $x }: telfiche +1
ability-marker_bribe = Verplaatst je actie { $action } het telfiche { $x }, neem dan 1 steekpenning naar keuze.
    .brief = { $action } { $x }: 1 steek­penning
ability-marker_points = Verplaatst je actie { $action } het telfiche { $x }, dan krijg je 2 punten.
    .brief = { $action } { $x }: 2 punten
ability-foreign_bribes = Agent in actie { $action } op een gebouw met agenten van andere spelers: neem { $x }.
    .brief = { $action } agenten van anderen: { $x }
ability-foreign_points = Agent in actie { $action } op een gebouw met agenten van andere spelers: 5 punten.
    .brief = { $action } agenten van anderen: 5 punten
ability-seal_discount = Agent in actie { $action } op een gebouw met het zegel { $x }: betaal 1 steekpenning minder.
    .brief = { $action } { $x }: 1 minder betalen
ability-seal_bribe = Agent in actie { $action } op een gebouw met het zegel { $x }: neem 1 steekpenning naar keuze.
    .brief = { $action } { $x }: 1 steek­penning
ability-seal_points = Agent in actie { $action } op een gebouw met het zegel { $x }: 3 punten.
    .brief = { $action } { $x }: 3 punten
ability-seal_marker = Agent in actie { $action } op een gebouw met het zegel { $x }: verplaats een telfiche naar keuze 1 veld.
    .brief = { $action } { $x }: telfiche +1
ability-foreign_discount = Agent in actie { $action } op een gebouw met agenten van andere spelers: betaal 1 steekpenning minder.
    .brief = { $action } agenten van anderen: 1 minder betalen
ability-foreign_cards = Agent in actie { $action } op een gebouw met agenten van andere spelers: trek nu 2 kaarten voor de volgende ronde.
    .brief = { $action } agenten van anderen: 2 kaarten
ability-info_bribes = Voor elk infofiche { $x } uit actie { $action }: zoveel verschillende steekpenningen als er spelers zijn.
    .brief = { $action } info { $x }: ver­schillende steek­penningen
ability-info_points = Voor elk infofiche { $x } uit actie { $action }: 8 punten.
    .brief = { $action } info { $x }: 8 punten
ability-info_marker = Voor elk infofiche { $x } uit actie { $action }: verplaats het telfiche { $x } 2 velden.
    .brief = { $action } info { $x }: dat telfiche +2
ability-bribe_joker = In actie { $action } betaalt { $x } voor gebouwen van elke kleur.
    .brief = { $action } { $x } betaalt voor alles
ability-marker_joker = Toont je kaart voor actie { $action } { $x }, dan mag je een ander telfiche verplaatsen.
    .brief = { $action } { $x }: ander telfiche
ability-new_info_points = Voor elk infofiche van een nieuwe soort uit actie { $action }: 5 punten.
    .brief = { $action } nieuwe soort info: 5 punten
ability-square_bribes = Voor elk infofiche van een plein met { $x } in actie { $action }: { $x } gelijke steekpenningen.
    .brief = { $action } plein met { $x }: { $x } gelijke
ability-any_info_bribe = Voor elk infofiche uit actie { $action }: 1 steekpenning naar keuze.
    .brief = { $action } elk infofiche: 1 steek­penning

## Cards. Attribute “text”: what a card does.

card-drawer = { $ability }
card-whole = { $bribe }/{ $info } ({ $ability })
card-bribe = { $bribe }
card-info = { $info }
card-label = Kaart { $number }. Actie I: { $ability } Actie II: { $bribe }. Actie IV: { $info }.
card-used = Toegewezen aan actie { $action }.

## Mission

mission = { $id } { $flag }
mission-whole = { $mission } ({ $needs }: { $reward })
mission-fulfil = Een opdracht vervullen:
mission-accept = Of er een van het speelbord aannemen:

## Needs

needs-seals = agenten op { $shown }
needs-bribes = { $shown } bezitten
needs-building = een agent op gebouw { $letter }, { $building }
needs-infos = { $shown } bezitten

## Options of a table.

option-version = versie
option-version-starter = beginnersversie
option-version-full = volledige versie
option-flags = vlaggen
option-flags-printed = zoals gedrukt
option-flags-random = willekeurig verdeeld
option-third_man = de derde man
option-third_man-no = nee
option-third_man-yes = ja
option-feld_agents = Feld-agenten
option-feld_agents-no = nee
option-feld_agents-yes = ja
option-figures = welke Feld-agent
option-figures-choose = naar keuze
option-figures-deal = geloot
option-start = startspeler
option-start-random = willekeurig

## What may be done: an option in a list.

action-pass = niets
action-assign = kaart toewijzen: { $card }
action-drawer = in lade { $slot }
action-take = geen agent, { $bribes } nemen
action-earn = geen agent, 2 shilling nemen
action-place = een agent op { FORM($building, case: "definite") } plaatsen
action-from = de agent komt van: { $source }
action-pay = { $means } betalen
action-fire = eerst: { $bonus }
action-gift = { $bribes } nemen
action-mark = telfiche { $info } verplaatsen
action-draw_two = 2 kaarten trekken voor de volgende ronde
action-surround = { $square } nemen met hulp van de derde man
action-walk = naar { FORM($building, case: "definite") } lopen
action-fulfil = vervullen: { $mission }
action-accept = aannemen: { $mission }
action-box = { $shillings } in de geldkist
action-lead = { $colour } kiezen
action-buy = kopen: { $thing }
action-remove = agent terugnemen: { $building }
action-flag = vlag: { $flag }
action-tile = infofiche: { $info }
action-info = eerste infofiche: { $info }
action-colour = Feld-agent: { $colour }
action-mission = getrokken opdracht: { $mission }
action-start = { $seat } begint
action-card = getrokken kaart: { $card }
action-open_rest = de overige kaarten worden afgelegd
action-show = de kaart wordt onthuld

## The same without what the question says already.

short-building = { $building }
short-card = { $bribe }/{ $info }
short-fulfil = { $mission } vervullen
short-accept = { $mission } aannemen
short-place = { $building } ({ $cost })
short-drawer = lade { $number }, in plaats van { $card }
short-drawer-free = lade { $number } (vrij)
short-coins = de rest in shilling

## Questions to a player.

prompt-storing = Actie I: kies een lade voor { $card }.
prompt-acting = Actie III: plaats een agent, of neem 2 gelijke steekpenningen.
prompt-sourcing = { $building }: waar komt de agent vandaan?
prompt-paying = { $building }: waarmee betaal je? Nog te betalen: { $number }.
prompt-surrounding = Kies het plein waar de derde man helpt. Dat geeft 1 punt minder.
prompt-firing = Er werken meerdere vaardigheden. Kies de eerste.
prompt-swerving = Actie IV: kies een telfiche.
prompt-third_walking = Kies waar de derde man naartoe gaat.
prompt-figure_walking = Kies waar je Feld-agent naartoe loopt.
prompt-commissioning = { $building }: vervul opdrachten, of neem er een aan.
prompt-boxing = Je krijgt { $shillings }: hoeveel gaat er in de geldkist?
prompt-leading = Kies je Feld-agent.
prompt-buying = Aankoop: wat koop je?
prompt-settling = Betaaldag. Onbetaalde agenten: { $number }. Eén met een steekpenning betalen, of de rest in shilling?
prompt-removing = Betaaldag. Onbetaalde agenten: { $number }. Kies welke agent teruggaat naar de voorraad.
prompt-posting = Kies een paars gebouw voor de derde man.
prompt-assigning-1 = Actie I: kies een kaart voor een lade.
prompt-assigning-2 = Actie II: kies een kaart voor de steekpenning.
prompt-assigning-3 = Actie IV: kies een kaart voor het telfiche.
prompt-acting-full = Actie III: plaats een agent, of neem 2 gelijke steekpenningen of 2 shilling.
prompt-paying-thing = { $thing }: waarmee betaal je? Nog te betalen: { $number }.
prompt-commissioning-more = { $building }: nog een opdracht vervullen?
prompt-farewell =
    { $number ->
        [one] Niet vervulde opdracht: kies { $number } agent die het speelbord verlaat.
       *[other] Niet vervulde opdrachten: kies { $number } agenten die het speelbord verlaten.
    }
prompt-choosing-bribes =
    { $number ->
        [one] Een vaardigheid geeft je een steekpenning. Kies die.
       *[other] Vaardigheden geven je { $number } steekpenningen. Kies de volgende.
    }
prompt-choosing-markers =
    { $number ->
        [one] Een vaardigheid verplaatst een telfiche. Kies het.
       *[other] Vaardigheden verplaatsen { $number } keer een telfiche. Kies het volgende.
    }
prompt-choosing-different =
    { $number ->
        [one] Kies nog één andere steekpenning.
       *[other] Een vaardigheid geeft je { $number } verschillende steekpenningen. Kies de volgende.
    }
prompt-choosing-alike = Een vaardigheid geeft je { $number } gelijke steekpenningen. Kies de soort.
prompt-choosing-push = Telfiche { $info } 2 velden verplaatsen?
prompt-choosing-cards = 2 kaarten trekken voor de volgende ronde?

## Phase

phase-setup = opbouw
phase-cards = kaartenfase
phase-action_1 = actie I
phase-action_2 = actie II
phase-action_3 = actie III
phase-action_4 = actie IV
phase-purchase = aankoop
phase-payday = betaaldag
phase-farewell = niet vervulde opdrachten
phase-over = einde van het spel

## Why something is not allowed.

why-not_for_players = Dat beslist het toeval.
why-assign_a_card = Wijs nu kaarten toe aan de acties I, II en IV.
why-wait_for_answers = Je hebt je kaarten toegewezen. Wacht op de anderen.
why-not_in_your_hand = Je hebt deze kaart niet.
why-not_your_turn = Je bent niet aan de beurt.
why-answer_the_ability = Beslis eerst over de vaardigheid.
why-not_what_the_ability_gives = Dat geeft de vaardigheid nu niet.
why-choose_a_drawer = Kies eerst een lade voor de kaart.
why-three_drawers = Je hebt drie lades; de vierde krijg je met de bijzettafel.
why-replace_its_like = Die vaardigheid heb je al: de kaart moet de kaart met die vaardigheid vervangen.
why-first_free_drawer = Vrije lades worden van links gevuld.
why-agent_or_bribes = Plaats nu een agent, of neem steekpenningen of geld.
why-where_from = Kies eerst waar de agent vandaan komt.
why-own_agent_there = Daar staat al een agent van jou.
why-supply_is_empty = Er is geen agent in je voorraad.
why-no_own_agent_there = Daar heb je geen agent.
why-pay_first = Betaal eerst.
why-cannot_pay = Je hebt niet genoeg steekpenningen voor dit gebouw.
why-does_not_pay_for_it = Daarmee kun je hier niet (meer) betalen.
why-money_in_the_full_version = Alleen de volledige versie heeft geld.
why-which_ability = Kies eerst welke vaardigheid nu komt.
why-not_among_these = Dat kun je hier niet kiezen.
why-which_marker = Kies eerst een telfiche.
why-game_over = Het spel is afgelopen.
why-choose_a_figure = Kies eerst je Feld-agent.
why-figure_taken = Iemand anders heeft die Feld-agent al.
why-buy_or_pass = Koop nu één ding of niets.
why-no_room_in_the_box = Zoveel krijg je niet, of het past niet in de geldkist.
why-cannot_buy_it = Dat heb je al, of je kunt het niet betalen.
why-pay_your_agents = Betaal eerst je agenten.
why-who_goes = Kies eerst welke agenten vertrekken.
why-into_the_box = Kies eerst hoeveel er in de geldkist gaat.
why-missions_now = Vervul nu opdrachten, of neem er een aan.
why-not_your_mission = Die opdracht ligt niet op je bureau.
why-not_on_the_board = Die opdracht ligt niet op het speelbord.
why-another_flag = Die opdracht heeft een andere vlag dan het gebouw.
why-no_field_free = Al je opdrachtvelden zijn bezet.
why-fulfil_or_accept = Je hebt in deze actie een opdracht vervuld, dus je kunt er geen aannemen.
why-not_fulfilled = Je voldoet nog niet aan alle voorwaarden van deze opdracht.
why-purple_building = Kies eerst een paars gebouw voor de derde man.
why-third_man_walks = De derde man loopt eerst verder.
why-use_the_third_man = Beslis eerst of de derde man helpt.
why-figure_not_ready = Je kunt de Feld-agent plaatsen zodra vijf van je andere agenten op het speelbord staan, en alleen als hij er nog niet is.
why-figure_walks = Beslis eerst of je Feld-agent loopt.

## The rule behind it.

rule-V1 = Het toeval beslist over uitdelen, trekken en onthullen (V1).
rule-V3-1 = Iedereen wijst gedekt één kaart toe aan elk van de acties I, II en IV (V3.1).
rule-V3-2 = Vanaf het stadswapen voert iedereen met de klok mee alle vier de acties uit (V3.2).
rule-V3-6 = Over vaardigheden met een keuze (steekpenningen, telfiches, kaarten) beslis je een voor een (V3.6).
rule-V4-1 = De kaart van actie I gaat open in een van drie lades, vier met de bijzettafel (V4.1).
rule-V4-2 = Dezelfde vaardigheid ligt nooit twee keer in je lades (V4.2).
rule-V4-3 = Een vrije lade mag worden gevuld, of een kaart vervangen (V4.3).
rule-V6-1 = Een agent uit de voorraad of van een ander gebouw gaat naar een gebouw zonder eigen agent (V6.1).
rule-V6-2 = Een agent kost 2 steekpenningen in de kleur van het gebouw, min de korting van vaardigheden (V6.2).
rule-V6-3 = Plaats je geen agent, dan neem je 2 gelijke steekpenningen, in de volledige versie ook 2 shilling (V6.3).
rule-V6-5 = Je voert je vaardigheden uit in de volgorde die je wilt (V6.5).
rule-V7-1 = Het telfiche op de kaart van actie IV gaat 1 veld vooruit (V7.1).
rule-V8-1 = De eindtelling sluit het spel af (V8.1).
rule-V10-2 = Bij een aankoop mag iedereen één ding kopen en betaalt meteen (V10.2).
rule-V10-3 = Op betaaldag kost elke agent 1 shilling; onbetaalde agenten gaan terug naar de voorraad (V10.3).
rule-V10-5 = Geld mag alleen in de geldkist op het moment dat je het krijgt (V10.5).
rule-V11-1 = Na het plaatsen vervul je opdrachten met de vlag van het gebouw, of neem je er een aan, nooit allebei (V11.1).
rule-V11-3 = Steekpenningen en infofiches moet je bezitten; zegels en letters vragen agenten van jou op de gebouwen (V11.3).
rule-V14-1 = De derde man begint op een paars gebouw (V14.1).
rule-V14-2 = De derde man gaat naar het gebouw met de meeste wegen naar infofiches; bij gelijke stand kies jij (V14.2).
rule-V14-3 = De derde man mag helpen een plein te omringen (V14.3).
rule-V15-1 = Om de Feld-agent voor het eerst te plaatsen, heb je vijf andere agenten op het speelbord nodig (V15.1).
rule-V15-6 = De agent Marrakesh mag naar een buurgebouw lopen waar je geen agent hebt (V15.6).

## What happened, event by event.

event-flag = { $building } krijgt de vlag { FORM($flag, case: "genitive") }.
event-tile = { $square } krijgt een infofiche: { $info }.
event-starts = { $seat } heeft het stadswapen en begint.
event-round = Nieuwe ronde. { $seat } heeft het stadswapen.
event-last_round = Laatste ronde. { $seat } heeft het stadswapen.
event-reshuffled = De trekstapel is leeg; de aflegstapel wordt geschud.
event-turn = — { $seat } —
event-third_man = De derde man staat nu op { FORM($building, case: "definite") }.
event-due = { $due }.
event-final = Eindtelling: { $seat } +{ $number }, totaal { $number_2 }.

## What happened, several events in one sentence.

story-flag = Vlaggen worden over { $number } gebouwen verdeeld.
story-tile = Infofiches worden over { $number } pleinen verdeeld.
story-first_info = Eerste infofiches: { $entries }.
story-colour = Feld-agenten: { $entries }.
story-offered = Nieuw op het speelbord: { $missions }.
story-by_seat = { $seat } { $thing }
story-drew = Getrokken kaarten: { $entries }.
story-drew-seen = { $seat }, je trekt { $cards }.
story-discarded = { $seat } legt af: { $cards }.
story-showed-1 = Actie I: { $seat } toont { $card }.
story-showed-2 = Actie II: { $seat } toont { $card }.
story-showed-3 = Actie IV: { $seat } toont { $card }.
story-stored = { $seat } legt een kaart in lade { $number }: { $ability }
story-stored-shown = Actie I: { $seat } legt een kaart in lade { $number }: { $ability }
story-replaced = { $seat } legt een kaart in lade { $number } en vervangt ‘{ $replaced }’: { $ability }
story-replaced-shown = Actie I: { $seat } legt een kaart in lade { $number } en vervangt ‘{ $replaced }’: { $ability }
story-bribes-shown = Actie II: { $seat } krijgt { $gains }.
story-bribes = { $seat } krijgt { $gains }.
story-bribes-instead = Actie III: { $seat } plaatst geen agent en neemt { $gains }.
story-points = { $seat } krijgt { $gains }.
story-money = { $seat } krijgt { $gains }.
story-money-instead = Actie III: { $seat } plaatst geen agent en neemt { $gains }.
story-ability = Vaardigheden leveren { $seat } { $gains } op.
story-marker = { $seat } verplaatst het telfiche { $info } naar veld { $field } (waarde { $area }).
story-marker-gains = { $seat } verplaatst het telfiche { $info } naar veld { $field } (waarde { $area }) en krijgt { $gains }.
story-marker-ability = Vaardigheid: { $seat } verplaatst het telfiche { $info } naar veld { $field } (waarde { $area }).
story-marker-ability-gains = Vaardigheid: { $seat } verplaatst het telfiche { $info } naar veld { $field } (waarde { $area }) en krijgt { $gains }.
story-marker-shown = Actie IV: { $seat } verplaatst het telfiche { $info } naar veld { $field } (waarde { $area }).
story-marker-shown-gains = Actie IV: { $seat } verplaatst het telfiche { $info } naar veld { $field } (waarde { $area }) en krijgt { $gains }.
story-investigator = Een drempelwaarde is gepasseerd: de onderzoeker gaat naar { $roof }.
story-investigator-purchase = Een drempelwaarde is gepasseerd: de onderzoeker gaat naar { $roof }; deze ronde eindigt met een aankoop.
story-investigator-payday = Een drempelwaarde is gepasseerd: de onderzoeker gaat naar { $roof }; deze ronde eindigt met een betaaldag.
story-investigator-end = Een drempelwaarde is gepasseerd: de onderzoeker gaat naar { $roof }, het eindveld; na deze volgt nog één ronde.
story-paid = { $seat } betaalt { $paid }.
story-placed = Actie III: { $seat } betaalt { $paid } en plaatst een agent op { FORM($building, case: "definite") } ({ FORM($source, case: "from") }).
story-placed-free = Actie III: { $seat } plaatst een agent op { FORM($building, case: "definite") } ({ FORM($source, case: "from") }).
story-placed-figure = Actie III: { $seat } betaalt { $paid } en plaatst de Feld-agent op { FORM($building, case: "definite") } ({ FORM($source, case: "from") }).
story-placed-figure-free = Actie III: { $seat } plaatst de Feld-agent op { FORM($building, case: "definite") } ({ FORM($source, case: "from") }).
story-removed = { $seat } neemt agenten terug in de voorraad: { $buildings }.
story-took = { $seat } neemt een infofiche ({ $square }): { $info }, { $gains }.
story-took-third_man = { $seat } neemt met hulp van de derde man een infofiche ({ $square }): { $info }, { $gains }.
story-figure = De Feld-agent van { $seat } loopt verder naar { FORM($building, case: "definite") }.
story-accepted = { $seat } heeft een nieuwe opdracht: { $mission }.
story-accepted-gains = { $seat } heeft een nieuwe opdracht: { $mission }, en krijgt daarvoor { $gains }.
story-fulfilled = { $seat } vervult { $mission }.
story-fulfilled-gains = { $seat } vervult { $mission } en krijgt { $gains }.
story-bought = { $seat } koopt: { $thing }.
story-bought-paid = { $seat } koopt: { $thing }, voor { $paid }.

## How the game ended.

outcome-investigator = { $seats } wint met { $points }.
outcome-investigator-tie = { $seats } wint na een gelijke stand met { $points }.
outcome-markers = Alle telfiches staan aan het eind: { $seats } wint met { $points }.
outcome-markers-tie = Alle telfiches staan aan het eind: { $seats } wint na een gelijke stand met { $points }.

## The final scoring, line by line.

final-of = { $seat }:
final-before = tijdens het spel: { $points }
final-tiles = { $infos }, elk { $area }: { $points }
final-sets = complete sets van vijf: { $points }
final-desk = bureaufiches: { $points }
final-box = { $shillings } in de geldkist: { $points }
final-agents =
    { $number ->
        [one] ranglijst met { $number } agent op het speelbord: { $points }
       *[other] ranglijst met { $number } agenten op het speelbord: { $points }
    }
final-total = totaal: { $points }

## What a building says of itself

house-colour = { $colour } (kost { $bribe })
house-letter = gebouw { $letter }
house-agents = Agenten: { $seats }
house-feld = { $seat } (Feld-agent)

## Ahead

ahead-label = Wat er gebeurt, in deze volgorde
ahead-agent = agent
ahead-infos = infofiches en punten
ahead-missions = opdrachten: { $missions }
ahead-four = actie { $action }: telfiche { $info }
ahead-times = { $number } × { $bonus }
ahead-yours = vaardigheden, in jouw volgorde

## Places.

place-price = Kost { $number } van: { $bribes }.
place-free = Kost niets.
place-brings = Levert { $gains } op.
place-missions = Vervult { $missions }.
place-list = Gebouwen die je kunt betalen
place-hint = Kies een gebouw op het speelbord. De labels tonen prijs en punten.
place-purse = { $price } van { $have }

## Square

square-empty = geen infofiche meer
square-number =
    { $number ->
        [one] { $number } weg: { $number } punt waard
       *[other] { $number } wegen: { $number } punten waard
    }
square-around = tussen { $houses }

## Round

round-planning = Kaartenfase
round-last = laatste ronde
round-over = Spel afgelopen

## Roof

roof-field = Dak, veld { $name }
roof-purchase = aankoop
roof-payday = betaaldag
roof-end = eindveld
roof-here = hier is de onderzoeker
roof-here-moved = hier is de onderzoeker; die is deze ronde al verplaatst
roof-waits = Onderzoeker kan nog verder
roof-moved = Onderzoeker is verplaatst

## Track

track-label = Telfiche { $info }: veld { $field }, een infofiche is { $worth } waard
track-own = je hebt er { $number }

## Drawer

drawer-label = Lade { $number }:
drawer-empty = Lade { $number } is leeg. De kaart voor actie I komt hier en werkt meteen.
drawer-free = Lade { $number } (leeg)
drawer-replace = Lade { $number }, in plaats van:

## Plan

plan-label = Je kaarten voor deze ronde
plan-0 = een kaart voor een lade
plan-1 = een kaart voor de steek­penning
plan-2 = een kaart voor het telfiche
plan-free = Actie { $action }: { $card }. Ongedaan maken
plan-lies = Actie { $action }: { $card }
plan-done = klaar

## Print

print-board = Het speelbord (SVG)
print-missions = Alle opdrachten op één blad (SVG, A4)
print-missions_title = Vienna: de opdrachten
print-missions_note = Na het plaatsen op een gebouw met deze vlag. Aanbetaling: 1 shilling (A) of 2 (B).

## Rivals

rivals-label = De andere bureaus
rivals-empty = nog geen lade gevuld

## What a player owns

purse-bribes = Steekpenningen
purse-infos = Infofiches
purse-score = punten
purse-points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
purse-money = shilling
purse-coins = { $number } shilling
purse-agents = Agenten: { $left } in de voorraad, { $out } op het speelbord

## Desk

desk-own = Je bureau
desk-of = Het bureau van { $seat }
desk-purse = Steekpenningen, infofiches en geld
desk-drawers = Lades
desk-missions = Opdrachten
desk-free = vrij voor een opdracht
desk-point = Tik op een kaart, lade of opdracht, of wijs die aan, om de tekst te lezen.

## Box

box-put = { $number } in de geldkist
box-none = Niets in de geldkist

## Farewell

farewell-ledger = Je agenten op het speelbord: { $agents }. Shilling op het bureau: { $coins }.
farewell-owed =
    { $number ->
        [one] { $number } agent moet weg.
       *[other] { $number } agenten moeten weg.
    }
farewell-who = Kies welke agent teruggaat naar de voorraad.

## Pass

pass = Niets
pass-surrounding = Zonder de derde man
pass-figure_walking = Blijven staan
pass-commissioning = Geen opdracht
pass-commissioning-more = Geen opdrachten meer
pass-buying = Niets kopen
pass-settling = De rest in shilling betalen
pass-choosing-markers =
    { $number ->
        [one] Geen telfiche verplaatsen
       *[other] Geen telfiche meer verplaatsen
    }
pass-choosing-push = Niet verplaatsen
pass-choosing-cards = Geen kaarten trekken

## What a player has, in the list of players.

holds-points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
holds-agents =
    { $number ->
        [one] { $number } agent
       *[other] { $number } agenten
    }
holds-coins = { $number } sh

## The text view of the board.

text-roof = De onderzoeker staat op veld { $field } van het dak. Er volgen nog:
text-scores = Punten:
text-third = De derde man staat op { FORM($building, case: "definite") }.
text-tracks = Sporen
text-track = telfiche op veld { $field }, een infofiche is { $worth } waard
text-buildings = Gebouwen
text-building = Gebouw
text-marks = Kleur, vlag, zegel
text-agents = Agenten
text-costs = Kosten en opbrengst
text-squares = Pleinen met een infofiche
text-pick = Kiezen
text-pickOne = { $name } kiezen
text-why = Waarom niet { $name }?

## Where one stands

standing-goal = Doel: de meeste punten. Infofiches tellen aan het eind.
standing-goal-full = Doel: de meeste punten uit opdrachten, infofiches en geld.
standing-far = Onderzoeker op { $at }; het einde is bij { $end }.
standing-last = De laatste ronde.

## The rules page. Attribute “rules”: the ids of the rules that a section is about.

rules-goal =
    Wenen in 1950. Iedereen stuurt agenten de stad in, omringt pleinen en neemt de infofiches daar. Wie de meeste punten heeft, wint.
    De beginnersversie heeft kaarten, agenten en infofiches. De volledige versie voegt geld, opdrachten, aankopen en betaaldagen toe.
    .title = Het doel
    .rules = V1.2, V8.4, V12.3
rules-city =
    Elk gebouw heeft een kleur, die toont welke steekpenning het kost, en een vlag. In de volledige versie heeft het ook een zegel, en tien gebouwen hebben een letter. Wegen verbinden gebouwen met pleinen.
    Een plein heeft wegen naar 2, 3 of 4 gebouwen; zoveel is het waard. Op elk plein ligt één infofiche.
    .title = De stad
    .rules = V1.1, V1.3, V1.4, V1.5, V2.1, V2.2
rules-setup = Iedereen heeft één steekpenning van elke soort en één infofiche. In de beginnersversie heb je 6 agenten; in de volledige versie 5, plus 3 om in te huren, 1 shilling en één opdracht.
    .title = Opbouw
    .rules = V2.3, V2.4, V9.1
rules-round =
    Kaartenfase: trek drie kaarten. Iedereen wijst tegelijk en gedekt één kaart toe aan elk van de acties I, II en IV.
    Actiefase: vanaf het stadswapen voert iedereen met de klok mee alle vier de acties uit:
    - I: een kaart in een lade leggen.
    - II: de steekpenning van een kaart nemen.
    - III: een agent plaatsen of twee steekpenningen nemen.
    - IV: het telfiche van een kaart verplaatsen.
    Daarna gaat het stadswapen naar links.
    .title = Een ronde
    .rules = V3.1, V3.2, V3.3, V5.1
rules-drawers =
    Je hebt drie lades, met de bijzettafel vier. De vaardigheid van een kaart in een lade werkt elke ronde, zodra de kaart er ligt.
    Dezelfde vaardigheid ligt nooit twee keer in je lades: een tweede kaart moet de eerste vervangen. Is er geen lade vrij, dan wordt een kaart vervangen.
    .title = Lades
    .rules = V4.1, V4.2, V4.3
rules-agent =
    Plaats een agent op een gebouw waar je er nog geen hebt: uit de voorraad, of van een ander gebouw. Agenten van andere spelers doen er niet toe.
    Dat kost 2 steekpenningen in de kleur van het gebouw, min de korting van je vaardigheden.
    Staan je agenten nu op alle gebouwen rond een plein, dan neem je het infofiche en krijg je zoveel punten als het plein waard is. Eén agent kan meerdere pleinen omringen.
    Plaats je geen agent, dan neem je 2 gelijke steekpenningen, in de volledige versie desgewenst 2 shilling.
    .title = Actie III: de agent
    .rules = V6.1, V6.2, V6.3, V6.4, V6.6
rules-abilities =
    Wat je lades geven voor het plaatsen, komt nadat je de infofiches hebt genomen. Punten, extra steekpenningen en kortingen komen vanzelf; valt er iets te kiezen, dan kies je zelf, in de volgorde die je wilt.
    Wat een vaardigheid geeft, activeert nooit een andere. Vaardigheden voor agenten van andere spelers tellen één keer, hoeveel er ook staan.
    .title = Vaardigheden
    .rules = V3.4, V3.5, V3.6, V6.5, V13.1, V13.2, V13.3, V13.4
rules-marker =
    Het telfiche van de info op je kaart gaat één veld vooruit. Verplaats je een telfiche, ook door een vaardigheid, dan krijg je per veld 1 punt voor elk van je infofiches van die soort.
    Komt in een ronde voor het eerst een telfiche in een nieuw gebied, dan gaat de onderzoeker op het dak één veld verder.
    .title = Actie IV: het telfiche
    .rules = V1.6, V7.1, V7.2, V7.3, V7.4
rules-missions =
    Alleen na het plaatsen van een agent en alleen voor opdrachten met de vlag van het gebouw: vervul een of meer eigen opdrachten, of neem er een van het speelbord aan als je ruimte hebt; nooit allebei.
    De aanbetaling bij het aannemen is meteen 1 shilling (A) of 2 (B).
    Getoonde steekpenningen en infofiches moet je bezitten, en je houdt ze. Zegels vragen agenten op zoveel verschillende gebouwen; een letter vraagt een agent op dat gebouw.
    .title = Opdrachten
    .rules = V11.1, V11.2, V11.3, V11.4, V11.6
rules-purchase =
    Bereikt de onderzoeker een tas op het dak, dan mag iedereen aan het eind van de ronde één ding kopen:
    - een agent voor 1 shilling, drie in totaal;
    - telefoon (4 kaarten trekken), plattegrond (steekpenningen tellen als geld), geldkist (bewaart geld voor punten), zegel (3 punten per opdracht) voor 2 elk;
    - bijzettafel (vierde lade en opdrachtveld) voor 3.
    Geld gaat alleen in de geldkist als je het krijgt; elke vervulde opdracht voegt 1 toe. Er kan 12 in.
    .title = Aankopen
    .rules = V9.2, V10.1, V10.2, V10.4, V10.5
rules-payday = Bereikt de onderzoeker een munt op het dak, dan kost aan het eind van de ronde elk van je agenten op het speelbord 1 shilling. Zolang je geld hebt, moet je betalen. Onbetaalde agenten gaan terug naar de voorraad; jij kiest welke. Met de plattegrond mag je met steekpenningen betalen.
    .title = Betaaldagen
    .rules = V10.1, V10.3
rules-end =
    Staat de onderzoeker aan het eind van een ronde op het eindveld, dan volgt nog één ronde. Dat geldt ook als alle vijf de telfiches aan het eind staan.
    Elk infofiche is dan zoveel waard als het gebied van zijn telfiche. Beginnersversie: 10 punten voor elke complete set van vijf soorten.
    Volledige versie: eerst verlies je een agent voor elke niet vervulde opdracht, dan komt de laatste betaaldag. Bureaufiches geven 1, 3, 6 of 10 punten, geld in de geldkist 2 punten per stuk, de ranglijst van de agenten tot 12.
    .title = Einde van het spel
    .rules = V8.1, V8.2, V8.3, V12.1, V12.2, V12.4
rules-third =
    Een uitbreiding. De derde man is van niemand. Heb je net een agent geplaatst, dan mag hij als een van je agenten tellen; een plein dat je met zijn hulp omringt, geeft 1 punt minder.
    Daarna loopt hij door naar een buurgebouw van een andere kleur, nooit grijs, vanwaar de meeste wegen naar infofiches leiden.
    .title = De derde man
    .rules = V14.1, V14.2, V14.3, V14.4
rules-feld = Een uitbreiding van de volledige versie. Iedereen heeft één Feld-agent met twee vaardigheden, die op het bureau staan. Je mag hem plaatsen zodra vijf van je andere agenten op het speelbord staan. Op betaaldag kost hij 1 chocolade.
    .title = Feld-agenten
    .rules = V15.1, V15.2, V15.3, V15.4, V15.5, V15.6, V15.7

## Other

shilling =
    .count = { $number } shilling
    .brief = { $number }s
boxed =
    .count = { $number } shilling in de geldkist
point =
    .count =
        { $number ->
            [one] { $number } punt
           *[other] { $number } punten
        }
    .brief = { $number }p
setting = { $option }: { $value }
panel-desks = Bureaus
you = Jij
board-label = Het speelbord van Wenen, de sporen en het dak
third = de derde man
arms = stadswapen
sector-usa = Amerikaanse sector
sector-ussr = Sovjetsector
sector-great_britain = Britse sector
sector-france = Franse sector
card-title = Kaart { $number }
offer-title = Open opdrachten
hand-label = Je kaarten
desks-empty = Alle lades zijn leeg.
instead = Of neem in plaats daarvan twee gelijke:
options = Je mogelijkheden
from-building = Agent van { FORM($building, case: "definite") } verplaatsen
shop-coins = Je hebt { $number } shilling.

## Buildings of the board. Attribute “definite”: with the article.

name-Rathaus = Rathaus
    .definite = het Rathaus
name-Parlament = Parlament
    .definite = het Parlament
name-Justizpalast = Justizpalast
    .definite = het Justizpalast
name-Bundeskanzleramt = Bundeskanzleramt
    .definite = het Bundeskanzleramt
name-Postsparkasse = Postsparkasse
    .definite = de Postsparkasse
name-Rossauer_Kaserne = Rossauer Kaserne
    .definite = de Rossauer Kaserne
name-Universitat = Universität
    .definite = de Universität
name-Josephinum = Josephinum
    .definite = het Josephinum
name-Technische_Hochschule = Technische Hochschule
    .definite = de Technische Hochschule
name-Akademie_der_Wissenschaften = Akademie der Wissenschaften
    .definite = de Akademie der Wissenschaften
name-Urania = Urania
    .definite = de Urania
name-Tierarztliche_Hochschule = Tierärztliche Hochschule
    .definite = de Tierärztliche Hochschule
name-Stephansdom = Stephansdom
    .definite = de Stephansdom
name-Karlskirche = Karlskirche
    .definite = de Karlskirche
name-Votivkirche = Votivkirche
    .definite = de Votivkirche
name-Karmeliterkirche = Karmeliterkirche
    .definite = de Karmeliterkirche
name-Mariahilfer_Kirche = Mariahilfer Kirche
    .definite = de Mariahilfer Kirche
name-Ruprechtskirche = Ruprechtskirche
    .definite = de Ruprechtskirche
name-Staatsoper = Staatsoper
    .definite = de Staatsoper
name-Burgtheater = Burgtheater
    .definite = het Burgtheater
name-Konzerthaus = Konzerthaus
    .definite = het Konzerthaus
name-Volkstheater = Volkstheater
    .definite = het Volkstheater
name-Theater_an_der_Wien = Theater an der Wien
    .definite = het Theater an der Wien
name-Riesenrad = Riesenrad
    .definite = het Riesenrad
name-Hofburg = Hofburg
    .definite = de Hofburg
name-Belvedere = Belvedere
    .definite = het Belvedere
name-Palais_Liechtenstein = Palais Liechtenstein
    .definite = het Palais Liechtenstein
name-Palais_Augarten = Palais Augarten
    .definite = het Palais Augarten
name-Palais_Auersperg = Palais Auersperg
    .definite = het Palais Auersperg
name-Palais_Coburg = Palais Coburg
    .definite = het Palais Coburg
