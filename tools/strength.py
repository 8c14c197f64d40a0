"""Measure how strong the bots are, and write docs/strength.md.

    python -m tools.strength [NAME…] [--processes N] [--page]

Every match is one arena command (docs/arena.md) with a fixed seed. Its games are kept in .build/strength/NAME, so that
a run goes on where it was stopped; take the folder away after a bot has changed. The figures are kept in
docs/strength.json. `--page` only writes the page anew from them.
"""

import argparse
import json
import shlex
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FIGURES = ROOT / "docs" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"
BEGIN, END = "<!-- matches -->", "<!-- end of matches -->"
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
        told = [f"{self.players} players", *(f"{key} {value}" for key, value in self.options.items())]
        return ", ".join(told)


# About 30 ms a decision on the machine that the page names.
EXPERT = {"heimlich": "expert:sims=200", "suitcase": "expert:sims=250", "vienna": "expert:sims=2000"}
VERSIONS: dict[str, list[tuple[str, dict[str, str], int]]] = {
    "heimlich": [
        ("basic", {}, 4), ("basic-3", {}, 3), ("basic-6", {}, 6), ("dossier", {"dossier": "yes"}, 4),
        ("top-secret", {"mode": "top_secret"}, 4),
    ],
    "suitcase": [("four", {}, 4)],
    "vienna": [("starter", {"version": "starter"}, 4), ("full", {}, 4)],
}  # fmt: skip
# How many of each level against the one below it: the longer a game takes, the fewer.
GAMES = {"heimlich": (400, 800, 400), "suitcase": (240, 240, 100), "vienna": (160, 240, 100)}
BARS = {"heimlich": "≥ 1.3 (> 1.1)", "suitcase": "≥ 1.7 (> 1.5)", "vienna": "≥ 1.7 (> 1.5)"}


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
    for game, budget, games in (
        ("heimlich", "sims=100", 80), ("suitcase", "sims=20", 40), ("vienna", "sims=30", 40),
        ("heimlich", "ms=30", 160), ("suitcase", "ms=30", 40), ("vienna", "ms=30", 40),
    ):  # fmt: skip
        name = f"{game}-openspiel-{budget.partition('=')[0]}"
        listed.append(Match(name, game, f"expert:{budget}", f"{PEER}:{budget}", games, "≥ 1.5"))
    for game in VERSIONS:
        for milliseconds in (10, 30, 100):
            games = 200 if game == "heimlich" else 120
            listed.append(Match(f"{game}-curve-{milliseconds}", game, f"expert:ms={milliseconds}", "casual", games))
    return listed


def run(match: Match, processes: int) -> dict[str, Any]:
    """Play a match, or what is left of it; return what is kept of its summary."""
    out = ROOT / ".build" / "strength" / match.name
    command = [sys.executable, "-m", "safehouse", *match.command(), "--processes", str(processes), "--out", str(out)]
    done = subprocess.run([*command, "--json"], stdout=subprocess.PIPE, text=True, check=True)
    summary = json.loads(done.stdout)
    figures = summary["bots"][match.contender]
    return {
        "games": summary["games"], "won_by_nobody": summary["won_by_nobody"], "multiple": figures["multiple"],
        "seconds": figures["seconds"], "against_seconds": summary["bots"][match.against]["seconds"],
        "digest": summary["digest"],
    }  # fmt: skip


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
            against = match.against.replace(PEER, "OpenSpiel ISMCTS").replace("ISMCTS:", "ISMCTS ")
            rows.append(
                f"| {match.game}: {match.setting} | {match.contender} | {against} | {figures['games']:,} | "
                f"**{multiple['value']:.2f}** | {multiple['low']:.2f} – {multiple['high']:.2f} | {match.bar} | "
                f"{1000 * seconds['p50']:.1f}, {1000 * seconds['p95']:.0f} |"
            )
    rows += ["", "The commands, each after `./run`:", "", "```"]
    rows += [shlex.join(match.command(kept[match.name]["games"])) for match in matches() if match.name in kept]
    return "\n".join([*rows, "```"])


def write_page() -> None:
    kept = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    text = PAGE.read_text(encoding="utf-8")
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    PAGE.write_text(f"{head}{BEGIN}\n{table(kept)}\n{END}{tail}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="matches, or the beginnings of their names; all without one")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--page", action="store_true")
    asked = parser.parse_args()
    wanted = [match for match in matches() if not asked.names or match.name.startswith(tuple(asked.names))]
    if not wanted:
        parser.error(f"no match begins so; there are {', '.join(match.name for match in matches())}")
    for match in [] if asked.page else wanted:
        figures = run(match, asked.processes)
        kept = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
        kept[match.name] = figures
        FIGURES.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n", encoding="utf-8")
        multiple = figures["multiple"]
        print(f"{match.name}: {multiple['value']:.2f} ({multiple['low']:.2f} – {multiple['high']:.2f})", flush=True)
    write_page()


if __name__ == "__main__":
    main()
