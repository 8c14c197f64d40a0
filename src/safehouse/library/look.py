"""What can be asked of a position, be it the true one or what an observer knows of it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from safehouse.core.batch import features_of
from safehouse.core.choices import checked_seat, whole
from safehouse.core.errors import InvalidMove
from safehouse.core.features import feature_count
from safehouse.core.fields import peek, values_of
from safehouse.core.game import CHANCE, SPECTATOR, GameState, Outcome, Setup
from safehouse.core.match import Match
from safehouse.core.notation import Texts
from safehouse.core.registry import Game
from safehouse.core.rng import Rng
from safehouse.library.move import Move, moves_of

if TYPE_CHECKING:
    from safehouse.library.state import State


class Look:
    """A position that can be read. The base of `State` and `View`."""

    def __init__(self, game: Game, core: GameState, texts: Texts | None = None) -> None:
        #: The game's manifest: its options, files, action space, bots.
        self.game = game
        #: The engine's own state. `core.apply` checks nothing and is as fast as the engine; what it does is in no log.
        self.core = core
        self.texts = Texts(game, core.setup) if texts is None else texts

    @property
    def setup(self) -> Setup:
        """What was fixed before the first step."""
        return self.core.setup

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.setup.players)

    @property
    def options(self) -> dict[str, str]:
        """The options in force, all of them."""
        return dict(self.setup.options)

    # --- Whose turn, and what may be done -------------------------------------------------------------------

    @property
    def asked(self) -> list[int]:
        """The seats that must decide now; `[CHANCE]`; `[]` when the game is over."""
        return [int(seat) for seat in self.core.pending()]

    @property
    def seat(self) -> int | None:
        """The first seat that is asked, or CHANCE; None when the game is over."""
        return next(iter(self.asked), None)

    @property
    def is_chance(self) -> bool:
        """Whether the next step is one of chance: a roll, a draw, a reveal."""
        return self.asked == [CHANCE]

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return not self.asked

    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        return self.core.outcome() if self.is_over else None

    def moves(self, seat: int) -> list[Move]:
        """Return the moves of a seat, or of CHANCE; none if it is not asked."""
        seat = seat if seat == CHANCE else checked_seat(seat, self.players)
        return moves_of(self.core, self.texts, seat) if seat in self.asked else []

    # --- What is there -----------------------------------------------------------------------------------------

    @property
    def fields(self) -> dict[str, object]:
        """The values of all fields, plain data. What an observer does not know is -1."""
        return values_of(self.core)

    def features(self, seat: int) -> list[int]:
        """Return what a seat knows as a row of small numbers, for learning (docs/environments.md)."""
        return features_of(self.core, checked_seat(seat, self.players), feature_count(self.game.features))

    def describe(self, move: Move, language: str = "en") -> str:
        """Return a move in words, as an option of who makes it; in notation where the game has none."""
        from safehouse.text.narrator import Narrator

        if not isinstance(move, Move):
            raise InvalidMove(f"what is described is a Move, such as one of legal_moves, not {move!r}")
        narrator = Narrator(self.game, self.setup, move.seat, language)
        if move.by_chance:
            return narrator.action(move.action)
        return narrator.option(self.core.redact(move.seat), move.action)

    def __eq__(self, other: object) -> bool:
        """Compare positions: the same game, set up in the same way, with the same values of all fields."""
        if type(other) is not type(self):
            return NotImplemented
        assert isinstance(other, Look)
        return self._settings() == other._settings() and peek(self.core) == peek(other.core)

    def __hash__(self) -> int:
        """Hash the position. It changes with every step: keep a copy as a key, or a view, which never changes."""
        values = (tuple(value) if isinstance(value, list) else value for value in peek(self.core).values())
        return hash((self.game.meta.name, self.players, *values))

    def _settings(self) -> tuple[Any, ...]:
        return self.game.meta.name, self.players, self.setup.options, self.setup.files

    def _said(self) -> str:
        return f"{self.game.meta.name}, {self.players} players, {who_is_next(self.asked)}"


def seats(numbers: Sequence[int]) -> str:
    """Return seats as programs count them: `seat=0`, `seats [0, 2]`."""
    return f"seat={numbers[0]}" if len(numbers) == 1 else f"seats {list(numbers)}"


def who_is_next(asked: Sequence[int]) -> str:
    """Say who decides now."""
    if not asked:
        return "the game is over"
    if list(asked) == [CHANCE]:
        return "chance is next"
    return f"{seats(asked)} {'is' if len(asked) == 1 else 'are'} asked"


class View(Look):
    """What an observer knows, and nothing else. Two views are equal if the observer cannot tell them apart now."""

    def __init__(self, game: Game, core: GameState, texts: Texts, observer: int) -> None:
        super().__init__(game, core, texts)
        #: The seat that looks, or SPECTATOR.
        self.observer = observer

    @property
    def legal_moves(self) -> list[Move]:
        """The moves of the observer, if it is asked."""
        return self.moves(self.observer) if self.observer >= 0 else []

    def sample(self, rng: Rng | int) -> "State":
        """Return a world that the observer cannot tell from the true one, with all that is unknown filled in."""
        from safehouse.library.state import State, split

        generator = rng if isinstance(rng, Rng) else Rng(whole(rng, "a seed"))
        world = self.core.sample(generator)
        return State(Match(self.game, self.setup, world), split(generator), self.texts)

    def text(self) -> str:
        """Return the view in words, in English."""
        from safehouse.envs.text import text

        return text(self.game, self.core, self.observer)

    def __hash__(self) -> int:
        return hash((super().__hash__(), self.observer))

    def __eq__(self, other: object) -> bool:
        same = super().__eq__(other)
        return same if same is NotImplemented else same and self.observer == getattr(other, "observer", None)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        who = "a spectator" if self.observer == SPECTATOR else seats([self.observer])
        return f"<View of {who}: {self._said()}>"
