"""Jobs for bots: what is sent, what is kept, and who comes next. No processes."""

import msgspec
import pytest

from safehouse.core.fields import set_values, values_of
from safehouse.core.game import CHANCE
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.server import jobs as under_test
from safehouse.server.jobs import Book, Job, fallback_row
from safehouse.server.turns import Turns
from safehouse.server.worker import Desk, Question, Reply, encode
from tests.server.asking import GAMES, first_question, job, whole


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_view_survives_the_journey(game: str, players: int) -> None:
    """Every field arrives as it was, with its type; the options are the same."""
    found = find_game(game)
    state, _, _ = first_question(game, players)
    decoder = msgspec.msgpack.Decoder(Question)
    rng = Rng(3)
    views = 0
    while views < 60 and (pending := state.pending()):
        seat = pending[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
            continue
        view = state.redact(seat)
        sent = decoder.decode(encode(Book().question(Job("t", seat, game, "random", view, []), 1)))
        assert sent.source is not None
        setup = found.setup(sent.source.players, sent.source.options, sent.source.files)
        arrived = set_values(found.blank_state(setup), sent.values)
        assert repr(values_of(arrived)) == repr(values_of(view))
        assert list(arrived.legal(seat)) == list(view.legal(seat))
        views += 1
        for action in fallback_row(view, seat):
            state.apply(seat, action)
    assert views > 10


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_fallback_is_whole_and_legal(game: str, players: int) -> None:
    state, seat, _ = first_question(game, players)
    rows = [fallback_row(state.redact(seat), seat) for _ in range(20)]
    asked = Job("t", seat, game, "random", state.redact(seat), [])
    assert all(whole(asked, row) for row in rows)


def test_book_and_desk_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is forgotten on one side is forgotten on the other, and nothing is missed."""
    monkeypatch.setattr(under_test, "KEPT_SETUPS", 2)
    monkeypatch.setattr(under_test, "KEPT_BOTS", 3)
    book, desk, rng = Book(), Desk(), Rng(4)
    jobs = [job("random", f"{game} {table}", game, players) for game, players in GAMES for table in "abc"]
    for _ in range(60):
        asked = jobs[rng.below(len(jobs))]
        reply = msgspec.msgpack.decode(desk.answer(book.question(asked, 1)), type=Reply)
        assert reply.error == ""
        assert whole(asked, reply.row)
        assert len(desk.setups) <= 2
        assert len(desk.bots) <= 3
        assert book.knows(asked)
        if rng.below(5) == 0:
            book.drop(asked)
            assert not book.knows(asked)


def test_a_setup_is_sent_once() -> None:
    book = Book()
    sizes = [len(encode(book.question(job("random", game="vienna", players=3), 1))) for _ in range(2)]
    assert sizes[0] > 20_000
    assert sizes[1] < 5_000


def test_tables_take_turns() -> None:
    turns: Turns[str] = Turns()
    for owner, one in zip("aaabac", "123456", strict=True):
        turns.put(owner, owner + one)
    turns.remove("a", "a2")
    turns.remove("a", "a2")
    assert (len(turns), turns.of("a"), turns.of("z")) == (5, 3, 0)
    taken = []
    while (first := turns.take()) is not None:
        taken.append(first)
    assert taken == ["a1", "b4", "c6", "a3", "a5"]
