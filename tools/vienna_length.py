"""How do games of Vienna go? Greedy bots play; prints tables for docs/vienna-balance.md.

    python -m tools.vienna_length [GAMES] [GAMES WITH EXPANSIONS] [SEED]

For each version, expansion and number of players: how games end, rounds, scores, shares by turn position; for the full
version which things are bought and which missions fulfilled; for both which abilities are used.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from rich.progress import track

from safehouse.arena.statistics import wilson
from safehouse.core.game import CHANCE, Event
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.vienna import abilities, ids, placement
from safehouse.games.vienna.bots.greedy import GreedyBot
from safehouse.games.vienna.data_files import ABILITIES
from safehouse.games.vienna.ids import KINDS, NONE, SLOTS
from safehouse.games.vienna.rules import Vienna

GAMES = 2_000
WITH_EXPANSIONS = 500
BATCH = 20
LISTED = 10
EXPANSIONS = [("no", "no"), ("yes", "no"), ("no", "yes"), ("yes", "yes")]
# Players, version, third man, Feld agents, first seed.
Job = tuple[int, str, str, str, int]


@dataclass
class Tally:
    """What is counted over some games."""

    rounds: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    best: Counter[int] = field(default_factory=Counter)
    tiles: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    # By event: bought things, missions offered, accepted and fulfilled, abilities seen, stored and used.
    what: Counter[tuple[str, int]] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        self.rounds += other.rounds
        self.scores += other.scores
        self.best += other.best
        self.tiles += other.tiles
        self.wins += other.wins
        self.ends += other.ends
        self.what += other.what


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


def play(state: Vienna, rng: Rng, tally: Tally) -> None:
    """Let greedy bots play one game, and count what happens."""
    players = state.plan.players
    bots = [GreedyBot(rng) for _ in range(players)]
    rounds = 1
    first = 0
    while pending := state.pending():
        seat = pending[0]
        row = [int(state.sample_chance(rng))] if seat == CHANCE else bots[seat].row(state.redact(seat), seat)
        before = state.clone()
        events: list[Event] = []
        state.events = events
        for action in row:
            state.apply(seat, action)
        state.events = None
        kinds = [event.kind for event in events]
        if "showed" in kinds or "placed" in kinds or "marker" in kinds:
            active = next(event.args[0] for event in events if event.kind in ("showed", "placed", "marker"))
            for card in before.drawer[active * SLOTS : (active + 1) * SLOTS]:
                if card != NONE:
                    tally.what["used", before.plan.ability[card]] += used(before, active, card, events)
        for event in events:
            if event.kind in ("bought", "accepted", "fulfilled"):
                tally.what[event.kind, event.args[1]] += 1
            elif event.kind == "offered":
                tally.what["offered", event.args[0]] += 1
            elif event.kind == "stored":
                tally.what["stored", state.plan.ability[event.args[1]]] += 1
            elif event.kind == "starts":
                first = event.args[0]
            elif event.kind == "drew":
                tally.what["drawn", state.plan.ability[event.secret[0]]] += 1
        rounds += kinds.count("round") + kinds.count("last_round")
    outcome = state.outcome()
    tally.rounds[rounds] += 1
    tally.scores.update(outcome.scores)
    tally.best[max(outcome.scores)] += 1
    tally.tiles += sum(state.info)
    tally.ends[outcome.reason] += 1
    tally.wins.update((seat - first) % players for seat in outcome.winners())


def play_batch(job: Job) -> Tally:
    players, version, third_man, feld_agents, seed = job
    game = find_game("vienna")
    setup = game.setup(players, {"version": version, "third_man": third_man, "feld_agents": feld_agents})
    tally = Tally()
    for index in range(BATCH):
        rng = Rng(seed * BATCH + index)
        state = game.first_state(setup)
        assert isinstance(state, Vienna)
        play(state, rng, tally)
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


def show_course(results: dict[tuple[str, str, str, int], Tally]) -> None:
    print("\n## Ends, length, scores: median (5–95 %)")
    print(
        "| version | third man | Feld agents | players | games | exceptional end | rounds | score | winner's | tiles |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|")
    for (version, third_man, feld_agents, players), tally in results.items():
        games = tally.rounds.total()
        print(
            f"| {version} | {third_man} | {feld_agents} | {players} | {games} | {tally.ends['markers'] / games:.2%}"
            f" | {spread(tally.rounds)} | {spread(tally.scores)} | {spread(tally.best)}"
            f" | {tally.tiles / games / players:.1f} |"
        )


def show_seats(results: dict[tuple[str, str, str, int], Tally]) -> None:
    print("\n## Shares of wins by turn position in the first round, with 95 % intervals")
    print("| version | third man | Feld agents | players | 1st | 2nd | 3rd | 4th |\n|---|---|---|---|---|---|---|---|")
    for (version, third_man, feld_agents, players), tally in results.items():
        cells = []
        for place in range(ids.SEATS):
            low, high = wilson(tally.wins[place], tally.rounds.total())
            share = tally.wins[place] / tally.rounds.total()
            cells.append(f"{share:.3f} ({low:.3f}–{high:.3f})" if place < players else "")
        print(f"| {version} | {third_man} | {feld_agents} | {players} | {' | '.join(cells)} |")


def show_things(results: dict[tuple[str, str, str, int], Tally]) -> None:
    names = find_game("vienna").setup(4).names["thing"]
    print(f"\n## Bought in a game, by one player\n| players | {' | '.join(names)} |\n|{'---|' * 7}")
    for (version, third_man, feld_agents, players), tally in results.items():
        if (version, third_man, feld_agents) == ("full", "no", "no"):
            bought = [tally.what["bought", thing] / tally.rounds.total() / players for thing in range(ids.THINGS)]
            print(f"| {players} | {' | '.join(f'{number:.2f}' for number in bought)} |")


def show_missions(tally: Tally) -> None:
    names = find_game("vienna").setup(4).names["mission"]
    rows = []
    for mission in range(ids.MISSIONS):
        accepted, fulfilled = (tally.what[kind, mission] for kind in ("accepted", "fulfilled"))
        # Start missions are never on offer: they are accepted by being dealt.
        offered = tally.what["offered", mission] or accepted
        rows.append((fulfilled / offered, accepted / offered, names[mission]))
    rows.sort(reverse=True)
    print("\n## Missions of those dealt or laid open, full version with four players: most and least fulfilled")
    print("| mission | accepted | fulfilled |\n|---|---|---|")
    for done, taken, name in [*rows[:LISTED], *rows[-LISTED:]]:
        print(f"| {name.upper()} | {taken:.2f} | {done:.2f} |")


def show_abilities(version: str, tally: Tally) -> None:
    rows = []
    for number, ability in enumerate(ABILITIES):
        drawn, stored = tally.what["drawn", number], tally.what["stored", number]
        if drawn:
            uses = tally.what["used", number]
            rows.append((uses / drawn, stored / drawn, uses / max(1, stored), ability.kind))
    rows.sort(reverse=True)
    print(f"\n## Abilities, {version} version with four players: most and least used")
    print("| ability | uses for each card drawn | drawn cards stored | uses of a stored card |\n|---|---|---|---|")
    for often, share, each, kind in rows if len(rows) <= 2 * LISTED else [*rows[:LISTED], *rows[-LISTED:]]:
        print(f"| {kind} | {often:.2f} | {share:.2f} | {each:.1f} |")


def main() -> None:
    numbers = [int(text) for text in sys.argv[1:]]
    games, with_expansions, seed = [*numbers, *[GAMES, WITH_EXPANSIONS, 1][len(numbers) :]]
    results: dict[tuple[str, str, str, int], Tally] = {}
    with ProcessPoolExecutor() as pool:
        for version in ("starter", "full"):
            for third_man, feld_agents in EXPANSIONS:
                if version == "starter" and feld_agents == "yes":
                    continue
                for players in (4, 3, 2):
                    plain = third_man == feld_agents == "no"
                    batches = (games if plain else with_expansions) // BATCH
                    jobs: list[Job] = [
                        (players, version, third_man, feld_agents, seed * 1_000_000 + batch) for batch in range(batches)
                    ]
                    tally = results[version, third_man, feld_agents, players] = Tally()
                    title = f"{version} {third_man} {feld_agents} {players}"
                    for result in track(pool.map(play_batch, jobs), description=title, total=len(jobs)):
                        tally.add(result)
    show_course(results)
    show_seats(results)
    show_things(results)
    show_missions(results["full", "no", "no", 4])
    for version in ("starter", "full"):
        show_abilities(version, results[version, "no", "no", 4])


if __name__ == "__main__":
    main()
