"""What a designer wants to know: how often each element is used, and how those fare who use it.

The unit is a seat in a game that a player won. A seat is compared with what its bot gets on average against the same
company, so that an element does not look strong because a strong bot likes it. It is no proof of cause: who is
winning also gets to do more.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from safehouse.arena.names import Names
from safehouse.arena.played import LINES, Played
from safehouse.arena.results import lines
from safehouse.arena.statistics import Estimate, Sums

# Fewer users than this give no figure that is worth a look.
FEWEST = 20
HEAD = re.compile(rb'\{"game":(\d+),"block":(\d+),')
# A bot, and the company that it is in.
Company = tuple[str, tuple[str, ...]]


@dataclass
class Element:
    """One element: its tallies so far."""

    group: str
    name: str
    uses: int = 0
    users: int = 0
    wins: float = 0.0
    # Uses by winners; a shared win counts in part.
    winning_uses: float = 0.0
    lift: Sums = field(default_factory=Sums)
    score: Sums = field(default_factory=Sums)


@dataclass(frozen=True)
class Row:
    """One line of the report. What too few used has no estimate."""

    text: str
    uses: int
    per_game: float
    # The part of the seats that used it, and their part of the wins, against that of the others. What belongs to no
    # seat has only its number.
    used: float | None
    wins_with: float | None
    wins_without: float | None
    # Wins as a multiple of what the same bots win on average.
    lift: Estimate | None
    score: Estimate | None
    # How often a winner uses it, against how often the others do.
    by_winners: float | None
    by_others: float | None

    @property
    def flagged(self) -> bool:
        return self.lift is not None and self.lift.excludes(1.0)


@dataclass(frozen=True)
class Group:
    """A table of the report."""

    title: str
    # Seats choose it, or an event tells of it, or it is the table's.
    kind: Literal["chosen", "told", "table"]
    rows: list[Row]


@dataclass
class Counts:
    """What elements are compared with."""

    seats: int = 0
    wins: float = 0.0
    # Uses that belong to no seat.
    table: Counter[tuple[str, str]] = field(default_factory=Counter)


def averages(games: Sequence[Played]) -> dict[Company, tuple[float, float]]:
    """Return what each bot gets in each company: its mean share of a win, and its mean score."""
    sums: dict[Company, list[float]] = defaultdict(lambda: [0, 0, 0])
    for game in games:
        company = tuple(sorted(game.seats))
        for bot, share, score in zip(game.seats, game.shares, game.scores, strict=True):
            total = sums[bot, company]
            total[0] += 1
            total[1] += share
            total[2] += score
    return {key: (shares / count, scores / count) for key, (count, shares, scores) in sums.items()}


def blocks_of(path: Path) -> Iterator[list[Played]]:
    """Give the games of a file block by block, whatever order they were finished in."""
    places: dict[int, list[int]] = defaultdict(list)
    place = 0
    for line in lines(path):
        found = HEAD.match(line)
        assert found is not None
        places[int(found[2])].append(place)
        place += len(line)
    with open(path, "rb") as file:
        for block in sorted(places):
            games = []
            for start in places[block]:
                file.seek(start)
                games.append(LINES.decode(file.readline()))
            yield games


def balance(path: Path, games: Sequence[Played], names: Names) -> tuple[list[Group], int]:
    """Return the tables of a results file, and how many elements were put to the test."""
    expected = averages([game for game in games if game.won])
    elements: dict[tuple[str, str], Element] = {}
    total = Counts()
    families = names.families()
    for block in blocks_of(path):
        for game in block:
            for group, counts in game.used.table.items():
                total.table.update({(group, name): count for name, count in counts.items()})
        add_block([game for game in block if game.won], expected, families, elements, total)
    groups = tables(elements, total, len(games), names, families)
    tested = sum(one.lift is not None for group in groups for one in group.rows)
    return [*groups, *table_groups(total.table, len(games), names)], tested


def add_block(
    games: Sequence[Played],
    expected: Mapping[Company, tuple[float, float]],
    families: Mapping[str, tuple[str, Mapping[str, str]]],
    elements: dict[tuple[str, str], Element],
    total: Counts,
) -> None:
    touched: dict[tuple[str, str], list[float]] = {}
    for game in games:
        company = tuple(sorted(game.seats))
        for seat, bot in enumerate(game.seats):
            share = game.shares[seat]
            mean_share, mean_score = expected[bot, company]
            total.seats += 1
            total.wins += share
            for key, uses in used_by(game.used.seats[seat], families).items():
                element = elements.setdefault(key, Element(*key))
                element.uses += uses
                element.users += 1
                element.wins += share
                element.winning_uses += uses * share
                sums = touched.setdefault(key, [0.0, 0.0, 0.0, 0.0])
                sums[0] += share
                sums[1] += mean_share
                sums[2] += game.scores[seat] - mean_score
                sums[3] += 1
    for key, (share, wanted, score, users) in touched.items():
        elements[key].lift.add(share, wanted)
        elements[key].score.add(score, users)


def used_by(
    tally: Mapping[str, Mapping[str, int]], families: Mapping[str, tuple[str, Mapping[str, str]]]
) -> dict[tuple[str, str], int]:
    """Return what a seat used, the families of things as well."""
    used: dict[tuple[str, str], int] = {}
    for group, counts in tally.items():
        _, family_of = families.get(group, ("", {}))
        for name, count in counts.items():
            used[group, name] = count
            if name in family_of:
                key = (f"{group}/", family_of[name])
                used[key] = used.get(key, 0) + count
    return used


def tables(
    elements: Mapping[tuple[str, str], Element],
    total: Counts,
    games: int,
    names: Names,
    families: Mapping[str, tuple[str, Mapping[str, str]]],
) -> list[Group]:
    """Return a table for each group of elements that seats use."""
    by_group: dict[str, list[Element]] = defaultdict(list)
    for element in elements.values():
        by_group[element.group].append(element)
    groups: list[Group] = []
    seen: set[tuple[str, str, int, int, float]] = set()
    for key in sorted(by_group, key=lambda key: (not key.endswith("/"), not names.is_action(key), key)):
        kind, _, vocabulary = key.partition(":")
        family = key.endswith("/")
        rows = []
        for element in by_group[key]:
            figures = (vocabulary, element.name, element.uses, element.users, element.wins)
            # An event that only tells of an action has its very figures; the action stays.
            if figures not in seen:
                seen.add(figures)
                text = element.name if family else names.text(key, element.name)
                rows.append(row(element, text, total, games))
        rows.sort(key=lambda one: (one.lift is None, -(one.lift.value if one.lift else one.uses), one.text))
        title = names.title(f"{kind}:{families[key[:-1]][0]}" if family else key)
        if rows:
            groups.append(Group(title, "chosen" if names.is_action(key) else "told", rows))
    return groups


def table_groups(counts: Mapping[tuple[str, str], int], games: int, names: Names) -> list[Group]:
    """Return a table for each group of elements that belong to no seat: how often they came up."""
    rows: dict[str, list[Row]] = defaultdict(list)
    for (group, name), uses in counts.items():
        none = (None,) * 7
        rows[group].append(Row(names.text(group, name), uses, uses / games, *none))
    return [
        Group(names.title(group), "table", sorted(rows[group], key=lambda one: (-one.uses, one.text)))
        for group in sorted(rows)
    ]


def row(element: Element, text: str, total: Counts, games: int) -> Row:
    others = total.seats - element.users
    enough = element.users >= FEWEST and others >= FEWEST
    lift = element.lift.share(element.users) if enough else None
    score = element.score.ratio() if enough else None
    losers = total.seats - total.wins
    return Row(
        text=text,
        uses=element.uses,
        per_game=element.uses / games,
        used=element.users / total.seats,
        wins_with=element.wins / element.users,
        wins_without=(total.wins - element.wins) / others if others else None,
        lift=lift,
        # Deviations from the mean add up to nothing, so those of the others follow.
        score=score.times(total.seats / others) if score is not None else None,
        by_winners=element.winning_uses / total.wins if total.wins else None,
        by_others=(element.uses - element.winning_uses) / losers if losers else None,
    )
