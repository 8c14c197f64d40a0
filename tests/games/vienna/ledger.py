"""A second set of books: from what V2 and V9 put on the table and from events alone it knows what lies where.

`check` says, at any ply, that the state is what the events add up to, and that nothing was lost or doubled.
"""

from collections import Counter
from collections.abc import Callable

from safehouse.core.game import Event
from safehouse.games.vienna import ids
from safehouse.games.vienna.rules import Vienna


class Ledger:
    """Tiles, bribes, money, points, agents, cards and missions of a table, by its events."""

    def __init__(self, state: Vienna) -> None:
        seats, full = int(state.plan.players), bool(state.plan.full)
        self.seats = seats
        self.tile = [ids.NONE] * 40
        self.info = [0] * (5 * seats)
        self.bribe = [1] * (5 * seats)
        self.score = [0] * seats
        self.marker = [0] * 5
        self.roof = 0
        self.coins = [1 if full else 0] * seats
        self.box = [0] * seats
        self.agents = [0] * seats
        self.total = [5 if full else 6] * seats  # agents of a seat, the figure not among them
        self.supply = self.total[:]
        self.gear = [0] * seats
        self.figure = [ids.NONE] * seats
        self.third = ids.NONE
        self.where = [ids.PILE if card < (175 if full else 90) else ids.GONE for card in range(175)]
        self.drawer = [ids.NONE] * (4 * seats)
        self.stack = [int(full)] * 60
        self.offer: set[int] = set()
        self.desk: list[set[int]] = [set() for _ in range(seats)]
        self.first = [0] * 5  # infos dealt to players at the start
        self.seen: Counter[str] = Counter()
        self.entries: dict[str, Callable[..., None]] = {
            name.removeprefix("on_"): getattr(self, name) for name in dir(self) if name.startswith("on_")
        }

    def hear(self, event: Event) -> None:
        self.seen[event.kind] += 1
        entry = self.entries.get(event.kind)
        if entry is not None:
            entry(*event.args, *event.secret)

    # Tiles, points, markers.

    def on_tile(self, square: int, info: int) -> None:
        self.tile[square] = info

    def on_first_info(self, seat: int, info: int) -> None:
        self.info[seat * 5 + info] += 1
        self.first[info] += 1

    def on_took(self, seat: int, square: int, info: int) -> None:
        assert self.tile[square] == info
        self.tile[square] = ids.NONE
        self.info[seat * 5 + info] += 1

    def on_points(self, seat: int, number: int) -> None:
        self.score[seat] += number

    def on_final(self, seat: int, number: int, score: int) -> None:
        self.score[seat] += number
        assert self.score[seat] == score

    def on_marker(self, _seat: int, info: int, field: int) -> None:
        assert 0 <= field - self.marker[info] <= 2
        self.marker[info] = field

    def on_investigator(self, field: int) -> None:
        assert field == self.roof + 1
        self.roof = field

    # Bribes and money.

    def on_bribes(self, seat: int, kind: int, number: int) -> None:
        self.bribe[seat * 5 + kind] += number

    def on_paid(self, seat: int, means: int) -> None:
        if means == ids.COIN:
            self.coins[seat] -= 1
        else:
            self.bribe[seat * 5 + means] -= 1

    def on_money(self, seat: int, desk: int, box: int) -> None:
        self.coins[seat] += desk
        self.box[seat] += box

    # Agents.

    def on_placed(self, seat: int, building: int, source: int) -> None:
        assert not self.agents[seat] >> building & 1
        if source == ids.SUPPLY:
            self.supply[seat] -= 1
        elif source != ids.FIGURE:
            self.agents[seat] &= ~(1 << source)
        self.agents[seat] |= 1 << building

    def on_figure(self, seat: int, building: int) -> None:
        if self.figure[seat] != ids.NONE:
            self.agents[seat] &= ~(1 << self.figure[seat])
        self.figure[seat] = building
        self.agents[seat] |= 1 << building

    def on_removed(self, seat: int, building: int) -> None:
        assert self.agents[seat] >> building & 1
        self.agents[seat] &= ~(1 << building)
        if self.figure[seat] == building:
            self.figure[seat] = ids.NONE
        else:
            self.supply[seat] += 1

    def on_bought(self, seat: int, thing: int) -> None:
        if thing == ids.AGENT:
            self.supply[seat] += 1
            self.total[seat] += 1
        else:
            assert not self.gear[seat] >> thing & 1
            self.gear[seat] |= 1 << thing

    def on_third_man(self, building: int) -> None:
        self.third = building

    # Cards.

    def on_drew(self, seat: int, card: int) -> None:
        self.move(card, ids.PILE, ids.IN_HAND + seat)

    def on_showed(self, seat: int, _action: int, card: int) -> None:
        self.move(card, ids.IN_HAND + seat, ids.DISCARD)

    def on_stored(self, seat: int, card: int, slot: int) -> None:
        self.move(card, ids.DISCARD, ids.IN_DRAWER + seat)
        self.drawer[seat * 4 + slot] = card

    def on_discarded(self, seat: int, card: int) -> None:
        assert self.where[card] in (ids.IN_HAND + seat, ids.IN_DRAWER + seat)
        self.where[card] = ids.DISCARD

    def on_reshuffled(self) -> None:
        assert ids.PILE not in self.where
        self.where = [ids.PILE if place == ids.DISCARD else place for place in self.where]

    def move(self, card: int, old: int, new: int) -> None:
        assert self.where[card] == old
        self.where[card] = new

    # Missions.

    def on_accepted(self, seat: int, mission: int) -> None:
        if mission in self.offer:
            self.offer.remove(mission)
        else:
            self.leave_stack(mission)
        self.desk[seat].add(mission)

    def on_offered(self, mission: int) -> None:
        self.leave_stack(mission)
        self.offer.add(mission)

    def on_fulfilled(self, seat: int, mission: int) -> None:
        self.desk[seat].remove(mission)

    def leave_stack(self, mission: int) -> None:
        assert self.stack[mission] == 1
        self.stack[mission] = 0

    # The comparison.

    def check(self, state: Vienna) -> None:
        self.check_board(state)
        self.check_purses(state)
        self.check_cards(state)
        if state.plan.full:
            self.check_missions(state)
        if state.phase == ids.ASSIGNING:
            # Between turns nothing is in hand.
            assert (state.card, state.building, state.source, state.thing, state.item, state.slot) == (ids.NONE,) * 6
            assert not any((state.owed, state.least, state.means, state.count, state.amount, state.fulfilled))
            assert not any((state.squares, state.agenda, state.third_used, state.figure_put, state.due))

    def check_board(self, state: Vienna) -> None:
        """V1.2, V2.1: of each info nine, less those that left the game; V6.1: agents in the supply or on the board."""
        assert state.tile == self.tile
        assert state.info == self.info
        assert state.marker == self.marker
        assert state.roof == self.roof <= state.plan.end
        assert state.third == self.third
        for kind in range(5):
            assert self.marker[kind] <= 20
            if state.phase not in (ids.DEALING_FLAGS, ids.DEALING_TILES):
                assert self.tile.count(kind) + sum(self.info[kind::5]) == 8 + self.first[kind]
        assert state.agents == self.agents
        assert state.supply == self.supply
        assert state.figure == self.figure
        for seat in range(self.seats):
            figures = self.figure[seat] != ids.NONE
            assert self.supply[seat] >= 0
            assert self.agents[seat].bit_count() - figures + self.supply[seat] == self.total[seat] <= 8
            assert not figures or self.agents[seat] >> self.figure[seat] & 1

    def check_purses(self, state: Vienna) -> None:
        """V1.1, V10.2: what was received less what was paid; nobody owes, the box holds 12; points are told."""
        assert state.bribe == self.bribe
        assert min(self.bribe) >= 0
        assert state.coins == self.coins
        assert min(self.coins) >= 0
        assert state.box == self.box
        assert max(self.box) <= 12
        assert state.score == self.score
        if state.thing == ids.NONE:
            assert state.gear == self.gear

    def check_cards(self, state: Vienna) -> None:
        """V1.8: each card in one place; V3.6: at most 6 in a hand; V4.2: no ability twice in a seat's drawers."""
        assert state.where == self.where
        assert state.pile_left == self.where.count(ids.PILE)
        assert state.drawer == self.drawer
        hidden = [card for card in state.hand + state.assigned if card >= 0]
        assert len(hidden) == len(set(hidden)) == sum(state.held)
        for seat in range(self.seats):
            mine = [card for card in state.hand[seat * 6 : seat * 6 + 6] if card >= 0]
            assert mine == sorted(mine)
            mine += [card for card in state.assigned[seat * 3 : seat * 3 + 3] if card >= 0]
            assert len(mine) == state.held[seat] == self.where.count(ids.IN_HAND + seat)
            assert all(self.where[card] == ids.IN_HAND + seat for card in mine)
            assert sum(state.edition[card] < state.shuffles for card in mine) == state.hidden_old[seat]
            lying = [card for card in self.drawer[seat * 4 : seat * 4 + 4] if card != ids.NONE]
            assert all(self.where[card] == ids.IN_DRAWER + seat for card in lying)
            assert len(lying) == self.where.count(ids.IN_DRAWER + seat)
            assert len({(state.plan.ability[card], state.plan.x[card]) for card in lying}) == len(lying)
            assert len(lying) <= 3 + (self.gear[seat] >> ids.SIDE_TABLE & 1)

    def check_missions(self, state: Vienna) -> None:
        """V9.1, V11: each mission in its stack, on the board, on a desk, or gone."""
        assert state.stack == self.stack
        assert {*state.offer} - {ids.NONE} == self.offer
        for seat in range(self.seats):
            desk = state.desk[seat * 4 : seat * 4 + 4]
            assert {*desk} - {ids.NONE} == self.desk[seat]
            assert len(self.desk[seat]) + desk.count(ids.NONE) == 4
            assert len(self.desk[seat]) <= 3 + (state.gear[seat] >> ids.SIDE_TABLE & 1)
