"""What is encoded once for all is what each would have been told alone."""

import pytest

from safehouse.core.draft import offered
from safehouse.core.fair import Dealer
from safehouse.core.fields import peek
from safehouse.core.game import SPECTATOR
from safehouse.core.match import Answer, Part, Position
from safehouse.core.registry import find_game, game_names
from safehouse.core.rng import Rng
from safehouse.server import views
from safehouse.server.head import encode
from safehouse.server.subscribers import ENCODER

MOST = 250


def played(name: str, seed: int) -> list[Part]:
    """Return the parts of a random game, as a table would append them."""
    game, dealer, rng = find_game(name), Dealer(bytes([seed]) * 32), Rng(seed)
    parts = [Position(game, game.setup(4, {})).play([], dealer)]
    while not parts[-1].position.over and len(parts) < MOST:
        position = parts[-1].position
        answers = []
        for seat in position.asked():
            row: list[int] = []
            draft = position.stage(seat, row)
            while not draft.complete and (not row or position.state.sealed()):
                options = draft.options
                row.append(options[rng.below(len(options))])
                draft = position.stage(seat, row)
            answers.append(Answer(seat, draft.row))
        parts.append(position.play(answers, dealer))
    return parts


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("seed", [1, 2])
def test_a_frame_is_the_entry_as_each_observer_sees_it(name: str, seed: int) -> None:
    for part in played(name, seed):
        common = views.Common(part)
        for observer in (*range(4), SPECTATOR):
            for words in (False, True) if part.position.seq % 20 == 1 else (False,):
                frame = common.frame(observer, words)
                assert frame == ENCODER.encode(views.entry(part, observer, [], words))


@pytest.mark.parametrize("name", ["heimlich", "vienna"])
def test_events_with_secrets_are_told_to_each_alone(name: str) -> None:
    apart = [views.Common(part).events is None for part in played(name, 1)]
    assert any(apart)
    assert not all(apart)


@pytest.mark.parametrize("name", game_names())
def test_a_position_is_stored_whole(name: str) -> None:
    for part in played(name, 3)[::10]:
        assert views.Common(part).stored() == encode(part.position.snapshot())
        position = part.position.at(part.position.seq, part.position.snapshot())
        assert peek(position.state) == peek(part.position.state)


@pytest.mark.parametrize("name", game_names())
def test_what_is_offered_first_is_what_a_draft_offers(name: str) -> None:
    for part in played(name, 4):
        for seat in part.position.asked():
            view = part.position.state.redact(seat)
            assert sorted(offered(view, seat)) == part.position.stage(seat, []).options
