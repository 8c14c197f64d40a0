"""H3.10: the short game."""

from tests.games.heimlich.positions import GAME, new_game


def test_h3_10_a_lap_of_26() -> None:
    """H3.10: 26 fields, dossiers at 18, and a card that advances stones leaves them before the end."""
    short, classic = new_game(7, board="short", mode="top_secret").plan, new_game(7, mode="top_secret").plan
    assert (short.goal, short.dossier_field, max(short.stone_limit)) == (26, 18, 25)
    assert (classic.goal, classic.dossier_field, max(classic.stone_limit)) == (42, 29, 40)
    assert (short.values, short.faces, short.copies) == (classic.values, classic.faces, classic.copies)


def test_h3_10_both_boards_come_with_the_game() -> None:
    assert GAME.shipped("board") == ["classic", "short"]
