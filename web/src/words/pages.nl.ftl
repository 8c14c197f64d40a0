### The pages around the table.

## Bar

bar-name = Safehouse
bar-home = Safehouse: naar de startpagina
bar-back = Alle spellen
bar-skip = Naar de inhoud springen

## Language


## Settings

settings-title = Instellingen
settings-close = Instellingen sluiten
settings-name = Je naam
settings-portrait = Je portret
settings-portrait-any = Willekeurig
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
settings-quick = Zetten automatisch bevestigen
    .help = Een zet telt zodra die volledig is.
settings-kept = Alleen op dit apparaat opgeslagen.

## Start

start-title = Vertrouw niemand. Neem plaats.
start-lead = Drie spionagespellen: tegen bots, met vrienden of samen rond één scherm. Gratis en zonder account.
start-guest = Gast
start-nowhere = Pagina niet gevonden. Dit is de startpagina.
start-play = Spelen
start-full = Volledige versie
start-bots = { $game }: aantal bots
start-level = { $game }: niveau van de bots
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
start-result-won = { $points ->
        [one] Gewonnen met { $points } punt
       *[other] Gewonnen met { $points } punten
    }
start-result-place = { $points ->
        [one] Plaats { $rank } van { $players }, { $points } punt
       *[other] Plaats { $rank } van { $players }, { $points } punten
    }
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
join-example = https://… of tafel-ID
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
    .about = Ziet weleens iets over het hoofd, zoals iedereen in de eerste spellen.
bot-casual = Geoefend
    .about = Doet de goede zet die voor de hand ligt.
bot-expert = Expert
    .about = Denkt vooruit en maakt notities over je. Hij ziet alleen wat jij op zijn plek zou zien.
bot-greedy = Gretig
    .about = Pakt wat nu het meeste oplevert, zonder vooruit te denken.
bot-random = Willekeurig
    .about = Doet zomaar een toegestane zet.

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
new-link = Persoon via link
new-bot = Bot: { $name }
new-bots-more = Meer bots
new-listed = Zichtbaarheid
new-listed-no = Privé: alleen met de link
new-listed-yes = Openbaar: in de lijst met open tafels
new-clock = Tijd per beslissing
new-clock-none = Onbeperkt
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
new-scenario = Beginstelling
    .help = Deze stelling heeft eigen regels en is voor { $count } spelers.
new-scenario-none = Nieuw spel
new-files = Speelborden, kaarten, details
    .help = Kies wat bij het spel hoort, of upload een eigen bestand. Dat wordt eerst gecontroleerd.
new-file = Eigen bestand
new-file-drop = Verwijderen
new-start = Spel starten
new-open = Tafel maken
    .help = Aan de tafel vind je de link voor de anderen.

## Opt

opt-yes = Ja
opt-no = Nee
opt-random = Willekeurig
opt-mode = Versie
    .help = Begin met het basisspel; de kaarten brengen verrassingen.
opt-mode-basic = Basisspel
opt-mode-top_secret = Top Secret-versie
opt-dossier = Geheim dossier
    .help = Iedereen noteert wie welke agent leidt; juiste vermoedens tellen aan het eind.
opt-safe_mover = Wie de brandkast verplaatst
    .help = Als een kaart de waardering uitlokt.
opt-safe_mover-trigger = Wie de waardering heeft uitgelokt
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
    .help = Met drie spelers: een startregel die de plekken eerlijk maakt.
opt-version =
    .help = De volledige versie voegt geld en opdrachten toe.

## Rulebook

rulebook-title = { $game }: de spelregels
rulebook-try = Zelf proberen
rulebook-lead = In onze eigen woorden. Aan tafel is de regel die je nodig hebt één klik verwijderd.
rulebook-play = Voorbeeld afspelen
rulebook-prints = Om af te drukken
rulebook-index = Hoofdstukken
rulebook-none = Voor dit spel is er nog geen pagina met spelregels.

## Learn

learn-title = { $game }: uitleg
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
scene-lead = Stellingen om mee te beginnen en voorbeelden uit de spelregels.
scene-link = Voorbeelden uitproberen
scene-unknown = Deze stelling bestaat niet.
scene-all = Alle plekken spelen
scene-bots = Tegen bots
scene-none = Dit spel heeft nog geen stellingen.
scene-loading = Stellingen worden geladen …

## Credits

credits-title = Colofon
credits-games = De spellen
credits-thanks = Vind je er een leuk, koop dan het origineel en speel het met anderen aan tafel.
credits-independent = Een onafhankelijke uitvoering
    .text = Safehouse heeft geen band met de ontwerpers of uitgevers van deze spellen. Alle beelden, speelborden en teksten zijn er speciaal voor gemaakt; van de originelen is geen beeld en geen tekst gebruikt.
credits-names = De titels staan er zodat je weet wat je speelt; ze zijn van hun eigenaars.
credits-fonts = Lettertypes en bibliotheken
credits-software = Deze software
    .text = Safehouse is vrije software onder de MIT-licentie.

## Trouble

trouble-again = Opnieuw proberen
trouble-away = De server reageert niet. Controleer je verbinding.
trouble-http = Er ging iets mis op de server. Probeer het zo nog eens.
trouble-page = Pagina niet gevonden

## Eigen bestanden

own-board = Eigen speelbord
own-cards = Eigen kaarten
own-deck = Eigen kaarten
own-file = Eigen bestand ({ $role })
own-help = Dit hoort niet bij het spel: de host heeft het geüpload. Bestanden met dezelfde code zijn identiek.
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
me-device-out = Uitloggen
me-device-sure = Nu verwijderen
me-device-last = Dit is je enige apparaat. Zonder herstelcode kan niemand dit profiel nog openen.
me-add = Op een ander apparaat inloggen
me-add-how = Scan de code met het andere apparaat of open de link daar. Hij werkt één keer, { $minutes } minuten lang. Wie hem heeft, kan onder jouw naam spelen.
me-add-code = QR-code van de inloglink
me-add-link = Inloglink
me-phrase = Herstelcode
me-phrase-none = Met een herstelcode kun je weer inloggen als al je apparaten kwijt zijn.
me-phrase-there = Je hebt een herstelcode. Een nieuwe vervangt hem.
me-phrase-make = Herstelcode maken
me-phrase-new = Nieuwe maken
me-phrase-once = Schrijf hem nu op. Hij wordt niet nog eens getoond.
me-phrase-enter = Je herstelcode
me-phrase-use = Inloggen
me-data = Je gegevens
me-data-about = Je naam, je apparaten, je plekken, notities en chatberichten.
me-export = Alles downloaden
me-erase = Mijn profiel verwijderen
me-erase-about = Je naam, notities en chatberichten verdwijnen van alle tafels. In lopende spellen neemt een bot het over. Dit kan niet ongedaan worden gemaakt.
me-erase-sure = Definitief verwijderen
me-cancel = Annuleren
me-none = Dit apparaat heeft nog geen profiel. Het krijgt er een als je voor het eerst een plek kiest. Heb je er al een, open dan de inloglink van een ander apparaat of voer je herstelcode in.
me-signin-title = Ben jij { $name }?
me-signin-about = Dit apparaat speelt dan aan elke tafel als { $name }. Ga alleen door als je de link of code zelf hebt gemaakt.
me-signin-other = Dit apparaat heeft al een profiel. Je wordt hier uit dat profiel uitgelogd.
me-signin-yes = Ja, ik ben { $name }

## De eigen spellen

games-title = Mijn spellen
games-lead = Wat op je wacht, wat nog loopt en hoe de rest afliep. Alleen jij ziet dit.
games-none = Nog geen spellen.
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
notices-about = Ben je aan de beurt terwijl je weg bent, dan sturen we een melding: één keer per beslissing, en nog een keer voordat de tijd om is.
notices-denied = Je browser blokkeert meldingen van deze site. Dat kun je wijzigen in de instellingen van de browser.
notices-install = Deze browser kan geen meldingen tonen. Zet Safehouse op een iPhone of iPad eerst op je beginscherm en open het daar.
notices-unconfirmed = Nog niet bevestigd: open de link in onze e-mail.
notices-remove = { $address } verwijderen
    .short = Verwijderen
notices-quiet = Stille uren
    .help = Meldingen wachten tot deze uren voorbij zijn.
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
notices-stopped = We sturen geen e-mails meer naar dit adres.
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
games-rating-about = Ratings beginnen bij 25. Ze komen alleen uit je eigen spellen, en alleen jij ziet ze.

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
people-block-about = Je krijgt geen uitnodigingen van { $name } meer. { $name } krijgt dit niet te horen.
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
tables-clock-none = Zonder klok
tables-clock-live = Live
tables-clock-days = Meerdere dagen
tables-none = Geen tafel past bij deze filters.
