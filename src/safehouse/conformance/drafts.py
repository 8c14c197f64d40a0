"""Laws about drafts and the match: what is previewed is what happens, and a row counts whole or not at all."""

from safehouse.conformance.setting import differing
from safehouse.conformance.walk import Ply, entries, questions
from safehouse.core.draft import Draft
from safehouse.core.errors import IllegalMove
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, Event, Setup
from safehouse.core.match import Answer, Match, visible
from safehouse.core.registry import Game

# Picks of a random row that the laws follow at most.
LONG_ROW = 30


def seen(events: list[Event], seat: int) -> list[tuple[str, list[int], list[int]]]:
    return [visible(event, seat) for event in events]


def preview(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`redact`: drafts “work on it and give the same answers as on the world”, pick by pick until the barrier.

    Options, events and view of the draft are those of the game, and of a draft on the seat's own redacted state.
    """
    for ply, seat in questions(game, setup, seed, games):
        world = ply.state.clone()
        told: list[Event] = []
        world.events = told
        draft, twin = Draft(ply.state, seat), Draft(ply.state.redact(seat), seat)
        while not draft.complete and len(draft.row) < LONG_ROW:
            real = list(world.legal(seat))
            more = commuting_picks(draft)
            if draft.options != twin.options or [one for one in draft.options if one not in more] != real:
                ply.broken("preview", seat, f"after {draft.row} it offers {draft.options}, the game {real}")
            action = real[ply.rng.below(len(real))]
            draft.stage(action)
            twin.stage(action)
            world.apply(seat, action)
            check_preview(ply, seat, draft, twin)
            if seat not in draft.state.pending() and list(ply.state.redact(seat).pending()) != [seat]:
                break  # The last pick of a sealed answer: in the world it may have been the last of all.
            if draft.view() != values_of(world.redact(seat)):
                difference = differing(values_of(world.redact(seat)), draft.view())
                ply.broken("preview", seat, f"after {draft.row} the view differs: {difference}")
            if seen(draft.events, seat) != seen(told, seat):
                ply.broken("preview", seat, f"it tells {seen(draft.events, seat)}, the game {seen(told, seat)}")


def check_preview(ply: Ply, seat: int, draft: Draft, twin: Draft) -> None:
    if draft.view() != twin.view():
        ply.broken("preview", seat, f"drafts of one view differ: {differing(draft.view(), twin.view())}")
    if seen(draft.events, seat) != seen(twin.events, seat):
        ply.broken("preview", seat, f"drafts of one view tell {draft.events} and {twin.events}")


def commuting_picks(draft: Draft) -> set[int]:
    """Return what a draft offers besides what the game would take next; [] wherever order matters."""
    return set(draft.options) - set([] if draft.complete else draft.state.legal(draft.seat))


def any_order(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`commuting`: such picks “may be made in any order”: each is offered at its time, and the row is the same."""
    for ply, seat in questions(game, setup, seed, games):
        if ply.state.commuting(seat) == (0, 0):
            continue
        view = ply.state.redact(seat)
        first, beyond = view.commuting(seat)
        if (first, beyond) != ply.state.commuting(seat):
            ply.broken("any_order", seat, "its view does not say which picks commute")
        state, picks = view.clone(), list[int]()
        while list(state.pending()) == list(view.pending()) and state.commuting(seat) == (first, beyond):
            options = [action for action in state.legal(seat) if first <= action < beyond]
            if not options or (picks and options[-1] < picks[-1]):
                break
            picks.append(options[ply.rng.below(len(options))])
            state.apply(seat, picks[-1])
        check_any_order(ply, seat, sorted(picks), shuffled(picks, ply))


def check_any_order(ply: Ply, seat: int, row: list[int], picks: list[int]) -> None:
    draft = Draft(ply.state, seat)
    for action in picks:
        if action not in draft.options:
            ply.broken("any_order", seat, f"after {draft.picks} it does not offer {action}, though {row} is a row")
        draft.stage(action)
        if not draft.complete and not draft.options:
            ply.broken("any_order", seat, f"nothing can follow {draft.picks}, and it is not complete")
    if (draft.row, draft.waiting) != (row, []):
        ply.broken("any_order", seat, f"{draft.picks} became {draft.row}, and not {row}")


def shuffled(picks: list[int], ply: Ply) -> list[int]:
    left, mixed = list(picks), list[int]()
    while left:
        mixed.append(left.pop(ply.rng.below(len(left))))
    return mixed


def take_back(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`core.draft`: taking back a pick “drops the last action of the row”: all is as before it."""
    for ply, seat in questions(game, setup, seed, games):
        draft = Draft(ply.state, seat)
        before: list[tuple[list[int], dict[str, object], list[int], int]] = []
        while not draft.complete and len(draft.row) < LONG_ROW:
            before.append((draft.row[:], draft.view(), draft.options, len(draft.events)))
            draft.stage(draft.options[ply.rng.below(len(draft.options))])
        for row, view, options, told in reversed(before):
            draft.take_back()
            if (draft.row, draft.options, len(draft.events)) != (row, options, told) or draft.view() != view:
                ply.broken("take_back", seat, f"taken back to {row}, {differing(view, draft.view())}")


def barrier(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`core.draft`: a draft “ends at the first barrier”: nothing is added after it, and no longer row is accepted."""
    for ply, seat in questions(game, setup, seed, games):
        draft = Draft(ply.state, seat)
        while not draft.complete and len(draft.row) < LONG_ROW:
            draft.stage(draft.options[ply.rng.below(len(draft.options))])
        if not draft.complete:
            continue
        # A pick that commutes may still be put before others, never behind the barrier.
        earlier = set(draft.options)
        if any(action >= draft.row[-1] for action in earlier):
            ply.broken("barrier", seat, f"after {draft.row} it still offers {draft.options}")
        for action in sorted(set(range(game.space.size)) - earlier):
            if accepts(Match(game, setup, ply.state.clone()), seat, [*draft.row, action]):
                text = game.space.text(setup, action)
                ply.broken("barrier", seat, f"{text} was accepted past the barrier, after {draft.row}")
            if action % 8 == 7:
                break  # A handful will do: the refusal does not look at the action.


def accepts(match: Match, seat: int, row: list[int]) -> bool:
    try:
        match.submit(seat, row)
    except IllegalMove:
        return False
    return True


def all_or_nothing(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`Match.submit`: “Apply a row of actions of a seat, all or nothing”. A refused row leaves everything as it was."""
    for run in range(games):
        match: Match | None = None
        for ply in entries(game, setup, seed + run, 1):
            if match is None:
                match = Match(game, setup)
            if ply.over:
                break
            if ply.seat == CHANCE:
                match.force(ply.row[0])
                continue
            if ply.number % 4 == 0:
                check_refusals(ply, match)
            before = match.ply
            match.submit(ply.seat, ply.row)
            if match.ply != before + 1 or Answer(ply.seat, list(ply.row)) not in match.entries[-1].answers:
                ply.broken("all_or_nothing", ply.seat, f"{ply.row} is not one entry of the log")


def check_refusals(ply: Ply, match: Match) -> None:
    """Offer rows that go wrong at their first, their last or past their last pick, and rows of seats not asked."""
    values, log = values_of(match.state), list(match.entries)
    options = set(ply.state.legal(ply.seat))
    wrong = [action for action in range(ply.game.space.size) if action not in options]
    bad = wrong[ply.rng.below(len(wrong))] if wrong else -5
    offers = [(ply.seat, [bad]), (ply.seat, [bad, *ply.row]), (ply.seat, [])]
    offers += [(seat, list(ply.row)) for seat in range(ply.setup.players) if seat not in ply.state.pending()]
    for seat, row in offers:
        if accepts(match, seat, row):
            ply.broken("all_or_nothing", seat, f"the row {row} was accepted")
        if values_of(match.state) != values or match.entries != log or match.state.events is not None:
            difference = differing(values, values_of(match.state))
            ply.broken("all_or_nothing", seat, f"the refused row {row} left its mark: {difference}")
    # A first pick that is right does not help a second one that is wrong.
    draft = Draft(match.state, ply.seat)
    draft.stage(ply.row[0])
    legal_next = set(draft.options)
    wrong = [action for action in range(ply.game.space.size) if action not in legal_next]
    row = [ply.row[0], wrong[ply.rng.below(len(wrong))]]
    if accepts(match, ply.seat, row):
        ply.broken("all_or_nothing", ply.seat, f"the row {row} was accepted")
    if values_of(match.state) != values or match.entries != log:
        difference = differing(values, values_of(match.state))
        ply.broken("all_or_nothing", ply.seat, f"the refused row {row} left its mark: {difference}")
