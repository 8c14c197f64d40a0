"""Heimlich & Co. in the terminal: the loop of buildings, the stones, the own cards."""

from collections.abc import Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.text import Text

from safehouse.cli.screen import Choice, WordedScreen
from safehouse.core.draft import Draft
from safehouse.core.game import Event, GameState
from safehouse.games.heimlich import describe, ids, notebook
from safehouse.games.heimlich.describe import in_play, state_of
from safehouse.games.heimlich.meta import COLOURS
from safehouse.games.heimlich.state import State

# Letter and colour, so that colour is never the only sign.
STYLES = {
    "red": "bold #ffffff on #c0392b",
    "orange": "bold #101a2b on #d9730d",
    "yellow": "bold #101a2b on #e3b505",
    "green": "bold #ffffff on #2e7d4f",
    "blue": "bold #ffffff on #2467b8",
    "purple": "bold #ffffff on #7d3c98",
    "grey": "bold #ffffff on #6b7280",
}
BRASS = "#d4af5a"
SAFE_SIGN = "▣"
CARD_SIGN = "▪"
# Up to this many players there is room to say who is a bot.
BOTS_MARKED = 5
# From this height on the stones are bars, one under the other.
TALL = 34


class HeimlichScreen(WordedScreen):
    """Draws what `describe` puts into words."""

    # --- Words ---------------------------------------------------------------------------------------------

    def agent(self, agent: int) -> str:
        return self.words.sentence(describe.agent_name(agent))

    def letter(self, agent: int) -> str:
        return self.agent(agent)[0]

    def mark(self, agent: int) -> tuple[str, str]:
        return self.letter(agent), STYLES[COLOURS[agent]]

    def building(self, state: State, building: int) -> str:
        return self.words.sentence(describe.building_name(state.setup, building))

    # --- The board -----------------------------------------------------------------------------------------

    def board(self, view: GameState, seat: int, width: int, height: int) -> list[RenderableType]:
        state = state_of(view)
        parts: list[RenderableType] = [self.players(state, seat)]
        parts += self.town(state, width)
        parts += self.bars(state, width) if height >= TALL else [self.ranking(state)]
        if seat >= 0:
            parts.append(self.identity(state, seat))
            parts += self.hand(state, seat, wrap=height >= TALL)
        return parts

    def players(self, state: State, observer: int) -> Text:
        """Return the seats, whose turn it is, and how many cards each seat holds."""
        line = Text(overflow="fold")
        marked = state.plan.players <= BOTS_MARKED
        for seat in range(state.plan.players):
            turn = seat == state.holder and ids.DEALING != state.phase != ids.FINISHED
            style = f"bold {BRASS}" if turn else "bold" if seat == observer else ""
            name = self.words.name(seat)
            shown = self.words.say("table-bot", name=name) if marked and seat in self.bots else name
            line.append(("▶" if turn else " ") + shown, style)
            if state.plan.top_secret:
                line.append(" " + CARD_SIGN * state.hand_size[seat], BRASS)
            line.append(" ")
        return line

    def town(self, state: State, width: int) -> list[RenderableType]:
        """Return the loop: the first half from left to right, the second half back below it."""
        count = state.plan.buildings
        columns = (count + 1) // 2
        size = max(10, min(18, width // columns))
        upper = list(range(columns))
        lower = list(range(count - 1, columns - 1, -1))
        middle = Text(" " * (size // 2) + "▲", BRASS)
        news = self.die(state)
        middle.append(news.center(size * columns - 2 * (size // 2) - 2), "bold")
        middle.append("▼", BRASS)
        return [*self.houses(state, upper, size), middle, *self.houses(state, lower, size)]

    def die(self, state: State) -> str:
        if state.face < 0 or state.phase in (ids.ROLLING, ids.FINISHED):
            return ""
        face = self.words.say("table-face", face=state.plan.names["face"][state.face])
        return f"{self.words.name(state.holder)}: {face}"

    def houses(self, state: State, buildings: Sequence[int], size: int) -> list[Text]:
        """Return a row of buildings, three lines high."""
        lines = [Text(), Text(), Text()]
        for building in buildings:
            safe = building == state.safe
            corners = "╔═╗║╚╝" if safe else "┌─┐│└┘"
            style = f"bold {BRASS}" if safe else "dim"
            title = self.title(state, building)
            lines[0].append(corners[0], style)
            lines[0].append(title[: size - 2], "bold" if not safe else style)
            lines[0].append(corners[1] * (size - 2 - len(title)) + corners[2], style)
            agents = [agent for agent in range(ids.AGENTS) if in_play(state, agent) and state.at[agent] == building]
            gap = " " if 2 * len(agents) <= size - 2 else ""
            lines[1].append(corners[3], style)
            for agent in agents:
                lines[1].append(gap)
                lines[1].append(*self.mark(agent))
            lines[1].append(" " * (size - 2 - len(agents) * (1 + len(gap))))
            lines[1].append(corners[3], style)
            lines[2].append(corners[4] + corners[1] * (size - 2) + corners[5], style)
        return lines

    def title(self, state: State, building: int) -> str:
        name = self.building(state, building)
        value = str(state.plan.values[building]).replace("-", "−")
        return name + ("" if name == value else f" {value}") + (f" {SAFE_SIGN}" if building == state.safe else "")

    def by_stone(self, state: State) -> list[int]:
        agents = [agent for agent in range(ids.AGENTS) if in_play(state, agent)]
        return sorted(agents, key=lambda agent: -state.stone[agent])

    def ranking(self, state: State) -> Text:
        """Return all stones in one line, the furthest first."""
        line = Text(f"{self.words.say('table-stones', goal=state.plan.goal)}: ", "dim")
        for field, agents in groupby(self.by_stone(state), key=lambda agent: state.stone[agent]):
            line.append(f" {field} ", "bold")
            for agent in agents:
                line.append(*self.mark(agent))
                line.append(" ", "default")
        return line

    def bars(self, state: State, width: int) -> list[RenderableType]:
        """Return all stones as bars."""
        lines: list[RenderableType] = [Text(self.words.say("table-stones", goal=state.plan.goal), "dim")]
        room = min(state.plan.goal, max(10, width - 26))
        for agent in self.by_stone(state):
            letter, style = self.mark(agent)
            line = Text.assemble((f" {letter} ", style), f" {self.agent(agent):<10}")
            length = min(state.stone[agent], state.plan.goal) * room // state.plan.goal
            line.append("━" * length, style.rpartition(" ")[2])
            line.append("·" * (room - length), "dim")
            line.append(f" {state.stone[agent]}", "bold")
            lines.append(line)
        return lines

    def identity(self, state: State, seat: int) -> Text:
        line = Text()
        mine = [agent for agent in range(ids.AGENTS) if state.owner[agent] == seat]
        line.append(self.words.say("table-you", agents=self.words.join([self.agent(agent) for agent in mine])), "bold")
        for agent in mine:
            line.append(" ")
            line.append(*self.mark(agent))
            line.append(f" ({self.words.say('colour-' + COLOURS[agent])})")
        return line

    def hand(self, state: State, seat: int, wrap: bool) -> list[RenderableType]:
        """Return the own cards with their texts, on a small screen one line each."""
        if not state.plan.top_secret:
            return []
        if not state.hand_size[seat]:
            return [Text(f"{self.words.say('table-hand')}: {self.words.say('table-no_cards')}", "dim")]
        # Where the cards are the options, they are listed there.
        if state.phase == ids.GO and state.go == seat:
            return []
        lines: list[RenderableType] = []
        for slot in range(state.hand_size[seat]):
            kind = state.hand[seat * ids.HAND_LIMIT + slot]
            line = Text(no_wrap=not wrap, overflow="fold" if wrap else "ellipsis")
            line.append(f"{CARD_SIGN} ", BRASS)
            line.append(f"{self.card(state, kind)}:", "bold")
            line.append(f" {self.card_text(state, kind)}", "italic")
            if state.fresh[seat] >> slot & 1:
                line.append(f" ({self.words.say('table-fresh')})", "dim")
            lines.append(line)
        return lines

    def card(self, state: State, kind: int) -> str:
        return self.words.sentence(describe.card_name(state.setup, kind))

    def card_text(self, state: State, kind: int) -> str:
        return self.words.sentence(describe.card_text(state.setup, kind))

    # --- Choosing ------------------------------------------------------------------------------------------

    def choices(self, draft: Draft) -> list[Choice]:
        state = state_of(draft.state)
        # A dossier is asked for agent by agent; only the page takes another order.
        writing = state.phase == ids.WRITING and not draft.complete
        return self.numbered(state, state.legal(draft.seat) if writing else draft.options)

    def numbered(self, state: State, actions: Sequence[int]) -> list[Choice]:
        choices: list[Choice] = []
        for action in actions:
            choice = self.choice(state, action)
            choice.key = choice.key or str(len(choices) + 1)
            choices.append(choice)
        return choices

    def choice(self, state: State, action: int) -> Choice:
        """Return a choice as it is typed and shown. Without a key of its own it gets a number."""
        kind, arguments = self.game.space.decode(action)
        label = self.words.sentence(describe.short(state.setup, action))
        if kind.name in ("move", "agent", "stone"):
            colour = COLOURS[arguments[0]]
            names = [self.letter(arguments[0]), colour, self.words.say(f"colour-{colour}")]
            return Choice(action, "", label, aliases=names, style=STYLES[colour])
        if kind.name in ("safe", "to"):
            name = state.plan.names["building"][arguments[0]]
            return Choice(action, name, label, aliases=[label])
        if kind.name == "points":
            return Choice(action, str(arguments[0]), label)
        if kind.name == "step":
            step = f"{arguments[0] - 3:+d}"
            return Choice(action, step, label, aliases=[step.removeprefix("+")])
        if kind.name == "play":
            return Choice(
                action, "", label, self.card_text(state, arguments[0]), [state.plan.names["card"][arguments[0]]]
            )
        if kind.name == "entry":
            bystander = arguments[1] == ids.BYSTANDER
            return Choice(
                action, "0" if bystander else str(arguments[1] + 1), label, aliases=["-"] if bystander else []
            )
        if kind.name in ("yes", "no", "pass", "stop"):
            return Choice(action, label[0], label, aliases=[kind.name])
        return Choice(action, "", label)

    def impossible(self, draft: Draft) -> list[Choice]:
        state, seat, options = state_of(draft.state), draft.seat, draft.options
        others: list[int] = []
        if state.phase == ids.MOVING_SAFE:
            others = [ids.SAFE + state.safe]
        elif state.phase in (ids.QUESTION, ids.GO):
            held = {state.hand[seat * ids.HAND_LIMIT + slot] for slot in range(state.hand_size[seat])}
            others = [ids.YES, ids.PASS, *(ids.PLAY + kind for kind in sorted(held))]
            others = others[:1] if state.phase == ids.QUESTION else others[1:]
        elif state.phase == ids.CHOOSING_POINTS:
            others = [ids.POINTS]
        elif state.phase == ids.TARGETING:
            first = options[0]
            if ids.AGENT <= first < ids.STEP:
                others = ids.AGENT_OPTIONS[state.in_play]
            elif ids.STONE <= first < ids.STOP:
                others = ids.STONE_OPTIONS[state.in_play]
        elif state.phase == ids.WRITING:
            agent = (options[0] - ids.ENTRY) // 8
            others = [ids.ENTRY + 8 * agent + seat]
        if state.phase == ids.MOVING:
            others = [ids.MOVE + agent for agent in range(ids.AGENTS)]
            return [self.choice(state, action) for action in others if not in_play(state, action - ids.MOVE)]
        return [self.choice(state, action) for action in others if action not in options]

    def needs_confirmation(self, row: Sequence[int]) -> bool:
        return len(row) > 1 or row[0] not in (ids.YES, ids.NO, ids.PASS)

    def preview(self, draft: Draft) -> list[RenderableType]:
        """Return what every stone would score, and what the staged picks have done to the stones."""
        state = state_of(draft.state)
        lines: list[RenderableType] = []
        scored = [one.args for one in draft.events if one.kind == "scored"]
        if scored:
            changes = [(args[0], args[3] - args[2], args[3]) for args in scored]
            lines.append(self.changes("table-will_score", changes, f"bold {BRASS}"))
        elif state.phase != ids.WRITING:
            due = bool(state.triggers) and state.plan.top_secret
            title = "table-will_score" if due else "table-if_scored"
            changes = []
            for agent in range(ids.AGENTS):
                if in_play(state, agent):
                    after = max(0, state.stone[agent] + state.plan.values[state.at[agent]])
                    changes.append((agent, after - state.stone[agent], after))
            lines.append(self.changes(title, changes, f"bold {BRASS}" if due else "dim"))
        return lines

    def staged(self, draft: Draft) -> list[str]:
        setup = draft.state.setup
        entries = [action for action in draft.row if ids.ENTRY <= action < ids.COLOURS]
        if entries:
            return [", ".join(self.words.sentence(describe.action(setup, action)) for action in entries)]
        # The stones are in the preview.
        return self.story(draft.state, [one for one in draft.events if one.kind != "scored"], draft.seat)

    def changes(self, title: str, changes: Sequence[tuple[int, int, int]], style: str) -> Text:
        line = Text(f"{self.words.say(title)}: ", style)
        for agent, change, after in changes:
            line.append(*self.mark(agent))
            line.append(f"{change:+d}".replace("-", "−") + f"={after}  ", "default")
        return line

    def hints(self, view: GameState, seat: int, events: Sequence[Event]) -> list[str]:
        """Return, while a dossier is written, what each player did for the agent in question (H5.4)."""
        state = state_of(view)
        if state.phase != ids.WRITING:
            return []
        agent = (view.legal(seat)[0] - ids.ENTRY) // 8
        notes = [note for note in notebook.notebook(state.plan, events) if agent in note.agents]
        others = [other for other in range(state.plan.players) if other != seat]
        lines = [self.evidence(agent, other, [note for note in notes if note.seat == other]) for other in others]
        return [self.words.say("table-notes", agent=self.agent(agent)), *lines]

    def evidence(self, agent: int, seat: int, notes: Sequence[notebook.Observation]) -> str:
        kinds = [note.kind for note in notes]
        scorings = [note for note in notes if note.kind == notebook.PROFITED]
        profit = sum(note.amounts[note.agents.index(agent)] for note in scorings)
        return self.words.say(
            "table-note",
            name=self.words.name(seat),
            profit=f"{profit:+d}",
            out=kinds.count(notebook.OUT_OF_RUIN),
            into=kinds.count(notebook.INTO_RUIN),
        )

    # --- The end -------------------------------------------------------------------------------------------

    def final(self, state: GameState, width: int) -> list[RenderableType]:
        t = state_of(state)
        outcome = state.outcome()
        lines: list[RenderableType] = [Text(self.words.sentence(describe.outcome(state, outcome)), f"bold {BRASS}")]
        lines.append(Text(self.words.say("table-identities"), "dim"))
        for agent in self.by_stone(t):
            owner = t.owner[agent]
            name = self.words.sentence(describe.owner_name(owner))
            letter, style = self.mark(agent)
            lines.append(Text.assemble((f" {letter} ", style), f" {self.agent(agent):<9}{t.stone[agent]:>3}  {name}"))
        if t.filed:
            lines += [self.dossier(t, seat) for seat in range(t.plan.players)]
        points = [f"{self.words.name(seat)} {score}" for seat, score in enumerate(outcome.scores)]
        lines.append(Text(" · ".join(points), "bold"))
        return lines

    def dossier(self, state: State, seat: int) -> Text:
        entries: list[str] = []
        for agent in range(ids.AGENTS):
            entry = state.dossier[seat * ids.AGENTS + agent]
            if in_play(state, agent) and entry != ids.BLANK:
                key = "table-hit" if entry == state.owner[agent] else "table-entry"
                owner = self.words.sentence(describe.owner_name(entry))
                entries.append(self.words.say(key, agent=self.agent(agent), owner=owner))
        return Text(self.words.say("table-dossier_of", name=self.words.name(seat), entries=", ".join(entries)))
