"""A drawing in a terminal: lines of dots, and texts upon them."""

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

Piece = tuple[str, str]  # a text and its style

# A cell of the drawing has 2 × 4 dots (Braille); these are the bits of its rows, left and right.
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
BLANK = 0x2800
LINES = "#5f87af"


class Canvas:
    """Cells with a character and a style each; lines of dots lie below everything else."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.dots = [[0] * width for _ in range(height)]
        self.cells: list[list[Piece | None]] = [[None] * width for _ in range(height)]

    def line(self, start: tuple[int, int], end: tuple[int, int], gap: int = 1) -> None:
        """Draw dots from one point to another, with `gap` every so many-th only."""
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
        for step in range(0, steps + 1, gap):
            x = round(start[0] + (end[0] - start[0]) * step / steps)
            y = round(start[1] + (end[1] - start[1]) * step / steps)
            if 0 <= x < 2 * self.width and 0 <= y < 4 * self.height:
                self.dots[y // 4][x // 2] |= DOTS[y % 4][x % 2]

    def write(self, x: int, y: int, pieces: Sequence[Piece]) -> None:
        """Write into free cells; what does not fit is cut off with an ellipsis."""
        for text, style in pieces:
            for sign in text:
                if x >= self.width or self.cells[y][x] is not None:
                    if x > 0:
                        self.cells[y][x - 1] = ("…", "")
                    return
                self.cells[y][x] = (sign, style)
                x += 1

    def texts(self) -> list[Text]:
        lines: list[Text] = []
        for signs, dots in zip(self.cells, self.dots, strict=True):
            below = [(chr(BLANK + bits), LINES) if bits else (" ", "") for bits in dots]
            row = [sign or dot for sign, dot in zip(signs, below, strict=True)]
            line = Text(no_wrap=True, end="")
            for style, run in groupby(row, key=lambda piece: piece[1]):
                line.append("".join(sign for sign, _ in run), style)
            lines.append(line)
        return lines


def fit(value: float, most: int) -> int:
    return max(0, min(most, round(value)))


def short_codes(names: Sequence[str]) -> list[str]:
    """Return three letters for each name, all different."""
    codes: list[str] = []
    for name in names:
        words = name.split()
        tries = [words[0][0] + words[1][:2]] if len(words) > 1 else []
        tries += [name[:3], *(name[:2] + later for later in name[3:]), *(name[:2] + str(digit) for digit in range(10))]
        tries += [f"{number:03}" for number in range(len(names))]
        codes.append(next(code for code in tries if len(code) == 3 and code not in codes))
    return codes
