### What the server refuses: `Refusal("game_over")` is the message refusal-game_over.

## The game and its seats

refusal-game_not_begun = Das Spiel hat noch nicht begonnen.
refusal-game_begun = Das Spiel hat schon begonnen.
refusal-game_begun_no_seat = Das Spiel hat schon begonnen; es ist kein Platz frei.
refusal-game_over = Das Spiel ist zu Ende.
refusal-game_not_over = Das Spiel ist noch nicht zu Ende.
refusal-hidden_until_end = Was verdeckt ist, wird erst am Ende gezeigt.
refusal-seat_taken = Dieser Platz ist besetzt.
refusal-seats_taken = Alle Plätze sind besetzt.
refusal-no_seat = Diesen Platz gibt es nicht.
refusal-host_only = Nur der Host kann die Partie starten.
refusal-no_proposal_now = Jetzt kann nichts vorgeschlagen werden.
refusal-proposal_open = Es gibt schon einen Vorschlag; beantworte erst den.
refusal-nothing_proposed = Es gibt nichts, dem du zustimmen könntest.
refusal-not_replaceable = Nur der Platz einer anderen Person kann an einen Bot gehen.
refusal-person_here = Diese Person ist da. Ein Bot kann nur für jemanden spielen, der weg ist.
refusal-not_away_long = Diese Person ist noch nicht lange weg. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-unknown_order = Diese automatische Antwort gibt es in diesem Spiel nicht.
refusal-other_commitment = Diese Zufallszahl nennt eine andere Festlegung als die des Tisches. Lade die Seite neu.
refusal-nonce_late = Die Partie hat begonnen; die Zufallszahlen stehen fest.
refusal-nonce_given = Dieser Platz hat seine Zufallszahl schon abgegeben; sie lässt sich nicht ändern.
refusal-no_table = Diesen Tisch gibt es nicht mehr.
refusal-bad_token = Dieser Link öffnet hier keinen Platz.
refusal-need_seat = Dafür brauchst du hier einen Platz.
refusal-table_open = Dieser Tisch ist hier schon offen.

## Moves

refusal-stale = Am Tisch ist es schon weitergegangen. Schau noch einmal hin.
refusal-not_allowed = Nicht erlaubt ({ $rule }: { $reason }).
refusal-bad_row = Das ist hier kein Zug: { $detail }
refusal-unknown_action = Diesen Zug kennt das Spiel nicht.
refusal-nothing_to_decide = An diesem Platz ist gerade nichts zu entscheiden.
refusal-no_move_to_undo = Du hast keinen Zug, der zurückgenommen werden kann.
refusal-changed_often = Du hast diese Antwort sehr oft geändert; sie bleibt, wie sie ist.
refusal-no_sealed_answer = Es gibt keine verdeckte Antwort, die zurückgenommen werden kann.
refusal-own_id = Ids, die mit bot- oder order- beginnen, gehören dem Server.

## New tables, records, replays

refusal-unknown_game = Ein Spiel „{ $game }“ gibt es hier nicht.
refusal-unknown_bot = Kein Bot „{ $bot }“ spielt { $game }.
refusal-brought_bot = Ein Server ruft für Spieler keine Adressen auf und startet keine Programme. Setz deinen Bot von deinem eigenen Rechner aus an den Tisch: safehouse seat.
refusal-too_few_seats = So viele Plätze für Personen gibt es nicht.
refusal-scenario_own_setup = Eine Stellung bringt ihre eigenen Regeln und Dateien mit.
refusal-scenario_game = Diese Stellung gehört zu { $game }.
refusal-scenario_players = Diese Stellung ist für { $players } Personen.
refusal-file_too_large = Zu groß ({ $role }): { $bytes } Byte ohne Leerraum, erlaubt sind { $limit }.
refusal-bad_setup = So lässt sich das Spiel nicht aufbauen: { $detail }
refusal-bad_record = Diese Spieldatei lässt sich nicht verwenden: { $detail }
refusal-record_nul = Eine Spieldatei darf kein NUL-Zeichen enthalten.
refusal-record_upgraded = Während dieser Partie wurden die Regeln aktualisiert; es gibt keine Spieldatei zum Nachspielen.
refusal-record_scenario = Diese Partie begann mit einer Stellung; die Spieldatei gibt es, wenn sie beendet ist.
refusal-past_queue = Gerade werden viele Partien nachgeschlagen; versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-past_broke = Diese Partie lässt sich jetzt nicht nachschlagen; versuch es später noch einmal.
refusal-other_rules = Gespielt wurde nach Regeln { $rules }, hier gelten Regeln { $ours }; das lässt sich nicht Schritt für Schritt zeigen.

## Analysis

refusal-stopping = Der Server hält gerade an.
refusal-analysis_queue = Zu viele Partien warten auf eine Analyse; versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-analysis_slow = Die Analyse hat zu lange gedauert.
refusal-analysis_broke = Die Analyse ist abgebrochen; bitte später noch einmal.
refusal-analysis_unfinished = Nur eine beendete Partie kann analysiert werden.
refusal-analysis_mixed = Nur eine Partie, die von Anfang an nach denselben Regeln gespielt wurde, kann analysiert werden.
refusal-analysis_off = Auf diesem Server werden keine Partien analysiert.

## The server

refusal-internal = Im Server ist etwas schiefgegangen; nichts wurde geändert.
refusal-storage = Der Server kann gerade nicht speichern; nichts wurde geändert. Versuch es bald noch einmal.
refusal-storage_damaged = Was hier gespeichert ist, ist beschädigt. Wer diesen Server betreibt, muss eine Kopie zurückspielen.
refusal-storage_lost = Beim Speichern ging die Verbindung verloren. Sende dasselbe noch einmal: es zählt nur einmal.
refusal-unusable = Das lässt sich hier nicht verwenden: { $detail }
refusal-too_many_requests = Das war viel auf einmal. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-too_many_messages = Zu viele Nachrichten. Warte { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
}.
refusal-too_many_tables = Von dieser Adresse wurden viele Tische geöffnet. Der nächste geht in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
}.
refusal-too_many_bytes = Von dieser Adresse kamen viele Pläne und Partien. Die nächste geht in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
}.
refusal-too_many_bot_tables = Von dieser Adresse gibt es viele Tische nur mit Bots. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-server_full = Dieser Server hat so viele Tische, wie er tragen kann. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-too_many_connections = Zu viele Verbindungen sind offen. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-too_many_sockets = Von dieser Adresse sind zu viele Tische offen.
refusal-foreign_page = Diese Seite darf nicht mit diesem Server sprechen.
refusal-unknown_host = Unbekannter Rechnername. Wer den Server betreibt, kann SAFEHOUSE_URL setzen.
refusal-one_host = Eine Anfrage muss genau einen Rechner nennen.
refusal-hello_first = Zuerst muss hello kommen.
refusal-version = Dieser Server spricht Version { $version } des Protokolls. Lade die Seite neu.
refusal-socket_only = Das geht nur über einen Socket.

## Requests and messages that cannot be read

refusal-not_found = Unter dieser Adresse gibt es nichts.
refusal-wrong_method = Das geht nicht mit dem, was unter dieser Adresse liegt.
refusal-too_large = Größer als { $limit } Bytes.
refusal-no_length = Die Anfrage muss sagen, wie lang ihr Inhalt ist.
refusal-json_only = Hier wird nur JSON gelesen.
refusal-unreadable = Die Anfrage ist nicht lesbar.
refusal-bad_value = Die Anfrage hat einen falschen Wert: { $detail }
refusal-not_http = Das ist kein HTTP.
refusal-no_socket = Mit dieser Anfrage lässt sich kein Socket öffnen.
refusal-headers_large = Die Kopfzeilen sind größer, als dieser Server sie liest.
refusal-headers_late = Die Kopfzeilen kamen nicht rechtzeitig.
refusal-bad_message = Die Nachricht ist nicht lesbar: { $detail }
refusal-not_json = Kein JSON.
refusal-not_utf8 = Kein Text in UTF-8.
refusal-no_such_message = Das passt zu nichts, was hier gelesen wird.
refusal-too_deep = Mehr als { $depth } Ebenen tief geschachtelt.
refusal-nul_in_text = Ein Text enthält das Zeichen 0.
refusal-half_pair = Ein Text enthält ein halbes Ersatzzeichenpaar.
refusal-doubled_key = Derselbe Schlüssel kommt in einem Objekt zweimal vor.
refusal-not_a_number = { $name } ist keine Zahl.
refusal-large_number = Eine Zahl liegt jenseits von 2^53.

## Verwaltung

refusal-table_closed = Die Serververwaltung hat diesen Tisch geschlossen: { $reason }
refusal-name_refused = Dieser Name ist hier nicht erlaubt. Wähle einen anderen.
refusal-address_blocked = Diese Adresse ist auf diesem Server gesperrt: { $reason }
refusal-address_blocked_for = Diese Adresse ist auf diesem Server noch { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} gesperrt: { $reason }
refusal-not_reportable = Du kannst nur eine andere Person am Tisch melden.
refusal-too_many_reports = Du hast schon mehrmals gemeldet. Versuche es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} wieder.
refusal-sign_in = Melde dich zuerst bei der Verwaltung an.
refusal-wrong_admin_token = Das ist nicht das Token der Verwaltung.
refusal-too_many_attempts = Zu viele falsche Tokens. Versuche es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} wieder.
refusal-bad_network = Keine IP-Adresse und kein Netz. Gib zum Beispiel 203.0.113.7, 2001:db8::1 oder 203.0.113.0/24 ein.
refusal-network_own = In diesem Netz liegt der Server selbst; es kann nicht gesperrt werden.
refusal-network_yours = In diesem Netz liegt deine eigene Adresse.
refusal-network_wide = Dieses Netz ist zu groß. Sein Präfix muss mindestens { $bits } Bit haben.
refusal-not_blocked = Dieses Netz ist nicht gesperrt.
refusal-word_short = Zu kurz. Ein Wort braucht mindestens { $letters } Buchstaben.
refusal-no_such_word = Dieses Wort steht nicht im Filter.
refusal-no_such_report = Diese Meldung gibt es nicht.
refusal-nobody_there = Auf diesem Platz sitzt keine Person.
refusal-ask_server = Wer verbunden ist, weiß nur ein laufender Server. Nenne ihn mit --server.

## Lessons
refusal-lesson_other_move = Hier ist in der Lektion ein anderer Zug gefragt.
refusal-lesson_over = Die Lektion ist zu Ende. Spiel ein richtiges Spiel oder geh weiter zum nächsten Kapitel.
refusal-lesson_alone = Das geht in einer Lektion nicht.
refusal-lesson_one_person = Eine Lektion ist für eine Person, ohne Bedenkzeit und nicht gelistet.
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
refusal-too_many_profiles = Von dieser Adresse wurden viele Profile angelegt. Versuche es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refusal-no_profile_there = Die Person auf diesem Platz hat kein Profil. Sperre stattdessen ihre Adresse.
refusal-person_not_blocked = Dieses Profil ist nicht gesperrt.

## Was ein Messenger von einem Link zeigt

preview-start = Safehouse: drei Agentenspiele
preview-start-about = Heimlich & Co., Vienna und Suitcase, mit Freunden oder gegen Bots. Ohne Konto.
preview-table = { $game } – nimm Platz
preview-table-about = Du bist zu einer Partie { $game } eingeladen. Ohne Konto.
preview-replay = { $game } – ein Replay
preview-replay-about = Schau dir eine Partie { $game } Zug für Zug an.

## Notifications

refusal-unknown_channel = Auf diesem Weg verschickt dieser Server keine Benachrichtigungen.
refusal-too_many_channels = Du hast schon { $limit } Adressen für Benachrichtigungen. Entferne zuerst eine.
refusal-too_many_mails = Es wurden zu viele E-Mails angefordert. Versuche es später noch einmal.
refusal-bad_webhook = Das ist keine Adresse eines Webhooks: { $detail }
refusal-bad_push = Dieser Browser hat keine Adresse genannt, an die Benachrichtigungen gehen können.
refusal-bad_mail = Das ist keine E-Mail-Adresse.
refusal-unknown_zone = Diese Zeitzone gibt es nicht.
refusal-wrong_mail_link = Dieser Link gilt nicht mehr. Fordere in deinem Profil einen neuen an.

## Invitations

refusal-no_such_person = Diese Person kann nicht eingeladen werden. Wähle jemanden, mit dem du schon gespielt hast.
refusal-invite_host_only = Nur der Host kann Leute an diesen Tisch einladen.
refusal-seats_kept = Die freien Plätze sind für Eingeladene reserviert.
refusal-not_invited = Diese Einladung gilt nicht mehr.
