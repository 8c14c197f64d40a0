"""Suitcase in the terminal: the board, the own suitcases, and duels card by card."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from safehouse.cli.canvas import Piece
from safehouse.cli.screen import Choice, WordedScreen
from safehouse.core.draft import Draft
from safehouse.core.game import Event, GameState
from safehouse.games.suitcase import describe, duels, ids
from safehouse.games.suitcase.describe import state_of
from safehouse.games.suitcase.ids import AGENTS, BASE, BOMB, CARD_VALUES, CASES, LETTERS, MAX_CITIES, NONE, OUT
from safehouse.games.suitcase.maps import opposite
from safehouse.games.suitcase.screen_map import chart_of, drawing, listing
from safehouse.games.suitcase.state import State

# A sign for each seat besides its colour, so that colour is never the only one.
SIGNS = "●▲■◆"
# Colours that terminals with 256 of them have exactly.
STYLES = {
    "blue": "bold #ffffff on #005faf",
    "red": "bold #ffffff on #af0000",
    "green": "bold #ffffff on #00875f",
    "yellow": "bold #000000 on #d7af00",
}
OTHER_STYLES = (
    "bold #ffffff on #875faf",
    "bold #ffffff on #626262",
    "bold #000000 on #d78700",
    "bold #000000 on #5fafaf",
)
BRASS = "#d4af5a"
# From this size on the map is drawn.
WIDE, TALL = 110, 36
# Lines below and above a drawn map, and its greatest height.
BESIDES_MAP, HIGHEST_MAP = 15, 40
NAME_WIDTH = 13
DUEL_ROW = (0, 0, 1, 2, 3, 4, 5)
BOMB_SIGN = "✹"
SETTING_UP = (ids.PACKING, ids.PLACING)
FIGHTING = (ids.MEETING, ids.DUELLING, ids.CLAIMING)


class SuitcaseScreen(WordedScreen):
    """Draws what `describe` puts into words."""

    # --- Words ---------------------------------------------------------------------------------------------

    def prompt(self, view: GameState, seat: int) -> str:
        if self.part:
            return self.words.sentence(describe.agent_prompt(view, -1 - self.part))
        return super().prompt(view, seat)

    def style(self, state: State, seat: int) -> str:
        colour = state.setup.names["case"][seat * LETTERS].removesuffix("_a")
        return STYLES.get(colour, OTHER_STYLES[seat])

    def case_piece(self, state: State, case: int) -> Piece:
        seat = case // LETTERS
        return f"{SIGNS[seat]}{describe.letter(case)}", self.style(state, seat)

    def content(self, content: int) -> str:
        return BOMB_SIGN if content == BOMB else str(content)

    # --- The board -----------------------------------------------------------------------------------------

    def board(self, view: GameState, seat: int, width: int, height: int) -> list[RenderableType]:
        state = state_of(view)
        drawn = width >= WIDE and height >= TALL
        seats = [seat] if seat >= 0 and state.phase in SETTING_UP else range(state.plan.players)
        parts: list[RenderableType] = [self.player(state, other, coded=not drawn) for other in seats]
        fighting = seat >= 0 and state.phase in FIGHTING
        if drawn:
            rows = min(HIGHEST_MAP, height - BESIDES_MAP)
            parts += self.drawn(state, seat, (width - 1, rows - 4 * fighting))
        elif not fighting:
            things = [self.things(state, city, seat) for city in range(state.plan.cities)]
            parts += listing(chart_of(state.setup.files["map"]), things, self.marks(state, seat), width)
        if fighting:
            parts += self.duel(state)
        if seat >= 0:
            parts += self.own_suitcases(state, seat, brief=not drawn)
        return parts

    def player(self, state: State, seat: int, coded: bool) -> Text:
        """Return what a player has; beside the list of cities also the codes of base and headquarters."""
        turn = seat == state.active and state.phase not in (*SETTING_UP, ids.FINISHED)
        name = self.words.name(seat)
        shown = self.words.say("table-bot", name=name) if seat in self.bots else name
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append("▶" if turn else " ", BRASS)
        line.append(f"{SIGNS[seat]}", self.style(state, seat))
        line.append(f" {shown[:NAME_WIDTH]:<{NAME_WIDTH}} ", f"bold {BRASS}" if turn else "bold")
        agents = self.words.say("table-agents", number=state.agents_left[seat])
        if coded:
            line.append(f"{state.secrets[seat]:>2}/{state.plan.target} ", "bold")
            line.append(f"{agents}  {self.ways(state, seat)}  ")
        else:
            secrets = self.words.say("table-secrets", number=state.secrets[seat], target=state.plan.target)
            line.append(f"{secrets:<26} ", "bold")
            line.append(f"{agents}  ")
        line.append(self.words.say("table-duel_cards") + " ", "dim")
        for value, there in self.cards(state, seat):
            line.append(str(value) if there else "·", "bold" if there else "dim")
        brought = [case for case, by in enumerate(state.case_by) if by == seat and not coded]
        for case in brought:
            line.append("  ")
            line.append(*self.case_piece(state, case))
            line.append(f"={self.content(state.content[case])}", "bold")
        return line

    def ways(self, state: State, seat: int) -> str:
        """Return the ways out of the base and into the headquarters."""
        codes = chart_of(state.setup.files["map"]).codes
        base = BASE + state.plan.corner[seat]
        at_base = sum(place == base for place in state.place[seat * AGENTS : (seat + 1) * AGENTS])
        exits = " ".join(codes[city] for city in state.plan.roads[base])
        gates = " ".join(codes[city] for city in range(state.plan.cities) if state.plan.gates[seat][city])
        return f"⌂{at_base} → {exits}  HQ ← {gates}"

    def cards(self, state: State, seat: int) -> list[tuple[int, bool]]:
        """Return the seven duel cards, and whether they are still there."""
        left = state.cards_left[seat * CARD_VALUES : (seat + 1) * CARD_VALUES]
        zeros = 2 - left[0]
        return [(value, left[value] > (place < zeros) * (value == 0)) for place, value in enumerate(DUEL_ROW)]

    def things(self, state: State, city: int, seat: int) -> list[Piece]:
        """Return the agents in a city with what they carry, then what is there. Own agents have their numbers."""
        pieces: list[Piece] = []
        for agent, place in enumerate(state.place):
            if place == city:
                owner = agent // AGENTS
                sign = str(agent % AGENTS + 1) if owner == seat else SIGNS[owner]
                pieces.append((sign, self.style(state, owner)))
                if state.load[agent] != NONE:
                    pieces += [("+", "bold"), self.case_piece(state, state.load[agent])]
        lying = [case for case in range(CASES) if state.lying[city] >> case & 1]
        lying += [case for case, hidden in enumerate(state.hidden_at) if hidden == city and case // LETTERS == seat]
        if lying:
            pieces += [("[", "bold"), *(self.case_piece(state, case) for case in lying), ("]", "bold")]
        return pieces

    def marks(self, state: State, seat: int) -> list[str]:
        """Return the marks of cities where the picked agent can go, or with a way into the own headquarters."""
        marks = [""] * state.plan.cities
        for city in range(state.plan.cities):
            if seat >= 0 and state.plan.gates[seat][city]:
                marks[city] = f"bold underline {BRASS}"
        if self.part and state.phase == ids.MOVING:
            for action in self.of_agent(state, -1 - self.part):
                if ids.STEP <= action < ids.DELIVER:
                    marks[(action - ids.STEP) % MAX_CITIES] = "bold reverse"
        return marks

    def drawn(self, state: State, seat: int, size: tuple[int, int]) -> list[Text]:
        things = [self.things(state, city, seat) for city in range(state.plan.cities)]
        corners: list[tuple[list[Piece], list[Piece]]] = [([], []) for _ in range(ids.SEATS)]
        for corner in range(ids.SEATS):
            guests = [agent for agent, place in enumerate(state.place) if place == BASE + corner]
            owner = state.plan.corner.index(corner) if corner in state.plan.corner else NONE
            if owner != NONE:
                signs = (f"⌂{SIGNS[owner]}", self.style(state, owner))
                corners[corner][0].extend([signs, (f"×{len(guests)}", "bold")])
                corners[opposite(corner)][1].append((f"▣{SIGNS[owner]} HQ", self.style(state, owner)))
            elif guests:
                corners[corner][0].append(("⌂", "bold"))
                corners[corner][0].extend(
                    (SIGNS[agent // AGENTS], self.style(state, agent // AGENTS)) for agent in guests
                )
        lines = drawing(state.setup.files["map"], things, self.marks(state, seat), corners, size)
        others = " ".join(SIGNS[other] for other in range(state.plan.players) if other != seat)
        return [*lines, Text(self.words.say("table-map_signs", signs=others), "dim", no_wrap=True, overflow="ellipsis")]

    def own_suitcases(self, state: State, seat: int, brief: bool) -> list[Text]:
        """Return the own suitcases: their contents and where they are."""
        if state.content[seat * LETTERS] < 0:
            return []
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(f"{self.words.say('table-suitcases')}:", "bold")
        for case in range(seat * LETTERS, (seat + 1) * LETTERS):
            line.append("  ")
            line.append(*self.case_piece(state, case))
            line.append(f"={self.content(state.content[case])} ", "bold")
            line.append(self.where(state, case, brief))
        return [line]

    def where(self, state: State, case: int, brief: bool = False) -> str:
        """Return where a suitcase is, in words; in brief by the signs of the map."""
        place = state.case_at[case]
        if place == ids.NOT_PLACED:
            hidden = state.hidden_at[case]
            return self.words.named(describe.city_label(state.setup, hidden)) if hidden >= 0 else "–"
        if place == ids.DELIVERED:
            seat = state.case_by[case]
            return f"▣{SIGNS[seat]}" if brief else self.words.say("table-delivered", name=self.words.name(seat))
        if place == ids.CARRIED:
            seat, mine = divmod(state.load.index(case), AGENTS)
            if brief:
                return f"{SIGNS[seat]}{mine + 1}"
            return self.words.say("table-carried", name=f"{self.words.name(seat)} {mine + 1}")
        return self.words.named(describe.city_label(state.setup, place))

    def duel(self, state: State) -> list[RenderableType]:
        """Return who fights whom, and with which cards they still can."""
        city = self.words.named(describe.city_label(state.setup, duels.fight_city(state)))
        lines: list[RenderableType] = [Text(f"⚔ {self.words.say('table-duel_in', city=city)}", f"bold {BRASS}")]
        for seat, key, agent in (
            (state.active, "table-attacks", state.fighter),
            (state.defender, "table-defends", state.opponent),
        ):
            line = Text("  ", end="")
            line.append(SIGNS[seat], self.style(state, seat))
            line.append(f" {self.words.say(key, name=self.words.name(seat)):<24}")
            for value, there in self.cards(state, seat):
                line.append(f" {value} " if there else " · ", self.style(state, seat) if there else "dim")
                line.append(" ")
            if agent != NONE and state.load[agent] != NONE:
                line.append("  ")
                line.append(*self.case_piece(state, state.load[agent]))
            lines.append(line)
        return lines

    # --- Choosing ------------------------------------------------------------------------------------------

    def of_agent(self, state: State, agent: int) -> list[int]:
        """Return what may be done with an agent of the player on turn."""
        return [
            action
            for action in state.legal(state.active)
            if self.game.space.kind_of(action).name != "end_turn" and self.agent_of(action) == agent
        ]

    def agent_of(self, action: int) -> int:
        return self.game.space.decode(action)[1][0]

    def choices(self, draft: Draft) -> list[Choice]:
        state, seat = state_of(draft.state), draft.seat
        if state.phase == ids.MOVING:
            if self.part:
                return self.numbered(state, self.of_agent(state, -1 - self.part), seat)
            agents = [agent for agent in range(AGENTS) if self.of_agent(state, agent)]
            found = [self.agent_choice(state, agent, -1 - agent) for agent in agents]
            return found + [self.choice(state, action, seat) for action in draft.options if action == ids.END_TURN]
        return self.numbered(state, draft.options, seat)

    def numbered(self, state: State, actions: Sequence[int], seat: int) -> list[Choice]:
        choices: list[Choice] = []
        for action in actions:
            choice = self.choice(state, action, seat)
            choice.key = choice.key or str(len(choices) + 1)
            choices.append(choice)
        return choices

    def agent_choice(self, state: State, agent: int, action: int) -> Choice:
        """Return an agent by its number: where it is, and which equal agents it stands for."""
        first = state.active * AGENTS
        place = state.place[first + agent]
        label = self.words.sentence(describe.place_name(state.setup, place))
        alike = sum(other == place for other in state.place[first : first + AGENTS])
        if place >= MAX_CITIES and place != OUT and alike > 1:
            label += f" ×{alike}"
        if state.load[first + agent] != NONE:
            label += f" {self.case_piece(state, state.load[first + agent])[0]}"
        if state.bonus[agent]:
            label += f" +{state.bonus[agent]}"
        return Choice(action, str(agent + 1), label)

    def choice(self, state: State, action: int, seat: int) -> Choice:
        """Return a choice as it is typed and shown. Without a key of its own it gets a number."""
        kind, arguments = self.game.space.decode(action)
        label = self.words.sentence(describe.short(state.setup, action, state))
        if kind.name == "pack":
            order = "".join("b" if content == BOMB else str(content) for content in ids.ORDERS[arguments[0]])
            return Choice(action, order, order, aliases=[label])
        if kind.name == "place":
            return Choice(action, label, label, aliases=self.city_names(state, arguments[0]))
        if kind.name == "step":
            label += self.awaits(state, arguments[1], seat)
            return Choice(action, "", label, aliases=self.city_names(state, arguments[1]))
        if kind.name in ("take", "claim"):
            case = arguments[-1]
            names = [f"t{describe.letter(case)}", state.setup.names["case"][case]]
            return Choice(action, "", f"{self.case_piece(state, case)[0]} {label}", aliases=names)
        if kind.name == "card":
            return Choice(action, str(arguments[0]), label, self.odds(state, arguments[0], seat))
        if kind.name in ("meet", "lose"):
            return self.named_agent(state, action, state.defender if kind.name == "meet" else seat, arguments[0])
        return Choice(action, {"drop": "d", "deliver": "h", "end_turn": "e"}.get(kind.name, ""), label)

    def awaits(self, state: State, city: int, seat: int) -> str:
        """Return who and what is in a city that an agent may enter."""
        fight = " ⚔" if state.holder[city] not in (NONE, seat) else ""
        there = "".join(text for text, _ in self.things(state, city, seat))
        return f"{fight} {there}" if there else ""

    def named_agent(self, state: State, action: int, seat: int, agent: int) -> Choice:
        """Return a defender or a victim: where it is and what it carries."""
        place = state.place[seat * AGENTS + agent]
        label = self.words.sentence(describe.place_name(state.setup, place))
        load = state.load[seat * AGENTS + agent]
        if load != NONE:
            label += f" {self.case_piece(state, load)[0]} {self.words.sentence(describe.case_seen(state, load))}"
        return Choice(action, str(agent + 1), label)

    def city_names(self, state: State, city: int) -> list[str]:
        return [state.setup.names["city"][city], chart_of(state.setup.files["map"]).codes[city]]

    def odds(self, state: State, value: int, seat: int) -> str:
        """Return against how many of the other's cards a card wins (K6.2: the attacker wins ties)."""
        attacks = seat == state.active
        other = state.defender if attacks else state.active
        against = [card for card, there in self.cards(state, other) if there]
        won = sum(value > card or (attacks and value == card) for card in against)
        return self.words.say("table-beats", number=won, total=len(against))

    def impossible(self, draft: Draft) -> list[Choice]:
        state, seat, legal = state_of(draft.state), draft.seat, draft.options
        if state.phase == ids.MOVING:
            return self.not_now(state, seat, legal)
        if state.phase == ids.DUELLING:
            cards = range(ids.CARD, ids.CARD + CARD_VALUES)
            return [self.choice(state, card, seat) for card in cards if card not in legal]
        if state.phase == ids.LOSING:
            there = [mine for mine in range(AGENTS) if state.place[seat * AGENTS + mine] != OUT]
            others = [self.choice(state, ids.LOSE + mine, seat) for mine in there if ids.LOSE + mine not in legal]
            return [self.by_number(choice) for choice in others]
        if state.phase == ids.PLACING:
            cities = [hidden for hidden in state.hidden_at if hidden >= 0]
            return [self.choice(state, ids.PLACE + city, seat) for city in cities]
        return []

    def not_now(self, state: State, seat: int, legal: Sequence[int]) -> list[Choice]:
        """Return what an agent, or all of them, cannot do in this turn."""
        roads = state.plan.roads
        if not self.part:
            others = [agent for agent in range(AGENTS) if not self.of_agent(state, agent)]
            choices: list[Choice] = []
            for agent in others:
                around = roads[state.place[seat * AGENTS + agent]] or [0]
                refused = self.agent_choice(state, agent, ids.STEP + agent * MAX_CITIES + around[0])
                choices.append(self.by_number(refused))
            return choices + [self.choice(state, ids.END_TURN, seat) for _ in range(ids.END_TURN not in legal)]
        agent = -1 - self.part
        place = state.place[seat * AGENTS + agent]
        tried = [ids.STEP + agent * MAX_CITIES + city for city in roads[place]]
        if place < MAX_CITIES:
            tried += [ids.TAKE + agent * CASES + case for case in range(CASES) if state.lying[place] >> case & 1]
            tried += [ids.DELIVER + agent, ids.DROP + agent]
        return [self.choice(state, action, seat) for action in tried if action not in legal]

    def by_number(self, choice: Choice) -> Choice:
        """Return an agent named in a sentence, without its number in front."""
        agent = self.words.sentence(describe.agent_name(int(choice.key) - 1))
        choice.label = f"{agent} ({choice.label})"
        return choice

    def needs_confirmation(self, row: Sequence[int]) -> bool:
        return len(row) > 1 or row[0] not in (ids.SEND, ids.STAY)

    # --- What was staged -----------------------------------------------------------------------------------

    def staged(self, draft: Draft) -> list[str]:
        state = state_of(draft.state)
        if draft.events:
            return self.story(state, draft.events, draft.seat)
        if state.phase in (ids.PLACING, ids.OPENING_PLACES):
            hidden = [Event("placed", [case, city]) for case, city in enumerate(state.hidden_at) if city >= 0]
            return self.story(state, hidden, draft.seat)
        return [self.words.sentence(describe.action(state.setup, action)) + "." for action in draft.row]

    def preview(self, draft: Draft) -> list[RenderableType]:
        """Return what the staged picks lead to: an attack, or a city that is too full."""
        state = state_of(draft.state)
        if draft.row and state.phase in (ids.MEETING, ids.DUELLING) and draft.row[-1] < ids.CARD:
            text = self.words.say("table-fight_ahead", name=self.words.name(state.defender))
            return [Text(text, f"bold {BRASS}")]
        return [
            Text(
                self.words.say(
                    "table-go_on", number=number, city=self.words.named(describe.city_label(state.setup, city))
                ),
                f"bold {BRASS}",
            )
            for city, number in enumerate(state.crowd)
            if number > 2
        ]

    # --- Moments -------------------------------------------------------------------------------------------

    def moment(
        self, view: GameState, events: Sequence[Event], log: Sequence[Event], people: Sequence[int]
    ) -> list[RenderableType]:
        """Return the opened duel or suitcase, if a person at the keyboard is part of it."""
        if not events or events[0].kind not in ("duel_opened", "delivered"):
            return []
        state = state_of(view)
        opened = events[0].args
        seats = [opened[0], opened[2] if events[0].kind == "duel_opened" else opened[1] // LETTERS]
        if not set(seats) & set(people):
            return []
        lines: list[RenderableType] = [Text()]
        if events[0].kind == "duel_opened":
            step = next(one for one in reversed(log) if one.kind == "stepped")
            city = self.words.named(describe.city_label(state.setup, step.args[3]))
            lines.append(Text(f"  ⚔ {self.words.say('table-duel_in', city=city)}", f"bold {BRASS}"))
            shown = [
                (opened[0], self.words.say("table-attacks", name=self.words.name(opened[0])), str(opened[1])),
                (opened[2], self.words.say("table-defends", name=self.words.name(opened[2])), str(opened[3])),
            ]
        else:
            case = self.words.sentence(describe.case_name(state.setup, opened[1]))
            shown = [(opened[1] // LETTERS, case, self.content(opened[2]))]
        lines += self.open_cards(state, shown)
        lines += [Text(f"  {sentence}", "bold") for sentence in self.story(view, events, NONE)]
        if events[0].kind == "duel_opened" and state.phase != ids.FINISHED:
            key = "table-bonus_step" if opened[1] >= opened[3] else "table-turn_over"
            lines.append(Text(f"  {self.words.say(key, name=self.words.name(opened[0]))}"))
        if events[0].kind == "delivered":
            now = self.words.say("table-secrets", number=state.secrets[opened[0]], target=state.plan.target)
            lines.append(Text(f"  {self.words.name(opened[0])}: {now}"))
        return [*lines, Text()]

    def open_cards(self, state: State, shown: Sequence[tuple[int, str, str]]) -> list[RenderableType]:
        """Return cards side by side, face up: whose, a title, what is on it."""
        lines = [Text("  "), Text("  "), Text("  "), Text("  ")]
        for seat, title, face in shown:
            style = self.style(state, seat)
            lines[0].append(f"{SIGNS[seat]} {title}".ljust(28))
            for line, text in zip(lines[1:], ("┌─────┐", f"│  {face}  │", "└─────┘"), strict=True):
                line.append(text, style)
                line.append(" " * 21)
        return [*lines]

    # --- The end -------------------------------------------------------------------------------------------

    def final(self, state: GameState, width: int) -> list[RenderableType]:
        t = state_of(state)
        outcome = state.outcome()
        lines: list[RenderableType] = [Text(self.words.sentence(describe.outcome(state, outcome)), f"bold {BRASS}")]
        lines.append(Text(self.words.say("table-opened"), "dim"))
        for seat in range(t.plan.players):
            line = Text(no_wrap=True, overflow="ellipsis")
            line.append(SIGNS[seat], self.style(t, seat))
            line.append(f" {self.words.name(seat):<10}", "bold")
            for letter in range(LETTERS):
                case = seat * LETTERS + letter
                line.append(f" {describe.letter(case)}={self.content(t.content[case])}", "bold")
                line.append(f" {self.where(t, case, brief=width < WIDE)} ")
            lines.append(line)
        ranked = sorted(range(t.plan.players), key=lambda seat: outcome.ranks[seat])
        points = [f"{outcome.ranks[seat]}. {self.words.name(seat)} {outcome.scores[seat]}" for seat in ranked]
        lines.append(Text(" · ".join(points), "bold"))
        return lines
