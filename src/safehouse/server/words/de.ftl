### What the server refuses: `Refusal("game_over")` is the message refusal-game_over.

## The game and its seats

refusal-game_not_begun = Die Partie hat noch nicht begonnen.
refusal-game_begun = Die Partie hat schon begonnen.
refusal-game_begun_no_seat = Die Partie hat schon begonnen; es ist kein Platz frei.
refusal-game_over = Die Partie ist beendet.
refusal-game_not_over = Die Partie ist noch nicht beendet.
refusal-hidden_until_end = Was verdeckt ist, siehst du erst am Ende der Partie.
refusal-seat_taken = Dieser Platz ist besetzt.
refusal-seats_taken = Alle Plätze sind besetzt.
refusal-no_seat = Diesen Platz gibt es nicht.
refusal-host_only = Nur der Host kann die Partie starten.
refusal-no_proposal_now = Vorschläge gibt es nur, solange die Partie läuft.
refusal-proposal_open = Es gibt schon einen Vorschlag. Beantworte ihn zuerst.
refusal-nothing_proposed = Es gibt keinen Vorschlag, den du beantworten kannst.
refusal-not_replaceable = Ein Bot kann nur den Platz einer anderen Person übernehmen.
refusal-person_here = Diese Person ist da. Ein Bot kann nur für Abwesende spielen.
refusal-not_away_long = Diese Person ist noch nicht lange weg. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-unknown_order = Diese automatische Antwort gibt es in diesem Spiel nicht.
refusal-other_commitment = Diese Zufallszahl gehört zu einer anderen Festlegung. Lade die Seite neu.
refusal-nonce_late = Die Partie hat schon begonnen; die Zufallszahlen stehen fest.
refusal-nonce_given = Dieser Platz hat seine Zufallszahl schon abgegeben; sie lässt sich nicht ändern.
refusal-no_table = Diesen Tisch gibt es nicht mehr.
refusal-bad_token = Dieser Link öffnet hier keinen Platz.
refusal-need_seat = Dafür brauchst du einen Platz an diesem Tisch.
refusal-table_open = Dieser Tisch ist hier schon offen.

## Moves

refusal-stale = Die Partie ist schon weiter. Schau noch einmal hin und wähle neu.
refusal-not_allowed = Nicht erlaubt ({ $rule }: { $reason }).
refusal-bad_row = Dieser Zug ist hier nicht möglich: { $detail }
refusal-unknown_action = Diesen Zug gibt es in diesem Spiel nicht.
refusal-nothing_to_decide = An diesem Platz ist gerade nichts zu entscheiden.
refusal-no_move_to_undo = Du hast keinen Zug, den du zurücknehmen kannst.
refusal-taken_back_often = In dieser Partie wurde schon { $limit }-mal ein Zug zurückgenommen; öfter geht es nicht.
refusal-changed_often = Du hast diese Antwort zu oft geändert; sie bleibt, wie sie ist.
refusal-no_sealed_answer = Es gibt keine verdeckte Antwort, die du rückgängig machen kannst.
refusal-own_id = IDs, die mit bot- oder order- beginnen, sind dem Server vorbehalten.

## New tables, records, replays

refusal-unknown_game = Das Spiel „{ $game }“ gibt es hier nicht.
refusal-unknown_bot = Für { $game } gibt es keinen Bot „{ $bot }“.
refusal-brought_bot = Dieser Server ruft keine fremden Adressen auf und startet keine fremden Programme. Starte deinen Bot auf deinem eigenen Rechner: safehouse seat.
refusal-too_few_seats = So viele Plätze für Personen gibt es nicht.
refusal-scenario_own_setup = Eine Stellung bringt ihre eigenen Regeln und Dateien mit.
refusal-scenario_game = Diese Stellung gehört zu { $game }.
refusal-scenario_players = Diese Stellung ist für { $players } Personen.
refusal-file_too_large = Zu groß ({ $role }): { $bytes } Byte ohne Leerraum. Erlaubt sind { $limit }.
refusal-bad_setup = So lässt sich das Spiel nicht aufbauen: { $detail }
refusal-bad_record = Diese Spieldatei lässt sich nicht verwenden: { $detail }
refusal-record_nul = Eine Spieldatei darf kein NUL-Zeichen enthalten.
refusal-record_upgraded = Während dieser Partie wurden die Regeln aktualisiert, deshalb gibt es keine Spieldatei für ein Replay.
refusal-record_scenario = Diese Partie begann mit einer Stellung; die Spieldatei gibt es nach dem Ende.
refusal-past_queue = Gerade werden viele Replays geladen. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-past_broke = Dieses Replay konnte nicht geladen werden. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-other_rules = Diese Partie wurde mit Version { $rules } der Regeln gespielt, dieser Server hat Version { $ours }. Ein Replay ist hier nicht möglich.

## Analysis

refusal-stopping = Der Server wird gerade beendet. Starte die Analyse später.
refusal-analysis_queue = Zu viele Partien warten auf eine Analyse. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-analysis_slow = Die Analyse hat zu lange gedauert und wurde abgebrochen.
refusal-analysis_broke = Die Analyse ist fehlgeschlagen. Versuch es später noch einmal.
refusal-analysis_unfinished = Nur eine beendete Partie kann analysiert werden.
refusal-analysis_mixed = Nur eine Partie, die von Anfang an nach denselben Regeln gespielt wurde, kann analysiert werden.
refusal-analysis_off = Auf diesem Server werden keine Partien analysiert.

## The server

refusal-internal = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert.
refusal-storage = Der Server kann gerade nicht speichern. Nichts wurde geändert. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-storage_damaged = Die gespeicherten Daten sind beschädigt. Die Serververwaltung muss ein Backup zurückspielen.
refusal-storage_lost = Beim Speichern brach die Verbindung zum Speicher ab. Sende dasselbe noch einmal; es zählt nur einmal.
refusal-unusable = Das lässt sich hier nicht verwenden: { $detail }
refusal-too_many_requests = Zu viele Anfragen. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-too_many_messages = Zu viele Nachrichten. Warte { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
}.
refusal-too_many_tables = Von dieser Adresse wurden zu viele Tische erstellt. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-too_many_bytes = Von dieser Adresse wurden zu viele Dateien hochgeladen. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-too_many_bot_tables = Von dieser Adresse gibt es zu viele Tische nur mit Bots. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-server_full = Dieser Server ist voll. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-too_many_connections = Zu viele Verbindungen sind offen. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-too_many_sockets = Von dieser Adresse sind zu viele Tische offen. Schließ einen, oder versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-foreign_page = Diese Seite darf sich nicht mit diesem Server verbinden.
refusal-unknown_host = Unbekannter Hostname. Die Serververwaltung kann SAFEHOUSE_URL setzen.
refusal-one_host = Eine Anfrage muss genau einen Hostnamen nennen.
refusal-hello_first = Sende zuerst hello.
refusal-version = Dieser Server verwendet Version { $version } des Protokolls. Lade die Seite neu.
refusal-socket_only = Das geht nur über einen Socket.

## Requests and messages that cannot be read

refusal-not_found = Unter dieser Adresse gibt es nichts.
refusal-wrong_method = Diese Methode ist unter dieser Adresse nicht erlaubt.
refusal-too_large = Größer als { $limit } Byte.
refusal-no_length = Die Anfrage muss die Länge ihres Inhalts angeben.
refusal-json_only = Hier wird nur JSON angenommen.
refusal-unreadable = Die Anfrage ist nicht lesbar.
refusal-bad_value = Die Anfrage hat einen falschen Wert: { $detail }
refusal-not_http = Das ist kein HTTP.
refusal-no_socket = Mit dieser Anfrage lässt sich kein Socket öffnen.
refusal-headers_large = Die Kopfzeilen sind zu groß.
refusal-headers_late = Die Kopfzeilen kamen nicht rechtzeitig an.
refusal-bad_message = Die Nachricht ist nicht lesbar: { $detail }
refusal-not_json = Kein JSON.
refusal-not_utf8 = Kein Text in UTF-8.
refusal-no_such_message = Unbekannte Art von Nachricht.
refusal-too_deep = Mehr als { $depth } Ebenen tief geschachtelt.
refusal-nul_in_text = Ein Text enthält ein NUL-Zeichen.
refusal-half_pair = Ein Text enthält ein halbes Ersatzzeichenpaar.
refusal-doubled_key = Derselbe Schlüssel kommt in einem Objekt zweimal vor.
refusal-not_a_number = { $name } ist keine Zahl.
refusal-large_number = Eine Zahl liegt außerhalb des Bereichs (±2^53).

## Verwaltung

refusal-table_closed = Die Serververwaltung hat diesen Tisch geschlossen: { $reason }
refusal-name_refused = Dieser Name ist hier nicht erlaubt. Wähle einen anderen.
refusal-address_blocked = Diese Adresse ist auf diesem Server gesperrt: { $reason }
refusal-address_blocked_for = Diese Adresse ist auf diesem Server noch { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} gesperrt: { $reason }
refusal-not_reportable = Du kannst nur eine andere Person am Tisch melden.
refusal-too_many_reports = Du hast schon mehrere Meldungen abgeschickt. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-sign_in = Melde dich zuerst bei der Verwaltung an.
refusal-wrong_admin_token = Das ist nicht das Token der Verwaltung.
refusal-too_many_attempts = Zu viele falsche Tokens. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-bad_network = Keine IP-Adresse und kein Netz. Gib zum Beispiel 203.0.113.7, 2001:db8::1 oder 203.0.113.0/24 ein.
refusal-network_own = In diesem Netz liegt der Server selbst; es kann nicht gesperrt werden.
refusal-network_yours = In diesem Netz liegt deine eigene Adresse; es kann nicht gesperrt werden.
refusal-network_wide = Dieses Netz ist zu groß. Sein Präfix muss mindestens { $bits } Bit haben.
refusal-not_blocked = Dieses Netz ist nicht gesperrt.
refusal-word_short = Zu kurz. Ein Wort braucht mindestens { $letters } Buchstaben.
refusal-no_such_word = Dieses Wort steht nicht im Filter.
refusal-no_such_report = Diese Meldung gibt es nicht.
refusal-nobody_there = Auf diesem Platz spielt keine Person.
refusal-ask_server = Nur ein laufender Server weiß, wer verbunden ist. Gib seine Adresse mit --server an.

## Lessons
refusal-lesson_other_move = Die Lektion verlangt hier einen anderen Zug.
refusal-lesson_over = Die Lektion ist zu Ende. Spiel eine richtige Partie oder mach mit dem nächsten Kapitel weiter.
refusal-lesson_alone = Das geht in einer Lektion nicht.
refusal-lesson_one_person = Eine Lektion ist für eine Person, ohne Uhr und privat.
refusal-no_lesson = An diesem Tisch läuft keine Lektion.

## Profile und Geräte

refusal-device_unknown = Dieses Gerät ist bei keinem Profil angemeldet.
refusal-device_removed = Dieses Gerät wurde aus seinem Profil entfernt.
refusal-profile_blocked = Dieses Profil ist auf diesem Server gesperrt: { $reason }
refusal-already_seated = Du sitzt schon an diesem Tisch.
refusal-wrong_device_link = Dieser Link funktioniert nicht: Er wurde schon benutzt, ist abgelaufen oder unvollständig.
refusal-wrong_phrase = Kein Profil hat diesen Wiederherstellungscode.
refusal-phrase_typo = Das ist kein Wiederherstellungscode. Prüfe ihn auf Tippfehler.
refusal-no_such_device = Dieses Gerät gibt es nicht.
refusal-too_many_devices = Ein Profil kann { $limit } Geräte haben. Entferne zuerst eines.
refusal-too_many_profiles = Von dieser Adresse wurden zu viele Profile erstellt. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-no_profile_there = Die Person auf diesem Platz hat kein Profil. Sperre stattdessen ihre Adresse.
refusal-person_not_blocked = Dieses Profil ist nicht gesperrt.

## Was ein Messenger von einem Link zeigt

preview-start = Safehouse: drei Agentenspiele
preview-start-about = Heimlich & Co., Vienna und Suitcase, mit Freunden oder gegen Bots. Kein Konto nötig.
preview-table = { $game } – nimm Platz
preview-table-about = Du bist zu einer Partie { $game } eingeladen. Kein Konto nötig.
preview-replay = { $game } – ein Replay
preview-replay-about = Schau dir eine Partie { $game } Zug für Zug an.

## Notifications

refusal-unknown_channel = Dieser Server kann auf diesem Weg keine Benachrichtigungen verschicken.
refusal-too_many_channels = Du hast schon { $limit } Adressen für Benachrichtigungen. Entferne zuerst eine.
refusal-too_many_mails = Es wurden zu viele E-Mails angefordert. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-bad_webhook = Keine gültige Webhook-URL: { $detail }
refusal-bad_push = Dieser Browser hat keine Adresse für Benachrichtigungen angegeben.
refusal-bad_mail = Das ist keine E-Mail-Adresse.
refusal-unknown_zone = Diese Zeitzone gibt es nicht.
refusal-wrong_mail_link = Dieser Link gilt nicht mehr. Fordere in deinem Profil einen neuen an.

## Invitations

refusal-no_such_person = Diese Person kann nicht eingeladen werden. Wähle eine Person, mit der du schon gespielt hast.
refusal-invite_host_only = Nur der Host kann Leute an diesen Tisch einladen.
refusal-too_many_invitations = Diese Person hat schon { $limit } Einladungen von dir. Nimm zuerst eine zurück.
refusal-seats_kept = Die freien Plätze sind für Eingeladene reserviert.
refusal-not_invited = Diese Einladung gilt nicht mehr.
