### Dead Drop: a stranger's catalogue.

option-turns = turns
action-pack = pack { $plan }
action-duel = card { $number }
action-step = to { $city }
action-stop = stop
action-roll =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
action-open = the cards are shown
event-delivered = { $seat } delivers { $number }.
prompt = Your move.
outcome = The winner has { $number }.
