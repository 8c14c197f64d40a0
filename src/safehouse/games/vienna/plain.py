"""Vienna in words, from a redacted state (`safehouse.text`). The words are in `words/plain/`."""

from collections.abc import Sequence

from safehouse.core.game import GameState, Setup
from safehouse.core.sentences import Sentence, counted, seat_name
from safehouse.games.vienna import ids
from safehouse.games.vienna.describe_things import (
    ACTION_NUMERALS,
    ability_text,
    bribe_name,
    bribes,
    building_label,
    card_in_drawer,
    card_text,
    figure_name,
    flag_name,
    info_name,
    infos,
    mission_text,
    plan_of,
    square_label,
    state_of,
    thing_name,
)
from safehouse.games.vienna.state import State
from safehouse.games.vienna.vocabulary import SEALS


def board(setup: Setup) -> list[Sentence]:
    """Return the city: each building with its bribe, its seal, and the squares beside it with their numbers."""
    plan = plan_of(setup)
    return [
        ("plain-house", {
            "building": building_label(setup, building),
            "bribe": bribe_name(plan.city[building]),
            "seal": (f"seal-{SEALS[plan.seal_of[building]]}", {}),
            "squares": [
                ("plain-square", {"square": square_label(setup, square), "number": plan.number[square]})
                for square in plan.squares_of[building]
            ],
        })
        for building in range(ids.BUILDINGS)
    ]  # fmt: skip


def lines(view: GameState, seat: int) -> list[Sentence]:
    """Return tracks and roof, what every seat has, who stands where, and what the observer holds."""
    state = state_of(view)
    setup = state.setup
    roof = {"field": state.roof, "end": state.plan.end, "seat": seat_name(state.active)}
    tracks = [("plain-marker", {"info": info_name(info), "field": at}) for info, at in enumerate(state.marker)]
    listed: list[Sentence] = [("plain-roof", roof), ("plain-tracks", {"tracks": tracks})]
    for other in range(state.plan.players):
        listed += seat_lines(state, other)
    offered = [mission_text(setup, mission) for mission in state.offer if mission >= 0] if state.plan.full else []
    listed += with_list("plain-offer", "missions", offered)
    if state.third >= 0:
        listed.append(("plain-third", {"building": building_label(setup, state.third)}))
    flags = [
        ("plain-flag", {"building": building_label(setup, building), "flag": flag_name(flag)})
        for building, flag in enumerate(state.flag) if flag >= 0
    ]  # fmt: skip
    tiles = [
        ("plain-tile", {"square": square_label(setup, square), "info": info_name(tile)})
        for square, tile in enumerate(state.tile) if tile >= 0
    ]  # fmt: skip
    listed += [*with_list("plain-flags", "flags", flags), *with_list("plain-tiles", "tiles", tiles)]
    return [*listed, *own_lines(state, seat)] if seat >= 0 else listed


def seat_lines(state: State, seat: int) -> list[Sentence]:
    """Return the public facts of a seat."""
    setup, kinds = state.setup, ids.KINDS
    own = [building for building in range(ids.BUILDINGS) if state.agents[seat] >> building & 1]
    has: list[Sentence] = [
        *(bribes(kind, state.bribe[seat * kinds + kind]) for kind in range(kinds) if state.bribe[seat * kinds + kind]),
        *(infos(kind, state.info[seat * kinds + kind]) for kind in range(kinds) if state.info[seat * kinds + kind]),
    ]
    things: list[Sentence] = []
    missions: list[Sentence] = []
    if state.plan.full:
        has.append(counted("shilling", state.coins[seat]))
        if state.box[seat]:
            has.append(("plain-box", {"shillings": counted("shilling", state.box[seat])}))
        things = [thing_name(thing) for thing in range(ids.THINGS) if state.gear[seat] >> thing & 1]
        if state.colour[seat] >= 0:
            things.append(figure_name(state.colour[seat]))
        missions = [mission_text(setup, mission) for mission in row(state.desk, seat, ids.SLOTS)]
    about = {"seat": seat_name(seat), "points": counted("point", state.score[seat]), "number": state.supply[seat]}
    drawers = [card_in_drawer(setup, card) for card in row(state.drawer, seat, ids.SLOTS)]
    return [
        ("plain-seat", about),
        *with_list("plain-has", "things", has),
        *with_list("plain-gear", "things", things),
        *with_list("plain-agents", "buildings", [building_label(setup, building) for building in own]),
        *with_list("plain-drawers", "cards", drawers),
        *with_list("plain-missions", "missions", missions),
    ]


def own_lines(state: State, seat: int) -> list[Sentence]:
    """Return the cards that a seat holds and has laid, with what their abilities do."""
    setup = state.setup
    hand = row(state.hand, seat, ids.HAND)
    listed: list[Sentence] = [
        ("plain-card", {"card": card_text(setup, card), "ability": ability_text(setup, card)}) for card in hand
    ]
    for action, card in enumerate(state.assigned[seat * ids.ACTIONS : (seat + 1) * ids.ACTIONS]):
        if card >= 0:
            listed.append(("plain-laid", {"action": ACTION_NUMERALS[action], "card": card_text(setup, card)}))
    return listed


def row(values: Sequence[int], seat: int, size: int) -> list[int]:
    """Return the contents of a seat's places."""
    return [value for value in values[seat * size : (seat + 1) * size] if value >= 0]


def with_list(key: str, name: str, things: Sequence[Sentence | str]) -> list[Sentence]:
    """Return a line with a list; no line where the list is empty."""
    return [(key, {name: list(things)})] if things else []
