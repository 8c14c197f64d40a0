"""Laws about whose decision it is and what may be done: `actor`, `pending`, `legal`, `outcome`, and the texts."""

from safehouse.conformance.setting import broken
from safehouse.conformance.walk import ROW_LIMIT, STEP_LIMIT, plies, questions
from safehouse.core.game import CHANCE, MANY, OVER, Outcome, Setup
from safehouse.core.play import rollout
from safehouse.core.registry import Game
from safehouse.core.rng import Rng


def pending(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`actor`: “Always agrees with `pending`”; `pending`: “in ascending order; [CHANCE]; or [] when … over”."""
    for ply in plies(game, setup, seed, games):
        asked = list(ply.state.pending())
        if not asked:
            expected = OVER
        elif asked == [CHANCE]:
            expected = CHANCE
        else:
            if any(not 0 <= seat < setup.players for seat in asked):
                ply.broken("pending", None, f"{asked} are not all seats")
            if asked != sorted(set(asked)):
                ply.broken("pending", None, f"{asked} is not ascending without doubles")
            expected = asked[0] if len(asked) == 1 else MANY
        if ply.state.actor() != expected:
            ply.broken("pending", None, f"pending is {asked}, but actor is {ply.state.actor()}")


def legal(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`legal`: “ascending, without doubles, never empty”; action: “an integer in the game's flat action space”."""
    for ply in plies(game, setup, seed, games):
        for seat in ply.state.pending():
            if seat == CHANCE:
                options, by_chance = [outcome for outcome, _ in ply.state.chance()], True
            else:
                options, by_chance = list(ply.state.legal(seat)), False
            if not options:
                ply.broken("legal", seat, "there is no option")
            if options != sorted(set(options)):
                ply.broken("legal", seat, f"{options} is not ascending without doubles")
            for action in options:
                if type(action) is not int or not 0 <= action < game.space.size:
                    ply.broken("legal", seat, f"{action!r} is outside of the action space of {game.space.size}")
                if game.space.kind_of(action).by_chance != by_chance:
                    ply.broken("legal", seat, f"{game.space.text(setup, action)} is not for this seat")


def no_dead_end(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`legal`: “Every option can be completed: none leads to a dead end”."""
    for ply, seat in questions(game, setup, seed, games):
        for action in list(ply.state.legal(seat)):
            draft = ply.state.redact(seat)
            asked = list(draft.pending())
            picks = [action]
            draft.apply(seat, action)
            while list(draft.pending()) == asked:
                options = draft.legal(seat)
                if not options:
                    texts = " ".join(game.space.text(setup, pick) for pick in picks)
                    ply.broken("no_dead_end", seat, f"after {texts} there is no option")
                if len(picks) == ROW_LIMIT:
                    ply.broken("no_dead_end", seat, f"a row of {ROW_LIMIT} picks is not complete yet")
                picks.append(options[ply.rng.below(len(options))])
                draft.apply(seat, picks[-1])


def terminates(game: Game, setup: Setup, seed: int, games: int) -> None:
    """Check that random games end within STEP_LIMIT steps, those of CHANCE included."""
    for run in range(games):
        state = game.first_state(setup)
        rollout(state, Rng(seed + run), STEP_LIMIT)
        if state.pending():
            where = f"seed {seed + run}, ply {STEP_LIMIT}, nobody"
            broken("terminates", game, setup, where, "the game is not over yet")


def outcome(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`Outcome`: “`shares` divides one win …, and sums to 0 where nobody wins. `ranks` start at 1, equal … share”."""
    for ply in plies(game, setup, seed, games):
        if not ply.over:
            continue
        wrong = wrong_outcome(ply.state.outcome(), setup.players)
        if wrong:
            ply.broken("outcome", None, wrong)
        again = ply.state.outcome()
        if vars_of(again) != vars_of(ply.state.outcome()):
            ply.broken("outcome", None, "asked twice, it answers differently")


def wrong_outcome(result: Outcome, players: int) -> str:
    """Say what is wrong with an outcome, or nothing."""
    if not len(result.shares) == len(result.ranks) == len(result.scores) == players:
        return f"shares {result.shares}, ranks {result.ranks} and scores {result.scores} are not one for each seat"
    if min(result.shares) < 0 or min(abs(sum(result.shares)), abs(sum(result.shares) - 1)) > 1e-9:
        return f"the shares {result.shares} sum to neither 0 nor 1"
    for rank in result.ranks:
        better = sum(other < rank for other in result.ranks)
        if rank != better + 1:
            return f"the ranks {result.ranks} do not start at 1, or equal seats do not share the better one"
    if any(share > 0 and rank != 1 for share, rank in zip(result.shares, result.ranks, strict=True)):
        return f"a winner of {result.shares} is not first in {result.ranks}"
    if not result.reason:
        return "there is no reason"
    return ""


def vars_of(result: Outcome) -> tuple[list[float], list[int], list[int], str]:
    return result.shares, result.ranks, result.scores, result.reason


def texts(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`core.actions`: a text stands for one action; among the options of one decision no two texts are equal."""
    known: dict[int, str] = {}
    for ply in plies(game, setup, seed, games):
        for seat in ply.state.pending():
            options = [listed for listed, _ in ply.state.chance()] if seat == CHANCE else list(ply.state.legal(seat))
            for action in options:
                if action not in known:
                    known[action] = game.space.text(setup, action)
                    parsed = game.space.parse(setup, known[action])
                    if parsed != action:
                        ply.broken("texts", seat, f"action {action} is {known[action]!r}, which is read as {parsed}")
            if len({known[action] for action in options}) < len(options):
                ply.broken("texts", seat, f"two of the options {[known[action] for action in options]} read the same")
