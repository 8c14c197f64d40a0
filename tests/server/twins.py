"""Two tables that one observer cannot tell apart: equal in what he knows, different in everything else.

The true state of the second is sampled from what the observer knows of the first. Seeds, keys, notes, automatic answers
and sealed answers of the others differ too. Whatever the observer then does and hears must be the same, byte for byte.
"""

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

import msgspec

from safehouse.core.errors import SafehouseError
from safehouse.core.fair import Dealer, commitment, new_seed
from safehouse.core.game import SPECTATOR
from safehouse.core.match import Answer, Position
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.server import acts, commands, consent, invitations, my_games, open_tables, seating, wire
from safehouse.server import profile_wire as pw
from safehouse.server.files import Texts
from safehouse.server.head import Head, Seat, encode, hash_token, new_token
from safehouse.server.house import House
from safehouse.server.notices import bell
from safehouse.server.notices.channel import Receiver
from safehouse.server.notices.notice import Notice
from safehouse.server.notices.office import Office, Still, always
from safehouse.server.profiles import Known, owner
from safehouse.server.results import Played
from safehouse.server.settings import Settings
from safehouse.server.socket import problem
from safehouse.server.store import Commit, Stored
from safehouse.server.store.base import Statement
from safehouse.server.subscribers import Subscriber
from safehouse.server.table import Table

ENCODER = msgspec.json.Encoder()
NAME = "abcdefghijklmnop"
# The observer's, and that of somebody with whom they have played before.
PROFILE, OTHER = "f" * 32, "0123456789abcdef" * 2
# Another table in the list, and the game together.
LISTED, TOGETHER = "listedlistedlist", "togethertogether"
# Long enough for reminders.
CLOCK = 86400


class Ear(Subscriber):
    """A listener that keeps every byte."""

    def __init__(self) -> None:
        super().__init__(lambda reason: None)
        self.heard: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(frame)


def position(game_name: str, players: int, options: dict[str, str], seed: int, plies: int) -> Position:
    """Play at random for a while, and return the line there; never a finished game."""
    game = find_game(game_name)
    rng = Rng(seed)
    dealer = Dealer(bytes([seed % 256]) * 32)
    line = Position(game, game.setup(players, options)).play([], dealer).position
    for _ in range(plies):
        answers = [Answer(seat, random_row(line, seat, rng), "x") for seat in line.asked()]
        after = line.play(answers, dealer).position
        if after.over:
            break
        line = after
    return line


def random_row(line: Position, seat: int, rng: Rng) -> list[int]:
    """A row as the game writes it."""
    row: list[int] = []
    while True:
        draft = line.stage(seat, row)
        if draft.complete:
            return row
        options = draft.state.legal(seat)
        row.append(options[rng.below(len(options))])


async def twin(folder: Path, line: Position, observer: int, token: str, noisy: bool) -> tuple[House, Table, list[str]]:
    """Set up a table at a line. `noisy` gives the others notes, orders and sealed answers, and more of everything."""
    house = House(Settings(database=f"sqlite:{folder / str(noisy)}.db", pace=0.0))
    await house.store.open()
    tokens = [token if seat == observer else new_token() for seat in range(line.setup.players)]
    seed = new_seed()
    keys = [owner(PROFILE) if seat == observer else hash_token(one) for seat, one in enumerate(tokens)]
    seats = [Seat("person", f"Guest {number}", key=key) for number, key in enumerate(keys)]
    head = Head(
        game=line.game.meta.name, options=dict(line.setup.options), texts={}, seats=seats, seed=seed.hex(),
        commitment=commitment(b"the same for both"), rules=line.game.meta.rules_version, status="playing", clock=60,
        listed=True,
    )  # fmt: skip
    await house.store.create(NAME, encode(head), True, profiles=[PROFILE])
    await house.store.write(NAME, 0, Commit(status="playing"))
    await house.store.create(LISTED, encode(head), True)
    await know_each_other(house, noisy)
    table = Table(house.store, line.game, line.setup, Stored(NAME, 1, "playing", encode(head)), Texts({}))
    table.position = line
    if noisy:
        other = table.head.seats[1 if observer == 0 else 0]
        other.webhook, other.muted, other.silent = "https://example.org/secret", [observer], True
        other.key = owner(OTHER)
    # So that whoever asks for the list of games asks for this very table.
    house.tables[NAME] = table
    return house, table, tokens


def channel(profile: str) -> Statement:
    """Return what lets a profile be told of its turns."""
    return (
        "INSERT INTO channels (id, profile, kind, device, address, details, created, confirmed) "
        "VALUES (?, ?, 'webhook', '', ?, '{}', 0, 1)",
        (profile, profile, f"https://example.org/{profile}"),
    )


async def know_each_other(house: House, noisy: bool) -> None:
    """Give the observer a game with somebody. `noisy`: that person has played more, and wants no invitations."""
    games = [(TOGETHER, PROFILE, OTHER)]
    if noisy:
        games += [(f"elsewhere{number}", OTHER, "e" * 32) for number in range(5)]
    changes: list[Statement] = []
    for number, (table, *profiles) in enumerate(games):
        played = Played(["Anna", "Ben"], ["", ""], profiles, [2, 1], [3, 9], [0.0, 1.0], 30, [False] * 2, [1, 2])
        row = [(one, table, "heimlich", float(number), seat, encode(played)) for seat, one in enumerate(profiles)]
        insert = "INSERT INTO results (profile, table_id, game, ended, seat, body) VALUES (?, ?, ?, ?, ?, ?)"
        changes += [(insert, one) for one in row]
    person = (
        "INSERT INTO profiles (id, created, used, name, language, portrait, blocked, invitations, page) "
        "VALUES (?, 0, 0, ?, ?, ?, '', ?, ?)"
    )
    changes += [channel(PROFILE), *([channel(OTHER)] if noisy else [])]
    changes.append((person, (PROFILE, "Anna", "en", 1, 1, "")))
    changes.append((person, (OTHER, "Benjamin" if noisy else "Ben", "de", 3, int(not noisy), "p" * 16 * noisy)))
    await house.store.transact("", None, changes)
    if noisy:
        await consent.block(house.store, Known("", OTHER, ""), PROFILE, "Anna")


async def others_act(house: House, table: Table, observer: int, rng: Rng) -> None:
    """Everything that the others may do without the observer hearing of it."""
    reporter = 1 if observer == 0 else 0
    reported = observer if observer >= 0 else 1
    await house.abuse.take(table, reporter, wire.ReportAbuse(reported, "insults", "They are rude."), [])
    for seat in range(table.setup.players):
        if seat == observer:
            continue
        await table.step(partial(seating.keep_note, table, seat, f"note {rng.below(1000)}"))
        if offered := table.game.offered_orders(table.setup):
            await table.step(partial(seating.give_orders, table, seat, offered[:1]))
    asked = [seat for seat in table.position.asked() if seat != observer]
    if table.position.state.sealed() and len(table.position.asked()) > 1:
        keep_open = observer if observer in table.position.asked() else asked[-1]
        for place, seat in enumerate(asked):
            if seat != keep_open:
                answer = Answer(seat, random_row(table.position, seat, rng), f"s{place}")
                await table.step(partial(table.submit, answer, table.position.seq))


async def observe(house: House, table: Table, observer: int, token: str, noisy: bool, seed: int) -> list[bytes]:
    """Return everything that the observer hears while he looks, tries and answers."""
    ear = Ear()
    caller = commands.Caller(house, table, owner(PROFILE) if observer != SPECTATOR else "", ear)
    caller.words = ear.words = True
    ear.seats, ear.observer = caller.seats, caller.observer
    table.subscribers.add(ear)
    if noisy:
        await others_act(house, table, observer, Rng(seed + 1))
    ear.tell(await commands.welcome(caller))
    table.catch_up_listener(ear, -1)
    ear.heard.append(ENCODER.encode(table.state_for(caller.observer, caller.observer in caller.seats, True)))
    ear.heard += await as_administrator(house)
    ear.heard += await as_profile(house)
    ear.heard += await as_notified(house, table)
    for command in tries(table, observer, Rng(seed)):
        try:
            await commands.handle(caller, command, ear.tell)
        except SafehouseError as error:
            ear.tell(problem(error))
    table.subscribers.discard(ear)
    ear.heard += await as_host(house)
    await house.store.close()
    return ear.heard


async def as_administrator(house: House) -> list[bytes]:
    """Return what somebody who plays here and runs the server, too, is shown of the table: no more than a spectator."""
    shown = await house.desk.carry_out(acts.ShowTable(NAME), "a player")
    listed = await house.desk.carry_out(acts.ListTables(), "a player")
    for one in (shown, *listed.tables):
        one.created = 0.0
    return [ENCODER.encode(answer) for answer in (shown, listed)]


async def as_notified(house: House, table: Table) -> list[bytes]:
    """Return what the observer is told while they are away: of their turn, and that their time runs out."""
    told: list[bytes] = []

    class Collecting(Office):
        def send(
            self, receivers: Iterable[Receiver], notice: Notice, still: Still = always, counted: bool = True
        ) -> None:
            texts = [notice.title, notice.text, notice.line]
            told.extend(ENCODER.encode([to.address, notice, texts]) for to in receivers if to.profile == PROFILE)

    office = Collecting(Settings(notice_delay=0.0), house.store, house.waiting)
    at = table.position.seq
    ordered = [seat for seat, one in enumerate(table.head.seats) if one.orders]
    for left in (50000.0, 10.0):
        table.head.clock = CLOCK
        await bell.Bell(table, office).ring(ordered, left)
    table.head.clock = 60
    assert table.position.seq == at
    return told


async def as_profile(house: House) -> list[bytes]:
    """Return what the observer is told of games and people, had they come with a profile, and what everybody finds."""
    games = await my_games.my_games(house, PROFILE)
    for game in games:
        game.created = 0.0
    told = [
        games, await my_games.statistics(house, PROFILE), await invitations.people(house.store, PROFILE),
        await consent.consent(house.store, Known("", PROFILE, "")),
        await house.open_tables.listed(open_tables.Filter()),
    ]  # fmt: skip
    return [ENCODER.encode(one) for one in told]


async def as_host(house: House) -> list[bytes]:
    """Return what the observer is told when they invite whom they have played with."""
    device = Known("", PROFILE, "")
    try:
        seated = await invitations.invite(house, device, pw.Invite(TOGETHER, 1), "")
    except SafehouseError as error:
        return [ENCODER.encode(problem(error))]
    name = seated.table
    house.forget(name)
    seated.table = seated.info.table = seated.info.commitment = ""
    games = [game for game in await my_games.my_games(house, PROFILE) if game.table == name]
    for game in games:
        game.table, game.created = "", 0.0
    house.forget(name)
    return [ENCODER.encode(seated), ENCODER.encode(games)]


def tries(table: Table, observer: int, rng: Rng) -> list[wire.Command]:
    """What the observer tries: looking, staging, asking why not, breaking the rules, and at last answering."""
    at = table.position.seq
    size = table.game.space.size
    some = [rng.below(size) for _ in range(12)]
    listed: list[wire.Command] = [wire.Ping(), wire.Sync(), wire.Stage(at, []), wire.Retract("r", at)]
    listed += [wire.Why(at, [], action) for action in some]
    listed += [wire.Act(f"bad{place}", at, [action]) for place, action in enumerate(illegal(table, observer, some))]
    listed += [wire.Act("old", max(0, at - 1), [0]), wire.Say("hello"), wire.Vote(True)]
    if observer in table.position.asked():
        for _ in range(3):
            listed.append(wire.Stage(at, random_row(table.position, observer, rng)))
        if table.position.state.sealed() and len(table.position.asked()) > 1:
            listed += [
                wire.Act("mine", at, random_row(table.position, observer, rng)),
                wire.Sync(),
                wire.Retract("back", at),
            ]
    return listed


def illegal(table: Table, observer: int, some: Sequence[int]) -> list[int]:
    if observer not in table.position.asked():
        return list(some)
    legal = set(table.position.state.legal(observer))
    return [action for action in some if action not in legal]


def streams(folder: Path, line: Position, observer: int, seed: int) -> tuple[list[bytes], list[bytes]]:
    """Return what an observer hears at a table and at its twin."""

    async def both() -> tuple[list[bytes], list[bytes]]:
        token = "t" * 43
        heard = []
        for noisy in (False, True):
            state = line.state.redact(observer).sample(Rng(seed + 7)) if noisy else line.state
            world = Position(line.game, line.setup, state, line.seq, line.steps)
            house, table, _ = await twin(folder, world, observer, token, noisy)
            heard.append(await observe(house, table, observer, token, noisy, seed))
        return heard[0], heard[1]

    return asyncio.run(both())
