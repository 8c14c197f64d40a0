"""Vienna as plain text, from a redacted state (`envs.text`)."""

from safehouse.core.game import GameState
from safehouse.envs.text import named
from safehouse.games.vienna import ids
from safehouse.games.vienna.state import State


def lines(view: GameState, seat: int) -> list[str]:
    """Tracks and roof, what every seat has, and who stands where."""
    assert isinstance(view, State)
    names = view.plan.names
    listed = [f"the investigator is on field {view.roof} of {view.plan.end}; seat {view.active + 1} is active"]
    tracks = zip(names["info"], view.marker, strict=True)
    listed.append("tracks: " + ", ".join(f"{name} {field}" for name, field in tracks))
    for other in range(view.plan.players):
        listed += seat_lines(view, other)
    for building, name in enumerate(names["building"][: ids.BUILDINGS]):
        here = [str(other + 1) for other in range(view.plan.players) if view.agents[other] >> building & 1]
        third = " (the third man)" if building == view.third else ""
        if here or third:
            listed.append(f"  {name}: {' '.join(here)}{third}")
    tiles = [f"{names['square'][square]} {names['info'][tile]}" for square, tile in enumerate(view.tile) if tile >= 0]
    listed.append("tiles: " + (", ".join(tiles) or "-"))
    if seat >= 0:
        for title, cards, room in (("my hand", view.hand, ids.HAND), ("laid", view.assigned, ids.ACTIONS)):
            mine = [card for card in cards[seat * room : (seat + 1) * room] if card >= 0]
            listed.append(f"{title}: {named(names['card'], mine)}")
    return listed


def seat_lines(view: State, seat: int) -> list[str]:
    kinds = ids.KINDS
    bribes = zip(view.plan.names["bribe"], view.bribe[seat * kinds : (seat + 1) * kinds], strict=False)
    infos = zip(view.plan.names["info"], view.info[seat * kinds : (seat + 1) * kinds], strict=False)
    missions = [mission for mission in view.desk[seat * ids.SLOTS : (seat + 1) * ids.SLOTS] if mission >= 0]
    return [
        f"seat {seat + 1}: {view.score[seat]} points, {view.supply[seat]} agents, {view.coins[seat]} shillings",
        "  " + ", ".join(f"{name} {count}" for name, count in (*bribes, *infos) if count),
        f"  missions: {named(view.plan.names['mission'], missions)}",
    ]
