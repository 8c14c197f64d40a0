"""Scenarios of Vienna: the worked examples V16.1 to V16.15, and which positions can be made by hand."""

from collections import Counter
from typing import Any

import pytest

from safehouse.core.errors import BadData
from safehouse.core.fields import values_of
from safehouse.core.game import Event
from safehouse.core.match import Match
from safehouse.core.play import rollout
from safehouse.core.reader import play_moves
from safehouse.core.rng import Rng
from safehouse.core.scenario import find_scenario, scenarios
from safehouse.core.shapes import to_names, to_numbers
from safehouse.games.vienna import ids
from safehouse.games.vienna.edit import round_begins
from safehouse.games.vienna.game import GAME
from safehouse.games.vienna.rules import Vienna
from tests.games.vienna.positions import CLASSIC
from tests.games.vienna.positions import options as offered
from tests.scenarios.test_worked_examples import events_of
from tests.scenarios.whole import check_names, check_scenario, check_views, match_of

INFOS = ("bottle", "pistol", "briefcase", "microfilm", "slide")
FIGURES = ("hamburg", "amsterdam", "new_york", "marrakesh")


def given(
    players: int = 2, version: str = "full", options: dict[str, str] | None = None, **more: Any
) -> dict[str, Any]:
    """A scenario in which seat 1 is about to draw; tiles, infos and missions are dealt in their order."""
    options = {**CLASSIC, "version": version, "start": "1", **(options or {})}
    setup = [f"tile:{info}" for info in INFOS for _ in range(8)]
    setup += [f"info:{info}" for info in INFOS[:players]]
    if options.get("flags") == "random":
        setup = [f"flag:{flag}" for flag in GAME.setup(2).names["flag"] for _ in range(6)] + setup
    if options.get("feld_agents") == "yes":
        setup += [f"colour:{figure}" for figure in FIGURES[:players]]
    if version == "full":
        setup += [f"mission:s-0{seat}" for seat in range(1, players + 1)]
        setup += [f"mission:{mission}" for mission in ("a-01", "a-02", "b-01", "b-02")]
    posted = f"{players}. walk:hofburg" if options.get("third_man") == "yes" else ""
    return {
        "name": "mine", "title": "Mine", "source": "a test", "game": "vienna", "players": players, "options": options,
        "setup": [*setup, "start:1"], "after": posted, **more,
    }  # fmt: skip


def table(match: Match) -> Vienna:
    assert isinstance(match.state, Vienna)
    return match.state


def check_whole(match: Match) -> None:
    """Nothing is lost, redact and sample work for everybody, and the game can be played to its end."""
    t = table(match)
    plan = t.plan
    places = Counter(t.where)
    assert places[ids.PILE] == t.pile_left
    assert places[ids.GONE] == ids.CARDS - plan.deck
    for seat in range(plan.players):
        assert places[ids.IN_HAND + seat] == t.held[seat]
        drawers = [card for card in t.drawer[seat * ids.SLOTS : (seat + 1) * ids.SLOTS] if card != ids.NONE]
        assert places[ids.IN_DRAWER + seat] == len(drawers)
        agents = t.agents[seat].bit_count() - (t.figure[seat] != ids.NONE) + t.supply[seat]
        assert agents == (5 + t.hired[seat] if plan.full else 6)
    assert sum(tile != ids.NONE for tile in t.tile) + sum(t.info) == ids.SQUARES + plan.players
    check_views(match)


# --- The worked examples ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", scenarios("vienna"))
def test_every_scenario_holds(name: str) -> None:
    check_scenario("vienna", name, check_whole)


def test_every_example_has_a_scenario() -> None:
    examples = [name.split("_")[1] for name in scenarios("vienna") if name.startswith("v16_")]
    assert set(examples) == {str(number) for number in range(1, 16)}


def happened(name: str) -> tuple[Vienna, list[Event]]:
    """The state at the end of an example, and all that happened on the way."""
    scenario = find_scenario("vienna", name)
    match = scenario.match()
    return table(match), events_of(match, scenario.line)


def told(name: str, kind: str) -> list[list[int]]:
    return [event.args for event in happened(name)[1] if event.kind == kind]


def test_v16_1_both_tiles_at_once() -> None:
    """V16.1: a pistol for 2 points and a briefcase for 3."""
    assert told("v16_1_two_squares", "points") == [[0, 2], [0, 3]]
    assert [args[2] for args in told("v16_1_two_squares", "took")] == [1, 2]


@pytest.mark.parametrize(("name", "points"), [("v16_3_starter_scoring", 60), ("v16_4_full_scoring", 56)])
def test_v16_3_v16_4_final_points(name: str, points: int) -> None:
    """V16.3, V16.4: what the final scoring adds, the last round's marker points left out."""
    state, events = happened(name)
    final = [event.args for event in events if event.kind == "final"]
    assert final[0] == [0, points, state.score[0]]


def test_v16_5_payday_is_a_choice() -> None:
    """V16.5: any of the six may go."""
    scenario = find_scenario("vienna", "v16_5_payday")
    match = scenario.match()
    play_moves(match, scenario.line.rsplit("\n", 1)[0])
    assert table(match).coins[0] == 0
    assert len(table(match).legal(0)) == 6


def test_v16_5_cash_box_first_the_extra_shilling() -> None:
    """V16.5, V10.5: one straight into the box, then of 3 two into it."""
    assert told("v16_5_cash_box", "money") == [[0, 0, 1], [0, 1, 2]]


def test_v16_6_three_players_three_bribes() -> None:
    """V16.6: as many different bribes as there are players."""
    assert [args[1:] for args in told("v16_6_card_131", "bribes")[-3:]] == [[1, 1], [3, 1], [4, 1]]


def test_v16_7_marrakesh_has_the_choice() -> None:
    """V16.7: from one position, staying and walking."""
    stays, walks = (find_scenario("vienna", f"v16_7_marrakesh_{way}") for way in ("stays", "walks"))
    assert (stays.changes, stays.moves) == (walks.changes, walks.moves)
    match = stays.match()
    play_moves(match, stays.line.removesuffix(" pass"))
    assert {"pass", "walk:josephinum"} <= set(offered(table(match)))


def test_v16_10_no_choice_of_drawer() -> None:
    """V16.10: with a drawer free, the like is replaced all the same."""
    match = find_scenario("vienna", "v16_10_same_ability").match()
    assert table(match).drawer[2] == ids.NONE
    play_moves(match, "*show")
    assert match.chance_is_next


def test_v16_12_the_last_round_is_played() -> None:
    """V16.12: after the round that reaches L comes exactly one more."""
    match = find_scenario("vienna", "v16_12_end_field").play()
    state = table(match)
    rollout(state, Rng(1))
    assert (state.arms, state.outcome().reason) == (1, "investigator")


def test_v16_13_accept_or_fulfil() -> None:
    """V16.13: both were possible, and only one is."""
    scenario = find_scenario("vienna", "v16_13_accept")
    match = scenario.match()
    play_moves(match, "*show *show 1. place:belvedere")
    assert offered(table(match)) == ["pass", "fulfil:b-01", "accept:a-01", "accept:b-06"]


def test_v16_15_b_20_is_not_offered() -> None:
    """V16.15: its infos are there, but the building is Austrian."""
    match = find_scenario("vienna", "v16_15_another_flag").play()
    state = table(match)
    assert offered(state) == ["pass", "fulfil:b-03"]
    b_20 = ids.FULFIL + state.plan.names["mission"].index("b-20")
    assert state.why_not(0, b_20) == ("V11.1", "another_flag")


# --- Positions made by hand ---------------------------------------------------------------------------------

FACE_DOWN = {"1": {"1": "001", "2": "002", "4": "003"}, "2": {"1": "004", "2": "005", "4": "006"}}
FELD = {"feld_agents": "yes", "figures": "deal"}
MARKERS = {"marker": {"bottle": 4, "pistol": 8}, "roof": "D"}


@pytest.mark.parametrize(
    "content",
    [
        given(version="starter", set={"arms": "2", "score": {"1": 40}, "bribe": {"2": {"wine": 7, "coffee": 0}}}),
        given(version="starter", set={"assigned": FACE_DOWN, "arms": "2"}),
        given(version="starter", set={"marker": {"slide": 20, "bottle": 12}, "roof": "H"}),
        given(version="starter", set={"marker": dict.fromkeys(INFOS, 20), "roof": "C"}),
        given(version="starter", set={"where": {"001": "discards", "090": "pile"}, "drawer": {"2": ["011", "026"]}}),
        given(version="starter", set={"tile": {"alser_strasse": "none"}, "info": {"1": {"bottle": 2}}}),
        given(
            version="starter",
            set={"tile": {"alser_strasse": "slide", "karlsplatz": "bottle"}, "agents": {"1": ["rathaus", "hofburg"]}},
        ),
        given(set={**MARKERS, "gear": {"1": ["telephone", "side_table"]}, "hired": {"1": 1, "2": 3}}),
        given(set={**MARKERS, "gear": {"1": ["cash_box"]}, "box": {"1": 12}, "coins": {"1": 0, "2": 9}}),
        given(set={**MARKERS, "gear": {"1": ["side_table"]}, "drawer": {"1": ["001", "011", "026", "131"]}}),
        given(set={"desk": {"1": ["b-20", "a-30"], "2": []}, "offer": ["a-03", "a-02", "b-25", "b-01"]}),
        given(set={"stack": {"a-17": "no", "b-03": "no", "s-01": "no"}, "desk": {"1": []}}),
        given(set={"drawer": {"2": ["127"]}, "hand": {"2": ["174", "001"]}}),
        given(options=FELD, set={"colour": {"1": "marrakesh", "2": "new_york"}, "figure_out": {"2": "yes"}}),
        given(options=FELD, set={"agents": {"1": ["rathaus", "hofburg"]}, "figure": {"1": "hofburg"}}),
        given(3, options={"third_man": "yes"}, set={"third": "staatsoper", "arms": "3"}),
        given(4, options={"flags": "random"}, set={"flag": {"rathaus": "ussr", "akademie": "usa"}}),
    ],
)  # fmt: skip
def test_edited_positions_are_whole(content: dict[str, Any]) -> None:
    match = match_of(content)
    check_whole(match)
    assert match.chance_is_next
    for name, wanted in content["set"].items():
        shown = to_names(match.setup, GAME.fields[name], values_of(match.state)[name])
        if not isinstance(wanted, dict):
            assert shown == wanted
            continue
        assert isinstance(shown, dict)
        for key, value in wanted.items():
            if isinstance(value, dict):
                assert value.items() <= shown[key].items()
            elif isinstance(value, list):
                assert sorted(word for word in shown[key] if word != "none") == sorted(value)
            else:
                assert shown[key] == value


def test_what_is_not_set_stays() -> None:
    """Only what is asked for changes, and what follows from it."""
    before = match_of(given())
    after = match_of(given(set={"agents": {"1": ["hofburg", "rathaus"]}}))
    changed = {name for name, value in values_of(after.state).items() if value != values_of(before.state)[name]}
    assert changed == {"agents", "supply"}


def test_cards_stay_known_unless_they_change() -> None:
    """What everybody knows of shufflings survives a change of points, and not one of cards."""
    match = match_of(given(4, "starter"))
    rng = Rng(2)
    while not (table(match).shuffles and round_begins(table(match))):
        assert match.state.pending()
        rollout(match.state, rng, 1)
    state = table(match)
    shapes = {name: GAME.fields[name] for name in ("score", "drawer")}
    kept = GAME.edit(state, {"score": to_numbers(state.setup, shapes["score"], {"1": 3}, "x")}, "x")
    assert values_of(kept) == {**values_of(state), "score": [3, *state.score[1:]]}
    bare = GAME.edit(state, {"drawer": to_numbers(state.setup, shapes["drawer"], {"1": []}, "x")}, "x")
    assert isinstance(bare, Vienna)
    assert (bare.shuffles, set(bare.edition)) == (0, {0})
    check_whole(Match(GAME, match.setup, bare))


def test_a_side_table_that_is_taken_away() -> None:
    """V4.1, V9.1: what lay on it would have no place."""
    base = table(match_of(given(set={
        **MARKERS, "gear": {"1": ["side_table"]}, "drawer": {"1": ["001", "011", "026", "131"]},
        "desk": {"1": ["s-01", "a-03", "a-04"]},
    })))  # fmt: skip
    with pytest.raises(BadData, match=r"x\.drawer\.1: 4 cards in 3 drawers \(V4\.1\)"):
        GAME.edit(base, {"gear": {0: []}}, "x")


def test_an_empty_pile_is_shuffled_anew() -> None:
    """V3.1: all cards discarded, and one is about to be drawn."""
    content = given(version="starter", set={"where": {f"{card:03}": "discards" for card in range(1, 91)}})
    match = match_of(content)
    assert (table(match).pile_left, table(match).shuffles) == (90, 1)
    check_whole(match)


def test_the_last_round_follows_from_roof_and_markers() -> None:
    """V8.1, V8.2: on the end field, or with all markers on their last field."""
    end = {"marker": {"slide": 20, "bottle": 12}, "roof": "H"}
    assert table(match_of(given(set=end))).ending
    assert not table(match_of(given(set={**end, "roof": "G"}))).ending
    assert table(match_of(given(set={"marker": dict.fromkeys(INFOS, 20)}))).ending


def test_start_missions_that_left_the_desk_were_fulfilled() -> None:
    """V9.1: everybody has had one S mission, so they do not go back to the stack."""
    state = table(match_of(given(set={"desk": {"1": [], "2": ["s-05"]}})))
    left = [state.plan.names["mission"][mission] for mission in range(5) if state.stack[mission]]
    assert left == ["s-02", "s-03", "s-04"]


TWO_PLAY = "there is no seat 3, 2 play"
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"arms": "3"}, f"arms: {TWO_PLAY}"),
    ({"arms": "Anne"}, "arms: there is no seat 'Anne'; there are 1, 2, 3, 4"),
    ({"roof": "I"}, "roof: I is not in A … H (V1.7)"),
    ({"roof": "Z"}, "roof: there is no roof 'Z'; there are A, B, "),
    ({"roof": "C", "marker": {"slide": 4}}, "roof: the investigator moved 2 times, the markers crossed 1 thresholds"),
    ({"marker": {"slide": 21}}, "marker.slide: 21 is not in 0 … 20 (V1.6)"),
    ({"marker": {"slide": -1}}, "marker.slide: -1 is not in 0 … 20 (V1.6)"),
    ({"marker": {"ink": 1}}, "marker: there is no info 'ink'; there are bottle, "),
    ({"tile": {"alser_strasse": "none"}}, "tile: of 1 kinds nine tiles are there, it must be 2 (V2.3)"),
    ({"tile": {"alser_strasse": "slide", "berggasse": "slide"}}, "tile: 7 bottle tiles on squares and with players"),
    ({"tile": {"graben": "slide"}}, "tile: there is no square 'graben'; there are alser_strasse, "),
    ({"info": {"1": {"bottle": 0}}}, "tile: of 1 kinds nine tiles are there, it must be 2 (V2.3)"),
    ({"info": {"1": {"bottle": 10}}}, "info.1.bottle: 10 is not in 0 … 9 (V1.2)"),
    ({"info": {"3": {"bottle": 1}}}, f"info: {TWO_PLAY}"),
    (
        {"info": {"1": {"bottle": 0}, "2": {"bottle": 1}}},
        "info.1: every seat has a tile from the start (V2.3)",
    ),
    (
        {"agents": {"2": ["rathaus", "josephinum"]}},
        "tile.alser_strasse: seat 2 has surrounded it and taken the tile (V6.4)",
    ),
    (
        {"agents": {"1": ["rathaus", "parlament", "hofburg", "urania", "stephansdom", "karlskirche"]}},
        "agents.1: 6 agents on the board, there are 5 (V9.1)",
    ),
    ({"agents": {"1": ["prater"]}}, "agents.1[0]: there is no building 'prater'; there are rathaus, "),
    ({"flag": {"rathaus": "usa"}}, "flag: the flags are as printed (V2.2)"),
    ({"third": "hofburg"}, "third: this game is without the third man (V14.1)"),
    ({"figure": {"1": "hofburg"}}, "figure: this game has no Feld agents (V15.1)"),
    ({"bribe": {"1": {"wine": -1}}}, "bribe.1.wine: -1 is not in 0 … 999 (V1.1)"),
    ({"bribe": {"1": {"tea": 1}}}, "bribe.1: there is no bribe 'tea'; there are chocolate, "),
    ({"score": {"1": -1}}, "score.1: -1 is not in 0 … 999 (V2.3)"),
    ({"coins": {"2": -1}}, "coins.2: -1 is not in 0 … 999 (V1.9)"),
    ({"box": {"1": 1}}, "box.1: seat 1 has no cash box (V10.2)"),
    ({"box": {"1": 13}}, "box.1: 13 is not in 0 … 12 (V10.2)"),
    ({"hired": {"1": 4}}, "hired.1: 4 is not in 0 … 3 (V10.2)"),
    ({"gear": {"1": ["map"]}}, "gear.1: 1 tiles and agents bought, but only 0 purchases are over (V10.1)"),
    ({**MARKERS, "gear": {"1": ["map", "seal"]}, "hired": {"1": 2}}, "gear.1: 4 tiles and agents bought, but only 3"),
    ({**MARKERS, "gear": {"1": ["agent"]}}, "gear.1: an agent is not a desk tile; give how many are hired"),
    ({"desk": {"1": ["s-01", "s-03"]}}, "desk.1: every seat gets one S mission (V9.1)"),
    ({"desk": {"1": ["a-03", "a-04", "a-05", "a-06"]}}, "desk.1: 4 missions on 3 fields (V9.1)"),
    ({"desk": {"1": ["a-01"]}}, "desk: a-01 occurs twice (V1.9)"),
    ({"desk": {"1": ["s-02"]}}, "desk: s-02 occurs twice (V1.9)"),
    ({"desk": {"1": ["c-01"]}}, "desk.1[0]: there is no mission 'c-01'; there are s-01, "),
    ({"offer": ["a-01", "a-02", "b-01"]}, "offer: two A and two B missions are on offer while there are any (V11.2)"),
    ({"offer": ["a-01", "a-02", "a-03", "b-01"]}, "offer: three missions of one stack, there are two of each (V9.1)"),
    ({"offer": ["s-05", "a-02", "b-03", "b-01"]}, "offer: s-05 is never on offer (V9.1)"),
    ({"stack": {"a-01": "yes"}}, "stack.a-01: it is on a desk or on offer (V9.1)"),
    ({"stack": {"a-03": 2}}, "stack.a-03: it is yes or no"),
    ({"stack": {"s-03": "no"}}, "stack: 3 S missions have left it, it must be one for each of 2 (V9.1)"),
    ({"drawer": {"1": ["001", "011", "026", "131"]}}, "drawer.1: 4 cards in 3 drawers (V4.1)"),
    ({"drawer": {"1": ["086", "090"]}}, "drawer.1: 090 has the ability of 086 (V4.2)"),
    ({"drawer": {"1": ["001"], "2": ["001"]}}, "drawer: 001 occurs twice (V1.8)"),
    ({"drawer": {"1": ["176"]}}, "drawer.1[0]: there is no card '176'; there are 001, "),
    ({"hand": {"1": ["001", "002"]}}, "hand.1: cards drawn before the round, but none of 126–130 lies in a drawer"),
    (
        {"hand": {"1": ["001"]}, "drawer": {"1": ["126"]}},
        "hand.1: 1 cards, but none or two were drawn before the round",
    ),
    (
        {"where": {"001": "hand_1"}},
        "where.001: only a card that is nowhere else may be put on the pile or the discards",
    ),
    ({"where": {"001": "discards"}, "drawer": {"1": ["001"]}}, "where.001: only a card that is nowhere else may be"),
    ({"assigned": {"1": FACE_DOWN["1"]}}, "assigned: give a card for actions 1, 2 and 4 of every seat, or none (V3.1)"),
    ({"assigned": {**FACE_DOWN, "2": {"1": "004", "2": "005"}}}, "assigned: give a card for actions 1, 2 and 4"),
    ({"assigned": {**FACE_DOWN, "2": FACE_DOWN["1"]}}, "assigned: 001 occurs twice (V1.8)"),
    (
        {"assigned": FACE_DOWN, "drawer": {"1": ["126"]}, "hand": {"1": ["010", "011"]}},
        "assigned: what was not assigned has been discarded, so no hand is left (V3.6)",
    ),
    ({"supply": {"1": 3}}, "supply: this follows from the rest; what can be set is arms, roof, marker, "),
    ({"ending": "yes"}, "ending: this follows from the rest; what can be set is arms, "),
]
REFUSED_ELSEWHERE: list[tuple[dict[str, Any], str]] = [
    (given(version="starter", set={"coins": {"1": 1}}), "coins: the starter version has neither money nor missions"),
    (given(version="starter", set={"desk": {"1": []}}), "desk: the starter version has neither money nor missions"),
    (given(version="starter", set={"drawer": {"1": ["131"]}}), "drawer: card 131 belongs to the full version (V1.8)"),
    (given(version="starter", set={"where": {"131": "pile"}}), "where.131: only a card that is nowhere else may be"),
    (given(options={"third_man": "yes"}, set={"third": "akademie"}), "third: must be on the board, not on a grey"),
    (given(options={"third_man": "yes"}, set={"third": "none"}), "third: must be on the board, not on a grey"),
    (given(options={"flags": "random"}, set={"flag": {"rathaus": "ussr"}}), "flag: 5 of usa, there must be 6 (V1.3)"),
    (given(options={"flags": "random"}, set={"flag": {"rathaus": "none"}}), "flag: 5 of usa, there must be 6 (V1.3)"),
    (given(options=FELD, set={"colour": {"1": "amsterdam"}}), "colour: amsterdam occurs twice (V15.1)"),
    (given(options=FELD, set={"colour": {"1": "none"}}), "colour.1: every seat has a Feld agent (V15.1)"),
    (given(options=FELD, set={"figure": {"1": "hofburg"}}), "figure.1: its building must have an agent of its player"),
    (
        given(options=FELD, set={"agents": {"1": ["hofburg"]}, "figure": {"1": "hofburg"}, "figure_out": {"1": "no"}}),
        "figure_out.1: the Feld agent is on the board (V15.1)",
    ),
    (given(options=FELD, set={"figure_out": {"1": 2}}), "figure_out.1: it is yes or no"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("content", "message"), [*((given(set=changes), message) for changes, message in REFUSED), *REFUSED_ELSEWHERE]
)
def test_impossible_positions(content: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData) as caught:
        match_of(content)
    assert str(caught.value).startswith(f"scenario, set.{message}")


def test_only_when_a_round_begins() -> None:
    for moves, phase in (("*card:001", "drawing"), (None, "dealing_tiles")):
        content = given(set={"score": {"1": 3}})
        if moves is None:
            content["setup"] = content["setup"][:5]
        else:
            content["after"] = moves
        with pytest.raises(BadData, match=f"set: a position is changed when a round begins, .*, not in {phase}"):
            match_of(content)


def test_every_field_has_its_names_both_ways() -> None:
    """Names and numbers of every field agree, in all positions of a game."""
    rng = Rng(8)
    state = GAME.first_state(GAME.setup(3, {"third_man": "yes", "feld_agents": "yes", "flags": "random"}))
    seen = 0
    while state.pending():
        rollout(state, rng, 23)
        seen += 1
        check_names(GAME, state)
    assert seen > 20
