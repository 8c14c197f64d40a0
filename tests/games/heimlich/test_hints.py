"""What helps to choose: where an agent comes to that gets all the steps."""

from safehouse.core.game import CHANCE
from safehouse.games.heimlich import describe, ids
from safehouse.games.heimlich.game import GAME
from safehouse.games.heimlich.rules import Heimlich


def moving(face: int) -> Heimlich:
    """Return a game whose first player is to spend the steps of a die."""
    setup = GAME.setup(3, {"start": "1"})
    state = GAME.first_state(setup)
    assert isinstance(state, Heimlich)
    while state.phase != ids.MOVING:
        roll = GAME.space.first["roll"]
        outcomes = [outcome for outcome, _ in state.chance()]
        state.apply(CHANCE, roll + face - 1 if roll + face - 1 in outcomes else outcomes[0])
    return state


def test_the_way_of_an_agent_is_where_it_comes_to_step_by_step() -> None:
    """H3.2: each step moves an agent one building on."""
    state = moving(3)
    seat = state.actor()
    ways = describe.hints(state.redact(seat), seat)["ways"]
    assert set(ways) == {action - ids.MOVE for action in state.legal(seat)}
    for agent, way in ways.items():
        walked = state.clone()
        for building in way:
            walked.apply(seat, ids.MOVE + agent)
            assert walked.at[agent] == building
        assert len(way) == 3


def test_nobody_else_gets_hints() -> None:
    state = moving(3)
    other = (state.actor() + 1) % 3
    assert describe.hints(state.redact(other), other) == {}
