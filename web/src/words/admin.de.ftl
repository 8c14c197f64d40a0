### The page for whoever runs the server.

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
admin-sure = Wirklich: { $label }?
admin-cancel = Abbrechen
admin-pages = Seiten
admin-page = Seite { $page } von { $pages }
admin-previous = Zurück
admin-next = Weiter
admin-status = Zustand
admin-status-all = Alle
admin-status-open = Wartet auf Mitspieler
admin-status-playing = Läuft
admin-status-over = Beendet
admin-status-closed = Geschlossen
admin-game = Spiel
admin-listed = Sichtbarkeit
admin-listed-yes = Öffentlich
admin-listed-no = Privat
admin-age = Eröffnet
admin-opened = eröffnet am { $moment }
admin-free = (frei)
admin-close = Tisch schließen
admin-reopen = Wieder öffnen
admin-delete = Tisch löschen
admin-reason = Grund (sehen die Betroffenen)
admin-reports-all = Erledigte Meldungen anzeigen
admin-reports-about = Platz { $by } über Platz { $seat }, { $moment }
admin-reports-table = Tisch anzeigen
admin-reports-finish = Als erledigt markieren
admin-blocks = Gesperrte Adressen
admin-network = IP-Adresse oder Netz
admin-days = Tage (0: für immer)
admin-block = Sperren
admin-unblock = Entsperren
admin-until = bis { $moment }
admin-for-good = für immer
admin-connected = Mit diesem Server verbunden
admin-choose = Auswählen
admin-storage = Speicher
admin-word = Wort
admin-add = Hinzufügen
admin-remove = Entfernen
admin-audit-broken = Das Auditlog wurde verändert: Eintrag { $number } ist nicht, wie er geschrieben wurde, oder einer davor fehlt.
admin-entries = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
admin-age-days = { $days ->
    [one] am letzten Tag
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
admin-present = { $players } am Tisch, { $spectators } beim Zusehen
admin-storage-size = { $megabytes } MB, { $records ->
    [one] { $records } Spieldatei
   *[other] { $records } Spieldateien
}
admin-erase = Person löschen
    .help = Eine Person löschen entfernt Name, Chat, Notizen und Schlüssel an allen ihren Tischen. Beendete Spiele bleiben unter einem neutralen Namen.
admin-words =
    .help = Namen, die eines dieser Wörter enthalten, werden abgelehnt, in jeder Schreibweise und auch in anderen Wörtern.
admin-people = Gesperrte Personen
admin-people-none = Niemand ist gesperrt.
admin-block-person = Person sperren
    .help = Eine gesperrte Person kann mit keinem ihrer Geräte spielen oder schreiben, bis du sie unter „Adressen“ entsperrst. Wer kein Profil hat, lässt sich nur über die Adresse sperren.
admin-block-person-done = Gesperrt
