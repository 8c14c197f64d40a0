"""Measure what a table, a move and a start cost a server, for docs/scale.md: `python -m tools.costs [--postgres URL]`.

Processor time is that of this process with all its threads; a database's own processes are not counted. Sockets are not
part of it: see `safehouse drill idle` and `safehouse bench`.
"""

import argparse
import asyncio
import gc
import json
import tempfile
import time
from functools import partial
from pathlib import Path

import msgspec

from safehouse.bots.base import find_bot, usual_bot
from safehouse.core.match import Answer, Position, Snapshot
from safehouse.core.registry import find_game, game_names
from safehouse.core.rng import Rng
from safehouse.drill.stock import Stock, fill, in_play, random_row
from safehouse.server.house import House
from safehouse.server.settings import Settings
from safehouse.server.table import Table

TOKEN = "someone"
TABLES, MOVES = 60, 12


def kinds(name: str) -> list[Stock]:
    """Return tables of a game, early and later in it."""
    return [in_play(name, seats_of(name), {}, moves, TOKEN, Rng(moves)) for moves in range(2, 30, 3)]


def seats_of(name: str) -> str:
    return "p" * find_game(name).meta.players[0]


def resident() -> int:
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) * 1024


async def play(one: Table, moves: int) -> int:
    """Answer this many times at a table; return how many moves were committed."""
    rng, done = Rng(7), 0
    while done < moves and not one.position.over:
        at = one.position.seq
        for seat in one.position.asked():
            answer = Answer(seat, random_row(one.position, seat, rng), f"m{at}")
            await one.step(partial(one.submit, answer, at))
            done += 1
        await one.step(partial(one.open_group, at))
    return done


async def bare_rules(one: Table, moves: int) -> float:
    """Return the processor time of choosing moves and checking them, without a store: what is not the server's."""
    rng, position, began = Rng(7), one.position, time.process_time()
    done = 0
    while done < moves and not position.over:
        asked = position.asked() if position.state.sealed() else position.asked()[:1]
        answers = [Answer(seat, random_row(position, seat, rng), "x") for seat in asked]
        position = position.play(answers, one.dealer()).position
        done += len(answers)
    return (time.process_time() - began) / max(done, 1)


def bot_decision(name: str, bot: str) -> float:
    """Return the processor time that a bot takes for a decision, the mean of tables early and later in the game."""
    rng, spent = Rng(3), 0.0
    places = [in_play(name, seats_of(name), {}, moves, TOKEN, Rng(moves)) for moves in range(2, 30, 3)]
    for one in places:
        view = position_of(one).state.redact(one.asked[0])
        began = time.process_time()
        find_bot(name, bot, rng).row(view, one.asked[0])
        spent += time.process_time() - began
    return spent / len(places)


def position_of(one: Stock) -> Position:
    game = find_game(one.head.game)
    start = Position(game, game.setup(len(one.head.seats), one.head.options))
    assert one.change.snapshot is not None
    return start.at(one.seq, msgspec.json.decode(one.change.snapshot[1], type=Snapshot))


async def measure(database: str, figures: dict[str, float], where: str) -> None:
    house = House(Settings(database=database, workers=1))
    await house.store.open()
    try:
        stock = {name: kinds(name) for name in game_names()}
        names = {name: await fill(house.store, stock[name], TABLES, time.time()) for name in stock}
        for name, tables in names.items():
            for table in tables[:10]:
                await house.table(table)
            gc.collect()
            memory, began = resident(), time.process_time()
            for table in tables[10:]:
                await house.table(table)
            count = len(tables) - 10
            figures[f"open {name}, {where}, ms"] = (time.process_time() - began) / count * 1e3
            figures[f"memory {name}, {where}, KiB"] = (resident() - memory) / count / 1024
        for name, tables in names.items():
            opened = [house.tables[table] for table in tables]
            rules = await bare_rules(opened[0], MOVES)
            began = time.process_time()
            size = (await house.store.count()).size
            moves = sum(await asyncio.gather(*(play(one, MOVES) for one in opened)))
            spent = (time.process_time() - began) / moves - rules
            figures[f"move {name}, {where}, us"] = spent * 1e6
            figures[f"stored {name}, {where}, bytes a move"] = ((await house.store.count()).size - size) / moves
    finally:
        for driver in house.drivers.values():
            driver.stop()
        await house.store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgres", default="", help="address of an empty PostgreSQL database")
    given = parser.parse_args()
    figures = {
        f"decision {name}, {bot}, ms": bot_decision(name, bot) * 1e3
        for name in game_names()
        for bot in (usual_bot(name), "expert")
    }
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(f"sqlite:{folder}/tables.db", figures, "SQLite"))
    if given.postgres:
        asyncio.run(measure(given.postgres, figures, "PostgreSQL"))
    print(json.dumps({name: round(value, 2) for name, value in figures.items()}, indent=2))


if __name__ == "__main__":
    main()
