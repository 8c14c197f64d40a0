"""Write the missions and tracks of Vienna that were tuned by simulation: python3 -m tools.design_vienna_missions.

Start from the classic missions: symbols and flags stay but where this file says otherwise; the rewards are those that
`tools.vienna_length` found to make A missions as attractive as B missions (docs/vienna-balance.md). The houses' flags
are read off the board.
"""

import json
from collections import Counter
from typing import Any

from tools.draw_vienna import BOARDS as DATA

NAME = "balanced"
FLAGS = ("usa", "ussr", "france", "great_britain", "austria")
SEALS = ("religion", "nobility", "culture", "science", "administration")
MISSIONS_SOURCE = (
    "Numbers, kinds and the examples: rule book and addendum of Vienna (Queen Games), V11.5; flags, symbols and "
    "rewards are ours, agree with the examples and were tuned by simulation (docs/vienna-missions.md)"
)
TRACKS_SOURCE = (
    "Six areas worth 1–6 and the roof with its tiles: rule book of Vienna (Queen Games), V1.6, V1.7, V9.2; fields per "
    "area: ours, tuned by simulation, V1.6"
)
AREAS = [2, 3, 3, 4, 5, 1]  # fields of each area, of every track
# Shown in place of what the classic missions show.
SHOWN = {
    "B-03": ["briefcase", "slide", "microfilm"],
    "B-10": ["pistol", "briefcase"],
    "B-14": ["bottle", "pistol", "microfilm", "slide"],
    "B-19": ["slide", "briefcase", "bottle"],
    # Four different seals each: all but one.
    **{f"B-{21 + index}": [seal for seal in SEALS if seal != left_out] for index, left_out in enumerate(SEALS)},
}
# Shillings and points by series, kind and pattern. A house is of its mission's nation (own) or of another one.
REWARDS = {
    ("S", "seals", (1, 1)): (1, 0),
    ("A", "bribes", (1, 2)): (5, 4),
    ("A", "bribes", (2, 2)): (6, 5),
    ("A", "bribes", (1, 2, 2)): (7, 6),
    ("A", "seals", (1, 2)): (4, 2),
    ("A", "own", (1,)): (5, 3),
    ("A", "other", (1,)): (6, 5),
    ("B", "infos", (1, 1)): (0, 5),
    ("B", "infos", (1, 1, 1)): (0, 6),
    ("B", "infos", (1, 1, 1, 1)): (0, 8),
    ("B", "infos", (1, 1, 2)): (0, 9),
    ("B", "seals", (1, 1, 1, 1)): (3, 0),
}
# V11.5: the sources' examples fix these sums, shillings among them.
EXAMPLES = {"B-01": (4, 1), "B-06": (3, 2), "B-03": (1, 5)}


def houses(board: dict[str, Any]) -> dict[str, tuple[str, bool]]:
    """Return for each house letter the flag of its mission, and whether it is the building's own.

    Of a nation's two houses the one with fewer roads keeps its flag: it is the harder one to use. The mission of the
    other one has the next nation's flag.
    """
    roads = Counter(name for square in board["squares"] for name in square["buildings"])
    lettered = [building for building in board["buildings"] if "letter" in building]
    found = {}
    for number, flag in enumerate(FLAGS):
        ours = [building for building in lettered if building["flag"] == flag]
        ours.sort(key=lambda building: (roads[building["name"]], building["letter"]))
        for index, building in enumerate(ours):
            found[building["letter"]] = (FLAGS[(number + (index > 0)) % len(FLAGS)], index == 0)
    return found


def missions(classic: dict[str, Any], board: dict[str, Any]) -> dict[str, Any]:
    """Return the missions."""
    flags = houses(board)
    for mission in classic["missions"]:
        mission["shown"] = SHOWN.get(mission["id"], mission["shown"])
        needs = mission["needs"]
        if needs == "building":
            mission["flag"], own = flags[mission["shown"][0]]
            needs = "own" if own else "other"
        pattern = tuple(sorted(Counter(mission["shown"]).values()))
        usual = REWARDS[mission["id"][0], needs, pattern]
        mission["shillings"], mission["points"] = EXAMPLES.get(mission["id"], usual)
    return {**classic, "name": NAME, "source": MISSIONS_SOURCE}


def missions_text(content: dict[str, Any]) -> str:
    """Return one line for each mission."""
    head = ",\n".join(
        f'  "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in content.items() if key != "missions"
    )
    lines = ",\n".join(f"    {json.dumps(mission)}" for mission in content["missions"])
    return f'{{\n{head},\n  "missions": [\n{lines}\n  ]\n}}\n'


def tracks_text(classic: str) -> str:
    """Return the tracks: the text of the classic ones with other names and areas."""
    before = json.loads(classic)
    text = classic.replace(json.dumps(before["name"]), json.dumps(NAME), 1)
    text = text.replace(before["source"], TRACKS_SOURCE)
    for areas in before["tracks"].values():
        text = text.replace(json.dumps(areas), json.dumps(AREAS))
    return text


def read(name: str) -> str:
    return (DATA / name).read_text(encoding="utf-8")


def files() -> dict[str, str]:
    """Return the text of each file by its name."""
    content = missions(json.loads(read("classic.missions.json")), json.loads(read(f"{NAME}.board.json")))
    return {
        f"{NAME}.missions.json": missions_text(content),
        f"{NAME}.tracks.json": tracks_text(read("classic.tracks.json")),
    }


def main() -> None:
    for name, text in files().items():
        (DATA / name).write_text(text, encoding="utf-8")
        print(DATA / name)


if __name__ == "__main__":
    main()
