"""The plots of a report, as SVG to be put into the page."""

import io
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from safehouse.arena.played import Played
from safehouse.arena.statistics import Estimate
from safehouse.arena.times import FINENESS, SHORTEST, Times

if TYPE_CHECKING:
    from matplotlib.axes import Axes

# Colours safe for colour-blind people, and dark enough on white (Okabe and Ito, without yellow).
COLOURS = ("#0072b2", "#d55e00", "#007a5a", "#a8477f", "#5a5a5a", "#3b7ea1", "#8a6d00", "#4b3f9e")
INK = "#1d2733"
FAINT = "#66717d"
GRID = "#dde3e9"
SIZE = (5.6, 3.1)
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 9.5,
    "axes.edgecolor": GRID,
    "axes.labelcolor": FAINT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "grid.linewidth": 0.8,
    "text.color": INK,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "legend.frameon": False,
}


def draw(name: str, paint: Callable[["Axes"], None], rows: int = 0) -> str:
    """Return a plot as an SVG element. Many rows make it higher."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({**STYLE, "svg.hashsalt": name}):
        figure = Figure(figsize=(SIZE[0], max(SIZE[1], 0.9 + 0.42 * rows)), layout="constrained")
        figure.patch.set_alpha(0.0)
        axes = figure.add_subplot()
        axes.patch.set_alpha(0.0)
        axes.tick_params(length=0)
        paint(axes)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    drawing = text.getvalue()
    drawing = drawing[drawing.index("<svg") :]
    drawing = re.sub(r"<metadata>.*?</metadata>", "", drawing, flags=re.DOTALL)
    return own_ids(name, drawing).replace("<svg ", '<svg aria-hidden="true" focusable="false" ', 1)


def own_ids(name: str, drawing: str) -> str:
    """Return a drawing whose ids are in no other drawing of the page; those that nothing refers to are left out."""
    used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawing))
    drawing = re.sub(r' id="([^"]+)"', lambda found: f' id="{name}-{found[1]}"' if found[1] in used else "", drawing)
    return re.sub(r'(href="#|url\(#)', rf"\g<1>{name}-", drawing)


def intervals(
    name: str, labels: Sequence[str], estimates: Sequence[Estimate | None], axis: str, plain: bool = False
) -> str:
    """Draw values with their intervals, one row each, and a line at the fair share; `plain` in one colour."""

    def paint(axes: "Axes") -> None:
        axes.axvline(1.0, color=FAINT, linewidth=1.2, linestyle=(0, (4, 3)))
        for place, estimate in enumerate(estimates):
            if estimate is None:
                continue
            colour = COLOURS[0 if plain else place % len(COLOURS)]
            if estimate.low is not None and estimate.high is not None:
                axes.plot([estimate.low, estimate.high], [place, place], color=colour, linewidth=5, alpha=0.35,
                          solid_capstyle="round")  # fmt: skip
            axes.plot([estimate.value], [place], "o", color=colour, markersize=8)
            axes.annotate(f"{estimate.value:.2f}", (estimate.value, place), xytext=(0, 9), ha="center",
                          textcoords="offset points", color=INK,
                          bbox={"facecolor": "white", "edgecolor": "none", "pad": 0.8})  # fmt: skip
        axes.set_yticks(range(len(labels)), labels, color=INK)
        axes.set_ylim(len(labels) - 0.4, -0.75)
        axes.set_xlim(left=min(0.0, *axes.get_xlim()))
        axes.grid(axis="y", visible=False)
        axes.set_xlabel(axis)

    return draw(name, paint, len(labels))


def scores(games: Sequence[Played], bots: Sequence[str]) -> str:
    """Draw the distribution of scores of each bot: the middle half as a box, whiskers at 5 % and 95 %, the mean."""
    rows = [
        [game.scores[seat] for game in games for seat, name in enumerate(game.seats) if name == bot] for bot in bots
    ]

    def paint(axes: "Axes") -> None:
        parts = axes.boxplot(
            rows, orientation="horizontal", whis=(5, 95), showfliers=False, showmeans=True, patch_artist=True,
            widths=0.5, medianprops={"color": INK, "linewidth": 1.6}, boxprops={"linewidth": 0},
            meanprops={"marker": "D", "markerfacecolor": "white", "markeredgecolor": INK, "markersize": 5},
            whiskerprops={"color": FAINT}, capprops={"color": FAINT},
        )  # fmt: skip
        for place, box in enumerate(parts["boxes"]):
            box.set_facecolor(COLOURS[place % len(COLOURS)])
            box.set_alpha(0.45)
        axes.set_yticks(range(1, len(bots) + 1), bots, color=INK)
        axes.invert_yaxis()
        axes.grid(axis="y", visible=False)
        axes.set_xlabel("score")

    return draw("scores", paint, len(bots))


def decision_times(games: Sequence[Played], bots: Sequence[str]) -> str:
    """Draw for each bot which part of its decisions was made within a time."""

    def paint(axes: "Axes") -> None:
        from matplotlib.ticker import FuncFormatter

        for place, bot in enumerate(bots):
            times = Times()
            for game in games:
                if bot in game.times:
                    times.add_all(game.times[bot])
            made = 0
            xs, ys = [], []
            for bucket in sorted(times.buckets):
                made += times.buckets[bucket]
                xs.append(SHORTEST * 2 ** ((bucket + 1) / FINENESS))
                ys.append(made / times.count)
            axes.step([xs[0], *xs] if xs else [], [0.0, *ys] if xs else [], where="post", linewidth=2.2, label=bot,
                      color=COLOURS[place % len(COLOURS)], linestyle=("-", "--", "-.", ":")[place % 4])  # fmt: skip
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(FuncFormatter(lambda seconds, _: time_label(seconds)))
        axes.yaxis.set_major_formatter(FuncFormatter(lambda part, _: f"{part:.0%}"))
        axes.set_ylim(0, 1.03)
        axes.set_xlabel("time for a decision")
        axes.legend(loc="lower right", labelcolor=INK)

    return draw("times", paint)


def time_label(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size * 0.999:
            return f"{seconds / size:g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def game_lengths(games: Sequence[Played], measure: str) -> str:
    """Draw how long games were."""
    values = [getattr(game, measure) for game in games if getattr(game, measure) is not None]

    def paint(axes: "Axes") -> None:
        least, most = min(values), max(values)
        wide = max(1, -(-(most - least + 1) // 30))
        edges = [least - 0.5 + wide * place for place in range((most - least) // wide + 2)]
        axes.hist(values, bins=edges, color=COLOURS[0], alpha=0.75, rwidth=0.9)
        mean = sum(values) / len(values)
        axes.axvline(mean, color=INK, linewidth=1.4)
        axes.annotate(f"mean {mean:.1f}", (mean, 1.0), xycoords=("data", "axes fraction"), xytext=(5, -10),
                      textcoords="offset points", color=INK)  # fmt: skip
        axes.grid(axis="x", visible=False)
        axes.set_xlabel(measure)
        axes.set_ylabel("games")

    return draw("lengths", paint)
