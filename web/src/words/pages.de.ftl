### The pages around the table.

## Bar

bar-name = Safehouse
bar-home = Safehouse: zur Startseite
bar-back = Alle Spiele
bar-skip = Zum Inhalt

## Language


## Settings

settings-title = Einstellungen
settings-close = Einstellungen schließen
settings-name = Dein Name
settings-language = Sprache
settings-theme = Licht
settings-theme-auto = Wie das Gerät
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-speed = Züge werden gezeigt
settings-speed-slow = langsam
settings-speed-normal = ruhig
settings-speed-fast = schnell
settings-speed-off = sofort
settings-sound = Töne
settings-quick = Züge sofort bestätigen
    .help = Eine vollständige Wahl gilt sofort.
settings-kept = Nur auf diesem Gerät gespeichert.

## Start

start-title = Trau niemandem. Nimm Platz.
start-lead = Drei Agentenspiele für deinen Tisch: gegen Bots, mit Freunden oder an einem Bildschirm. Ohne Konto, ohne Kosten.
start-guest = Gast
start-nowhere = Unter dieser Adresse gibt es nichts. Hier ist die Startseite.
start-play = Jetzt spielen
start-full = Ganzes Spiel
start-bots = { $game }: Anzahl der Bots
start-level = { $game }: Art der Bots
start-bot =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
start-friends = Mit Freunden
start-screen = An diesem Gerät
start-learn = Lernen
start-rules = Regeln
start-replay = Partie ansehen
start-resume = Weiterspielen
start-status-open = Wartet auf Mitspieler
start-status-playing = Läuft
start-status-over = Beendet
start-free = freier Platz
start-forget = Diesen Tisch vergessen ({ $game })
    .short = Vergessen
start-over =
    { $count ->
        [one] 1 beendete Partie
       *[other] { $count } beendete Partien
    }
start-more = Weiteres
start-independent = Eine unabhängige Umsetzung mit eigenen Bildern und Texten.
start-install = Als App installieren
start-all = Alle { $count } zeigen

## Join

join-title = Über einen Link mitspielen
join-link = Link eines Tisches einfügen
join-example = https://… oder Kennung
join-go = Los
join-unread = Das ist kein Link zu einem Tisch.
join-elsewhere = Dieser Link führt zu einem anderen Server; öffne ihn im Browser.
join-listed = Offene Tische
join-none = Gerade ist kein Tisch ausgeschrieben.
join-open = Einen eröffnen
join-free =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
join-sit = Platz nehmen
join-watch = Zusehen

## Bot

bot-novice = Anfänger
    .about = Übersieht manches, wie man es in den ersten Partien eben tut.
bot-casual = Geübt
    .about = Macht den naheliegenden guten Zug.
bot-expert = Experte
    .about = Denkt voraus und führt Buch über dich. Er sieht nur, was du an seinem Platz sähest.
bot-greedy = Gerissen
    .about = Nimmt, was es jetzt gerade gibt, ohne vorauszudenken.
bot-random = Sorglos
    .about = Nimmt irgendetwas, was die Regeln erlauben.

## New

new-title = Neuer Tisch
new-lead = Wähle das Spiel und wer wo sitzt. Für alles andere ist gut vorgesorgt.
new-game = Spiel
new-mode = Du spielst
new-mode-bots = gegen Bots
new-mode-friends = mit Freunden
new-mode-screen = an diesem Gerät
new-seats = Plätze
new-count = Anzahl der Spieler
new-players = { $count } Spieler
new-fewer = Ein Spieler weniger
new-more = Ein Spieler mehr
new-seat = Platz { $number }
new-me = Du
new-here = Mensch an diesem Gerät
new-link = Mensch über den Link
new-bot = Bot: { $name }
new-bots-more = Weitere Bots
new-listed = Wer kommen darf
new-listed-no = Nur mit dem Link
new-listed-yes = Alle: auf der Liste
new-clock = Zeit für jede Entscheidung
new-clock-none = Ohne Uhr
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
new-scenario = Beginn
    .help = Diese Stellung bringt ihre Regeln mit und ist für { $count } Spieler.
new-scenario-none = Eine frische Partie
new-files = Pläne, Karten, Einzelheiten
    .help = Wähle, was zum Spiel gehört, oder bringe eine eigene Datei mit. Das Spiel prüft sie.
new-file = Eigene Datei
new-file-drop = Ohne sie
new-start = Partie beginnen
new-open = Tisch eröffnen
    .help = Am Tisch bekommst du den Link für die anderen.

## Opt

opt-yes = Ja
opt-no = Nein
opt-random = Zufällig
opt-mode = Spielweise
    .help = Fang mit dem Grundspiel an; die Karten bringen Überraschungen.
opt-mode-basic = Grundspiel
opt-mode-top_secret = Mit Top-Secret-Karten
opt-dossier = Geheimes Dossier
    .help = Alle notieren, wer wen führt; richtige Einträge zählen am Ende.
opt-safe_mover = Wer den Tresor versetzt
    .help = Wenn eine Karte die Wertung auslöste.
opt-safe_mover-trigger = Wer die Wertung auslöste
opt-safe_mover-die = Wer den Würfel hat
opt-colours = Agenten im Spiel
    .help = „random“ oder Farben wie red+blue+green+grey+yellow.
opt-start = Startspieler
opt-start-number = Platz { $number }
opt-board = Spielplan
opt-deck = Karten
opt-cards = Karten
opt-missions = Aufträge
opt-tracks = Leisten und Dach
opt-map = Karte
opt-europe = Europa 1985
opt-europe_1985 = Europa, frühere Linien
opt-sprint = Mitteleuropa, kurzes Spiel
opt-balanced = Ausgewogen
opt-classic = Klassisch
opt-short = Kurze Runde
opt-vienna_1950 = Klassisch
opt-outposts = Außenposten
    .help = Zu dritt: die Startregel, die die Plätze ausgleicht.
opt-version =
    .help = Die volle Fassung bringt Geld und Aufträge.

## Rulebook

rulebook-title = { $game }: die Regeln
rulebook-lead = In unseren Worten. Am Tisch ist die Regel zur aktuellen Frage einen Klick entfernt.
rulebook-prints = Zum Ausdrucken
rulebook-index = Abschnitte
rulebook-none = Für dieses Spiel gibt es noch keine Regelseite.

## Learn

learn-title = { $game } lernen
learn-opening = Der Tisch wird gedeckt …
learn-none = Dieses Spiel kann auf dieser Seite noch nicht gespielt werden.
learn-lead = Kurze Spiele mit Anleitung: Du ziehst selbst und erfährst, warum.
learn-minutes = Etwa { $number } Minuten
learn-finished = (fertig)
learn-begin = Starten
learn-again = Noch einmal
learn-play = Ein richtiges Spiel spielen

## Scene

scene-title = { $game }: Stellungen
scene-lead = Beispiele aus den Regeln, von denen aus sich spielen lässt.
scene-link = Beispiele ausprobieren
scene-unknown = Diese Stellung gibt es nicht.
scene-all = Alle Plätze spielen
scene-bots = Gegen Bots
scene-none = Dieses Spiel hat noch keine Stellungen.
scene-loading = Die Stellungen werden gesucht …

## Credits

credits-title = Mitwirkende
credits-games = Die Spiele
credits-thanks = Wenn dir eines davon gefällt, kauf die Schachtel und spiel es mit Menschen an einem Tisch.
credits-independent = Eine unabhängige Umsetzung
    .text = Safehouse steht in keiner Verbindung zu den Autoren oder Verlagen dieser Spiele. Alle Bilder, Pläne und Texte hier sind eigens dafür entstanden; von den Originalen stammt weder Grafik noch Wortlaut.
credits-names = Die Titel sind genannt, damit du weißt, was du spielst; sie gehören ihren Inhabern.
credits-fonts = Schriften und Bibliotheken
credits-software = Diese Software
    .text = Safehouse ist freie Software unter der MIT-Lizenz.

## Trouble

trouble-again = Noch einmal
trouble-away = Der Server antwortet nicht. Besteht eine Verbindung?
trouble-http = Der Server antwortet nicht, wie er sollte. Versuch es gleich noch einmal.
trouble-page = Diese Seite ist nicht da

## Eigene Dateien

own-board = Eigener Spielplan
own-cards = Eigene Karten
own-deck = Eigene Karten
own-file = Eigene Datei ({ $role })
own-help = Gehört nicht zum Spiel: Wer den Tisch erstellt hat, hat es mitgebracht. Gleiche Zeichen bedeuten gleiche Datei.
own-map = Eigene Landkarte
own-missions = Eigene Aufträge
own-scenario = Eigene Stellung
own-tracks = Eigene Info-Leisten
