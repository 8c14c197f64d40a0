"""Waiting without pushing in: everybody has a row of their own, and the rows take turns."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """What waits, by whose it is. Whoever brings much holds nobody else up by more than one."""

    def __init__(self) -> None:
        self._rows: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._rows.values()))

    def of(self, owner: str) -> int:
        """Return how many of somebody's wait."""
        return len(self._rows.get(owner, ()))

    def put(self, owner: str, one: T) -> None:
        self._rows.setdefault(owner, deque()).append(one)

    def take(self) -> T | None:
        """Return the next one; its row goes to the end."""
        if not self._rows:
            return None
        owner, row = self._rows.popitem(last=False)
        one = row.popleft()
        if row:
            self._rows[owner] = row
        return one

    def ahead(self, owner: str, one: T) -> int:
        """Return how many are taken before one that waits."""
        place = self._rows[owner].index(one)
        owners = list(self._rows)
        before = set(owners[: owners.index(owner)])
        return sum(min(len(row), place + (name in before)) for name, row in self._rows.items())

    def remove(self, owner: str, one: T) -> None:
        row = self._rows.get(owner, deque())
        if one in row:
            row.remove(one)
            if not row:
                del self._rows[owner]
