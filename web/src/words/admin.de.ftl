### The administration page.

admin-title = Verwaltung
admin-off = Die Verwaltung im Browser ist ausgeschaltet. Setze auf dem Server SAFEHOUSE_ADMIN_TOKEN, um sie zu benutzen.
admin-token = Token der Verwaltung
admin-sign-in = Anmelden
admin-sign-out = Abmelden
admin-tab-tables = Tische
admin-tab-reports = Meldungen
admin-tab-blocks = Adressen
admin-tab-words = Namen
admin-tab-audit = Auditlog
admin-sure = Bestätigen: { $label }
admin-cancel = Abbrechen
admin-pages = Seiten
admin-page = Seite { $page } von { $pages }
admin-previous = Zurück
admin-next = Weiter
admin-status = Status
admin-status-all = Alle
admin-status-open = Wartet auf Mitspielende
admin-status-playing = Läuft
admin-status-over = Beendet
admin-status-closed = Geschlossen
admin-game = Spiel
admin-listed = Sichtbarkeit
admin-listed-yes = Öffentlich
admin-listed-no = Privat
admin-age = Erstellt
admin-opened = erstellt am { $moment }
admin-free = (frei)
admin-close = Tisch schließen
admin-reopen = Tisch wieder öffnen
admin-delete = Tisch löschen
admin-reason = Grund (für Betroffene sichtbar)
admin-reports-all = Erledigte Meldungen anzeigen
admin-reports-about = Platz { $by } über Platz { $seat }, { $moment }
admin-reports-table = Tisch anzeigen
admin-reports-finish = Als erledigt markieren
admin-blocks = Gesperrte Adressen
admin-network = IP-Adresse oder Netz
admin-days = Tage (0: dauerhaft)
admin-block = Sperren
admin-unblock = Entsperren
admin-until = bis { $moment }
admin-for-good = dauerhaft
admin-connected = Mit diesem Server verbunden
admin-choose = Auswählen
admin-storage = Speicher
admin-word = Wort
admin-add = Hinzufügen
admin-remove = Entfernen
admin-audit-broken = Das Auditlog wurde verändert: Eintrag { $number } weicht vom Original ab, oder ein früherer fehlt.
admin-entries = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
admin-age-days = { $days ->
    [one] in den letzten 24 Stunden
   *[other] in den letzten { $days } Tagen
}
admin-tables-count = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
admin-reports-count = { $count ->
    [one] { $count } Meldung
   *[other] { $count } Meldungen
}
admin-sockets = { $count ->
    [one] { $count } Verbindung
   *[other] { $count } Verbindungen
}
admin-audit-whole = { $count ->
    [one] { $count } Eintrag; nichts wurde verändert oder entfernt.
   *[other] { $count } Einträge; nichts wurde verändert oder entfernt.
}
admin-present = { $players } am Tisch, Zuschauende: { $spectators }
admin-storage-size = { $megabytes } MB, { $records ->
    [one] { $records } Spieldatei
   *[other] { $records } Spieldateien
}
admin-erase = Person löschen
    .help = Wenn du eine Person löschst, verschwinden ihr Name, ihr Chat, ihre Notizen und ihr Schlüssel an allen Tischen. Beendete Partien bleiben unter einem neutralen Namen.
admin-words =
    .help = Namen, die eines dieser Wörter enthalten, werden abgelehnt, in jeder Schreibweise und auch in anderen Wörtern.
admin-people = Gesperrte Personen
admin-people-none = Niemand ist gesperrt.
admin-block-person = Person sperren
    .help = Eine gesperrte Person kann mit keinem ihrer Geräte spielen oder schreiben, bis du sie unter „Adressen“ entsperrst. Wer kein Profil hat, kann nur über die Adresse gesperrt werden.
admin-block-person-done = Gesperrt
