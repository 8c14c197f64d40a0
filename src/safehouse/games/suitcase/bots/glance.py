"""What each option of a decision in Suitcase looks like at a glance, for a network.

In a turn: by how much the own features of the value function change with it. In a duel: the equilibrium. The network of
`network.py` reads these numbers beside the features of the position. They see the redacted state only.

Interpreted: it answers once for each decision; what it calls in its loops is compiled.
"""

from collections.abc import Sequence
from functools import lru_cache

from safehouse.core.game import GameState
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.bots.fights import Duels, hand_code, taken
from safehouse.games.suitcase.bots.land import Land
from safehouse.games.suitcase.bots.promises import PLAIN, outsider, promise
from safehouse.games.suitcase.bots.value import COUNT, WEIGHTS, Judge
from safehouse.games.suitcase.ids import AGENTS, MAX_CITIES
from safehouse.games.suitcase.movement import put_down, remove
from safehouse.games.suitcase.plan import Plan
from safehouse.games.suitcase.rules import Suitcase

# Of each option: the changes of the features, the sum by their weights, whether it attacks and with which odds, and
# what it is worth where the question is another one.
NUMBERS = COUNT + 4
# Maps whose distances are worked out at the same time.
KEPT = 8


@lru_cache(maxsize=KEPT)
def judge_of(plan: Plan) -> Judge:
    """Return a judge for the map of a plan: all games of one setup share it."""
    return Judge(Land(plan), Duels())


def glance(view: GameState, seat: int, options: Sequence[int]) -> list[float]:
    """Return NUMBERS numbers for each option."""
    assert isinstance(view, Suitcase)
    judge = judge_of(view.plan)
    found: list[float] = []
    if view.phase == ids.MOVING:
        now = described(judge, view, seat)
        for action in options:
            found += moved(judge, view, seat, action, now)
        return found
    for worth in others(judge, view, seat, options):
        found += [0.0] * (NUMBERS - 1) + [worth]
    return found


def described(judge: Judge, view: Suitcase, seat: int) -> list[float]:
    judge.describe(view, seat, outsider(view))
    return judge.row[:]


def moved(judge: Judge, view: Suitcase, seat: int, action: int, now: list[float]) -> list[float]:
    """Return what an action of the turn changes."""
    if action == ids.END_TURN:
        return [0.0] * NUMBERS
    if ids.DELIVER <= action < ids.TAKE:
        case = view.load[seat * AGENTS + action - ids.DELIVER]
        return [0.0] * (NUMBERS - 1) + [promise(view, seat, case, outsider(view), PLAIN)]
    odds, attack, lost = 0.0, 0.0, 0.0
    if action < ids.DELIVER and view.holder[(action - ids.STEP) % MAX_CITIES] not in (ids.NONE, seat):
        mine, city = divmod(action - ids.STEP, MAX_CITIES)
        odds, attack = judge.duels.odds(view, seat, view.holder[city]), 1.0
        if view.crowd[city] > 1:
            odds *= odds
        agent = seat * AGENTS + mine
        after = taken(view, agent, city)
        beaten = view.clone()
        put_down(beaten, agent)
        remove(beaten, agent)
        lost = weighed(described(judge, beaten, seat), now)
    else:
        after = view.clone()
        after.apply(seat, action)
    row = described(judge, after, seat)
    changes = [new - old for new, old in zip(row, now, strict=True)]
    changes[10] = 0.0  # whose turn it is, where nothing was left to do
    won = weighed(row, now)
    return [*changes, odds * won + (1.0 - odds) * lost if attack else won, attack, odds, 0.0]


def weighed(row: list[float], now: list[float]) -> float:
    return sum(weight * (new - old) for weight, new, old in zip(WEIGHTS, row, now, strict=True))


def others(judge: Judge, view: Suitcase, seat: int, options: Sequence[int]) -> list[float]:
    """Return what options are worth where nobody moves."""
    expected = outsider(view)
    if view.phase == ids.DUELLING:
        attacking = seat == view.active
        other = view.defender if attacking else view.active
        mix = dict(judge.duels.strategy.mix_of(hand_code(view, seat), hand_code(view, other), attacking))
        return [mix.get(action - ids.CARD, 0.0) for action in options]
    if view.phase == ids.PLACING:
        base = (ids.BASE + view.plan.corner[seat]) * MAX_CITIES
        home = view.plan.to_hq[seat]
        cities = [action - ids.PLACE for action in options]
        return [0.1 * (judge.land.steps[base + city] + home[city]) for city in cities]
    if view.phase == ids.MEETING:
        loads = [view.load[view.defender * AGENTS + action - ids.MEET] for action in options]
        return [promise(view, seat, case, expected, PLAIN) if case != ids.NONE else 0.0 for case in loads]
    if view.phase == ids.CLAIMING:
        cases = [view.load[view.opponent] if action == ids.LEAVE else action - ids.CLAIM for action in options]
        return [promise(view, seat, case, expected, PLAIN) if case != ids.NONE else 0.0 for case in cases]
    if view.phase == ids.LOSING:
        return [agent_worth(view, seat, action - ids.LOSE) for action in options]
    return [0.0] * len(options)


def agent_worth(view: Suitcase, seat: int, mine: int) -> float:
    """Return how much an agent is missed: rather one who carries something home."""
    agent = seat * AGENTS + mine
    place, case = view.place[agent], view.load[agent]
    if place >= MAX_CITIES:
        return 0.0
    worth = promise(view, seat, case, outsider(view), PLAIN) if case != ids.NONE else 0.0
    return 1.0 + max(0.0, worth) - 0.01 * view.plan.to_hq[seat][place]
