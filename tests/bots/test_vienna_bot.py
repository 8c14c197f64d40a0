"""The greedy bot of Vienna: it sees only what its seat sees, answers legally, plays sensibly, and beats chance."""

import pytest

from safehouse.bots.base import bot_names, find_bot
from safehouse.bots.tables import play_game
from safehouse.cli.simulate import run, summarise
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, Event
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.vienna import ids
from safehouse.games.vienna.bots.actions import drawer_worth
from safehouse.games.vienna.bots.course import course_of, rounds_after
from safehouse.games.vienna.bots.greedy import ANSWERS, GreedyBot
from safehouse.games.vienna.bots.worth import Outlook
from safehouse.games.vienna.rules import Vienna
from tests.bots.watched import Watched
from tests.games.vienna.positions import bribes, drawers, infos, name, stand, table, to_action_three
from tools.vienna_length import used

GAME = find_game("vienna")
SETTINGS = [
    {"version": "starter"},
    {"version": "starter", "third_man": "yes", "flags": "random"},
    {"version": "full"},
    {"version": "full", "third_man": "yes"},
    {"version": "full", "feld_agents": "yes"},
    {"version": "full", "third_man": "yes", "feld_agents": "yes"},
]
LABELS = ["-".join([options["version"], *list(options)[1:]]) for options in SETTINGS]


def bot() -> GreedyBot:
    return GreedyBot(Rng(1))


def answer(state: Vienna, seat: int = 0) -> str:
    """What the bot does, by its name."""
    return GAME.space.text(state.plan, bot().choose(state.redact(seat), seat))


def test_registry() -> None:
    assert bot_names("vienna") == ["expert", "casual", "novice", "network", "greedy", "random"]
    assert isinstance(find_bot("vienna", "greedy", Rng(1)), GreedyBot)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", SETTINGS, ids=LABELS)
def test_greedy_plays_whole_games(options: dict[str, str], players: int) -> None:
    rng = Rng(2)
    state = GAME.first_state(GAME.setup(players, options))
    assert play_game(state, [Watched(GreedyBot(rng), singly=True) for _ in range(players)], rng) > 0
    assert state.pending() == []


def test_every_question_has_an_answer() -> None:
    decisions = {*range(ids.STORING, ids.CHANCE_PHASES), ids.CHOOSING_FIGURE} - {ids.ASSIGNING}
    assert set(ANSWERS) == decisions


def test_equal_views_equal_answers() -> None:
    """What others hold hidden changes nothing: worlds that a seat cannot tell apart get the same row."""
    rng = Rng(4)
    world = GAME.first_state(GAME.setup(3, {"version": "full", "third_man": "yes"}))
    compared = different = 0
    while pending := world.pending():
        seat = pending[0]
        if seat == CHANCE:
            world.apply(CHANCE, world.sample_chance(rng))
            continue
        other = world.redact(seat).sample(rng)
        row = bot().row(world.redact(seat), seat)
        assert bot().row(other.redact(seat), seat) == row
        compared += 1
        different += values_of(other) != values_of(world)
        for action in row:
            world.apply(seat, action)
    assert different > compared / 2 > 50


def test_greedy_is_reproducible() -> None:
    def played() -> dict[str, object]:
        rng = Rng(3)
        state = GAME.first_state(GAME.setup(2, {"version": "full", "feld_agents": "yes"}))
        play_game(state, [GreedyBot(rng), GreedyBot(rng)], rng)
        return values_of(state)

    assert played() == played()


@pytest.mark.parametrize("version", ["starter", "full"])
def test_greedy_beats_random(version: str) -> None:
    seats = ["greedy", "random", "random", "random"]
    summary = summarise(run(GAME, GAME.setup(4, {"version": version}), seats, 12, 1), seats)
    assert summary["bots"]["greedy"]["low"] > 0.5


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", SETTINGS, ids=LABELS)
def test_greedy_beats_random_at_every_table(options: dict[str, str], players: int) -> None:
    seats = ["greedy", *["random"] * (players - 1)]
    summary = summarise(run(GAME, GAME.setup(players, options), seats, 200, 1), seats)
    assert summary["bots"]["greedy"]["low"] >= 0.9


# --- Sensible play -----------------------------------------------------------------------------------------


def two_square(state: Vienna) -> tuple[int, int, int]:
    """A square of two buildings of different colours, and these."""
    for square, number in enumerate(state.plan.number):
        around = ids.members(state.plan.square_mask[square])
        if number == 2 and state.plan.city[around[0]] != state.plan.city[around[1]]:
            return square, around[0], around[1]
    raise AssertionError("the board has no such square")


def test_it_completes_a_square() -> None:
    state = table(2, "starter")
    _, near, far = two_square(state)
    stand(state, 0, [near])
    to_action_three(state)
    state.bribe[:5] = [2 if kind == state.plan.city[far] else 0 for kind in range(5)]
    assert answer(state) == f"place:{state.plan.names['building'][far]}"


def test_it_saves_for_an_agent_that_it_cannot_pay() -> None:
    state = table(2, "starter")
    to_action_three(state)
    bribes(state, 0)
    assert answer(state).startswith("take:")


def test_it_moves_the_marker_of_its_tiles() -> None:
    state = table(2, "starter")
    to_action_three(state)
    infos(state, 0, slide=4, pistol=1)
    state.phase = ids.SWERVING
    assert answer(state) == "mark:slide"


def test_it_replaces_the_weakest_drawer() -> None:
    """Late in the game infos of a new kind are no longer to be hoped for: that card goes first."""
    state = table(2, "full")
    drawers(state, 0, 86, 166, 136)
    infos(state, 0, bottle=1, pistol=1, briefcase=1, microfilm=1, slide=1)
    state.card = 25
    state.active = 0
    state.phase = ids.STORING
    assert answer(state) == "drawer:2"


def test_it_picks_different_bribes_in_ascending_order() -> None:
    """131–135: the lowest of the best ones first, so that none of them is out of reach."""
    state = table(3, "full")
    to_action_three(state)
    bribes(state, 0, chocolate=1, magazine=1, tobacco=1, wine=9, coffee=9)
    state.item, state.count, state.least, state.phase = ids.DIFFERENT, 3, 0, ids.CHOOSING
    picks = []
    view = state.redact(0)
    while view.phase == ids.CHOOSING:
        picks.append(bot().choose(view, 0))
        view.apply(0, picks[-1])
    assert picks == [ids.GIFT + name(state, "bribe", word) for word in ("chocolate", "magazine", "tobacco")]


def test_it_fulfils_a_mission_while_there_is_time() -> None:
    """In the last round nothing is gained by accepting another one first."""
    state = table(2, "full")
    mission = name(state, "mission", "b-07")
    to_action_three(state)
    state.desk[:4] = [mission, ids.NONE, ids.NONE, ids.NONE]
    infos(state, 0, bottle=1, pistol=1, slide=1)
    state.building = state.flag.index(state.plan.mission_flag[mission])
    state.ending, state.phase = True, ids.COMMISSIONING
    assert answer(state) == "fulfil:b-07"


def test_it_boxes_what_nothing_else_can_be_bought_for() -> None:
    """In the last round a shilling pays an agent or earns two points in the box, nothing else."""
    state = table(2, "full")
    to_action_three(state)
    stand(state, 0, [0, 1])
    state.gear[0] = 1 << ids.CASH_BOX
    state.coins[0] = 2
    state.ending, state.amount, state.phase = True, 3, ids.BOXING
    assert answer(state) == "box:3"


def test_it_gives_up_the_agent_it_misses_least() -> None:
    state = table(2, "full")
    to_action_three(state)
    square, near, _ = two_square(state)
    idle = next(
        building
        for building in range(ids.BUILDINGS)
        if building != near and not state.plan.square_mask[square] >> building & 1
    )
    stand(state, 0, [near, idle])
    for place in state.plan.squares_of[idle]:
        state.tile[place] = ids.NONE
    state.desk[:4] = [ids.NONE] * 4
    state.means, state.owed, state.phase = state.agents[0], 1, ids.REMOVING
    assert answer(state) == f"remove:{state.plan.names['building'][idle]}"


def test_the_outlook_grows_shorter() -> None:
    state = table(4, "starter")
    lefts = []
    for roof in range(state.plan.end + 1):
        state.roof = roof
        lefts.append(rounds_after(state))
    assert lefts == sorted(lefts, reverse=True)
    state.ending = True
    assert rounds_after(state) == 0
    assert drawer_worth(Outlook(state, 0), 0) == 0


@pytest.mark.parametrize(("players", "pace"), [(2, 0.45), (3, 0.61), (4, 0.72)])
def test_rounds_are_foreseen_from_the_tracks(players: int, pace: float) -> None:
    """V1.6, V7.3: on the classic tracks as often as was measured there; the shorter the areas, the fewer rounds."""
    classic, short = table(players, tracks="classic").plan, table(players, tracks="balanced").plan
    assert course_of(classic).rounds == pytest.approx(
        [float(classic.end - roof) / pace for roof in range(classic.end + 1)]
    )
    assert course_of(short).rounds[0] < course_of(classic).rounds[0]
    assert course_of(short).rounds[-1] == 0


def test_height_of_a_marker() -> None:
    """Areas of 2, 3, 3, 4, 5 and 1 fields: each field is a part of its area further, and the last one stands at 6."""
    course = course_of(table(4, tracks="balanced").plan)
    assert course.height[0][:6] == pytest.approx([1, 1.5, 2, 2 + 1 / 3, 2 + 2 / 3, 3])
    assert course.height[0][-1] == 6
    assert course.height_at(0, 0.5) == pytest.approx(1.25)
    assert course.height_at(0, 99.0) == 6


def test_uses_of_abilities_are_counted() -> None:
    """The tool asks the rules with a card and without it; a bribe of choice counts like points do."""
    state = table(2, "starter")
    to_action_three(state)
    for card in range(20, 30):
        for building in range(ids.BUILDINGS):
            placed = Event("placed", [0, building, ids.SUPPLY])
            assert used(state, 0, card, [placed]) == (state.plan.city[building] == state.plan.x[card])
