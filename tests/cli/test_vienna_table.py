"""Vienna in the terminal: codes and names, what happened in plain words, nobody's cards on another's screen."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise, product

import pytest

from safehouse.bots.base import find_bot
from safehouse.cli.screen import screen_for
from safehouse.cli.table import Leave
from safehouse.core.draft import Draft
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, SPECTATOR, Event, GameState
from safehouse.core.match import Match
from safehouse.core.play import rollout
from safehouse.core.rng import Rng
from safehouse.games.vienna import describe, describe_things, ids
from safehouse.games.vienna.describe_things import state_of
from safehouse.games.vienna.game import GAME
from safehouse.games.vienna.rules import Vienna
from safehouse.games.vienna.screen import ViennaScreen
from safehouse.games.vienna.screen_plan import chart_of, layout
from safehouse.messages import COMMON, LANGUAGES, Catalogue, words_of
from tests.cli.test_table import Recorder, Watched, lines
from tests.daily import daily
from tests.games.vienna.positions import bribes, card_with, deal, drawers, infos, name, stand, table, to_action_three

NAMES = ["Anne", "Herman", "Carl", "Marc"]
SMALL, LARGE = (80, 24), (100, 40)
EVERYTHING = {"version": "full", "third_man": "yes", "feld_agents": "yes"}


def words(lang: str = "en") -> Catalogue:
    return Catalogue(lang, [COMMON, words_of(GAME)], NAMES)


def at_table(state: GameState, terminal: Recorder, bots: Sequence[int] = (), lang: str = "en") -> Watched:
    screen = screen_for(GAME, lang, NAMES[: int(state.setup.players)])
    assert isinstance(screen, ViennaScreen)
    screen.bots = list(bots)
    seated = {seat: find_bot("vienna", "random", Rng(5)) for seat in bots}
    return Watched(Match(GAME, state.setup, state), screen, terminal, seated, Rng(4))


def answers(state: GameState, *typed: str, seat: int = 0, size: tuple[int, int] = SMALL) -> tuple[list[str], str]:
    """What a seat has decided after these lines, or how far it has come, and the last screen."""
    terminal = Recorder(lines(*typed), size)
    tabletop = at_table(state, terminal)
    try:
        row = tabletop.decide(seat)
    except Leave:
        row = tabletop.asking.row
    return [GAME.space.text(state.setup, action) for action in row], terminal.text


def building(state: Vienna, word: str) -> int:
    return name(state, "building", word)


def told(state: Vienna, *moves: str, observer: int = SPECTATOR) -> list[str]:
    """Do these things and return what is said of them."""
    events: list[Event] = []
    state.events = events
    for word in moves:
        action = GAME.space.parse(state.plan, word)
        assert action is not None, word
        seat = state.pending()[0]
        assert seat == CHANCE or action in state.legal(seat), word
        state.apply(seat, action)
    state.events = None
    return [words().sentence(one) for one, _ in describe.story(state.plan, events, observer)]


# --- Choosing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", [["1 2 3", ""], ["1", "2", "3", ""], ["001 2 003", ""], ["2", "u", "1 2 3", ""]])
def test_cards_keep_their_numbers_while_they_are_assigned(typed: list[str]) -> None:
    state = table()
    while state.phase == ids.DRAWING:
        state.apply(CHANCE, state.chance()[0][0])
    row, _ = answers(state, *typed)
    assert row == ["assign:001", "assign:002", "assign:003"]


@pytest.mark.parametrize("word", ["sta", "Staatsoper", "staats", "staatsoper"])
def test_a_building_by_its_code_and_its_name(word: str) -> None:
    state = table(2, "full")
    to_action_three(state)
    bribes(state, 0, coffee=2)
    row, screen = answers(state, word)
    assert row == ["place:staatsoper"]
    assert "Anne pays 2 coffee and places an agent on Staatsoper (from: the supply)" in " ".join(screen.split())


def test_a_name_that_fits_several_buildings() -> None:
    state = table(2, "full")
    to_action_three(state)
    bribes(state, 0, wine=2, magazine=2, tobacco=2)
    row, screen = answers(state, "palais")
    assert row == []
    assert "matches several" in screen


@pytest.mark.parametrize(("word", "action"), [("wi", "take:wine"), ("To", "take:tobacco"), ("s", "earn")])
def test_bribes_and_money_in_place_of_an_agent(word: str, action: str) -> None:
    state = table(2, "full")
    to_action_three(state)
    row, _ = answers(state, word, "")
    assert row == [action]


@pytest.mark.parametrize(
    ("typed", "part"),
    [
        ("hofburg", "You already have an agent there."),
        ("? staatsoper", "You don't have the bribes for this building."),
        ("s", "Only the full version has money."),
        ("xyzzy", "“xyzzy” is not an option."),
    ],
)
def test_refusals_are_one_clear_sentence(typed: str, part: str) -> None:
    state = table()
    to_action_three(state)
    bribes(state, 0)
    stand(state, 0, [building(state, "hofburg")])
    row, screen = answers(state, typed)
    assert row == []
    assert part in " ".join(screen.split())


def test_simple_picks_are_not_confirmed() -> None:
    """A drawer is chosen by one line; what costs something waits for Enter."""
    state = table()
    drawers(state, 0, 11)
    deal(state, {0: (1, 2, 3)})
    state.apply(CHANCE, ids.SHOW)
    assert state.phase == ids.STORING
    row, _ = answers(state, "2")
    assert row == ["drawer:2"]


# --- Words -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_and_mission_is_told_whole(lang: str) -> None:
    setup = GAME.setup(4, EVERYTHING)
    said = words(lang)
    plan = describe_things.plan_of(setup)
    for text in (describe_things.ability_text, describe_things.ability_brief):
        texts = [said.sentence(text(setup, card)) for card in range(ids.CARDS)]
        kinds = {(plan.ability[card], plan.x[card]): texts[card] for card in range(ids.CARDS)}
        assert len(set(texts)) == len(set(kinds.values())) == len(kinds)
        assert not any("{" in text for text in texts)
    missions = [said.sentence(describe_things.mission_text(setup, mission)) for mission in range(ids.MISSIONS)]
    assert len(set(missions)) == ids.MISSIONS
    assert not any("{" in text for text in missions)


def test_texts_of_cards_and_missions() -> None:
    setup, said = GAME.setup(4), words()
    assert said.sentence(describe_things.ability_text(setup, 140)) == (
        "For each pistol taken in action III: advance the pistol marker 2 spaces."
    )
    assert said.sentence(describe_things.ability_brief(setup, 140)) == "III take pistol: its marker +2"
    mission = setup.names["mission"].index("a-16")
    assert said.sentence(describe_things.mission_text(setup, mission)) == (
        "A-16 France (agents on 1 religion and 2 nobility: 4 shillings and 2 points)"
    )


def test_a_placement_with_abilities_and_missions_in_its_order() -> None:
    """V6.5: paid, put, tiles with their points, abilities, then missions with their rewards."""
    state = table(2, "full")
    colour = card_with(state, 26, 30, "coffee", "bribe")
    flag = card_with(state, 61, 65, "usa", "flag")
    drawers(state, 0, colour, flag)
    to_action_three(state, (174, 1, 2))
    bribes(state, 0, coffee=2, tobacco=1)
    infos(state, 0, slide=2, bottle=1)
    stand(state, 0, [building(state, "technische_hochschule"), building(state, "akademie")])
    square = name(state, "square", "karlsplatz")
    state.tile[square] = name(state, "info", "pistol")
    state.desk[0] = name(state, "mission", "b-01")
    sentences = told(state, "place:staatsoper", "from:supply", "fire:marker", "mark:slide", "gift:wine", "fulfil:b-01")
    assert sentences == [
        "Action III: Anne pays 2 coffee and places an agent on Staatsoper (from: the supply).",
        "Anne takes an info tile at Karlsplatz: pistol, 2 points.",
        "Abilities give Anne 3 points.",
        "Ability: Anne advances the slide marker to space 2 (worth 1) and gets 2 points.",
        "Abilities give Anne 1 wine.",
        "Anne fulfils B-01 USA and gets 1 point and 4 shillings.",
    ]


def test_a_turn_from_its_first_card_to_its_last() -> None:
    state = table()
    drawers(state, 0, 11)
    deal(state, {0: (1, 2, 3)})
    infos(state, 0)
    bribe = words().sentence(describe_things.bribes(state.plan.bribe_of[1], 1))
    info = words().sentence(describe_things.info_name(state.plan.info_of[2]))
    sentences = told(state, "show", "drawer:1", "show", "take:wine", "show")
    assert sentences[0].startswith("Action I: Anne puts a card into drawer 1, replacing “II wine: 2 points”: ")
    assert sentences[1:4] == [
        f"Action II: Anne gets {bribe}.",
        "Action III: Anne places no agent and takes 2 wine.",
        f"Action IV: Anne advances the {info} marker to space 2 (worth 1).",
    ]
    assert sentences[4] == "— Herman —"


def test_what_one_draws_the_others_only_count() -> None:
    state = table()
    events: list[Event] = []
    state.events = events
    while state.phase == ids.DRAWING:
        state.apply(CHANCE, state.chance()[0][0])
    mine, theirs = (
        [words().sentence(one) for one, _ in describe.story(state.plan, events, seat)] for seat in (0, SPECTATOR)
    )
    assert mine[0].startswith("Anne, you draw chocolate/flask (II coffee: +1 coffee), ")
    assert mine[1] == "Cards drawn: Herman 3."
    assert theirs == ["Cards drawn: Anne 3 and Herman 3."]


@pytest.mark.parametrize(
    ("events", "sentence"),
    [
        ([Event("bought", [0, 1]), Event("paid", [0, 1]), Event("paid", [0, 5])],
         "Anne buys: telephone, for 1 wine and 1 shilling."),
        ([Event("paid", [1, 0]), *[Event("paid", [1, 5])] * 3], "Herman pays 1 chocolate and 3 shillings."),
        ([Event("removed", [0, 0]), Event("removed", [0, 1])],
         "Anne takes agents back into the supply: Rathaus and Parlament."),
        ([Event("took", [0, 0, 1]), Event("points", [0, 1])],
         "Anne takes an info tile at Alser Straße with the third man's help: pistol, 1 point."),
        ([Event("placed", [0, 0, ids.FIGURE]), Event("figure", [0, 0])],
         "Action III: Anne places the Feld agent on Rathaus (from: the supply)."),
        ([Event("figure", [0, 3])], "Anne's Feld agent walks to Bundeskanzleramt."),
        ([Event("fulfilled", [0, 5]), Event("points", [0, 3]), Event("money", [0, 0, 1]), Event("money", [0, 1, 2])],
         "Anne fulfils A-01 USA and gets 3 points, 1 shilling into the cash box, 1 shilling and 2 shillings into the "
         "cash box."),
        ([Event("investigator", [3])],
         "A threshold is crossed: the investigator moves to D; this round ends with a purchase."),
        ([Event("investigator", [11])],
         "A threshold is crossed: the investigator moves to L, the end space; one more round follows this one."),
    ],
)  # fmt: skip
def test_events_that_belong_together_are_one_sentence(events: list[Event], sentence: str) -> None:
    setup = GAME.setup(4, EVERYTHING)
    assert [words().sentence(one) for one, _ in describe.story(setup, events, SPECTATOR)] == [sentence]


@pytest.mark.parametrize("options", [{"version": "starter"}, EVERYTHING])
def test_the_final_scoring_adds_up(options: dict[str, str]) -> None:
    """V8.3, V12.2: the lines before the last sum up to it, and the last is the score."""
    rng = Rng(8)
    for players in (2, 3, 4):
        state = GAME.first_state(GAME.setup(players, options))
        rollout(state, rng)
        for seat, score in enumerate(state.outcome().scores):
            points = [arguments["points"][1]["number"] for _, arguments in describe.final_lines(state, seat)]
            assert sum(points[:-1]) == points[-1] == score


# --- Secrets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_at_one_keyboard_nobody_sees_anothers_cards(size: tuple[int, int]) -> None:
    terminal = Recorder(lines(), size)
    tabletop = at_table(GAME.first_state(GAME.setup(3, EVERYTHING)), terminal)
    asked: list[int] = []
    rng = Rng(5)

    def answered(screen: str) -> str | None:
        state = state_of(tabletop.match.state)
        if "Pass the keyboard" in screen:
            assert len(screen.splitlines()) == 1
            asked.append(-1)
            return ""
        seat = tabletop.asking.seat
        asked.append(seat)
        for other in range(3):
            hidden = [*state.hand[other * ids.HAND : (other + 1) * ids.HAND]]
            hidden += state.assigned[other * ids.ACTIONS : (other + 1) * ids.ACTIONS]
            if other != seat:
                assert not any(f"{card + 1:03}" in screen for card in hidden if card >= 0)
        return tabletop.some_answer(screen, rng) if len(asked) < 250 else None

    terminal.answer = answered
    with pytest.raises(Leave):
        tabletop.play()
    assert len(asked) >= 250
    for one, other in pairwise(asked):
        assert one == other or -1 in (one, other)


def drawn(state: GameState, seat: int, size: tuple[int, int]) -> str:
    terminal = Recorder(lines("?", "l", "1"), size)
    with suppress(Leave):
        at_table(state, terminal).decide(seat)
    return "\n".join(terminal.screens)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_screen_is_a_function_of_what_the_seat_knows(size: tuple[int, int]) -> None:
    """Draw the same decision in two worlds that the seat cannot tell apart: the same bytes."""
    rng = Rng(11)
    setup = GAME.setup(4, EVERYTHING)
    compared = 0
    for number in range(8):
        state = GAME.first_state(setup)
        rollout(state, rng, 80 + 45 * number)
        for seat in [seat for seat in state.pending() if seat != CHANCE]:
            world = state.redact(seat).sample(rng)
            assert drawn(state, seat, size) == drawn(world, seat, size)
            compared += values_of(world) != values_of(state)
    assert compared > 3


# --- The board ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [8, 10])
@pytest.mark.parametrize("size", [(99, 14), (99, 20), (159, 30)])
def test_nothing_is_drawn_upon_another(width: int, size: tuple[int, int]) -> None:
    houses, squares = layout(GAME.shipped_file("board", "balanced"), width, size)
    assert (len(houses), len(squares)) == (ids.BUILDINGS, ids.SQUARES)
    places = [*houses, *squares]
    for number, place in enumerate(places):
        assert 0 <= place.x <= size[0] - place.width
        assert 0 <= place.y <= size[1] - place.height
        assert not any(place.touches(other) for other in places[:number])


@pytest.mark.parametrize("size", [SMALL, LARGE, (160, 50)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_building_with_its_price_and_agents(size: tuple[int, int], lang: str) -> None:
    state = table(2, "full")
    to_action_three(state)
    bribes(state, 0, coffee=2)
    stand(state, 1, [building(state, "staatsoper")])
    screen = screen_for(GAME, lang, NAMES[:2])
    board = "\n".join(str(part) for part in screen.board(state.redact(0), 0, *size))
    codes = chart_of(state.plan.files["board"]).codes
    assert all(f"{code} " in board for code in codes)
    assert board.count("×2") == 6
    assert "×2▲" in board


@pytest.mark.parametrize("size", [SMALL, LARGE, (160, 50)])
def test_everything_fits(size: tuple[int, int]) -> None:
    """No line is wider than the screen; a table of four needs no scrolling."""
    rng = Rng(2)
    phases: set[int] = set()
    for number in range(60):
        state = GAME.first_state(GAME.setup(4, EVERYTHING))
        rollout(state, rng, 60 + 9 * number)
        for seat in [seat for seat in state.pending() if seat != CHANCE][:1]:
            phases.add(state_of(state).phase)
            terminal = Recorder(lines(), size)
            with pytest.raises(Leave):
                at_table(state, terminal).decide(seat)
            shown = terminal.text.splitlines()
            assert max(len(line.rstrip()) for line in shown) <= size[0]
            assert len(shown) <= size[1], terminal.text
    assert phases >= {ids.ASSIGNING, ids.ACTING}


VERSIONS = {"starter": {"version": "starter"}, "everything": EVERYTHING}
# Each day everything in every language, and the starter version in English.
WAYS = daily(product(VERSIONS, LANGUAGES), lambda version, lang: version == "everything" or lang == "en")


@pytest.mark.parametrize(("version", "lang"), WAYS)
def test_a_game_to_its_end(version: str, lang: str) -> None:
    """One person who takes the last option and one bot; nothing is left unsaid."""
    terminal = Recorder(lines(), LARGE if lang == "en" else SMALL)
    tabletop = at_table(GAME.first_state(GAME.setup(2, VERSIONS[version])), terminal, bots=[1], lang=lang)

    def last(screen: str) -> str:
        assert "{" not in screen
        asking: Draft | None = getattr(tabletop, "asking", None)
        if asking is None or asking.complete:
            return ""
        return tabletop.screen.choices(asking)[-1].key

    terminal.answer = last
    tabletop.play()
    assert tabletop.match.over
    total = describe.final_lines(tabletop.match.state, 0)[-1]
    assert tabletop.words.sentence(total) in terminal.text


def test_a_spectators_board_shows_no_hidden_cards() -> None:
    """The end of a game is drawn from the true state: the board itself keeps what lies face down."""
    state = table(2, "full")
    deal(state, {0: (170, 171, 172)})
    screen = screen_for(GAME, "en", NAMES[:2])
    for size in (SMALL, LARGE):
        spectator, own = ("\n".join(str(part) for part in screen.board(state, seat, *size)) for seat in (SPECTATOR, 0))
        assert not any(card in spectator for card in ("170", "171", "172"))
        assert size == SMALL or all(card in own for card in ("170", "171", "172"))
