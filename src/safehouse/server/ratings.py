"""A private rating by openskill's model of Plackett and Luce, computed from the person's own games only.

A rating moves by how strong the others are, so using their own ratings would reveal these to anyone who compares
a rating before and after a game. Here every opponent has a rating in the
person's own books only, from the games together. So games of others change nothing, nothing has to
be stored, and the same results always give the same rating.
"""

from collections import defaultdict
from collections.abc import Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from safehouse.server.profile_wire import Rating
from safehouse.server.results import Kept, Played

# Half of a 95 % interval, in deviations.
NORMAL_95 = 1.96
# Most values in the chart.
CHARTED = 30
MODEL = PlackettLuce()
OWN = "own"


def rate(kept: Sequence[Kept], bots: bool) -> Rating | None:
    """Return a person's rating against bots or people, from finished games, the last one first; None: no game."""
    books: dict[str, tuple[float, float]] = {}
    values: list[float] = []
    for one in reversed(kept):
        if seats := rated_seats(one, bots):
            play(books, [who(one, seat) for seat in seats], [one.played.ranks[seat] for seat in seats])
            values.append(round(books[OWN][0], 1))
    if not values:
        return None
    return Rating(values[-1], round(NORMAL_95 * books[OWN][1], 1), len(values), values[-CHARTED:])


def rated_seats(one: Kept, bots: bool) -> list[int]:
    """Return the own seat and those of the bots, or of the people, that count; [] if the game does not count.

    People who did not play to the end do not count, nor does a game that nobody won.
    """
    played = one.played
    if not any(played.shares) or is_absent(played, one.seat):
        return []
    others = [
        seat
        for seat, bot in enumerate(played.bots)
        if seat != one.seat and bool(bot) == bots and not is_absent(played, seat)
    ]
    return [one.seat, *others] if others else []


def is_absent(played: Played, seat: int) -> bool:
    return seat < len(played.absent) and played.absent[seat]


def who(one: Kept, seat: int) -> str:
    """Return a seat's key in the books. Guests cannot be recognised, so each is new."""
    if seat == one.seat:
        return OWN
    if bot := one.played.bots[seat]:
        return f"bot {bot}"
    return one.played.profiles[seat] or f"guest {one.table} {seat}"


def play(books: dict[str, tuple[float, float]], players: Sequence[str], ranks: Sequence[int]) -> None:
    """Note a game in the books. Copies of a bot at one table move by the mean of what each of them would."""
    teams = [[MODEL.rating(*books.get(player, (MODEL.mu, MODEL.sigma)))] for player in players]
    moved: dict[str, list[PlackettLuceRating]] = defaultdict(list)
    for player, (rating,) in zip(players, MODEL.rate(teams, ranks=[float(rank) for rank in ranks]), strict=True):
        moved[player].append(rating)
    for player, copies in moved.items():
        books[player] = sum(one.mu for one in copies) / len(copies), sum(one.sigma for one in copies) / len(copies)
