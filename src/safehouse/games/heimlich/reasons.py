"""Why an action is not legal, in terms of what the asking seat knows. Legality itself is `rules.Heimlich.legal`.

Interpreted: it is asked when a move was refused.
"""

from safehouse.games.heimlich import ids
from safehouse.games.heimlich.state import Table


def why_not(t: Table, seat: int, action: int) -> tuple[str, str]:
    """Return the rule and a text key, or ("", "") for a legal action."""
    if action >= ids.COLOURS:
        return "H1", "not_for_players"
    if seat not in t.pending():
        return not_asked(t, seat)
    if action in t.legal(seat):
        return "", ""
    phase = t.phase
    if phase == ids.MOVING:
        if ids.MOVE <= action < ids.SAFE:
            if not t.in_play >> (action - ids.MOVE) & 1:
                return "H2.1", "agent_not_in_play"
            return "H3.2", "points_in_order"
        return "H3.2", "spend_every_point"
    if phase == ids.CHOOSING_POINTS:
        return ("H3.1", "must_move") if action == ids.POINTS else ("H3.1", "choose_points_first")
    if phase == ids.MOVING_SAFE:
        return "H3.5", "safe_to_another_building"
    if phase == ids.QUESTION:
        return ("H4.5", "no_playable_card") if action == ids.YES else ("H4.5", "answer_first")
    if phase == ids.GO:
        return why_not_go(t, seat, action)
    if phase == ids.TARGETING:
        return "H4.8", "no_target_of_this_card"
    if action >= ids.ENTRY and (action - ids.ENTRY) % 8 == seat:
        return "H5.5", "never_oneself"
    if action >= ids.ENTRY and t.owner[(action - ids.ENTRY) // 8] == seat:
        return "H5.5", "own_agent"
    if action >= ids.ENTRY and (action - ids.ENTRY) % 8 == ids.BYSTANDER and t.plan.agents_in_play == t.plan.players:
        return "H2.5", "no_bystanders"
    return "H5.5", "entries_in_order"


def not_asked(t: Table, seat: int) -> tuple[str, str]:
    phase = t.phase
    if phase == ids.FINISHED:
        return "H3.7", "game_over"
    if phase == ids.QUESTION:
        return "H4.5", "wait_for_answers"
    if phase == ids.WRITING:
        return "H5.1", "wait_for_dossiers"
    return "H3.6", "not_your_turn"


def why_not_go(t: Table, seat: int, action: int) -> tuple[str, str]:
    if action == ids.PASS:
        return "H4.5", "must_play_a_card"
    if not ids.PLAY <= action < ids.PASS:
        return "H4.6", "play_or_pass"
    kind = action - ids.PLAY
    first = seat * ids.HAND_LIMIT
    slots = [slot for slot in range(t.hand_size[seat]) if t.hand[first + slot] == kind]
    if not slots:
        return "H4.1", "card_not_in_hand"
    if all(t.fresh[seat] >> slot & 1 for slot in slots):
        return "H4.7", "card_too_fresh"
    return "H4.8", "card_without_target"
