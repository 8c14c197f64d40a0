"""What was used, and what it is called."""

from collections import Counter

import pytest

from safehouse.arena.names import Names
from safehouse.arena.plan import make_plan
from safehouse.arena.play import Stage
from safehouse.arena.usage import Usage
from safehouse.bots.uniform import RandomBot
from safehouse.core import registry
from safehouse.core.game import CHANCE, Event
from safehouse.core.match import Match
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng

STRANGER = "tests.packages.deaddrop.deaddrop"


@pytest.mark.parametrize("game", ["heimlich", "suitcase", "vienna"])
def test_tallies_agree_with_the_log(game: str) -> None:
    """Every action of every seat is counted, once for each thing that it names."""
    found = find_game(game)
    setup = found.setup(3)
    usage = Usage(found, setup)
    match = Match(found, setup)
    rng = Rng(11)
    bot = RandomBot(rng)
    wanted: Counter[tuple[int, str, str]] = Counter()
    while not match.over:
        if match.chance_is_next:
            events = match.draw(rng)
        else:
            seat = match.state.pending()[0]
            row = bot.row(match.state.redact(seat), seat)
            events = match.submit(seat, row)
            for action in row:
                usage.act(seat, action)
                kind, *names = found.space.text(setup, action).split(":")
                shape = found.space.kind_of(action).shape
                for (vocabulary, _), name in zip(shape, names, strict=True):
                    wanted[seat, f"{kind}:{vocabulary}", name] += 1
                if not shape:
                    wanted[seat, "choice", kind] += 1
        for event in events:
            usage.see(event)
    actions = {kind.name for kind in found.kinds if not kind.by_chance} - set(found.events)
    counted: Counter[tuple[int, str, str]] = Counter()
    for seat, tally in enumerate(usage.seats):
        for group, elements in tally.items():
            if group == "choice" or group.partition(":")[0] in actions:
                counted.update({(seat, group, name): count for name, count in elements.items()})
    assert counted == Counter(
        {key: n for key, n in wanted.items() if key[1] == "choice" or key[1].split(":")[0] in actions}
    )
    assert sum(counted.values()) > 20


def test_an_event_belongs_to_the_seat_named_before() -> None:
    game = find_game("suitcase")
    usage = Usage(game, game.setup(4))
    usage.see(Event("delivered", [2, 5, 3]))
    usage.see(Event("placed", [0, 7]))
    usage.see(Event("duel", [0, 4, 1, 6]))
    names = usage.setup.names
    assert usage.seats[2] == {"delivered:case": {names["case"][5]: 1}, "delivered:content": {"3": 1}}
    assert usage.table == {"placed:case": {names["case"][0]: 1}, "placed:city": {names["city"][7]: 1}}
    assert usage.seats[0] == {"duel:agent": {"5": 1}}
    assert usage.seats[1] == {"duel:agent": {"7": 1}}


def test_secrets_are_counted_after_the_game() -> None:
    game = find_game("heimlich")
    usage = Usage(game, game.setup(3))
    usage.see(Event("identity_dealt", [1], [2], [1]))
    assert usage.seats[1] == {"identity_dealt:agent": {usage.setup.names["agent"][2]: 1}}


def test_elements_have_the_names_that_people_know() -> None:
    vienna = find_game("vienna")
    names = Names(vienna, vienna.setup(4))
    assert names.text("place:building", "palais_augarten") == "Palais Augarten"
    assert names.text("buy:thing", "cash_box") == "Cash box"
    assert names.text("fulfil:mission", "b-14").startswith("B-14 ")
    assert names.text("choice", "earn") == "No agent, take 2 shillings"
    assert names.text("box:number", "3") == "3"
    assert names.title("place:building") == "Place: building"
    title, family_of = names.families()["stored:card"]
    assert title == "ability"
    assert 20 <= len(set(family_of.values())) <= 28
    heimlich = find_game("heimlich")
    assert Names(heimlich, heimlich.setup(4)).text("move:agent", "red") == "Renard"


def test_a_strangers_game_is_tallied_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.OWN_GAMES, "deaddrop", STRANGER)
    game = find_game("deaddrop")
    played = Stage(make_plan(game, game.setup(2), ["random"], 1)).play(0)
    assert all(sum(tally["pack:plan"].values()) == 1 for tally in played.used.seats)
    names = Names(game, game.setup(2))
    assert names.text("step:city", "4") == "4"
    assert names.text("choice", "stop") == "Stop"
    assert names.families() == {}


def test_chance_uses_nothing() -> None:
    game = find_game("heimlich")
    played = Stage(make_plan(game, game.setup(2), ["random"], 1)).play(0)
    assert CHANCE < 0
    groups = {group for tally in played.used.seats for group in tally}
    assert "roll:face" not in groups
    assert "rolled:face" in groups
