"""What the players of a drill know for certain: what they sent, and what was acknowledged."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Action:
    """An action that was sent, and its result."""

    table: str
    seat: int
    id: str
    at: int
    # None takes a sealed answer back.
    row: list[int] | None
    sent_at: float
    # The acknowledged entry (0: sealed), and the place among all acknowledgements; -1 while there is none.
    seq: int = -1
    acked_at: float = float("inf")
    order: int = -1
    # Sent on several sockets: its acknowledgement may come later than that of what followed it.
    resent: bool = False
    # The code with which it was refused permanently.
    refused: str = ""

    @property
    def acked(self) -> bool:
        return self.seq >= 0


@dataclass
class Journal:
    """The players' own book, kept outside the server."""

    # Table, and the seats that persons have.
    tables: list[str] = field(default_factory=list)
    actions: dict[tuple[str, int, str], Action] = field(default_factory=dict)
    acked: int = 0
    # When the last acknowledgement came.
    last_ack: float = 0.0
    latencies: list[float] = field(default_factory=list)
    # From every (re)connection to being up to date.
    syncs: list[float] = field(default_factory=list)
    # Problems that the server reported, by code.
    refusals: Counter[str] = field(default_factory=Counter)
    # Acknowledgements that came again for an action sent twice.
    repeated: int = 0
    # What players saw that must not be.
    violations: list[str] = field(default_factory=list)

    def sent(self, action: Action) -> None:
        self.actions[action.table, action.seat, action.id] = action

    def acknowledge(self, action: Action, at: int, seq: int, now: float) -> None:
        """Note an acknowledgement; the same action must always get the same one (I3)."""
        if action.acked:
            self.repeated += 1
            if (at, seq) != (action.at, action.seq):
                self.violations.append(f"I3: {action.id} was acknowledged at {action.seq}, and again at {seq}")
            return
        if at != action.at:
            self.violations.append(f"I3: {action.id} answers question {action.at}, acknowledged for {at}")
        action.seq, action.acked_at = seq, now
        action.order = self.acked
        self.acked += 1
        self.last_ack = now
        if not action.resent:
            self.latencies.append(now - action.sent_at)
