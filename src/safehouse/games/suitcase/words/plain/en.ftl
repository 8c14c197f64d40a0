### The position in words: for agents that read, and for environments.

plain-roads = From { $place }: { $ways }
plain-gate = { $seat }'s headquarters
plain-turn = { $seat }'s turn. Steps left: { $points }.
plain-seat = { $seat } ({ $colour }): { $secrets } delivered; duel cards left: { $cards }
plain-agent = - { $agent }: { $place }
plain-agent-carries = - { $agent }: { $place }, carries { $case }
plain-case = { $case } lies in { $city }.
plain-own = Your suitcases: { $cases }.
