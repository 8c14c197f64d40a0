"""Put all bots that docs/strength.json knows into one rating for each game and setting: docs/ladder.md.

    python -m tools.ladder

A match is one contender against copies of another bot. The contender's share of the wins is e^r / (e^r + n e^s), with n
copies on the other side: for two players that is Elo's rule. The most likely ratings are found by Newton's method;
intervals follow from the curvature there.
"""

import json
import math
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tools.strength import FIGURES, ROOT, matches, told

PAGE = ROOT / "docs" / "ladder.md"
# Whose rating is given: the bots of a group are measured against it, directly or by way of others.
ANCHOR, ANCHORED_AT = "casual", 1500.0
# Elo's scale: 400 points are ten times the wins between two.
SCALE = 400 / math.log(10)
# Half a win and half a loss more for everybody: whoever won everything has a rating all the same.
SMOOTH = 0.5
STEPS = 50
NORMAL_95 = 1.96
HEAD = """\
# The ladder

For bot authors and researchers: every bot that was measured, in one rating for each game and setting.

Written by `python -m tools.ladder` from the matches in [strength.md](strength.md), which lists the games, commands and
seeds; do not edit. `casual` has 1500 points in every table. Between two players 400 points more mean ten times the
wins; with more players, one contender among copies of another bot wins e^r / (e^r + n e^s) of the games, where n is the
number of copies. Intervals are 95 %. Bots in a table are compared by way of others: strength is not quite one number,
and a script may lose more clearly to an expert than its rating says. `script …` plays one idea
([strength.md](strength.md#what-the-figures-do-not-say)); `expert@1`, `casual@1` and `novice@1` are the bots of an
earlier day.
"""


@dataclass(frozen=True)
class Result:
    """What a match says: wins of the contender, in so many games that somebody won."""

    contender: str
    against: str
    others: int
    wins: float
    games: float


@dataclass(frozen=True)
class Rating:
    """A bot's place: points, and half of the interval; None for the anchor."""

    bot: str
    points: float
    around: float | None
    games: int


def results(kept: dict[str, dict[str, Any]]) -> dict[str, list[Result]]:
    """Return the matches by game and setting."""
    found: dict[str, list[Result]] = defaultdict(list)
    for match in matches():
        if match.name in kept:
            figures = kept[match.name]
            games = figures["games"] - figures["won_by_nobody"]
            wins = figures["multiple"]["value"] / match.players * games
            contender, against = told(match.contender), told(match.against)
            found[f"{match.game}: {match.setting}"].append(Result(contender, against, match.players - 1, wins, games))
    return dict(found)


def connected(played: list[Result], anchor: str) -> list[str]:
    """Return the bots that matches lead to from the anchor, itself first."""
    known = [anchor]
    for bot in known:
        for result in played:
            pair = (result.contender, result.against)
            known += [other for other in pair if bot in pair and other not in known]
    return known


def rate(played: list[Result], anchor: str = ANCHOR) -> list[Rating]:
    """Return the ratings of all bots that the anchor leads to, the strongest first."""
    bots = connected(played, anchor)
    place = {bot: number for number, bot in enumerate(bots)}
    held = [result for result in played if result.contender in place]
    ratings = np.zeros(len(bots))
    curvature = np.eye(len(bots))
    for _ in range(STEPS):
        slope, curvature = np.zeros(len(bots)), np.zeros((len(bots), len(bots)))
        for result in held:
            one, other = place[result.contender], place[result.against]
            games = result.games + 2 * SMOOTH
            share = 1 / (1 + result.others * math.exp(ratings[other] - ratings[one]))
            missing, weight = result.wins + SMOOTH - games * share, games * share * (1 - share)
            for row, sign in ((one, 1), (other, -1)):
                slope[row] += sign * missing
                curvature[row, one] += sign * weight
                curvature[row, other] -= sign * weight
        # The anchor, the first of them, stays where it is.
        ratings[1:] += np.clip(np.linalg.solve(curvature[1:, 1:], slope[1:]), -1, 1)
    spread = [0.0, *np.sqrt(np.diag(np.linalg.inv(curvature[1:, 1:])))]
    games_of = {bot: sum(int(one.games) for one in held if bot in (one.contender, one.against)) for bot in bots}
    rated = [
        Rating(bot, ANCHORED_AT + SCALE * ratings[at], NORMAL_95 * SCALE * spread[at] if at else None, games_of[bot])
        for bot, at in place.items()
    ]
    return sorted(rated, key=lambda rating: -rating.points)


def page(kept: dict[str, dict[str, Any]]) -> str:
    """Return the page."""
    parts = [HEAD]
    for setting, played in results(kept).items():
        rated = rate(played)
        rows = [f"## {setting[0].upper()}{setting[1:]}", "", "| bot | rating | ± | games |", "|---|---:|---:|---:|"]
        for rating in rated:
            around = "–" if rating.around is None else f"{rating.around:.0f}"
            rows.append(f"| {rating.bot} | {rating.points:.0f} | {around} | {rating.games:,} |")
        left = sorted({bot for one in played for bot in (one.contender, one.against)} - {one.bot for one in rated})
        if left:
            rows += ["", f"Not yet compared with these: {', '.join(left)}."]
        parts.append("\n".join(rows) + "\n")
    return "\n".join(parts)


def main() -> None:
    kept = json.loads(Path(FIGURES).read_text(encoding="utf-8"))
    PAGE.write_text(page(kept), encoding="utf-8")


if __name__ == "__main__":
    main()
