"""A second, naive keeping of a game: it hears what everybody is told and works out what must be true.

It shares nothing with the engine but the map and the notation, keeps everything by name, and complains about any
event that the rules do not allow at its place.
"""

from safehouse.games.suitcase.ids import AGENTS, BASE
from safehouse.games.suitcase.plan import Plan
from safehouse.games.suitcase.rules import Suitcase
from tests.games.suitcase.positions import cards_left, lying, place

CARDS = "0012345"


class Bookkeeper:
    def __init__(self, plan: Plan) -> None:
        names = plan.names
        self.seats = [str(seat + 1) for seat in range(plan.players)]
        self.colours = {seat: names["case"][4 * index].partition("_")[0] for index, seat in enumerate(self.seats)}
        self.bases = {seat: names["place"][BASE + plan.corner[index]] for index, seat in enumerate(self.seats)}
        self.lines = {names["city"][city]: {names["city"][c] for c in plan.roads[city]} for city in range(plan.cities)}
        self.lines |= {names["place"][BASE + c]: {names["city"][o] for o in plan.roads[BASE + c]} for c in range(4)}
        self.gates = {
            seat: {names["city"][city] for city in range(plan.cities) if plan.gates[index][city]}
            for index, seat in enumerate(self.seats)
        }
        numbers = [str(number + 1) for number in range(AGENTS)]
        self.at = {(seat, agent): self.bases[seat] for seat in self.seats for agent in numbers}
        self.load: dict[tuple[str, str], str] = {}
        self.spot: dict[str, str] = {}
        self.brought: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.secrets = dict.fromkeys(self.seats, 0)
        self.cards = dict.fromkeys(self.seats, CARDS)
        self.rolls: dict[str, int] = {}
        self.rolling = list(self.seats)
        self.outposts = 0
        self.on_turn = ""
        self.turns = 0
        self.points = 0
        self.bonus: dict[tuple[str, str], int] = {}
        self.fight: tuple[tuple[str, str], tuple[str, str]] | None = None
        self.shown: tuple[str, str] = ("", "")
        self.fallen: list[str] = []  # suitcases dropped in the fight
        self.turn_lost = False
        self.entered: tuple[str, str, str] | None = None
        self.owed = 0  # victims of a bomb
        self.won = ""
        self.over = ""

    def hear(self, line: str) -> None:
        kind, *words = line.split(":")
        assert not self.over, f"{kind} after the end"
        getattr(self, f"on_{kind}")(*words)

    def left(self, seat: str) -> int:
        return sum(1 for (owner, _), spot in self.at.items() if owner == seat and spot != "out")

    def holders(self, city: str) -> set[str]:
        attacker = self.fight[0] if self.fight else None
        return {agent[0] for agent, spot in self.at.items() if spot == city and agent != attacker}

    def others_move_on(self) -> None:
        """Nothing may happen but what the last event asks for."""
        assert self.fight is None
        assert self.entered is None
        assert self.owed == 0
        assert not self.turn_lost

    # --- the setup -------------------------------------------------------------------------------------------

    def on_placed(self, case: str, city: str) -> None:
        colour = case.partition("_")[0]
        assert not [other for other, spot in self.spot.items() if spot == city and other.startswith(colour)]  # K2.3
        self.spot[case] = city

    def on_rolled_to_start(self, seat: str, one: str, other: str) -> None:
        assert seat == self.rolling.pop(0)  # K2.6
        self.rolls[seat] = int(one) + int(other)
        if not self.rolling:
            best = [who for who, roll in self.rolls.items() if roll == max(self.rolls.values())]
            self.rolls = {}
            self.rolling = sorted(best) if len(best) > 1 else []
            self.on_turn = best[0]

    def on_starts(self, seat: str) -> None:
        assert not self.rolling
        assert self.on_turn == seat

    def on_outpost(self, seat: str) -> None:
        assert len(self.seats) == 3  # K2.5
        assert seat in ("1", "3")
        assert self.at[seat, "1"] == self.bases[seat]
        self.at[seat, "1"] = "base_south_west"

    # --- a turn ----------------------------------------------------------------------------------------------

    def on_rolled(self, seat: str, one: str, other: str) -> None:
        self.turn_lost = False
        self.others_move_on()
        if self.turns:
            self.end_turn()
        assert seat == self.on_turn
        self.turns += 1
        self.points = int(one) + int(other)
        self.bonus = {}

    def end_turn(self) -> None:
        """K4.2: no three; K2.6, K8.3: clockwise, who is out is skipped."""
        stands = [spot for (seat, _), spot in self.at.items() if seat == self.on_turn and not spot.startswith("base")]
        assert all(stands.count(spot) <= 2 for spot in stands if spot != "out")
        after = [*self.seats, *self.seats][self.seats.index(self.on_turn) + 1 :]
        self.on_turn = next(seat for seat in after if self.left(seat))

    def pay(self, agent: tuple[str, str]) -> None:
        if self.bonus.get(agent, 0):
            self.bonus[agent] -= 1
        else:
            assert self.points > 0
            self.points -= 1

    def on_stepped(self, seat: str, number: str, start: str, end: str) -> None:
        self.others_move_on()
        agent = (seat, number)
        assert seat == self.on_turn
        assert self.at[agent] == start
        assert end in self.lines[start]
        self.pay(agent)
        self.at[agent] = end
        self.fallen = []

    def on_taken(self, seat: str, number: str, case: str, city: str) -> None:
        agent = (seat, number)
        assert self.fight is None
        assert self.at[agent] == city == self.spot.pop(case)
        assert agent not in self.load
        if seat != self.on_turn:  # K6.8
            assert self.turn_lost
            assert case in self.fallen
        self.load[agent] = case

    def on_dropped(self, seat: str, number: str, case: str, city: str) -> None:
        agent = (seat, number)
        assert self.at[agent] == city
        assert self.load.pop(agent) == case
        self.spot[case] = city
        if self.fight:
            self.fallen.append(case)

    # --- duels -----------------------------------------------------------------------------------------------

    def on_duel(self, attacker: str, one: str, defender: str, other: str) -> None:
        assert attacker == self.on_turn != defender
        assert self.fight is None
        self.fight = ((attacker, one), (defender, other))
        assert self.at[attacker, one] == self.at[defender, other]
        assert self.holders(self.at[attacker, one]) == {defender}

    def on_duel_opened(self, attacker: str, attack: str, defender: str, defence: str) -> None:
        assert self.fight is not None
        assert [agent[0] for agent in self.fight] == [attacker, defender]
        for seat, card in ((attacker, attack), (defender, defence)):
            assert card in self.cards[seat]
            self.cards[seat] = self.cards[seat].replace(card, "", 1) or CARDS + "!"
        self.shown = (attack, defence)

    def on_cards_back(self, seat: str) -> None:
        assert self.cards[seat] == CARDS + "!"
        self.cards[seat] = CARDS

    def on_beaten(self, seat: str, number: str, card: str) -> None:
        assert self.fight is not None
        attack, defence = self.shown
        loser = self.fight[1] if attack >= defence else self.fight[0]
        assert (seat, number) == loser
        assert card == min(attack, defence)
        assert loser not in self.load
        self.at[loser] = self.bases[seat] if card == "0" else "out"
        if attack >= defence:
            self.bonus[self.fight[0]] = self.bonus.get(self.fight[0], 0) + 1
        else:
            self.turn_lost = True
            self.points = 0
            self.bonus = {}
        self.fight = None

    # --- deliveries ------------------------------------------------------------------------------------------

    def on_entered_hq(self, seat: str, number: str, case: str) -> None:
        self.others_move_on()
        agent = (seat, number)
        assert seat == self.on_turn
        assert self.at[agent] in self.gates[seat]
        assert self.load[agent] == case
        own = [brought.startswith(self.colours[seat]) for brought in self.brought[seat]]
        assert not case.startswith(self.colours[seat]) or own.count(True) < 2 or False in own  # K3.2
        self.pay(agent)
        self.entered = (seat, number, case)

    def on_delivered(self, seat: str, case: str, content: str) -> None:
        assert self.entered is not None
        who, number, carried = self.entered
        assert (who, carried) == (seat, case)
        del self.load[seat, number]
        self.brought[seat].append(case)
        self.bonus[seat, number] = 0
        self.entered = None
        self.at[seat, number] = self.bases[seat]
        if content == "bomb":
            self.owed = (self.left(seat) + 1) // 2
        else:
            self.secrets[seat] += int(content)

    def on_lost(self, seat: str, number: str) -> None:
        assert seat == self.on_turn
        assert self.at[seat, number] != "out"
        assert (seat, number) not in self.load
        assert self.owed > 0
        self.owed -= 1
        self.at[seat, number] = "out"
        self.bonus[seat, number] = 0

    def on_game_over(self, reason: str) -> None:
        self.over = reason
        alive = [seat for seat in self.seats if self.left(seat)]
        rich = [seat for seat in self.seats if self.secrets[seat] >= 10]
        undelivered = 4 * len(self.seats) - sum(len(cases) for cases in self.brought.values())
        if reason == "target":
            assert rich == [self.on_turn]
        elif reason == "alone":
            assert len(alive) == 1
            assert not rich
        elif reason == "decided":
            hidden = 9 * len(self.seats) - sum(self.secrets.values())
            assert all(self.secrets[seat] + hidden < 10 for seat in alive)
        else:
            assert undelivered
            assert self.turns == 60 * len(self.seats)
        self.won = rich[0] if rich else alive[0] if len(alive) == 1 else ""

    # --- and compared ----------------------------------------------------------------------------------------

    def compare(self, state: Suitcase) -> None:
        """The engine's table and the book agree."""
        for index, seat in enumerate(self.seats):
            for number in range(AGENTS):
                agent = (seat, str(number + 1))
                spot, _, case = place(state, index, number + 1).partition(":")
                spot = {"base": self.bases[seat], "outpost": "base_south_west"}.get(spot, spot)
                if spot != "hq":
                    assert spot == self.at[agent]
                assert case == self.load.get(agent, "")
            assert cards_left(state, index) == self.cards[seat]
            assert state.secrets[index] == self.secrets[seat]
            assert state.agents_left[index] == self.left(seat)
        if self.spot:
            for city in set(self.spot.values()):
                assert lying(state, city) == sorted(
                    (case for case, spot in self.spot.items() if spot == city), key=state.plan.names["case"].index
                )
        bonus = {str(mine + 1): steps for mine, steps in enumerate(state.bonus) if steps}
        if state.turn == self.turns:  # the turn is over, the next one has not begun
            assert (state.points, bonus) == (0, {})
        elif state.pending() and not self.turn_lost:
            assert state.active == self.seats.index(self.on_turn)
            assert (state.points, bonus) == (
                self.points,
                {who: steps for (_, who), steps in self.bonus.items() if steps},
            )
