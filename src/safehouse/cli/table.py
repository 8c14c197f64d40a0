"""A table in the terminal: people and bots in their seats, one decision after the other.

Everything that a person sees comes from that person's redacted state. Between two people at one keyboard the screen
is cleared before the next one is asked.
"""

import sys
from collections.abc import Mapping, Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from safehouse.bots.base import Bot
from safehouse.cli.screen import Choice, Screen
from safehouse.core.draft import Draft
from safehouse.core.errors import IllegalMove
from safehouse.core.game import SPECTATOR, Event
from safehouse.core.match import Match, visible
from safehouse.core.rng import Rng
from safehouse.messages import describer


class Leave(Exception):
    """A player leaves: `q`, or the end of the input."""


class Terminal:
    """The output and input of a table. Without a terminal it works line by line."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False)
        self.interactive = sys.stdin.isatty() and self.console.is_terminal
        self.ended = False

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height if self.interactive else 40

    def clear(self) -> None:
        """Clear the screen and what has scrolled off it, so that nobody scrolls back to another's secrets."""
        if self.interactive:
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
            sys.stdout.flush()

    def show(self, part: RenderableType) -> None:
        if isinstance(part, Text):
            # Rich joins texts before it prints them, and loses their wrapping.
            self.console.print(part, no_wrap=part.no_wrap, overflow=part.overflow)
        else:
            self.console.print(part)

    def ask(self, text: str) -> str:
        """Return an answer; raise `Leave` at the end of the input."""
        self.console.print(Text(f"{text} "), end="")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            self.ended = True
            raise Leave
        if not self.interactive:
            self.console.print()
        return line.strip()


class Tabletop:
    """A match with people in some seats and bots in the others."""

    def __init__(self, match: Match, screen: Screen, terminal: Terminal, bots: Mapping[int, Bot], rng: Rng) -> None:
        self.match = match
        self.screen = screen
        self.words = screen.words
        self.terminal = terminal
        self.bots = bots
        self.rng = rng
        self.people = [seat for seat in range(match.setup.players) if seat not in bots]
        self.log: list[Event] = []
        # How much of the log each person has seen, and who is at the keyboard.
        self.told = dict.fromkeys(self.people, 0)
        self.at_keyboard = self.people[0] if len(self.people) == 1 else SPECTATOR

    def play(self) -> None:
        """Play to the end, or until a player leaves."""
        while not self.match.over:
            if self.match.chance_is_next:
                events = self.match.draw(self.rng)
                self.note(events)
                self.pause(events)
                continue
            seat = self.match.state.pending()[0]
            if seat in self.bots:
                self.note(self.match.submit(seat, self.bots[seat].row(self.match.state.redact(seat), seat)))
            else:
                self.call(seat)
                self.note(self.match.submit(seat, self.decide(seat)))
                self.told[seat] = len(self.log)
        self.end()

    def note(self, events: Sequence[Event]) -> None:
        """Store the events, and show the bots their part of them."""
        self.log += events
        for seat, bot in self.bots.items():
            if bot.watches:
                for event in events:
                    bot.see(self.match.setup, seat, *visible(event, seat))

    def pause(self, events: Sequence[Event]) -> None:
        """Show what everyone should see, and wait."""
        view = self.match.state.redact(SPECTATOR)
        parts = self.screen.moment(view, events, self.log, self.people)
        if parts:
            self.terminal.clear()
            for part in parts:
                self.terminal.show(part)
            if self.terminal.ask(self.words.say("ask-continue")).lower() == "q":
                raise Leave

    def call(self, seat: int) -> None:
        """Hand over the keyboard, with an empty screen."""
        if seat != self.at_keyboard:
            self.terminal.clear()
            self.terminal.ask(self.words.say("ask-pass_keyboard", name=self.words.name(seat)))
            self.at_keyboard = seat

    # --- One decision --------------------------------------------------------------------------------------

    def decide(self, seat: int) -> list[int]:
        """Let a person stage a row, undo picks, and confirm."""
        typed: list[int] = []
        notes: list[str] = []
        view = self.match.state.redact(seat)
        since = self.screen.story(view, self.log[self.told[seat] :], seat)
        while True:
            draft = self.draft(seat, typed)
            if draft.complete and not self.screen.needs_confirmation(draft.row):
                break
            self.show(seat, draft, since, notes)
            notes = []
            answer = self.terminal.ask("›")
            if draft.complete and not answer:
                break
            self.take(seat, answer, typed, notes, since)
        return draft.row

    def draft(self, seat: int, typed: Sequence[int]) -> Draft:
        draft = Draft(self.match.state, seat)
        self.screen.part = min(typed[-1], 0) if typed else 0
        for action in [action for action in typed if action >= 0]:
            draft.stage(action)
        return draft

    def take(self, seat: int, answer: str, typed: list[int], notes: list[str], since: Sequence[str]) -> None:
        """Carry out a line of input; add to `typed` and `notes`."""
        words = answer.lower().replace(",", " ").split()
        if not words:
            # If there is only one option, Enter chooses it.
            choices = self.screen.choices(self.draft(seat, typed))
            words = [choices[0].key] if len(choices) == 1 else []
        if words[:1] == ["q"]:
            raise Leave
        if words == ["u"]:
            self.take_back(typed, notes)
        elif words == ["l"]:
            notes += since
        elif answer.startswith("?"):
            notes += self.explain(seat, answer[1:].strip().lower(), typed)
        else:
            for word in self.letters(seat, words, typed):
                if not self.pick(seat, word, typed, notes):
                    break

    def take_back(self, typed: list[int], notes: list[str]) -> None:
        if not typed:
            notes.append(self.words.say("say-nothing_to_take_back"))
        else:
            typed.pop()

    def letters(self, seat: int, words: Sequence[str], typed: Sequence[int]) -> list[str]:
        """Split words that consist of one-letter names: `rrm` is `r r m`."""
        draft = self.draft(seat, typed)
        choices: list[Choice] = []
        if not draft.complete:
            choices = self.screen.choices(draft) + self.screen.impossible(draft)
        single = {name.lower() for choice in choices for name in choice.aliases if len(name) == 1 and name.isalpha()}
        apart: list[str] = []
        for word in words:
            names = any(self.fits(choice, word) for choice in choices)
            apart += list(word) if len(word) > 1 and not names and set(word) <= single else [word]
        return apart

    def pick(self, seat: int, word: str, typed: list[int], notes: list[str]) -> bool:
        """Stage the option that a word names, or note why not."""
        draft = self.draft(seat, typed)
        if draft.complete:
            notes.append(self.words.say("say-too_much", text=word))
            return False
        found = self.find(self.screen.choices(draft), word)
        if len(found) == 1:
            try:
                self.draft(seat, [*typed, found[0].action])
            except IllegalMove:
                notes.append(self.refusal(seat, draft, found[0]))
                return False
            typed.append(found[0].action)
            return True
        if found:
            notes.append(
                self.words.say("say-ambiguous", text=word, options=self.words.join([one.label for one in found]))
            )
            return False
        refused = self.find(self.screen.impossible(draft), word)
        if refused:
            notes.append(self.refusal(seat, draft, refused[0]))
        else:
            notes.append(self.words.say("say-unknown", text=word))
        return False

    def find(self, choices: Sequence[Choice], word: str) -> list[Choice]:
        """Return the choices that a word names: by its key or a name exactly, or by the beginning of a name."""
        exact = [choice for choice in choices if word == choice.key.lower()]
        exact = exact or [choice for choice in choices if word in self.names(choice)]
        return exact or [choice for choice in choices if self.fits(choice, word)]

    def fits(self, choice: Choice, word: str) -> bool:
        return word == choice.key.lower() or any(name.startswith(word) for name in self.names(choice))

    def names(self, choice: Choice) -> list[str]:
        return [name.lower() for name in [choice.label, *choice.aliases]]

    def refusal(self, seat: int, draft: Draft, choice: Choice) -> str:
        rule, reason = draft.state.why_not(seat, choice.action)
        return self.words.say("say-refused", option=choice.label, reason=self.screen.why_not(rule, reason))

    def explain(self, seat: int, word: str, typed: Sequence[int]) -> list[str]:
        """Print what can be typed, or why an option is not allowed."""
        draft = self.draft(seat, typed)
        if draft.complete:
            return [self.words.say("help-keys")]
        impossible = self.screen.impossible(draft)
        if word:
            refused = self.find(impossible, word)
            if refused:
                return [self.refusal(seat, draft, refused[0])]
            allowed = self.find(self.screen.choices(draft), word)
            if allowed:
                return [self.words.say("help-allowed", option=allowed[0].label)]
            return [self.words.say("say-unknown", text=word)]
        told = [self.words.say("help-choose"), self.words.say("help-keys")]
        if impossible:
            told.append(self.words.say("help-not_now"))
            told += [self.refusal(seat, draft, choice) for choice in impossible]
        return told

    # --- What is shown -------------------------------------------------------------------------------------

    def show(self, seat: int, draft: Draft, since: Sequence[str], notes: Sequence[str]) -> None:
        """Draw the table as the seat sees it, with what it has staged."""
        terminal = self.terminal
        terminal.clear()
        parts = self.screen.board(draft.state, seat, terminal.width, terminal.height)
        below: list[RenderableType] = []
        if draft.row:
            below.append(Text(f"{self.words.say('table-preview')}: {' '.join(self.screen.staged(draft))}", "cyan"))
        if draft.waiting:
            below.append(Text(f"{self.words.say('table-waiting')}: {self.named(draft.waiting)}", "cyan"))
        below += self.screen.preview(draft)
        if draft.complete:
            below.append(Text(self.words.say("ask-confirm"), "bold"))
        else:
            prompt = self.screen.prompt(draft.state, seat)
            below.append(Text(f"{self.words.name(seat)}: {prompt}".rstrip(), "bold"))
            below += self.listed(self.screen.choices(draft))
            below.append(Text(self.words.say("ask-choose"), "dim"))
        hints = [] if draft.complete else self.screen.hints(draft.state, seat, self.log)
        room = terminal.height - self.lines(parts) - self.lines(below) - 2
        told = self.hinted(hints) if hints and not notes else self.news(since, room, notes)
        for part in [*parts, *told, *below]:
            terminal.show(part)

    def named(self, actions: Sequence[int]) -> str:
        """Return actions in words, or in notation if the game has no words."""
        setup, describe = self.match.setup, describer(self.match.game)
        if describe is None or describe.action is None:
            return self.words.join([self.match.game.space.text(setup, action) for action in actions])
        return self.words.join([self.words.sentence(describe.action(setup, action)) for action in actions])

    def news(self, since: Sequence[str], room: int, notes: Sequence[str]) -> list[RenderableType]:
        """Return the story since the last decision, as much as fits; answers to questions come first."""
        if notes:
            return [Text(note, "yellow") for note in notes]
        lines: list[RenderableType] = []
        used = 1
        for sentence in reversed(since):
            line = Text(f"  {sentence}")
            used += self.lines([line])
            if used > room and self.terminal.interactive:
                break
            lines.insert(0, line)
        if not lines:
            return []
        hidden = len(since) - len(lines)
        title = self.words.say("table-since")
        if hidden:
            title += " " + self.words.say("table-earlier", number=hidden)
        return [Text(title, "dim"), *lines]

    def hinted(self, hints: Sequence[str]) -> list[RenderableType]:
        return [Text(hints[0], "dim"), *(Text(f"  {hint}") for hint in hints[1:])]

    def lines(self, parts: Sequence[RenderableType]) -> int:
        """Return the number of lines that something takes on this screen."""
        return sum(len(self.terminal.console.render_lines(part)) for part in parts)

    def listed(self, choices: Sequence[Choice]) -> list[RenderableType]:
        """Return options with the keys that choose them: one under the other if they are explained, else in a row."""
        if any(choice.detail for choice in choices):
            return [
                Text.assemble((f" {choice.key:>2} ", "bold"), choice.label, (f"  {choice.detail}", "italic dim"))
                for choice in choices
            ]
        line = Text()
        for choice in choices:
            mark = choice.label[0] if choice.style else ""
            same = choice.key == choice.label or choice.key == choice.label.lower()
            line.append(f" {choice.key}" if not same else f" {choice.label}", "bold")
            if not same:
                line.append(" ")
                line.append(mark, choice.style)
                line.append(choice.label[len(mark) :])
            line.append("  ")
        return [line]

    def end(self) -> None:
        """Show everyone how the game ended."""
        self.terminal.clear()
        state = self.match.state
        told = min(self.told.values())
        for sentence in self.screen.story(state, self.log[told:], SPECTATOR):
            self.terminal.show(Text(f"  {sentence}"))
        self.terminal.show(Text(self.words.say("table-game_over"), "bold"))
        board = self.screen.board(state, SPECTATOR, self.terminal.width, 0)
        for part in [*board, *self.screen.final(state, self.terminal.width)]:
            self.terminal.show(part)
