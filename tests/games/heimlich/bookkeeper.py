"""A second, naive keeping of the rules: it hears what a spectator is told and works out what must be true.

It shares nothing with the engine but the notation, keeps everything by name, and complains about any event that the
rules do not allow at its place.
"""

from tests.games.heimlich.positions import BUILDINGS

WORTH = {name: int(name) for name in BUILDINGS if name.isdigit()} | {"church": 0, "ruin": -3}
# Events that can come while a card is being played, or between its effect and its gain.
DURING_A_CARD = ("put", "advanced", "safe_moved", "identity_taken", "dossiers_due", "dossiers_filed")


class Bookkeeper:
    def __init__(self, players: int, top_secret: bool, dossier: bool) -> None:
        self.players = players
        self.top_secret = top_secret
        self.dossier = dossier
        self.at: dict[str, str] = {}
        self.stones: dict[str, int] = {}
        self.safe = "7"
        self.die = ""
        self.face = ""
        self.left = 0
        self.moved: list[str] = []
        self.triggers: dict[str, str] = {}  # by agent who put it to the safe, the first one first
        self.hands = dict.fromkeys(self.seats(), 0)
        self.pile = 25 if players == 7 else 26
        self.refill_due = False
        self.discards: list[str] = []
        self.identities = players
        self.card = ""
        self.into_ruin = False
        self.owed: list[str] = []
        self.yes: list[str] = []
        self.go = ""
        self.played = False
        self.passes = -1  # outside a round
        self.to_score: list[str] = []
        self.scored = False
        self.safe_due = False
        self.filed = False
        self.writing = False
        self.scores: dict[str, int] = {}
        self.turns = 0
        self.refills = 0
        self.scorings = 0

    def seats(self) -> list[str]:
        return [str(number + 1) for number in range(self.players)]

    def left_of(self, seat: str) -> str:
        return str(int(seat) % self.players + 1)

    def hear(self, line: str) -> None:
        kind, *words = line.split(":")
        if kind in ("card_gained", "pile_refilled"):
            self.finish_card()
        elif kind not in DURING_A_CARD:
            self.finish_card()
            self.check_nothing_owed()
        assert not self.refill_due or kind == "pile_refilled", f"{kind} before the pile is refilled"
        assert not self.to_score or kind == "scored", f"{kind} in the middle of a scoring"
        getattr(self, f"on_{kind}")(*words)

    def check_nothing_owed(self) -> None:
        for seat in self.owed:
            assert self.hands[seat] == 4 or self.pile + len(self.discards) == 0, f"seat {seat} was owed a card"
        self.owed = []

    # --- the setup -------------------------------------------------------------------------------------------

    def on_agents_in_play(self, *agents: str) -> None:
        assert len(agents) == {2: 5, 3: 6}.get(self.players, 7)
        self.at = dict.fromkeys(agents, "church")
        self.stones = dict.fromkeys(agents, 0)

    def on_starts(self, seat: str) -> None:
        self.die = seat

    def on_identity_dealt(self, seat: str) -> None:
        assert not self.face
        if self.top_secret and seat == str(self.players):
            self.owed = [*self.seats(), *self.seats()]

    # --- a turn ----------------------------------------------------------------------------------------------

    def on_rolled(self, seat: str, face: str) -> None:
        assert seat == (self.left_of(self.die) if self.turns else self.die)
        assert (self.left, self.passes, self.safe_due) == (0, -1, False)
        assert self.scored or not self.triggers
        self.turns += 1
        self.die = seat
        self.scored = False
        self.face = face
        self.left = 0 if face == "1-3" else int(face)
        self.moved = []
        self.triggers = {}

    def on_points_chosen(self, seat: str, points: str) -> None:
        assert (seat, self.face) == (self.die, "1-3")
        assert points in ("0", "1", "2", "3")
        assert points != "0" or self.top_secret
        self.left = int(points)
        if not self.left:
            self.owe(seat)

    def on_moved(self, seat: str, agent: str, start: str, end: str) -> None:
        assert seat == self.die
        assert self.at[agent] == start
        assert BUILDINGS.index(end) == (BUILDINGS.index(start) + 1) % 12
        assert self.left > 0
        self.at[agent] = end
        self.moved.append(agent)
        self.left -= 1
        if self.left == 0:
            self.triggers = {agent: seat for agent in self.moved if self.at[agent] == self.safe}
            if self.top_secret and any(self.at[agent] == "ruin" for agent in self.moved):
                self.owe(seat)

    def owe(self, seat: str) -> None:
        self.owed.append(seat)

    def on_scoring(self, seat: str, building: str, *agents: str) -> None:
        assert (seat, building) == (next(iter(self.triggers.values()), ""), self.safe)
        assert set(agents) == set(self.triggers)
        assert agents
        assert self.left == 0
        assert self.passes == -1
        assert not self.scored
        self.to_score = list(self.at)
        self.scored = True
        self.safe_due = True
        self.scorings += 1

    def on_scored(self, agent: str, building: str, before: str, after: str) -> None:
        assert agent == self.to_score.pop(0)
        assert self.at[agent] == building
        assert self.stones[agent] == int(before)
        self.stones[agent] = max(0, int(before) + WORTH[building])
        assert self.stones[agent] == int(after)

    def on_safe_moved(self, seat: str, start: str, end: str) -> None:
        assert start == self.safe != end
        self.safe = end
        if self.card:
            self.triggers = {}
        else:
            assert self.safe_due
            assert seat == next(iter(self.triggers.values()))
            assert max(self.stones.values()) < 42
            self.safe_due = False

    # --- the round -------------------------------------------------------------------------------------------

    def on_answered(self, seat: str, yes: str) -> None:
        assert self.hands[seat] > 0
        if yes == "1":
            self.yes.append(seat)
            if not self.go:
                self.go = seat
                self.passes = 0
                self.played = False

    def on_card_played(self, seat: str, card: str) -> None:
        assert seat == self.go
        assert self.hands[seat] > 0
        self.hands[seat] -= 1
        self.card = card
        self.into_ruin = False
        self.played = True
        self.passes = 0
        if card == "second_identity" and self.identities == len(self.at):
            self.card = ""  # H4.10: gone, and another is drawn
            self.owe(seat)

    def on_put(self, seat: str, agent: str, start: str, end: str) -> None:
        assert seat == self.go
        assert self.at[agent] == start
        self.at[agent] = end
        self.triggers.pop(agent, None)
        if end == self.safe:
            self.triggers[agent] = seat
        self.into_ruin |= end == "ruin"

    def on_advanced(self, agent: str, before: str, after: str) -> None:
        assert self.stones[agent] == int(before) <= 40
        self.stones[agent] = min(40, int(before) + 3)
        assert self.stones[agent] == int(after)

    def on_identity_taken(self, seat: str) -> None:
        assert (seat, self.card) == (self.go, "second_identity")
        self.identities += 1

    def finish_card(self) -> None:
        """The step is over: the card of it is on the discards, unless it is gone (H4.10)."""
        if not self.card:
            return
        if self.into_ruin and self.go == self.die:
            self.owe(self.go)
        self.discards.append(self.card)
        self.card = ""

    def on_go_ended(self, seat: str, played: str) -> None:
        assert seat == self.go
        assert played == ("1" if self.played else "0")
        self.passes += 0 if self.played else 1
        self.played = False
        self.go = self.left_of(seat)
        if self.passes == self.players:
            self.passes = -1
            self.go = ""
            self.yes = []

    # --- cards -----------------------------------------------------------------------------------------------

    def on_card_gained(self, seat: str) -> None:
        assert seat in self.owed
        self.owed.remove(seat)
        assert self.pile > 0
        self.pile -= 1
        self.hands[seat] += 1
        assert self.hands[seat] <= 4
        self.refill_due = self.pile == 0 and bool(self.discards)

    def on_pile_refilled(self, size: str) -> None:
        assert self.pile == 0
        assert len(self.discards) == int(size) > 0
        self.pile = int(size)
        self.discards = []
        self.refills += 1
        self.refill_due = False

    # --- dossiers and the end --------------------------------------------------------------------------------

    def on_dossiers_due(self) -> None:
        assert self.dossier
        assert not self.filed
        assert not self.writing
        assert max(self.stones.values()) >= 29
        self.writing = True

    def on_dossiers_filed(self) -> None:
        assert self.writing
        self.writing = False
        self.filed = True

    def on_revealed(self, seat: str, score: str, *agents: str) -> None:
        best = max(self.stones[agent] for agent in agents)
        bonus = int(score) - best
        assert bonus % 5 == 0
        assert bonus == 0 or self.filed
        assert 0 <= bonus <= 5 * (len(self.at) - len(agents))
        self.scores[seat] = int(score)
