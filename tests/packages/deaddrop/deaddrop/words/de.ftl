### Dead Drop: a stranger's catalogue.

option-turns = Züge
action-pack = { $plan } packen
action-duel = Karte { $number }
action-step = nach { $city }
action-stop = anhalten
action-roll =
    { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }
action-open = die Karten werden gezeigt
event-delivered = { $seat } liefert { $number } ab.
prompt = Du bist dran.
outcome = Gewonnen wird mit { $number }.
