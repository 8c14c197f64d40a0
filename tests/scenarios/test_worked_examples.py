"""The worked examples of the rule book, H6.1 to H6.7: every stated fact."""

import pytest

from safehouse.core.game import Event
from safehouse.core.match import Match
from safehouse.core.reader import play_moves
from safehouse.core.registry import find_game
from safehouse.core.scenario import Scenario, find_scenario, scenarios
from safehouse.core.shapes import to_names
from safehouse.games.heimlich.rules import Heimlich

HEIMLICH = find_game("heimlich")
ANNE, HERMAN, CARL, MARC = range(4)


def example(name: str) -> Scenario:
    return find_scenario("heimlich", name)


def names(match: Match, field: str) -> dict[str, object]:
    named = to_names(match.setup, HEIMLICH.fields[field], getattr(match.state, field))
    assert isinstance(named, dict)
    return named


def table(match: Match) -> Heimlich:
    assert isinstance(match.state, Heimlich)
    return match.state


def events_of(match: Match, moves: str) -> list[Event]:
    """Play moves on a match and return all that happened."""
    happened: list[Event] = []
    match.state.events = happened
    play_moves(match, moves)
    match.state.events = None
    return happened


def kinds(happened: list[Event]) -> list[str]:
    return [event.kind for event in happened]


@pytest.mark.parametrize("name", scenarios("heimlich"))
def test_every_scenario_holds(name: str) -> None:
    scenario = example(name)
    assert scenario.name == name
    assert scenario.check().startswith(f"scenario {name!r}: ")
    assert scenario.expect


def test_every_example_has_a_scenario() -> None:
    assert {name[:4] for name in scenarios("heimlich")} >= {f"h6_{number}" for number in range(1, 8)}


def test_h6_1_a_roll_of_six_is_split() -> None:
    """H6.1: red 2, blue 3, yellow 1, from the Church."""
    start = example("h6_1_split_roll").match()
    assert set(names(start, "at").values()) == {"church"}
    at = names(example("h6_1_split_roll").play(), "at")
    assert (at["red"], at["blue"], at["yellow"]) == ("2", "3", "1")
    assert [at[agent] for agent in ("orange", "green", "purple", "grey")] == ["church"] * 4


def test_h6_2_scoring() -> None:
    """H6.2: the safe in 7; blue in 7 +7, yellow in 2 +2, red in 10 +10, purple in the Ruin -3, green 0."""
    match = example("h6_2_scoring").match()
    before = dict(names(match, "stone"))
    happened = events_of(match, example("h6_2_scoring").line)
    after = names(match, "stone")
    gains = {agent: int(str(after[agent])) - int(str(before[agent])) for agent in after}
    assert gains == {"blue": 7, "yellow": 2, "red": 10, "purple": -3, "green": 0, "orange": 0, "grey": 0}
    at = names(match, "at")
    places = {"blue": "7", "yellow": "2", "red": "10", "purple": "ruin", "green": "church"}
    assert {agent: at[agent] for agent in places} == places
    assert kinds(happened).count("scoring") == 1
    assert match.setup.names["building"][table(match).safe] == "7"


def h6_3() -> tuple[Match, list[str]]:
    """The match before Anne rolls, and the line in its twelve parts."""
    scenario = example("h6_3_top_secret_round")
    assert scenario.seats == ("Anne", "Herman", "Carl", "Marc")
    return scenario.match(), scenario.line.split("\n")


def test_h6_3_start() -> None:
    """H6.3: yellow in the Ruin, green in 1, blue in 10, red one building before the safe."""
    match, _ = h6_3()
    at = names(match, "at")
    assert (at["yellow"], at["green"], at["blue"]) == ("ruin", "1", "10")
    t = table(match)
    assert t.at[0] + 1 == t.safe
    assert match.setup.names["building"][t.safe] == "7"
    assert t.holder == ANNE


def test_h6_3_round() -> None:
    """H6.3, H4.3, H4.5, H4.6, H4.9: the whole round, fact by fact."""
    match, parts = h6_3()
    t = table(match)
    sizes = list(t.hand_size)

    # Anne chooses 1 point of a `1–3` and puts red on the safe; Marc and Herman announce; Herman starts.
    happened = events_of(match, parts[0])
    assert t.at[0] == t.safe
    assert t.triggers == 1
    said_yes = [event.args[0] for event in happened if event.kind == "answered" and event.args[1] == 1]
    assert sorted(said_yes) == [HERMAN, MARC]
    assert match.state.pending() == [HERMAN]

    # Herman: yellow to 10 and green to the Church.
    events_of(match, parts[1])
    at = names(match, "at")
    assert (at["yellow"], at["green"]) == ("10", "church")

    # Carl: blue and yellow into the Ruin; he gains nothing, having no die.
    assert match.state.pending() == [CARL]
    happened = events_of(match, parts[2])
    at = names(match, "at")
    assert (at["blue"], at["yellow"]) == ("ruin", "ruin")
    assert "card_gained" not in kinds(happened)
    assert t.hand_size[CARL] == sizes[CARL] - 1

    # Marc passes. Anne moves the safe to 4, which prevents the scoring.
    assert match.state.pending() == [MARC]
    events_of(match, parts[3])
    assert match.state.pending() == [ANNE]
    events_of(match, parts[4])
    assert match.setup.names["building"][t.safe] == "4"
    assert t.triggers == 0

    # Herman passes; Carl puts red to the safe, and a scoring is due again.
    assert match.state.pending() == [HERMAN]
    events_of(match, parts[5])
    assert match.state.pending() == [CARL]
    events_of(match, parts[6])
    assert t.at[0] == t.safe
    assert t.triggers == 1

    # Marc and Anne pass; Herman puts red into the Ruin, gains nothing, and no scoring is due.
    events_of(match, parts[7])
    assert match.state.pending() == [HERMAN]
    happened = events_of(match, parts[8])
    assert names(match, "at")["red"] == "ruin"
    assert "card_gained" not in kinds(happened)
    assert t.triggers == 0

    # Carl, Marc and Anne pass; Herman, who had passed before, plays again: blue and yellow to the Church.
    events_of(match, parts[9])
    assert match.state.pending() == [HERMAN]
    events_of(match, parts[10])
    at = names(match, "at")
    assert (at["blue"], at["yellow"]) == ("church", "church")

    # All pass, Herman last: no scoring, and the die goes to Herman.
    assert match.state.pending() == [CARL]
    happened = events_of(match, parts[11])
    assert kinds(happened) == ["go_ended"] * 4
    assert [event.args for event in happened] == [[CARL, 0], [MARC, 0], [ANNE, 0], [HERMAN, 0]]
    assert t.holder == HERMAN
    assert match.chance_is_next
    assert set(t.stone) == {0}


def test_h6_3_end() -> None:
    """H6.3: red in the Ruin; yellow, green and blue in the Church; the safe in 4."""
    match = example("h6_3_top_secret_round").play()
    at = names(match, "at")
    assert at["red"] == "ruin"
    assert [at[agent] for agent in ("yellow", "green", "blue")] == ["church"] * 3
    assert match.setup.names["building"][table(match).safe] == "4"


def test_h6_3_ends_with_the_fourth_pass() -> None:
    """H4.6: as many passes in a row as there are players, the player of the last card included; not one fewer."""
    match, parts = h6_3()
    play_moves(match, "\n".join(parts[:11]))
    play_moves(match, "3. pass 4. pass 1. pass")
    assert table(match).in_round
    assert match.state.pending() == [HERMAN]


@pytest.mark.parametrize(("name", "scores"), [("h6_4_into_the_safe", True), ("h6_4_past_the_safe", False)])
def test_h6_4_into_and_past(name: str, scores: bool) -> None:
    """H6.4: green put into the safe's building: scoring; green passing it: none."""
    match = example(name).match()
    happened = events_of(match, example(name).line)
    moved = [event.args for event in happened if event.kind == "moved"]
    assert table(match).safe in [building for _, _, _, building in moved]
    assert ("scoring" in kinds(happened)) == scores
    assert names(match, "stone")["green"] == (7 if scores else 0)


def test_h6_5_six_agents_or_one() -> None:
    """H6.5: a 6 may also be six agents 1 each, or one agent 6."""
    six = names(example("h6_5_six_agents").play(), "at")
    assert sorted(map(str, six.values())) == ["1"] * 6 + ["church"]
    one = names(example("h6_5_one_agent").play(), "at")
    assert sorted(map(str, one.values())) == ["6"] + ["church"] * 6


def test_h6_6_five_players() -> None:
    """H6.6: 7 agents, 5 identities, 2 bystanders."""
    match = example("h6_6_five_players").match()
    owners = list(names(match, "owner").values())
    assert len(owners) == 7
    assert owners.count("bystander") == 2
    assert sorted(str(owner) for owner in owners if owner != "bystander") == ["1", "2", "3", "4", "5"]
    assert match.chance_is_next


def test_h6_7_four_points_and_an_entry() -> None:
    """H6.7: an agent in 4: +4. A dossier entry: Bucci (green) is led by Anne."""
    scenario = example("h6_7_dossier")
    match = scenario.match()
    assert (names(match, "at")["red"], names(match, "stone")["red"]) == ("4", 26)
    play_moves(match, scenario.line)
    assert names(match, "stone")["red"] == 30
    dossiers = names(match, "dossier")
    herman = dossiers["2"]
    assert isinstance(herman, dict)
    assert herman["green"] == "1"
    assert scenario.seats[0] == "Anne"
    assert names(match, "owner")["green"] == "1"  # so the entry is right
