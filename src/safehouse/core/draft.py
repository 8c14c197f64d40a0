"""Drafts: a row of actions staged by one seat, previewed, taken back, confirmed as a whole.

A draft runs on the seat's redacted state, so nothing that it shows can depend on what the seat does not know. It
ends at the first *barrier*: a state whose `pending` is not what it was when the row began. Chance, reveals and other
people's decisions are all barriers, so nobody previews them.

A game writes equal rows in one order only, the ascending one. People pick in any order: where the picks of a choice
commute (`GameState.commuting`), a pick is taken if some row of the game holds it and all picks before it.
"""

from bisect import bisect_left

from safehouse.core.errors import IllegalMove
from safehouse.core.fields import values_of
from safehouse.core.game import Event, GameState

# The picks of one choice: the ids from the first one up to the one beyond, and where in the row it begins.
Choice = tuple[int, int, int]
NO_CHOICE: Choice = (0, 0, 0)
# A row that holds given picks is found on one of the first ways, because the other picks are free; looking for one that
# does not exist ends here.
MOST_TRIES = 100


class Place:
    """A position within a choice, and those that its picks lead to. Each is made once."""

    __slots__ = ("after", "picks", "state")

    def __init__(self, state: GameState, picks: list[int]) -> None:
        self.state = state
        # The picks of the choice that can be made here, the greatest first; none where another choice begins.
        self.picks = picks
        self.after: dict[int, Place] = {}


class Draft:
    """A row of actions of one seat, not yet confirmed."""

    def __init__(self, state: GameState, seat: int) -> None:
        self.seat = seat
        self._start = state.redact(seat)
        self._asked = list(self._start.pending())
        if seat not in self._asked:
            rule, reason = self._start.why_not(seat, 0)
            raise IllegalMove(f"seat {seat + 1} has nothing to decide now ({rule}: {reason})", rule, reason)
        # Where choices begin, by the picks before them.
        self._places: dict[tuple[int, ...], Place] = {}
        self._replay([])

    def _replay(self, row: list[int]) -> None:
        # The picks, in the order in which they were made.
        self.picks: list[int] = []
        # The same as the game writes them, as far as they can be applied now; and those that cannot be applied yet.
        self.row: list[int] = []
        self.waiting: list[int] = []
        # The choice to which the last picks belong, if its picks commute.
        self._choice: Choice = NO_CHOICE
        self._options: list[int] | None = None
        self.events: list[Event] = []
        self.state = self._start.clone()
        self.state.events = self.events
        for action in row:
            self._apply(action)

    def _apply(self, action: int) -> None:
        """Do what the game allows next."""
        first, beyond = self.state.commuting(self.seat)
        if not first <= action < beyond:
            self._choice = NO_CHOICE
        elif self._choice[:2] != (first, beyond) or action < self.row[-1]:
            self._choice = first, beyond, len(self.row)
        self.state.apply(self.seat, action)
        self.row.append(action)
        self._options = None

    @property
    def complete(self) -> bool:
        """Whether the row has reached a barrier."""
        return list(self.state.pending()) != self._asked

    @property
    def options(self) -> list[int]:
        """What may be staged next."""
        if self._options is None:
            found = set(self._following())
            for choice in self._choices():
                chosen = [*self.row[choice[2] :], *self.waiting]
                found |= self._beside(choice, chosen, set(range(choice[0], choice[1])) - found)
            self._options = sorted(found)
        return self._options[:]

    def _following(self) -> list[int]:
        """Return what the game allows next."""
        return [] if self.waiting or self.complete else list(self.state.legal(self.seat))

    def stage(self, action: int) -> None:
        """Add an action to the row."""
        if action in self._following():
            self._apply(action)
        else:
            picks, found = self.picks, self._arranged(action)
            if found is None:
                raise self._refusal(action)
            row, waiting, choice = found
            self._replay(row)
            self.picks, self.waiting, self._choice = picks, waiting, choice
            self._options = None
        self.picks.append(action)

    def _refusal(self, action: int) -> IllegalMove:
        if self.complete:
            return IllegalMove("the row is complete: nothing can be added to it before it is confirmed")
        rule, reason = self.state.why_not(self.seat, action)
        return IllegalMove(f"not allowed ({rule}: {reason})", rule, reason)

    def take_back(self) -> None:
        """Drop the last pick."""
        picks = self.picks[:-1]
        self._replay([])
        for action in picks:
            self.stage(action)

    def view(self) -> dict[str, object]:
        """Return what the seat would see."""
        return values_of(self.state.redact(self.seat))

    # --- Picks in any order ------------------------------------------------------------------------------------------

    def _choices(self) -> list[Choice]:
        """Return the choices that a pick may belong to: that of the last picks, and the one that the game asks for."""
        found = [self._choice] if self._choice != NO_CHOICE else []
        if not self.waiting and not self.complete:
            first, beyond = self.state.commuting(self.seat)
            if first < beyond and self._choice[:2] != (first, beyond):
                found.append((first, beyond, len(self.row)))
        return found

    def _arranged(self, action: int) -> tuple[list[int], list[int], Choice] | None:
        """Return the row with one more pick in its place, what of it cannot be done yet, and its choice.

        None if no row of the game has it.
        """
        for choice in self._choices():
            first, beyond, start = choice
            if first <= action < beyond:
                chosen = [*self.row[start:], *self.waiting]
                if self._beside(choice, chosen, {action}):
                    wanted = sorted([*chosen, action])
                    done = self._possible(choice, wanted)
                    return [*self.row[:start], *wanted[:done]], wanted[done:], choice
        return None

    def _possible(self, choice: Choice, wanted: list[int]) -> int:
        """Return how many of the picks of a choice, which ascend, can be applied now.

        None that reaches a barrier while others wait: no pick can follow there, so the row would be whole without them.
        """
        state, done = self._before(choice).state.clone(), 0
        for pick in wanted:
            if pick not in state.legal(self.seat):
                break
            state.apply(self.seat, pick)
            if not self._is_open(state):
                return done + (done + 1 == len(wanted))
            done += 1
        return done

    def _before(self, choice: Choice) -> Place:
        """Return the place where a choice begins."""
        row = self.row[: choice[2]]
        key = (choice[0], choice[1], *row)
        if key not in self._places:
            state = self._start.clone()
            for action in row:
                state.apply(self.seat, action)
            self._places[key] = self._place(state, choice)
        return self._places[key]

    def _place(self, state: GameState, choice: Choice) -> Place:
        first, beyond, _ = choice
        going_on = self._is_open(state) and state.commuting(self.seat) == (first, beyond)
        picks = reversed(state.legal(self.seat)) if going_on else ()
        return Place(state, [action for action in picks if first <= action < beyond])

    def _beside(self, choice: Choice, chosen: list[int], sought: set[int]) -> set[int]:
        """Return which of the sought picks some row of a choice holds beside all chosen ones."""
        place = self._before(choice)
        return {pick for pick in sought if self._leads_to(place, choice, sorted([*chosen, pick]), [MOST_TRIES])}

    def _leads_to(self, place: Place, choice: Choice, wanted: list[int], tries: list[int]) -> bool:
        """Return whether a row of the choice that goes on from a place holds all of these picks, which ascend."""
        if not wanted:
            return True
        # The nearest way first: without any other pick between.
        for action in place.picks:
            if action <= wanted[0] and tries[0]:
                tries[0] -= 1
                after = place.after.get(action)
                if after is None:
                    state = place.state.clone()
                    state.apply(self.seat, action)
                    after = place.after[action] = self._place(state, choice)
                if self._leads_to(after, choice, wanted[1:] if action == wanted[0] else wanted, tries):
                    return True
        return False

    def _is_open(self, state: GameState) -> bool:
        return list(state.pending()) == self._asked


def offered(view: GameState, seat: int) -> list[int]:
    """Return what a seat may pick first. `view` is `redact(seat)`."""
    first, beyond = view.commuting(seat)
    legal = list(view.legal(seat))
    if first == beyond:
        return legal
    # A row ascends: a pick that cannot be made now can be made only after a smaller one that can.
    legal.sort()
    picks = legal[bisect_left(legal, first) : bisect_left(legal, beyond)]
    if not picks or len(picks) == beyond - picks[0]:
        return legal
    return Draft(view, seat).options
