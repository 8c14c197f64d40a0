"""What is kept of the past: the same in all environments, right by hand, and nobody's secret."""

from collections import Counter
from typing import Any

import numpy as np
import pettingzoo
import pyspiel
import pytest
from numpy.typing import NDArray

import safehouse.envs.openspiel
import safehouse.envs.pettingzoo  # noqa: F401 - both register the games
from safehouse.conformance import LawBroken, Setting, check_game
from safehouse.core.errors import BadOption
from safehouse.core.game import CHANCE, SPECTATOR, Event, GameState
from safehouse.core.match import visible
from safehouse.core.registry import OWN_GAMES, find_game
from safehouse.core.rng import Rng
from safehouse.envs.features import Layout
from safehouse.envs.gymnasium import SafehouseEnv
from safehouse.envs.setting import id_of, make_setup
from safehouse.envs.vector import SafehouseVectorEnv
from safehouse.games.heimlich.history import MIDDLE
from safehouse.games.heimlich.plan import Plan
from tests.contract.toy import ToyGame

KEPT: dict[str, Any] = {"history": True, "beliefs": True}


class Game:
    """A random game, with all its events as a spectator is told them."""

    def __init__(self, name: str, players: int, seed: int, **options: Any) -> None:
        self.game, self.setup = make_setup(name, players, **options)
        self.state = self.game.first_state(self.setup)
        self.rng = Rng(seed)
        self.told: list[tuple[str, list[int]]] = []

    def go_on(self, steps: int) -> None:
        for _ in range(steps):
            if not (pending := self.state.pending()):
                return
            seat = int(pending[0])
            options = self.state.legal(seat) if seat != CHANCE else []
            self.do(seat, options[self.rng.below(len(options))] if options else self.state.sample_chance(self.rng))

    def do(self, seat: int, action: int) -> None:
        events: list[Event] = []
        self.state.events = events
        self.state.apply(seat, int(action))
        self.state.events = None
        for event in events:
            kind, args, secret = visible(event, SPECTATOR)
            assert not secret
            self.told.append((kind, list(args)))

    def row(self, layout: Layout, seat: int, state: GameState | None = None) -> NDArray[Any]:
        """What a layout makes of the events that everybody was told, and of what the seat knows."""
        memory = layout.memory(self.setup)
        for kind, args in self.told:
            for history in memory.histories:
                history.see(kind, args)
        return layout.read((state or self.state).redact(seat), seat, memory)


@pytest.mark.parametrize(("name", "options"), [
    ("heimlich", {"mode": "top_secret", "dossier": True}), ("suitcase", {}), ("vienna", {"third_man": True}),
])  # fmt: skip
def test_all_environments_say_the_same(name: str, options: dict[str, Any]) -> None:
    """And what they say follows from the public events and the seat's own view."""
    players, steps = 3, 60
    envs = SafehouseVectorEnv(name, 2, players=players, **KEPT, **options)
    told, infos = envs.reset(seed=8)
    aec = pettingzoo.make("aec", id_of(name), players=players, **KEPT, **options).unwrapped
    aec.reset(seed=8)
    words = {option: {True: "yes"}.get(value, value) for option, value in options.items()}
    kept = {"history": "yes", "beliefs": "yes"}
    loaded: Any = pyspiel.load_game(f"safehouse_{name}", {"players": players, **kept, **words})
    spiel = loaded.new_initial_state()
    mine = Game(name, players, 8, **options)
    layout = envs.layout
    assert layout.size > layout.present == Layout(mine.game).size
    moved = False
    for _ in range(steps):
        while mine.state.actor() == CHANCE:
            outcome = int(mine.state.sample_chance(mine.rng))
            mine.do(CHANCE, outcome)
            spiel.apply_action(outcome - layout.first_chance)
        seat = int(mine.state.pending()[0])
        row = mine.row(layout, seat)
        assert infos["seat"][0] == seat
        assert (told["observation"][0] == row).all()
        assert (aec.observe(f"player_{seat}")["observation"] == row).all()
        tensor = np.array(spiel.observation_tensor(seat))[players:]
        assert np.allclose(tensor, layout.scaled(row), atol=1e-6)
        assert envs.observation_space.contains(told)
        moved = moved or bool(row[layout.present :].any())
        actions = envs.random_actions()
        action = int(actions[0])
        mine.do(seat, action)
        aec.step(action)
        spiel.apply_action(action)
        told, *_, infos = envs.step(actions)
    assert moved


@pytest.mark.parametrize("name", OWN_GAMES)
def test_gymnasium_and_the_end_of_a_game(name: str) -> None:
    env = SafehouseEnv(name, players=2, seat=0, history=True)
    told, info = env.reset(seed=3)
    whole, begun = 0, told["observation"][env.layout.present :].copy()
    rng = Rng(1)
    while True:
        legal = np.flatnonzero(info["action_mask"])
        told, _, over, _, info = env.step(legal[rng.below(len(legal))])
        assert env.observation_space.contains(told)
        whole += 1
        if over:
            break
    assert (told["observation"][env.layout.present :] != begun).any()
    # A new game begins with an empty past.
    assert (env.reset(seed=3)[0]["observation"][env.layout.present :] == begun).all()


def test_final_observations_hold_the_whole_past() -> None:
    """What is told last is the past of the game that ended, and the next one begins anew."""
    envs = SafehouseVectorEnv("heimlich", 4, players=3, history=True, board="short")
    spent = next(field for field in envs.layout.fields if field.name == "points spent")
    envs.reset(seed=2)
    ended = 0
    for _ in range(600):
        told, _, done, _, infos = envs.step(envs.random_actions())
        for game in np.flatnonzero(done):
            ended += 1
            assert infos["final_obs"]["observation"][game, spent.start : spent.start + spent.size].sum() > 10
            assert told["observation"][game, spent.start : spent.start + spent.size].sum() == 0
    assert ended > 4


def test_heimlich_by_hand() -> None:
    """Points, values and scores by seat and agent, counted from the events in another way."""
    mine = Game("heimlich", 4, 5, mode="top_secret")
    layout = Layout(mine.game, history=True)
    fields = {field.name: field for field in layout.fields}
    plan = mine.setup
    assert isinstance(plan, Plan)
    scored: Counter[tuple[int, int]] = Counter()
    for steps in (50, 150, 2000):
        mine.go_on(steps)
        spent: Counter[tuple[int, int]] = Counter()
        change: Counter[tuple[int, int]] = Counter()
        scored.clear()
        by = 0
        for kind, args in mine.told:
            if kind in ("moved", "put"):
                seat, agent, start, to = args
                spent[seat, agent] += kind == "moved"
                change[seat, agent] += plan.values[to] - plan.values[start]
            if kind in ("scoring", "card_played"):
                by = args[0]
            if kind in ("scored", "advanced"):
                scored[by, args[0]] += args[-1] - args[-2]
        for seat in range(4):
            row = mine.row(layout, seat)
            for name, counts, middle in (
                ("points spent", spent, 0),
                ("change of the building's value", change, MIDDLE),
                ("points scored", scored, MIDDLE),
            ):
                start = fields[name].start
                found = row[start : start + fields[name].size].reshape(7, 7)
                expected = [[middle + counts[(seat + offset) % 4, agent] for agent in range(7)] for offset in range(4)]
                assert found[:4].tolist() == expected
                assert (found[4:] == middle).all()
    assert sum(scored.values()) > 50
    assert any(kind == "card_played" for kind, _ in mine.told)


def test_suitcase_by_hand() -> None:
    mine = Game("suitcase", 3, 1, map="sprint")
    layout = Layout(mine.game, history=True)
    fields = {field.name: field for field in layout.fields}
    mine.go_on(4000)
    assert {"duel_opened", "taken", "delivered"} <= {kind for kind, _ in mine.told}
    for seat in range(3):
        row = mine.row(layout, seat)

        def part(name: str, *shape: int, row: NDArray[Any] = row) -> NDArray[Any]:
            return row[fields[name].start : fields[name].start + fields[name].size].reshape(*shape)

        steps, taken, who = part("steps of agent", 4, 7), part("times suitcase was taken", 4, 4, 4), part(
            "who delivered suitcase", 4, 4
        )  # fmt: skip
        attack = part("cards laid to attack", 4, 6)
        for other in range(3):
            absolute = (seat + other) % 3
            assert steps[other].sum() == sum(kind == "stepped" and args[0] == absolute for kind, args in mine.told)
            laid = Counter(args[1] for kind, args in mine.told if kind == "duel_opened" and args[0] == absolute)
            assert attack[other].tolist() == [laid[value] for value in range(6)]
            for owner in range(3):
                for letter in range(4):
                    case = (seat + owner) % 3 * 4 + letter
                    times = sum(
                        kind == "taken" and (args[0], args[2]) == (absolute, case) for kind, args in mine.told
                    )  # fmt: skip
                    assert taken[other, owner, letter] == times
        for kind, args in mine.told:
            if kind == "delivered":
                assert who[(args[1] // 4 - seat) % 3, args[1] % 4] == (args[0] - seat) % 3 + 1
        assert not steps[3].any()


def test_vienna_by_hand() -> None:
    mine = Game("vienna", 3, 6)
    layout = Layout(mine.game, history=True)
    fields = {field.name: field for field in layout.fields}
    mine.go_on(3000)
    for seat in range(3):
        row = mine.row(layout, seat)
        for offset in range(3):
            other = (seat + offset) % 3

            def part(name: str, row: NDArray[Any] = row, offset: int = offset) -> list[int]:
                field = fields[f"{name}, seat {offset} from mine"]
                found: list[int] = row[field.start : field.start + field.size].tolist()
                return found

            mine_of = [(kind, args) for kind, args in mine.told if args and args[0] == other]
            bought = Counter(args[1] for kind, args in mine_of if kind == "bought")
            assert part("things bought") == [bought[thing] for thing in range(6)]
            placed = Counter(args[1] for kind, args in mine_of if kind == "placed")
            assert part("agents placed") == [placed[building] for building in range(30)]
            shown = sum(kind == "showed" for kind, _ in mine_of)
            assert sum(part("bribes of cards shown")) == sum(part("infos of cards shown")) == shown > 5
            assert part("points on the way") == [sum(args[1] for kind, args in mine_of if kind == "points")]


def test_beliefs_tell_what_can_be_known() -> None:
    """Chances sum to what there is, own things are certain, and play moves them."""
    mine = Game("heimlich", 3, 7)
    layout = Layout(mine.game, beliefs=True)
    mine.go_on(140)
    row = mine.row(layout, 1)
    chances = row[layout.present :].reshape(7, 7)
    own = row[14:21] == 1
    assert (chances[own, 0] == 1000).all()
    assert (chances[~own, 0] == 0).all()
    assert abs(int(chances.sum()) - 3000) <= 7
    assert len(set(chances[~own, 1].tolist())) > 2
    cases = Game("suitcase", 2, 7)
    layout = Layout(cases.game, beliefs=True)
    cases.go_on(1500)
    row = cases.row(layout, 0)[layout.present :]
    assert abs(int(row[4:8].sum()) - 900) <= 4
    assert sorted(row[:4].tolist()) == [0, 100, 300, 500]
    assert sorted(row[16:20].tolist()) == [0, 0, 0, 1000]
    cards = Game("vienna", 3, 7)
    layout = Layout(cards.game, beliefs=True)
    cards.go_on(200)
    for seat in range(3):
        row = cards.row(layout, seat)[layout.present :]
        held = [int(cards.state.held[(seat + offset) % 3]) for offset in (1, 2)]  # type: ignore[attr-defined]
        for half in (row[:15], row[15:]):
            assert np.allclose(half.reshape(3, 5).sum(axis=1), [100 * held[0], 100 * held[1], 0], atol=3)


@pytest.mark.parametrize("name", OWN_GAMES)
def test_no_secret_is_remembered(name: str) -> None:
    """In all worlds that a seat cannot tell apart; the negative control is in tests/contract/test_controls.py."""
    check_game(find_game(name), [Setting(3)], laws=["history"], games=1)


def test_a_planted_leak_is_found() -> None:
    check_game(ToyGame(), [Setting(3)], laws=["history"])
    with pytest.raises(LawBroken, match="history: toy with 3 players"):
        check_game(ToyGame(history="HistoryKnowsTooMuch"), [Setting(3)], laws=["history"])


def test_a_game_without_a_history() -> None:
    game = ToyGame()
    game.history = ""
    with pytest.raises(BadOption, match="toy has no history"):
        Layout(game, history=True)
    with pytest.raises(BadOption, match="needs the memory"):
        Layout(find_game("heimlich"), history=True).read(Game("heimlich", 2, 1).state, 0)
    with pytest.raises(Exception, match="history is no or yes"):
        pyspiel.load_game("safehouse_heimlich", {"history": "maybe"})


def test_opponents_listen_beside_the_history() -> None:
    """Bots that watch and policies are told the same with a history as without one."""
    rows: list[Any] = []

    def first(observed: NDArray[Any], masks: NDArray[Any]) -> NDArray[Any]:
        rows.append(observed.shape[1])
        return np.asarray(masks.argmax(axis=1))

    def course(history: bool) -> list[Any]:
        envs = SafehouseVectorEnv(
            "heimlich", 3, players=3, learner=0, opponents=["expert:sims=2", first], history=history
        )  # fmt: skip
        told, _ = envs.reset(seed=5)
        found = []
        for _ in range(25):
            found.append(told["observation"][:, : envs.layout.present].tolist())
            told, *_ = envs.step(told["action_mask"].argmax(axis=1))
        envs.close()
        return found

    assert course(False) == course(True)
    assert len(set(rows)) == 2


def test_openspiel_states_keep_their_own_past() -> None:
    """A copy goes on by itself, and a world drawn for a seat has the same past."""
    game: Any = pyspiel.load_game("safehouse_heimlich", {"players": 3, "history": "yes"})
    generator = np.random.default_rng(1)
    state = game.new_initial_state()
    for _ in range(60):
        options = [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(generator.choice(options)))
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    player = state.current_player()
    before = state.observation_tensor(player)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert state.observation_tensor(player) == before
    other = state.resample_from_infostate(player)
    assert other.observation_tensor(player) == before
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.observation_tensor(player) == before
    assert again.information_state_string(player) == state.information_state_string(player)
    assert pyspiel.load_game("safehouse_heimlich(players=3)").observation_tensor_size() < len(before)
