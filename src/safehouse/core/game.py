"""The contract between a game and everything that uses it.

A game is a state, the decisions that it waits for, and the moves that answer them. The comments on
`GameState` are the specification; `safehouse.conformance` tests every sentence that can be tested.

Terms
    seat        0 … players-1, clockwise. CHANCE is a seat too: it rolls, deals and reveals.
    observer    a seat, or SPECTATOR, who sees what is public and nothing else.
    action      an integer in the game's flat action space (`core.actions`).
    world       a state in which nothing is UNKNOWN.
    row         the actions with which one seat answers in one go (`core.draft`).
    sealed      an answer given while others still think: invisible until all are in.
"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from safehouse.core.rng import Rng, weighed

# Who decides (`actor`, `pending`).
CHANCE: Final = -1
MANY: Final = -2
OVER: Final = -3
# Who looks (`redact`, `seen_as`).
SPECTATOR: Final = -4
# What is not known: a field's value in a redacted state, and an action one cannot see.
UNKNOWN: Final = -1
HIDDEN: Final = -1
# Lists that all states share, and nobody changes.
EMPTY: Final[list[int]] = []
CHANCE_LIST: Final[list[int]] = [CHANCE]


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """What is fixed before the first step and public for ever: players, options, boards and decks.

    One setup is shared, unchanged, by all states of a game. Games subclass it.
    """

    __slots__ = ("files", "names", "options", "players")

    players: i64
    # The option values in force, all of them.
    options: dict[str, str]
    # The texts of the data files in force, by role (board, deck …), so that a setup can travel and be rebuilt.
    files: dict[str, str]
    # Vocabularies: what the arguments of actions and events are called.
    names: dict[str, list[str]]

    def __init__(self, players: int, options: dict[str, str], files: dict[str, str]) -> None:
        self.players = players
        self.options = options
        self.files = files
        self.names = {}

    def __reduce__(self) -> tuple[object, ...]:
        # Attributes of an uncompiled subclass are in its __dict__; compiled ones are not.
        more: dict[str, object] = {"names": self.names, **getattr(self, "__dict__", {})}
        return rebuild_setup, (type(self), self.players, self.options, self.files, more)


def rebuild_setup(
    kind: type[Setup], players: int, options: dict[str, str], files: dict[str, str], more: dict[str, object]
) -> Setup:
    setup = kind(players, options, files)
    for name, value in more.items():
        setattr(setup, name, value)
    return setup


class Event:
    """Something that happened. Everyone sees that it did, and `args`; `secret` is for the seats in `audience`.

    One shape for all observers, so that the number and the kinds of events tell nobody anything.
    """

    kind: str
    args: list[int]
    secret: list[int]
    audience: list[int]

    def __init__(
        self, kind: str, args: list[int], secret: list[int] | None = None, audience: list[int] | None = None
    ) -> None:
        self.kind = kind
        self.args = args
        self.secret = [] if secret is None else secret
        self.audience = [] if audience is None else audience

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args}, secret={self.secret}, audience={self.audience})"


class Outcome:
    """How a game ended.

    `shares` divides one win among the winners, and sums to 0 where nobody wins. `ranks` start at 1, equal seats share
    the better one. `scores` are in the game's own points. `reason` is a text key.
    """

    shares: list[float]
    ranks: list[int]
    scores: list[int]
    reason: str

    def __init__(self, shares: list[float], ranks: list[int], scores: list[int], reason: str) -> None:
        self.shares = shares
        self.ranks = ranks
        self.scores = scores
        self.reason = reason

    def winners(self) -> list[int]:
        return [seat for seat, share in enumerate(self.shares) if share > 0]

    def __repr__(self) -> str:
        return f"Outcome(shares={self.shares}, ranks={self.ranks}, scores={self.scores}, reason={self.reason!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState:
    """One position of a game, and its rules.

    The base of all games. Lists that a method returns belong to the state or to a shared table: callers read
    them and never change them.
    """

    # Every field that changes, and who may know it (`core.fields`). Complete: a conformance test compares it with
    # the class, with `clone`, with `redact` and with the serialisation.
    FIELDS: ClassVar[dict[str, str]] = {}
    __slots__ = ("events", "setup")

    setup: Setup
    # Where events go while there is a listener; None otherwise, and always None in a fresh clone.
    events: list[Event] | None

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.events = None

    def tell(
        self, kind: str, args: list[int], secret: list[int] | None = None, audience: list[int] | None = None
    ) -> None:
        """Report an event to the listener. Hot paths ask `events is not None` before they build the lists."""
        if self.events is not None:
            self.events.append(Event(kind, args, secret, audience))

    def begin(self) -> None:
        """Set a new state up to its first step: what is fixed lies there, what is random comes as CHANCE."""

    # --- Whose decision, and what may be done -------------------------------------------------------------

    def actor(self) -> i64:
        """Return the one seat that decides now, or CHANCE, or MANY, or OVER. Always agrees with `pending`."""
        raise NotImplementedError

    def pending(self) -> list[int]:
        """Return the seats that must decide now, in ascending order; [CHANCE]; or [] when the game is over.

        Who is asked follows from public facts only. Where several are asked, each has its own cursor: a seat
        leaves the list with the last pick of its answer, and the order of arrival changes nothing. A redacted
        state lists the others as still thinking, whatever they have done.
        """
        raise NotImplementedError

    def sealed(self) -> bool:
        """Return whether this is a decision that several seats answer at the same time, until the last one is in.

        Games with such decisions override it: the last seat of them decides alone, and still blindly.
        """
        return self.actor() == MANY

    def legal(self, seat: i64) -> list[int]:
        """Return the actions of a pending seat: ascending, without doubles, never empty.

        A function of `redact(seat)`. Every option can be completed: none leads to a dead end. A decision is
        left out only where its options follow from the public view and there is just one.
        """
        raise NotImplementedError

    def commuting(self, seat: i64) -> tuple[int, int]:
        """Return which picks of the present choice may be made in any order: from the first id up to the one beyond.

        `legal` offers them in ascending order only, so that equal rows are one row; drafts take them in any order.
        (0, 0) where order matters. A function of `redact(seat)`.
        """
        return 0, 0

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action of a pending seat, or an outcome of CHANCE. The caller vouches for legality.

        Pure: no random number, no clock, no input. Whatever shows something hidden to a new observer happens in a
        step of CHANCE (with one outcome, if nothing is random about it), so that nobody previews a secret.
        """
        raise NotImplementedError

    def retract(self, seat: i64) -> None:
        """Forget what `seat` has answered in the present simultaneous decision, so that it is asked again.

        Allowed while a seat is still pending there.
        """
        raise NotImplementedError

    def chance(self) -> list[tuple[int, int]]:
        """Return the outcomes of CHANCE with their weights: positive integers, outcomes ascending.

        Decks are multisets until drawn, so no hidden order exists that could leak.
        """
        raise NotImplementedError

    def sample_chance(self, rng: Rng) -> i64:
        """Draw an outcome with the frequencies that `chance` lists."""
        return weighed(self.chance(), rng)

    def outcome(self) -> Outcome:
        """Return how the game ended. Only when `pending` is empty."""
        raise NotImplementedError

    # --- What a seat knows ---------------------------------------------------------------------------------

    def redact(self, observer: i64) -> "GameState":
        """Return a new state, built by allow-list, in which all that the observer does not know is UNKNOWN.

        `pending`, and for a seat its own `legal`, `why_not`, `features` and drafts, work on it and give the same
        answers as on the world. Knowledge that follows from the past is in the state as public constraints, not in
        its history. Nothing else than a redacted state may reach a player, a bot or a client.
        """
        raise NotImplementedError

    def sample(self, rng: Rng) -> "GameState":
        """Fill a redacted state with a world that its observer cannot tell from the true one.

        Reaches every such world. A world weighs what the chance outcomes that lead to it weigh; decisions weigh
        nothing. What others have sealed but not yet opened is unanswered in a sampled world.
        """
        raise NotImplementedError

    def seen_as(self, observer: i64, actor: i64, action: i64) -> i64:
        """Return the action that the observer sees when `actor` does `action` here: itself, another id, or HIDDEN."""
        raise NotImplementedError

    def private_key(self, seat: i64) -> int:
        """Return a number that groups worlds by what this seat privately is after. A function of `redact(seat)`.

        Search keeps the seat's statistics apart for each. Coarse is better than fine: options that merely differ from
        world to world are no reason to tell worlds apart.
        """
        return 0

    # --- For clients, bots and learning --------------------------------------------------------------------

    def why_not(self, seat: i64, action: i64) -> tuple[str, str]:
        """Say why an action is not legal: the id of the rule and a text key; ("", "") if it is legal.

        A function of `redact(seat)`.
        """
        raise NotImplementedError

    def features(self, seat: i64, buffer: vec[i16], start: i64) -> None:
        """Write what the seat knows into `buffer` from `start` on, a number for each feature of the game's list.

        As many numbers as the list has, each from 0 to its largest, all of them every time, and none beside them. A
        function of `redact(seat)`. Many states share a buffer, which NumPy reads without a copy (`core.batch`).
        """
        raise NotImplementedError

    def estimate(self) -> list[float]:
        """Guess the shares of an unfinished game from a world, for playouts that are cut short. Sums to at most 1."""
        return [1.0 / float(self.setup.players)] * self.setup.players

    # --- Copies --------------------------------------------------------------------------------------------

    def clone(self) -> "GameState":
        """Return an independent copy that nobody listens to."""
        raise NotImplementedError
