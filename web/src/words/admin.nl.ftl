### The administration page.

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
admin-sure = Bevestigen: { $label }
admin-cancel = Annuleren
admin-pages = Pagina's
admin-page = Pagina { $page } van { $pages }
admin-previous = Vorige
admin-next = Volgende
admin-status = Status
admin-status-all = Alle
admin-status-open = Wacht op medespelers
admin-status-playing = Bezig
admin-status-over = Afgelopen
admin-status-closed = Gesloten
admin-game = Spel
admin-listed = Zichtbaarheid
admin-listed-yes = Openbaar
admin-listed-no = Privé
admin-age = Gemaakt
admin-opened = gemaakt op { $moment }
admin-free = (vrij)
admin-close = Tafel sluiten
admin-reopen = Tafel weer openen
admin-delete = Tafel verwijderen
admin-reason = Reden (zichtbaar voor betrokkenen)
admin-reports-all = Afgehandelde meldingen tonen
admin-reports-about = Plek { $by } over plek { $seat }, { $moment }
admin-reports-table = Tafel tonen
admin-reports-finish = Als afgehandeld markeren
admin-blocks = Geblokkeerde adressen
admin-network = IP-adres of netwerk
admin-days = Dagen (0: permanent)
admin-block = Blokkeren
admin-unblock = Deblokkeren
admin-until = tot { $moment }
admin-for-good = permanent
admin-connected = Verbonden met deze server
admin-choose = Kiezen
admin-storage = Opslag
admin-word = Woord
admin-add = Toevoegen
admin-remove = Verwijderen
admin-audit-broken = Het auditlog is gewijzigd: regel { $number } wijkt af van het origineel, of er ontbreekt een eerdere regel.
admin-entries = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
admin-age-days = { $days ->
    [one] de laatste 24 uur
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
    [one] { $count } regel; er is niets gewijzigd of verwijderd.
   *[other] { $count } regels; er is niets gewijzigd of verwijderd.
}
admin-present = { $players } aan tafel, toeschouwers: { $spectators }
admin-storage-size = { $megabytes } MB, { $records ->
    [one] { $records } spelbestand
   *[other] { $records } spelbestanden
}
admin-erase = Persoon wissen
    .help = Wis je een persoon, dan verdwijnen naam, chat, notities en sleutel van alle tafels. Afgelopen spellen blijven onder een neutrale naam staan.
admin-words =
    .help = Namen met een van deze woorden worden geweigerd, in elke spelling en ook binnen andere woorden.
admin-people = Geblokkeerde personen
admin-people-none = Niemand is geblokkeerd.
admin-block-person = Persoon blokkeren
    .help = Een geblokkeerde persoon kan met geen enkel apparaat spelen of schrijven, tot je die persoon onder ‘Adressen’ deblokkeert. Wie geen profiel heeft, kan alleen per adres worden geblokkeerd.
admin-block-person-done = Geblokkeerd
