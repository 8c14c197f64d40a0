"""Why an action is not legal, in terms of what the asking seat knows. Legality itself is `rules.Suitcase.legal`.

Interpreted: it is asked when a move was refused.
"""

from safehouse.games.suitcase import ids
from safehouse.games.suitcase.movement import may_deliver
from safehouse.games.suitcase.state import Table

# What a phase waits for: the first action of its kind, the first one beyond, the rule and the text key.
EXPECTED = {
    ids.PACKING: (ids.PACK, ids.PLACE, "K2.2", "pack_first"),
    ids.PLACING: (ids.PLACE, ids.SEND, "K2.3", "place_suitcases_first"),
    ids.OUTPOST: (ids.SEND, ids.STEP, "K2.5", "decide_on_outpost"),
    ids.MEETING: (ids.MEET, ids.CARD, "K6.7", "name_the_defender"),
    ids.DUELLING: (ids.CARD, ids.CLAIM, "K6.2", "choose_a_card"),
    ids.CLAIMING: (ids.CLAIM, ids.LOSE, "K6.8", "claim_or_leave"),
    ids.LOSING: (ids.LOSE, ids.OPEN_PLACES, "K7.2", "name_the_lost"),
}


def why_not(t: Table, seat: int, action: int) -> tuple[str, str]:
    """Return the rule and a text key, or ("", "") for a legal action."""
    if action >= ids.OPEN_PLACES:
        return "K1", "not_for_players"
    if seat not in t.pending():
        return not_asked(t)
    if action in t.legal(seat):
        return "", ""
    if t.phase == ids.MOVING:
        return why_not_in_turn(t, seat, action)
    first, beyond, rule, reason = EXPECTED[t.phase]
    if not first <= action < beyond:
        return rule, reason
    if t.phase == ids.PLACING:
        return "K2.3", "different_cities"
    if t.phase == ids.DUELLING:
        return "K6.3", "card_used"
    if t.phase == ids.CLAIMING:
        return "K6.8", "not_dropped_here"
    return rule, "not_among_these"


def not_asked(t: Table) -> tuple[str, str]:
    if t.phase == ids.FINISHED:
        return "K8.1", "game_over"
    if ids.SEALED_PHASES <= t.phase < ids.CHANCE_PHASES:
        return "K6.2", "wait_for_answers"
    return "K2.6", "not_your_turn"


def why_not_in_turn(t: Table, seat: int, action: int) -> tuple[str, str]:
    if action == ids.END_TURN:
        return "K4.2", "three_in_a_city"
    if not ids.STEP <= action < ids.END_TURN:
        return "K4.1", "move_or_end"
    if action < ids.DELIVER:
        return why_not_step(t, seat, action)
    if action < ids.TAKE:
        return why_not_deliver(t, seat, action)
    mine = (action - ids.TAKE) // ids.CASES if action < ids.DROP else action - ids.DROP
    agent = seat * ids.AGENTS + mine
    if t.place[agent] >= ids.MAX_CITIES:
        return "K5.3", "not_in_a_city"
    if t.handled >> mine & 1:
        return "K5.3", "handled_already"
    if action >= ids.DROP and t.load[agent] == ids.NONE:
        return "K5.1", "carries_nothing"
    if action < ids.DROP and not t.lying[t.place[agent]] >> ((action - ids.TAKE) % ids.CASES) & 1:
        return "K5.1", "not_lying_there"
    return same_or_blocked(t, mine, action, ids.CASES if action < ids.DROP else 1)


def why_not_step(t: Table, seat: int, action: int) -> tuple[str, str]:
    mine, city = divmod(action - ids.STEP, ids.MAX_CITIES)
    agent = seat * ids.AGENTS + mine
    place = t.place[agent]
    if place == ids.OUT:
        return "K6.4", "agent_is_out"
    if t.points == 0 and t.bonus[mine] == 0:
        return "K4.1", "no_points_left"
    if city not in t.plan.roads[place]:
        return "K4.1", "no_line"
    return same_or_blocked(t, mine, action, ids.MAX_CITIES)


def why_not_deliver(t: Table, seat: int, action: int) -> tuple[str, str]:
    mine = action - ids.DELIVER
    agent = seat * ids.AGENTS + mine
    place = t.place[agent]
    if place >= ids.MAX_CITIES or not t.plan.gates[seat][place]:
        return "K1.1", "no_dotted_line"
    if t.load[agent] == ids.NONE:
        return "K4.4", "hq_needs_a_suitcase"
    if not may_deliver(t, seat, t.load[agent]):
        return "K3.2", "foreign_suitcase_first"
    if t.points == 0 and t.bonus[mine] == 0:
        return "K4.1", "no_points_left"
    return same_or_blocked(t, mine, action, 1)


def same_or_blocked(t: Table, mine: int, action: int, stride: int) -> tuple[str, str]:
    """An equal agent is offered in his stead (his actions lie `stride` apart), or the limit of two could not be met."""
    first = t.active * ids.AGENTS
    options = t.legal(t.active)
    for other in range(mine):
        if t.place[first + other] == t.place[first + mine] and t.load[first + other] == t.load[first + mine]:
            if action - (mine - other) * stride in options:
                return "K4.1", "take_the_equal_agent"
    return "K4.2", "three_in_a_city"
