"""Maps that are small enough to try everything on. They are built by hand: the real ones must be larger (K1.4)."""

from safehouse.games.suitcase.ids import AGENTS, BASE, MAX_CITIES, ORDERS
from safehouse.games.suitcase.plan import Plan

# Lines between cities, by letters; bases by seat; gates (cities with a dotted line to the HQ) by seat.
MAPS = {
    # A ring of six with one chord: two gates of blue side by side.
    "ring": ("ab bc cd de ef fa be", ("ab", "de"), ("de", "ab")),
    # A street: every city but the ends is a bottleneck; the gate is in the middle.
    "street": ("ab bc cd de", ("a", "e"), ("c", "c")),
    # A hub with spokes: the hub is blue's gate, and whoever enters a spoke comes back through it.
    "star": ("ax bx cx dx", ("a", "b"), ("x", "x")),
    # Two triangles that share a gate, and a dead end with the other gate.
    "knot": ("ab ac bc cd ce de ef", ("ab", "f"), ("cf", "a")),
}


def steps_home(roads: list[list[int]], doors: list[int]) -> list[int]:
    """Return the steps into the headquarters from every city, the dotted line included."""
    steps = [1 if doors[city] else len(roads) for city in range(len(roads))]
    for _ in roads:
        steps = [min([own, *(steps[other] + 1 for other in roads[city])]) for city, own in enumerate(steps)]
    return [*steps, *[0] * (MAX_CITIES - len(steps))]


def small_plan(name: str) -> Plan:
    """A plan for two players."""
    lines, bases, gates = MAPS[name]
    cities = sorted(set(lines) - {" "})
    plan = Plan(2, {"map": name}, {})
    plan.corner = [0, 2]
    plan.cities = len(cities)
    roads: list[list[int]] = [[] for _ in range(BASE + 6)]
    for line in lines.split():
        one, other = (cities.index(end) for end in list(line))
        roads[one].append(other)
        roads[other].append(one)
    for seat, corner in enumerate(plan.corner):
        roads[BASE + corner] = [cities.index(city) for city in bases[seat]]
        doors = [0] * MAX_CITIES
        for city in gates[seat]:
            doors[cities.index(city)] = 1
        plan.gates.append(doors)
        plan.to_hq.append(steps_home(roads[: len(cities)], doors))
    plan.roads = [sorted(cities) for cities in roads]
    plan.names = {
        "city": cities,
        "place": [*cities, *[""] * (MAX_CITIES - len(cities)), "base_0", "base_1", "base_2", "base_3", "hq", "out"],
        "seat": ["1", "2"],
        "agent": [str(agent + 1) for agent in range(AGENTS)],
        "case": [f"{colour}_{letter}" for colour in ("blue", "green") for letter in "abcd"],
        "content": ["bomb", "1", "", "3", "", "5"],
        "order": ["-".join(str(content) if content else "bomb" for content in order) for order in ORDERS],
        "number": [str(number) for number in range(20)],
        "reason": ["", "target", "alone", "no_suitcases", "turn_limit"],
    }
    return plan
