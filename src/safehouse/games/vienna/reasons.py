"""Why an action is not allowed: the rule and a text key, from what the seat can see.

Interpreted: it is asked when a move was refused.
"""

from safehouse.games.vienna import ids
from safehouse.games.vienna.placement import figure_ready
from safehouse.games.vienna.state import Table

# For each phase: the kinds of action that answer it, as ranges of ids; the rule and the text for anything else.
EXPECTED: dict[int, tuple[tuple[tuple[int, int], ...], str, str]] = {
    ids.ASSIGNING: (((ids.ASSIGN, ids.DRAWER),), "V3.1", "assign_a_card"),
    ids.STORING: (((ids.DRAWER, ids.TAKE),), "V4.1", "choose_a_drawer"),
    ids.ACTING: (((ids.TAKE, ids.FROM),), "V6.1", "agent_or_bribes"),
    ids.SOURCING: (((ids.FROM, ids.PAY),), "V6.1", "where_from"),
    ids.PAYING: (((ids.PAY, ids.FIRE),), "V6.2", "pay_first"),
    ids.SURROUNDING: (((ids.PASS, ids.ASSIGN), (ids.SURROUND, ids.WALK)), "V14.3", "use_the_third_man"),
    ids.FIRING: (((ids.FIRE, ids.GIFT),), "V6.5", "which_ability"),
    ids.CHOOSING: (((ids.PASS, ids.ASSIGN), (ids.GIFT, ids.SURROUND)), "V3.6", "answer_the_ability"),
    ids.SWERVING: (((ids.MARK, ids.DRAW_TWO),), "V7.1", "which_marker"),
    ids.THIRD_WALKING: (((ids.WALK, ids.FULFIL),), "V14.2", "third_man_walks"),
    ids.FIGURE_WALKING: (((ids.PASS, ids.ASSIGN), (ids.WALK, ids.FULFIL)), "V15.6", "figure_walks"),
    ids.COMMISSIONING: (((ids.PASS, ids.ASSIGN), (ids.FULFIL, ids.BOX)), "V11.1", "missions_now"),
    ids.BOXING: (((ids.BOX, ids.BUY),), "V10.5", "into_the_box"),
    ids.BUYING: (((ids.PASS, ids.ASSIGN), (ids.BUY, ids.REMOVE)), "V10.2", "buy_or_pass"),
    ids.SETTLING: (((ids.PASS, ids.ASSIGN), (ids.PAY, ids.FIRE)), "V10.3", "pay_your_agents"),
    ids.REMOVING: (((ids.REMOVE, ids.FLAG),), "V10.3", "who_goes"),
    ids.POSTING: (((ids.WALK, ids.FULFIL),), "V14.1", "purple_building"),
}


def why_not(t: Table, seat: int, action: int) -> tuple[str, str]:
    """Return the rule and a text key, or ("", "") for a legal action."""
    if action >= ids.FLAG:
        return "V1", "not_for_players"
    if seat not in t.pending():
        return not_asked(t)
    if action in t.legal(seat):
        return "", ""
    ranges, rule, reason = EXPECTED[t.phase]
    if not any(first <= action < beyond for first, beyond in ranges):
        return rule, reason
    return within(t, seat, action)


def not_asked(t: Table) -> tuple[str, str]:
    if t.phase == ids.FINISHED:
        return "V8.1", "game_over"
    if t.phase == ids.ASSIGNING:
        return "V3.1", "wait_for_answers"
    return "V3.2", "not_your_turn"


def within(t: Table, seat: int, action: int) -> tuple[str, str]:
    """The kind of action is right, but not this one."""
    phase = t.phase
    if phase == ids.ASSIGNING:
        return "V3.1", "not_in_your_hand"
    if phase == ids.STORING:
        return why_not_drawer(t, seat, action - ids.DRAWER)
    if phase == ids.ACTING:
        return why_not_act(t, seat, action)
    if phase == ids.SOURCING:
        return why_not_source(t, seat, action - ids.FROM)
    if phase == ids.PAYING:
        return ("V6.2" if t.thing == ids.NONE else "V10.2"), "does_not_pay_for_it"
    if phase == ids.COMMISSIONING:
        return why_not_mission(t, seat, action)
    if phase == ids.BOXING:
        return "V10.2", "no_room_in_the_box"
    if phase == ids.BUYING:
        return "V10.2", "cannot_buy_it"
    if phase == ids.CHOOSING:
        return "V3.6", "not_what_the_ability_gives"
    return EXPECTED[phase][1], "not_among_these"


def why_not_drawer(t: Table, seat: int, slot: int) -> tuple[str, str]:
    if slot == ids.SLOTS - 1 and not t.gear[seat] >> ids.SIDE_TABLE & 1:
        return "V4.1", "three_drawers"
    if t.drawer[seat * ids.SLOTS + slot] == ids.NONE:
        return "V4.3", "first_free_drawer"
    return "V4.2", "replace_its_like"


def why_not_act(t: Table, seat: int, action: int) -> tuple[str, str]:
    if action < ids.PLACE:
        return "V6.3", "money_in_the_full_version"
    if t.agents[seat] >> (action - ids.PLACE) & 1:
        return "V6.1", "own_agent_there"
    return "V6.2", "cannot_pay"


def why_not_source(t: Table, seat: int, source: int) -> tuple[str, str]:
    if source == ids.SUPPLY and t.supply[seat] == 0:
        return "V6.1", "supply_is_empty"
    if source == ids.FIGURE and (t.figure[seat] != ids.NONE or not figure_ready(t, seat)):
        return "V15.1", "figure_not_ready"
    if source < ids.BUILDINGS and not t.agents[seat] >> source & 1:
        return "V6.1", "no_own_agent_there"
    return "V6.2", "cannot_pay"


def why_not_mission(t: Table, seat: int, action: int) -> tuple[str, str]:
    mission = (action - ids.FULFIL) % ids.MISSIONS
    mine = mission in t.desk[seat * ids.SLOTS : (seat + 1) * ids.SLOTS]
    if action < ids.ACCEPT and not mine:
        return "V11.1", "not_your_mission"
    if action >= ids.ACCEPT and mission not in t.offer:
        return "V11.1", "not_on_the_board"
    if t.plan.mission_flag[mission] != t.flag[t.building]:
        return "V11.1", "another_flag"
    if action < ids.ACCEPT:
        return "V11.3", "not_fulfilled"
    if t.fulfilled == 0:
        return "V11.1", "no_field_free"
    return "V11.1", "fulfil_or_accept"
