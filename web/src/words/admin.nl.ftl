### The page for whoever runs the server.

admin-title = Beheer
admin-off = Beheer in de browser staat uit. Stel op de server SAFEHOUSE_ADMIN_TOKEN in om het te gebruiken.
admin-token = Token van de beheerder
admin-sign-in = Inloggen
admin-sign-out = Uitloggen
admin-tab-tables = Tafels
admin-tab-reports = Meldingen
admin-tab-blocks = Adressen
admin-tab-words = Namen
admin-tab-audit = Auditlog
admin-sure = Echt: { $label }?
admin-cancel = Annuleren
admin-pages = Bladzijden
admin-page = Bladzijde { $page } van { $pages }
admin-previous = Vorige
admin-next = Volgende
admin-status = Toestand
admin-status-all = Alle
admin-status-open = Wacht op spelers
admin-status-playing = Wordt gespeeld
admin-status-over = Afgelopen
admin-status-closed = Gesloten
admin-game = Spel
admin-listed = Zichtbaarheid
admin-listed-yes = Openbaar
admin-listed-no = Privé
admin-age = Geopend
admin-opened = geopend op { $moment }
admin-free = (vrij)
admin-close = Tafel sluiten
admin-reopen = Weer openen
admin-delete = Tafel verwijderen
admin-reason = Reden (zien de betrokkenen)
admin-reports-all = Afgehandelde meldingen tonen
admin-reports-about = Plek { $by } over plek { $seat }, { $moment }
admin-reports-table = Tafel tonen
admin-reports-finish = Als afgehandeld markeren
admin-blocks = Geblokkeerde adressen
admin-network = IP-adres of netwerk
admin-days = Dagen (0: voorgoed)
admin-block = Blokkeren
admin-unblock = Deblokkeren
admin-until = tot { $moment }
admin-for-good = voorgoed
admin-connected = Verbonden met deze server
admin-choose = Kiezen
admin-storage = Opslag
admin-word = Woord
admin-add = Toevoegen
admin-remove = Verwijderen
admin-audit-broken = Het auditlog is gewijzigd: regel { $number } is niet zoals hij geschreven werd, of er ontbreekt er een vóór.
admin-entries = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
admin-age-days = { $days ->
    [one] de laatste dag
   *[other] de laatste { $days } dagen
}
admin-tables-count = { $count ->
    [one] { $count } tafel
   *[other] { $count } tafels
}
admin-reports-count = { $count ->
    [one] { $count } melding
   *[other] { $count } meldingen
}
admin-sockets = { $count ->
    [one] { $count } verbinding
   *[other] { $count } verbindingen
}
admin-audit-whole = { $count ->
    [one] { $count } regel; niets is gewijzigd of weggehaald.
   *[other] { $count } regels; niets is gewijzigd of weggehaald.
}
admin-present = { $players } aan tafel, { $spectators } kijken mee
admin-storage-size = { $megabytes } MB, { $records ->
    [one] { $records } spelbestand
   *[other] { $records } spelbestanden
}
admin-erase = Persoon wissen
    .help = Een persoon wissen haalt naam, chat, notities en sleutel weg aan al hun tafels. Afgelopen spellen blijven onder een neutrale naam.
admin-words =
    .help = Namen met een van deze woorden worden geweigerd, in elke spelling en ook binnen andere woorden.
admin-people = Geblokkeerde personen
admin-people-none = Niemand is geblokkeerd.
admin-block-person = Persoon blokkeren
    .help = Een geblokkeerde persoon kan met geen enkel apparaat spelen of schrijven, tot je die persoon onder ‘Adressen’ deblokkeert. Wie geen profiel heeft, kan alleen per adres worden geblokkeerd.
admin-block-person-done = Geblokkeerd
