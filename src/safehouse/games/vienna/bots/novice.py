"""The novice of Vienna: he plans by rules of thumb and errs like somebody in his first games.

At every question he may slip, in one or more of the ways of `SLIPS`. With no slip he answers as the greedy bot
does; he never simply draws lots.

Interpreted: it answers once for each decision; what it calls in its loops is compiled.
"""

from typing import Final

from safehouse.core.game import GameState
from safehouse.games.vienna import ids
from safehouse.games.vienna.bots.greedy import ANSWERS, GreedyBot
from safehouse.games.vienna.bots.worth import BRIBE, Outlook
from safehouse.games.vienna.ids import BUILDINGS, KINDS, NONE, SLOTS
from safehouse.games.vienna.rules import Vienna

ABILITIES: Final = "abilities"  # overlooks what lies in his own drawers
BRIBES: Final = "bribes"  # holds all bribes for equally useful, and pays with what lies first
PAYDAYS: Final = "paydays"  # spends shillings as they come, and saves none for his agents
MISSIONS: Final = "missions"  # forgets his missions, and takes new ones for the money
NEAR: Final = "near"  # likes the building next door and any square, whatever tile lies there
# In a hundred questions, so often.
SLIPS: Final = {ABILITIES: 45, BRIBES: 45, PAYDAYS: 50, MISSIONS: 40, NEAR: 45}
ANY_SQUARE: Final = 5.0
FAR: Final = 6.0  # how much he dislikes a building far from his agents


class NoviceBot(GreedyBot):
    """One seat of one game of Vienna."""

    name = "novice"
    often = SLIPS

    def slips(self) -> set[str]:
        """Draw the errors of this question."""
        return {slip for slip, often in self.often.items() if self.rng.below(100) < often}

    def plan(self, view: GameState, seat: int) -> list[int]:
        assert isinstance(view, Vienna)
        options = view.legal(seat)
        if len(options) == 1:
            return [options[0]]
        slips = self.slips()
        hasty = rash_answer(view.phase, options, slips)
        if hasty != NONE:
            return [hasty]
        scratch = view.clone()
        if ABILITIES in slips:
            scratch.drawer[seat * SLOTS : (seat + 1) * SLOTS] = [NONE] * SLOTS
        if MISSIONS in slips:
            scratch.desk[seat * SLOTS : (seat + 1) * SLOTS] = [NONE] * SLOTS
        outlook = Outlook(scratch, seat)
        if NEAR in slips:
            look_nearby(outlook)
        if BRIBES in slips:
            outlook.colour = [BRIBE] * KINDS
        if view.phase == ids.ASSIGNING:
            return self.assign(scratch, seat, outlook)
        return [ANSWERS[view.phase](self, scratch, seat, outlook, options)]


def rash_answer(phase: int, options: list[int], slips: set[str]) -> int:
    """Return what he answers without a thought, or NONE."""
    if phase == ids.PAYING and BRIBES in slips:
        return options[0]
    if phase == ids.BUYING and PAYDAYS in slips:
        return options[-1]
    if phase == ids.SETTLING and PAYDAYS in slips:
        return ids.PASS
    if phase == ids.BOXING and PAYDAYS in slips:
        return options[-1]
    if phase == ids.COMMISSIONING and MISSIONS in slips:
        return options[-1] if options[-1] >= ids.ACCEPT else ids.PASS
    return NONE


def look_nearby(outlook: Outlook) -> None:
    """Make all squares alike, and far buildings unattractive."""
    t = outlook.t
    outlook.square = [ANY_SQUARE if tile != NONE else 0.0 for tile in t.tile]
    outlook.sure = outlook.square[:]
    agents = outlook.agents
    close = 0
    for building in range(BUILDINGS):
        if agents >> building & 1:
            for other in t.plan.neighbours[building]:
                close |= 1 << other
    for building in range(BUILDINGS):
        if not agents >> building & 1:
            far = agents != 0 and not close >> building & 1
            outlook.base[building] = outlook.put(agents, building) - (FAR if far else 0.0)
