"""A fair queue: each owner has a queue of their own, and the queues take turns."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """Items by owner. Many items of one owner delay another owner by one at most."""

    def __init__(self) -> None:
        self._rows: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._rows.values()))

    def of(self, owner: str) -> int:
        """Return the number of an owner's items."""
        return len(self._rows.get(owner, ()))

    def put(self, owner: str, one: T) -> None:
        self._rows.setdefault(owner, deque()).append(one)

    def take(self) -> T | None:
        """Return the next item; its owner's queue goes to the end."""
        if not self._rows:
            return None
        owner, row = self._rows.popitem(last=False)
        one = row.popleft()
        if row:
            self._rows[owner] = row
        return one

    def ahead(self, owner: str, one: T) -> int:
        """Return the number of items before one that waits."""
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
