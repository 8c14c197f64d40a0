"""Many games at once, for learning: stepped together, and written into buffers that NumPy reads without a copy.

A buffer is a native vector (`librt.vecs`): compiled code writes its numbers unboxed, and `numpy.frombuffer` shares
its memory. The buffers of a `Batch` stay where they are for as long as it lives.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from safehouse.core.errors import BadOption, IllegalMove
from safehouse.core.game import CHANCE, OVER, Event, GameState
from safehouse.core.history import History, Memory
from safehouse.core.rng import Rng

# Who learns, if not a fixed seat: everyone in turn, or one seat that is drawn anew for each game.
EVERYBODY: Final = -1
ANYBODY: Final = -2


def numbers(size: i64) -> vec[i16]:
    """Return a buffer for so many features."""
    return vec[i16]([0] * size)


def features_of(state: GameState, seat: i64, size: i64) -> list[int]:
    """Return the features of one state as a list."""
    buffer = numbers(size)
    state.features(seat, buffer, 0)
    return list(buffer)


@final
class Batch:
    """Games of one setup that are stepped together, each begun anew when it is over.

    CHANCE is resolved inside. With EVERYBODY, the seat that is asked acts next; otherwise one seat does, and the others
    choose at random, or the caller answers for them (`let_others_answer`, `step_some`). Every row of the buffers holds
    what the acting seat of that game knows: the features, and behind them the histories that `keeps` lists.
    """

    first: GameState
    count: i64
    actions: i64
    size: i64
    players: i64
    learner: i64
    states: list[GameState]
    rngs: list[Rng]
    chooser: Rng
    # By game: features, and one byte for each action of a player, 1 where it is legal.
    observations: vec[i16]
    masks: vec[u8]
    # By game: the seat to act, whether the last step ended a game, and then the shares by seat and what the
    # seat that acted last knew in the end.
    seats: vec[i64]
    done: vec[u8]
    shares: vec[float]
    finals: vec[i16]
    # By game: who learns, and the legal actions, so that a mask is cleared by what was set in it.
    learners: list[int]
    options: vec[i16]
    counts: vec[i64]
    # Whether to stop at the others' decisions too, whether states report events, and the games begun so far.
    others_answer: bool
    listening: bool
    begun: list[int]
    # The events of each game, for listeners, who clear them.
    heard: list[list[Event]]
    # The histories, by game, and where their numbers begin in a row.
    keeps: list[type[History]]
    memories: list[Memory]
    present: i64

    def __init__(
        self,
        first: GameState,
        count: int,
        actions: int,
        size: int,
        learner: int = EVERYBODY,
        keeps: list[type[History]] | None = None,
    ) -> None:
        self.first = first
        self.count = count
        self.actions = actions
        self.size = size
        self.players = first.setup.players
        self.learner = learner
        self.states = []
        self.rngs = []
        self.chooser = Rng(0)
        self.observations = numbers(count * size)
        self.masks = vec[u8]([0] * (count * actions))
        self.seats = vec[i64]([0] * count)
        self.done = vec[u8]([0] * count)
        self.shares = vec[float]([0.0] * (count * self.players))
        self.finals = numbers(count * size)
        self.learners = [learner] * count
        self.options = numbers(count * actions)
        self.counts = vec[i64]([0] * count)
        self.others_answer = False
        self.listening = False
        self.begun = [0] * count
        self.heard = [[] for _ in range(count)]
        self.keeps = [] if keeps is None else keeps
        self.memories = []
        self.present = size
        for _ in range(count if self.keeps else 0):
            self.memories.append(Memory(self.keeps, first.setup))
        if self.keeps:
            self.present = size - sum(self.memories[0].sizes)
        self.reset(0)

    def let_others_answer(self, listening: bool) -> None:
        """Stop at the decisions of those who do not learn, too. With `listening`, `heard` notes what happens."""
        self.others_answer = True
        self.listening = listening

    def reset(self, seed: int) -> None:
        """Begin all games anew. Game i draws from the seed + i, whatever the others do."""
        self.reset_each([seed + game for game in range(self.count)])

    def reset_each(self, seeds: list[int]) -> None:
        """Begin all games anew, each with a seed of its own."""
        if len(seeds) != self.count:
            raise BadOption(f"{len(seeds)} seeds for {self.count} games")
        self.rngs = [Rng(seed) for seed in seeds]
        self.chooser = Rng(seeds[0] - 1)
        self.states = []
        for game in range(self.count):
            self.states.append(self.first)
            self.forget(game)
            self.begin(game)
            self.go_on(game)
            self.write(game)

    def step(self, actions: list[int]) -> None:
        """Carry out one action in each game, or none if one of them is not legal."""
        if len(actions) != self.count:
            raise IllegalMove(f"{len(actions)} actions for {self.count} games")
        game: i64
        for game in range(self.count):
            self.check(game, actions[game])
        for game in range(self.count):
            if self.done[game]:
                self.forget(game)
            self.states[game].apply(self.seats[game], actions[game])
            self.go_on(game)
            self.write(game)

    def step_some(self, games: list[int], actions: list[int]) -> None:
        """Carry out one action in each of some games, as part of the same step: the ends of games are kept."""
        for place in range(len(games)):
            self.check(games[place], actions[place])
        for place in range(len(games)):
            game: i64 = games[place]
            self.states[game].apply(self.seats[game], actions[place])
            self.go_on(game)
            self.write(game)

    def check(self, game: i64, action: i64) -> None:
        """Refuse an action that is not legal."""
        if action < 0 or action >= self.actions or self.masks[game * self.actions + action] == 0:
            raise IllegalMove(f"game {game}: action {action} is not legal for seat {self.seats[game]}")

    def random_actions(self) -> list[int]:
        """Return a legal action for each game, uniformly at random."""
        return [self.options[game * self.actions + self.chooser.below(self.counts[game])] for game in range(self.count)]

    def view(self, game: int) -> GameState:
        """Return what the seat to act in a game knows."""
        return self.states[game].redact(self.seats[game])

    def begin(self, game: i64) -> None:
        self.states[game] = self.first.clone()
        self.begun[game] += 1
        if self.listening:
            self.heard[game] = []
        if self.keeps:
            self.memories[game] = Memory(self.keeps, self.first.setup)
            self.states[game].events = []
        elif self.listening:
            self.states[game].events = self.heard[game]
        if self.learner == ANYBODY:
            self.learners[game] = self.rngs[game].below(self.players)

    def go_on(self, game: i64) -> None:
        """Play until a seat that learns is asked."""
        state = self.states[game]
        rng = self.rngs[game]
        while True:
            actor = state.actor()
            if actor == CHANCE:
                state.apply(CHANCE, state.sample_chance(rng))
            elif actor == OVER:
                self.end(game)
                self.begin(game)
                state = self.states[game]
            elif self.learner == EVERYBODY or self.others_answer:
                self.seats[game] = actor if actor >= 0 else state.pending()[0]
                return
            else:
                seat: i64 = self.learners[game]
                if actor == seat or (actor < 0 and seat in state.pending()):
                    self.seats[game] = seat
                    return
                if actor < 0:
                    actor = state.pending()[0]
                options = state.legal(actor)
                state.apply(actor, options[rng.below(len(options))])

    def end(self, game: i64) -> None:
        """Note how a game ended. One that ends in the same step, before its learner was asked, does not count."""
        if self.done[game]:
            return
        state = self.states[game]
        seat: i64 = self.seats[game] if self.learner == EVERYBODY else self.learners[game]
        shares = state.outcome().shares
        for other in range(self.players):
            self.shares[game * self.players + other] = shares[other]
        state.features(seat, self.finals, game * self.size)
        if self.keeps:
            self.remember(game)
            self.memories[game].write(state, seat, self.finals, game * self.size + self.present)
        self.done[game] = 1

    def remember(self, game: i64) -> None:
        """Add to a game's histories what has happened in it since."""
        events = self.states[game].events
        assert events is not None
        self.memories[game].hear(events)
        if self.listening:
            self.heard[game].extend(events)
        events.clear()

    def forget(self, game: i64) -> None:
        """Clear the end of the previous game."""
        self.done[game] = 0
        for place in range(game * self.players, (game + 1) * self.players):
            self.shares[place] = 0.0

    def write(self, game: i64) -> None:
        """Write what the seat to act knows, and its legal actions."""
        state = self.states[game]
        seat: i64 = self.seats[game]
        masks = self.masks
        options = self.options
        first: i64 = game * self.actions
        place: i64
        for place in range(first, first + self.counts[game]):
            old: i64 = i64(options[place])
            masks[first + old] = 0
        place = first
        for action in state.legal(seat):
            options[place] = action
            place += 1
            masks[first + action] = 1
        self.counts[game] = place - first
        state.features(seat, self.observations, game * self.size)
        if self.keeps:
            self.remember(game)
            self.memories[game].write(state, seat, self.observations, game * self.size + self.present)
