"""Positions of Heimlich & Co. made by hand: which changes are allowed, and which positions no game can reach.

A position is changed at the start of a turn, before the die is rolled: nothing is under way then, and every
other moment is a few moves further on. Cards are counted: what is in no hand and not discarded lies in the pile.
What could be deduced in public about hidden cards (`hands`) is dropped when cards change.
"""

from collections.abc import Mapping

from safehouse.core.errors import BadData
from safehouse.core.fields import check_settable
from safehouse.core.game import GameState
from safehouse.core.shapes import Numbers, check_seat, number, part, within
from safehouse.games.heimlich import ids, past
from safehouse.games.heimlich.dossier import entries_for
from safehouse.games.heimlich.fields import FIELDS, PHASES
from safehouse.games.heimlich.ids import AGENTS, BLANK, BYSTANDER, HAND_LIMIT, MAX_BUILDINGS
from safehouse.games.heimlich.state import State

CARDS = ("hand", "discards", "pile")


def edit(state: GameState, changes: Mapping[str, Numbers], place: str) -> State:
    """Return the position with the changes made, or refuse one that no game could lead to."""
    t = state.clone()
    assert isinstance(t, State)
    if t.phase != ids.ROLLING:
        raise BadData(f"{place}: a position is changed when the die is about to be rolled, not in {PHASES[t.phase]}")
    for name in changes:
        check_settable(FIELDS, name, f"{place}.{name}")
        if name in CARDS and not t.plan.top_secret:
            raise BadData(f"{place}.{name}: the basic game has no cards (H4)")
        if name == "dossier" and not t.plan.with_dossier:
            raise BadData(f"{place}.{name}: this game has no dossiers (H5)")
    set_turn(t, changes, place)
    set_agents(t, changes, place)
    set_owners(t, part(changes, "owner"), f"{place}.owner")
    if any(name in changes for name in CARDS):
        set_cards(t, changes, place)
    set_dossiers(t, changes, place)
    return t


def set_turn(t: State, changes: Mapping[str, Numbers], place: str) -> None:
    """H3.6, H3.9: whose turn, and which. What the last turn left behind is wiped off."""
    t.face = -1
    t.points = 0
    t.last = 0
    t.moved = 0
    t.triggers = 0
    t.turn = within(number(changes.get("turn", t.turn)), 0, int(t.plan.turn_limit) - 1, "H3.9", f"{place}.turn")
    t.holder = number(changes.get("holder", t.holder))
    check_seat(t.plan, t.holder, f"{place}.holder")


def check_agent(t: State, agent: int, place: str) -> None:
    if not t.in_play >> agent & 1:
        raise BadData(f"{place}: {t.plan.names['agent'][agent]} is not in play (H2.1)")


def set_agents(t: State, changes: Mapping[str, Numbers], place: str) -> None:
    """Place the safe, the agents and their stones."""
    t.safe = number(changes.get("safe", t.safe))
    for agent, building in part(changes, "at").items():
        check_agent(t, agent, f"{place}.at")
        if not 0 <= number(building) < min(int(t.plan.buildings), MAX_BUILDINGS):
            raise BadData(f"{place}.at: an agent in play stands in a building (H2.2)")
        t.at[agent] = number(building)
    for agent, field in part(changes, "stone").items():
        check_agent(t, agent, f"{place}.stone")
        if not 0 <= number(field) < t.plan.goal:
            name = t.plan.names["agent"][agent]
            raise BadData(f"{place}.stone.{name}: {field} is not in 0 … {t.plan.goal - 1}, before the end (H3.7)")
        t.stone[agent] = number(field)


def set_owners(t: State, owners: Mapping[int, Numbers], place: str) -> None:
    """H2.3: everyone has one identity. H4.10: with Top Secret cards it may be more."""
    for agent, owner in owners.items():
        check_agent(t, agent, place)
        if owner != BYSTANDER:
            check_seat(t.plan, number(owner), place)
        t.owner[agent] = number(owner)
    for seat in range(t.plan.players):
        owned = t.owner.count(seat)
        if owned == 0 or (owned > 1 and not t.plan.top_secret):
            rule = "at least one (H4.10)" if t.plan.top_secret else "one (H2.3)"
            raise BadData(f"{place}: seat {seat + 1} has {owned} identities, and must have {rule}")
        if t.plan.sealed:
            t.owned[seat] = owned


def set_cards(t: State, changes: Mapping[str, Numbers], place: str) -> None:
    """H4.1, H4.4: hands and discards as they are given, the rest in the pile; no card twice and none lost."""
    kinds = int(t.plan.kinds)
    total = [t.discards[kind] + t.pile[kind] for kind in range(kinds)]
    for held in t.hand:
        if held >= 0:
            total[held] += 1
    for seat, cards in part(changes, "hand").items():
        check_seat(t.plan, seat, f"{place}.hand")
        assert isinstance(cards, list)
        base = seat * HAND_LIMIT
        t.hand[base : base + HAND_LIMIT] = [*cards, *[-1] * (HAND_LIMIT - len(cards))]
        t.hand_size[seat] = len(cards)
    left = [total[kind] - t.hand.count(kind) for kind in range(kinds)]
    check_left(t, left, total, f"{place}.hand")
    pile = part(changes, "pile")
    if "pile" in changes and "discards" not in changes:
        # A pile that is given is the whole pile: what it lacks was discarded.
        counts = [number(pile.get(kind, 0)) for kind in range(kinds)]
        check_counts(t, counts, f"{place}.pile")
        t.discards = [left[kind] - counts[kind] for kind in range(kinds)]
        check_left(t, t.discards, total, f"{place}.pile")
    for kind, count in part(changes, "discards").items():
        t.discards[kind] = number(count)
    check_counts(t, t.discards, f"{place}.discards")
    t.pile = [left[kind] - t.discards[kind] for kind in range(kinds)]
    check_left(t, t.pile, total, f"{place}.discards")
    for kind, count in pile.items():
        if t.pile[kind] != count:
            name = t.plan.names["card"][kind]
            raise BadData(f"{place}.pile.{name}: {count} given, but {t.pile[kind]} are left for it (H1.6)")
    t.pile_size = sum(t.pile)
    forget_cards(t)


def check_counts(t: State, counts: list[int], place: str) -> None:
    for kind, count in enumerate(counts):
        if count < 0:
            raise BadData(f"{place}.{t.plan.names['card'][kind]}: there cannot be {count}")


def check_left(t: State, left: list[int], total: list[int], place: str) -> None:
    for kind, count in enumerate(left):
        if count < 0:
            name = t.plan.names["card"][kind]
            there = f"{total[kind] - count} of them, the game has {total[kind]}"
            raise BadData(f"{place}: too many {name}, {there} (H1.6)")


def forget_cards(t: State) -> None:
    """Forget what is known of hidden cards: all came from one shuffle, and none was shown or claimed."""
    t.fresh = [0] * len(t.fresh)
    t.pool = [t.pile[kind] + t.hand.count(kind) for kind in range(t.plan.kinds)]
    if t.plan.rulings_2:
        t.past = [past.FILLED]
        t.drawn = []
        for place, held in enumerate(t.hand):
            if held >= 0:
                past.drew(t, place // HAND_LIMIT, held)
        return
    t.edition = [0 if held >= 0 else -1 for held in t.hand]
    t.excluded = [0] * len(t.hand)
    t.claims = []


def set_dossiers(t: State, changes: Mapping[str, Numbers], place: str) -> None:
    """H5.1, H5.5: written by all at the same time, when the first stone reaches the space; and not before."""
    if not t.plan.with_dossier:
        return
    dossiers = part(changes, "dossier")
    due = max(t.stone) >= t.plan.dossier_field
    if "dossier" in changes:
        t.filed = True
        t.knew = t.owned[:]
        for seat in dossiers:
            check_seat(t.plan, seat, f"{place}.dossier")
        for seat in range(t.plan.players):
            write_dossier(t, seat, dossiers.get(seat, {}), f"{place}.dossier")
    elif t.filed and part(changes, "owner"):
        raise BadData(f"{place}.owner: the dossiers were written for other owners, give them as well (H5.5)")
    if due and not t.filed:
        raise BadData(f"{place}.stone: a stone has reached {t.plan.dossier_field}, so give the dossiers as well (H5.1)")
    if t.filed and not due:
        raise BadData(f"{place}.dossier: no stone has reached {t.plan.dossier_field} yet (H5.1)")


def write_dossier(t: State, seat: int, entries: Numbers, place: str) -> None:
    assert isinstance(entries, dict)
    allowed = entries_for(t, seat)
    for agent in range(AGENTS):
        name = t.plan.names["agent"][agent]
        entry = number(entries.get(agent, BLANK))
        needed = t.in_play >> agent & 1 and t.owner[agent] != seat
        if needed and entry not in allowed:
            raise BadData(f"{place}.{seat + 1}.{name}: seat {seat + 1} must enter an owner that it can have (H5.5)")
        if not needed and entry != BLANK:
            raise BadData(f"{place}.{seat + 1}.{name}: an own agent, or one out of play, is not entered (H5.5)")
        t.dossier[seat * AGENTS + agent] = entry
