"""Positions of Heimlich & Co. for tests, and moves written as notation.

Seats count from 0 in Python and from 1 in texts: `do(state, 0, "pass")` may tell `go_ended:1:0`. Unless a test says
otherwise the agents in play are the first ones of COLOURS, seat 0 holds the die, and seat n owns agent n.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from safehouse.core.game import CHANCE, SPECTATOR, Event
from safehouse.core.match import visible
from safehouse.core.registry import Game, find_game
from safehouse.core.rng import Rng
from safehouse.games.heimlich.course import ask
from safehouse.games.heimlich.edit import forget_cards
from safehouse.games.heimlich.ids import BYSTANDER, HAND_LIMIT, OUT
from safehouse.games.heimlich.meta import COLOURS
from safehouse.games.heimlich.plan import Plan
from safehouse.games.heimlich.rules import Heimlich

GAME: Game = find_game("heimlich")
BUILDINGS = ("church", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "ruin")
CARDS = (
    "back_1_2", "step_either", "two_back", "two_forward", "away_from_safe", "move_safe", "agent_to_ruin",
    "all_to_church", "swap", "join_agent", "ruin_to_church", "forward_1_3", "advance_two_stones", "agent_to_safe",
    "second_identity",
)  # fmt: skip
SINGLE = ("all_to_church", "swap", "join_agent", "second_identity")
COPIES = {card: 1 if card in SINGLE else 2 for card in CARDS}


def new_game(players: int, **options: str) -> Heimlich:
    """A game before its first step."""
    state = GAME.first_state(GAME.setup(players, options))
    assert isinstance(state, Heimlich)
    return state


def colours_for(players: int) -> tuple[str, ...]:
    return COLOURS[: min(players + 3, 7)]


def table(
    players: int = 3,
    mode: str = "basic",
    dossier: bool = False,
    *,
    colours: Sequence[str] | None = None,
    holder: int = 0,
    owners: Mapping[str, int] | None = None,
    at: Mapping[str, str] | None = None,
    safe: str = "7",
    stones: Mapping[str, int] | None = None,
    hands: Sequence[Sequence[str]] | None = None,
    discards: Sequence[str] = (),
    pile: Sequence[str] | None = None,
    turn: int = 0,
    rulings: str = "2",
    safe_mover: str = "",
) -> Heimlich:
    """A table before a roll. Cards that are neither in `hands`, `discards` nor (if given) `pile` are out of the game.

    `at` names buildings (default: Church), `owners` seats by agent, `hands` cards by seat (default: none).
    """
    colours = colours or colours_for(players)
    options = {"mode": mode, "dossier": "yes" if dossier else "no", "colours": "+".join(colours), "rulings": rulings}
    if safe_mover:
        options["safe_mover"] = safe_mover
    state = new_game(players, start=str(holder + 1), **options)
    owned = owners or {colours[seat]: seat for seat in range(players)}
    first = [next(agent for agent in colours if owned.get(agent) == seat) for seat in range(players)]
    for agent in first:
        chance(state, f"identity:{agent}")
    while text(state, state.chance()[0][0]).startswith("draw:"):
        state.apply(CHANCE, state.chance()[0][0])
    for agent, seat in owned.items():
        if agent not in first:
            state.owner[COLOURS.index(agent)] = seat
            state.owned[seat] += 1
    for agent, building in (at or {}).items():
        assert agent in colours
        state.at[COLOURS.index(agent)] = BUILDINGS.index(building)
    for agent, field in (stones or {}).items():
        assert agent in colours
        state.stone[COLOURS.index(agent)] = field
    state.safe = BUILDINGS.index(safe)
    state.turn = turn
    if mode == "top_secret":
        _lay_cards(state, hands or [[] for _ in range(players)], discards, pile)
    return state


def _lay_cards(
    state: Heimlich, hands: Sequence[Sequence[str]], discards: Sequence[str], pile: Sequence[str] | None
) -> None:
    players = state.plan.players
    assert len(hands) == players
    state.hand = [-1] * (players * HAND_LIMIT)
    state.hand_size = [len(hand) for hand in hands]
    held = [0] * len(CARDS)
    for seat, hand in enumerate(hands):
        for slot, card in enumerate(hand):
            state.hand[seat * HAND_LIMIT + slot] = CARDS.index(card)
            held[CARDS.index(card)] += 1
    state.discards = [list(discards).count(card) for card in CARDS]
    if pile is None:
        left = [COPIES[card] - held[kind] - state.discards[kind] for kind, card in enumerate(CARDS)]
        if players == 7:
            left[CARDS.index("second_identity")] = 0
        assert min(left) >= 0, "more copies than the deck has"
    else:
        left = [list(pile).count(card) for card in CARDS]
    state.pile = left
    state.pile_size = sum(left)
    forget_cards(state)


def question(players: int = 3, mode: str = "top_secret", dossier: bool = False, **position: Any) -> Heimlich:
    """A Top Secret table (see `table`) at the question of H4.5: somebody has rolled a 2 and moved two other agents.

    Nothing triggers a scoring yet, and no card was gained.
    """
    state = table(players, mode, dossier, **position)
    state.face = 1
    ask(state)
    return state


def in_round(yes: Sequence[int], players: int = 3, **position: Any) -> Heimlich:
    """A Top Secret table in the round, after these seats said yes and the others no."""
    state = question(players, **position)
    answer(state, yes)
    return state


def answer(state: Heimlich, yes: Sequence[int]) -> list[str]:
    """Let everybody who is asked answer, and show the answers."""
    for seat in list(state.pending()):
        do(state, seat, "yes" if seat in yes else "no")
    return chance(state, "open")


def play(card: str, *picks: str, holder: bool = True, players: int = 3, **position: Any) -> Heimlich:
    """A table after one card with its picks, played by the holder of the die, or by his left neighbour."""
    seat = 0 if holder else 1
    hands = [[card] if other == seat else [] for other in range(players)]
    hands[seat].append("move_safe")  # so that the round goes on
    state = in_round([seat], players, hands=hands, **position)
    do(state, seat, f"play:{card}", *picks)
    return state


def eager_game(players: int, rng: Rng, rulings: str = "2") -> Iterator[Heimlich]:
    """A Top Secret game of eager players: every state of it, with the events that led there.

    There is one copy of each card, so that the pile runs out often.
    """
    deck = json.loads(GAME.shipped_file("deck", "classic"))
    deck["cards"] = len(deck["kinds"])
    for kind in deck["kinds"]:
        kind["copies"] = 1
    state = GAME.first_state(
        GAME.setup(players, {"mode": "top_secret", "rulings": rulings}, {"deck": json.dumps(deck)})
    )
    assert isinstance(state, Heimlich)
    while state.pending():
        yield state
        seat = state.pending()[0]
        if seat == CHANCE:
            act = state.sample_chance(rng)
        else:
            words = options(state, seat)
            eager = [n for n, word in enumerate(words) if word in ("yes", "points:0") or word.startswith("play:")]
            place = eager[rng.below(len(eager))] if eager else rng.below(len(words))
            act = state.legal(seat)[place]
        state.events = []
        state.apply(seat, act)
    yield state


def action(state: Heimlich, word: str) -> int:
    found = GAME.space.parse(state.plan, word)
    assert found is not None, f"{word!r} is no action"
    return found


def text(state: Heimlich, number: int) -> str:
    return GAME.space.text(state.plan, number)


def options(state: Heimlich, seat: int) -> list[str]:
    """What a seat may do now."""
    assert seat in state.pending(), f"seat {seat} is not asked; {list(state.pending())} are"
    return [text(state, option) for option in state.legal(seat)]


def outcomes(state: Heimlich) -> dict[str, int]:
    """What CHANCE may do now, with the weights."""
    assert list(state.pending()) == [CHANCE]
    return {text(state, outcome): weight for outcome, weight in state.chance()}


def do(state: Heimlich, seat: int, *words: str) -> list[str]:
    """Do these legal actions of a seat one after the other. Return what a spectator is told."""
    events: list[Event] = []
    for word in words:
        events += step(state, seat, word)
    return told(state, events)


def chance(state: Heimlich, *words: str) -> list[str]:
    """Let CHANCE do these things one after the other. Return what a spectator is told."""
    return do(state, CHANCE, *words)


def step(state: Heimlich, seat: int, word: str) -> list[Event]:
    """Do one legal action. Return the events as the rules emit them."""
    possible = list(outcomes(state)) if seat == CHANCE else options(state, seat)
    assert word in possible, f"{word} is not among {possible}"
    state.events = []
    state.apply(seat, action(state, word))
    events = state.events
    state.events = None
    return events


def told(state: Heimlich, events: Iterable[Event], observer: int = SPECTATOR) -> list[str]:
    """Events as an observer is told them: `kind:argument:…`, and after a bar what only some see."""
    lines = []
    for event in events:
        kind, args, secret = visible(event, observer)
        public, hidden = GAME.events[kind].args, GAME.events[kind].secret
        line = ":".join([kind, *named(state.plan, [*public.values()], args)])
        lines.append(line + ("|" + ":".join(named(state.plan, [*hidden.values()], secret)) if secret else ""))
    return lines


def named(plan: Plan, vocabularies: Sequence[str], args: Sequence[int]) -> list[str]:
    words = [*vocabularies, *[word for word in vocabularies[-1:] for _ in args]][: len(args)]
    return [plan.names[word][arg] for word, arg in zip(words, args, strict=True)]


def places(state: Heimlich) -> dict[str, str]:
    """Where the agents in play are, those in the Church left out."""
    return {agent: BUILDINGS[building] for agent, building in zip(COLOURS, state.at, strict=True) if building > 0}


def stones(state: Heimlich) -> dict[str, int]:
    """The stones that have left the start."""
    return {agent: field for agent, field in zip(COLOURS, state.stone, strict=True) if field}


def safe_at(state: Heimlich) -> str:
    return BUILDINGS[state.safe]


def agents(mask: int) -> list[str]:
    """The agents of a mask."""
    return [agent for number, agent in enumerate(COLOURS) if mask >> number & 1]


def triggers(state: Heimlich) -> list[str]:
    return agents(state.triggers)


def owners(state: Heimlich) -> dict[str, int | str]:
    """Who owns the agents in play."""
    return {
        agent: "bystander" if owner == BYSTANDER else owner
        for agent, owner in zip(COLOURS, state.owner, strict=True)
        if owner != OUT
    }


def hand(state: Heimlich, seat: int) -> list[str]:
    return [CARDS[kind] for kind in state.hand[seat * HAND_LIMIT :][: state.hand_size[seat]]]


def cards(counts: Sequence[int]) -> list[str]:
    """The cards of a row of counts, such as the discards."""
    return [card for card, count in zip(CARDS, counts, strict=True) for _ in range(count)]


def turn(state: Heimlich, seat: int, face: str, *words: str) -> list[str]:
    """A roll, and what its player does then."""
    return [*chance(state, f"roll:{face}"), *do(state, seat, *words)]


def pass_all(state: Heimlich) -> list[str]:
    """Let everybody pass to the end of the round, and draw no card. Return what everybody is told."""
    told: list[str] = []
    while state.in_round:
        (seat,) = state.pending()
        told += do(state, seat, "pass")
    return told


def finish(state: Heimlich) -> list[str]:
    """Show the identities."""
    return chance(state, "reveal")
