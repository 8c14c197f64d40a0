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
bonus-marker = een telfiche naar keuze 1 veld
bonus-different_bribes = verschillende steekpenningen, zoveel als er spelers zijn
bonus-alike = { $number } gelijke steekpenningen
bonus-push = telfiche { $info } 2 velden
bonus-cards = 2 kaarten voor de volgende ronde

## Thing

thing-agent = agent
    .text = Eén agent meer voor je voorraad, { $price }. In totaal kun je er drie werven.
thing-telephone = telefoon
    .text = Trek elke ronde 4 kaarten in plaats van 3 en leg er een af, { $price }.
thing-map = plattegrond
    .text = Vanaf nu tellen je steekpenningen bij aankopen en op betaaldagen als shilling, { $price }.
thing-cash_box = geldkist
    .text = Bewaart tot 12 schilling van wat je krijgt: niet uit te geven, aan het eind elk 2 punten. Elke vervulde opdracht legt er 1 bij; { $price }.
thing-seal = zegel
    .text = 3 punten extra voor elke opdracht die je vervult, { $price }.
thing-side_table = bijzettafel
    .text = Een vierde lade en een vierde opdrachtveld, { $price }.

## Figure

figure-hamburg = Hamburg
    .text = Vervulde opdrachten die geld opleveren, leveren 1 shilling meer op. Op een adellijk gebouw kost de Feld-agent hoogstens 1 steekpenning.
figure-amsterdam = Amsterdam
    .text = Geeft actie II je koffie, neem er dan 1 meer. Is de Feld-agent geplaatst, dan mag in elke opdracht 1 koffie als andere steekpenning tellen.
figure-new_york = New York City
    .text = Amerikaanse opdrachten vragen 1 steekpenning minder en geven 1 punt meer. Op een gebouw van de VS kost de Feld-agent hoogstens 1 steekpenning.
figure-marrakesh = Marrakesh
    .text = Elke opdracht die je aanneemt levert 1 shilling meer op. Plaats je een andere agent ernaast, dan mag de Feld-agent naar een buurgebouw doorlopen.

## Due

due-purchase = Aankoop: ieder mag één ding kopen
due-payday = Betaaldag: elke agent op het bord kost 1 shilling
due-farewell = Voor elke niet vervulde opdracht vertrekt een agent

## What a card does in a drawer. Attribute “brief”: the same on a desk.

ability-bribe_more = Krijg je in actie { $action } { $x }, neem dan 1 { $x } extra.
    .brief = { $action } { $x }: +1 { $x }
ability-bribe_points = Krijg je in actie { $action } { $x }, dan krijg je 2 punten.
    .brief = { $action } { $x }: 2 punten
ability-bribe_marker = Krijg je in actie { $action } { $x }, verplaats dan een telfiche naar keuze 1 veld.
    .brief = { $action } { $x }: telfiche +1
ability-colour_bribe = Agent in actie { $action } op een gebouw in { $x }: neem 1 steekpenning naar keuze.
    .brief = { $action } { $x }: 1 steekpenning
ability-colour_points = Agent in actie { $action } op een gebouw in { $x }: 3 punten.
    .brief = { $action } { $x }: 3 punten
ability-colour_marker = Agent in actie { $action } op een gebouw in { $x }: verplaats een telfiche naar keuze 1 veld.
    .brief = { $action } { $x }: telfiche +1
ability-flag_discount = Agent in actie { $action } op een gebouw met de vlag { FORM($x, case: "genitive") }: betaal 1 steekpenning minder.
    .brief = { $action } { $x }: 1 minder betalen
ability-flag_bribe = Agent in actie { $action } op een gebouw met de vlag { FORM($x, case: "genitive") }: neem 1 steekpenning naar keuze.
    .brief = { $action } { $x }: 1 steekpenning
ability-flag_points = Agent in actie { $action } op een gebouw met de vlag { FORM($x, case: "genitive") }: 3 punten.
    .brief = { $action } { $x }: 3 punten
ability-flag_marker = Agent in actie { $action } op een gebouw met de vlag { FORM($x, case: "genitive") }: verplaats een telfiche naar keuze 1 veld.
    .brief = { $action } { $x }: telfiche +1
ability-marker_bribe = Verplaatst je actie { $action } het telfiche { $x }, neem dan 1 steekpenning naar keuze.
    .brief = { $action } { $x }: 1 steekpenning
ability-marker_points = Verplaatst je actie { $action } het telfiche { $x }, dan krijg je 2 punten.
    .brief = { $action } { $x }: 2 punten
ability-foreign_bribes = Agent in actie { $action } op een gebouw met vreemde agenten: neem { $x }.
    .brief = { $action } vreemde agenten: { $x }
ability-foreign_points = Agent in actie { $action } op een gebouw met vreemde agenten: 5 punten.
    .brief = { $action } vreemde agenten: 5 punten
ability-seal_discount = Agent in actie { $action } op een gebouw met het zegel { $x }: betaal 1 steekpenning minder.
    .brief = { $action } { $x }: 1 minder betalen
ability-seal_bribe = Agent in actie { $action } op een gebouw met het zegel { $x }: neem 1 steekpenning naar keuze.
    .brief = { $action } { $x }: 1 steekpenning
ability-seal_points = Agent in actie { $action } op een gebouw met het zegel { $x }: 3 punten.
    .brief = { $action } { $x }: 3 punten
ability-seal_marker = Agent in actie { $action } op een gebouw met het zegel { $x }: verplaats een telfiche naar keuze 1 veld.
    .brief = { $action } { $x }: telfiche +1
ability-foreign_discount = Agent in actie { $action } op een gebouw met vreemde agenten: betaal 1 steekpenning minder.
    .brief = { $action } vreemde agenten: 1 minder betalen
ability-foreign_cards = Agent in actie { $action } op een gebouw met vreemde agenten: trek nu 2 kaarten voor de volgende ronde.
    .brief = { $action } vreemde agenten: 2 kaarten
ability-info_bribes = Voor elke info { $x } uit actie { $action }: zoveel verschillende steekpenningen als er spelers zijn.
    .brief = { $action } info { $x }: versch. steekpenningen
ability-info_points = Voor elke info { $x } uit actie { $action }: 8 punten.
    .brief = { $action } info { $x }: 8 punten
ability-info_marker = Voor elke info { $x } uit actie { $action }: verplaats het telfiche { $x } 2 velden.
    .brief = { $action } info { $x }: dat telfiche +2
ability-bribe_joker = In actie { $action } betaalt { $x } voor gebouwen van elke kleur.
    .brief = { $action } { $x } betaalt voor alles
ability-marker_joker = Toont je kaart voor actie { $action } { $x }, dan mag je een ander telfiche verplaatsen.
    .brief = { $action } { $x }: ander telfiche
ability-new_info_points = Voor elke info van een nieuwe soort uit actie { $action }: 5 punten.
    .brief = { $action } nieuwe soort info: 5 punten
ability-square_bribes = Voor elke info van een plein met { $x } in actie { $action }: { $x } gelijke steekpenningen.
    .brief = { $action } plein van { $x }: { $x } gelijke
ability-any_info_bribe = Voor elke info uit actie { $action }: 1 steekpenning naar keuze.
    .brief = { $action } elke info: 1 steekpenning

## Cards. Attribute “text”: what a card does.

card-drawer = { $ability }
card-whole = { $bribe }/{ $info } ({ $ability })
card-bribe = { $bribe }
card-info = { $info }
card-label = Kaart { $number }. Actie I: { $ability } Actie II: { $bribe }. Actie IV: { $info }.
card-used = Gepland voor actie { $action }.

## Mission

mission = { $id } { $flag }
mission-whole = { $mission } ({ $needs }: { $reward })
mission-fulfil = Een opdracht vervullen:
mission-accept = Of neem er een van het bord aan:

## Needs

needs-seals = agenten op { $shown }
needs-bribes = bezit { $shown }
needs-building = een agent op huis { $letter }, { $building }
needs-infos = bezit { $shown }

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
action-walk = de figuur gaat naar { FORM($building, case: "definite") }
action-fulfil = vervullen: { $mission }
action-accept = aannemen: { $mission }
action-box = { $shillings } in de geldkist
action-lead = { $colour } leiden
action-buy = kopen: { $thing }
action-remove = de agent vertrekt: { $building }
action-flag = vlag: { $flag }
action-tile = info: { $info }
action-info = eerste info: { $info }
action-colour = Feld-agent: { $colour }
action-mission = getrokken opdracht: { $mission }
action-start = { $seat } begint
action-card = getrokken kaart: { $card }
action-open_rest = de overige kaarten worden afgelegd
action-show = de kaart wordt getoond

## The same without what the question says already.

short-building = { $building }
short-card = { $bribe }/{ $info }
short-fulfil = { $mission } vervullen
short-accept = { $mission } aannemen
short-place = { $building } ({ $cost })
short-drawer = lade { $number }, in plaats van { $card }
short-drawer-free = lade { $number }, die is vrij
short-coins = de rest in schilling

## Questions to a player.

prompt-storing = { $seat }, actie I: in welke lade komt { $card }?
prompt-acting = { $seat }, actie III: op welk gebouw een agent, of welke steekpenningen?
prompt-sourcing = { $seat }, waar komt de agent voor { FORM($building, case: "definite") } vandaan?
prompt-paying = { $seat }, waarmee betaal je voor { FORM($building, case: "definite") }? Nog te betalen: { $number }.
prompt-surrounding = { $seat }, op welk plein moet de derde man helpen? Dat geeft 1 punt minder.
prompt-firing = { $seat }, er werken meer vaardigheden: welke komt eerst? De andere volgen.
prompt-swerving = { $seat }, actie IV: welk telfiche verplaats je?
prompt-third_walking = { $seat }, waarheen gaat de derde man?
prompt-figure_walking = { $seat }, waarheen loopt je Feld-agent?
prompt-commissioning = { $seat }, { $building }: opdrachten vervullen of er een aannemen?
prompt-boxing = { $seat }, je krijgt { $shillings }: hoeveel gaat er in de geldkist?
prompt-leading = { $seat }, welke Feld-agent leid je?
prompt-buying = { $seat }, aankoop: wat koop je?
prompt-settling = { $seat }, betaaldag. Nog te betalen agenten: { $number }. Geef je een steekpenning voor een van hen, of betaal je de rest in schilling?
prompt-removing =
    { $number ->
        [one] { $seat }, betaaldag: { $number } van je agenten is niet betaald. Wie gaat terug naar de voorraad?
       *[other] { $seat }, betaaldag: { $number } van je agenten zijn niet betaald. Wie gaat terug naar de voorraad?
    }
prompt-posting = { $seat }, op welk paars gebouw begint de derde man?
prompt-assigning-1 = { $seat }, welke kaart voor actie I? Ze gaat in een lade.
prompt-assigning-2 = { $seat }, welke kaart voor actie II? Ze geeft een steekpenning.
prompt-assigning-3 = { $seat }, welke kaart voor actie IV? Ze verplaatst een telfiche.
prompt-acting-full = { $seat }, actie III: op welk gebouw een agent, of wat neem je in plaats daarvan?
prompt-paying-thing = { $seat }, { $thing }: waarmee betaal je? Nog te betalen: { $number }.
prompt-commissioning-more = { $seat }, { $building }: vervul je nog een opdracht?
prompt-farewell =
    { $number ->
        [one] { $seat }, een opdracht bleef onvervuld: { $number } agent verlaat het bord. Welke?
       *[other] { $seat }, opdrachten bleven onvervuld: { $number } agenten verlaten het bord. Welke?
    }
prompt-choosing-bribes =
    { $number ->
        [one] { $seat }, een vaardigheid geeft je een steekpenning: welke?
       *[other] { $seat }, vaardigheden geven je { $number } steekpenningen: welke nu?
    }
prompt-choosing-markers =
    { $number ->
        [one] { $seat }, een vaardigheid verplaatst een telfiche: welk?
       *[other] { $seat }, vaardigheden verplaatsen { $number } keer een telfiche: welk nu?
    }
prompt-choosing-different =
    { $number ->
        [one] { $seat }, en nog één andere steekpenning: welke?
       *[other] { $seat }, een vaardigheid geeft je { $number } verschillende steekpenningen: welke nu?
    }
prompt-choosing-alike = { $seat }, een vaardigheid geeft je { $number } gelijke steekpenningen: welke?
prompt-choosing-push = { $seat }, verplaats je het telfiche { $info } 2 velden?
prompt-choosing-cards = { $seat }, trek je 2 kaarten voor de volgende ronde?

## Phase

phase-setup = opbouw
phase-cards = kaarten
phase-action_1 = actie I
phase-action_2 = actie II
phase-action_3 = actie III
phase-action_4 = actie IV
phase-purchase = aankoop
phase-payday = betaaldag
phase-farewell = onvervulde opdrachten
phase-over = einde van het spel

## Why something is not allowed.

why-not_for_players = Dat kan alleen het toeval doen.
why-assign_a_card = Nu worden kaarten toegewezen aan de acties I, II en IV.
why-wait_for_answers = Je hebt je kaarten toegewezen; de anderen denken nog na.
why-not_in_your_hand = Die kaart heb je niet in de hand.
why-not_your_turn = Je bent niet aan de beurt.
why-answer_the_ability = Beantwoord eerst wat de vaardigheid vraagt.
why-not_what_the_ability_gives = Dat geeft de vaardigheid nu niet.
why-choose_a_drawer = Kies eerst een lade voor de kaart.
why-three_drawers = Je hebt drie lades; de vierde komt met de bijzettafel.
why-replace_its_like = Die vaardigheid heb je al: de kaart moet precies die kaart vervangen.
why-first_free_drawer = Vrije lades worden van links gevuld.
why-agent_or_bribes = Nu plaats je een agent, of je neemt steekpenningen of geld.
why-where_from = Zeg eerst waar de agent vandaan komt.
why-own_agent_there = Daar staat al een agent van jou.
why-supply_is_empty = Er is geen agent in je voorraad.
why-no_own_agent_there = Daar heb je geen agent.
why-pay_first = Betaal eerst.
why-cannot_pay = Dat gebouw kun je niet betalen.
why-does_not_pay_for_it = Daarmee kun je hier niet (meer) betalen.
why-money_in_the_full_version = Geld is er alleen in de volledige versie.
why-which_ability = Zeg eerst welke vaardigheid nu komt.
why-not_among_these = Dat is hier niet te kiezen.
why-which_marker = Zeg eerst welk telfiche verplaatst wordt.
why-game_over = Het spel is afgelopen.
why-choose_a_figure = Kies eerst je Feld-agent.
why-figure_taken = Iemand anders leidt die Feld-agent al.
why-buy_or_pass = Nu koop je één ding of niets.
why-no_room_in_the_box = Zoveel kreeg je niet, of het past niet in de geldkist.
why-cannot_buy_it = Dat heb je al, of je kunt het niet betalen.
why-pay_your_agents = Betaal eerst je agenten.
why-who_goes = Zeg eerst welke agenten vertrekken.
why-into_the_box = Zeg eerst hoeveel er in de geldkist gaat.
why-missions_now = Nu worden opdrachten vervuld, of er wordt er een aangenomen.
why-not_your_mission = Die opdracht ligt niet op je bureau.
why-not_on_the_board = Die opdracht ligt niet op het bord.
why-another_flag = Die opdracht heeft een andere vlag dan het gebouw.
why-no_field_free = Al je opdrachtvelden zijn bezet.
why-fulfil_or_accept = Je hebt in deze actie een opdracht vervuld, dus je kunt er geen aannemen.
why-not_fulfilled = Wat de opdracht vraagt, is er nog niet.
why-purple_building = Zet eerst de derde man op een paars gebouw.
why-third_man_walks = Eerst loopt de derde man verder.
why-use_the_third_man = Zeg eerst of de derde man helpt.
why-figure_not_ready = De Feld-agent komt pas als vijf andere agenten van jou op het bord staan, en alleen als hij er nog niet is.
why-figure_walks = Zeg eerst of je Feld-agent loopt.

## The rule behind it.

rule-V1 = Uitdelen, trekken en omdraaien doet het toeval (V1).
rule-V3-1 = Ieder wijst gedekt één kaart toe aan elk van de acties I, II en IV (V3.1).
rule-V3-2 = Vanaf het stadswapen voert ieder met de klok mee alle vier acties uit (V3.2).
rule-V3-6 = Steekpenningen naar keuze, telfiches en kaarten van vaardigheden worden na elkaar gevraagd (V3.6).
rule-V4-1 = De kaart van actie I gaat open in een van drie lades, vier met de bijzettafel (V4.1).
rule-V4-2 = Dezelfde vaardigheid ligt nooit twee keer in je lades (V4.2).
rule-V4-3 = Een vrije lade mag worden gevuld, of een kaart vervangen (V4.3).
rule-V6-1 = Een agent uit de voorraad of van een ander gebouw gaat naar een gebouw zonder eigen agent (V6.1).
rule-V6-2 = Een agent kost 2 steekpenningen in de kleur van het gebouw, min de korting van vaardigheden (V6.2).
rule-V6-3 = Wie geen agent plaatst, neemt 2 gelijke steekpenningen, in de volledige versie ook 2 shilling (V6.3).
rule-V6-5 = Vaardigheden die in werking treden voer je uit in je eigen volgorde (V6.5).
rule-V7-1 = Het telfiche op de kaart van actie IV gaat 1 veld vooruit (V7.1).
rule-V8-1 = De eindtelling sluit het spel af (V8.1).
rule-V10-2 = Bij een aankoop mag ieder één ding kopen en betaalt meteen (V10.2).
rule-V10-3 = Op betaaldag kost elke agent 1 shilling; niet-betaalde gaan terug naar de voorraad (V10.3).
rule-V10-5 = Geld mag alleen in de geldkist op het moment dat je het krijgt (V10.5).
rule-V11-1 = Na het plaatsen vervul je opdrachten met de vlag van het gebouw, of neem je er een aan, nooit allebei (V11.1).
rule-V11-3 = Steekpenningen en info moet je bezitten, zegels en huizen vragen eigen agenten (V11.3).
rule-V14-1 = De derde man begint op een paars gebouw (V14.1).
rule-V14-2 = De derde man gaat waar de meeste wegen naar info leiden; bij gelijke stand kies jij (V14.2).
rule-V14-3 = De derde man mag helpen een plein te omringen (V14.3).
rule-V15-1 = De Feld-agent heeft de eerste keer vijf andere eigen agenten op het bord nodig (V15.1).
rule-V15-6 = De figuur van Marrakesh mag naar een vrij buurgebouw lopen (V15.6).

## What happened, event by event.

event-flag = { $building } krijgt de vlag { FORM($flag, case: "genitive") }.
event-tile = { $square } krijgt een info: { $info }.
event-starts = { $seat } heeft het stadswapen en begint.
event-round = Een nieuwe ronde begint; { $seat } heeft het stadswapen.
event-last_round = De laatste ronde begint; { $seat } heeft het stadswapen.
event-reshuffled = De trekstapel was leeg; de aflegstapel is geschud.
event-turn = — { $seat } —
event-third_man = De derde man staat nu op { FORM($building, case: "definite") }.
event-due = { $due }.
event-final = Eindtelling: { $seat } krijgt er { $number } bij en heeft { $number_2 } punten.

## What happened, several events in one sentence.

story-flag = Vlaggen zijn over { $number } gebouwen verdeeld.
story-tile = Info is over { $number } pleinen verdeeld.
story-first_info = Eerste info: { $entries }.
story-colour = Feld-agenten: { $entries }.
story-offered = Nieuw op het bord: { $missions }.
story-by_seat = { $seat } { $thing }
story-drew = Getrokken kaarten: { $entries }.
story-drew-seen = { $seat }, je trok { $cards }.
story-discarded = { $seat } legt af: { $cards }.
story-showed-1 = Actie I: { $seat } toont { $card }.
story-showed-2 = Actie II: { $seat } toont { $card }.
story-showed-3 = Actie IV: { $seat } toont { $card }.
story-stored = { $seat } legt een kaart in lade { $number }: { $ability }
story-stored-shown = Actie I: { $seat } legt een kaart in lade { $number }: { $ability }
story-replaced = { $seat } legt een kaart in lade { $number } en vervangt “{ $replaced }”: { $ability }
story-replaced-shown = Actie I: { $seat } legt een kaart in lade { $number } en vervangt “{ $replaced }”: { $ability }
story-bribes-shown = Actie II: { $seat } krijgt { $gains }.
story-bribes = { $seat } krijgt { $gains }.
story-bribes-instead = Actie III: { $seat } plaatst geen agent en neemt { $gains }.
story-points = { $seat } krijgt { $gains }.
story-money = { $seat } krijgt { $gains }.
story-money-instead = Actie III: { $seat } plaatst geen agent en neemt { $gains }.
story-ability = Vaardigheden leveren { $seat } { $gains } op.
story-marker = { $seat } verplaatst het telfiche { $info } naar veld { $field } (waarde { $area }).
story-marker-gains = { $seat } verplaatst het telfiche { $info } naar veld { $field } (waarde { $area }) en krijgt { $gains }.
story-marker-ability = Door een vaardigheid verplaatst { $seat } het telfiche { $info } naar veld { $field } (waarde { $area }).
story-marker-ability-gains = Door een vaardigheid verplaatst { $seat } het telfiche { $info } naar veld { $field } (waarde { $area }) en krijgt { $gains }.
story-marker-shown = Actie IV: { $seat } verplaatst het telfiche { $info } naar veld { $field } (waarde { $area }).
story-marker-shown-gains = Actie IV: { $seat } verplaatst het telfiche { $info } naar veld { $field } (waarde { $area }) en krijgt { $gains }.
story-investigator = Een drempelwaarde is gepasseerd: de onderzoeker gaat naar { $roof }.
story-investigator-purchase = Een drempelwaarde is gepasseerd: de onderzoeker gaat naar { $roof }; deze ronde eindigt met een aankoop.
story-investigator-payday = Een drempelwaarde is gepasseerd: de onderzoeker gaat naar { $roof }; deze ronde eindigt met een betaaldag.
story-investigator-end = Een drempelwaarde is gepasseerd: de onderzoeker gaat naar { $roof }, het laatste veld; na deze volgt nog één ronde.
story-paid = { $seat } betaalt { $paid }.
story-placed = Actie III: { $seat } betaalt { $paid } en plaatst een agent op { FORM($building, case: "definite") } ({ FORM($source, case: "from") }).
story-placed-free = Actie III: { $seat } plaatst een agent op { FORM($building, case: "definite") } ({ FORM($source, case: "from") }).
story-placed-figure = Actie III: { $seat } betaalt { $paid } en plaatst de Feld-agent op { FORM($building, case: "definite") } ({ FORM($source, case: "from") }).
story-placed-figure-free = Actie III: { $seat } plaatst de Feld-agent op { FORM($building, case: "definite") } ({ FORM($source, case: "from") }).
story-removed = { $seat } neemt agenten terug in de voorraad: { $buildings }.
story-took = { $seat } neemt de info ({ $square }): { $info }, { $gains }.
story-took-third_man = { $seat } neemt met hulp van de derde man de info ({ $square }): { $info }, { $gains }.
story-figure = De Feld-agent van { $seat } loopt verder naar { FORM($building, case: "definite") }.
story-accepted = { $seat } heeft een nieuwe opdracht: { $mission }.
story-accepted-gains = { $seat } heeft een nieuwe opdracht: { $mission }, en krijgt daarvoor { $gains }.
story-fulfilled = { $seat } vervult { $mission }.
story-fulfilled-gains = { $seat } vervult { $mission } en krijgt { $gains }.
story-bought = { $seat } koopt: { $thing }.
story-bought-paid = { $seat } koopt: { $thing }, voor { $paid }.

## How the game ended.

outcome-investigator = { $seats } wint met { $points }.
outcome-investigator-tie = { $seats } wint de gelijke stand met { $points }.
outcome-markers = Alle telfiches waren aan het eind: { $seats } wint met { $points }.
outcome-markers-tie = Alle telfiches waren aan het eind: { $seats } wint de gelijke stand met { $points }.

## The final scoring, line by line.

final-of = { $seat }:
final-before = tijdens het spel: { $points }
final-tiles = { $infos }, elk { $area }: { $points }
final-sets = complete sets van vijf: { $points }
final-desk = bureaufiches: { $points }
final-box = { $shillings } in de geldkist: { $points }
final-agents =
    { $number ->
        [one] rang met { $number } agent op het bord: { $points }
       *[other] rang met { $number } agenten op het bord: { $points }
    }
final-total = samen: { $points }

## House

house-colour = { $colour } (betaal je met { $bribe })
house-letter = huis { $letter }
house-agents = Agenten: { $seats }
house-feld = { $seat } (Feld-agent)

## Ahead

ahead-label = Wat er gebeurt, in deze volgorde
ahead-agent = agent
ahead-infos = infos en punten
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
place-hint = Kies een gebouw op de plattegrond; de labels tonen prijs en punten.

## Square

square-empty = geen informatie meer
square-number =
    { $number ->
        [one] { $number } weg: { $number } punt waard
       *[other] { $number } wegen: { $number } punten waard
    }
square-around = tussen { $houses }

## Round

round-planning = De ronde plannen
round-last = laatste ronde
round-over = Spel afgelopen

## Roof

roof-field = Dak, veld { $name }
roof-purchase = aankoop
roof-payday = betaaldag
roof-end = eindveld
roof-here = hier is de onderzoeker
roof-here-moved = hier is de onderzoeker; hij is deze ronde al verplaatst
roof-waits = Onderzoeker kan nog verder
roof-moved = Onderzoeker is verplaatst

## Track

track-label = Telfiche { $info }: veld { $field }, een tegel is { $worth } waard
track-own = jij hebt er { $number }

## Drawer

drawer-label = Lade { $number }:
drawer-empty = Lade { $number } is leeg: hier komt de kaart voor actie I en die werkt vanaf dan.
drawer-free = Lade { $number } (leeg)
drawer-replace = Lade { $number }, in plaats van:

## Plan

plan-label = Jouw plan voor deze ronde
plan-0 = een kaart voor een lade
plan-1 = een kaart voor haar steekpenning
plan-2 = een kaart voor haar telfiche
plan-free = Actie { $action }: { $card }. Terugnemen
plan-lies = Actie { $action }: { $card }
plan-done = gedaan
plan-hint = Kies een kaart op je bureau, of sleep haar naar haar actie.

## Print

print-board = De plattegrond van de stad (SVG)
print-missions = Alle opdrachten op één blad (SVG, A4)
print-missions_title = Vienna: de opdrachten
print-missions_note = Na het plaatsen op een gebouw met deze vlag. Aannemen levert 1 schilling op (A) of 2 (B).

## Rivals

rivals-label = De andere bureaus
rivals-empty = nog geen lade gevuld

## Purse

purse-bribes = Steekpenningen
purse-infos = Informatie
purse-score = punten
purse-points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
purse-money = shilling
purse-coins = { $number } shilling
purse-agents = Agenten: { $left } in de voorraad, { $out } op het bord

## Desk

desk-own = Jouw bureau
desk-of = Het bureau van { $seat }
desk-purse = Steekpenningen, informatie en geld
desk-drawers = Laden
desk-missions = Opdrachten
desk-free = vrij voor een opdracht
desk-point = Wijs een kaart, lade of opdracht aan om de tekst te lezen.

## Box

box-put = { $number } in de geldkist
box-none = Alles op het bureau houden

## Farewell

farewell-ledger = Jouw agenten op het bord: { $agents }. Shilling op het bureau: { $coins }.
farewell-owed =
    { $number ->
        [one] { $number } agent moet weg.
       *[other] { $number } agenten moeten weg.
    }
farewell-who = Wie gaat terug naar de voorraad?

## Pass

pass = Niets
pass-surrounding = Zonder de derde man
pass-figure_walking = Hij blijft waar hij is
pass-commissioning = Geen opdracht
pass-commissioning-more = Geen opdrachten meer
pass-buying = Niets kopen
pass-settling = De rest in schilling betalen
pass-choosing-markers =
    { $number ->
        [one] Geen telfiche verplaatsen
       *[other] Geen telfiche meer verplaatsen
    }
pass-choosing-push = Het laten staan
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
holds-coins = { $number } shilling

## The board in words.

text-roof = De onderzoeker staat op veld { $field } van het dak. Nog te komen:
text-scores = Punten:
text-third = De derde man is op { FORM($building, case: "definite") }.
text-tracks = Informatiesporen
text-track = telfiche op veld { $field }, een tegel is { $worth } waard
text-buildings = Gebouwen
text-building = Gebouw
text-marks = Kleur, vlag, zegel
text-agents = Agenten
text-costs = Kost en levert op
text-squares = Pleinen met informatie
text-pick = Kiezen
text-pickOne = { $name } kiezen
text-why = Waarom { $name } niet?

## Where one stands

standing-goal = Doel: de meeste punten. Infofiches tellen aan het einde.
standing-goal-full = Doel: de meeste punten uit missies, infofiches en geld.
standing-far = Rechercheur op { $at }; bij { $end } is het einde.
standing-last = De laatste ronde.

## The rules page. Attribute “rules”: the ids of the rules that a section is about.

rules-goal =
    Wenen in 1950. Iedereen stuurt agenten de stad in, omsingelt pleinen en pakt de geheime informatie daar. De meeste punten winnen.
    De startversie heeft kaarten, agenten en informatie. De volledige versie voegt geld, opdrachten, aankopen en betaaldagen toe.
    .title = Waar het om gaat
    .rules = V1.2, V8.4, V12.3
rules-city =
    Elk gebouw heeft een kleur, die zegt welke steekpenning het aanneemt, en een vlag; in de volledige versie ook een zegel, en tien hebben een letter. Wegen verbinden het met pleinen.
    Een plein is met 2, 3 of 4 gebouwen verbonden; zoveel is het waard. Op elk ligt één informatie.
    .title = De stad
    .rules = V1.1, V1.3, V1.4, V1.5, V2.1, V2.2
rules-setup = Iedereen heeft één steekpenning van elke soort en één informatie. In de startversie heb je 6 agenten; in de volledige 5, plus 3 om te werven, 1 shilling en één opdracht.
    .title = Hoe het begint
    .rules = V2.3, V2.4, V9.1
rules-round =
    Trek drie kaarten. Iedereen plant tegelijk één kaart voor elk van de acties I, II en IV, gedekt.
    Dan voert iedereen, vanaf het stadswapen met de klok mee, zijn vier acties uit:
    - I: een kaart in een lade leggen.
    - II: de steekpenning van een kaart nemen.
    - III: een agent plaatsen of twee steekpenningen nemen.
    - IV: het telfiche van een kaart verplaatsen.
    Daarna gaat het wapen naar links.
    .title = Een ronde
    .rules = V3.1, V3.2, V3.3, V5.1
rules-drawers =
    Je hebt drie laden, met de bijzettafel vier. Een kaart in een lade werkt elke ronde, zodra zij er ligt.
    Dezelfde vaardigheid ligt nooit twee keer in je laden: een tweede kaart moet de eerste vervangen. Is er geen lade vrij, dan wordt een kaart vervangen.
    .title = Laden
    .rules = V4.1, V4.2, V4.3
rules-agent =
    Zet een agent op een gebouw waar je er nog geen hebt: uit de voorraad, of een die elders staat. Agenten van anderen doen er niet toe.
    Dat kost 2 steekpenningen in de kleur van het gebouw, min wat je vaardigheden besparen.
    Staan jouw agenten nu in alle gebouwen rond een plein, dan neem je de informatie en krijg je het getal ervan aan punten. Eén agent kan meerdere pleinen sluiten.
    Wie geen agent plaatst, neemt 2 gelijke steekpenningen, in de volledige versie desgewenst 2 shilling.
    .title = Actie III: de agent
    .rules = V6.1, V6.2, V6.3, V6.4, V6.6
rules-abilities =
    Wat je laden geven voor het plaatsen, gebeurt nadat de informatie is genomen. Punten, extra steekpenningen en kortingen komen vanzelf; is er een keuze, dan wordt die je gevraagd, in de volgorde die je wilt.
    Wat een vaardigheid geeft, activeert nooit een andere. Vaardigheden voor vreemde agenten tellen één keer, hoeveel er ook staan.
    .title = Vaardigheden
    .rules = V3.4, V3.5, V3.6, V6.5, V13.1, V13.2, V13.3, V13.4
rules-marker =
    Het telfiche van de informatie op je kaart gaat één veld verder. Wie een telfiche verplaatst, ook door een vaardigheid, krijgt per veld 1 punt voor elke eigen informatie van die soort.
    Komt in een ronde voor het eerst een telfiche in een nieuw gebied, dan gaat de onderzoeker op het dak één veld verder.
    .title = Actie IV: het telfiche
    .rules = V1.6, V7.1, V7.2, V7.3, V7.4
rules-missions =
    Alleen na het plaatsen van een agent en alleen voor opdrachten met de vlag van het gebouw: vervul een of meer eigen opdrachten, of neem er een van het bord aan als er plaats is; nooit allebei.
    Aannemen levert meteen 1 shilling (A) of 2 (B) op.
    Getoonde steekpenningen en informatie moet je bezitten, en je houdt ze. Zegels vragen agenten op zoveel verschillende gebouwen; een letter vraagt een agent op dat huis.
    .title = Opdrachten
    .rules = V11.1, V11.2, V11.3, V11.4, V11.6
rules-purchase =
    Bereikt de onderzoeker een tas op het dak, dan mag iedereen aan het einde van de ronde één ding kopen:
    - een agent voor 1 shilling, drie in totaal;
    - telefoon (4 kaarten trekken), plattegrond (steekpenningen tellen als geld), geldkist (bewaart geld voor punten), zegel (3 punten per opdracht) voor 2 elk;
    - bijzettafel (vierde lade en opdrachtveld) voor 3.
    Geld gaat alleen in de kist als je het krijgt; elke vervulde opdracht voegt 1 toe. Er kan 12 in.
    .title = Aankopen
    .rules = V9.2, V10.1, V10.2, V10.4, V10.5
rules-payday = Bereikt de onderzoeker een munt op het dak, dan kost aan het einde van de ronde elke agent van jou op het bord 1 shilling. Zolang je geld hebt, moet je betalen; onbetaalde agenten gaan terug naar de voorraad, jij kiest welke. Met de plattegrond mag je met steekpenningen betalen.
    .title = Betaaldagen
    .rules = V10.1, V10.3
rules-end =
    Staat de onderzoeker aan het einde van een ronde op het eindveld, dan volgt nog één ronde. Dat geldt ook als alle vijf telfiches zijn aangekomen.
    Elke informatie is dan zoveel waard als het gebied van haar telfiche. Start: 10 punten voor elke volledige set van vijf soorten.
    Volledig: eerst verlies je een agent voor elke onvervulde opdracht, dan komt de laatste betaaldag. Dingen op het bureau geven 1, 3, 6 of 10 punten, geld in de kist 2 punten per stuk, de meeste agenten op het bord tot 12.
    .title = Het einde
    .rules = V8.1, V8.2, V8.3, V12.1, V12.2, V12.4
rules-third =
    Een uitbreiding. Een figuur van niemand staat in de stad en telt desgewenst als agent van wie er net een heeft geplaatst; een plein met zijn hulp geeft 1 punt minder.
    Daarna loopt hij door naar een buurgebouw van een andere kleur, nooit grijs, vanwaar de meeste wegen naar informatie leiden.
    .title = De derde man
    .rules = V14.1, V14.2, V14.3, V14.4
rules-feld = Een uitbreiding van de volledige versie. Iedereen heeft één bijzondere agent met twee vaardigheden, die op het bureau staan. Hij mag worden geplaatst zodra vijf andere agenten van jou op het bord staan. Op betaaldag wil hij 1 chocolade.
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
board-label = De plattegrond van Wenen, de informatiesporen en het dak
third = de derde man
arms = stadswapen
offer-title = Open opdrachten
hand-label = Jouw kaarten
desks-empty = Alle laden zijn leeg.
instead = Deze keer geen agent? Neem er dan twee:
options = Wat je kunt kiezen
from-building = Verplaats die van { FORM($building, case: "definite") }
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
