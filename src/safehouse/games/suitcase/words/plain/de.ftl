### Die Lage in Worten: für Agenten, die lesen, und für Umgebungen.

plain-roads = Von { $place } nach: { $ways }
plain-gate = Hauptquartier von { $seat }
plain-turn = { $seat } ist dran. Schritte übrig: { $points }.
plain-seat = { $seat } ({ $colour }): { $secrets } abgeliefert; übrige Duellkarten: { $cards }
plain-agent = - { $agent }: { $place }
plain-agent-carries = - { $agent }: { $place }, trägt { $case }
plain-case = { $case } liegt in { $city }.
plain-own = Deine Koffer: { $cases }.
