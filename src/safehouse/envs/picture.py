"""The board as a picture, from a redacted state: what `render_mode="rgb_array"` shows.

Everything is drawn twice as large and made smaller once, so that lines and letters are smooth. Agents bear letters or
numbers: colour is never the only sign.
"""

from functools import lru_cache
from typing import Final
from unicodedata import combining, normalize

from safehouse.envs import needing

with needing("envs"):
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image, ImageDraw, ImageFont

from safehouse.core.game import GameState
from safehouse.core.parts import part
from safehouse.core.registry import Game

SCALE: Final = 2
NIGHT: Final = "#101a2b"
SLATE: Final = "#1d2b44"
LINE: Final = "#4a5d80"
PAPER: Final = "#efe6d0"
BRASS: Final = "#d4af5a"
INK: Final = "#101a2b"
WHITE: Final = "#ffffff"
# Seats: colour of the piece, and of the letter on it.
SEATS: Final = (
    ("#2467b8", WHITE), ("#c0392b", WHITE), ("#2e7d4f", WHITE), ("#e3b505", INK),
    ("#7d3c98", WHITE), ("#d9730d", INK), ("#6b7280", WHITE),
)  # fmt: skip


class Pen:
    """Draws on a sheet in its own units."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.sheet = Image.new("RGB", (width * SCALE, height * SCALE), NIGHT)
        self.draw = ImageDraw.Draw(self.sheet)

    def box(self, x: float, y: float, width: float, height: float, fill: str, edge: str = "", thick: int = 1) -> None:
        corners = [x * SCALE, y * SCALE, (x + width) * SCALE, (y + height) * SCALE]
        self.draw.rounded_rectangle(corners, 6 * SCALE, fill, edge or None, thick * SCALE)

    def disc(self, x: float, y: float, radius: float, fill: str, edge: str = "", thick: int = 1) -> None:
        corners = [(x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE, (y + radius) * SCALE]
        self.draw.ellipse(corners, fill, edge or None, thick * SCALE)

    def line(self, points: list[tuple[float, float]], colour: str, thick: float = 1) -> None:
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        self.draw.line(scaled, colour, max(1, round(thick * SCALE)), joint="curve")

    def write(self, x: float, y: float, words: str, size: int, colour: str = PAPER, anchor: str = "mm") -> None:
        # The font at hand has no letters with marks.
        plain = "".join(letter for letter in normalize("NFKD", words) if not combining(letter)).replace("ß", "ss")
        self.draw.text((x * SCALE, y * SCALE), plain, colour, font(size * SCALE), anchor=anchor)

    def piece(self, x: float, y: float, radius: float, words: str, colours: tuple[str, str], edge: str = NIGHT) -> None:
        """A disc with a letter or a number on it."""
        self.disc(x, y, radius, colours[0], edge, 1)
        self.write(x, y, words, round(radius * 1.3), colours[1])

    def pixels(self) -> NDArray[np.uint8]:
        return np.array(self.sheet.reduce(SCALE), dtype=np.uint8)


@lru_cache(maxsize=64)
def font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


def picture(game: Game, view: GameState, seat: int) -> NDArray[np.uint8]:
    """Return height × width × 3 bytes. `view` is `redact(seat)`; the size is the same for all states of a setup."""
    painter = part(game, "picture")
    pen: Pen = paint_text(game, view, seat) if painter is None else painter(view, seat)
    return pen.pixels()


def paint_text(game: Game, view: GameState, seat: int) -> Pen:
    """Write a game down that nobody draws."""
    from safehouse.envs.text import text

    pen = Pen(640, 400)
    for row, line in enumerate(text(game, view, seat).splitlines()[:24]):
        pen.write(12, 20 + 16 * row, line, 12, anchor="lm")
    return pen
