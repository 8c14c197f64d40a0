"""How do games of Vienna go? Bots of one kind play each other; prints tables for docs/vienna-balance.md.

    python -m tools.vienna_length [--bot expert:sims=150] [--games N] [--expansions N] [--version full] [--players 4]
        [--data classic] [--file missions=PATH] [--abilities] [--processes N] [--seed N]

For each version, expansion and number of players: how games end, rounds, thresholds crossed, scores, shares of wins by
seat and by turn position; for the full version which things are bought and which missions are accepted and fulfilled.
`--data classic` plays with the earlier board, missions and tracks, `--file` with a file of one's own.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields
from pathlib import Path

from rich.progress import track

from safehouse.arena.statistics import wilson
from safehouse.bots.base import find_bot
from safehouse.core.game import CHANCE, Event
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.vienna import abilities, ids, placement
from safehouse.games.vienna.data_files import ABILITIES
from safehouse.games.vienna.ids import KINDS, NONE, SLOTS
from safehouse.games.vienna.plan import Plan
from safehouse.games.vienna.rules import Vienna
from safehouse.games.vienna.vocabulary import NEEDS, SERIES

BATCH = 10
LISTED = 10
EXPANSIONS = [("no", "no"), ("yes", "no"), ("no", "yes"), ("yes", "yes")]
CLASSIC = {"board": "vienna_1950", "missions": "classic", "tracks": "classic"}
MOST_POINTS = 299  # the box has tiles for 100 and 200 and a track of 100 fields
# Version, third man, Feld agents, players.
Table = tuple[str, str, str, int]


@dataclass(frozen=True)
class Job:
    """Some games of one table."""

    table: Table
    bot: str
    options: dict[str, str]
    files: dict[str, str]
    abilities: bool
    seed: int
    games: int

    def plan(self) -> Plan:
        version, third_man, feld_agents, players = self.table
        options = {**self.options, "version": version, "third_man": third_man, "feld_agents": feld_agents}
        plan = find_game("vienna").setup(players, options, self.files)
        assert isinstance(plan, Plan)
        return plan


@dataclass
class Tally:
    """What is counted over some games."""

    rounds: Counter[int] = field(default_factory=Counter)
    crossed: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    best: Counter[int] = field(default_factory=Counter)
    tiles: int = 0
    wins: Counter[int] = field(default_factory=Counter)  # by turn position in the first round
    seats: Counter[int] = field(default_factory=Counter)  # the same by seat
    ends: Counter[str] = field(default_factory=Counter)
    # By event: bought things, missions offered, accepted and fulfilled, abilities seen, stored and used.
    what: Counter[tuple[str, int]] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))


def alone(t: Vienna, seat: int, card: int) -> Vienna:
    """Return the position with nothing but this card, or no card at all, in a seat's drawers."""
    copy = t.clone()
    copy.drawer[seat * SLOTS : (seat + 1) * SLOTS] = [card, *[NONE] * (SLOTS - 1)]
    return copy


def gifts(t: Vienna, seat: int) -> tuple[object, ...]:
    return t.score[seat], t.bribe[seat * KINDS : (seat + 1) * KINDS], len(t.agenda)


def used(t: Vienna, seat: int, card: int, events: Sequence[Event]) -> int:
    """Say how often a card in a drawer did something in one step from `t`, asking the rules with and without it."""
    plan = t.plan
    with_it, without = alone(t, seat, card), alone(t, seat, NONE)
    kinds = {event.kind: event for event in events}
    count = 0
    if "showed" in kinds and kinds["showed"].args[1] == 1:
        for copy in (with_it, without):
            abilities.take_bribe(copy, seat, plan.bribe_of[kinds["showed"].args[2]])
        count += gifts(with_it, seat) != gifts(without, seat)
    elif "placed" in kinds:
        building = kinds["placed"].args[1]
        squares = [event.args[1] for event in events if event.kind == "took"]
        given = [abilities.bonuses(copy, seat, building, squares) for copy in (with_it, without)]
        count += given[0] != given[1]
        count += placement.price(with_it, seat, building) < placement.PRICE
        paid = {event.args[1] for event in events if event.kind == "paid"}
        count += plan.ability[card] == ids.BRIBE_JOKER and plan.x[card] in paid - {plan.city[building]}
    elif "marker" in kinds and ("showed" in kinds or t.phase == ids.SWERVING):
        moved = next(event.args[1] for event in events if event.kind == "marker")
        for copy in (with_it, without):
            abilities.act_on_marker(copy, seat, moved)
        count += gifts(with_it, seat) != gifts(without, seat)
        count += plan.ability[card] == ids.MARKER_JOKER and t.phase == ids.SWERVING and plan.x[card] != moved
    return count


def play(state: Vienna, bot: str, rng: Rng, tally: Tally, with_abilities: bool) -> None:
    """Let bots of one kind play one game, and count what happens."""
    players = state.plan.players
    bots = [find_bot("vienna", bot, rng) for _ in range(players)]
    rounds = 1
    first = 0
    while pending := state.pending():
        seat = pending[0]
        row = [int(state.sample_chance(rng))] if seat == CHANCE else bots[seat].row(state.redact(seat), seat)
        before = state.clone() if with_abilities else state
        events: list[Event] = []
        state.events = events
        for action in row:
            state.apply(seat, action)
        state.events = None
        if with_abilities:
            count_abilities(before, events, tally)
        for event in events:
            if event.kind in ("bought", "accepted", "fulfilled"):
                tally.what[event.kind, event.args[1]] += 1
            elif event.kind == "offered":
                tally.what["offered", event.args[0]] += 1
            elif event.kind == "starts":
                first = event.args[0]
            elif event.kind in ("round", "last_round"):
                rounds += 1
    outcome = state.outcome()
    tally.rounds[rounds] += 1
    tally.crossed[sum(state.plan.area[info][state.marker[info]] - 1 for info in range(KINDS))] += 1
    tally.scores.update(outcome.scores)
    tally.best[max(outcome.scores)] += 1
    tally.tiles += sum(state.info)
    tally.ends[outcome.reason] += 1
    tally.seats.update(outcome.winners())
    tally.wins.update((seat - first) % players for seat in outcome.winners())


def count_abilities(before: Vienna, events: Sequence[Event], tally: Tally) -> None:
    """Count which abilities were drawn, stored and used in one step."""
    for event in events:
        if event.kind in ("showed", "placed", "marker"):
            active = event.args[0]
            for card in before.drawer[active * SLOTS : (active + 1) * SLOTS]:
                if card != NONE:
                    tally.what["used", before.plan.ability[card]] += used(before, active, card, events)
            break
    for event in events:
        if event.kind == "stored":
            tally.what["stored", before.plan.ability[event.args[1]]] += 1
        elif event.kind == "drew":
            tally.what["drawn", before.plan.ability[event.secret[0]]] += 1


def play_batch(job: Job) -> Tally:
    game = find_game("vienna")
    plan = job.plan()
    tally = Tally()
    for index in range(job.games):
        state = game.first_state(plan)
        assert isinstance(state, Vienna)
        play(state, job.bot, Rng(job.seed + index), tally, job.abilities)
    return tally


def part(counts: Counter[int], share: float) -> int:
    """Return the value below which this share of what was counted lies."""
    left = share * counts.total()
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    raise ValueError("nothing was counted")


def spread(counts: Counter[int]) -> str:
    return f"{part(counts, 0.5)} ({part(counts, 0.05)}–{part(counts, 0.95)})"


Results = dict[Table, Tally]


def show_course(results: Results) -> None:
    print("\n## Ends, length, thresholds, scores: median (5–95 %)")
    print(
        "| version | third man | Feld agents | players | games | exceptional end | rounds | thresholds | score"
        f" | winner's | ≤ {MOST_POINTS} | tiles |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|---|---|")
    for (version, third_man, feld_agents, players), tally in results.items():
        games = tally.rounds.total()
        low = sum(count for score, count in tally.scores.items() if score <= MOST_POINTS) / tally.scores.total()
        print(
            f"| {version} | {third_man} | {feld_agents} | {players} | {games} | {tally.ends['markers'] / games:.2%}"
            f" | {spread(tally.rounds)} | {spread(tally.crossed)} | {spread(tally.scores)} | {spread(tally.best)}"
            f" | {low:.2%} | {tally.tiles / games / players:.1f} |"
        )


def show_wins(results: Results, title: str, heads: str, wins_of: Callable[[Tally], Counter[int]]) -> None:
    print(f"\n## Shares of wins by {title}, with 95 % intervals")
    print(f"| version | third man | Feld agents | players | {heads} |\n|---|---|---|---|---|---|---|---|")
    for (version, third_man, feld_agents, players), tally in results.items():
        wins, games = wins_of(tally), tally.rounds.total()
        cells = []
        for place in range(ids.SEATS):
            low, high = wilson(wins[place], games)
            cells.append(f"{wins[place] / games:.3f} ({low:.3f}–{high:.3f})" if place < players else "")
        print(f"| {version} | {third_man} | {feld_agents} | {players} | {' | '.join(cells)} |")


def show_things(results: Results) -> None:
    names = find_game("vienna").setup(4).names["thing"]
    print(f"\n## Bought in a game, by one player\n| players | {' | '.join(names)} |\n|{'---|' * 7}")
    for (*_, players), tally in results.items():
        bought = [tally.what["bought", thing] / tally.rounds.total() / players for thing in range(ids.THINGS)]
        print(f"| {players} | {' | '.join(f'{number:.2f}' for number in bought)} |")


def group_of(plan: Plan, mission: int) -> str:
    """Name what a mission shows: series, kind, and how many symbols; for a building, whose flag."""
    series, needs = SERIES[plan.mission_series[mission]], [*NEEDS][plan.mission_needs[mission]]
    if needs == "building":
        building = plan.letter_house[plan.mission_letter[mission]]
        return (
            f"{series}: building, {'own' if plan.printed[building] == plan.mission_flag[mission] else 'another'} flag"
        )
    return f"{series}: {sum(plan.mission_wanted[mission])} {needs}"


def show_series(results: Results, plan: Plan) -> None:
    """Show how many A and B missions are accepted, of those that exist, and fulfilled, of those accepted."""
    print("\n## A and B missions in a game: accepted (of those that exist), fulfilled (of those accepted)")
    print("| players | A accepted | B accepted | B : A, of those that exist | A fulfilled | B fulfilled |")
    print("|---|---|---|---|---|---|")
    for (*_, players), tally in results.items():
        games, cells, shares = tally.rounds.total(), [], []
        for series in ("A", "B"):
            ours = [m for m in range(ids.MISSIONS) if SERIES[plan.mission_series[m]] == series]
            taken, done = (sum(tally.what[kind, m] for m in ours) for kind in ("accepted", "fulfilled"))
            shares.append(taken / games / len(ours))
            cells.append(
                (f"{taken / games:.1f} ({shares[-1]:.0%})", f"{done / games:.1f} ({done / max(1, taken):.0%})")
            )
        (a, a_done), (b, b_done) = cells
        print(f"| {players} | {a} | {b} | {shares[1] / max(1e-9, shares[0]):.2f} | {a_done} | {b_done} |")


def show_groups(results: Results, plan: Plan) -> None:
    """Show the same by what missions show, in the game of most players."""
    players = max(players for *_, players in results)
    tally = next(tally for (*_, number), tally in results.items() if number == players)
    groups: dict[str, list[int]] = {}
    for mission in range(ids.MISSIONS):
        groups.setdefault(group_of(plan, mission), []).append(mission)
    print(f"\n## Missions by what they show, full version with {players} players")
    print("| shows | missions | laid open | accepted, of those | fulfilled, of those accepted |\n|---|---|---|---|---|")
    for name, ours in groups.items():
        offered, taken, done = (sum(tally.what[kind, m] for m in ours) for kind in ("offered", "accepted", "fulfilled"))
        # Start missions are never on offer: they are accepted by being dealt.
        offered = offered or taken
        print(
            f"| {name} | {len(ours)} | {offered / tally.rounds.total():.1f} | {taken / max(1, offered):.0%}"
            f" | {done / max(1, taken):.0%} |"
        )


def show_missions(results: Results, plan: Plan) -> None:
    """Show the missions least fulfilled of those accepted, for each number of players."""
    names = [name.upper() for name in plan.names["mission"]]
    print("\n## Least fulfilled of those accepted, by number of players")
    for (*_, players), tally in results.items():
        taken = [
            (tally.what["fulfilled", m] / tally.what["accepted", m], m)
            for m in range(ids.MISSIONS)
            if tally.what["accepted", m]
        ]
        never = sum(1 for m in range(ids.MISSIONS) if not tally.what["fulfilled", m])
        least = ", ".join(f"{names[m]} {share:.0%}" for share, m in sorted(taken)[:LISTED])
        print(f"- {players} players, {tally.rounds.total()} games: {least}; never fulfilled: {never}")


def show_abilities(version: str, tally: Tally) -> None:
    rows = []
    for number, ability in enumerate(ABILITIES):
        drawn, stored = tally.what["drawn", number], tally.what["stored", number]
        if drawn:
            uses = tally.what["used", number]
            rows.append((uses / drawn, stored / drawn, uses / max(1, stored), ability.kind))
    rows.sort(reverse=True)
    print(f"\n## Abilities, {version} version with the most players: most and least used")
    print("| ability | uses for each card drawn | drawn cards stored | uses of a stored card |\n|---|---|---|---|")
    for often, share, each, kind in rows if len(rows) <= 2 * LISTED else [*rows[:LISTED], *rows[-LISTED:]]:
        print(f"| {kind} | {often:.2f} | {share:.2f} | {each:.1f} |")


def tables(versions: list[str], players: list[int], expansions: int) -> list[Table]:
    """List the tables to play: Feld agents are for the full version only (V15.1)."""
    return [
        (version, third_man, feld_agents, number)
        for version in versions
        for third_man, feld_agents in EXPANSIONS
        if (third_man, feld_agents) == ("no", "no") or (expansions and (version, feld_agents) != ("starter", "yes"))
        for number in players
    ]


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="greedy", help="who plays, with its budget: expert:sims=150")
    parser.add_argument("--games", type=int, default=500, help="for each version and number of players")
    parser.add_argument("--expansions", type=int, default=0, help="games for each set of expansions")
    parser.add_argument("--version", nargs="+", default=["starter", "full"], choices=["starter", "full"])
    parser.add_argument("--players", type=int, nargs="+", default=[4, 3, 2], choices=[2, 3, 4])
    parser.add_argument("--data", choices=["classic"], help="the earlier board, missions and tracks")
    parser.add_argument("--file", nargs="+", default=[], metavar="ROLE=PATH", help="own data files")
    parser.add_argument("--abilities", action="store_true", help="also say which abilities are used (slower)")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    args = read_arguments()
    files = {
        role: Path(path).read_text(encoding="utf-8") for role, _, path in (one.partition("=") for one in args.file)
    }
    jobs = []
    for table in tables(args.version, args.players, args.expansions):
        games = args.games if table[1:3] == ("no", "no") else args.expansions
        for first in range(0, games, BATCH):
            seed, size = args.seed * 20_000_000 + first, min(BATCH, games - first)
            jobs.append(Job(table, args.bot, CLASSIC if args.data else {}, files, args.abilities, seed, size))
    results: Results = {job.table: Tally() for job in jobs}
    with ProcessPoolExecutor(args.processes) as pool:
        for job, tally in track(zip(jobs, pool.map(play_batch, jobs), strict=True), "games", total=len(jobs)):
            results[job.table].add(tally)
    show_course(results)
    show_wins(results, "seat", "seat 1 | seat 2 | seat 3 | seat 4", lambda tally: tally.seats)
    show_wins(results, "turn position in the first round", "1st | 2nd | 3rd | 4th", lambda tally: tally.wins)
    plain = {table: tally for table, tally in results.items() if table[:3] == ("full", "no", "no")}
    if plain:
        plan = next(job.plan() for job in jobs if job.table in plain)
        show_things(plain)
        show_series(plain, plan)
        show_groups(plain, plan)
        show_missions(plain, plan)
    for version in args.version if args.abilities else []:
        show_abilities(version, results[version, "no", "no", max(args.players)])


if __name__ == "__main__":
    main()
