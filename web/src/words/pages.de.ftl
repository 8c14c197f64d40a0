### The pages around the table.

## Bar

bar-name = Safehouse
bar-home = Safehouse: zur Startseite
bar-back = Alle Spiele
bar-skip = Zum Inhalt springen

## Language


## Settings

settings-title = Einstellungen
settings-close = Einstellungen schließen
settings-name = Dein Name
settings-portrait = Dein Porträt
settings-portrait-any = Beliebig
settings-portrait-number = Porträt { $number }
settings-language = Sprache
settings-theme = Design
settings-theme-auto = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-speed = Animationstempo
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-off = Aus
settings-sound = Ton
settings-quick = Züge automatisch bestätigen
    .help = Ein Zug gilt, sobald er vollständig ist.
settings-kept = Nur auf diesem Gerät gespeichert.

## Start

start-title = Trau niemandem. Nimm Platz.
start-lead = Drei Agentenspiele: gegen Bots, mit Freunden oder gemeinsam an einem Bildschirm. Kostenlos und ohne Konto.
start-guest = Gast
start-nowhere = Seite nicht gefunden. Das ist die Startseite.
start-play = Spielen
start-full = Vollversion
start-bots = { $game }: Anzahl der Bots
start-level = { $game }: Stärke der Bots
start-bot =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
start-new = Neu hier? Fang damit an
start-players = { $fewest }–{ $most } Personen
start-minutes = { $least }–{ $most } Minuten
start-weight-1 = leicht
start-weight-2 = mittel
start-weight-3 = anspruchsvoll
start-friends = Mit Freunden
start-screen = Auf diesem Gerät
start-learn = Tutorial
start-learned = Tutorial ({ $done } von { $all })
start-rules = Regeln
start-replay = Replay ansehen
start-yours = Du bist dran
start-result-won = { $points ->
        [one] Gewonnen mit { $points } Punkt
       *[other] Gewonnen mit { $points } Punkten
    }
start-result-place = { $points ->
        [one] Rang { $rank } von { $players }, { $points } Punkt
       *[other] Rang { $rank } von { $players }, { $points } Punkte
    }
start-resume = Weiterspielen
start-status-open = Wartet auf Mitspielende
start-status-playing = Läuft
start-status-over = Beendet
start-free = freier Platz
start-forget = Diesen Tisch aus der Liste entfernen ({ $game })
    .short = Entfernen
start-over =
    { $count ->
        [one] 1 beendete Partie
       *[other] { $count } beendete Partien
    }
start-more = Mehr
start-independent = Eine unabhängige Umsetzung mit eigenen Bildern und Texten.
start-install = Als App installieren
start-all = Alle { $count } zeigen

## Join

join-title = Über einen Link mitspielen
join-link = Link zu einem Tisch einfügen
join-example = https://… oder Tisch-ID
join-go = Mitspielen
join-unread = Das ist kein Link zu einem Tisch.
join-elsewhere = Dieser Link führt zu einem anderen Server; öffne ihn im Browser.
join-listed = Offene Tische
join-none = Gerade gibt es keine offenen Tische.
join-open = Tisch erstellen
join-free =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
join-sit = Mitspielen
join-watch = Zuschauen

## Bot

bot-novice = Anfänger
    .about = Übersieht manches, wie alle in ihren ersten Partien.
bot-casual = Geübt
    .about = Macht den naheliegenden guten Zug.
bot-expert = Experte
    .about = Denkt voraus und macht sich Notizen über dich. Er sieht nur, was du an seiner Stelle sehen würdest.
bot-greedy = Gierig
    .about = Nimmt, was gerade am meisten bringt, ohne vorauszudenken.
bot-random = Zufällig
    .about = Macht irgendeinen erlaubten Zug.

## New

new-title = Neuer Tisch
new-lead = Wähle das Spiel und die Plätze. Der Rest ist sinnvoll voreingestellt.
new-game = Spiel
new-mode = Du spielst
new-mode-bots = gegen Bots
new-mode-friends = mit Freunden
new-mode-screen = auf diesem Gerät
new-seats = Plätze
new-count = Anzahl der Plätze
new-players = { $count } Plätze
new-fewer = Ein Platz weniger
new-more = Ein Platz mehr
new-seat = Platz { $number }
new-me = Du
new-here = Person an diesem Gerät
new-name = Name für Platz { $number }
new-link = Person per Link
new-bot = Bot: { $name }
new-bots-more = Weitere Bots
new-listed = Sichtbarkeit
new-listed-no = Privat: nur mit dem Link
new-listed-yes = Öffentlich: in der Liste offener Tische
new-clock = Zeit pro Entscheidung
new-clock-none = Unbegrenzt
new-clock-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
new-clock-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
new-scenario = Ausgangsstellung
    .help = Diese Stellung hat eigene Regeln und ist für { $count } Personen.
new-scenario-none = Neue Partie
new-files = Spielpläne, Karten, Details
    .help = Wähle, was zum Spiel gehört, oder lade eine eigene Datei hoch. Sie wird zuerst geprüft.
new-file = Eigene Datei
new-file-drop = Entfernen
new-start = Partie starten
new-open = Tisch erstellen
    .help = Am Tisch findest du den Link für die anderen.

## Opt

opt-yes = Ja
opt-no = Nein
opt-random = Zufällig
opt-mode = Version
    .help = Fang mit dem Grundspiel an; die Karten bringen Überraschungen.
opt-mode-basic = Grundspiel
opt-mode-top_secret = Top-Secret-Version
opt-dossier = Geheimes Dossier
    .help = Alle notieren, wer welchen Agenten führt; richtige Vermutungen zählen am Ende.
opt-safe_mover = Wer den Tresor versetzt
    .help = Wenn eine Karte die Wertung auslöst.
opt-safe_mover-trigger = Wer die Wertung ausgelöst hat
opt-safe_mover-die = Wer den Würfel hat
opt-colours = Agenten im Spiel
    .help = „random“ oder Farben wie red+blue+green+grey+yellow.
opt-start = Wer beginnt
opt-start-number = Platz { $number }
opt-board = Spielplan
opt-deck = Karten
opt-cards = Karten
opt-missions = Aufträge
opt-tracks = Leisten und Dach
opt-map = Spielplan
opt-europe = Europa 1985
opt-europe_1985 = Europa, frühere Linien
opt-sprint = Mitteleuropa, kurzes Spiel
opt-balanced = Ausgewogen
opt-classic = Klassisch
opt-short = Kurze Wertungsleiste
opt-vienna_1950 = Klassisch
opt-outposts = Freie Ausgangsbasis
    .help = Zu dritt: eine Startregel, die die Plätze ausgleicht.
opt-version =
    .help = In der Vollversion kommen Geld und Aufträge dazu.

## Rulebook

rulebook-title = { $game }: die Regeln
rulebook-try = Selbst ausprobieren
rulebook-lead = In unseren Worten. Am Tisch ist die passende Regel nur einen Klick entfernt.
rulebook-play = Beispiel abspielen
rulebook-prints = Zum Ausdrucken
rulebook-index = Abschnitte
rulebook-none = Für dieses Spiel gibt es noch keine Regelseite.

## Learn

learn-title = { $game }: Tutorial
learn-opening = Tisch wird geladen …
learn-none = Dieses Spiel kann auf dieser Seite noch nicht gespielt werden.
learn-lead = Kurze Partien zum Lernen: Du ziehst selbst und erfährst, warum.
learn-minutes = Etwa { $number } Minuten
learn-finished = (fertig)
learn-begin = Starten
learn-again = Noch einmal
learn-continue = Fortsetzen
learn-play = Eine richtige Partie spielen

## Scene

scene-title = { $game }: Stellungen
scene-lead = Stellungen zum Losspielen und Beispiele aus den Regeln.
scene-link = Beispiele ausprobieren
scene-unknown = Diese Stellung gibt es nicht.
scene-all = Alle Plätze spielen
scene-bots = Gegen Bots
scene-none = Dieses Spiel hat noch keine Stellungen.
scene-loading = Stellungen werden geladen …

## Credits

credits-title = Mitwirkende
credits-games = Die Spiele
credits-thanks = Wenn dir eines davon gefällt, kauf das Original und spiel es mit anderen an einem Tisch.
credits-independent = Eine unabhängige Umsetzung
    .text = Safehouse steht in keiner Verbindung zu den Autoren oder Verlagen dieser Spiele. Alle Bilder, Spielpläne und Texte sind eigens dafür entstanden; von den Originalen stammt weder Grafik noch Wortlaut.
credits-names = Die Titel sind genannt, damit du weißt, was du spielst; sie gehören ihren Inhabern.
credits-fonts = Schriften und Bibliotheken
credits-software = Diese Software
    .text = Safehouse ist freie Software unter der MIT-Lizenz.

## Trouble

trouble-again = Erneut versuchen
trouble-away = Der Server antwortet nicht. Prüfe deine Verbindung.
trouble-http = Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.
trouble-page = Seite nicht gefunden

## Eigene Dateien

own-board = Eigener Spielplan
own-cards = Eigene Karten
own-deck = Eigene Karten
own-file = Eigene Datei ({ $role })
own-help = Das gehört nicht zum Spiel: Der Host hat es hochgeladen. Dateien mit gleichem Code sind identisch.
own-map = Eigener Spielplan
own-missions = Eigene Aufträge
own-scenario = Eigene Stellung
own-tracks = Eigene Info-Leisten

## Das eigene Profil

me-title = Profil und Geräte
me-lead = Kein Konto, kein Passwort: Jedes deiner Geräte hat seinen eigenen Schlüssel.
me-devices = Deine Geräte
me-device-this = Dieses Gerät
me-device-used = Zuletzt benutzt: { $day }
me-device-remove = { $device } entfernen
    .short = Entfernen
me-device-out = Abmelden
me-device-sure = Jetzt entfernen
me-device-last = Das ist dein einziges Gerät. Ohne Wiederherstellungscode kann niemand dieses Profil wieder öffnen.
me-add = Auf einem anderen Gerät anmelden
me-add-how = Scanne den Code mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal und { $minutes } Minuten lang. Wer ihn hat, kann unter deinem Namen spielen.
me-add-code = QR-Code des Anmeldelinks
me-add-link = Anmeldelink
me-phrase = Wiederherstellungscode
me-phrase-none = Mit einem Wiederherstellungscode kannst du dich wieder anmelden, wenn alle deine Geräte verloren sind.
me-phrase-there = Du hast einen Wiederherstellungscode. Ein neuer ersetzt ihn.
me-phrase-make = Wiederherstellungscode erstellen
me-phrase-new = Neuen erstellen
me-phrase-once = Schreib ihn jetzt auf. Er wird nicht noch einmal angezeigt.
me-phrase-enter = Dein Wiederherstellungscode
me-phrase-use = Anmelden
me-data = Deine Daten
me-data-about = Dein Name, deine Geräte, deine Plätze, Notizen und Chatnachrichten.
me-export = Alles herunterladen
me-erase = Mein Profil löschen
me-erase-about = Dein Name, deine Notizen und Chatnachrichten verschwinden von allen Tischen. In laufenden Partien übernimmt ein Bot. Das lässt sich nicht rückgängig machen.
me-erase-sure = Endgültig löschen
me-cancel = Abbrechen
me-none = Dieses Gerät hat noch kein Profil. Es bekommt eines, wenn du zum ersten Mal Platz nimmst. Hast du schon eines, öffne den Anmeldelink eines anderen Geräts oder gib deinen Wiederherstellungscode ein.
me-signin-title = Bist du { $name }?
me-signin-about = Dieses Gerät spielt dann an jedem Tisch als { $name }. Fahr nur fort, wenn du den Link oder Code selbst erstellt hast.
me-signin-other = Dieses Gerät hat schon ein Profil. Du wirst hier davon abgemeldet.
me-signin-yes = Ja, ich bin { $name }

## Die eigenen Spiele

games-title = Meine Partien
games-lead = Was auf dich wartet, was gerade läuft und wie der Rest ausging. Nur du siehst das.
games-none = Noch keine Partien.
games-counts = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, davon { $wins } gewonnen. Bestes Ergebnis { $best }, Durchschnitt { $mean }.
games-chart = Deine letzten Ergebnisse, das neueste rechts
games-met = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} zusammen

## Notifications

notices-title = Benachrichtigungen
notices-about = Wenn du dran bist, aber nicht da, benachrichtigen wir dich: einmal pro Entscheidung und noch einmal, bevor die Zeit abläuft.
notices-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Das kannst du in seinen Einstellungen ändern.
notices-install = Dieser Browser kann keine Benachrichtigungen zeigen. Füge Safehouse auf einem iPhone oder iPad zuerst zum Home-Bildschirm hinzu und öffne es dort.
notices-unconfirmed = Noch nicht bestätigt: Öffne den Link in unserer E-Mail.
notices-remove = { $address } entfernen
    .short = Entfernen
notices-quiet = Ruhezeit
    .help = Benachrichtigungen warten, bis diese Zeit vorbei ist.
notices-quiet-from = Von
notices-quiet-to = Bis
notices-zone = Zeitzone: { $zone }
notices-language = Sprache der Benachrichtigungen
notices-offer = Benachrichtigung, wenn du dran bist?
notices-offer-yes = Benachrichtige mich
notices-offer-no = Jetzt nicht
notices-offer-done = Wir benachrichtigen dich, wenn du dran bist.
notices-confirm = Meine Adresse bestätigen
notices-confirm-about = Von jetzt an kommen Benachrichtigungen über deine Partien an diese E-Mail-Adresse.
notices-confirmed = Deine Adresse ist bestätigt.
notices-stopped = Wir schicken keine E-Mails mehr an diese Adresse.
start-waiting = Wartet auf dich
start-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
start-way-replay = Replay
start-way-analysis = Analyse
start-rematch = Revanche
games-statistics = Statistik
games-scores = Letzte Ergebnisse
games-rating-people = Spielstärke gegen Personen
games-rating-bots = Spielstärke gegen Bots
games-rating-chart = Deine Spielstärke nach den letzten Partien, die neueste rechts
games-rating-about = Die Spielstärke beginnt bei 25. Sie entsteht nur aus deinen eigenen Partien, und nur du siehst sie.

## Leute und Einladungen

people-title = Mit diesen Leuten hast du gespielt
people-last = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} zusammen · zuletzt: { $game }, { $day }
people-invite = Einladen
people-invited = Eingeladen
people-block = { $name } blockieren
    .short = Blockieren
people-block-sure = Blockieren
people-block-about = Du bekommst keine Einladungen von { $name } mehr. { $name } erfährt nichts davon.
invitation-by = { $name } lädt dich ein
invitation-accept = Annehmen
invitation-decline = Ablehnen
invitation-block = Ablehnen und blockieren
consent-title = Einladungen und öffentliches Profil
consent-invitations = Einladungen bekommen
    .help = Von Leuten, mit denen du gespielt hast. Sie sehen nicht, ob das aus ist.
consent-page = Öffentliches Profil
    .help = Wer den Link hat, sieht deinen Namen, dein Porträt und wie viele Partien du gespielt hast. Sonst nichts.
consent-blocked = Blockierte Leute
consent-unblock = Nicht mehr blockieren
person-title = Öffentliches Profil
person-none = Unter dieser Adresse gibt es kein öffentliches Profil.
person-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
person-no-games = Noch keine beendete Partie.

## Offene Tische

tables-lead = Öffentliche Tische, an denen du mitspielen oder zuschauen kannst.
tables-any = Alle
tables-game = Spiel
tables-language = Sprache des Hosts
tables-free = Freie Plätze
tables-free-least = { $count } oder mehr
tables-bots = Bots
tables-bots-no = Ohne Bots
tables-bots-yes = Mit Bots
tables-clock = Uhr
tables-clock-none = Ohne Uhr
tables-clock-live = Live
tables-clock-days = Mehrere Tage
tables-none = Kein Tisch passt zu diesen Filtern.
