"""Fingers on a page, one or two: drags and pinches as the browser itself gets them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tests.web.robot import POINT
from tests.web.visitor import Visitor

Point = tuple[float, float]
STEPS = 6


class Fingers:
    """What touches a page, through the browser's own input."""

    def __init__(self, visitor: Visitor) -> None:
        self.session = visitor.context.new_cdp_session(visitor.page)

    def touch(self, kind: str, points: Sequence[Point]) -> None:
        there = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": there})

    def move(self, *ways: tuple[Point, Point]) -> None:
        """Move each finger from one point to another, all at once."""
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self.touch("touchMove", [(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for a, b in ways])

    def slide(self, *ways: tuple[Point, Point]) -> None:
        """Put fingers down, move them and lift them."""
        self.touch("touchStart", [start for start, _ in ways])
        self.move(*ways)
        self.touch("touchEnd", [])


def point_of(visitor: Visitor, what: str) -> Point:
    """Return a point at which a finger meets a thing."""
    found = visitor.page.evaluate(POINT, what)
    assert found is not None, f"{what} cannot be touched"
    return found[0], found[1]


def drag(visitor: Visitor, what: str, where: str) -> None:
    """Drag a thing to another: with a finger on a phone, else with the mouse."""
    start, end = point_of(visitor, what), point_of(visitor, where)
    if visitor.looks.phone:
        Fingers(visitor).slide((start, end))
        return
    mouse = visitor.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=STEPS)
    mouse.up()


@contextmanager
def held(visitor: Visitor, what: str, where: str) -> Iterator[None]:
    """Hold a thing over another, then bring it back to where it was."""
    start, end = point_of(visitor, what), point_of(visitor, where)
    if visitor.looks.phone:
        fingers = Fingers(visitor)
        fingers.touch("touchStart", [start])
        fingers.move((start, end))
        yield
        fingers.move((end, start))
        fingers.touch("touchEnd", [])
        return
    mouse = visitor.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=STEPS)
    yield
    mouse.move(*start, steps=STEPS)
    mouse.up()
