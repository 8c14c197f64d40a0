"""The report of an arena: one page with plots and tables, complete in itself."""

import importlib.util
import math
from collections.abc import Sequence
from html import escape
from pathlib import Path

from safehouse.arena import plots
from safehouse.arena.balance import FEWEST, Group, Row, balance
from safehouse.arena.names import Names
from safehouse.arena.page import facts, figure, number, page, side, small_interval, table, with_interval
from safehouse.arena.plan import Schedule
from safehouse.arena.played import Played
from safehouse.arena.results import GAMES, REPORT
from safehouse.arena.summary import Summary
from safehouse.core.registry import find_game

# The elements that stand out most are listed first; these many.
FIRST = 16
KINDS = {
    "chosen": ("Chosen by players", "What players picked among their options."),
    "told": ("What happened to players", "Events that name a player. Those that only repeat a choice are left out."),
    "table": ("What came up", "Events that name nobody: how often, and no more."),
}
COLUMNS = (
    "element", "uses", "seats that<br>used it", "wins<br>with", "wins<br>without", "× expected wins",
    '<span class="scale"><span>¼</span><span>1</span><span>4</span></span>', "score", "uses by a<br>winner / others",
)  # fmt: skip


def installed() -> bool:
    return importlib.util.find_spec("matplotlib") is not None


def write_report(plan: Schedule, games: Sequence[Played], summary: Summary, folder: Path) -> Path:
    """Write the report into the folder of the results, whole or not at all."""
    path = folder / REPORT
    fresh = path.with_suffix(".new")
    fresh.write_text(report(plan, games, summary, folder / GAMES), encoding="utf-8")
    fresh.rename(path)
    return path


def report(plan: Schedule, games: Sequence[Played], summary: Summary, results: Path) -> str:
    """Return the page."""
    game = find_game(plan.game)
    groups, tested = balance(results, games, Names(game, plan.setup()))
    title = f"{game.meta.title}: {' · '.join(plan.bots)}"
    default = {option.name: option.default for option in game.meta.options}
    chosen = [f"{name}={value}" for name, value in plan.options.items() if value != default.get(name)]
    told = f"{plan.players} players, {', '.join(chosen) if chosen else 'usual options'}, seed {plan.seed}"
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="faint">{escape(told)}; results <code>{summary.digest}</code></p>',
        facts(key_facts(summary)),
        "<h2>Strength</h2>",
        strength_table(summary),
        *reply_table(summary),
        plots_of(plan, games, summary),
        "<h2>Balance</h2>",
        *balance_part(groups, tested),
    ]
    return page(f"Arena – {title}", "\n".join(body))


def key_facts(summary: Summary) -> list[tuple[str, str]]:
    told = [("games", f"{summary.games:,}"), ("blocks", f"{summary.blocks:,}")]
    told.append(("won by nobody", f"{summary.won_by_nobody / summary.games:.1%}"))
    for name, mean in summary.mean_lengths.items():
        told.append((f"{name} in a game", f"{mean:,.1f}" if mean < 100 else f"{mean:,.0f}"))
    return told


def strength_table(summary: Summary) -> str:
    rows = []
    for bot in by_strength(summary):
        row = summary.bots[bot]
        times = (plots.time_label(float(f"{getattr(row.seconds, name) or 0:.3g}")) for name in ("p50", "p95", "max"))
        rows.append([
            escape(bot), f"{row.games:,}", with_interval(row.win_share, "{:.1%}"),
            with_interval(row.multiple, "{:.2f}"), with_interval(row.score, "{:.1f}"),
            with_interval(row.rank, "{:.2f}"), with_interval(row.rating, "{:.1f}"), *times,
        ])  # fmt: skip
    columns = (
        "bot",
        "games",
        "wins per seat",
        "× fair share",
        "mean score",
        "mean rank",
        "rating",
        "p50",
        "p95",
        "max",
    )
    caption = (
        "Wins and ratings: among games won by a player. Below each figure: its 95 % interval, with blocks of "
        "paired seatings as units (wins: Wilson's at the effective number of games). Ratings: openskill, "
        "Plackett–Luce, over resampled blocks. Last: the time that a decision took."
    )
    return table(caption, columns, rows)


def reply_table(summary: Summary) -> list[str]:
    """Return the table of the bots that reply in words, if there are any."""
    told = [(bot, found.counts()) for bot in by_strength(summary) if (found := summary.bots[bot].replies) is not None]
    caption = (
        "Bots that reply in words. Illegal: replies that picked nothing legal. Failed: requests without a reply. "
        "Fallbacks: picks that were made at random in their place."
    )
    rows = [[escape(bot), *(f"{number:,}" for number in counts.values())] for bot, counts in told]
    return [table(caption, ("bot", *told[0][1]), rows)] if told else []


def by_strength(summary: Summary) -> list[str]:
    def strength(bot: str) -> float:
        found = summary.bots[bot].multiple
        return -found.value if found else 0.0

    return sorted(summary.bots, key=strength)


def plots_of(plan: Schedule, games: Sequence[Played], summary: Summary) -> str:
    bots = by_strength(summary)
    seats = summary.seats
    measure = next(name for name in ("rounds", "turns", "steps") if name in summary.mean_lengths)
    fair = f"1 is the fair share: one win in {plan.players} games. Bars: 95 %."
    figures = [
        figure("Win shares", fair, plots.intervals(
            "wins", bots, [summary.bots[bot].multiple for bot in bots], "wins as a multiple of the fair share")),
        figure("Scores", "Box: the middle half; whiskers: 5 % to 95 %; diamond: the mean.", plots.scores(games, bots)),
        figure("Decision times", "Which part of the decisions took no longer.", plots.decision_times(games, bots)),
        figure("Length of games", f"{measure.capitalize()} in a game.", plots.game_lengths(games, measure)),
        figure("Seat advantage", "Every bot sits in every seat equally often. " + fair, plots.intervals(
            "seats", [f"seat {row.seat}" for row in seats], [row.multiple for row in seats],
            "wins as a multiple of the fair share", plain=True)),
        figure("How games ended", "By the reason that the rules give.", reasons(summary)),
    ]  # fmt: skip
    return f'<div class="plots">{"".join(figures)}</div>'


def reasons(summary: Summary) -> str:
    rows = [
        [escape(reason.replace("_", " ")), f"{count:,}", f"{count / summary.games:.1%}"]
        for reason, count in summary.reasons.items()
    ]
    return table("", ("reason", "games", "share"), rows)


# --- The balance report ---------------------------------------------------------------------------------------------


def balance_part(groups: Sequence[Group], tested: int) -> list[str]:
    found = sum(row.flagged for group in groups for row in group.rows)
    body = [
        "<p>How often each element was used, and how those fared who used it. <b>× expected wins</b> compares a seat "
        "that used an element with what its bot wins on average in the same company, so that a strong bot's "
        "favourites do not look strong for that alone. It is marked "
        '<span class="up">blue</span> or <span class="down">brown</span> where the 95 % interval leaves out 1. '
        "<b>Score</b> is how many points users had more than the others, compared in the same way.</p>",
        f'<p class="faint">{tested:,} elements had {FEWEST} users and {FEWEST} others or more; {found:,} are marked. '
        f"About {tested * 0.05:.0f} would be by chance alone. And use is not cause: who is winning gets to "
        "do more.</p>",
    ]
    first = standing_out(groups)
    if first:
        body.append(elements_table("What stands out most, over all tables.", first))
    for kind, (title, note) in KINDS.items():
        listed = [group for group in groups if group.kind == kind]
        if listed:
            body.append(f'<h2>{escape(title)}</h2><p class="faint">{escape(note)}</p>')
            body += [group_part(group) for group in listed]
    return body


def standing_out(groups: Sequence[Group]) -> list[tuple[str, Row]]:
    """Return the marked elements whose interval lies farthest from 1."""

    def distance(row: Row) -> float:
        assert row.lift is not None
        assert row.lift.low is not None
        assert row.lift.high is not None
        return math.log(row.lift.low) if row.lift.value > 1 else -math.log(max(row.lift.high, 0.01))

    marked = [
        (f"{escape(row.text)}<span class='ci'>{escape(group.title)}</span>", row)
        for group in groups
        for row in group.rows
        if row.flagged
    ]
    return sorted(marked, key=lambda one: -distance(one[1]))[:FIRST]


def group_part(group: Group) -> str:
    marked = sum(row.flagged for row in group.rows)
    told = f"{len(group.rows)} elements" + (f", {marked} marked" if marked else "")
    rows = [(escape(row.text), row) for row in group.rows]
    inner = simple_table(rows) if group.kind == "table" else elements_table("", rows)
    return (
        f'<details><summary><b>{escape(group.title)}</b> <span class="faint">{told}</span></summary>{inner}</details>'
    )


def simple_table(rows: Sequence[tuple[str, Row]]) -> str:
    cells = [[text, f"{row.uses:,}", f"{row.per_game:.2f}"] for text, row in rows]
    return table("", ("element", "times", "per game"), cells)


def elements_table(caption: str, rows: Sequence[tuple[str, Row]]) -> str:
    return table(escape(caption), COLUMNS, [cells_of(text, row) for text, row in rows], "elements")


def cells_of(text: str, row: Row) -> list[str]:
    return [
        text, f'{row.uses:,}<span class="ci">{row.per_game:.2f} a game</span>', number(row.used, "{:.0%}"),
        number(row.wins_with, "{:.0%}"), number(row.wins_without, "{:.0%}"),
        f'<td class="{side(row.lift)}">{with_interval(row.lift, "{:.2f}")}</td>', small_interval(row.lift),
        with_interval(row.score, "{:+.1f}"), f"{number(row.by_winners, '{:.2f}')} / {number(row.by_others, '{:.2f}')}",
    ]  # fmt: skip
