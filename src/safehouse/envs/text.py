"""The table as plain text, from a redacted state: what `render_mode="ansi"` shows."""

from collections.abc import Sequence

from safehouse.core.game import GameState
from safehouse.core.parts import part
from safehouse.core.registry import Game


def text(game: Game, view: GameState, seat: int) -> str:
    """Return what a seat sees. `view` is `redact(seat)`. Of a game that brings no text, only who is asked."""
    lines = part(game, "text")
    return "\n".join([*head(view, seat), *([] if lines is None else lines(view, seat))]) + "\n"


def head(view: GameState, seat: int) -> list[str]:
    asked = ", ".join("chance" if other < 0 else str(other + 1) for other in view.pending())
    me = f"seat {seat + 1}" if seat >= 0 else "a spectator"
    return [f"seen by {me}; asked: {asked or 'nobody, the game is over'}"]


def named(names: Sequence[str], numbers: Sequence[int]) -> str:
    return " ".join(names[number] for number in numbers) or "-"
