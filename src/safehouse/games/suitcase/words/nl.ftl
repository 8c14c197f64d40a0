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
case-notPlaced = nog niet verdeeld
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
place-out = uitgeschakeld
place-hint = Kies een stad op het speelbord of uit de lijst.
place-list = Steden van A tot Z

## What may be done: an option in a list.

action-pack = { $contents }
action-place = een koffer naar { $city }
action-send = daar een agent plaatsen
action-stay = daar geen agent plaatsen
action-step = { $agent } naar { $city }
action-deliver = { $agent } het hoofdkwartier in
action-take = { $agent } pakt { $case } op
action-drop = { $agent } zet de koffer neer
action-end_turn = beurt beëindigen
action-meet = eerst duel tegen { $agent }
action-card = kaart { $number }
action-claim = { $case } oppakken
action-leave = niets oppakken
action-lose = { $agent } wordt uitgeschakeld
action-open_places = de koffers worden onthuld
action-roll = dobbelstenen: { $number } + { $number_2 }
action-open_duel = de duelkaarten worden onthuld
action-show = de koffer wordt geopend

## The same without what the question says already.

short-take = { $case } oppakken
short-drop = neerzetten
short-deliver = het hoofdkwartier in

## Questions to a player.

prompt-packing = Vul koffers A t/m D: 5, 3 en 1 geheim, en de bom.
prompt-placing = Koffer { $letter } ({ $content }): kies een stad.
prompt-outpost = Een agent op de vrije basis plaatsen?
prompt-moving =
    { $points ->
        [0] Geen stappen meer. Je mag nog koffers oppakken of neerzetten.
        [one] Nog 1 stap. Kies een agent.
       *[other] Nog { $points } stappen. Kies een agent.
    }
prompt-moving-bonus = Stappen over: { $points }, bonusstappen: { $bonus }. Kies een agent.
prompt-meeting = { $seat_2 } heeft twee agenten in { $city }. Kies het eerste duel.
prompt-attacking = Je valt { $seat_2 } aan in { $city }. Kies een kaart; bij gelijke stand win jij.
prompt-defending = { $seat_2 } valt je aan in { $city }. Kies een kaart; bij gelijke stand wint de aanval.
prompt-claiming = Je hebt gewonnen in { $city }. Welke koffer pakt je agent op?
prompt-losing =
    { $number ->
        [one] Bom! Kies nog { $number } agent die uitgeschakeld wordt.
       *[other] Bom! Kies nog { $number } agenten die uitgeschakeld worden.
    }
prompt-agent = { $agent } ({ $place }): kies een stad of een koffer.

## Why something is not allowed.

why-not_for_players = Dat beslist het toeval.
why-no_dotted_line = Er loopt geen stippellijn van daar naar je hoofdkwartier.
why-pack_first = Pak eerst je koffers in.
why-place_suitcases_first = Verdeel eerst je koffers over steden.
why-different_cities = Kies een stad op het speelbord waar je nog geen koffer hebt.
why-decide_on_outpost = Bepaal eerst of je een agent op de vrije basis plaatst.
why-not_your_turn = Je bent niet aan de beurt.
why-foreign_suitcase_first = Lever eerst een koffer van een ander af: van je eerste drie mogen er maar twee van jezelf zijn.
why-move_or_end = Verplaats agenten, pak koffers op, zet ze neer of beëindig je beurt.
why-no_points_left = Deze agent heeft geen stappen meer.
why-no_line = Er loopt geen lijn naartoe.
why-take_the_equal_agent = Deze agenten zijn gelijkwaardig: kies het laagste nummer.
why-three_in_a_city = Aan het eind van de beurt zouden drie van je agenten in één stad staan; er mogen er twee blijven.
why-hq_needs_a_suitcase = Deze agent draagt geen koffer.
why-carries_nothing = Deze agent draagt geen koffer.
why-not_lying_there = Die koffer staat niet in de stad van deze agent.
why-not_in_a_city = Deze agent is niet in een stad.
why-handled_already = Deze agent heeft sinds de laatste stap al een koffer opgepakt of neergezet.
why-choose_a_card = Er is een duel: kies een kaart.
why-wait_for_answers = Je hebt geantwoord. Wacht op de anderen.
why-card_used = Die kaart is gespeeld, of je hebt hem niet.
why-agent_is_out = Deze agent is uitgeschakeld.
why-name_the_defender = Kies eerst de verdediger voor het duel.
why-not_among_these = Deze agenten zijn gelijkwaardig: kies de eerste.
why-claim_or_leave = Pak eerst een van de achtergebleven koffers op, of geen.
why-not_dropped_here = Die koffer bleef niet in dit duel achter.
why-name_the_lost = Kies eerst de agenten die door de bom uitgeschakeld worden.
why-game_over = Het spel is afgelopen.

## The rule behind it.

rule-K1 = Het toeval beslist over gooien en onthullen (K1).
rule-K1-1 = Alleen stippellijnen lopen naar een hoofdkwartier (K1.1).
rule-K2-2 = Iedereen bepaalt in het geheim de inhoud van de eigen koffers (K2.2).
rule-K2-3 = Iedereen verdeelt de eigen vier koffers over vier verschillende steden (K2.3).
rule-K2-5 = Met drie spelers mogen twee van hen elk één agent op de vrije basis plaatsen (K2.5).
rule-K2-6 = De hoogste worp begint, daarna met de klok mee (K2.6).
rule-K3-2 = Van je eerste drie koffers moet er minstens één van een ander zijn (K3.2).
rule-K4-1 = Elke stap verplaatst één agent langs één lijn, naar keuze verdeeld; van gelijkwaardige agenten wordt er één aangeboden (K4.1).
rule-K4-2 = Aan het eind van een beurt staan maximaal twee agenten van één kleur in een stad, en een verloren duel kan de beurt meteen beëindigen (K4.2).
rule-K4-4 = Een agent gaat alleen met een koffer een hoofdkwartier in (K4.4).
rule-K5-1 = Een agent mag in een stad een koffer oppakken, er een neerzetten of ze ruilen (K5.1).
rule-K5-3 = In een stad mag elke agent tussen twee stappen één keer oppakken, neerzetten of ruilen (K5.3).
rule-K6-2 = Beide spelers kiezen in het geheim een duelkaart (K6.2).
rule-K6-3 = Een gespeelde duelkaart komt terug als ze alle zeven gespeeld zijn (K6.3).
rule-K6-4 = Een agent die een duel verliest, wordt uitgeschakeld, behalve bij een 0 (K6.4).
rule-K6-7 = Twee verdedigers duelleren na elkaar; de aanvaller kiest de volgorde (K6.7).
rule-K6-8 = De winnaar mag één koffer oppakken die in dit duel achterbleef (K6.8).
rule-K7-2 = Een bom schakelt de helft van de resterende agenten uit, naar boven afgerond (K7.2).
rule-K8-1 = Met tien geheimen in je hoofdkwartier win je meteen (K8.1).

## What happened, event by event.

event-starts = { $seat } begint.
event-outpost = { $seat } plaatst een agent op de vrije basis.
event-rolled = { $seat } gooit { $number } + { $number_2 }.
event-taken = { $seat }: { $agent } pakt in { $city } { $case } op.
event-dropped = { $seat }: { $agent } zet in { $city } { $case } neer.
event-duel = Duel: { $seat } valt aan met { $agent }, { $seat_2 } verdedigt met { $agent_2 }.
event-duel_opened-won = { $seat } toont { $number }, { $seat_2 } toont { $number_2 }: de aanvaller wint.
event-duel_opened-lost = { $seat } toont { $number }, { $seat_2 } toont { $number_2 }: de verdediger wint.
event-cards_back = { $seat } heeft weer alle zeven duelkaarten.
event-beaten-out = { $seat }: { $agent } wordt uitgeschakeld.
event-beaten-home = { $seat }: { $agent } gaat terug naar de basis.
event-entered_hq = { $seat }: { $agent } gaat met { $case } het hoofdkwartier in.
event-delivered-secrets = { $seat } opent { $case }: { $content }!
event-delivered-bomb = { $seat } opent { $case }: { FORM($content, case: "indefinite") }!
event-game_over-target = Tien geheimen zijn afgeleverd: het spel is afgelopen.
event-game_over-alone = Nog maar één speler heeft agenten.
event-game_over-no_suitcases = De laatste koffer is afgeleverd.
event-game_over-turn_limit = Beurtlimiet ({ $turns }): het spel is afgelopen.
event-game_over-decided = Niemand kan nog tien geheimen halen: het spel is beslist.

## What happened, several events in one sentence.

story-placed = Koffers van { $seat }: { $cases }.
story-case_in = { $letter } in { $city }
story-rolled_to_start = Worpen om de eerste beurt: { $rolls }.
story-roll = { $seat } { $number }
story-stepped = { $seat } verplaatst { $ways }.
story-way = { $agent } ({ $source } → { $target })
story-way_back = { $agent } ({ $source } en terug)
story-exchanged = { $seat }: { $agent } pakt in { $city } { $case } op en zet { $case_2 } neer.
story-lost = { $seat } verliest door de bom: { $agents }.
story-packed = { $letter } { $content }

## How the game ended.

outcome-target = { $seats } wint met { content-secrets }.
outcome-alone = { $seats } wint met { content-secrets }: niemand anders heeft nog agenten.
outcome-no_suitcases = Alle koffers zijn afgeleverd: { $seats } wint met { content-secrets }.
outcome-no_suitcases-shared = Alle koffers zijn afgeleverd: { $seats } delen de winst met elk { content-secrets }.
outcome-turn_limit = Beurtlimiet ({ $turns }): { $seats } wint met { content-secrets }.
outcome-turn_limit-first = Beurtlimiet ({ $turns }): { $seats } wint en had als eerste { content-secrets }.
outcome-turn_limit-shared = Beurtlimiet ({ $turns }): { $seats } delen de winst met elk { content-secrets }.
outcome-decided = Niemand kan nog tien geheimen halen: { $seats } wint met { content-secrets }.
outcome-decided-first = Niemand kan nog tien geheimen halen: { $seats } wint en had als eerste { content-secrets }.

## What the points are made of.

scoring-delivered = { $seat } levert { $case } af: { $content }
scoring-total = { $seat }: { $secrets }

## Panel

panel-ledger = Koffer­overzicht
panel-duels = Duels

## Print

print-board = Speelbord: Europa
print-europe_1985 = Speelbord: Europa, eerdere versie
print-sprint = Speelbord van het korte spel

## Corner

corner-north_west = NW
corner-north_east = NO
corner-south_east = ZO
corner-south_west = ZW

## Base

base-of = Basis { $colour }, { $seat }; agenten daar: { $number }
base-nobody = Basis { $colour }: vrij

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

dice-rolled = { $seat } gooit { $one } + { $two }.
dice-none = Nog niet gegooid.

## Steps

steps-who = Welke agent?
steps-where = Waar gaat { $agent } naartoe?
steps-duel = duel

## Pack

pack-case = Koffer { $letter }
pack-put = { $content } in koffer { $letter }
pack-hint = Alleen jij ziet dit.
pack-done = Zo inpakken
pack-shuffle = Schudden

## Duel

duel-title = Duel
duel-attacker = aanval
duel-defender = verdediging
duel-waiting = Beide spelers kiezen een kaart …
duel-won = { $seat } wint
duel-choose = Je duelkaarten
duel-other = { $seat } heeft:

## Delivery

delivery-title = { $seat }: bij het hoofdkwartier
delivery-door = Wat zit er in { $case }?
delivery-total = { $number } van { $goal } geheimen
delivery-bomb = De bom gaat af!
delivery-lost =
    { $number ->
        [one] { $number } agent is uitgeschakeld.
       *[other] { $number } agenten zijn uitgeschakeld.
    }

## Cards. Attribute “text”: what a card does.

card-left = Kaart { $number }
card-used = Kaart { $number }, gespeeld

## Hand

hand-cases = Je koffers
hand-cards = Je duelkaarten

## Secrets

secrets-show = Geheimen tonen
secrets-cover = Geheimen verbergen

## The suitcase list

ledger-note = Iedereen ziet waar een koffer is. Alleen de eigenaar kent de inhoud, tot iemand de koffer aflevert.
ledger-case = Koffer
ledger-holds = Inhoud
ledger-where = Waar
ledger-everybody = bij iedereen bekend
ledger-only = alleen bekend bij: { $seat }
ledger-secrets = { $number } van { $goal } geheimen
ledger-agents =
    { $number ->
        [one] { $number } agent
       *[other] { $number } agenten
    }

## Duels

duels-note = Gespeelde kaarten liggen open. Na de zevende komen ze alle zeven terug.
duels-fought = Duels tot nu toe
duels-none = Nog geen duel.

## What a player has, in the list of players.

holds-secrets = { $number }/{ $goal }
holds-agents =
    { $number ->
        [one] { $number } agent
       *[other] { $number } agenten
    }

## The text view of the board.

text-seat = { $seat }: { $colour }, basis { $point }, hoofdkwartier { $goal }; afgeleverde geheimen: { $secrets }.
text-agentsOf = Agenten: { $seat }
text-agent = Agent
text-where = Locatie
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
    Overal in Europa staan koffers vol staatsgeheimen. Je agenten dragen ze naar je hoofdkwartier. Wie daar als eerste tien geheimen heeft, wint meteen.
    Van de eerste drie koffers die je aflevert, moet er minstens één van een ander zijn; een bom telt als koffer. Na twee eigen koffers moet een derde dus wachten tot je er een van een ander hebt afgeleverd. Tot dan mag je die dragen, neerzetten of ruilen.
    .title = Het doel
    .rules = K3.1, K3.2, K3.3
rules-map = Lijnen verbinden de steden; je mag ze in beide richtingen lopen. In elke hoek liggen een basis van één kleur en het hoofdkwartier van een andere. Dat van jou ligt schuin tegenover je basis, en alleen de stippellijnen lopen naar binnen.
    .title = Het speelbord
    .rules = K1.1, K1.4, K4.5
rules-have = Zeven agenten, vier koffers A t/m D en zeven duelkaarten: 0, 0, 1, 2, 3, 4, 5. In de koffers zitten 5, 3 en 1 geheim, en in één zit een bom. Er zijn twee dobbelstenen met de getallen 0, 1, 1, 2, 2, 3.
    .title = Wat iedereen heeft
    .rules = K1.2, K1.3, K1.5
rules-packing =
    Eerst bepaalt iedereen in het geheim wat er in welke koffer zit. Dan verdeelt iedereen de vier koffers over vier verschillende steden, verborgen en tegelijk; elke stad mag. Koffers van verschillende kleuren mogen in dezelfde stad staan. Daarna ziet iedereen waar ze staan.
    Alle agenten beginnen op de eigen basis. De hoogste worp begint, daarna gaat het met de klok mee. Twee spelers zitten schuin tegenover elkaar.
    .title = Inpakken en verdelen
    .rules = K2.1, K2.2, K2.3, K2.4, K2.6, K2.7
rules-outpost =
    Met drie spelers heeft één speler niemand tegenover zich. De twee anderen mogen daarom vóór de eerste beurt elk één agent op de vrije basis plaatsen. Een tafel kan ook zonder deze regel spelen.
    Zo'n agent gaat net als alle andere terug naar de eigen basis.
    .title = Met drie spelers
    .rules = K2.5, K2.7
rules-moving =
    Gooi beide dobbelstenen. De som is je aantal stappen, voor één agent of voor meer; elke stap is één lijn. Stappen mogen vervallen, en een 0 geeft er geen.
    Aan het eind van een beurt mogen in geen stad drie agenten van één kleur staan; erdoorheen gaan mag. Een stap mag dus alleen als je je daar nog aan kunt houden. Agenten verlaten een basis, maar gaan er nooit met stappen in. Alleen agenten van de eigenaar gaan een hoofdkwartier in, en alleen met een koffer.
    .title = Verplaatsen
    .rules = K4.1, K4.2, K4.3, K4.4, K9.1
rules-suitcases =
    Een agent in een stad mag een koffer oppakken die daar staat, van wie ook, de eigen koffer neerzetten, of de twee ruilen. Een agent draagt maximaal één koffer. Dat kost geen stap en mag ook in het voorbijgaan of zonder te lopen, maar per agent maar één keer tussen twee stappen en niet tijdens een duel.
    Iedereen ziet waar elke koffer is. Alleen de eigenaar kent de inhoud.
    .title = Koffers
    .rules = K5.1, K5.2, K5.3
rules-duel =
    Komt een agent in een stad met agenten van een ander, dan moet hij stoppen en volgt een duel. Beide spelers kiezen in het geheim een van hun duelkaarten en onthullen die. De hoogste wint, bij gelijke stand de aanvaller.
    Beide kaarten zijn gespeeld, zichtbaar voor iedereen. Na de zevende heb je ze alle zeven weer.
    De agent van de verliezer wordt uitgeschakeld. Bij een 0 gaat die in plaats daarvan terug naar de basis. Op een basis wordt niet geduelleerd.
    .title = Duels
    .rules = K6.1, K6.2, K6.3, K6.4, K6.9
rules-fight =
    Verliest de aanvaller, dan eindigt de beurt en vervallen alle stappen. Wint de aanvaller, dan krijgt die agent een bonusstap en gaat de beurt verder. Bonusstappen vervallen aan het eind van de beurt, of als de agent aflevert.
    Tegen twee agenten van een ander volgen twee duels na elkaar, het tweede alleen na winst; de aanvaller kiest de volgorde. Twee keer winnen geeft twee bonusstappen.
    De koffer van de verliezer blijft in de stad. Na het laatste duel mag de winnaar één achtergebleven koffer oppakken; een verdediger doet dat meteen.
    .title = Na een duel
    .rules = K6.5, K6.6, K6.7, K6.8, K9.2, K9.4
rules-delivery = Gaat je agent je hoofdkwartier in, dan gaat de koffer open. Iedereen ziet de inhoud, en die telt voor jou. De agent gaat terug naar de basis en mag met resterende stappen weer lopen.
    .title = Afleveren
    .rules = K7.1, K9.3
rules-bomb = Een bom schakelt meteen de helft van je agenten uit, naar boven afgerond: 4 van 7, 1 van 1. Jij kiest welke; ook de agent met de bom telt mee, en die gaat naar de basis als je hem spaart. Koffers van uitgeschakelde agenten blijven waar ze zijn. Dan gaat de beurt verder.
    .title = De bom
    .rules = K7.2, K7.3
rules-end = Met tien geheimen win je meteen. Wie geen agenten meer heeft, ligt uit het spel; de koffers blijven. Heeft nog maar één speler agenten, dan wint die. Het spel eindigt ook als niemand nog tien kan halen, zelfs niet met alles wat nog niet is afgeleverd, en bij de beurtlimiet. Dan wint wie de meeste geheimen heeft; bij gelijke stand wie ze het eerst had; heeft niemand er een, dan wie de meeste agenten heeft.
    .title = Einde van het spel
    .rules = K8.1, K8.2, K8.3

## Other

you = Jij
board-label = Het speelbord met steden, koffers en agenten
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
lose-alike = { $place }, een van { $number } gelijkwaardige
cards-left = Nog in de hand: { $numbers }
