### Die Lage in Worten: für Agenten, die lesen, und für Umgebungen.

plain-turn = Zug { $turn }. { $seat } hat den Würfel. Schritte übrig: { $points }.
plain-building = { $building } (Wert { $value }): { $agents }
plain-building-safe = { $building } (Wert { $value }, hier steht der Tresor): { $agents }
plain-nobody = niemand
plain-stones = Steine auf der Wertungsleiste mit { $goal } Feldern: { $stones }.
plain-stone = { $agent } { $number }
plain-cards = Handkarten: { $seats }.
plain-held = { $seat } { $number }
plain-mine = Deine geheime Identität: { $agents }.
plain-card = Deine Karte: { $card }. { $text }
