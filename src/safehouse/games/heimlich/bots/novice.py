"""The novice level of Heimlich & Co.: it wants the right thing, and errs as people do who play for the first time.

It hides behind one other agent, and keeps up that cover when it should run for itself. Its lapses have names: it
overlooks agents, forgets the Ruin or the safe, or does not mind who is in front. Each decision has some of them. None
depends on which agent is its own.

Interpreted: it answers once for each decision; what it calls in its loops is compiled.
"""

from collections.abc import Sequence

from safehouse.core.game import Setup
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.bots.casual import CasualBot
from safehouse.games.heimlich.bots.choosing import mask_of
from safehouse.games.heimlich.bots.sight import Lens, on_home_stretch
from safehouse.games.heimlich.state import State

OVERLOOKS_AGENTS = "overlooks_agents"
FORGETS_RUIN = "forgets_ruin"
FORGETS_SAFE = "forgets_safe"
IGNORES_LEADS = "ignores_leads"
# How often a lapse happens, in percent of the decisions.
LAPSES = {OVERLOOKS_AGENTS: 65, FORGETS_RUIN: 20, FORGETS_SAFE: 30, IGNORES_LEADS: 60}
NOTICED = 50  # percent of the agents that come to mind where some are overlooked


class NoviceBot(CasualBot):
    """One seat of one game of Heimlich & Co."""

    name = "novice"
    favourites = 2
    mood = 0.5

    def masks(self, view: State, seat: int) -> list[int]:
        """On the home stretch its own agents count double, and the cover still counts."""
        own = int(mask_of(view, seat))
        cover = self.cover(view, own)
        return [own, own, *(mask for mask in cover if not mask & own)] if on_home_stretch(view) else cover

    def lens(self, view: State) -> Lens:
        return self.lens_with([lapse for lapse, percent in LAPSES.items() if self.chance(percent)], view)

    def lens_with(self, lapses: Sequence[str], view: State) -> Lens:
        """Return how the table looks through these lapses."""
        lens = super().lens(view)
        if OVERLOOKS_AGENTS in lapses:
            lens.noticed = sum(1 << agent for agent in range(ids.AGENTS) if self.chance(NOTICED))
        lens.ruin_hurts = FORGETS_RUIN not in lapses
        lens.safe_seen = FORGETS_SAFE not in lapses
        if IGNORES_LEADS in lapses:
            lens.lead = lens.leader_place = lens.arrived = 0.0
            lens.behind_mean = 1.0
        return lens

    def chance(self, percent: int) -> bool:
        return self.rng.below(100) < percent

    # --- The dossier ---------------------------------------------------------------------------------------

    def see(self, setup: Setup, seat: int, kind: str, args: Sequence[int], secret: Sequence[int]) -> None:
        """Count who moved whom, wherever to."""
        if kind == "moved":
            self.signs[args[0]][args[1]] += 1.0

    def dossier(self, view: State, seat: int) -> list[int]:
        """Give every agent to whoever moved it most, without a thought to who is taken already."""
        first = (view.legal(seat)[0] - ids.ENTRY) // 8
        others = [other for other in range(view.plan.players) if other != seat]
        return [
            ids.ENTRY + 8 * agent + max(others, key=lambda other: self.signs[other][agent])
            for agent in ids.MEMBERS_OF[view.in_play]
            if agent >= first and view.owner[agent] != seat
        ]
