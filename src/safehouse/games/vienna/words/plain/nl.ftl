### De stand in woorden: voor agenten die lezen, en voor omgevingen.

plain-house = { $building }: kost { $bribe }, zegel { $seal }; pleinen: { $squares }
plain-square = { $square } ({ $number })
plain-roof = De onderzoeker staat op veld { $field }; het spel eindigt bij { $end }. Aan de beurt: { $seat }.
plain-tracks = Telfiches op de sporen: { $tracks }.
plain-marker = { $info } op veld { $field }
plain-seat = { $seat }: { $points }, agenten in de voorraad: { $number }
plain-has = - heeft { $things }
plain-box = { $shillings } in de geldkist
plain-gear = - bezit { $things }
plain-agents = - agenten op: { $buildings }
plain-drawers = - kaarten in lades: { $cards }
plain-missions = - opdrachten: { $missions }
plain-offer = Opdrachten op het speelbord: { $missions }.
plain-third = De derde man staat hier: { $building }.
plain-flags = Vlaggen: { $flags }.
plain-flag = { $building } { $flag }
plain-tiles = Infofiches op pleinen: { $tiles }.
plain-tile = { $square } { $info }
plain-card = Jouw kaart: { $card }. { $ability }
plain-laid = Jouw kaart voor actie { $action }: { $card }.
