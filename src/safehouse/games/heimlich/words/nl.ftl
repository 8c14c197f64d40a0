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
    .text = Verplaats de brandkast naar een ander gebouw. Dit lokt geen waardering uit.
card-agent_to_ruin = Naar de ruïne
    .text = Zet een agent naar keuze in de ruïne.
card-all_to_church = Iedereen naar de kerk
    .text = Zet alle agenten in de kerk.
card-swap = Van plaats ruilen
    .text = Twee agenten in verschillende gebouwen ruilen van plaats.
card-join_agent = Bij een agent
    .text = Zet één agent in het gebouw van een andere agent.
card-ruin_to_church = Uit de ruïne
    .text = Zet één of twee agenten uit de ruïne in de kerk.
card-forward_1_3 = 1–3 vooruit
    .text = Verplaats één agent 1, 2 of 3 gebouwen vooruit.
card-advance_two_stones = Twee stenen vooruit
    .text = Zet twee waarderingsstenen elk 3 velden vooruit, maximaal tot veld 40.
card-agent_to_safe = Naar de brandkast
    .text = Zet een agent naar keuze bij de brandkast.
card-second_identity = Tweede identiteit
    .text = Neem de identiteitskaart van een meeloper. Je leidt nu twee agenten en de beste waarderingssteen telt.
card-other = { $name }
card-back = Een gedekte Top Secret-kaart
card-stamp = TOP SECRET
card-fresh = Speelbaar vanaf de volgende ronde.

## What a card of a custom deck does.

effect-steps = Verplaats agenten ({ $least }–{ $most }) { $steps } gebouwen.
effect-to_ruin = Zet agenten ({ $least }–{ $most }) in de ruïne.
effect-to_church = Zet agenten ({ $least }–{ $most }) in de kerk.
effect-to_safe = Zet agenten ({ $least }–{ $most }) bij de brandkast.
effect-join = Zet één agent in het gebouw van een andere agent.
effect-swap = Twee agenten ruilen van plaats.
effect-move_safe = Verplaats de brandkast naar een ander gebouw.
effect-all_to_church = Zet alle agenten in de kerk.
effect-stones = Zet waarderingsstenen ({ $least }–{ $most }) 3 velden vooruit, maximaal tot veld { $limit }.
effect-identity = Neem de identiteitskaart van een meeloper.

## What may be done: an option in a list.

action-points = { points-left }
action-move = { $agent } één gebouw vooruit
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
action-stone = steen van { $agent }
action-stop = geen tweede agent
action-entry = { $agent }: { $owner }
action-left_out = door het toeval weggelaten kleuren (nr. { $number })
action-starts = { $seat } begint
action-identity = identiteit: { $agent }
action-draw = getrokken kaart: { $card }
action-roll = dobbelsteen: { $face }
action-second = tweede identiteit: { $agent }
action-open = de antwoorden worden onthuld
action-reveal = de identiteiten worden onthuld

## Questions to a player.

prompt-moving =
    { $points ->
        [one] Nog 1 stap: kies een agent.
       *[other] Nog { $points } stappen, met wie je wilt.
    }
prompt-points = 1–3 gegooid: hoeveel stappen?
prompt-safe = Verplaats de brandkast naar een ander gebouw.
prompt-question = Wil je een Top Secret-kaart spelen?
prompt-go = Speel een kaart of pas.
prompt-go-must = Je hebt je gemeld: speel een kaart.
prompt-entry = Je dossier: wie leidt { $agent }?
prompt-target-agent = ‘{ $card }’: kies een agent.
prompt-target-step = ‘{ $card }’: hoeveel gebouwen?
prompt-target-to = ‘{ $card }’: kies een gebouw.
prompt-target-stone = ‘{ $card }’: kies een steen.
prompt-target-safe = ‘{ $card }’: kies een gebouw voor de brandkast.

## Why something is not allowed.

why-not_for_players = Dat beslist het toeval.
why-agent_not_in_play = Deze agent speelt niet mee.
why-must_move = Je moet minstens één stap zetten.
why-choose_points_first = Kies eerst hoeveel stappen je zet.
why-points_in_order = Stappen worden in de volgorde van de agenten ingevoerd; deze komt eerder. Maak eerst je keuze ongedaan.
why-spend_every_point = Gebruik eerst al je stappen.
why-safe_to_another_building = De brandkast moet naar een ander gebouw.
why-not_your_turn = Je bent niet aan de beurt.
why-game_over = Het spel is afgelopen.
why-card_not_in_hand = Je hebt deze kaart niet.
why-no_playable_card = Geen van je kaarten is nu speelbaar, dus je antwoord is nee.
why-answer_first = Antwoord eerst met ja of nee.
why-must_play_a_card = Je hebt je gemeld en moet een kaart spelen.
why-wait_for_answers = Je hebt geantwoord. Wacht op de anderen.
why-play_or_pass = Speel nu een kaart of pas.
why-card_too_fresh = Je hebt deze kaart in deze ronde gekregen. Je kunt hem vanaf de volgende ronde spelen.
why-no_target_of_this_card = Deze kaart staat dat niet toe.
why-card_without_target = Deze kaart heeft nu geen geldig doel.
why-never_oneself = Je kunt jezelf niet noemen in je dossier.
why-own_agent = Over je eigen agenten noteer je geen vermoeden.
why-no_bystanders = Met zeven spelers zijn er geen meelopers.
why-wait_for_dossiers = Je dossier is klaar. Wacht op de anderen.
why-entries_in_order = Per agent noteer je één vermoeden. Maak eerst het oude ongedaan.

## The rule behind it.

rule-H1 = Het toeval beslist over gooien, delen en onthullen (H1).
rule-H2-1 = Met twee spelers doen 5 agenten mee, met drie 6, anders alle 7 (H2.1).
rule-H2-5 = Met zeven spelers is elke agent van iemand, dus niemand is meeloper (H2.5).
rule-H3-1 = Een getal geeft zoveel stappen; bij 1–3 kies je zelf (H3.1).
rule-H3-2 = Elke stap verplaatst een agent naar keuze één gebouw met de klok mee, en je moet alle stappen gebruiken (H3.2).
rule-H3-5 = Na een waardering gaat de brandkast naar een ander gebouw; dat lokt niets uit (H3.5).
rule-H3-6 = De dobbelsteen gaat naar links (H3.6).
rule-H3-7 = Als een steen de scoretabel rond is, eindigt het spel (H3.7).
rule-H4-1 = Kaarten zijn geheim, en je hebt er maximaal vier (H4.1).
rule-H4-5 = Iedereen met een kaart antwoordt in het geheim: spelen of niet? De eerste speler die zich meldt, moet spelen (H4.5).
rule-H4-6 = Om de beurt speelt iedereen kaarten of past, tot iedereen na elkaar heeft gepast (H4.6).
rule-H4-7 = Een kaart die je tijdens een Top Secret-ronde krijgt, wacht op een latere ronde (H4.7).
rule-H4-8 = Een kaart heeft een doel nodig dat bij de tekst past (H4.8).
rule-H5-1 = Alle dossiers worden tegelijk geschreven, en niemand ziet vóór het einde dat van een ander (H5.1).
rule-H5-5 = Voor elke agent behalve je eigen noteer je één vermoeden: een andere speler of, behalve met zeven, een meeloper (H5.5).

## What happened, event by event.

event-agents_in_play = In het spel: { $agents }.
event-starts = { $seat } begint.
event-identity_dealt = { $seat } krijgt een identiteit.
event-identity_dealt-seen = { $seat }, jij bent { $agent }.
event-card_gained = { $seat } krijgt een Top Secret-kaart.
event-card_gained-seen = { $seat }, je nieuwe kaart: ‘{ $card }’.
event-pile_refilled =
    { $number ->
        [one] De aflegstapel wordt geschud: { $number } kaart op de voorraadstapel.
       *[other] De aflegstapel wordt geschud: { $number } kaarten op de voorraadstapel.
    }
event-rolled = { $seat } gooit { $face }.
event-points_chosen = { $seat } zet { points-left }.
event-scoring = { $seat } lokt met { $agents } een waardering uit (brandkast: { $building }).
event-safe_moved = { $seat } verplaatst de brandkast: { $building } → { $building_2 }.
event-answered-yes = { $seat } meldt zich.
event-answered-no = { $seat } meldt zich niet.
event-card_played = { $seat } speelt ‘{ $card }’.
event-advanced = Steen van { $agent }: { $number } → { $number_2 }.
event-identity_taken = { $seat } neemt een tweede identiteit.
event-identity_taken-seen = { $seat }, je leidt nu ook { $agent }.
event-go_ended-yes = { $seat } is klaar.
event-go_ended-no = { $seat } past.
event-dossiers_due = Een steen is ver genoeg: iedereen schrijft een geheim dossier.
event-dossiers_filed = Alle dossiers zijn ingeleverd.
event-revealed = { $seat } was { $agents }: { points }.

## What happened, several events in one sentence.

story-identity_dealt = Identiteitskaart voor { $seats }.
story-card_gained = Top Secret-kaart voor { $seats }.
story-answered-yes = Kaart spelen? Ja: { $seats }.
story-answered-no = Kaart spelen? Nee: { $seats }.
story-go_ended-yes = Klaar: { $seats }.
story-go_ended-no = Gepast: { $seats }.
story-moved = { $seat } verplaatst { $moves }.
story-put = { $seat } verplaatst { $moves }.
story-way = { $agent } ({ $source } → { $target })
story-scored = Stenen: { $stones }.
story-stone = { $agent } { $change } = { $number }

## Lines of the notebook.

note-out_of_ruin = Beurt { $turn }: { $seat } zet { $agents } uit de ruïne.
note-into_ruin = Beurt { $turn }: { $seat } zet { $agents } in de ruïne.
note-spared_ruin = Beurt { $turn }: { $seat } kan er een in de ruïne zetten en doet het niet: { $agents }.
note-triggered = Beurt { $turn }: { $seat } lokt met { $agents } een waardering uit.
note-profited = Beurt { $turn }: de waardering van { $seat } geeft { $agents }.
note-spared_safe = Beurt { $turn }: { $seat } kan met een van deze een waardering uitlokken en doet het niet: { $agents }.
note-amount = { $agent } { $amount }

## How the game ended.

outcome-arrived = { $seats } wint met { points }.
outcome-arrived-shared = { $seats } delen de winst met elk { points }.
outcome-turn_limit = Beurtlimiet (500): { $seats } wint met { points }.
outcome-turn_limit-shared = Beurtlimiet (500): { $seats } delen de winst met elk { points }.
outcome-bystander = Een meeloper ligt voor: { $agents } ({ $number }). Niemand wint. Revanche?
outcome-bystander-turn_limit = Beurtlimiet (500). Een meeloper ligt voor: { $agents } ({ $number }). Niemand wint.

## What the points are made of.

scoring-agent = { $agent } ({ $owner }): { $number }
scoring-dossier = Dossier van { $seat }: { $hits } goed, { points } extra
scoring-total = { $seat }: { points }

## Panel

panel-round = Kaarten
panel-notebook = Notitie­boek
panel-dossier = Dossier

## What a building says of itself

house-worth = { $number } waard
house-back = −{ $number } waard

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

track-start = Start-/doelveld: de scoretabel heeft { $goal } velden
track-dossier = Veld { $number }: hier worden de dossiers geschreven

## Die

die-face = { $seat } gooit { $face }
die-none = Nog niet gegooid

## The panel of scorings

ledger-preview = Waardering (voorvertoning):
ledger-scoring = Waardering
ledger-waits = Bij de brandkast:

## Safe

safe-here = hier staat de brandkast
safe-at = Brandkast: { $building }

## Identity

identity-title = JIJ BENT
identity-secret = GEHEIM
identity-show = Geheimen tonen
identity-cover = Geheimen verbergen

## The text view of the board.

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
round-off = De Top Secret-ronde volgt op de stappen van een beurt.
round-question = Iedereen met kaarten antwoordt in het geheim: een kaart spelen of niet?
round-running = Met de klok mee speelt iedereen kaarten of past.
round-player = Speler
round-cards = Kaarten
round-wants = Wil spelen
round-played = Gespeeld
round-yes = ja
round-no = nee
round-asked = moet antwoorden
round-answered = heeft geantwoord
round-now = speelt of past
round-must = moet een kaart spelen
round-die = heeft de dobbelsteen
round-passes =
    { $number ->
        [one] gepast
       *[other] { $number } keer gepast
    }
round-end = Op rij gepast: { $passes }. Bij { $players } eindigt de ronde.

## Notes

notes-own = Je notities
notes-for = Notitie over { $agent }
notes-free = Overige notities
notes-private = Alleen jij ziet je notities.
notes-seen = Wat iedereen kon zien
notes-filter = Notities over één agent
notes-all = Alle
notes-none = Nog niets te noteren.
notes-failed = Het notitieboek is nu niet beschikbaar.

## Dossier

dossier-title = Geheim dossier
dossier-who = Wie leidt { $agent }?
dossier-off = Dit spel wordt zonder dossiers gespeeld.
dossier-soon = Zodra de eerste steen veld { $field } bereikt, noteert iedereen wie welke agent leidt. Elk juist vermoeden levert 5 punten op.
dossier-filed = Alle dossiers zijn geschreven. Elk juist vermoeden levert aan het eind 5 punten op.
dossier-truth = De waarheid
dossier-right = juist
dossier-covered = Je dossier is verborgen, net als je andere geheimen.

## What a player has, in the list of players.

holds-die = gooit
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

standing-goal = Doel: krijg de steen van je agent op kop.
standing-own = Jij bent { $agent }. Doel: deze steen op kop.
standing-far = De koploper staat op { $number }; bij { $goal } eindigt het spel.

## The rules page. Attribute “rules”: the ids of the rules that a section is about.

rules-goal =
    Iedereen leidt in het geheim één agent, en niemand weet welke van wie is. Verplaats alle agenten zo door de stad dat die van jou de meeste punten krijgt, en laat niets merken.
    De speler van wie de steen aan het eind het verst is, wint.
    .title = Het doel
    .rules = H1.2, H2.3, H3.7
rules-town =
    Twaalf gebouwen liggen in een kring: kerk (0), 1 tot en met 10, ruïne (−3) en weer de kerk. Agenten lopen met de klok mee. In één gebouw mogen er zoveel staan als je wilt.
    Rond de stad loopt de scoretabel van 42 velden, met een waarderingssteen voor elke agent.
    In een van de gebouwen staat de brandkast.
    .title = Stad, scoretabel en brandkast
    .rules = H1.1, H1.3, H1.5
rules-setup =
    Met twee spelers doen 5 agenten mee, met drie 6, anders alle 7. Ze beginnen allemaal in de kerk, hun stenen op het start-/doelveld, de brandkast in gebouw 7.
    Elke speler krijgt in het geheim een identiteit. Agenten die overblijven zijn meelopers: ze lopen en scoren zoals de andere, maar zijn van niemand. Met zeven spelers zijn er geen.
    .title = Opbouw
    .rules = H2.1, H2.2, H2.3, H2.4, H2.5
rules-die = Je gooit aan het begin van je beurt. Een getal geeft zoveel stappen. Bij 1–3 kies je 1, 2 of 3 stappen; in de Top Secret-versie mag je er ook geen zetten.
    .title = De dobbelsteen
    .rules = H1.4, H3.1, H4.2
rules-moving =
    Elke stap verplaatst één agent één gebouw met de klok mee. Gebruik alle stappen, voor één agent of voor meer, voor die van jou of voor andere.
    De volgorde van de stappen maakt niet uit; alleen waar de agenten eindigen telt. Daarna gaat de dobbelsteen naar links.
    .title = Verplaatsen
    .rules = H3.2, H3.6
rules-scoring =
    Staat na je laatste stap een agent die je hebt verplaatst bij de brandkast, dan lok je een waardering uit. Langs de brandkast lopen doet niets.
    Elke steen gaat zoveel velden vooruit als het getal van het gebouw waar zijn agent staat. Kerk: niets. Ruïne: 3 terug, maar nooit achter de start.
    .title = Waardering
    .rules = H3.3, H3.4
rules-safe = Na een waardering verplaatst de speler met de dobbelsteen de brandkast naar een ander gebouw naar keuze, ook naar kerk of ruïne. Dat lokt nooit een nieuwe waardering uit.
    .title = De brandkast verplaatsen
    .rules = H3.5, H4.11
rules-end =
    Brengt een waardering een steen op 42 of verder, dan is het spel afgelopen. Alle stenen van die waardering gaan nog vooruit. Daarna worden de identiteiten onthuld.
    De verste steen wint voor de speler die hem leidt; bij een gelijke stand delen spelers de winst. Is alleen de steen van een meeloper het verst, dan wint niemand. Na 500 beurten wint de verste steen.
    .title = Einde van het spel
    .rules = H3.7, H3.8, H3.9
rules-cards =
    Je begint met twee kaarten en hebt er maximaal vier. Op elke kaart staat wat die doet; een kaart heeft een geldig doel op het speelbord nodig.
    - Kaarten verplaatsen agenten vooruit of terug, laten ze van plaats ruilen of sturen ze naar de kerk, de ruïne of de brandkast.
    - ‘Brandkast verplaatsen’ lokt nooit een waardering uit; een waardering die daar zou volgen, vervalt.
    - ‘Twee stenen vooruit’ gaat maximaal tot veld 40; een kaart beëindigt dus nooit het spel.
    - ‘Tweede identiteit’ geeft je er een meeloper bij; je beste steen telt.
    Van gelijke kaarten wordt de oudste gespeeld, en iedereen ziet waar in je hand die zat.
    .title = Top Secret-kaarten
    .rules = H4.1, H4.8, H4.10, H4.12, H4.13, H4.16, H4.17, H4.18
rules-gain =
    Alleen de speler met de dobbelsteen krijgt kaarten, telkens één:
    - als een zelf verplaatste agent in de ruïne eindigt,
    - na een worp van 1–3 zonder iets te verplaatsen,
    - als een zelf gespeelde kaart een agent in de ruïne zet.
    Is de voorraadstapel leeg, dan wordt de aflegstapel geschud. Een kaart die je tijdens een Top Secret-ronde krijgt, kun je pas in een latere ronde spelen.
    .title = Kaarten krijgen
    .rules = H4.3, H4.4, H4.7, H4.14, H4.15
rules-round =
    Na de stappen antwoordt iedereen met kaarten in het geheim: wil je er een spelen? Zonder speelbare kaart is het antwoord nee.
    Heeft iemand zich gemeld, dan begint de speler met de dobbelsteen, of anders de eerste links daarvan die zich meldde. Die speler moet een kaart spelen.
    Daarna speelt iedereen met de klok mee zoveel kaarten als gewenst, of past. Na passen mag je later weer spelen. De ronde eindigt als er zo vaak na elkaar is gepast als er spelers zijn. Pas dan volgt de waardering, als een agent die deze beurt bij de brandkast is gezet daar nog staat.
    .title = De Top Secret-ronde
    .rules = H4.5, H4.6, H4.9
rules-dossier =
    Zodra een steen veld 29 bereikt, noteert iedereen in het geheim wie welke agent leidt: een andere speler, of niemand (een meeloper). Je eigen agenten laat je weg, en jezelf noem je nooit.
    Aan het eind levert elk juist vermoeden 5 punten op. Dan tellen alleen de stenen van spelers.
    .title = Het geheime dossier
    .rules = H5.1, H5.2, H5.3, H5.5
rules-notes = Wie zet wie uit de ruïne, en wie zet wie erin? Wie kan het en doet het niet? Wie lokt een waardering uit, en wie profiteert ervan? Het notitieboek houdt het voor je bij.
    .title = Waar je op let
    .rules = H5.4

## Other

owner-bystander = meeloper
step-number = { $step }
you = Jij
board-label = De stad met de agenten en daaromheen de scoretabel
stone-of = Steen van { $agent }
pile =
    { $number ->
        [one] Top Secret: { $number } kaart op de voorraadstapel
       *[other] Top Secret: { $number } kaarten op de voorraadstapel
    }
discards =
    { $number ->
        [one] Aflegstapel: { $number } kaart
       *[other] Aflegstapel: { $number } kaarten
    }
strip-label = De agenten en hun punten
strip-own = jij
hand-label = Je Top Secret-kaarten
