"""Positions of Suitcase for tests, and moves written as notation.

Seats count from 0 in Python and from 1 in texts; agents count from 1 in texts. Colours on all maps: with two players
seat 0 is blue and seat 1 green; with more they are blue, red, green, yellow in the order of the seats.

Agents are written by seat as a row of places, `"vienna rome:red_a out*2"`: agent 1 in Vienna, agent 2 in Rome with
the suitcase red A, agents 3 and 4 out of the game, the others on their base. `outpost` is the base of nobody (K2.5).
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from safehouse.core.game import CHANCE, SPECTATOR, Event
from safehouse.core.match import visible
from safehouse.core.registry import Game
from safehouse.games.suitcase.game import GAME as SUITCASE
from safehouse.games.suitcase.ids import (
    AGENTS,
    BASE,
    CARD_VALUES,
    CARRIED,
    DELIVERED,
    DUEL_CARDS,
    LETTERS,
    MAX_CITIES,
    NONE,
    OUT,
    ROLLING,
)
from safehouse.games.suitcase.plan import Plan
from safehouse.games.suitcase.rules import Suitcase

GAME: Game = SUITCASE
USUAL = "5-3-1-bomb"
# Suitcases that a test does not mention lie here, out of everybody's way.
ASIDE = {"europe": "tripoli", "europe_1985": "tripoli", "sprint": "zagreb"}


@cache
def plan_of(players: int, on: str = "europe_1985", rulings: int = 2) -> Plan:
    plan = GAME.setup(players, {"map": on, "rulings": str(rulings)})
    assert isinstance(plan, Plan)
    return plan


def new_game(players: int, on: str = "europe_1985") -> Suitcase:
    """A game before its first step."""
    return blank(plan_of(players, on))


def blank(plan: Plan) -> Suitcase:
    state = SUITCASE.blank_state(plan)
    state.begin()
    return state


def table(
    players: int = 2,
    *,
    on: str = "europe_1985",
    plan: Plan | None = None,
    contents: Sequence[str] | None = None,
    agents: Mapping[int, str] | None = None,
    cases: Mapping[str, str] | None = None,
    delivered: Mapping[int, Sequence[str]] | None = None,
    cards: Mapping[int, str] | None = None,
    roll: tuple[int, int] | None = None,
    bonus: Mapping[int, int] | None = None,
    handled: Sequence[int] = (),
    active: int = 0,
    turn: int = 0,
    rulings: int = 2,
) -> Suitcase:
    """A table at the start of a turn or, with `roll`, after the roll.

    `contents` by seat, A–D, such as "5-3-1-bomb"; `cases` cities by suitcase; `delivered` suitcases by who brought
    them, in that order; `cards` the duel cards left, such as "0013"; `bonus` and `handled` by agents of the active
    player, from 1 on.
    """
    plan = plan or plan_of(players, on, rulings)
    state = blank(plan)
    for seat in range(plan.players):
        words = (contents[seat] if contents else USUAL).split("-")
        for letter, word in enumerate(words):
            state.content[seat * LETTERS + letter] = 0 if word == "bomb" else int(word)
    state.asked = state.waiting = 0
    state.starter = state.active = active
    state.turn = turn
    state.phase = ROLLING
    for seat, row in (agents or {}).items():
        _stand(state, seat, row)
    _lay(state, cases or {}, delivered or {})
    for seat, left in (cards or {}).items():
        state.cards_left[seat * CARD_VALUES : (seat + 1) * CARD_VALUES] = [
            left.count(str(value)) for value in range(CARD_VALUES)
        ]
    count(state)
    for when, (seat, _) in enumerate((seat, case) for seat, brought in (delivered or {}).items() for case in brought):
        if plan.rulings_2:
            state.reached[seat] = when + 1
    assert max(state.secrets) < plan.target, "the game would be over"
    if roll is not None:
        for agent, steps in (bonus or {}).items():
            state.bonus[agent - 1] = steps
        chance(state, f"roll:{roll[0]}:{roll[1]}")
        for agent in handled:
            state.handled |= 1 << (agent - 1)
    return state


def _stand(state: Suitcase, seat: int, row: str) -> None:
    names = state.plan.names
    mine = 0
    for word in row.split():
        stand, _, times = word.partition("*")
        spot, _, case = stand.partition(":")
        for _ in range(int(times or 1)):
            agent = seat * AGENTS + mine
            if spot == "base":
                state.place[agent] = BASE + state.plan.corner[seat]
            elif spot == "outpost":
                state.place[agent] = BASE + 3
            else:
                state.place[agent] = names["place"].index(spot)
            if case:
                state.load[agent] = names["case"].index(case)
            mine += 1
    assert mine <= AGENTS, "a player has seven agents"


def _lay(state: Suitcase, cases: Mapping[str, str], delivered: Mapping[int, Sequence[str]]) -> None:
    names = state.plan.names
    aside = ASIDE.get(state.plan.options.get("map", ""), names["city"][-1])
    for case, name in enumerate(names["case"]):
        by = [seat for seat, brought in delivered.items() if name in brought]
        if case in state.load:
            assert name not in cases
            assert not by
            state.case_at[case] = CARRIED
        elif by:
            state.case_at[case] = DELIVERED
            state.case_by[case] = by[0]
        else:
            state.case_at[case] = names["city"].index(cases.get(name, aside))


def count(state: Suitcase) -> None:
    """Set all that follows from where agents and suitcases are."""
    for name, value in counted(state).items():
        setattr(state, name, value)


def counted(state: Suitcase) -> dict[str, object]:
    """Work out, the long way, what follows from where agents and suitcases are."""
    seats, cities = range(state.plan.players), range(state.plan.cities)
    # An attacker stands in the city of the duel, but holds nothing there until he has won.
    fixed = [
        (city, agent // AGENTS)
        for agent, city in enumerate(state.place)
        if city < MAX_CITIES and agent != state.fighter
    ]
    stands = [[seat for city, seat in fixed if city == here] for here in cities]
    brought = [[case for case, by in enumerate(state.case_by) if by == seat] for seat in seats]
    return {
        "crowd": [len(there) for there in stands],
        "holder": [there[0] if there else NONE for there in stands],
        "over": sum(there.count(state.active) > 2 for there in stands),
        "agents_left": [
            sum(spot != OUT for spot in state.place[seat * AGENTS : (seat + 1) * AGENTS]) for seat in seats
        ],
        "lying": [sum(1 << case for case, at in enumerate(state.case_at) if at == city) for city in cities],
        "shown": sum(1 << case for case, at in enumerate(state.case_at) if at == DELIVERED),
        "secrets": [sum(state.content[case] for case in cases) for cases in brought],
        "own_in": [sum(case // LETTERS == seat for case in brought[seat]) for seat in seats],
        "foreign_in": [sum(case // LETTERS != seat for case in brought[seat]) for seat in seats],
    }


# --- Moves -------------------------------------------------------------------------------------------------


def action(state: Suitcase, word: str) -> int:
    found = GAME.space.parse(state.plan, word)
    assert found is not None, f"{word!r} is no action"
    return found


def text(state: Suitcase, number: int) -> str:
    return GAME.space.text(state.plan, number)


def options(state: Suitcase, seat: int, *kinds: str) -> list[str]:
    """What a seat may do now; with `kinds`, only what is of these kinds."""
    assert seat in state.pending(), f"seat {seat} is not asked; {list(state.pending())} are"
    words = [text(state, option) for option in state.legal(seat)]
    return [word for word in words if not kinds or word.split(":")[0] in kinds]


def outcomes(state: Suitcase) -> dict[str, int]:
    """What CHANCE may do now, with the weights."""
    assert list(state.pending()) == [CHANCE]
    return {text(state, outcome): weight for outcome, weight in state.chance()}


def why(state: Suitcase, seat: int, word: str) -> tuple[str, str]:
    return state.why_not(seat, action(state, word))


def do(state: Suitcase, seat: int, *words: str) -> list[str]:
    """Do these legal actions of a seat one after the other. Return what everybody is told."""
    lines: list[str] = []
    for word in words:
        possible = list(outcomes(state)) if seat == CHANCE else options(state, seat)
        assert word in possible, f"{word} is not among {possible}"
        events: list[Event] = []
        state.events = events
        state.apply(seat, action(state, word))
        state.events = None
        lines += told(state, events)
    return lines


def chance(state: Suitcase, *words: str) -> list[str]:
    """Let CHANCE do these things one after the other. Return what everybody is told."""
    return do(state, CHANCE, *words)


def turn(state: Suitcase, seat: int, roll: tuple[int, int], *words: str) -> list[str]:
    """A roll, and what its player does then."""
    return [*chance(state, f"roll:{roll[0]}:{roll[1]}"), *do(state, seat, *words)]


def duel(state: Suitcase, attack: int, defence: int) -> list[str]:
    """Both sides of a duel choose, and the cards are shown."""
    attacker, defender = state.active, state.defender
    do(state, attacker, f"card:{attack}")
    do(state, defender, f"card:{defence}")
    return chance(state, "open_duel")


def deliver(state: Suitcase, seat: int, agent: int = 1) -> list[str]:
    """Into the headquarters, and the content is shown."""
    return [*do(state, seat, f"deliver:{agent}"), *chance(state, "show")]


def told(state: Suitcase, events: Iterable[Event], observer: int = SPECTATOR) -> list[str]:
    """Events as an observer is told them: `kind:argument:…`; nothing in this game is told to some only."""
    lines = []
    for event in events:
        kind, args, secret = visible(event, observer)
        assert not secret
        vocabularies = GAME.events[kind].args.values()
        words = [state.plan.names[word][arg] for word, arg in zip(vocabularies, args, strict=True)]
        lines.append(":".join([kind, *words]))
    return lines


# --- What is where -----------------------------------------------------------------------------------------


def place(state: Suitcase, seat: int, agent: int = 1) -> str:
    """Where an agent is: a city, `base`, `outpost`, `hq` or `out`, and what he carries."""
    number = seat * AGENTS + agent - 1
    at = state.place[number]
    if at == BASE + state.plan.corner[seat]:
        spot = "base"
    else:
        spot = "outpost" if BASE <= at < BASE + 4 else state.plan.names["place"][at]
    load = state.load[number]
    return spot if load == NONE else f"{spot}:{state.plan.names['case'][load]}"


def places(state: Suitcase, seat: int) -> list[str]:
    """Where the agents of a seat are, those on the base left out."""
    spots = [place(state, seat, agent) for agent in range(1, AGENTS + 1)]
    return [spot for spot in spots if spot != "base"]


def lying(state: Suitcase, city: str) -> list[str]:
    """The suitcases in a city."""
    here = state.plan.names["city"].index(city)
    return [name for case, name in enumerate(state.plan.names["case"]) if state.case_at[case] == here]


def cards_left(state: Suitcase, seat: int) -> str:
    left = state.cards_left[seat * CARD_VALUES : (seat + 1) * CARD_VALUES]
    return "".join(str(value) * number for value, number in enumerate(left))


def check(state: Suitcase) -> None:
    """What is counted along the way agrees with where everything is; nothing is lost or doubled (K1.2)."""
    seats = state.plan.players
    expected = counted(state)
    assert {name: getattr(state, name) for name in expected} == expected
    # K6.1: a city is of one colour.
    colours: dict[int, int] = {}
    for agent, at in enumerate(state.place):
        if at < MAX_CITIES and agent != state.fighter:
            assert colours.setdefault(at, agent // AGENTS) == agent // AGENTS
    assert len(state.place) == len(state.load) == seats * AGENTS
    # A suitcase lies in a city, or is delivered, or one agent carries it.
    carried = [case for case in state.load if case != NONE]
    assert len(carried) == len(set(carried))
    for case, at in enumerate(state.case_at):
        assert (at == CARRIED) == (case in carried)
        assert (at == DELIVERED) == (state.case_by[case] != NONE)
        assert at in (CARRIED, DELIVERED) or 0 <= at < state.plan.cities
    # Whoever carries something is in a city, or in the headquarters about to show it.
    for agent, case in enumerate(state.load):
        assert case == NONE or state.place[agent] < MAX_CITIES or agent == state.fighter
    for seat in range(seats):
        assert sorted(state.content[seat * LETTERS : (seat + 1) * LETTERS]) == [0, 1, 3, 5]
        left = state.cards_left[seat * CARD_VALUES : (seat + 1) * CARD_VALUES]
        assert all(0 <= number <= whole for number, whole in zip(left, DUEL_CARDS, strict=True))
        assert sum(left) > 0
    assert state.points >= 0
    assert min(state.bonus) >= 0
