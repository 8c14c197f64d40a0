"""Cards and missions of an edited position: each is in one place, and none is lost."""

from collections.abc import Mapping

from safehouse.core.errors import BadData
from safehouse.core.shapes import Numbers, number, part
from safehouse.games.vienna import ids
from safehouse.games.vienna.cards import slots_of
from safehouse.games.vienna.edit_parts import by_seat, not_twice, row
from safehouse.games.vienna.fields import YES_NO
from safehouse.games.vienna.ids import (
    ACTIONS,
    DISCARD,
    EMPTY_SLOT,
    GONE,
    HAND,
    IN_DRAWER,
    IN_HAND,
    MISSIONS,
    NONE,
    OPEN_MISSIONS,
    PILE,
    SLOTS,
)
from safehouse.games.vienna.missions import SERIES_A, in_stack, series_of
from safehouse.games.vienna.state import State

CARD_FIELDS = ("where", "hand", "assigned", "drawer")
DRAWN_EARLY = 2  # by 126–130, for the round to come


# --- Missions ---------------------------------------------------------------------------------------------


def set_missions(t: State, changes: Mapping[str, Numbers], place: str) -> None:
    """V9.1, V11.2: a mission is on a desk, on offer, in the stack or out of the game."""
    plan = t.plan
    if not plan.full:
        return
    dealt = [mission for mission in range(MISSIONS) if not t.stack[mission]]
    gone = [mission for mission in dealt if mission not in t.desk and mission not in t.offer]
    for seat, missions, _ in by_seat(t, changes, "desk", place):
        t.desk[seat * SLOTS : (seat + 1) * SLOTS] = [*row(missions), *[NONE] * (SLOTS - len(row(missions)))]
    for seat in range(plan.players):
        check_desk(t, seat, f"{place}.desk.{seat + 1}")
    if "offer" in changes:
        t.offer = lay_out_offer(t, row(changes["offer"]), f"{place}.offer")
    shown = [mission for mission in (*t.desk, *t.offer) if mission != NONE]
    not_twice(t, "mission", shown, "V1.9", f"{place}.desk")
    # A start mission that is no longer on a desk was fulfilled, since every seat had one.
    starts = [mission for mission in dealt if plan.mission_series[mission] == 0 and mission not in shown]
    gone += starts[: max(0, plan.players - sum(plan.mission_series[mission] == 0 for mission in shown))]
    set_stack(t, part(changes, "stack"), shown, gone, f"{place}.stack")
    for slot, mission in enumerate(t.offer):
        if mission == NONE and in_stack(t, series_of(slot)):
            raise BadData(f"{place}.offer: two A and two B missions are on offer while there are any (V11.2)")


def check_desk(t: State, seat: int, place: str) -> None:
    """V9.1: three fields, four with the side table; one S mission."""
    desk = [mission for mission in t.desk[seat * SLOTS : (seat + 1) * SLOTS] if mission != NONE]
    if len(desk) > slots_of(t, seat):
        raise BadData(f"{place}: {len(desk)} missions on {slots_of(t, seat)} fields (V9.1)")
    if sum(t.plan.mission_series[mission] == 0 for mission in desk) > 1:
        raise BadData(f"{place}: every seat gets one S mission (V9.1)")


def set_stack(t: State, given: Mapping[int, Numbers], shown: list[int], gone: list[int], place: str) -> None:
    """Put into the stack what is neither shown nor gone; everyone has had one of the S missions."""
    for mission, left in given.items():
        here = f"{place}.{t.plan.names['mission'][mission]}"
        if left not in YES_NO:
            raise BadData(f"{here}: it is yes or no")
        if left and mission in shown:
            raise BadData(f"{here}: it is on a desk or on offer (V9.1)")
    t.stack = [
        0 if mission in shown else number(given.get(mission, 0 if mission in gone else 1))
        for mission in range(MISSIONS)
    ]
    had = t.plan.mission_series.count(0) - len(in_stack(t, 0))
    if had != t.plan.players:
        raise BadData(f"{place}: {had} S missions have left it, it must be one for each of {t.plan.players} (V9.1)")


def lay_out_offer(t: State, missions: list[int], place: str) -> list[int]:
    """Put A missions into the first two places, B missions into the others, in their order."""
    offer = [NONE] * OPEN_MISSIONS
    for mission in missions:
        slot = (t.plan.mission_series[mission] - SERIES_A) * 2
        if slot < 0:
            raise BadData(f"{place}: {t.plan.names['mission'][mission]} is never on offer (V9.1)")
        if offer[slot] != NONE:
            slot += 1
        if offer[slot] != NONE:
            raise BadData(f"{place}: three missions of one stack, there are two of each (V9.1)")
        offer[slot] = mission
    return offer


# --- Cards ------------------------------------------------------------------------------------------------


def set_cards(t: State, changes: Mapping[str, Numbers], place: str) -> None:
    """V1.8: every card of the version is in one place; what is nowhere else lies in the pile."""
    plan = t.plan
    discards = [card for card in range(plan.deck) if t.where[card] == DISCARD]
    for seat, cards, _ in by_seat(t, changes, "drawer", place):
        t.drawer[seat * SLOTS : (seat + 1) * SLOTS] = [*row(cards), *[NONE] * (SLOTS - len(row(cards)))]
    for seat, cards, _ in by_seat(t, changes, "hand", place):
        hand = sorted(card for card in row(cards) if card != EMPTY_SLOT)
        t.hand[seat * HAND : (seat + 1) * HAND] = [*hand, *[EMPTY_SLOT] * (HAND - len(hand))]
    for seat in range(plan.players):
        check_drawers(t, seat, f"{place}.drawer.{seat + 1}")
        check_hand(t, seat, f"{place}.hand.{seat + 1}")
    for seat, cards, _ in by_seat(t, changes, "assigned", place):
        assert isinstance(cards, dict)
        for action, card in cards.items():
            t.assigned[seat * ACTIONS + action] = number(card)
    shown: list[int] = []
    for name, cards_there in (("drawer", t.drawer), ("hand", t.hand), ("assigned", t.assigned)):
        shown += [card for card in cards_there if card >= 0]
        not_twice(t, "card", shown, "V1.8", f"{place}.{name}")
        if max(shown, default=0) >= plan.deck:
            card_name = plan.names["card"][max(shown)]
            raise BadData(f"{place}.{name}: card {card_name} belongs to the full version (V1.8)")
    for card, at in part(changes, "where").items():
        here = f"{place}.where.{plan.names['card'][card]}"
        if at not in (PILE, DISCARD) or card in shown or card >= plan.deck:
            raise BadData(f"{here}: only a card that is nowhere else may be put on the pile or the discards (V3.1)")
        discards = [*(other for other in discards if other != card), *([card] if at == DISCARD else [])]
    t.where = [GONE if card >= plan.deck else DISCARD if card in discards else PILE for card in range(len(t.where))]
    for seat in range(plan.players):
        for card in t.drawer[seat * SLOTS : (seat + 1) * SLOTS]:
            if card != NONE:
                t.where[card] = IN_DRAWER + seat
        mine = [*t.hand[seat * HAND : (seat + 1) * HAND], *t.assigned[seat * ACTIONS : (seat + 1) * ACTIONS]]
        for card in mine:
            if card != EMPTY_SLOT:
                t.where[card] = IN_HAND + seat
        t.held[seat] = t.where.count(IN_HAND + seat)
    t.pile_left = t.where.count(PILE)
    if any(name in changes for name in CARD_FIELDS):
        t.edition = [0] * len(t.edition)
        t.shuffles = 0
        t.hidden_old = [0] * plan.players
        t.extra_old = [0] * plan.players


def check_drawers(t: State, seat: int, place: str) -> None:
    """V4.1, V4.2: at most one card for each drawer, no ability twice."""
    plan = t.plan
    cards = [card for card in t.drawer[seat * SLOTS : (seat + 1) * SLOTS] if card != NONE]
    if len(cards) > slots_of(t, seat):
        raise BadData(f"{place}: {len(cards)} cards in {slots_of(t, seat)} drawers (V4.1)")
    abilities = [(plan.ability[card], plan.x[card]) for card in cards]
    for index, ability in enumerate(abilities):
        if ability in abilities[:index]:
            names = plan.names["card"]
            same = f"{names[cards[index]]} has the ability of {names[cards[abilities.index(ability)]]}"
            raise BadData(f"{place}: {same} (V4.2)")


def check_hand(t: State, seat: int, place: str) -> None:
    """126–130: two cards, and only who has such a card in a drawer."""
    held = sum(card != EMPTY_SLOT for card in t.hand[seat * HAND : (seat + 1) * HAND])
    if held not in (0, DRAWN_EARLY):
        raise BadData(f"{place}: {held} cards, but none or two were drawn before the round (V13)")
    mine = [card for card in t.drawer[seat * SLOTS : (seat + 1) * SLOTS] if card != NONE]
    if held and not any(t.plan.ability[card] == ids.FOREIGN_CARDS for card in mine):
        raise BadData(f"{place}: cards drawn before the round, but none of 126–130 lies in a drawer (V13)")
