### The position in words: for agents that read, and for environments.

plain-turn = Turn { $turn }. { $seat } has the die. Steps left: { $points }.
plain-building = { $building } (value { $value }): { $agents }
plain-building-safe = { $building } (value { $value }, the safe is here): { $agents }
plain-nobody = nobody
plain-stones = Stones on the score track of { $goal } spaces: { $stones }.
plain-stone = { $agent } { $number }
plain-cards = Cards held: { $seats }.
plain-held = { $seat } { $number }
plain-mine = Your secret identity: { $agents }.
plain-card = Your card: { $card }. { $text }
