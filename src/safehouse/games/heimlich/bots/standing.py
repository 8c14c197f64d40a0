"""How the own best stone stands against those of the others: what every estimate of a position begins with."""

from mypy_extensions import i64


class Standing:
    """Stones are added one by one. Of two stones on one field, the one in the more valuable building counts."""

    own: i64  # the field of the own best stone, and the value of the building it stands in
    own_place: i64
    rival: i64  # the same of the best other
    rival_place: i64
    total: i64  # the sums over all others
    places: i64
    others: i64

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.own = -1
        self.own_place = 0
        self.rival = -1
        self.rival_place = 0
        self.total = 0
        self.places = 0
        self.others = 0

    def add(self, mine: bool, field: i64, place: i64) -> None:
        if mine:
            if field > self.own or (field == self.own and place > self.own_place):
                self.own = field
                self.own_place = place
        else:
            self.total += field
            self.places += place
            self.others += 1
            if field > self.rival or (field == self.rival and place > self.rival_place):
                self.rival = field
                self.rival_place = place

    def lead(self) -> float:
        return float(self.own - self.rival)

    def above_mean(self) -> float:
        """How far the own stone is ahead of the others' average."""
        return float(self.own) - float(self.total) / float(self.others)

    def place_above_mean(self) -> float:
        """How much better the own building is than the others' average."""
        return float(self.own_place) - float(self.places) / float(self.others)

    def arrived(self, goal: i64) -> bool:
        return self.own >= goal or self.rival >= goal
