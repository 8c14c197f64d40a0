"""H2.3, H4.1, H4.10, H5.1, H5.5: what a seat knows, the worlds it cannot tell apart, and the numbers for learners."""

import pickle
from collections import Counter
from itertools import permutations, product
from math import comb

import pytest

from safehouse.core.batch import features_of
from safehouse.core.features import feature_count
from safehouse.core.fields import MARKS, field_names, values_of
from safehouse.core.game import CHANCE, HIDDEN, SPECTATOR, UNKNOWN
from safehouse.core.rng import Rng
from safehouse.games.heimlich.ids import AGENTS, BLANK, BYSTANDER, OUT
from safehouse.games.heimlich.meta import COLOURS
from safehouse.games.heimlich.rules import DECISIONS, Heimlich
from tests.games.heimlich.positions import (
    CARDS,
    GAME,
    action,
    answer,
    chance,
    do,
    finish,
    hand,
    in_round,
    new_game,
    options,
    outcomes,
    owners,
    pass_all,
    question,
    table,
    turn,
)

SIX = COLOURS[:6]


def sampled(state: Heimlich, observer: int, tries: int) -> list[Heimlich]:
    rng = Rng(3)
    view = state.redact(observer)
    before = values_of(view)
    worlds = [view.sample(rng) for _ in range(tries)]
    assert values_of(view) == before
    for world in worlds[:20]:
        assert values_of(world.redact(observer)) == values_of(view)
    return worlds


def evenly(counts: Counter, cases: int, tries: int) -> None:
    """Every case comes up, and none far more often than the others: five standard deviations at most."""
    assert len(counts) == cases
    mean = tries / cases
    assert all(abs(count - mean) <= 5 * mean**0.5 for count in counts.values()), counts


# --- fields --------------------------------------------------------------------------------------------------


def test_every_field_has_a_mark() -> None:
    assert set(Heimlich.FIELDS) == field_names(Heimlich) - {"plan"}
    assert set(Heimlich.FIELDS.values()) <= set(MARKS)


# --- sampled owners ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dossier", [False, True])
def test_h2_3_unseen_identities_are_equally_likely(dossier: bool) -> None:
    """H2.3: with two players a seat that owns red sees four places for the other identity."""
    state = table(2, dossier=dossier)
    tries = 1600
    worlds = [tuple(world.owner) for world in sampled(state, 0, tries)]
    evenly(Counter(worlds), 4, tries)
    for owner in worlds:
        assert (owner[0], owner.count(1), owner.count(BYSTANDER), owner.count(OUT)) == (0, 1, 3, 2)
    evenly(Counter(tuple(world.owner) for world in sampled(state, SPECTATOR, 4000)), 20, 4000)


def test_h4_10_second_identities_are_counted() -> None:
    """H4.10: everybody knows how many cards a player has: seat 1 has two of the five that seat 0 does not own."""
    state = table(3, "top_secret", owners={"red": 0, "orange": 1, "yellow": 2, "green": 1})
    tries = 3000
    worlds = Counter(tuple(world.owner) for world in sampled(state, 0, tries))
    evenly(worlds, comb(5, 2) * 3, tries)
    for owner in worlds:
        assert (owner.count(0), owner.count(1), owner.count(2), owner.count(BYSTANDER)) == (1, 2, 1, 2)


def test_h2_3_while_identities_are_dealt() -> None:
    """H2.3: who has no card yet has none in a sampled world either."""
    state = new_game(3, colours="+".join(SIX), start="1")
    for step in range(3):
        for observer in (SPECTATOR, 0, 1, 2):
            for world in sampled(state, observer, 30):
                held = [world.owner.count(seat) for seat in range(3)]
                assert held == [1 if seat < step else 0 for seat in range(3)]
                assert world.owner[6] == OUT
                assert world.drawer == step
        chance(state, f"identity:{SIX[step + 2]}")


def test_h2_1_before_the_colours_are_drawn() -> None:
    """H2.1, H2.4: before anything is dealt there is nothing to imagine."""
    state = new_game(2)
    assert values_of(sampled(state, 0, 1)[0]) == values_of(state)
    chance(state, "left_out:3")
    (world,) = sampled(state, 0, 1)
    assert outcomes(world) == outcomes(state)


def test_h3_7_at_the_end_everything_is_known() -> None:
    """H3.7: nothing is left to imagine about identities; hands stay hidden."""
    state = table(3, "top_secret", hands=[["swap"], ["two_back"], []], turn=499)
    turn(state, 0, "2", "move:red", "move:red")
    answer(state, [])
    finish(state)
    for world in sampled(state, 0, 30):
        assert world.owner == state.owner
        assert hand(world, 0) == ["swap"]
    assert len({tuple(hand(world, 1)) for world in sampled(state, 0, 200)}) == 14
    basic = table(3, turn=499)
    turn(basic, 0, "2", "move:red", "move:red")
    finish(basic)
    assert values_of(sampled(basic, 1, 1)[0]) == values_of(basic)


# --- sampled dossiers ----------------------------------------------------------------------------------------


def test_h5_5_unseen_dossiers_are_any_that_could_be_written() -> None:
    """H5.5: entries for all agents but the own ones, never oneself; all of them come up."""
    state = table(2, dossier=True, at={"red": "5"}, stones={"red": 25})
    turn(state, 0, "2", "move:red", "move:red")
    for seat, own in ((0, "red"), (1, "orange")):
        do(state, seat, *[f"entry:{agent}:bystander" for agent in COLOURS[:5] if agent != own])
    tries = 2000
    rows: Counter[tuple[int, ...]] = Counter()
    for world in sampled(state, 0, tries):
        assert world.dossier[:AGENTS] == state.dossier[:AGENTS]
        row = world.dossier[AGENTS:]
        theirs = [agent for agent in range(AGENTS) if world.owner[agent] == 1]
        assert [agent for agent in range(AGENTS) if row[agent] == BLANK] == sorted([*theirs, 5, 6])
        assert {entry for entry in row if entry != BLANK} <= {0, BYSTANDER}
        rows[tuple(row)] += 1
    evenly(rows, 4 * 2**4, tries)


def test_h5_5_a_second_identity_taken_later_was_entered_then() -> None:
    """H5.2, H4.10: seat 1 owned one agent when he wrote and owns two now: any of them may be the first."""
    state = in_round([1], dossier=True, hands=[[], ["second_identity", "advance_two_stones"], []], stones={"red": 26})
    do(state, 1, "play:advance_two_stones", "stone:red", "stone:blue")
    for seat, own in enumerate(("red", "orange", "yellow")):
        do(state, seat, *[f"entry:{agent}:bystander" for agent in SIX if agent != own])
    do(state, 1, "play:second_identity")
    chance(state, "second:green")
    blanks: Counter[int] = Counter()
    for world in sampled(state, 0, 600):
        row = world.dossier[AGENTS : 2 * AGENTS]
        (blank,) = [agent for agent in range(6) if row[agent] == BLANK]
        mine = [agent for agent in range(6) if world.owner[agent] == 1]
        assert len(mine) == 2
        blanks[mine.index(blank)] += 1
    evenly(blanks, 2, 600)


def test_h5_1_before_they_are_filed_dossiers_are_blank_in_sampled_worlds() -> None:
    """H5.1: what others have sealed is unanswered."""
    state = table(2, dossier=True, at={"red": "5"}, stones={"red": 25})
    turn(state, 0, "2", "move:red", "move:red")
    do(state, 1, *[f"entry:{agent}:1" for agent in ("red", "yellow", "green", "blue")])
    for world in sampled(state, 0, 20):
        assert world.dossier == [BLANK] * 14
        assert list(world.pending()) == [0, 1]


# --- sampled hands -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rulings", ["1", "2"])
def test_h4_1_sampled_hands_have_the_right_frequencies(rulings: str) -> None:
    """H4.1: two of one kind are twice as likely as one of another; the pile keeps the rest."""
    hands = [["swap"], ["two_back"]]
    state = table(2, "top_secret", hands=hands, pile=["two_back", "join_agent"], rulings=rulings)
    tries = 3000
    counts = Counter(hand(world, 1)[0] for world in sampled(state, 0, tries))
    assert set(counts) == {"two_back", "join_agent"}
    assert abs(counts["two_back"] - 2000) < 150
    for world in sampled(state, 0, 50):
        assert sorted(
            [*hand(world, 1), *[card for kind, card in enumerate(CARDS) for _ in range(world.pile[kind])]]
        ) == [
            "join_agent",
            "two_back",
            "two_back",
        ]


@pytest.mark.parametrize("rulings", ["1", "2"])
def test_h4_1_every_order_of_a_hand_comes_up(rulings: str) -> None:
    """H4.18: a hand is a row, so a world is an order of cards."""
    state = table(2, "top_secret", hands=[[], ["swap", "two_back"]], pile=["join_agent"], rulings=rulings)
    seen = {tuple(hand(world, 1)) for world in sampled(state, 0, 300)}
    assert seen == set(permutations(("swap", "two_back", "join_agent"), 2))


@pytest.mark.parametrize("rulings", ["1", "2"])
def test_h4_5_a_claim_over_several_slots(rulings: str) -> None:
    """H4.5: one of two hidden cards is playable; worlds in which neither is are left out, no others."""
    state = in_round([1], 2, hands=[[], ["ruin_to_church", "move_safe"]], pile=["swap", "two_back"], rulings=rulings)
    good = {"move_safe", "two_back"}
    pool = ("ruin_to_church", "move_safe", "swap", "two_back")
    seen = {tuple(hand(world, 1)) for world in sampled(state, 0, 600)}
    assert seen == {pair for pair in permutations(pool, 2) if good & set(pair)}


# --- what is seen --------------------------------------------------------------------------------------------


def test_seen_as() -> None:
    """H2.3, H4.1, H4.5: who sees which step of others and of chance."""
    everybody = (SPECTATOR, 0, 1, 2)
    state = new_game(3, mode="top_secret", colours="+".join(SIX), start="1")

    def seen(actor: int, word: str) -> list[bool]:
        act = action(state, word)
        labels = [state.seen_as(observer, actor, act) for observer in everybody]
        assert set(labels) <= {act, HIDDEN}
        return [label == act for label in labels]

    assert seen(CHANCE, "identity:red") == [False, True, False, False]
    chance(state, "identity:red")
    assert seen(CHANCE, "identity:blue") == [False, False, True, False]
    chance(state, "identity:blue", "identity:green", "draw:swap")
    assert seen(CHANCE, "draw:two_back") == [False, False, True, False]
    chance(state, "draw:two_back", "draw:move_safe", "draw:back_1_2", "draw:back_1_2", "draw:two_back")
    assert seen(CHANCE, "roll:2") == [True] * 4
    chance(state, "roll:2")
    assert seen(0, "move:red") == [True] * 4
    do(state, 0, "move:red", "move:red")
    assert seen(1, "yes") == [False, False, True, False]
    for seat in range(3):
        do(state, seat, "yes")
    assert seen(CHANCE, "open") == [True] * 4
    chance(state, "open")
    assert seen(0, "play:swap") == [True] * 4
    do(state, 0, "play:swap")
    assert seen(0, "agent:red") == [True] * 4


# --- private keys and features -------------------------------------------------------------------------------


def test_private_keys_group_worlds_by_identities() -> None:
    """The key is a function of the identities of a seat, and of nothing that others hold or that cards say."""
    keys = {}
    for own, second in product(("red", "blue"), ("", "purple")):
        mine = {own: 0, **({second: 0} if second else {})}
        state = table(3, "top_secret", owners={**mine, "orange": 1, "yellow": 2}, hands=[["swap"], [], []])
        other = table(3, "top_secret", owners={**mine, "green": 1, "yellow": 2}, hands=[["two_back"], ["swap"], []])
        keys[own, second] = state.private_key(0)
        assert other.private_key(0) == keys[own, second] == state.redact(0).private_key(0)
    assert keys == {
        ("red", ""): 0b000001,
        ("blue", ""): 0b010000,
        ("red", "purple"): 0b100001,
        ("blue", "purple"): 0b110000,
    }


def naive_features(state: Heimlich, seat: int) -> list[int]:
    """The features in the words of `game.FEATURES`, from the fields by name."""
    players = state.plan.players

    def from_me(other: int) -> int:
        return (other - seat) % players

    def by_seat(values: list[int], other: int) -> int:
        return values[(seat + other) % players] if other < players else 0

    top_secret = state.plan.top_secret
    mine = hand(state, seat) if top_secret else []
    written = state.dossier[seat * AGENTS :][:AGENTS] if state.plan.sealed else [BLANK] * AGENTS
    return [
        *[building + 1 for building in state.at],
        *state.stone,
        *[int(owner == seat) for owner in state.owner],
        state.safe, from_me(state.holder), state.phase, state.points, state.last, state.moved, state.triggers,
        from_me(state.go), state.card + 1, state.picked, state.passes,
        *[mine.count(card) for card in CARDS], *[0] * 9,
        *(state.discards if top_secret else [0] * 15), *[0] * 9,
        *[state.hand_size[(seat + other) % players] if top_secret and other < players else 0 for other in range(7)],
        *[from_me(entry) if entry < BYSTANDER else entry for entry in written],
        *[by_seat(state.owned or [1] * players, other) for other in range(7)],
        *[by_seat([state.asked >> at & 1 for at in range(players)], other) for other in range(7)],
        state.turn, state.pile_size, state.in_round, state.must_play, state.has_played, state.into_ruin, state.filed,
    ]  # fmt: skip


@pytest.mark.parametrize(("mode", "dossier"), list(product(("basic", "top_secret"), (False, True))))
def test_features(mode: str, dossier: bool) -> None:
    """The row of numbers that learners get: complete, within its bounds, a function of what the seat knows."""
    rng = Rng(11)
    size = feature_count(GAME.features)
    most = [feature.most for feature in GAME.features for _ in range(feature.size)]
    for players in (2, 3, 7):
        state = new_game(players, mode=mode, dossier="yes" if dossier else "no")
        assert state.owner == [BYSTANDER] * AGENTS
        while state.pending():
            seat = state.pending()[0]
            act = state.sample_chance(rng) if seat == CHANCE else state.legal(seat)[rng.below(len(state.legal(seat)))]
            if seat != CHANCE or rng.below(2):  # now and then nothing happens, so the first state is looked at too
                state.apply(seat, act)
            for observer in range(players):
                told = features_of(state.redact(observer), observer, size)
                assert told == features_of(state, observer, size) == naive_features(state, observer)
                assert all(0 <= value <= bound for value, bound in zip(told, most, strict=True))


# --- copies and chance ---------------------------------------------------------------------------------------


def test_clones_and_pickles_are_equal_and_independent() -> None:
    """A copy has the same values and shares nothing that changes."""
    rng = Rng(2)
    state = new_game(4, mode="top_secret", dossier="yes")
    while state.turn < 12 and state.pending():
        before = values_of(state)
        copy = state.clone()
        assert values_of(copy) == values_of(pickle.loads(pickle.dumps(state))) == before  # noqa: S301
        seat = state.pending()[0]
        act = state.sample_chance(rng) if seat == CHANCE else state.legal(seat)[rng.below(len(state.legal(seat)))]
        copy.apply(seat, act)
        assert values_of(state) == before
        state.apply(seat, act)
        assert values_of(copy) == values_of(state)


@pytest.mark.parametrize("phase", ["colours", "starter", "identity", "draw", "roll", "second", "open", "reveal"])
def test_sampled_chance_has_the_listed_frequencies(phase: str) -> None:
    """H1.4, H2.1, H2.3, H2.4, H4.1, H4.10: what chance draws is what it lists."""
    if phase == "second":
        state = in_round([0], hands=[["second_identity"], [], []])
        do(state, 0, "play:second_identity")
    elif phase == "open":
        state = question(hands=[["swap"], [], []])
        do(state, 0, "no")
    elif phase == "reveal":
        state = table(turn=499)
        turn(state, 0, "2", "move:red", "move:red")
    elif phase == "draw":
        state = table(3, "top_secret", pile=["swap", "two_back", "two_back", "move_safe"])
        chance(state, "roll:1-3")
        do(state, 0, "points:0")
    elif phase == "roll":
        state = table()
    else:
        state = new_game(3)
        for word in {"colours": [], "starter": ["left_out:0"], "identity": ["left_out:0", "starts:1"]}[phase]:
            chance(state, word)
    rng = Rng(9)
    listed = dict(state.chance())
    tries = 1200
    drawn = Counter(int(state.sample_chance(rng)) for _ in range(tries))
    assert set(drawn) == set(listed)
    whole = sum(listed.values())
    for outcome, weight in listed.items():
        mean = tries * weight / whole
        assert abs(drawn[outcome] - mean) <= 5 * mean**0.5


# --- reasons -------------------------------------------------------------------------------------------------


def test_reasons_for_seats_that_are_not_asked() -> None:
    """H3.6, H3.7, H4.5: not your turn, game over, wait; and what is for chance alone."""
    state = table(3, turn=499)
    assert state.why_not(0, action(state, "move:red")) == ("H3.6", "not_your_turn")
    assert state.why_not(0, action(state, "roll:2")) == ("H1", "not_for_players")
    chance(state, "roll:2")
    assert state.why_not(1, action(state, "move:red")) == ("H3.6", "not_your_turn")
    do(state, 0, "move:red", "move:red")
    finish(state)
    assert state.why_not(1, action(state, "move:red")) == ("H3.7", "game_over")


def test_reasons_in_every_phase() -> None:
    """H3.1, H4.5: what one must do first."""
    state = table(3, "top_secret", hands=[["swap"], [], []])
    chance(state, "roll:1-3")
    assert state.why_not(0, action(state, "move:red")) == ("H3.1", "choose_points_first")
    do(state, 0, "points:1", "move:red")
    assert state.why_not(0, action(state, "pass")) == ("H4.5", "answer_first")
    answer(state, [0])
    do(state, 0, "play:swap", "agent:red", "agent:blue")
    assert owners(state)["red"] == 0
    pass_all(state)
    assert [owner for owner in state.redact(SPECTATOR).owner if owner != UNKNOWN] == [OUT]
    chance(state, "roll:2")
    assert options(state, 1)


def asked(state: Heimlich, seat: int) -> tuple[str, list[tuple[str, str, int]]]:
    return DECISIONS[state.phase].prompt(state.redact(seat), seat)


def test_prompts_of_a_turn() -> None:
    """H3.1, H3.2, H3.5, H4.5, H4.6, H5.5: what each decision asks, and about what."""
    state = table(3, at={"red": "5"})
    chance(state, "roll:1-3")
    assert asked(state, 0) == ("points", [])
    do(state, 0, "points:2")
    assert asked(state, 0) == ("moving", [("points", "number", 2)])
    do(state, 0, "move:red", "move:red")
    assert asked(state, 0) == ("safe", [])
    state = question(3, hands=[["swap", "two_back"], [], []], at={"red": "1"})
    assert state.answers == new_game(3, mode="top_secret").answers == [-1] * 3
    assert asked(state, 0) == ("question", [])
    answer(state, [0])
    assert asked(state, 0) == ("go-must", [])
    do(state, 0, "play:swap", "agent:red", "agent:orange")
    assert asked(state, 0) == ("go", [])
    state = table(2, dossier=True, at={"red": "5"}, stones={"red": 25})
    turn(state, 0, "2", "move:red", "move:red")
    assert [asked(state, seat) for seat in (0, 1)] == [("entry", [("agent", "agent", own)]) for own in (1, 0)]


@pytest.mark.parametrize(
    ("card", "named", "kind"),
    [
        ("two_back", (), "agent"),
        ("step_either", ("agent:red",), "step"),
        ("join_agent", ("agent:red",), "to"),
        ("advance_two_stones", (), "stone"),
        ("move_safe", (), "safe"),
    ],
)
def test_prompts_of_targets(card: str, named: tuple[str, ...], kind: str) -> None:
    """H4.8: a card asks for one kind of target after the other."""
    state = in_round([0], hands=[[card], [], []], at={"red": "1"})
    do(state, 0, f"play:{card}", *named)
    assert asked(state, 0) == (f"target-{kind}", [("card", "card", CARDS.index(card))])
