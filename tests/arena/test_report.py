"""The balance report, and the page."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from safehouse.arena import ratings
from safehouse.arena.balance import balance
from safehouse.arena.names import Names
from safehouse.arena.plan import make_plan
from safehouse.arena.played import Played
from safehouse.arena.results import GAMES
from safehouse.arena.summary import summarise
from safehouse.cli import main
from safehouse.core import registry
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng

STRANGER = "tests.packages.deaddrop.deaddrop"


def made_up(count: int) -> list[Played]:
    """Games of three: who buys the map wins twice as often as the others; who buys the seal does not win more.

    One bot is strong and buys the telephone, which is of no use to it.
    """
    rng = Rng(9)
    games = []
    for number in range(count):
        block, turned = divmod(number, 3)
        seats = (["strong", "weak", "weak"] * 2)[turned : turned + 3]
        bought: list[dict[str, int]] = [{} for _ in seats]
        weights = []
        for seat, bot in enumerate(seats):
            weight = 40 if bot == "strong" else 10
            if rng.below(2):
                bought[seat]["map"] = 1
                weight *= 2
            if rng.below(2):
                bought[seat]["seal"] = 2
            if bot == "strong":
                bought[seat]["telephone"] = 1
            weights.append(weight)
        left = rng.below(sum(weights))
        winner = 0
        while left >= weights[winner]:
            left -= weights[winner]
            winner += 1
        shares = [float(seat == winner) for seat in range(3)]
        games.append(msgspec.convert({
            "game": number, "block": block, "seed": block, "seats": seats, "shares": shares,
            "ranks": [1 if share else 2 for share in shares],
            "scores": [100 + 10 * (seat == winner) + 5 * ("map" in own) for seat, own in enumerate(bought)],
            "reason": "investigator", "steps": 10, "decisions": 5, "turns": 4, "rounds": 2,
            "usage": {
                "seats": [{"bought:thing": own, "buy:thing": own} for own in bought],
                "table": {"offered:mission": {"a-01": 1}},
            },
            "times": {},
        }, Played))  # fmt: skip
    return games


def rows_of(tmp_path: Path, games: list[Played]) -> dict[str, Any]:
    path = tmp_path / GAMES
    # Blocks need not lie together.
    order = sorted(games, key=lambda game: (game.game % 7, game.game))
    path.write_text("".join(json.dumps(game.as_data(), separators=(",", ":")) + "\n" for game in order))
    vienna = find_game("vienna")
    groups, tested = balance(path, [game.lean() for game in games], Names(vienna, vienna.setup(3)))
    # The event repeats the action, and is left out.
    assert [(group.title, group.kind) for group in groups] == [("Buy: thing", "chosen"), ("Offered: mission", "table")]
    assert tested == 3
    assert groups[1].rows[0].uses == len(games)
    return {row.text: row for row in groups[0].rows}


def test_a_planted_effect_is_found_and_no_other(tmp_path: Path) -> None:
    games = made_up(1500)
    rows = rows_of(tmp_path, games)
    good, idle, liked = rows["Map"], rows["Seal"], rows["Telephone"]
    assert good.flagged
    assert 1.15 < good.lift.value < 1.4
    assert not idle.flagged
    assert not liked.flagged
    # The strong bot's favourite: the others win less, and the comparison with the same bot shows why.
    assert liked.wins_with > 1.5 * liked.wins_without
    assert liked.lift.value == pytest.approx(1.0)
    assert good.score.value == pytest.approx(5 + 10 * (good.wins_with - good.wins_without), abs=0.5)
    users = sum("map" in tally["buy:thing"] for game in games for tally in game.used.seats)
    assert good.uses == users
    assert good.used == users / 4500
    assert good.by_winners > good.by_others


def test_few_users_give_no_figure(tmp_path: Path) -> None:
    games = made_up(30)
    for game in games:
        for tally in game.used.seats:
            tally["buy:thing"].pop("telephone", None)
            tally["bought:thing"].pop("telephone", None)
    games[3].used.seats[0]["buy:thing"]["agent"] = 1
    games[3].used.seats[0]["bought:thing"]["agent"] = 1
    path = tmp_path / GAMES
    path.write_text("".join(json.dumps(game.as_data(), separators=(",", ":")) + "\n" for game in games))
    vienna = find_game("vienna")
    groups, tested = balance(path, [game.lean() for game in games], Names(vienna, vienna.setup(3)))
    row = next(row for row in groups[0].rows if row.text == "An agent")
    assert (row.uses, row.lift, row.score, row.flagged) == (1, None, None, False)
    assert tested == 2


def test_games_won_by_nobody_are_set_apart() -> None:
    games = made_up(300)
    game = find_game("vienna")
    plan = make_plan(game, game.setup(3), ["greedy", "random", "random"], 1)
    for one in games:
        one.seats = [{"strong": "greedy", "weak": "random"}[bot] for bot in one.seats]
    for lost in games[::5]:
        lost.shares = [0.0, 0.0, 0.0]
    summary = summarise(plan, [one.lean() for one in games], None)
    assert summary.won_by_nobody == 60
    wins = {bot: row.wins for bot, row in summary.bots.items()}
    assert sum(wins.values()) == 240
    found = summary.bots["greedy"].multiple
    assert found is not None
    assert found.low is not None
    assert found.high is not None
    assert found.value == pytest.approx(3 * wins["greedy"] / 240)
    assert found.low < found.value < found.high
    assert sum(row.multiple.value for row in summary.seats if row.multiple is not None) == pytest.approx(3)


# --- Ratings and the page: with the libraries of the extra ------------------------------------------------------------


def test_ratings_tell_the_strong_from_the_weak() -> None:
    games = made_up(300)
    found = ratings.rate(games, ["strong", "weak"], 1)
    low, high = found["strong"].low, found["weak"].high
    assert low is not None
    assert high is not None
    assert low > high
    assert ratings.rate(games, ["strong", "weak"], 1) == found
    assert ratings.rate([], ["strong"], 1) == {}


class Page(HTMLParser):
    """Which elements a page opens and has not closed, what it refers to, and its names."""

    VOID = ("meta", "br", "path", "circle", "use", "line", "rect", "link")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            if name in ("src", "href", "xlink:href") and value is not None:
                self.links.append(value)
            if name == "id" and value is not None:
                self.ids.append(value)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


def test_the_page_is_complete_in_itself(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is installed with the extra `arena`")
    words = ["arena", "--game", "suitcase", "--players", "2", "--bots", "greedy", "random", "--games", "20"]
    assert main([*words, "--processes", "1", "--out", str(tmp_path)]) == 0
    text = (tmp_path / "report.html").read_text()
    page = Page()
    page.feed(text)
    assert page.open == []
    assert all(link.startswith("#") for link in page.links)
    assert len(page.ids) == len(set(page.ids))
    assert {link[1:] for link in page.links} <= set(page.ids)
    assert not page.tags & {"script", "img", "link", "iframe"}
    assert "url(http" not in text
    assert text.count("<figure>") == 6
    for part in ("greedy", "Deliver: agent", "Pack: order", "Delivered: content", "× expected wins", "Seat advantage"):
        assert part in text
    assert re.search(r"<b>Step: city</b>", text)


def test_a_strangers_game_gets_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is installed with the extra `arena`")
    monkeypatch.setitem(registry.OWN_GAMES, "deaddrop", STRANGER)
    words = ["arena", "--game", "deaddrop", "--bots", "random", "--games", "60", "--processes", "1"]
    assert main([*words, "--out", str(tmp_path)]) == 0
    text = (tmp_path / "report.html").read_text()
    assert "Dead Drop: random" in text
    assert "<b>Step: city</b>" in text
