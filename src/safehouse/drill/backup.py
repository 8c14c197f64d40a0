"""A backup during play: the copy holds everything that was acknowledged before it began, and can be played on."""

import asyncio
import shutil
import sqlite3
import time
from pathlib import Path

from safehouse.drill.books import read_sqlite
from safehouse.drill.check import check
from safehouse.drill.club import Club
from safehouse.drill.pause import finish
from safehouse.drill.process import Process
from safehouse.drill.report import DrillPlan, Report


def copy_online(source: Path, target: Path) -> None:
    """Copy by SQLite's own backup, a few pages at a time, on a connection that cannot write."""
    reading = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    writing = sqlite3.connect(target)
    try:
        reading.backup(writing, pages=64, sleep=0.001)
    finally:
        writing.close()
        reading.close()


async def backup(plan: DrillPlan) -> Report:
    """Copy the database while games are played, and check each copy. The control copies the bare file."""
    report = Report("backup")
    server = Process(plan.database, plan.folder)
    await server.up()
    club = Club(server)
    await club.evening()
    source = Path(plan.database.removeprefix("sqlite:"))
    copies = plan.pick(3, 30)
    for number in range(copies):
        plan.progress(number, copies)
        await club.acks(30)
        target = plan.folder / f"copy-{number}.db"
        began = time.monotonic()
        copy = shutil.copyfile if plan.sabotage == "bare_copy" else copy_online
        await asyncio.to_thread(copy, source, target)
        try:
            report.complain(check(read_sqlite(target), club.journal, began))
        except sqlite3.Error as error:
            report.complain([f"I1: the copy cannot be read: {error}"])
    report.measure("copies made under play", copies, at_least=3)
    await restored(plan, plan.folder / f"copy-{copies - 1}.db", report)
    await finish(club, report, plan.database)
    return report


async def restored(plan: DrillPlan, copy: Path, report: Report) -> None:
    """Start a server from the copy."""
    if report.problems:
        return
    server = Process(f"sqlite:{copy}", plan.folder)
    await server.up()
    await server.stop()
