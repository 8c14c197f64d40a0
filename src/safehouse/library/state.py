"""A game in Python: a position, the moves that led to it, and those that can follow."""

import operator
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from safehouse.core.choices import NameOrPath, OptionValue, checked_seat, chosen_setup, whole
from safehouse.core.errors import AmbiguousMove, BadOption, IllegalMove, InvalidMove
from safehouse.core.game import CHANCE, SPECTATOR, Event
from safehouse.core.match import Match, plies
from safehouse.core.notation import SEAT, Texts
from safehouse.core.reader import play_moves
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng, SystemRng
from safehouse.core.rows import Picks
from safehouse.core.sentences import refusal
from safehouse.library.look import Look, View, seats, who_is_next
from safehouse.library.move import Move

if TYPE_CHECKING:
    from safehouse.bots.base import Bot

# Most options that a refusal lists.
SHOWN = 8


def make(
    name: str, players: int | None = None, *, seed: int | None = None, scenario: NameOrPath = "", **options: OptionValue
) -> "State":
    """Return a new game before its first step.

    `name` is one of `game_names()`. Without `players` it is the game's usual number. `options` are those that
    `safehouse games` lists (`find_game(name).meta.options`); True and False say yes and no. A board, a deck or a map is
    the name of a shipped one or the path of your own. `scenario` is a position to begin from, with its own players and
    options: one of the game's, or the path of one. With a `seed` chance is the same every time; without, nobody can
    guess it.

    >>> import safehouse
    >>> safehouse.make("heimlich", players=4, board="classic", mode="top_secret", seed=1)
    <State: heimlich, 4 players, chance is next, 0 steps>
    """
    game = find_game(name)
    rng = SystemRng() if seed is None else Rng(whole(seed, "a seed"))
    if scenario:
        from safehouse.core.scenario import chosen_setting

        return State(chosen_setting(game, scenario, players, options).play(), rng)
    return State(Match(game, chosen_setup(game, players, options)), rng)


class State(Look):
    """A game that is being played: its position, its log, and a generator for chance.

    A step is an action of a seat or an outcome of chance. Compound moves are several steps: six points of movement
    are six of them.
    """

    def __init__(self, match: Match, rng: Rng, texts: Texts | None = None, picks: Picks | None = None) -> None:
        super().__init__(match.game, match.state, texts)
        #: Where chance comes from unless a method is given another generator.
        self.rng = rng
        self._picks = Picks(match) if picks is None else picks

    @property
    def legal_moves(self) -> list[Move]:
        """All steps that can be taken now: of the seats that are asked, or the outcomes of chance."""
        return [move for seat in self.asked for move in self.moves(seat)]

    @property
    def history(self) -> list[Move]:
        """The steps that were taken. Seats that answered together are in the order of the seats."""
        noted = [(ply.seat, action) for ply in plies(self._picks.noted().entries) for action in ply.row]
        return [Move(seat, action, self.texts.of[action]) for seat, action in noted]

    # --- Playing -----------------------------------------------------------------------------------------------

    def push(self, move: "Move | str | int", seat: int | None = None) -> list[Event]:
        """Take one step and return what happened; a step that is not legal is refused, and nothing changes.

        A step is a move, its notation (`"move:red"`, `"2. yes"`, `"*roll:6"`, or an end that fits one option, `"red"`)
        or its number in the action space. `seat` says whose it is, where several are asked and the move does not say.
        """
        found = self.find(move, seat)
        return self.apply(found.seat, found.action)

    def apply(self, seat: int, action: int) -> list[Event]:
        """Take one step without any check. One that is not legal leaves a position that means nothing."""
        return self._picks.apply(seat, action)

    def play(self, text: str) -> None:
        """Take several steps, as a record writes them: `"*roll:6 1. move:red move:blue"`; all or none."""
        if self._picks.rows:
            raise IllegalMove(f"{seats(sorted(self._picks.rows))} must finish the move that was begun with push")
        match = self._picks.match.copy()
        play_moves(match, text)
        self._picks = Picks(match)
        self.core = match.state

    def find(self, move: "Move | str | int", seat: int | None = None) -> Move:
        """Return the legal move that is meant, or refuse it in one sentence."""
        if isinstance(move, Move):
            seat, move = move.seat, move.action
        elif isinstance(move, str):
            seat, move = self._seat_in(move.strip(), seat)
        else:
            try:
                move = operator.index(move)
            except TypeError:
                raise InvalidMove(f"a move is a Move, its notation or its number, not {move!r}") from None
        if seat is None and len(self.asked) > 1:
            raise AmbiguousMove(f"{who_is_next(self.asked)}: say whose move {move!r} is, with seat= or as '2. …'")
        seat = self.seat if seat is None else seat
        if seat is None:
            raise IllegalMove(f"{move!r} cannot be played: the game is over")
        if seat not in self.asked:
            whose = "by chance" if seat == CHANCE else f"with seat={seat} ({seat + 1}. in notation)"
            raise IllegalMove(f"{move!r} cannot be played {whose}: {who_is_next(self.asked)}")
        listed = self.moves(seat)
        if isinstance(move, str):
            meant, fitting = self.texts.find(move, [one.action for one in listed], seat == CHANCE)
            if meant is None and not fitting:
                if seat == CHANCE and self.texts.find(move, [], False)[1]:
                    raise self._too_early(move)
                raise InvalidMove(f"{move!r} is not a move of {self.game.meta.name}; here are {some(listed)}")
            if meant is None and any(one.action in fitting for one in listed):
                fits = [one for one in listed if one.action in fitting]
                raise AmbiguousMove(f"{move!r} matches several moves: {some(fits)}")
            move = fitting[0] if meant is None else meant
        for one in listed:
            if one.action == move:
                return one
        raise self._refused(seat, move, listed)

    def _seat_in(self, text: str, seat: int | None) -> tuple[int | None, str]:
        """Return the seat that a notation names, and the rest of it."""
        if text.startswith("*"):
            return CHANCE, text[1:]
        first, _, rest = text.partition(" ")
        named = SEAT.fullmatch(first)
        return (int(named[1]) - 1, rest.strip()) if named and rest else (seat, text)

    def _refused(self, seat: int, action: int, listed: Sequence[Move]) -> IllegalMove | InvalidMove:
        if action not in self.texts.of:
            return InvalidMove(f"{self.game.meta.name} has no action {action} with these options")
        text = self.texts.of[action]
        if seat == CHANCE and not self.texts.by_chance(action):
            return self._too_early(text)
        if seat == CHANCE:
            return IllegalMove(f"{text!r} cannot come up here; here are {some(listed)}")
        rule, reason = self.core.redact(seat).why_not(seat, action)
        return IllegalMove(f"{text!r} is not legal here ({rule}): {self._words(rule, reason)}", rule, reason)

    def _too_early(self, text: str) -> IllegalMove:
        return IllegalMove(f"{text!r} cannot be played yet: chance is next, and draw() or draw_all() lets it happen")

    def _words(self, rule: str, reason: str) -> str:
        from safehouse.messages import COMMON, Catalogue, words_of

        said, _ = refusal(rule, reason)
        words = Catalogue("en", [COMMON, words_of(self.game)])
        return words.sentence(said) if words.has(said[0]) else reason

    # --- Chance ------------------------------------------------------------------------------------------------

    def chance(self) -> list[tuple[Move, float]]:
        """Return the outcomes of chance with their probabilities; none where a seat decides."""
        if not self.is_chance:
            return []
        outcomes = self.core.chance()
        total = sum(weight for _, weight in outcomes)
        return [(Move(CHANCE, int(one), self.texts.of[one]), weight / total) for one, weight in outcomes]

    def draw(self, rng: Rng | int | None = None) -> Move:
        """Let chance take its step, and return the outcome."""
        if not self.is_chance:
            raise IllegalMove(f"there is nothing to draw: {who_is_next(self.asked)}")
        outcome = int(self.core.sample_chance(self._generator(rng)))
        self.apply(CHANCE, outcome)
        return Move(CHANCE, outcome, self.texts.of[outcome])

    def draw_all(self, rng: Rng | int | None = None) -> list[Move]:
        """Let chance take its steps until a seat is asked or the game is over."""
        generator, drawn = self._generator(rng), []
        while self.is_chance:
            drawn.append(self.draw(generator))
        return drawn

    def random_move(self, rng: Rng | int | None = None) -> Move:
        """Return any legal move of the first seat that is asked; where chance is next, an outcome by its weight."""
        generator, seat = self._generator(rng), self.seat
        if seat is None:
            raise IllegalMove("there is no move: the game is over")
        options = [int(self.core.sample_chance(generator))] if seat == CHANCE else self.core.legal(seat)
        action = int(options[int(generator.below(len(options)))])
        return Move(seat, action, self.texts.of[action])

    def play_out(self, bots: "Sequence[Bot | str] | str" = "random", rng: Rng | int | None = None) -> "State":
        """Let bots play to the end, one for each seat or the same in all; return this state.

        Bots are named as everywhere (`"expert:ms=30"`, `"onnx:agent.onnx"`), and see no more than their seat does.
        """
        from safehouse.bots.base import Bot, find_bot
        from safehouse.bots.tables import play_game

        generator = self._generator(rng)
        names = [bots] * self.players if isinstance(bots, str) else list(bots)
        if len(names) != self.players:
            raise BadOption(f"{len(names)} bots for {self.players} seats")
        for bot in names:
            if not isinstance(bot, str | Bot):
                raise BadOption(f"a bot is given by its name or as a Bot, not as {bot!r}")
        made = [find_bot(self.game.meta.name, bot, generator) if isinstance(bot, str) else bot for bot in names]
        try:
            play_game(self.core, made, generator, picks=self._picks)
        finally:
            for bot, name in zip(made, names, strict=True):
                if isinstance(name, str):
                    bot.close()
        return self

    # --- What is known -----------------------------------------------------------------------------------------

    def view(self, seat: int = SPECTATOR) -> View:
        """Return what a seat knows; without a seat, what everyone knows."""
        if seat == CHANCE:
            raise BadOption("chance has no view: draw() or draw_all() takes its steps, then a seat is asked")
        observer = seat if seat == SPECTATOR else checked_seat(seat, self.players)
        return View(self.game, self.core.redact(observer), self.texts, observer)

    def sample(self, seat: int = SPECTATOR, rng: Rng | int | None = None) -> "State":
        """Return a world that a seat cannot tell from this one, with all that it does not know filled in."""
        return self.view(seat).sample(self._generator(rng))

    def copy(self) -> "State":
        """Return an independent copy. Its generator is its own, so its chance does not predict that of this one."""
        picks = self._picks.copy()
        return State(picks.match, split(self.rng), self.texts, picks)

    __copy__ = copy

    def _generator(self, rng: Rng | int | None) -> Rng:
        if rng is None:
            return self.rng
        return rng if isinstance(rng, Rng) else Rng(whole(rng, "a seed"))

    @property
    def match(self) -> Match:
        """The position with its log, which records are made of."""
        return self._picks.noted()

    def __str__(self) -> str:
        return self.view().text()

    def __repr__(self) -> str:
        steps = sum(len(ply.row) for ply in plies(self._picks.noted().entries))
        return f"<State: {self._said()}, {steps} steps>"


def split(rng: Rng) -> Rng:
    """Return a generator that is independent of what another one will give."""
    return SystemRng() if isinstance(rng, SystemRng) else Rng(int(rng.bits()) << 32 | int(rng.bits()))


def some(moves: Iterable[Move]) -> str:
    """Return moves as a list, the first few of them."""
    texts = [str(move) for move in moves]
    return ", ".join(texts[:SHOWN]) + (f" and {len(texts) - SHOWN} more" if len(texts) > SHOWN else "")
