### Die Lage in Worten: für Agenten, die lesen, und für Umgebungen.

plain-house = { $building }: kostet { $bribe }, Siegel { $seal }; Plätze: { $squares }
plain-square = { $square } ({ $number })
plain-roof = Der Ermittler steht auf Feld { $field }; das Spiel endet bei { $end }. Dran: { $seat }.
plain-tracks = Anzeiger auf den Leisten: { $tracks }.
plain-marker = { $info } auf Feld { $field }
plain-seat = { $seat }: { $points }, Agenten im Vorrat: { $number }
plain-has = - hat { $things }
plain-box = { $shillings } in der Geldkassette
plain-gear = - besitzt { $things }
plain-agents = - Agenten auf: { $buildings }
plain-drawers = - Karten in Schubladen: { $cards }
plain-missions = - Aufträge: { $missions }
plain-offer = Aufträge in der Auslage: { $missions }.
plain-third = Der dritte Mann steht hier: { $building }.
plain-flags = Flaggen: { $flags }.
plain-flag = { $building } { $flag }
plain-tiles = Infos auf Plätzen: { $tiles }.
plain-tile = { $square } { $info }
plain-card = Deine Karte: { $card }. { $ability }
plain-laid = Deine Karte für Aktion { $action }: { $card }.
