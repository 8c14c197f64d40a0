"""The table as plain text, from a redacted state: what `render_mode="ansi"` shows."""

from collections.abc import Callable, Sequence

from safehouse.core.game import GameState
from safehouse.games.heimlich import ids as heimlich_ids
from safehouse.games.heimlich.state import Table as Heimlich
from safehouse.games.suitcase import ids as suitcase_ids
from safehouse.games.suitcase.state import Table as Suitcase
from safehouse.games.vienna import ids as vienna_ids
from safehouse.games.vienna.state import Table as Vienna


def text(view: GameState, seat: int) -> str:
    """Return what a seat sees. `view` is `redact(seat)`."""
    for kind, write in WRITERS:
        if isinstance(view, kind):
            return "\n".join([*head(view, seat), *write(view, seat)]) + "\n"
    return "\n".join(head(view, seat)) + "\n"


def head(view: GameState, seat: int) -> list[str]:
    asked = ", ".join("chance" if other < 0 else str(other + 1) for other in view.pending())
    me = f"seat {seat + 1}" if seat >= 0 else "a spectator"
    return [f"seen by {me}; asked: {asked or 'nobody, the game is over'}"]


def named(names: Sequence[str], numbers: Sequence[int]) -> str:
    return " ".join(names[number] for number in numbers) or "-"


def heimlich(view: GameState, seat: int) -> list[str]:
    """Buildings with their agents, then the stones, then what is one's own."""
    assert isinstance(view, Heimlich)
    agents = [agent for agent in range(heimlich_ids.AGENTS) if view.at[agent] >= 0]
    names = view.plan.names
    lines = [f"turn {view.turn + 1}, die: seat {view.holder + 1}, points left: {view.points}"]
    for building, name in enumerate(names["building"]):
        here = [agent for agent in agents if view.at[agent] == building]
        mark = "[safe] " if building == view.safe else ""
        lines.append(f"  {name:>8} {view.plan.values[building]:3d}  {mark}{named(names['agent'], here)}")
    lines.append("stones: " + ", ".join(f"{names['agent'][agent]} {view.stone[agent]}" for agent in agents))
    if view.plan.top_secret:
        lines.append("cards held: " + " ".join(str(size) for size in view.hand_size))
    if seat >= 0:
        lines.append("mine: " + named(names["agent"], [agent for agent in agents if view.owner[agent] == seat]))
        if view.plan.top_secret:
            base = seat * heimlich_ids.HAND_LIMIT
            lines.append("my cards: " + named(names["card"], view.hand[base : base + view.hand_size[seat]]))
    return lines


def suitcase(view: GameState, seat: int) -> list[str]:
    """For each seat its agents, where they are and what they carry; then the suitcases that lie about."""
    assert isinstance(view, Suitcase)
    names = view.plan.names
    lines = [f"turn of seat {view.active + 1}, points left: {view.points}"]
    for other in range(view.plan.players):
        lines.append(f"seat {other + 1}: {view.secrets[other]} secrets, duel cards {duel_cards(view, other)}")
        for agent in range(other * suitcase_ids.AGENTS, (other + 1) * suitcase_ids.AGENTS):
            if view.place[agent] != suitcase_ids.OUT:
                load = view.load[agent]
                carried = f" carries {case_name(view, load)}" if load != suitcase_ids.NONE else ""
                number = agent % suitcase_ids.AGENTS + 1
                lines.append(f"  agent {number} in {names['place'][view.place[agent]]}{carried}")
    for case, city in enumerate(view.case_at):
        if city >= 0:
            lines.append(f"{case_name(view, case)} lies in {names['city'][city]}")
    return lines


def duel_cards(view: Suitcase, seat: int) -> str:
    first = seat * suitcase_ids.CARD_VALUES
    left = view.cards_left[first : first + suitcase_ids.CARD_VALUES]
    return "".join(str(value) * count for value, count in enumerate(left)) or "-"


def case_name(view: Suitcase, case: int) -> str:
    content = view.content[case]
    known = f" ({view.plan.names['content'][content]})" if content >= 0 else ""
    return view.plan.names["case"][case] + known


def vienna(view: GameState, seat: int) -> list[str]:
    """Tracks and roof, what every seat has, and who stands where."""
    assert isinstance(view, Vienna)
    names = view.plan.names
    lines = [f"the investigator is on field {view.roof} of {view.plan.end}; seat {view.active + 1} is active"]
    tracks = zip(names["info"], view.marker, strict=True)
    lines.append("tracks: " + ", ".join(f"{name} {field}" for name, field in tracks))
    for other in range(view.plan.players):
        lines += vienna_seat(view, other)
    for building, name in enumerate(names["building"][: vienna_ids.BUILDINGS]):
        here = [str(other + 1) for other in range(view.plan.players) if view.agents[other] >> building & 1]
        third = " (the third man)" if building == view.third else ""
        if here or third:
            lines.append(f"  {name}: {' '.join(here)}{third}")
    tiles = [f"{names['square'][square]} {names['info'][tile]}" for square, tile in enumerate(view.tile) if tile >= 0]
    lines.append("tiles: " + (", ".join(tiles) or "-"))
    if seat >= 0:
        for title, cards, room in (
            ("my hand", view.hand, vienna_ids.HAND),
            ("laid", view.assigned, vienna_ids.ACTIONS),
        ):
            mine = [card for card in cards[seat * room : (seat + 1) * room] if card >= 0]
            lines.append(f"{title}: {named(names['card'], mine)}")
    return lines


def vienna_seat(view: Vienna, seat: int) -> list[str]:
    kinds = vienna_ids.KINDS
    bribes = zip(view.plan.names["bribe"], view.bribe[seat * kinds : (seat + 1) * kinds], strict=False)
    infos = zip(view.plan.names["info"], view.info[seat * kinds : (seat + 1) * kinds], strict=False)
    missions = [
        mission for mission in view.desk[seat * vienna_ids.SLOTS : (seat + 1) * vienna_ids.SLOTS] if mission >= 0
    ]
    return [
        f"seat {seat + 1}: {view.score[seat]} points, {view.supply[seat]} agents, {view.coins[seat]} shillings",
        "  " + ", ".join(f"{name} {count}" for name, count in (*bribes, *infos) if count),
        f"  missions: {named(view.plan.names['mission'], missions)}",
    ]


WRITERS: list[tuple[type[GameState], Callable[[GameState, int], list[str]]]] = [
    (Heimlich, heimlich),
    (Suitcase, suitcase),
    (Vienna, vienna),
]
