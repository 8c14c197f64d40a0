"""The casual level of Heimlich & Co.: a player who hides among three favourites, and thinks no further than now.

Two of the favourites are a cover, drawn at random and kept for the whole game. Until the home stretch all three count
alike, so that nothing it does tells which one is its own; then it runs for itself. Whom an agent belongs to it guesses
from who moved it to good places and who profited from scorings.

Interpreted: it answers once for each decision; what it calls in its loops is compiled.
"""

from safehouse.core.game import GameState
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.bots.choosing import Chooser, mask_of
from safehouse.games.heimlich.bots.greedy import GreedyBot
from safehouse.games.heimlich.bots.sight import Lens, covered_lens, on_home_stretch
from safehouse.games.heimlich.state import State


class CasualBot(GreedyBot):
    """One seat of one game of Heimlich & Co."""

    name = "casual"
    favourites = 3  # the own agent, and those that it hides among
    # Fields by which a way must look better to be e times as likely. Much less, and players block each other for ever.
    mood = 0.2

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.favoured = 0  # mask
        self.own = 0  # the identities for which there is a cover

    def plan(self, view: GameState, seat: int) -> list[int]:
        assert isinstance(view, State)
        if view.phase == ids.WRITING:
            return self.dossier(view, seat)
        masks = self.masks(view, seat)
        return Chooser(view, self.lens(view), seat, masks, self.rng, self.mood).choose()

    def masks(self, view: State, seat: int) -> list[int]:
        """Return for whom it acts now: the sets of agents that count alike."""
        own = int(mask_of(view, seat))
        return [own] if on_home_stretch(view) else self.cover(view, own)

    def cover(self, view: State, own: int) -> list[int]:
        """Return the favourites one by one, which are drawn when an identity is new (H2.3, H4.10)."""
        while new := own & ~self.own:
            first = new & -new
            self.own |= first
            # A second identity that comes alone would stand out: it brings company, unless it is favoured already.
            wanted = self.favourites if self.own == first else self.favoured.bit_count() + 2
            if self.favoured & first:
                continue
            self.favoured |= first
            others = [agent for agent in ids.MEMBERS_OF[view.in_play] if not self.favoured >> agent & 1]
            while others and self.favoured.bit_count() < wanted:
                self.favoured |= 1 << others.pop(self.rng.below(len(others)))
        return [1 << agent for agent in ids.MEMBERS_OF[self.favoured]]

    def lens(self, view: State) -> Lens:
        """Return how this player looks at the table now."""
        return Lens() if on_home_stretch(view) else covered_lens()
