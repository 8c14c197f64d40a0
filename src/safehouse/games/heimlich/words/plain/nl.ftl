### De stand in woorden: voor agenten die lezen, en voor omgevingen.

plain-turn = Beurt { $turn }. { $seat } heeft de dobbelsteen. Stappen over: { $points }.
plain-building = { $building } (waarde { $value }): { $agents }
plain-building-safe = { $building } (waarde { $value }, hier staat de brandkast): { $agents }
plain-nobody = niemand
plain-stones = Stenen op de scoretabel van { $goal } velden: { $stones }.
plain-stone = { $agent } { $number }
plain-cards = Kaarten in de hand: { $seats }.
plain-held = { $seat } { $number }
plain-mine = Jouw geheime identiteit: { $agents }.
plain-card = Jouw kaart: { $card }. { $text }
