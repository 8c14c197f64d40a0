### The pages around the table.

## Bar

bar-name = Safehouse
bar-home = Safehouse: naar de startpagina
bar-back = Alle spellen
bar-skip = Naar de inhoud

## Language


## Settings

settings-title = Instellingen
settings-close = Instellingen sluiten
settings-name = Je naam
settings-portrait = Je portret
settings-portrait-any = Maakt niet uit
settings-portrait-number = Portret { $number }
settings-language = Taal
settings-theme = Thema
settings-theme-auto = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-speed = Animatiesnelheid
settings-speed-slow = Langzaam
settings-speed-normal = Normaal
settings-speed-fast = Snel
settings-speed-off = Uit
settings-sound = Geluid
settings-quick = Zetten meteen bevestigen
    .help = Een volledige keuze telt meteen.
settings-kept = Alleen op dit apparaat opgeslagen.

## Start

start-title = Vertrouw niemand. Neem plaats.
start-lead = Drie spionagespellen voor aan tafel: tegen bots, met vrienden of rond één scherm. Zonder account, zonder kosten.
start-guest = Gast
start-nowhere = Op dit adres is niets te vinden. Dit is de startpagina.
start-play = Nu spelen
start-full = Volledig spel
start-bots = { $game }: aantal bots
start-level = { $game }: soort bot
start-bot =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
start-new = Nieuw hier? Begin hiermee
start-players = { $fewest }–{ $most } spelers
start-minutes = { $least }–{ $most } minuten
start-weight-1 = licht
start-weight-2 = gemiddeld
start-weight-3 = pittig
start-friends = Met vrienden
start-screen = Op dit apparaat
start-learn = Uitleg
start-learned = Uitleg ({ $done } van { $all })
start-rules = Spelregels
start-replay = Spel terugkijken
start-yours = Jij bent aan de beurt
start-result-won = Gewonnen met { $points } punten
start-result-place = Plaats { $rank } van { $players }, { $points } punten
start-resume = Verder spelen
start-status-open = Wacht op medespelers
start-status-playing = Bezig
start-status-over = Afgelopen
start-free = vrije plek
start-forget = Deze tafel uit de lijst verwijderen ({ $game })
    .short = Verwijderen
start-over =
    { $count ->
        [one] 1 afgelopen spel
       *[other] { $count } afgelopen spellen
    }
start-more = Meer
start-independent = Een onafhankelijke uitvoering met eigen beelden en teksten.
start-install = Als app installeren
start-all = Alle { $count } tonen

## Join

join-title = Meedoen via een link
join-link = Plak de link naar een tafel
join-example = https://… of tafelcode
join-go = Meedoen
join-unread = Dit is geen link naar een tafel.
join-elsewhere = Deze link leidt naar een andere server; open hem in de browser.
join-listed = Open tafels
join-none = Er zijn nu geen open tafels.
join-open = Tafel maken
join-free =
    { $count ->
        [one] 1 vrije plek
       *[other] { $count } vrije plekken
    }
join-sit = Meedoen
join-watch = Meekijken

## Bot

bot-novice = Beginner
    .about = Ziet wel eens iets over het hoofd, zoals iedereen in de eerste spellen.
bot-casual = Geoefend
    .about = Doet de voor de hand liggende goede zet.
bot-expert = Expert
    .about = Denkt vooruit en houdt een notitieboek over je bij. Hij ziet alleen wat jij op zijn plaats zou zien.
bot-greedy = Gewiekst
    .about = Pakt wat er nu te halen valt, zonder vooruit te kijken.
bot-random = Zorgeloos
    .about = Kiest zomaar iets wat de regels toestaan.

## New

new-title = Nieuwe tafel
new-lead = Kies het spel en wie er speelt. De rest staat al goed.
new-game = Spel
new-mode = Je speelt
new-mode-bots = tegen bots
new-mode-friends = met vrienden
new-mode-screen = op dit apparaat
new-seats = Plekken
new-count = Aantal spelers
new-players = { $count } spelers
new-fewer = Eén speler minder
new-more = Eén speler meer
new-seat = Plek { $number }
new-me = Jij
new-here = Persoon op dit apparaat
new-name = Naam van speler { $number }
new-link = Persoon via de link
new-bot = Bot: { $name }
new-bots-more = Meer bots
new-listed = Zichtbaarheid
new-listed-no = Privé: alleen met de link
new-listed-yes = Openbaar: op de lijst
new-clock = Tijd per beslissing
new-clock-none = Geen klok
new-clock-minutes =
    { $count ->
        [one] 1 minuut
       *[other] { $count } minuten
    }
new-clock-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
new-scenario = Begin vanaf
    .help = Deze stelling brengt haar eigen regels mee en is voor { $count } spelers.
new-scenario-none = Een nieuw spel
new-files = Speelborden, kaarten, details
    .help = Kies wat bij het spel hoort of neem een eigen bestand. Het spel controleert het.
new-file = Eigen bestand
new-file-drop = Zonder
new-start = Spel starten
new-open = Tafel maken
    .help = Aan tafel krijg je de link voor de anderen.

## Opt

opt-yes = Ja
opt-no = Nee
opt-random = Willekeurig
opt-mode = Spelwijze
    .help = Begin met het basisspel; de kaarten brengen verrassingen.
opt-mode-basic = Basisspel
opt-mode-top_secret = Top Secret-versie
opt-dossier = Geheim dossier
    .help = Iedereen noteert wie wie leidt; goede notities tellen aan het eind.
opt-safe_mover = Wie de brandkast verplaatst
    .help = Als een kaart de waardering uitlokte.
opt-safe_mover-trigger = Wie de waardering uitlokte
opt-safe_mover-die = Wie de dobbelsteen heeft
opt-colours = Agenten in het spel
    .help = ‘random’, of kleuren zoals red+blue+green+grey+yellow.
opt-start = Startspeler
opt-start-number = Plek { $number }
opt-board = Speelbord
opt-deck = Kaarten
opt-cards = Kaarten
opt-missions = Opdrachten
opt-tracks = Sporen en dak
opt-map = Speelbord
opt-europe = Europa 1985
opt-europe_1985 = Europa, eerdere lijnen
opt-sprint = Midden-Europa, kort spel
opt-balanced = Evenwichtig
opt-classic = Klassiek
opt-short = Korte scoretabel
opt-vienna_1950 = Klassiek
opt-outposts = Vrije basis
    .help = Met drie spelers: de startregel die de plekken gelijk maakt.
opt-version =
    .help = De volledige versie voegt geld en opdrachten toe.

## Rulebook

rulebook-title = { $game }: de spelregels
rulebook-try = Zelf proberen
rulebook-lead = In onze eigen woorden. Aan tafel is de regel bij de huidige vraag één klik ver.
rulebook-play = Voorbeeld afspelen
rulebook-prints = Om af te drukken
rulebook-index = Hoofdstukken
rulebook-none = Voor dit spel is er nog geen pagina met spelregels.

## Learn

learn-title = { $game } leren
learn-opening = Tafel wordt geladen …
learn-none = Dit spel kan op deze pagina nog niet worden gespeeld.
learn-lead = Korte spellen met uitleg: je speelt zelf en leert waarom.
learn-minutes = Ongeveer { $number } minuten
learn-finished = (klaar)
learn-begin = Starten
learn-again = Opnieuw
learn-continue = Doorgaan
learn-play = Een echt spel spelen

## Scene

scene-title = { $game }: stellingen
scene-lead = Stellingen om vanaf te spelen, dan voorbeelden uit de regels.
scene-link = Voorbeelden uitproberen
scene-unknown = Deze stelling bestaat niet.
scene-all = Alle plaatsen spelen
scene-bots = Tegen bots
scene-none = Dit spel heeft nog geen stellingen.
scene-loading = De stellingen worden gezocht …

## Credits

credits-title = Colofon
credits-games = De spellen
credits-thanks = Vind je er een leuk, koop dan de doos en speel het met mensen rond een tafel.
credits-independent = Een onafhankelijke uitvoering
    .text = Safehouse heeft geen band met de ontwerpers of uitgevers van deze spellen. Alle beelden, borden en teksten zijn er speciaal voor gemaakt; van de originelen is geen beeld en geen tekst gebruikt.
credits-names = De titels staan er zodat je weet wat je speelt; ze zijn van hun eigenaars.
credits-fonts = Lettertypes en bibliotheken
credits-software = Deze software
    .text = Safehouse is vrije software onder de MIT-licentie.

## Trouble

trouble-again = Opnieuw proberen
trouble-away = De server reageert niet. Controleer je verbinding.
trouble-http = De server antwoordt niet zoals het hoort. Probeer het zo nog eens.
trouble-page = Deze pagina is er niet

## Eigen bestanden

own-board = Eigen speelbord
own-cards = Eigen kaarten
own-deck = Eigen kaarten
own-file = Eigen bestand ({ $role })
own-help = Dit hoort niet bij het spel: de host heeft het geüpload. Dezelfde tekens betekenen hetzelfde bestand.
own-map = Eigen speelbord
own-missions = Eigen opdrachten
own-scenario = Eigen stelling
own-tracks = Eigen infosporen

## Het eigen profiel

me-title = Profiel en apparaten
me-lead = Geen account, geen wachtwoord: elk van je apparaten heeft een eigen sleutel.
me-devices = Je apparaten
me-device-this = Dit apparaat
me-device-used = Laatst gebruikt: { $day }
me-device-remove = { $device } verwijderen
    .short = Verwijderen
me-device-out = Afmelden
me-device-sure = Nu verwijderen
me-device-last = Dit is je enige apparaat. Zonder herstelcode kan niemand dit profiel ooit nog openen.
me-add = Op een ander apparaat aanmelden
me-add-how = Scan de code met het andere apparaat of open de link daar. Hij werkt één keer, { $minutes } minuten lang. Wie hem heeft, kan als jou spelen.
me-add-code = QR-code van de aanmeldlink
me-add-link = Aanmeldlink
me-phrase = Herstelcode
me-phrase-none = Met een herstelcode kom je er weer in als al je apparaten weg zijn.
me-phrase-there = Je hebt een herstelcode. Een nieuwe vervangt hem.
me-phrase-make = Herstelcode maken
me-phrase-new = Nieuwe maken
me-phrase-once = Schrijf hem nu op. Hij wordt niet nog eens getoond.
me-phrase-enter = Je herstelcode
me-phrase-use = Aanmelden
me-data = Je gegevens
me-data-about = Je naam, je apparaten, je plaatsen, notities en chatberichten.
me-export = Alles downloaden
me-erase = Mijn profiel wissen
me-erase-about = Je naam, notities en chatberichten verdwijnen van elke tafel. In lopende spellen neemt een bot het over. Dit kan niet ongedaan worden gemaakt.
me-erase-sure = Voorgoed wissen
me-cancel = Annuleren
me-none = Dit apparaat heeft nog geen profiel. Het krijgt er een als je voor het eerst plaatsneemt. Heb je er al een, open dan de aanmeldlink van een ander apparaat of voer je herstelcode in.
me-signin-title = Ben jij { $name }?
me-signin-about = Dit apparaat speelt dan als { $name }, aan elke tafel. Ga alleen door als je de link of code zelf hebt gemaakt.
me-signin-other = Dit apparaat heeft al een profiel. Daarvan word je hier afgemeld.
me-signin-yes = Ja, ik ben { $name }

## De eigen spellen

games-title = Mijn spellen
games-lead = Wat op je wacht, wat er loopt en hoe de rest afliep. Alleen jij ziet dit.
games-counts = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, waarvan { $wins } gewonnen. Beste score { $best }, gemiddeld { $mean }.
games-chart = Je laatste scores, de nieuwste rechts
games-met = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
} samen

## Notifications

notices-title = Meldingen
notices-about = Als een spel op je wacht en je er niet naar kijkt, laten we het je weten: één keer per beslissing, en nog een keer voordat de tijd om is.
notices-denied = Je browser staat geen meldingen van deze site toe. Dat kun je wijzigen in de instellingen van de browser.
notices-install = Deze browser kan geen meldingen tonen. Zet Safehouse op een iPhone of iPad eerst op je beginscherm en open het daar.
notices-unconfirmed = Nog niet bevestigd: volg de link in onze e-mail.
notices-remove = { $address } verwijderen
    .short = Verwijderen
notices-quiet = Rusttijd
    .help = Wat in deze tijd komt, wacht tot het einde ervan.
notices-quiet-from = Van
notices-quiet-to = Tot
notices-zone = Tijdzone: { $zone }
notices-language = Taal van de meldingen
notices-offer = Een melding als je aan de beurt bent?
notices-offer-yes = Stuur me een melding
notices-offer-no = Nu niet
notices-offer-done = We sturen je een melding als je aan de beurt bent.
notices-confirm = Mijn adres bevestigen
notices-confirm-about = Vanaf nu komen meldingen over je spellen op dit e-mailadres.
notices-confirmed = Je adres is bevestigd.
notices-stopped = Naar dit e-mailadres wordt niets meer gestuurd.
start-waiting = Wacht op jou
start-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
start-way-replay = Terugkijken
start-way-analysis = Analyse
start-rematch = Revanche
games-statistics = Statistieken
games-scores = Laatste scores
games-rating-people = Rating tegen mensen
games-rating-bots = Rating tegen bots
games-rating-chart = Je rating na de laatste spellen, de nieuwste rechts
games-rating-about = Ratings beginnen bij 25. Ze komen alleen uit je eigen spellen, en niemand anders kan ze zien.

## Mensen en uitnodigingen

people-title = Met deze mensen heb je gespeeld
people-last = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
} samen · laatst: { $game }, { $day }
people-invite = Uitnodigen
people-invited = Uitgenodigd
people-block = { $name } blokkeren
    .short = Blokkeren
people-block-sure = Blokkeren
people-block-about = Je krijgt geen uitnodigingen van { $name } meer. Niemand krijgt dit te horen.
invitation-by = { $name } nodigt je uit
invitation-accept = Accepteren
invitation-decline = Afwijzen
invitation-block = Afwijzen en blokkeren
consent-title = Uitnodigingen en openbaar profiel
consent-invitations = Uitnodigingen krijgen
    .help = Van mensen met wie je hebt gespeeld. Zij zien niet of dit uit staat.
consent-page = Openbaar profiel
    .help = Wie de link heeft, ziet je naam, je portret en hoeveel spellen je hebt gespeeld. Verder niets.
consent-blocked = Geblokkeerde mensen
consent-unblock = Deblokkeren
person-title = Openbaar profiel
person-none = Op dit adres staat geen openbaar profiel.
person-games = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}
person-no-games = Nog geen afgelopen spel.

## Open tafels

tables-lead = Openbare tafels waar je kunt meedoen of meekijken.
tables-any = Alle
tables-game = Spel
tables-language = Taal van de host
tables-free = Vrije plekken
tables-free-least = { $count } of meer
tables-bots = Bots
tables-bots-no = Zonder bots
tables-bots-yes = Met bots
tables-clock = Klok
tables-clock-none = Geen klok
tables-clock-live = Live
tables-clock-days = Over dagen
tables-none = Geen tafel past bij deze filters.
