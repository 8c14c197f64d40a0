"""Moves as the library hands them out: steps that can be read, compared and kept."""

from dataclasses import dataclass

from safehouse.core.game import CHANCE, GameState
from safehouse.core.notation import Texts


@dataclass(frozen=True, slots=True)
class Move:
    """One step: an action of a seat, or an outcome of CHANCE. Seats count from 0, in notation from 1."""

    seat: int
    # Its number in the game's action space.
    action: int
    # As notation writes it, without the seat: `move:red`.
    text: str

    @property
    def by_chance(self) -> bool:
        """Whether this is an outcome of chance."""
        return self.seat == CHANCE

    @property
    def kind(self) -> str:
        """What is done, without what it is done with: `move`."""
        return self.text.partition(":")[0]

    @property
    def arguments(self) -> tuple[str, ...]:
        """The names of what it is done with: `("red",)`."""
        return tuple(self.text.split(":")[1:])

    @property
    def notation(self) -> str:
        """The step as a record writes it: `1. move:red`, `*roll:6`."""
        return f"*{self.text}" if self.by_chance else f"{self.seat + 1}. {self.text}"

    def __str__(self) -> str:
        return self.text

    def __int__(self) -> int:
        return self.action

    def __repr__(self) -> str:
        return f"Move({self.notation!r})"


def moves_of(core: GameState, texts: Texts, seat: int) -> list[Move]:
    """Return the steps that a pending seat, or CHANCE, may take."""
    actions = [outcome for outcome, _ in core.chance()] if seat == CHANCE else core.legal(seat)
    return [Move(seat, int(action), texts.of[action]) for action in actions]
