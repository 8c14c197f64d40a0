### De stand in woorden: voor agenten die lezen, en voor omgevingen.

plain-roads = Van { $place } naar: { $ways }
plain-gate = het hoofdkwartier van { $seat }
plain-turn = { $seat } is aan de beurt. Stappen over: { $points }.
plain-seat = { $seat } ({ $colour }): { $secrets } afgeleverd; duelkaarten over: { $cards }
plain-agent = - { $agent }: { $place }
plain-agent-carries = - { $agent }: { $place }, draagt { $case }
plain-case = { $case } staat in { $city }.
plain-own = Jouw koffers: { $cases }.
