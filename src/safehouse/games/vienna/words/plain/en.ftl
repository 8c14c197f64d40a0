### The position in words: for agents that read, and for environments.

plain-house = { $building }: costs { $bribe }, seal { $seal }; squares: { $squares }
plain-square = { $square } ({ $number })
plain-roof = The investigator is on space { $field }; the game ends at { $end }. { $seat }'s turn.
plain-tracks = Markers on the info tracks: { $tracks }.
plain-marker = { $info } on space { $field }
plain-seat = { $seat }: { $points }, agents in the supply: { $number }
plain-has = - has { $things }
plain-box = { $shillings } in the cash box
plain-gear = - owns { $things }
plain-agents = - agents on: { $buildings }
plain-drawers = - cards in drawers: { $cards }
plain-missions = - missions: { $missions }
plain-offer = Missions on the board: { $missions }.
plain-third = The third man is on { $building }.
plain-flags = Flags: { $flags }.
plain-flag = { $building } { $flag }
plain-tiles = Info tiles on squares: { $tiles }.
plain-tile = { $square } { $info }
plain-card = Your card: { $card }. { $ability }
plain-laid = Your card for action { $action }: { $card }.
