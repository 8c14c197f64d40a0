### Suitcase: all texts of the game, for the terminal and the browser.

## Colour

colour-blue = blauw
colour-red = rood
colour-green = groen
colour-yellow = geel
colour-other = { $name }

## Names of agents, and texts about one.

agent = agent { $number }
agent-carries = draagt { $case }

## Case

case = { $colour } { $letter }
case-known = { $case } ({ $content })
case-notPlaced = nog niet verstopt
case-delivered = geopend: { $seat }
case-carried = { $seat }, { $agent } ({ $place })

## Content

content-bomb = bom
    .indefinite = een bom
content-secrets =
    { $number ->
        [one] { $number } geheim
       *[other] { $number } geheimen
    }
content-unknown = onbekend

## Places.

place-city = { $city }
place-base = basis { $colour }
place-hq = hoofdkwartier
place-out = uit het spel
place-hint = Kies een stad op de kaart of uit de lijst.
place-list = Steden van A tot Z

## What may be done: an option in a list.

action-pack = { $contents }
action-place = een koffer naar { $city }
action-send = een agent erheen sturen
action-stay = thuisblijven
action-step = { $agent } naar { $city }
action-deliver = { $agent } het hoofdkwartier in
action-take = { $agent } neemt { $case }
action-drop = { $agent } zet zijn koffer neer
action-end_turn = beurt beëindigen
action-meet = eerst tegen { $agent }
action-card = kaart { $number }
action-claim = { $case } nemen
action-leave = niets nemen
action-lose = { $agent } gaat verloren
action-open_places = de koffers worden getoond
action-roll = dobbelstenen: { $number } + { $number_2 }
action-open_duel = de duelkaarten worden getoond
action-show = de koffer wordt geopend

## The same without what the question says already.

short-take = { $case } nemen
short-drop = neerzetten
short-deliver = het hoofdkwartier in

## Questions to a player.

prompt-packing = { $seat }, pak je koffers A, B, C en D: 5, 3 en 1 geheim en de bom.
prompt-placing = { $seat }, in welke stad komt koffer { $letter } ({ $content })?
prompt-outpost = { $seat }, stuur je een agent naar de basis die van niemand is?
prompt-moving =
    { $points ->
        [0] { $seat }, geen stap meer; koffers mogen nog worden genomen of neergezet.
        [one] { $seat }, er is één stap over. Welke agent?
       *[other] { $seat }, er zijn { $points } stappen over. Welke agent?
    }
prompt-moving-bonus = { $seat }, stappen over: { $points }, en bonusstappen: { $bonus }. Welke agent?
prompt-meeting = { $seat }, in { $city } staan twee agenten van { $seat_2 }. Tegen wie eerst?
prompt-attacking = { $seat }, je valt { $seat_2 } aan in { $city }. Welke kaart? Gelijk is voor jou.
prompt-defending = { $seat }, { $seat_2 } valt je aan in { $city }. Welke kaart? Gelijk is voor de aanvaller.
prompt-claiming = { $seat }, je won in { $city }. Welke koffer neemt je agent?
prompt-losing =
    { $number ->
        [one] { $seat }, de bom gaat af: noem nog { $number } agent die verloren gaat.
       *[other] { $seat }, de bom gaat af: noem nog { $number } agenten die verloren gaan.
    }
prompt-agent = { $seat }, { $agent } ({ $place }): waarheen, of welke koffer?

## Why something is not allowed.

why-not_for_players = Dat kan alleen het toeval doen.
why-no_dotted_line = Van daar leidt geen stippellijn naar jouw hoofdkwartier.
why-pack_first = Bepaal eerst wat er in je koffers zit.
why-place_suitcases_first = Zet eerst je koffers in steden.
why-different_cities = In die stad staat al een koffer van jou, of ze bestaat niet.
why-decide_on_outpost = Bepaal eerst of je een agent naar de lege basis stuurt.
why-not_your_turn = Je bent niet aan de beurt.
why-foreign_suitcase_first = Twee eigen koffers zijn binnen en geen vreemde: deze derde eigen koffer moet wachten.
why-move_or_end = Nu verplaats je agenten, neem je koffers of zet je ze neer, of beëindig je de beurt.
why-no_points_left = Hij heeft geen stap meer.
why-no_line = Daarheen leidt geen lijn.
why-take_the_equal_agent = Een agent met een lager nummer staat er net zo bij: neem hem.
why-three_in_a_city = Er zouden drie van je agenten in één stad blijven.
why-hq_needs_a_suitcase = Hij draagt geen koffer.
why-carries_nothing = Hij draagt niets.
why-not_lying_there = Die koffer staat niet in zijn stad.
why-not_in_a_city = Hij is niet in een stad.
why-handled_already = Hij heeft sinds de laatste stap al een koffer genomen of neergezet.
why-choose_a_card = Er is een duel: kies een kaart.
why-wait_for_answers = Je hebt geantwoord; iemand anders denkt nog na.
why-card_used = Die kaart is gebruikt, of je hebt ze niet.
why-agent_is_out = Hij is uit het spel.
why-name_the_defender = Noem eerst de verdediger die je treft.
why-not_among_these = Van gelijke agenten noem je de eerste: deze is nu niet te kiezen.
why-claim_or_leave = Neem eerst een achtergebleven koffer, of geen.
why-not_dropped_here = Die koffer bleef niet in dit gevecht achter.
why-name_the_lost = Noem eerst de agenten die de bom treft.
why-game_over = Het spel is afgelopen.

## The rule behind it.

rule-K1 = Dobbelen en onthullen doet het toeval (K1).
rule-K1-1 = Een hoofdkwartier betreed je alleen langs zijn stippellijnen (K1.1).
rule-K2-2 = Ieder bepaalt in het geheim wat er in zijn koffers zit (K2.2).
rule-K2-3 = Ieder zet zijn vier koffers in vier verschillende steden (K2.3).
rule-K2-5 = Met drie spelers mogen twee van hen één agent op de basis zetten die van niemand is (K2.5).
rule-K2-6 = De hoogste worp begint, daarna met de klok mee (K2.6).
rule-K3-2 = Van de eerste drie koffers van een speler moet er minstens één een vreemde zijn (K3.2).
rule-K4-1 = Elk punt verplaatst één agent langs één lijn, naar keuze verdeeld; gelijke agenten worden één keer aangeboden (K4.1).
rule-K4-2 = Aan het eind van een beurt staan hoogstens twee agenten van één kleur in een stad, en een verloren duel kan hem meteen beëindigen (K4.2).
rule-K4-4 = Een hoofdkwartier betreed je alleen met een koffer (K4.4).
rule-K5-1 = Een agent in een stad mag een koffer nemen die er staat, de zijne neerzetten of ze ruilen (K5.1).
rule-K5-3 = In een stad neemt of ruilt elke agent één keer tussen twee stappen (K5.3).
rule-K6-2 = Beiden kiezen in het geheim een duelkaart (K6.2).
rule-K6-3 = Een duelkaart is gebruikt tot ze alle zeven gebruikt zijn (K6.3).
rule-K6-4 = Een verslagen agent verlaat het spel, tenzij zijn kaart een 0 was (K6.4).
rule-K6-7 = Twee verdedigers tref je na elkaar, in de volgorde van de aanvaller (K6.7).
rule-K6-8 = De winnaar mag één koffer nemen die in dit gevecht achterbleef (K6.8).
rule-K7-2 = Een bom kost de helft van de resterende agenten, naar boven afgerond (K7.2).
rule-K8-1 = Tien geheimen in het hoofdkwartier winnen meteen (K8.1).

## What happened, event by event.

event-starts = { $seat } begint.
event-outpost = { $seat } stuurde een agent naar de basis die van niemand is.
event-rolled = { $seat } gooide { $number } + { $number_2 }.
event-taken = { $seat }: { $agent } nam { $case } in { $city }.
event-dropped = { $seat }: { $agent } liet { $case } in { $city }.
event-duel = Duel: { $seat } valt aan met { $agent }, { $seat_2 } verdedigt met { $agent_2 }.
event-duel_opened-won = { $seat } toont { $number }, { $seat_2 } toont { $number_2 }: de aanvaller wint.
event-duel_opened-lost = { $seat } toont { $number }, { $seat_2 } toont { $number_2 }: de verdediger wint.
event-cards_back = { $seat } heeft weer alle zeven duelkaarten.
event-beaten-out = { $seat }: { $agent } is uit het spel.
event-beaten-home = { $seat }: { $agent } ontkomt naar zijn basis.
event-entered_hq = { $seat }: { $agent } betreedt het hoofdkwartier met { $case }.
event-delivered-secrets = { $seat } opent { $case }: { $content }!
event-delivered-bomb = { $seat } opent { $case }: { FORM($content, case: "indefinite") }!
event-game_over-target = Tien geheimen zijn binnen: het spel is afgelopen.
event-game_over-alone = Nog maar één speler heeft agenten.
event-game_over-no_suitcases = De laatste koffer is afgeleverd.
event-game_over-turn_limit = Er zijn { $turns } beurten gespeeld: dat is de grens.
event-game_over-decided = Niemand kan nog tien geheimen halen, ook niet met alles wat nog niet is afgeleverd: het spel is beslist.

## What happened, several events in one sentence.

story-placed = Koffers van { $seat }: { $cases }.
story-case_in = { $letter } in { $city }
story-rolled_to_start = Worpen om te beginnen: { $rolls }.
story-roll = { $seat } { $number }
story-stepped = { $seat } verplaatste { $ways }.
story-way = { $agent } ({ $source } → { $target })
story-way_back = { $agent } ({ $source } en terug)
story-exchanged = { $seat }: { $agent } nam { $case } in { $city } en liet { $case_2 } achter.
story-lost = De bom kost { $seat }: { $agents }.
story-packed = { $letter } { $content }

## How the game ended.

outcome-target = { $seats } wint met { content-secrets }.
outcome-alone = { $seats } heeft als enige nog agenten en wint, met { content-secrets }.
outcome-no_suitcases = Er is geen koffer meer over: { $seats } wint met { content-secrets }.
outcome-no_suitcases-shared = Er is geen koffer meer over: { $seats } delen de zege met elk { content-secrets }.
outcome-turn_limit = { $turns } beurten zijn genoeg: { $seats } wint met { content-secrets }.
outcome-turn_limit-first = { $turns } beurten zijn genoeg: { $seats } wint en had als eerste { content-secrets }.
outcome-turn_limit-shared = { $turns } beurten zijn genoeg: { $seats } delen de zege met elk { content-secrets }.
outcome-decided = Niemand kon nog tien geheimen halen: { $seats } wint met { content-secrets }.
outcome-decided-first = Niemand kon nog tien geheimen halen: { $seats } wint en had als eerste { content-secrets }.

## What the points are made of.

scoring-delivered = { $seat } leverde { $case } af: { $content }
scoring-total = { $seat }: { $secrets }

## Panel

panel-ledger = Kofferboek
panel-duels = Duels

## Print

print-board = Kaart van Europa
print-europe_1985 = Kaart van Europa, eerdere versie
print-sprint = Kaart van het korte spel

## Corner

corner-north_west = NW
corner-north_east = NO
corner-south_east = ZO
corner-south_west = ZW

## Base

base-of = Basis { $colour }, { $seat }; agenten daar: { $number }
base-nobody = Basis { $colour }: van niemand

## Hq

hq-of = Hoofdkwartier { $colour }, { $seat }: { $number } van 10 geheimen
hq-nobody = Hoofdkwartier { $colour }: niemand speelt deze kleur

## Proper names that stand on the board, in this language.

name-Copenhagen = Kopenhagen
name-West_Berlin = West-Berlijn
name-East_Berlin = Oost-Berlijn
name-London = Londen
name-Paris = Parijs
name-Murmansk = Moermansk
name-Moscow = Moskou
name-Gorky = Gorki
name-Warsaw = Warschau
name-Beirut = Beiroet
name-Cairo = Caïro
name-Tripoli = Tripoli
name-Athens = Athene
name-Tbilisi = Tbilisi
name-Istanbul = Istanboel
name-Kiev = Kiev
name-Belgrade = Belgrado
name-Vienna = Wenen
name-Lisbon = Lissabon
name-Geneva = Genève
name-Algiers = Algiers
name-Rome = Rome
name-Zurich = Zürich
name-Hanover = Hannover
name-Gdansk = Gdansk
name-Poznan = Poznan
name-Budapest = Boedapest
name-Prague = Praag
name-Milan = Milaan
name-Strasbourg = Straatsburg
name-Venice = Venetië
name-Munich = München

## Dice

dice-rolled = { $seat }: { $one } + { $two } gegooid.
dice-none = Nog niemand heeft gegooid.

## Steps

steps-who = Welke agent?
steps-where = Waarheen gaat { $agent }?
steps-duel = duel

## Pack

pack-case = Koffer { $letter }
pack-put = { $content } in koffer { $letter }
pack-hint = Dit zie alleen jij.
pack-done = Zo inpakken
pack-shuffle = Schudden

## Duel

duel-title = Duel
duel-attacker = valt aan
duel-defender = verdedigt
duel-waiting = Beiden kiezen een kaart …
duel-won = Winst: { $seat }
duel-choose = Jouw duelkaarten
duel-other = { $seat } heeft:

## Delivery

delivery-title = { $seat }: bij het hoofdkwartier
delivery-door = Wat zit er in { $case }?
delivery-total = { $number } van { $goal } geheimen
delivery-bomb = De bom gaat af!
delivery-lost =
    { $number ->
        [one] { $number } agent is verloren.
       *[other] { $number } agenten zijn verloren.
    }

## Cards. Attribute “text”: what a card does.

card-left = Kaart { $number }
card-used = Kaart { $number }, gebruikt

## Hand

hand-cases = Jouw koffers
hand-cards = Jouw duelkaarten

## Secrets

secrets-show = Geheimen tonen
secrets-cover = Geheimen afdekken

## Ledger

ledger-note = Waar een koffer is, ziet iedereen. Wat erin zit, weet alleen de eigenaar, tot iemand hem thuisbrengt.
ledger-case = Koffer
ledger-holds = Inhoud
ledger-where = Waar
ledger-everybody = iedereen weet het
ledger-only = weet het: { $seat }
ledger-secrets = { $number } van { $goal } geheimen
ledger-agents =
    { $number ->
        [one] { $number } agent
       *[other] { $number } agenten
    }

## Duels

duels-note = Gebruikte kaarten liggen open. Na de zevende zijn alle zeven weer terug.
duels-fought = Duels tot nu toe
duels-none = Nog geen duel.

## What a player has, in the list of players.

holds-secrets = { $number }/{ $goal }
holds-agents =
    { $number ->
        [one] { $number } agent
       *[other] { $number } agenten
    }

## The board in words.

text-seat = { $seat }: { $colour }, basis { $point }, hoofdkwartier { $goal }; afgeleverde geheimen: { $secrets }.
text-agentsOf = Agenten: { $seat }
text-agent = Agent
text-where = Plaats
text-load = Draagt
text-nothing = niets
text-cases = Koffers
text-cities = Steden
text-city = Stad
text-inside = Daar
text-lines = Lijnen naar
text-empty = leeg
text-dotted = hoofdkwartier { $colour } (gestippeld)
text-pick = Kiezen
text-choose = { $name } kiezen
text-chosen = Gekozen
text-why = Waarom niet { $name }?

## Where one stands

standing-goal = Doel: breng als eerste { $goal } geheimen naar je hoofdkwartier.
standing-far = De koploper heeft er { $number }.

## The rules page. Attribute “rules”: the ids of the rules that a section is about.

rules-goal =
    Overal in Europa staan koffers vol staatsgeheimen. Laat je agenten ze naar je hoofdkwartier dragen. Wie daar tien geheimen heeft, wint meteen.
    Van de eerste drie koffers die je aflevert, moet er minstens één een vreemde zijn; een bom telt als koffer. Een derde eigen koffer moet dus voor de deur wachten zolang er geen vreemde binnen is. Tot daar mag je hem dragen, neerzetten of ruilen.
    .title = Waar het om gaat
    .rules = K3.1, K3.2, K3.3
rules-map = Lijnen verbinden de steden; ze gelden in beide richtingen. In elke hoek liggen een basis van één kleur en het hoofdkwartier van een andere. Het jouwe ligt schuin tegenover je basis, en alleen de stippellijnen leiden naar binnen.
    .title = De kaart
    .rules = K1.1, K1.4, K4.5
rules-have = Zeven agenten, vier koffers A tot D en zeven duelkaarten: 0, 0, 1, 2, 3, 4, 5. In de koffers zitten 5, 3 en 1 geheim, en in één zit een bom. Daarbij twee dobbelstenen met 0, 1, 1, 2, 2, 3.
    .title = Wat iedereen heeft
    .rules = K1.2, K1.3, K1.5
rules-packing =
    Eerst bepaalt iedereen in het geheim wat er in welke koffer zit. Dan zetten allen hun vier koffers in vier verschillende steden, verborgen en tegelijk; elke stad mag. Koffers van verschillende kleuren mogen elkaar treffen. Daarna wordt getoond waar ze staan.
    Alle agenten beginnen op de eigen basis. De hoogste worp begint, dan met de klok mee. Twee spelers zitten schuin tegenover elkaar.
    .title = Inpakken en verstoppen
    .rules = K2.1, K2.2, K2.3, K2.4, K2.6, K2.7
rules-outpost =
    Met drie spelers heeft één niemand tegenover zich. De twee anderen mogen daarom vóór de eerste beurt elk één agent op de basis zetten die van niemand is. Een tafel kan ook zonder deze regel spelen.
    Wie daar begon, keert zoals alle anderen naar de eigen basis terug.
    .title = Met drie
    .rules = K2.5, K2.7
rules-moving =
    Gooi beide dobbelstenen. De som is het aantal stappen, voor één agent of verdeeld over meer; per stap één lijn. Stappen mogen overblijven, en een 0 geeft er geen.
    Aan het einde van een beurt mogen in geen stad drie agenten van één kleur staan; erdoorheen gaan mag. Een stap mag dus alleen als dat nog goed kan komen. Een basis verlaat je alleen. Een hoofdkwartier gaat alleen een agent van de eigenaar in, en alleen met een koffer.
    .title = Bewegen
    .rules = K4.1, K4.2, K4.3, K4.4, K9.1
rules-suitcases =
    Een agent in een stad mag een koffer nemen die daar staat, van wie ook, de zijne neerzetten, of de twee ruilen. Hij draagt er hoogstens één. Dat kost geen stap en mag ook in het voorbijgaan of zonder te bewegen, maar per agent maar één keer tussen twee stappen en niet tijdens een duel.
    Waar elke koffer is, ziet iedereen. Wat erin zit, weet alleen de eigenaar.
    .title = Koffers
    .rules = K5.1, K5.2, K5.3
rules-duel =
    Wie een stad met vreemde agenten binnengaat, moet stoppen en duelleren. Beiden kiezen verborgen een van hun duelkaarten en tonen die. De hoogste wint, bij gelijk de aanvaller.
    Beide kaarten zijn op, zichtbaar voor allen. Na de zevende heb je alle zeven weer.
    De agent van de verliezer verlaat het spel. Was zijn kaart een 0, dan gaat hij in plaats daarvan terug naar zijn basis. Op een basis wordt niet geduelleerd.
    .title = Duels
    .rules = K6.1, K6.2, K6.3, K6.4, K6.9
rules-fight =
    Verliest de aanvaller, dan is de beurt voorbij en zijn alle stappen weg. Wint hij, dan krijgt die agent een bonusstap en gaat het verder. Bonusstappen gelden tot het einde van de beurt, of tot hij aflevert.
    Twee vreemde agenten tref je na elkaar, zoals de aanvaller zegt, de tweede alleen na winst. Twee keer winnen geeft twee bonusstappen.
    De koffer van een verslagen agent blijft in de stad. Na het laatste duel mag de winnaar er één nemen die daarbij viel; een verdediger doet dat meteen.
    .title = Na een duel
    .rules = K6.5, K6.6, K6.7, K6.8, K9.2, K9.4
rules-delivery = Wie je hoofdkwartier binnengaat, opent de koffer. Wat erin zit ligt nu open en telt voor jou. De agent gaat terug naar de basis en mag met resterende stappen weer bewegen.
    .title = Afleveren
    .rules = K7.1, K9.3
rules-bomb = Was het een bom, dan verlies je meteen de helft van je agenten, naar boven afgerond: van 7 zijn het er 4, van 1 is het er 1. Jij kiest wie, ook de drager telt mee; wordt hij gespaard, dan gaat hij naar de basis. Koffers van verloren agenten blijven waar ze waren. Dan gaat de beurt verder.
    .title = De bom
    .rules = K7.2, K7.3
rules-end = Tien geheimen winnen meteen. Wie geen agenten meer heeft, ligt eruit; de koffers blijven in het spel. Wie als enige nog agenten heeft, wint. Het spel eindigt ook meteen als niemand nog tien kan halen, zelfs niet met alles wat nog niet is afgeleverd, en na heel veel beurten. Dan winnen de meeste geheimen; bij gelijke stand wie ze het eerst had; heeft niemand er een, de meeste agenten.
    .title = Het einde
    .rules = K8.1, K8.2, K8.3

## Other

you = Jij
board-label = De kaart met steden, koffers en agenten
points =
    { $number ->
        [one] { $number } stap
       *[other] { $number } stappen
    }
bonus =
    { $number ->
        [one] { $number } bonusstap
       *[other] { $number } bonusstappen
    }
lose-alike = { $place }, een van { $number } dezelfde
cards-left = Nog over: { $numbers }
