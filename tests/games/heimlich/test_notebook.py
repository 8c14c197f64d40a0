"""H5.4: the automatic notebook, from public events only."""

from collections import Counter
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from safehouse.core.game import CHANCE, SPECTATOR, Event
from safehouse.core.match import visible
from safehouse.core.rng import Rng
from safehouse.games.heimlich.ids import MOVE, MOVING, POINTS
from safehouse.games.heimlich.meta import COLOURS
from safehouse.games.heimlich.notebook import KINDS, Notebook, Observation, notebook
from safehouse.games.heimlich.rules import Heimlich
from tests.games.heimlich.positions import CARDS, new_game, step, table


def line(note: Observation) -> str:
    """An observation in one line: kind, seat, agents with amounts, and the card in brackets."""
    agents = [COLOURS[agent] for agent in note.agents]
    if note.amounts:
        agents = [f"{agent}{amount:+d}" for agent, amount in zip(agents, note.amounts, strict=True)]
    card = "" if note.card < 0 else f" ({CARDS[note.card]})"
    return f"{note.kind} {note.seat + 1} {' '.join(agents)}{card}"


class Heard:
    """A table whose events a notebook hears."""

    def __init__(self, state: Heimlich) -> None:
        self.state = state
        self.book = Notebook(state.plan, state.redact(SPECTATOR))

    def do(self, seat: int, *words: str) -> None:
        for word in words:
            for event in step(self.state, seat, word):
                self.book.hear(event)

    def chance(self, *words: str) -> None:
        self.do(CHANCE, *words)

    def lines(self) -> list[str]:
        return [line(note) for note in self.book.observations]

    def next_roll(self) -> list[str]:
        """The lines once the turn is over."""
        self.chance("roll:2")
        return self.lines()


# --- the Ruin ------------------------------------------------------------------------------------------------


def test_h5_4_out_of_the_ruin_by_points() -> None:
    """H5.4: who took which agents out of the Ruin; one that passes through was never in."""
    heard = Heard(table(at={"red": "ruin", "blue": "ruin", "green": "10", "purple": "ruin"}, safe="9"))
    heard.chance("roll:4")
    heard.do(0, "move:red", "move:green", "move:green", "move:purple")
    assert heard.lines() == ["out_of_ruin 1 red purple"]


def test_h5_4_into_the_ruin_by_points() -> None:
    """H5.4: who put which agents in."""
    heard = Heard(table(at={"red": "10", "blue": "9"}, safe="8", holder=1))
    heard.chance("roll:3")
    heard.do(1, "move:red", "move:blue", "move:blue")
    assert heard.lines() == ["into_ruin 2 red blue"]
    assert heard.next_roll() == ["into_ruin 2 red blue"]


def test_h5_4_by_a_card() -> None:
    """H5.4: cards count too, one observation for each card."""
    state = table(3, "top_secret", hands=[[], ["two_back", "swap"], ["agent_to_ruin"]], at={"red": "ruin", "blue": "3"})
    heard = Heard(state)
    heard.chance("roll:2")
    heard.do(0, "move:green", "move:green")
    heard.do(1, "yes")
    heard.do(2, "no")
    heard.chance("open")
    heard.do(1, "play:two_back", "agent:orange", "agent:yellow", "play:swap", "agent:red", "agent:blue")
    heard.do(2, "play:agent_to_ruin", "agent:green")
    assert heard.lines() == [
        "into_ruin 2 orange yellow (two_back)",
        "out_of_ruin 2 red (swap)",
        "into_ruin 2 blue (swap)",
        "into_ruin 3 green (agent_to_ruin)",
    ]


def test_h5_4_could_have_put_one_in_and_did_not() -> None:
    """H5.4: who could have put one in, by his points, and did not: known when his turn is over."""
    heard = Heard(table(at={"red": "8", "blue": "10", "green": "7", "purple": "ruin"}, safe="church"))
    heard.chance("roll:3")
    heard.do(0, "move:orange", "move:yellow", "move:yellow")
    assert heard.lines() == []
    assert heard.next_roll() == ["spared_ruin 1 red+3 blue+1", "spared_safe 1 blue+2 purple+1"]


def test_h5_4_a_1_3_reaches_three() -> None:
    """H5.4: with a `1–3` he could have chosen three points, even if he moved nothing."""
    heard = Heard(table(3, "top_secret", at={"red": "8", "blue": "7"}, safe="5", pile=[]))
    heard.chance("roll:1-3")
    heard.do(0, "points:0")
    assert heard.next_roll() == ["spared_ruin 1 red+3"]


def test_h5_4_who_puts_one_in_by_a_card_has_not_spared_it() -> None:
    """H5.4: he could have by points, did not, but did by a card in the same turn."""
    heard = Heard(table(3, "top_secret", at={"red": "10"}, safe="5", hands=[["agent_to_ruin"], [], []], pile=[]))
    heard.chance("roll:2")
    heard.do(0, "move:green", "move:green", "yes")
    heard.chance("open")
    heard.do(0, "play:agent_to_ruin", "agent:blue")
    heard.chance("draw:agent_to_ruin")
    heard.do(0, "pass", "pass")
    assert heard.next_roll() == ["into_ruin 1 blue (agent_to_ruin)"]


# --- scorings ------------------------------------------------------------------------------------------------


def test_h5_4_who_triggered_and_who_profited() -> None:
    """H5.4: who triggered a scoring and which agents profited by how much; a loss is a negative profit."""
    at = {"red": "6", "blue": "10", "green": "ruin", "purple": "ruin"}
    heard = Heard(table(3, at=at, stones={"green": 2}))
    heard.chance("roll:2")
    heard.do(0, "move:red", "move:yellow")
    # A stone on start cannot go back.
    assert heard.lines() == ["triggered 1 red", "profited 1 red+7 yellow+1 green-2 blue+10"]
    heard.do(0, "safe:3")
    assert heard.next_roll()[2:] == ["spared_ruin 1 blue+1"]


def test_h5_4_could_have_triggered_and_did_not() -> None:
    """H5.4: who could have triggered one, by his points, and did not. Standing there already is no chance."""
    heard = Heard(table(at={"red": "5", "blue": "7", "green": "4", "purple": "8"}))
    heard.chance("roll:2")
    heard.do(0, "move:orange", "move:orange")
    assert heard.next_roll() == ["spared_safe 1 red+2"]


def test_h5_4_a_scoring_by_cards_has_several_authors() -> None:
    """H5.4: each who put an agent there that counts: the holder by points, seat 2 by a card; seat 1 not."""
    hands = [[], ["away_from_safe"], ["agent_to_safe"]]
    heard = Heard(table(3, "top_secret", hands=hands, at={"red": "6", "blue": "6"}))
    heard.chance("roll:2")
    heard.do(0, "move:red", "move:blue")
    heard.do(1, "yes")
    heard.do(2, "no")
    heard.chance("open")
    heard.do(1, "play:away_from_safe", "agent:blue", "step:+1")
    heard.do(2, "play:agent_to_safe", "agent:green")
    assert heard.lines() == [
        "triggered 1 red",
        "triggered 3 green",
        "profited 1 red+7 green+7 blue+8",
        "profited 3 red+7 green+7 blue+8",
    ]


def test_h5_4_who_tried_has_not_spared_it() -> None:
    """H5.4: he put an agent to the safe, and somebody else's card prevented the scoring."""
    heard = Heard(table(3, "top_secret", hands=[[], ["move_safe"], []], at={"red": "6"}))
    heard.chance("roll:2")
    heard.do(0, "move:red", "move:orange")
    heard.do(1, "yes")
    heard.chance("open")
    heard.do(1, "play:move_safe", "safe:3")
    assert heard.next_roll() == []


def test_h5_4_observations_are_plain_data() -> None:
    """H5.4: kind, turn, seat, agents, amounts, card: numbers, no words."""
    heard = Heard(table(at={"red": "5"}, turn=4))
    heard.chance("roll:2")
    heard.do(0, "move:red", "move:red")
    assert heard.book.observations == [
        Observation("triggered", 4, 0, (0,)),
        Observation("profited", 4, 0, (0,), (7,)),
    ]
    assert {note.kind for note in heard.book.observations} <= set(KINDS)


# --- whole games ---------------------------------------------------------------------------------------------


@dataclass
class Game:
    """A random game: its public events and, read off its states, what its players could have done and did."""

    state: Heimlich
    events: list[Event] = field(default_factory=list)
    # By turn: agents that some way of spending the points brings into the Ruin, and to the safe.
    could: dict[str, list[set[int]]] = field(default_factory=lambda: {"ruin": [], "safe": []})
    # The turns in which the holder of the die put an agent there, by points or by a card.
    did: dict[str, set[int]] = field(default_factory=lambda: {"ruin": set(), "safe": set()})

    def note(self, turn: int, buildings: list[int], safe: int) -> None:
        if self.state.plan.ruin in buildings:
            self.did["ruin"].add(turn)
        if safe in buildings:
            self.did["safe"].add(turn)


def ends(state: Heimlich) -> tuple[set[int], set[int]]:
    """Brute force: every way to spend the points, and whom it leaves, moved, in the Ruin and with the safe."""
    ruin: set[int] = set()
    safe: set[int] = set()
    todo = [state]
    while todo:
        here = todo.pop()
        for act in here.legal(here.holder):
            if here.phase == MOVING and here.points == 1:
                places = list(here.at)
                places[act - MOVE] = (places[act - MOVE] + 1) % 12
                moved = [agent for agent in range(7) if (here.moved | 1 << (act - MOVE)) >> agent & 1]
                ruin |= {agent for agent in moved if places[agent] == here.plan.ruin}
                safe |= {agent for agent in moved if places[agent] == here.safe}
            elif here.phase == MOVING or act > POINTS:
                after = here.clone()
                after.apply(here.holder, act)
                todo.append(after)
    return ruin, safe


def random_game(players: int, top_secret: bool, seed: int, turns: int, brute: bool = False) -> Game:
    rng = Rng(seed)
    state = new_game(players, mode="top_secret" if top_secret else "basic")
    game = Game(state)
    while state.pending() and state.turn < turns:
        seat = state.pending()[0]
        act = state.sample_chance(rng) if seat == CHANCE else state.legal(seat)[rng.below(len(state.legal(seat)))]
        turn, safe, holder = state.turn, state.safe, state.holder
        moving = state.phase == MOVING and state.points == 1
        events: list[Event] = []
        state.events = events
        state.apply(seat, act)
        state.events = None
        game.events += events
        if moving:
            game.note(turn, [state.at[agent] for agent in range(7) if state.moved >> agent & 1], safe)
        puts = [event.args for event in events if event.kind == "put"]
        game.note(turn, [building for seat, _, _, building in puts if seat == holder], safe)
        if brute and any(event.kind == "rolled" for event in events):
            for found, place in zip(ends(state), ("ruin", "safe"), strict=True):
                game.could[place].append(found)
    return game


@settings(max_examples=20)
@given(players=st.integers(2, 4), top_secret=st.booleans(), seed=st.integers(0, 2**32))
def test_h5_4_could_have_agrees_with_brute_force(players: int, top_secret: bool, seed: int) -> None:
    """H5.4: “could have” and “did not” for every turn of random games, against trying every split of the points."""
    game = random_game(players, top_secret, seed, turns=10, brute=True)
    notes = notebook(game.state.plan, game.events)
    for place in ("ruin", "safe"):
        spared = {note.turn: set(note.agents) for note in notes if note.kind == f"spared_{place}"}
        for turn in range(9):  # the tenth is closed by the next roll only
            wanted = set() if turn in game.did[place] else game.could[place][turn]
            assert spared.get(turn, set()) == wanted, (place, turn)


def test_h5_4_nothing_hidden_is_read() -> None:
    """H5.4: the same public events give the same notebook, whatever is hidden in them or known to others."""
    seen: Counter[str] = Counter()
    for seed in range(6):
        game = random_game(4, True, seed, turns=40)
        plan = game.state.plan
        notes = notebook(plan, game.events)
        public = [Event(*visible(event, SPECTATOR)[:2]) for event in game.events]
        assert notebook(plan, public) == notes
        assert any(event.secret for event in game.events)
        shifted = [
            Event(event.kind, event.args, [(card + 3) % 7 for card in event.secret], event.audience)
            for event in game.events
        ]
        assert notebook(plan, shifted) == notes
        without = [event for event in game.events if event.kind not in ("identity_dealt", "card_gained", "revealed")]
        assert notebook(plan, without) == [note for note in notes if note in notebook(plan, without)]
        seen.update(note.kind for note in notes)
    assert set(seen) == set(KINDS)


@pytest.mark.parametrize("players", [2, 4])
def test_h5_4_worlds_that_look_alike_have_one_notebook(players: int) -> None:
    """H5.4: two deals of the identities, the same rolls and moves: the notebooks are equal."""
    books = []
    for order in (range(players), reversed(range(players))):
        state = new_game(players, start="1", colours="+".join(COLOURS[: {2: 5, 4: 7}[players]]))
        events: list[Event] = []
        for agent in order:
            events += step(state, CHANCE, f"identity:{COLOURS[agent]}")
        rng = Rng(5)
        while state.turn < 20 and state.pending():
            seat = state.pending()[0]
            act = state.sample_chance(rng) if seat == CHANCE else state.legal(seat)[rng.below(len(state.legal(seat)))]
            state.events = events
            state.apply(seat, act)
            state.events = None
        books.append(notebook(state.plan, events))
    assert books[0] == books[1]
    assert books[0]


def test_h5_4_the_last_turn_is_closed_by_the_end_of_the_game() -> None:
    """H5.4: what the last player could have done is noted when the identities are shown."""
    heard = Heard(table(at={"blue": "10"}, safe="5", turn=499))
    heard.chance("roll:2")
    heard.do(0, "move:red", "move:red")
    assert heard.lines() == []
    heard.chance("reveal")
    assert heard.lines() == ["spared_ruin 1 blue+1"]


def test_h5_4_from_the_first_event_of_a_game() -> None:
    """H5.4: a notebook that hears a game from its first step needs no table; agents out of play are not in it."""
    state = new_game(2, start="1")
    events: list[Event] = []
    for word in ("left_out:0", "identity:yellow", "identity:green", "roll:2"):
        events += step(state, CHANCE, word)
    out = [agent for agent in range(7) if state.at[agent] < 0]
    state.safe = 2
    for word in ("move:blue", "move:purple"):
        events += step(state, 0, word)
    events.insert(3, Event("safe_moved", [0, 7, 2]))
    events += step(state, CHANCE, "roll:3")
    (note,) = notebook(state.plan, events)
    assert note.kind == "spared_safe"
    assert sorted([*note.agents, *out]) == list(range(7))
