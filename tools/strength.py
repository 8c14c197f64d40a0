"""Measure how strong the bots are, and write docs/strength.md.

    python -m tools.strength [NAME…] [--processes N] [--most N] [--page]

Every match is one arena command (docs/arena.md) with a fixed seed. Its games are kept in .build/strength/NAME, so that
a run goes on where it was stopped; take the folder away after a bot has changed. The figures are kept in
docs/strength.json. `--most` plays at most this many games of each for now; `--page` only writes the page again.
"""

import argparse
import itertools
import json
import os
import shlex
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools import baselines
from tools.exploiters import KEPT_APART, SCRIPTS, name_of
from tools.steps import lock

ROOT = Path(__file__).resolve().parent.parent
FIGURES = ROOT / "docs" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"
MATCHES, READINGS, CEILINGS = "matches", "readings", "ceilings"  # the generated parts of the page
CEILING, LUCK = "ceiling-", "luck-"  # how the names of such figures begin (tools.ceilings)
PEER = "python:safehouse.envs.openspiel.bot:IsmctsBot"


@dataclass(frozen=True)
class Match:
    """One contender against copies of another bot."""

    name: str
    game: str
    contender: str
    against: str
    games: int
    bar: str = ""
    players: int = 4
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 2026

    def command(self, games: int = 0) -> list[str]:
        words = ["arena", "--game", self.game, "--players", str(self.players)]
        for key, value in self.options.items():
            words += ["--option", f"{key}={value}"]
        words += ["--contender", self.contender, "--against", self.against]
        return [*words, "--games", str(games or self.games), "--seed", str(self.seed)]

    @property
    def setting(self) -> str:
        parts = [f"{self.players} players", *(f"{key} {value}" for key, value in self.options.items())]
        return ", ".join(parts)


# About 30 ms a decision on the machine that the page names.
EXPERT = {"heimlich": "expert:sims=200", "suitcase": "expert:sims=250", "vienna": "expert:sims=2000"}
VERSIONS: dict[str, list[tuple[str, dict[str, str], int]]] = {
    "heimlich": [("basic", {}, 4), ("dossier", {"dossier": "yes"}, 4), ("top-secret", {"mode": "top_secret"}, 4)],
    "suitcase": [("four", {}, 4)],
    "vienna": [("starter", {"version": "starter"}, 4), ("full", {}, 4)],
}  # fmt: skip
# The whole ladder of Heimlich & Co., at every number of players: the expert thinks less there.
LADDER_PLAYERS = range(2, 8)
QUICK_EXPERT = "expert:sims=50"
# Against the expert of an earlier day with as many simulations; few enough for some hundred games.
LIKE_BEFORE = {"heimlich": "sims=50", "suitcase": "sims=100", "vienna": "sims=1500"}
# Scripts meet experts that think a little less than at a table.
SCRIPTED_AGAINST = {"heimlich": "expert:sims=100", "suitcase": "expert:sims=100", "vienna": "expert:sims=200"}
# How many of each level against the one below it: the longer a game takes, the fewer.
GAMES = {"heimlich": (200, 400, 200), "suitcase": (240, 240, 100), "vienna": (160, 240, 100)}
# Where else the expert of Vienna meets that of an earlier day: players and options.
VIENNA_TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "starter": (4, {"version": "starter"}), "two": (2, {}), "three": (3, {}),
    "third-man": (4, {"third_man": "yes"}), "feld-agents": (4, {"feld_agents": "yes"}),
}  # fmt: skip
# What more time is worth: each budget in milliseconds against the one before it.
TIMES = (3, 10, 30, 100, 300)
BARS = {"heimlich": "≥ 1.5", "suitcase": "≥ 1.7 (> 1.5)", "vienna": "≥ 1.7 (> 1.5)"}


def matches() -> list[Match]:
    listed: list[Match] = []
    for game, versions in VERSIONS.items():
        for version, options, players in versions:
            where = f"{game}-{version}"
            bar = BARS[game]
            for name, contender, against, games, wanted in (
                ("expert", EXPERT[game], "casual", GAMES[game][0], bar),
                ("casual", "casual", "novice", GAMES[game][1], bar),
                ("novice", "novice", "random", GAMES[game][2], "≥ 1.5"),
            ):
                listed.append(Match(f"{where}-{name}", game, contender, against, games, wanted, players, options))
    for game, budget in LIKE_BEFORE.items():
        listed.append(Match(f"{game}-frozen", game, "expert:ms=30", "expert@1:ms=30", 400, "≥ 1.3 (> 1.1)"))
        listed.append(Match(f"{game}-counted", game, f"expert:{budget}", f"expert@1:{budget}", 400))
        # Joins whoever met these budgets to the ladder (tools/ladder.py).
        budgets = dict.fromkeys([SCRIPTED_AGAINST[game], f"expert:{budget}"])
        for number, expert in enumerate(budgets):
            listed.append(Match(f"{game}-joined-{number}", game, expert, "casual", 100))
        listed.append(Match(f"{game}-time", game, "expert:ms=100", "expert:ms=10", 400, "≥ 1.25"))
    for name, (players, options) in VIENNA_TABLES.items():
        match = Match(
            f"vienna-counted-{name}", "vienna", f"expert:{LIKE_BEFORE['vienna']}", f"expert@1:{LIKE_BEFORE['vienna']}",
            102 if players == 3 else 100, "≥ 1.0", players, options,
        )  # fmt: skip
        listed.append(match)
    for less, more in itertools.pairwise(TIMES):
        listed.append(Match(f"vienna-steps-{more}", "vienna", f"expert:ms={more}", f"expert:ms={less}", 100))
    for version, options, usual in VERSIONS["heimlich"]:
        for players in LADDER_PLAYERS:
            where = f"heimlich-ladder-{version}-{players}"
            for name, contender, against, games in (
                ("novice", "novice", "random", 200), ("casual", "casual", "novice", 200),
                ("expert", QUICK_EXPERT, "casual", 100),
            ):  # fmt: skip
                if players != usual:
                    rounded = -(-games // players) * players
                    listed.append(
                        Match(f"{where}-{name}", "heimlich", contender, against, rounded, "≥ 1.5", players, options)
                    )
    for game, budget, games in (
        ("heimlich", "sims=100", 80), ("suitcase", "sims=20", 40), ("vienna", "sims=30", 40),
        ("heimlich", "ms=30", 160), ("suitcase", "ms=30", 40), ("vienna", "ms=30", 40),
    ):  # fmt: skip
        name = f"{game}-openspiel-{budget.partition('=')[0]}"
        listed.append(Match(name, game, f"expert:{budget}", f"{PEER}:{budget}", games, "≥ 1.5"))
    for lists, apart in ((SCRIPTS, ""), (KEPT_APART, ", kept apart")):
        for game, scripts in lists.items():
            for script in scripts:
                name = f"{game}-script-{script.lower()}"
                bar = f"≤ 1.0{apart}"
                listed.append(Match(name, game, name_of(game, script), SCRIPTED_AGAINST[game], 100, bar))
    for game in VERSIONS:
        listed.append(Match(f"{game}-network", game, "network", "casual", 400, "≥ 1.0"))
        listed.append(Match(f"{game}-network-expert", game, "network", "expert@1:ms=30", 40))
        listed.append(Match(f"{game}-network-today", game, "network", "expert:ms=30", 40))
        for milliseconds in (10, 30, 100):
            games = 200 if game == "heimlich" else 120
            listed.append(Match(f"{game}-curve-{milliseconds}", game, f"expert:ms={milliseconds}", "casual", games))
    return listed


def run(match: Match, processes: int, most: int) -> dict[str, Any]:
    """Play a match, or what is left of it; return what is kept of its summary."""
    out = ROOT / ".build" / "strength" / match.name
    words = match.command(min(match.games, most) if most else match.games)
    command = [sys.executable, "-m", "safehouse", *words, "--processes", str(processes), "--out", str(out)]
    env = dict(os.environ)
    if baselines.wanted(words):
        with lock():
            env["PYTHONPATH"] = str(baselines.path_for_measuring())
    done = subprocess.run([*command, "--json"], env=env, stdout=subprocess.PIPE, text=True, check=True)
    summary = json.loads(done.stdout)
    figures = summary["bots"][match.contender]
    return {
        "games": summary["games"], "won_by_nobody": summary["won_by_nobody"], "multiple": figures["multiple"],
        "seconds": figures["seconds"], "against_seconds": summary["bots"][match.against]["seconds"],
        "digest": summary["digest"],
    }  # fmt: skip


def told(bot: str) -> str:
    """Return a bot's name as the page has it."""
    if bot.startswith(PEER):
        return bot.replace(f"{PEER}:", "OpenSpiel ISMCTS ")
    return f"script {bot.rpartition(':')[2]}" if bot.startswith("python:") else bot


def table(kept: dict[str, dict[str, Any]]) -> str:
    """Return the matches that were played, as a table of Markdown."""
    rows = [
        "| game and setting | contender | against | games | × fair share | 95 % | bar | ms a decision: median, 95 % |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for match in matches():
        if match.name in kept:
            figures = kept[match.name]
            multiple, seconds = figures["multiple"], figures["seconds"]
            rows.append(
                f"| {match.game}: {match.setting} | {told(match.contender)} | {told(match.against)} | "
                f"{figures['games']:,} | "
                f"**{multiple['value']:.2f}** | {multiple['low']:.2f} – {multiple['high']:.2f} | {match.bar} | "
                f"{1000 * seconds['p50']:.1f}, {1000 * seconds['p95']:.0f} |"
            )
    rows += ["", "The commands, each after `./run`:", "", "```"]
    rows += [shlex.join(match.command(kept[match.name]["games"])) for match in matches() if match.name in kept]
    return "\n".join([*rows, "```"])


def readings(kept: dict[str, dict[str, Any]]) -> str:
    """Return what ideal readers of the levels of Heimlich & Co. found (`tools.heimlich_reader`), as a table."""
    rows = [
        "| level | players, mode | games | ideal reader | second reader | first scoring: turn | a game: turns, longest "
        "| agents moved in a turn | points for its own, for its favourites |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for name, found in kept.items():
        if name.startswith("reading-"):
            rows.append(
                f"| {found['level']} | {found['players']}, {found['mode']} | {found['games']} | "
                f"**{found['ideal'][0]:.2f}** ± {found['ideal'][1]:.2f} | {found['second'][0]:.2f} ± "
                f"{found['second'][1]:.2f} | {found['first_scoring']:.0f} | {found['turns']:.0f}, {found['longest']} | "
                f"{found['agents']:.1f} | {found['own']:.0%}, {found['favourites']:.0%} |"
            )
    return "\n".join(rows)


def ceilings(kept: dict[str, dict[str, Any]]) -> str:
    """Return how much belief, search and luck decide (`tools.ceilings`), as tables."""
    rows = [
        "| game | contender | against | games | × fair share | 95 % | ms a decision: contender, others |",
        "|---|---|---|---|---|---|---|",
    ]
    commands = []
    for name, found in kept.items():
        if name.startswith(CEILING):
            value, low, high = found["multiple"]
            own, others = found["seconds"]
            rows.append(
                f"| {found['game']} | {cheating(found['contender'])} | {found['against']} | {found['games']} | "
                f"**{value:.2f}** | {low:.2f} – {high:.2f} | {1000 * own:.0f}, {1000 * others:.0f} |"
            )
            words = [found["game"], found["contender"], found["against"]]
            commands.append(f"match {shlex.join(words)} --games {found['games']} --seed {found['seed']}")
    rows += [
        "",
        "| game | four copies of | replays part | starts × replays | the same seat wins again | by the seat alone |",
        "|---|---|---|---|---|---|",
    ]
    for name, found in kept.items():
        if name.startswith(LUCK):
            value, low, high = found["same"]
            parted = f"after {found['turns']} turns" if found["turns"] else "in the first turn"
            rows.append(
                f"| {found['game']} | {found['bot']} | {parted} | {found['starts']} × {found['replays']} | "
                f"**{value:.0%}** ({low:.0%} – {high:.0%}) | {found['chance']:.0%} |"
            )
            turns = f" --turns {found['turns']}" if found["turns"] else ""
            size = f"--starts {found['starts']} --replays {found['replays']}{turns} --seed {found['seed']}"
            commands.append(f"luck {found['game']} {found['bot']} {size}")
    return "\n".join([*rows, "", "The commands, each after `python -m tools.ceilings`:", "", "```", *commands, "```"])


def cheating(bot: str) -> str:
    """Return a contender's name as the page has it: `cheat Knows sims=100`."""
    return f"cheat {' '.join(bot.split(':')[2:])}" if bot.startswith("python:tools.cheats.") else bot


def keep(name: str, figures: dict[str, Any]) -> None:
    """Put the figures of one measurement into the file."""
    kept = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    kept[name] = figures
    FIGURES.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n", encoding="utf-8")


def write_page() -> None:
    """Write the generated parts of the page anew."""
    kept = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    text = PAGE.read_text(encoding="utf-8")
    for part, content in ((MATCHES, table(kept)), (READINGS, readings(kept)), (CEILINGS, ceilings(kept))):
        begin, end = f"<!-- {part} -->", f"<!-- end of {part} -->"
        head, _, rest = text.partition(begin)
        text = f"{head}{begin}\n{content}\n{end}{rest.partition(end)[2]}"
    PAGE.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="matches, or the beginnings of their names; all without one")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--most", type=int, default=0, help="games of each match, as long as there is no time for all")
    parser.add_argument("--page", action="store_true")
    asked = parser.parse_args()
    wanted = [match for match in matches() if not asked.names or match.name.startswith(tuple(asked.names))]
    if not wanted:
        parser.error(f"no match begins so; there are {', '.join(match.name for match in matches())}")
    for match in [] if asked.page else wanted:
        figures = run(match, asked.processes, asked.most)
        keep(match.name, figures)
        multiple = figures["multiple"]
        print(f"{match.name}: {multiple['value']:.2f} ({multiple['low']:.2f} – {multiple['high']:.2f})", flush=True)
    write_page()


if __name__ == "__main__":
    main()
