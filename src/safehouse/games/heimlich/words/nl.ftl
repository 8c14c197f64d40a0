### Heimlich & Co.: all texts of the game, for the terminal and the browser.

## Names of agents, and texts about one.

agent-red = Renard
agent-orange = Okonski
agent-yellow = Jardine
agent-green = Bucci
agent-blue = Mirov
agent-purple = Voss
agent-grey = Thorne
agent-own = (jij)

## Colour

colour-red = rood
colour-orange = oranje
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-purple = paars
colour-grey = grijs

## Buildings.

building-church = Kerk
    .into = in de kerk
building-ruin = Ruïne
    .into = in de ruïne
building-other = { $name }
    .into = in gebouw { $name }

## Cards. Attribute “text”: what a card does.

card-back_1_2 = 1–2 terug
    .text = Verplaats één agent 1 of 2 gebouwen terug.
card-step_either = 1 vooruit of terug
    .text = Verplaats één agent 1 gebouw vooruit of terug.
card-two_back = Twee terug
    .text = Verplaats twee agenten elk 1 gebouw terug.
card-two_forward = Twee vooruit
    .text = Verplaats twee agenten elk 1 gebouw vooruit.
card-away_from_safe = Weg van de brandkast
    .text = Verplaats één agent die bij de brandkast staat 1 gebouw vooruit of terug.
card-move_safe = Brandkast verplaatsen
    .text = Zet de brandkast in een ander gebouw. Dit lokt geen waardering uit.
card-agent_to_ruin = Naar de ruïne
    .text = Zet één agent in de ruïne, waar hij ook staat.
card-all_to_church = Allen naar de kerk
    .text = Zet alle agenten in de kerk.
card-swap = Plaatsen ruilen
    .text = Twee agenten in verschillende gebouwen ruilen van plaats.
card-join_agent = Bij een agent
    .text = Zet één agent in het gebouw van een andere agent.
card-ruin_to_church = Uit de ruïne
    .text = Zet één of twee agenten uit de ruïne in de kerk.
card-forward_1_3 = 1–3 vooruit
    .text = Verplaats één agent 1, 2 of 3 gebouwen vooruit.
card-advance_two_stones = Twee stenen vooruit
    .text = Zet twee waarderingsstenen elk 3 velden vooruit, hoogstens tot veld 40.
card-agent_to_safe = Naar de brandkast
    .text = Zet één agent bij de brandkast, waar hij ook staat.
card-second_identity = Tweede identiteit
    .text = Neem de identiteitskaart van een meeloper: je leidt nu twee agenten en de beste steen telt.
card-other = { $name }
card-back = Een gedekte kaart
card-stamp = TOP SECRET
card-fresh = Wacht op de volgende ronde.

## What a card of a foreign deck does.

effect-steps = Verplaats agenten ({ $least }–{ $most }) { $steps } gebouwen.
effect-to_ruin = Zet agenten ({ $least }–{ $most }) in de ruïne.
effect-to_church = Zet agenten ({ $least }–{ $most }) in de kerk.
effect-to_safe = Zet agenten ({ $least }–{ $most }) bij de brandkast.
effect-join = Zet één agent in het gebouw van een andere agent.
effect-swap = Twee agenten ruilen van plaats.
effect-move_safe = Zet de brandkast in een ander gebouw.
effect-all_to_church = Zet alle agenten in de kerk.
effect-stones = Zet waarderingsstenen ({ $least }–{ $most }) 3 velden vooruit, hoogstens tot veld { $limit }.
effect-identity = Neem de identiteitskaart van een meeloper.

## What may be done: an option in a list.

action-points = { $number } nemen
action-move = { $agent } één gebouw verder
action-safe = brandkast { FORM($building, case: "into") }
action-no = nee, nu niet
action-yes = ja, ik wil een kaart spelen
action-play = ‘{ $card }’ spelen
action-pass = passen
action-agent = { $agent }
action-step =
    { $number ->
        [one] { $step } gebouw
       *[other] { $step } gebouwen
    }
action-to = { FORM($building, case: "into") }
action-stone = de steen van { $agent }
action-stop = geen tweede agent
action-entry = { $agent }: { $owner }
action-left_out = het toeval laat kleuren weg (nr. { $number })
action-starts = { $seat } begint
action-identity = identiteit: { $agent }
action-draw = getrokken kaart: { $card }
action-roll = dobbelsteen: { $face }
action-second = tweede identiteit: { $agent }
action-open = de antwoorden worden getoond
action-reveal = de identiteiten worden onthuld

## Questions to a player.

prompt-moving =
    { $points ->
        [one] { $seat }, er is één stap over: welke agent?
       *[other] { $seat }, verdeel { $points } stappen over de agenten.
    }
prompt-points = { $seat }, je gooide 1–3: hoeveel stappen neem je?
prompt-safe = { $seat }, zet de brandkast in een ander gebouw.
prompt-question = { $seat }, wil je een Top Secret-kaart spelen?
prompt-go = { $seat }, speel een kaart of pas.
prompt-go-must = { $seat }, speel een kaart: je hebt er een aangekondigd.
prompt-entry = { $seat }, jouw dossier: wie leidt { $agent }?
prompt-target-agent = { $seat }, ‘{ $card }’: welke agent?
prompt-target-step = { $seat }, ‘{ $card }’: hoeveel gebouwen?
prompt-target-to = { $seat }, ‘{ $card }’: naar welk gebouw?
prompt-target-stone = { $seat }, ‘{ $card }’: welke steen?
prompt-target-safe = { $seat }, ‘{ $card }’: in welk gebouw?

## Why something is not allowed.

why-not_for_players = Dat kan alleen het toeval doen.
why-agent_not_in_play = Die agent speelt niet mee.
why-must_move = Hier moet minstens één stap worden genomen.
why-choose_points_first = Kies eerst hoeveel stappen je neemt.
why-points_in_order = Stappen worden in de volgorde van de agenten genoteerd; deze agent komt eerder.
why-spend_every_point = Eerst moeten alle stappen worden gebruikt.
why-safe_to_another_building = De brandkast moet naar een ander gebouw.
why-not_your_turn = Je bent niet aan de beurt.
why-game_over = Het spel is afgelopen.
why-card_not_in_hand = Die kaart heb je niet in de hand.
why-no_playable_card = Geen van je kaarten is nu speelbaar, dus het antwoord is nee.
why-answer_first = Antwoord eerst met ja of nee.
why-must_play_a_card = Je kondigde een kaart aan en moet er een spelen.
why-wait_for_answers = Je hebt geantwoord; de anderen denken nog na.
why-play_or_pass = Nu speel je een kaart of pas je.
why-card_too_fresh = Die kaart kreeg je in deze ronde; ze is pas vanaf de volgende ronde speelbaar.
why-no_target_of_this_card = Dat staat de kaart niet toe.
why-card_without_target = Op het bord is er niets waarop deze kaart kan werken.
why-never_oneself = Jezelf noem je nooit in je dossier.
why-own_agent = Je eigen agenten worden niet ingevuld.
why-no_bystanders = Met zeven spelers zijn er geen meelopers.
why-wait_for_dossiers = Je dossier is geschreven; de anderen schrijven nog.
why-entries_in_order = Elke agent krijgt één aantekening: neem de oude terug voordat je een andere schrijft.

## The rule behind it.

rule-H1 = Dobbelen, delen en onthullen doet het toeval (H1).
rule-H2-1 = Met twee spelers doen 5 agenten mee, met drie 6, anders alle 7 (H2.1).
rule-H2-5 = Met zeven spelers heeft elke agent een eigenaar; het dossier kent dan geen meeloper (H2.5).
rule-H3-1 = Een getal geeft zoveel stappen; bij 1–3 kies je zelf (H3.1).
rule-H3-2 = Elke stap verplaatst een agent naar keuze één gebouw met de klok mee; alle stappen worden gebruikt (H3.2).
rule-H3-5 = Na een waardering gaat de brandkast naar een ander gebouw; dat lokt niets uit (H3.5).
rule-H3-6 = De dobbelsteen gaat naar links (H3.6).
rule-H3-7 = Een steen die rond is, beëindigt het spel (H3.7).
rule-H4-1 = Kaarten houd je geheim, hoogstens vier (H4.1).
rule-H4-5 = Wie een kaart heeft, antwoordt in het geheim of hij wil spelen; de eerste die ja zei, moet spelen (H4.5).
rule-H4-6 = Om de beurt speelt ieder kaarten of past, tot allen na elkaar gepast hebben (H4.6).
rule-H4-7 = Een kaart die je tijdens een ronde krijgt, wacht op een latere ronde (H4.7).
rule-H4-8 = Een kaart heeft een doel nodig zoals de tekst zegt (H4.8).
rule-H5-1 = Alle dossiers worden tegelijk geschreven, en niemand ziet dat van een ander voor het einde (H5.1).
rule-H5-5 = Elke agent behalve de eigen krijgt één aantekening: een medespeler of, behalve met zeven, een meeloper (H5.5).

## What happened, event by event.

event-agents_in_play = In het spel: { $agents }.
event-starts = { $seat } begint.
event-identity_dealt = { $seat } kreeg een identiteit.
event-identity_dealt-seen = { $seat }, jij bent { $agent }.
event-card_gained = { $seat } nam een kaart.
event-card_gained-seen = { $seat }, jouw nieuwe kaart: ‘{ $card }’.
event-pile_refilled =
    { $number ->
        [one] De aflegstapel werd geschud: { $number } kaart in de stapel.
       *[other] De aflegstapel werd geschud: { $number } kaarten in de stapel.
    }
event-rolled = { $seat } gooide { $face }.
event-points_chosen = { $seat } nam er { $number }.
event-scoring = { $seat } lokte bij de brandkast ({ $building }) een waardering uit, met { $agents }.
event-safe_moved = { $seat } verplaatste de brandkast: { $building } → { $building_2 }.
event-answered-yes = { $seat } wil een kaart spelen.
event-answered-no = { $seat } niet.
event-card_played = { $seat } speelde ‘{ $card }’.
event-advanced = De steen van { $agent }: { $number } → { $number_2 }.
event-identity_taken = { $seat } nam een tweede identiteit.
event-identity_taken-seen = { $seat }, jij leidt nu ook { $agent }.
event-go_ended-yes = { $seat } is klaar.
event-go_ended-no = { $seat } paste.
event-dossiers_due = Een steen is ver genoeg: iedereen schrijft een dossier.
event-dossiers_filed = Alle dossiers zijn ingeleverd.
event-revealed = { $seat } was { $agents }: { points }.

## What happened, several events in one sentence.

story-identity_dealt = Een identiteit voor { $seats }.
story-card_gained = Een kaart voor { $seats }.
story-answered-yes = Wil een kaart spelen: { $seats }.
story-answered-no = Geen kaart: { $seats }.
story-go_ended-yes = Klaar: { $seats }.
story-go_ended-no = Gepast: { $seats }.
story-moved = { $seat } verplaatste { $moves }.
story-put = { $seat } zette { $moves }.
story-way = { $agent } ({ $source } → { $target })
story-scored = Stenen: { $stones }.
story-stone = { $agent } { $change } = { $number }

## Lines of the notebook.

note-out_of_ruin = Beurt { $turn }: { $seat } haalde { $agents } uit de ruïne.
note-into_ruin = Beurt { $turn }: { $seat } zette { $agents } in de ruïne.
note-spared_ruin = Beurt { $turn }: { $seat } had er één in de ruïne kunnen zetten: { $agents }.
note-triggered = Beurt { $turn }: { $seat } lokte met { $agents } een waardering uit.
note-profited = Beurt { $turn }: de waardering door { $seat } gaf { $agents }.
note-spared_safe = Beurt { $turn }: { $seat } had met één van deze een waardering kunnen uitlokken: { $agents }.
note-amount = { $agent } { $amount }

## How the game ended.

outcome-arrived = { $seats } wint met { points }.
outcome-arrived-shared = { $seats } delen de zege met elk { points }.
outcome-turn_limit = 500 beurten zijn genoeg: { $seats } wint met { points }.
outcome-turn_limit-shared = 500 beurten zijn genoeg: { $seats } delen de zege met elk { points }.
outcome-bystander = Een meeloper wint: { $agents } kwam het verst ({ $number }). Geen speler wint; een revanche is een erezaak.
outcome-bystander-turn_limit = 500 beurten zijn genoeg: een meeloper, { $agents }, is het verst ({ $number }). Geen speler wint.

## What the points are made of.

scoring-agent = { $agent } ({ $owner }): { $number }
scoring-dossier = Dossier van { $seat }: { $hits } goed, { points } extra
scoring-total = { $seat }: { points }

## Panel

panel-round = Kaarten
panel-notebook = Notitieboek
panel-dossier = Dossier

## House

house-worth = { $number } waard
house-back = kost { $number }

## Places.

place-1 = Koffiehuis
place-2 = Postkantoor
place-3 = Grand Hotel
place-4 = Station
place-5 = Opera
place-6 = Bank
place-7 = Ambassade
place-8 = Museum
place-9 = Reuzenrad
place-10 = Paleis

## Points

points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
points-left =
    { $number ->
        [one] { $number } stap
       *[other] { $number } stappen
    }

## Track

track-start = Start en finish: { $goal } velden zijn een ronde
track-dossier = Veld { $number }: hier worden de dossiers geschreven

## Die

die-face = { $seat }: gooide { $face }
die-none = Er is nog niet gedobbeld

## Ledger

ledger-preview = Dit zou opleveren:
ledger-scoring = Waardering
ledger-waits = Bij de brandkast:

## Safe

safe-here = hier staat de brandkast
safe-at = De brandkast: { $building }

## Identity

identity-title = JIJ BENT
identity-secret = GEHEIM
identity-show = Geheimen tonen
identity-cover = Geheimen bedekken

## The board in words.

text-agents = Agenten
text-agent = Agent
text-where = Gebouw
text-stone = Punten
text-town = De stad, met de klok mee
text-building = Gebouw
text-inside = Binnen
text-nobody = niemand
text-pick = Kiezen
text-pickOne = { $name } kiezen
text-why = Waarom niet { $name }?
text-safe = Hier staat de brandkast: { $building }.
text-die = Dobbelsteen: { $face }, gegooid door { $seat }.

## Round

round-none = In het basisspel zijn er geen kaarten.
round-off = De kaartronde komt na de stappen van een beurt.
round-question = Wie kaarten heeft, antwoordt in het geheim: er een spelen of niet?
round-running = Met de klok mee speelt ieder kaarten of past.
round-player = Speler
round-cards = Kaarten
round-wants = Wil spelen
round-played = Gespeeld
round-yes = ja
round-no = nee
round-asked = wordt gevraagd
round-answered = heeft geantwoord
round-now = speelt of past
round-must = moet een kaart spelen
round-die = heeft de dobbelsteen
round-passes =
    { $number ->
        [one] gepast
       *[other] { $number } keer gepast
    }
round-end = Op rij gepast: { $passes }. Bij { $players } is de ronde voorbij.

## Notes

notes-own = Jouw notities
notes-for = Notitie over { $agent }
notes-free = Wat verder opvalt
notes-private = Niemand anders ziet ooit jouw notities.
notes-seen = Wat iedereen kon zien
notes-filter = Notities over één agent
notes-all = Alle
notes-none = Nog niets om op te schrijven.
notes-failed = Het notitieboek is nu niet te lezen.

## Dossier

dossier-title = Geheim dossier
dossier-who = Wie leidt { $agent }?
dossier-off = Dit spel gaat zonder dossiers.
dossier-soon = Zodra de eerste steen veld { $field } bereikt, schrijft iedereen op wie welke agent leidt. Elke goede aantekening geeft 5 punten.
dossier-filed = Alle dossiers zijn geschreven. Elke goede aantekening geeft aan het eind 5 punten.
dossier-truth = De waarheid
dossier-right = goed
dossier-covered = Je dossier is bedekt, net als je andere geheimen.

## What a player has, in the list of players.

holds-die = heeft de dobbelsteen
holds-cards =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
holds-identities =
    { $number ->
        [one] { $number } identiteit
       *[other] { $number } identiteiten
    }

## Where one stands

standing-goal = Doel: jouw geheime agent op kop.
standing-far = De koploper staat op { $number }; bij { $goal } eindigt het spel.

## The rules page. Attribute “rules”: the ids of the rules that a section is about.

rules-goal =
    Iedereen leidt in het geheim één agent, en niemand weet welke van wie is. Verplaats alle agenten door de stad zodat de jouwe het meeste wint, en laat het niet merken.
    Wie de steen leidt die aan het eind het verst is, wint.
    .title = Waar het om gaat
    .rules = H1.2, H2.3, H3.7
rules-town =
    Twaalf gebouwen liggen in een kring: kerk (0), 1 tot en met 10, ruïne (−3) en weer de kerk. Agenten lopen met de klok mee. In één gebouw mogen er zoveel staan als je wilt.
    Rond de stad loopt het waarderingsspoor van 42 velden, met een steen voor elke agent.
    In één van de gebouwen staat de brandkast.
    .title = Stad, spoor en brandkast
    .rules = H1.1, H1.3, H1.5
rules-setup =
    Met twee spelers doen 5 agenten mee, met drie 6, anders alle 7. Allemaal beginnen ze in de kerk, hun stenen op de start, de brandkast in gebouw 7.
    Elke speler krijgt in het geheim een identiteit. Agenten die overblijven zijn meelopers: ze lopen en scoren zoals de anderen, maar zijn van niemand. Met zeven spelers zijn er geen.
    .title = Hoe het begint
    .rules = H2.1, H2.2, H2.3, H2.4, H2.5
rules-die = Aan het begin van je beurt wordt gegooid. Een getal geeft zoveel stappen. Bij 1–3 kies je 1, 2 of 3 stappen; met Top Secret-kaarten mag je er ook geen nemen.
    .title = De dobbelsteen
    .rules = H1.4, H3.1, H4.2
rules-moving =
    Elke stap brengt één agent één gebouw verder, met de klok mee. Gebruik alle stappen, voor één agent of voor meer, voor de jouwe of voor die van een ander.
    De volgorde van de stappen maakt niet uit; alleen waar de agenten eindigen telt. Daarna gaat de dobbelsteen naar links.
    .title = Verplaatsen
    .rules = H3.2, H3.6
rules-scoring =
    Staat na je laatste stap een agent die je verplaatst hebt bij de brandkast, dan worden alle stenen gewaardeerd. Langs de brandkast lopen doet niets.
    Elke steen gaat zoveel vooruit als het getal van het gebouw waar zijn agent staat. Kerk: niets. Ruïne: 3 terug, maar nooit achter de start.
    .title = Waardering
    .rules = H3.3, H3.4
rules-safe = Na een waardering zet wie de dobbelsteen heeft de brandkast in een ander gebouw naar keuze, ook in kerk of ruïne. Dat lokt nooit een nieuwe waardering uit.
    .title = De brandkast verzetten
    .rules = H3.5, H4.11
rules-end =
    Brengt een waardering een steen op 42 of verder, dan is het spel afgelopen. Alle stenen van die waardering gaan nog vooruit. Daarna worden de identiteiten onthuld.
    De verste steen wint voor wie hem leidt; gelijke stenen delen de winst. Is alleen de steen van een meeloper het verst, dan wint niemand. Na 500 beurten wint de verste steen.
    .title = Het einde
    .rules = H3.7, H3.8, H3.9
rules-cards =
    Je begint met twee kaarten en hebt er hoogstens vier. Wat een kaart doet, staat erop; ze heeft iets op het bord nodig om op te werken.
    - Kaarten verplaatsen agenten, ook achteruit, ruilen ze of sturen ze naar kerk, ruïne of brandkast.
    - ‘De brandkast verzetten’ lokt nooit een waardering uit; wat daar zou worden gewaardeerd, vervalt.
    - ‘Twee stenen vooruit’ gaat hoogstens tot veld 40; een kaart beëindigt dus nooit het spel.
    - ‘Tweede identiteit’ geeft je er een meeloper bij; je beste steen telt.
    Van gelijke kaarten wordt de oudste gespeeld, en iedereen ziet van welke plaats in de hand ze kwam.
    .title = Top Secret-kaarten
    .rules = H4.1, H4.8, H4.10, H4.12, H4.13, H4.16, H4.17, H4.18
rules-gain =
    Alleen wie de dobbelsteen heeft, krijgt kaarten, telkens één:
    - als een agent die hij verplaatste in de ruïne eindigt,
    - als hij 1–3 gooide en niets verplaatste,
    - als een kaart die hij speelt een agent in de ruïne zet.
    Een lege stapel wordt opnieuw gemaakt van de gespeelde kaarten. Een kaart die je tijdens een kaartronde krijgt, kun je pas in een latere ronde spelen.
    .title = Kaarten krijgen
    .rules = H4.3, H4.4, H4.7, H4.14, H4.15
rules-round =
    Na de stappen antwoordt iedereen met kaarten in het geheim: wil je er een spelen? Zonder speelbare kaart is het antwoord nee.
    Heeft iemand ja gezegd, dan begint wie de dobbelsteen heeft als hij ja zei, anders de eerste links van hem die dat deed. Hij moet spelen.
    Daarna speelt ieder met de klok mee zoveel kaarten als hij wil, of past. Wie paste, mag later weer spelen. Als er zovelen na elkaar gepast hebben als er spelers zijn, is de ronde voorbij. Pas dan wordt er gewaardeerd, als een agent die deze beurt bij de brandkast is gezet daar nog staat.
    .title = De kaartronde
    .rules = H4.5, H4.6, H4.9
rules-dossier =
    Zodra een steen veld 29 bereikt, schrijft iedereen in het geheim op wie welke agent leidt: een medespeler of een meeloper. Je eigen agenten laat je weg, en jezelf noem je nooit.
    Aan het eind geeft elke goede aantekening 5 punten. Dan tellen alleen de stenen van spelers.
    .title = Het geheime dossier
    .rules = H5.1, H5.2, H5.3, H5.5
rules-notes = Wie haalt wie uit de ruïne, en wie zet wie erin? Wie had het gekund en deed het niet? Wie lokt een waardering uit, en wie heeft er iets aan? Het notitieboek schrijft het voor je op.
    .title = Waar je op let
    .rules = H5.4

## Other

owner-bystander = meeloper
step-number = { $step }
you = Jij
board-label = De stad met haar agenten en daaromheen het waarderingsspoor
stone-of = Steen van { $agent }
pile =
    { $number ->
        [one] Top Secret: { $number } kaart op de stapel
       *[other] Top Secret: { $number } kaarten op de stapel
    }
discards =
    { $number ->
        [one] { $number } kaart gespeeld
       *[other] { $number } kaarten gespeeld
    }
strip-label = De agenten en hun punten
hand-label = Jouw Top Secret-kaarten
