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
settings-language = Taal
settings-theme = Licht
settings-theme-auto = Zoals het apparaat
settings-theme-light = Dag
settings-theme-dark = Nacht
settings-speed = Zetten worden getoond
settings-speed-slow = langzaam
settings-speed-normal = rustig
settings-speed-fast = snel
settings-speed-off = meteen
settings-sound = Geluid
settings-quick = Zetten meteen bevestigen
    .help = Een volledige keuze telt meteen.
settings-kept = Alleen op dit apparaat bewaard.

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
start-friends = Met vrienden
start-screen = Aan dit scherm
start-learn = Leren
start-rules = Spelregels
start-replay = Partij terugzien
start-resume = Verder spelen
start-status-open = Wacht op medespelers
start-status-playing = Bezig
start-status-over = Afgelopen
start-free = vrije plaats
start-forget = Deze tafel vergeten ({ $game })
    .short = Vergeten
start-over =
    { $count ->
        [one] 1 afgelopen partij
       *[other] { $count } afgelopen partijen
    }
start-more = Meer
start-independent = Een onafhankelijke uitvoering met eigen beelden en teksten.
start-install = Als app installeren
start-all = Alle { $count } tonen

## Join

join-title = Meedoen via een link
join-link = Plak de link van een tafel
join-example = https://… of tafelcode
join-go = Ga
join-unread = Dit is geen link naar een tafel.
join-elsewhere = Deze link leidt naar een andere server; open hem in de browser.
join-listed = Open tafels
join-none = Er staat nu geen tafel op de lijst.
join-open = Open er een
join-free =
    { $count ->
        [one] 1 vrije plaats
       *[other] { $count } vrije plaatsen
    }
join-sit = Plaatsnemen
join-watch = Kijken

## Bot

bot-novice = Beginner
    .about = Ziet wel eens iets over het hoofd, zoals iedereen in zijn eerste partijen.
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
new-lead = Kies het spel en wie waar zit. De rest staat al goed.
new-game = Spel
new-mode = Je speelt
new-mode-bots = tegen bots
new-mode-friends = met vrienden
new-mode-screen = aan dit scherm
new-seats = Plaatsen
new-count = Aantal spelers
new-players = { $count } spelers
new-fewer = Eén speler minder
new-more = Eén speler meer
new-seat = Plaats { $number }
new-me = Jij
new-here = Mens aan dit scherm
new-link = Mens via de link
new-bot = Bot: { $name }
new-bots-more = Meer bots
new-listed = Wie mag komen
new-listed-no = Alleen met de link
new-listed-yes = Iedereen: op de lijst
new-clock = Tijd voor elke beslissing
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
new-scenario-none = Een nieuwe partij
new-files = Borden, kaarten, details
    .help = Kies wat bij het spel hoort of neem een eigen bestand. Het spel controleert het.
new-file = Eigen bestand
new-file-drop = Zonder
new-start = Partij beginnen
new-open = Tafel openen
    .help = Aan tafel krijg je de link voor de anderen.

## Opt

opt-yes = Ja
opt-no = Nee
opt-random = Willekeurig
opt-mode = Spelwijze
    .help = Begin met het basisspel; de kaarten brengen verrassingen.
opt-mode-basic = Basisspel
opt-mode-top_secret = Met Top Secret-kaarten
opt-dossier = Geheim dossier
    .help = Iedereen noteert wie wie leidt; goede notities tellen aan het eind.
opt-safe_mover = Wie de brandkast verplaatst
    .help = Als een kaart de waardering uitlokte.
opt-safe_mover-trigger = Wie de waardering uitlokte
opt-safe_mover-die = Wie de dobbelsteen heeft
opt-colours = Agenten in het spel
    .help = ‘random’, of kleuren zoals red+blue+green+grey+yellow.
opt-start = Startspeler
opt-start-number = Plaats { $number }
opt-board = Bord
opt-deck = Kaarten
opt-cards = Kaarten
opt-missions = Opdrachten
opt-tracks = Sporen en dak
opt-map = Kaart
opt-europe = Europa 1985
opt-europe_1985 = Europa, eerdere lijnen
opt-sprint = Midden-Europa, kort spel
opt-balanced = Evenwichtig
opt-classic = Klassiek
opt-short = Korte ronde
opt-vienna_1950 = Klassiek
opt-outposts = Buitenposten
    .help = Met drie spelers: de startregel die de plaatsen gelijk maakt.
opt-version =
    .help = De volledige versie voegt geld en opdrachten toe.

## Rulebook

rulebook-title = { $game }: de spelregels
rulebook-lead = In onze eigen woorden. Aan tafel is de regel bij de huidige vraag één klik ver.
rulebook-prints = Om af te drukken
rulebook-index = Hoofdstukken
rulebook-none = Voor dit spel is er nog geen pagina met spelregels.

## Learn

learn-title = { $game } leren
learn-opening = De tafel wordt gedekt …
learn-none = Dit spel kan op deze pagina nog niet worden gespeeld.
learn-lead = Korte spellen met uitleg: je speelt zelf en leert waarom.
learn-minutes = Ongeveer { $number } minuten
learn-finished = (klaar)
learn-begin = Starten
learn-again = Opnieuw
learn-play = Een echt spel spelen

## Scene

scene-title = { $game }: stellingen
scene-lead = Voorbeelden uit de spelregels, om vanaf te spelen.
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
trouble-away = De server antwoordt niet. Is er verbinding?
trouble-http = De server antwoordt niet zoals het hoort. Probeer het zo nog eens.
trouble-page = Deze pagina is er niet

## Eigen bestanden

own-board = Eigen speelbord
own-cards = Eigen kaarten
own-deck = Eigen kaarten
own-file = Eigen bestand ({ $role })
own-help = Dit hoort niet bij het spel: wie de tafel heeft gemaakt, heeft het meegebracht. Dezelfde tekens betekenen hetzelfde bestand.
own-map = Eigen landkaart
own-missions = Eigen opdrachten
own-scenario = Eigen stelling
own-tracks = Eigen infosporen
