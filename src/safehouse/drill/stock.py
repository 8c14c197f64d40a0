"""Tables in the middle of their games, written straight into a store: for drills and figures that need thousands."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from safehouse.bots.base import usual_bot
from safehouse.core import fair
from safehouse.core.draft import Draft
from safehouse.core.match import Answer, Position
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.server.files import Texts
from safehouse.server.head import Head, Seat, encode, hash_token, new_table_id
from safehouse.server.store import Commit, Ledger, Store
from safehouse.server.store.base import Statement, keep_files, statements

# Tables that share a transaction.
AT_ONCE = 200


@dataclass(frozen=True)
class Stock:
    """A table as it will be stored, without its id."""

    head: Head
    texts: Texts
    change: Commit
    # The seats that are asked, all of them persons.
    asked: tuple[int, ...]
    seq: int


def in_play(
    game_name: str, seats: str, options: Mapping[str, str], moves: int, token: str, rng: Rng, clock: int = 0,
    fits: Callable[[Position], bool] = lambda _: True,
) -> Stock:  # fmt: skip
    """Play at random for a while, and on to a position that fits; return a table where only persons are asked.

    Seats: p for a person, b for a bot.
    """
    game = find_game(game_name)
    bot = usual_bot(game_name)
    setup = game.setup(len(seats), options)
    seed = bytes(rng.below(256) for _ in range(fair.SEED_BYTES))
    sitting = [
        Seat("person", f"Guest {number + 1}", key=hash_token(token), nonce=f"nonce{number}") if letter == "p"
        else Seat("bot", bot, bot=bot)
        for number, letter in enumerate(seats)
    ]  # fmt: skip
    dealer = fair.Dealer(fair.key_of(seed, [seat.nonce for seat in sitting]))
    parts = [Position(game, setup).begin(dealer, None)]
    acks: list[Ledger] = []
    while True:
        now = parts[-1].position
        asked = tuple(now.asked())
        if len(parts) > moves and all(seats[seat] == "p" for seat in asked) and fits(now):
            break
        answering = asked if now.state.sealed() else asked[:1]
        answers = [
            Answer(seat, random_row(now, seat, rng), f"s{now.seq}", "person" if seats[seat] == "p" else "bot")
            for seat in answering
        ]
        part = now.play(answers, dealer)
        if part.position.over:
            # A game that ends too soon begins again, with other moves.
            parts, acks = parts[:1], []
            continue
        parts.append(part)
        if now.state.sealed():
            acks += [Ledger(answer.seat, answer.id, now.seq) for answer in answers]
    texts = Texts(dict(setup.files))
    head = Head(
        game=game_name, options=dict(setup.options), texts={}, seats=sitting, seed=seed.hex(),
        commitment=fair.commitment(seed), rules=int(game.meta.rules_version), status="playing", clock=clock,
        host=hash_token(token),
    )  # fmt: skip
    texts.refer(head)
    last = parts[-1].position
    change = Commit(
        entries=[(part.position.seq, encode(part.entry)) for part in parts], acks=acks,
        snapshot=(last.seq, encode(last.snapshot())),
    )  # fmt: skip
    return Stock(head, texts, change, asked, last.seq)


def random_row(position: Position, seat: int, rng: Rng) -> list[int]:
    draft = Draft(position.state, seat)
    while not draft.complete:
        options = draft.options
        draft.stage(options[rng.below(len(options))])
    return draft.row


def rows_of(name: str, one: Stock, touched: float) -> Iterator[Statement]:
    # Asked at the first moment of the service's clock, if there is one.
    deadline = float(one.head.clock) or None
    row = (name, 1, "playing", 0, touched, touched, encode(one.head), deadline, deadline)
    yield (
        "INSERT INTO tables (id, version, status, listed, created, touched, head, due, deadline) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        row,
    )
    yield from statements(name, one.change)
    yield from keep_files(name, one.texts.by_hash())


async def fill(store: Store, kinds: Sequence[Stock], count: int, touched: float) -> list[str]:
    """Store this many tables, the kinds in turn; return their ids."""
    names = [new_table_id() for _ in range(count)]
    for first in range(0, count, AT_ONCE):
        part = names[first : first + AT_ONCE]
        kind = {name: kinds[place % len(kinds)] for place, name in enumerate(part, first)}
        rows = [row for name in part for row in rows_of(name, kind[name], touched)]
        await store.transact("", None, rows)
    return names
