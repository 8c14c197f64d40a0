"""Two servers on one PostgreSQL: every seat is on a screen at both, and both answer as fast as they can."""

from collections import Counter

from safehouse.drill.club import Club
from safehouse.drill.pause import finish
from safehouse.drill.player import Habits
from safehouse.drill.process import Process
from safehouse.drill.report import DrillPlan, Report


async def race(plan: DrillPlan) -> Report:
    """Race for the same questions at two servers: each question gets one answer, and both servers tell the same."""
    report = Report("race")
    servers = [Process(plan.postgres, plan.folder) for _ in range(2)]
    for server in servers:
        await server.up(*([f"sabotage={plan.sabotage}"] if plan.sabotage else []))
    club = Club(servers[0], Habits(change=0.1, twins=True))
    moves = plan.pick(300, 10_000)
    try:
        await club.evening()
        while sent(club) < moves and not club.journal.violations:
            plan.progress(sent(club), moves)
            if add_twins(club, servers[1].port):
                # Latecomers would find most questions answered: nobody races before all are there.
                await club.settle()
                club.release()
            await club.acks(10)
        report.measure("racing moves", sent(club), at_least=0 if plan.sabotage else moves)
        report.measure("acknowledged", club.journal.acked)
        report.measure("refused: the other was faster", club.journal.refusals["stale"], at_least=1)
        await finish(club, report, plan.postgres, 2.0 if plan.sabotage else 15.0)
    finally:
        for server in servers:
            await server.stop()
    return report


def sent(club: Club) -> int:
    return len(club.journal.actions)


def add_twins(club: Club, port: int) -> bool:
    """Give each seat that has but one screen a second one, at the other server; return whether there was any."""
    seats = Counter((player.table, player.seat) for player in club.players)
    alone = [player for player in club.players if seats[player.table, player.seat] == 1]
    for player in alone:
        club.sit(player.table, player.token, player.seat, port=port)
    return bool(alone)
