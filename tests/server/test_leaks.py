"""I4: change what others hold hidden, and an observer's whole stream stays the same to the byte. With planted leaks."""

import hashlib
import itertools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from safehouse.core.fields import values_of
from safehouse.core.game import SPECTATOR
from safehouse.core.match import Position
from safehouse.server import acts, commands, consent, invitations, my_games, views, wire
from safehouse.server.abuse import AbuseDesk
from safehouse.server.desk import HANDLERS, Desk
from safehouse.server.errors import BadRequest, Illegal
from safehouse.server.head import Head
from safehouse.server.house import House
from safehouse.server.notices import bell
from safehouse.server.notices.notice import Notice
from safehouse.server.profile_wire import OwnGame, Person, Statistics
from safehouse.server.profiles import profile_of
from safehouse.server.ratings import rate
from safehouse.server.results import results_of
from safehouse.server.store import Store
from safehouse.server.table import Table
from tests.server.twins import OTHER, position, streams

SETTINGS: list[tuple[str, int, dict[str, str]]] = [
    ("heimlich", 3, {"mode": "basic"}),
    ("heimlich", 4, {"mode": "top_secret", "dossier": "yes"}),
    ("suitcase", 3, {}),
    ("vienna", 3, {"version": "starter"}),
    ("vienna", 2, {"version": "full", "third_man": "yes", "feld_agents": "yes"}),
]
PLIES = (0, 1, 4, 9, 16, 40)


def cases() -> list[tuple[str, int, dict[str, str], int]]:
    return [(*setting, plies) for setting, plies in itertools.product(SETTINGS, PLIES)]


@pytest.mark.parametrize(("game", "players", "options", "plies"), cases())
def test_a_stream_tells_nothing_that_its_observer_does_not_know(
    game: str, players: int, options: dict[str, str], plies: int, tmp_path: Path
) -> None:
    line = position(game, players, options, plies + 3, plies)
    for observer in (0, players - 1, SPECTATOR):
        folder = tmp_path / str(observer)
        folder.mkdir()
        one, other = streams(folder, line, observer, 11)
        assert len(one) == len(other)
        for frame, twin in zip(one, other, strict=True):
            assert frame == twin


# --- Planted leaks: each must be caught by the comparison above -------------------------------------------------------


def leak_true_view(patch: pytest.MonkeyPatch) -> None:
    """The view of the true state."""
    patch.setattr(views, "peek", lambda state: values_of(CURRENT[0].position.state))


def leak_state_hash(patch: pytest.MonkeyPatch) -> None:
    """A hash of the true state, “for debugging”."""
    wrap_info(patch, lambda table, info: setattr(info, "commitment", hashed(table)))


def leak_seed(patch: pytest.MonkeyPatch) -> None:
    """The seed of the dice before the end."""
    wrap_info(patch, lambda table, info: setattr(info, "seed", table.head.seed))


def leak_orders(patch: pytest.MonkeyPatch) -> None:
    """Whether a seat has automatic answers, as a derived flag."""
    wrap_info(patch, lambda table, info: setattr(info, "listed", any(seat.orders for seat in table.head.seats)))


def leak_webhook(patch: pytest.MonkeyPatch) -> None:
    """Where a seat wants to be called."""
    wrap_info(patch, lambda table, info: setattr(info, "next", "".join(seat.webhook for seat in table.head.seats)))


def leak_keys(patch: pytest.MonkeyPatch) -> None:
    """Hashes of the others' keys."""
    wrap_info(patch, lambda table, info: setattr(info, "nonces", [seat.key for seat in table.head.seats]))


def leak_profile(patch: pytest.MonkeyPatch) -> None:
    """Whether somebody at the table has a profile."""
    wrap_info(
        patch, lambda table, info: setattr(info, "clock", sum(bool(profile_of(key)) for key in table.head.sitting()))
    )


def leak_muted(patch: pytest.MonkeyPatch) -> None:
    """Who has muted whom."""
    wrap_info(patch, lambda table, info: setattr(info, "next", str([seat.muted for seat in table.head.seats])))


def leak_version(patch: pytest.MonkeyPatch) -> None:
    """The store's version, which also counts what is private."""
    wrap_info(patch, lambda table, info: setattr(info, "rules_version", table.version))


def leak_arrival_order(patch: pytest.MonkeyPatch) -> None:
    """Asked seats listed in the order in which they answer."""
    wrap_decision(patch, lambda table, made: made.seats.sort(key=lambda seat: seat in table.sealed))


def leak_who_answered(patch: pytest.MonkeyPatch) -> None:
    """Whoever has answered is no longer listed."""
    wrap_decision(patch, lambda table, made: setattr(made, "seats", [s for s in made.seats if s not in table.sealed]))


def leak_null_for_absent(patch: pytest.MonkeyPatch) -> None:
    """null in place of an empty list once somebody has answered."""
    wrap_decision(patch, lambda table, made: setattr(made, "answer", None) if table.sealed else None)


def leak_count(patch: pytest.MonkeyPatch) -> None:
    """How many answers are still missing, as a flag."""
    wrap_decision(patch, lambda table, made: setattr(made, "sealed", not table.sealed) if made.sealed else None)


def leak_any_answer(patch: pytest.MonkeyPatch) -> None:
    """Somebody else's sealed answer."""
    wrap_decision(
        patch, lambda table, made: setattr(made, "answer", [a for answer in table.sealed.values() for a in answer.row])
    )


def leak_true_options(patch: pytest.MonkeyPatch) -> None:
    """What others could do."""

    def all_options(table: Table, made: wire.Decision) -> None:
        made.options = [int(a) for seat in table.position.asked() for a in table.position.state.legal(seat)]

    wrap_decision(patch, all_options)


def leak_broadcast(patch: pytest.MonkeyPatch) -> None:
    """A message to all for every sealed answer: its count alone tells."""
    right = Table.tell_seat

    def loud(table: Table, seat: int, message: wire.Message) -> None:
        right(table, seat, message)
        table.broadcast(wire.Pong())

    patch.setattr(Table, "tell_seat", loud)


def leak_sequence(patch: pytest.MonkeyPatch) -> None:
    """A sequence number that counts sealed answers."""
    right = Table.state_for

    def counted(table: Table, *args: Any) -> wire.State:
        state = right(table, *args)
        state.seq += len(table.sealed)
        return state

    patch.setattr(Table, "state_for", counted)


def leak_error_text(patch: pytest.MonkeyPatch) -> None:
    """An error that knows the true state."""
    right = Table.check_question

    def talkative(table: Table, seat: int, at: int) -> None:
        try:
            right(table, seat, at)
        except Illegal as error:
            raise Illegal("bad_row", detail=f"{error} {hashed(table)}") from None

    patch.setattr(Table, "check_question", talkative)


def leak_error_argument(patch: pytest.MonkeyPatch) -> None:
    """An argument that its sentence does not show."""
    right = Table.check_question

    def talkative(table: Table, seat: int, at: int) -> None:
        try:
            right(table, seat, at)
        except Illegal as error:
            raise Illegal(error.key, seen=hashed(table)) from None

    patch.setattr(Table, "check_question", talkative)


def leak_error_order(patch: pytest.MonkeyPatch) -> None:
    """Another error when others have answered already."""
    right = Table.retract

    async def hasty(table: Table, *args: Any) -> wire.Ack:
        if table.sealed:
            raise BadRequest("no_proposal_now")
        return await right(table, *args)

    patch.setattr(Table, "retract", hasty)


def leak_draft(patch: pytest.MonkeyPatch) -> None:
    """A preview worked out on the true state."""

    def true_stage(line: Position, seat: int, row: Sequence[int]) -> Any:
        draft = RIGHT_STAGE(line, seat, row)
        draft.state = line.state.clone()
        draft._start = line.state.clone()
        for action in row:
            draft.state.apply(seat, action)
        patch.setattr(draft, "view", lambda: values_of(draft.state))
        return draft

    patch.setattr(Position, "stage", true_stage)


def leak_note(patch: pytest.MonkeyPatch) -> None:
    """Everybody's notes in the welcome."""
    right = commands.welcome

    async def generous(caller: commands.Caller) -> wire.Welcome:
        message = await right(caller)
        notes = [await caller.table.store.note(caller.table.id, seat) for seat in range(caller.table.setup.players)]
        message.note = " ".join(notes)
        return message

    patch.setattr(commands, "welcome", generous)


def leak_other_orders(patch: pytest.MonkeyPatch) -> None:
    """Everybody's orders in the welcome."""
    right = commands.welcome

    async def generous(caller: commands.Caller) -> wire.Welcome:
        message = await right(caller)
        message.orders = [name for seat in caller.table.head.seats for name in seat.orders]
        return message

    patch.setattr(commands, "welcome", generous)


def leak_clock(patch: pytest.MonkeyPatch) -> None:
    """A clock that stands still once a seat has answered."""
    right = commands.welcome

    async def stopped(caller: commands.Caller) -> wire.Welcome:
        message = await right(caller)
        message.left = 60.0 - len(caller.table.sealed)
        return message

    patch.setattr(commands, "welcome", stopped)


def leak_answers_in_notice(patch: pytest.MonkeyPatch) -> None:
    """In what is sent to people who are away, how many others have answered."""
    wrap_notice(patch, lambda table, told: replace(told, at=told.at + len(table.sealed)))


def leak_state_in_notice(patch: pytest.MonkeyPatch) -> None:
    """In the link that is sent, something of the true state."""
    wrap_notice(patch, lambda table, told: replace(told, url=f"{told.url}?{hashed(table)}"))


def leak_who_is_told(patch: pytest.MonkeyPatch) -> None:
    """Somebody is told sooner when the others have answered."""
    right = bell.reminds_at
    patch.setattr(bell, "reminds_at", lambda clock: right(clock) * (4 if CURRENT[0].sealed else 1))


def leak_orders_in_notice(patch: pytest.MonkeyPatch) -> None:
    """Whether somebody else has given an order, by the name that one is told with."""
    wrap_notice(patch, lambda table, told: replace(told, name=str([seat.orders for seat in table.head.seats])))


def leak_silent(patch: pytest.MonkeyPatch) -> None:
    """Whether somebody wants to hear nothing of the table."""
    wrap_info(patch, lambda table, info: setattr(info, "closed", str([seat.silent for seat in table.head.seats])))


def leak_waiting(patch: pytest.MonkeyPatch) -> None:
    """In the list of one's games, how many others have answered."""
    right = my_games.look_into

    async def generous(house: House, game: OwnGame) -> None:
        await right(house, game)
        game.entries = len(house.tables[game.table].sealed)

    patch.setattr(my_games, "look_into", generous)


def leak_last_written(patch: pytest.MonkeyPatch) -> None:
    """In the list of one's games, when a table was last written to."""
    right = my_games.look_into

    async def generous(house: House, game: OwnGame) -> None:
        await right(house, game)
        game.left = float(house.tables[game.table].version)

    patch.setattr(my_games, "look_into", generous)


def leak_rating(patch: pytest.MonkeyPatch) -> None:
    """A rating that is moved by the rating of the opponent: one can be worked out from the other."""
    right = my_games.statistics

    async def generous(house: House, profile: str) -> Statistics:
        told = await right(house, profile)
        for kept in await results_of(house.store, profile):
            other = next(one for one in kept.played.profiles if one != profile)
            theirs = rate(await results_of(house.store, other), bots=False)
            if theirs is not None and (own := told.games[0].people) is not None:
                own.value += theirs.value / 100
        return told

    patch.setattr(my_games, "statistics", generous)


def leak_present_name(patch: pytest.MonkeyPatch) -> None:
    """In the list of people, what somebody is called now, not what they were called at the table."""
    right = invitations.people

    async def fresh(store: Store, profile: str) -> list[Person]:
        told = await right(store, profile)
        for one in told:
            ((one.name,),) = await store.read("SELECT name FROM profiles WHERE id = ?", OTHER)
        return told

    patch.setattr(invitations, "people", fresh)


def leak_block(patch: pytest.MonkeyPatch) -> None:
    """An invitation that is refused at once where one is blocked."""
    right = invitations.keep_seat

    async def honest(table: Table, key: str, other: str, *args: Any) -> int:
        if profile_of(key) in await consent.blocked_by(table.store, other):
            raise BadRequest("no_such_person")
        return await right(table, key, other, *args)

    patch.setattr(invitations, "keep_seat", honest)


def leak_unwelcome(patch: pytest.MonkeyPatch) -> None:
    """A seat that is not kept for somebody who takes no invitations."""
    right = invitations.keep_seat

    async def honest(table: Table, key: str, other: str, *args: Any) -> int:
        return await right(table, key, other, *args) if await consent.is_welcome(table.store, other) else -1

    patch.setattr(invitations, "keep_seat", honest)


def leak_public_page(patch: pytest.MonkeyPatch) -> None:
    """In the list of people, whether somebody has a public page."""
    right = invitations.people

    async def generous(store: Store, profile: str) -> list[Person]:
        told = await right(store, profile)
        for one in told:
            ((page,),) = await store.read("SELECT page FROM profiles WHERE id = ?", OTHER)
            one.name += page
        return told

    patch.setattr(invitations, "people", generous)


def leak_order_of_tables(patch: pytest.MonkeyPatch) -> None:
    """A list of open tables in the order in which they were last written to."""

    async def touched(store: Store, limit: int) -> list[Any]:
        return await store.read("SELECT id, head FROM tables WHERE listed = 1 ORDER BY touched DESC LIMIT ?", limit)

    patch.setattr(Store, "listed", touched)
    patch.setattr("safehouse.server.store.base.NOTE_TOUCH", 0.0)


def leak_report(patch: pytest.MonkeyPatch) -> None:
    """A frame to the table when somebody is reported."""
    right = AbuseDesk.take

    async def loud(desk: AbuseDesk, table: Table, *args: Any) -> None:
        await right(desk, table, *args)
        table.broadcast(wire.Pong())

    patch.setattr(AbuseDesk, "take", loud)


def leak_report_in_chat(patch: pytest.MonkeyPatch) -> None:
    """A number of the chat that a report uses up."""
    right = AbuseDesk.take

    async def counted(desk: AbuseDesk, table: Table, *args: Any) -> None:
        await right(desk, table, *args)
        table.head.chat += 1

    patch.setattr(AbuseDesk, "take", counted)


def leak_to_administrator(patch: pytest.MonkeyPatch) -> None:
    """How much lies in secret, in what an administrator is shown."""
    right = Desk.show_table

    async def generous(desk: Desk, act: acts.ShowTable, who: str) -> acts.TableShown:
        shown = await right(desk, act, who)
        ((notes,),) = await desk.store.read("SELECT count(*) FROM notes WHERE table_id = ?", act.table)
        shown.entries += notes
        return shown

    handlers: dict[type[acts.Act], Any] = {**HANDLERS, acts.ShowTable: generous}
    patch.setattr("safehouse.server.desk.HANDLERS", handlers)


def leak_moment_to_administrator(patch: pytest.MonkeyPatch) -> None:
    """To the moment, when something was last stored."""
    patch.setattr("safehouse.server.desk.idle_days", lambda touched, now: touched)
    patch.setattr("safehouse.server.store.base.NOTE_TOUCH", 0.0)


LEAKS: list[Callable[[pytest.MonkeyPatch], None]] = [
    value for name, value in sorted(globals().items()) if name.startswith("leak_")
]
RIGHT_STAGE = Position.stage
# The table whose frames are being made: planted leaks look at it behind the contract's back.
CURRENT: list[Table] = []


def hashed(table: Table) -> str:
    return hashlib.sha256(msgspec.json.encode(values_of(table.position.state))).hexdigest()


def wrap_info(patch: pytest.MonkeyPatch, spoil: Callable[[Table, wire.TableInfo], object]) -> None:
    right = Head.info

    def info(head: Head, name: str) -> wire.TableInfo:
        made = right(head, name)
        spoil(CURRENT[0], made)
        return made

    patch.setattr(Head, "info", info)


def wrap_notice(patch: pytest.MonkeyPatch, spoil: Callable[[Table, Notice], Notice]) -> None:
    right = bell.notice_of
    patch.setattr(bell, "notice_of", lambda table, *args: spoil(table, right(table, *args)))


def wrap_decision(patch: pytest.MonkeyPatch, spoil: Callable[[Table, wire.Decision], object]) -> None:
    right = views.decision

    def decision(*args: Any) -> wire.Decision:
        made = right(*args)
        spoil(CURRENT[0], made)
        return made

    patch.setattr(views, "decision", decision)


def test_there_are_at_least_twenty_planted_leaks() -> None:
    assert len(LEAKS) >= 20


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_every_planted_leak_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    initialise = Table.__init__

    def remember(table: Table, *args: Any) -> None:
        initialise(table, *args)
        CURRENT[:] = [table]

    monkeypatch.setattr(Table, "__init__", remember)
    leak(monkeypatch)
    for number, plies in enumerate(PLIES):
        line = position("heimlich", 3, {"mode": "top_secret"}, plies + 3, plies)
        for observer in (0, 1):
            folder = tmp_path / f"{number}-{observer}"
            folder.mkdir()
            one, other = streams(folder, line, observer, 11)
            if one != other:
                return
    pytest.fail(f"nobody noticed: {leak.__doc__}")
