"""Vienna in the terminal: the board, tracks and roof, all desks, the own cards."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from safehouse.cli.canvas import Piece
from safehouse.cli.screen import Choice, WordedScreen
from safehouse.core.draft import Draft
from safehouse.core.game import GameState
from safehouse.core.sentences import Sentence
from safehouse.games.vienna import describe, ids
from safehouse.games.vienna import describe_things as things
from safehouse.games.vienna.describe_things import state_of
from safehouse.games.vienna.game import THING_NAMES
from safehouse.games.vienna.placement import count_bits, discounts, means_for, price, stock
from safehouse.games.vienna.screen_plan import chart_of, drawing, listing
from safehouse.games.vienna.state import State
from safehouse.games.vienna.vocabulary import BRIBES, FLAGS, INFOS, NEEDS, SEALS

# A sign for each seat besides its colour, so that colour is never the only one.
SIGNS = "●▲■◆"
SEAT_STYLES = ("bold #5fafff", "bold #ff5f5f", "bold #5fd787", "bold #ffd75f")
# The colours of buildings; the bribe beside them says the same.
CITY_STYLES = (
    "bold #ffffff on #5f00af", "bold #000000 on #ffafd7", "bold #000000 on #ff8700", "bold #ffffff on #875f00",
    "bold #000000 on #9e9e9e",
)  # fmt: skip
BRASS = "#d4af5a"
THIRD_SIGN = "☻"
FIGURE_SIGN = "*"
ONE_SHORT = "!"
# From this size on the plan is drawn.
WIDE, TALL = 100, 40
# From this width on the choices of the table are named.
SPACIOUS = 120
LEAST_PLAN, LAST_PLAN, HIGHEST_PLAN = 13, 20, 34
# Lines that signs, question, options and news need below the plan.
BELOW_PLAN = 11
NAME_WIDTH = 13
# Most buildings to choose from that are named in full, on small, large and very large screens.
FEW, MORE, MANY = 5, 12, 20
VERY_WIDE = 150
# Questions for which a small screen shows the board; for the others it shows all desks.
ON_BOARD = (
    ids.ASSIGNING, ids.ACTING, ids.SOURCING, ids.SURROUNDING, ids.THIRD_WALKING, ids.FIGURE_WALKING, ids.REMOVING,
    ids.POSTING,
)  # fmt: skip
# Kinds of picks that need no confirmation where they are the only one.
SIMPLE = ("drawer", "gift", "mark", "box", "pass")


class ViennaScreen(WordedScreen):
    """Draws what `describe` puts into words."""

    # How many buildings are named in full: as many as the size of the board drawn last leaves room for.
    named = FEW

    # --- Words ---------------------------------------------------------------------------------------------

    def word(self, sentence: Sentence) -> str:
        return self.words.sentence(sentence)

    def brief(self, kind: str, word: str) -> str:
        return self.words.say(f"{kind}-{word}.brief")

    # --- The board -----------------------------------------------------------------------------------------

    def board(self, view: GameState, seat: int, width: int, height: int) -> list[RenderableType]:
        state = state_of(view)
        self.named = FEW
        if width >= WIDE and (height >= TALL or seat < 0):
            self.named = MANY if width >= VERY_WIDE else MORE
            return self.large(state, seat, width, height)
        return self.small(state, seat, width)

    def large(self, state: State, seat: int, width: int, height: int) -> list[RenderableType]:
        """Return everything, with the plan as high as the rest allows."""
        parts: list[RenderableType] = [self.heading(state, width), self.tracks(state)]
        for other in range(state.plan.players):
            parts += [self.player(state, other), self.drawers(state, other)]
        if state.plan.full:
            parts.append(self.missions(self.words.say("table-on_offer"), state, offers_of(state)))
            seats = range(state.plan.players)
            parts += [self.missions(SIGNS[other], state, desk_of(state, other)) for other in seats]
        # A line that is empty now keeps the plan where it is.
        parts += self.own_cards(state, seat) or [Text()]
        rows = max(LEAST_PLAN, min(HIGHEST_PLAN, height - len(parts) - BELOW_PLAN)) if height else LAST_PLAN
        return parts + self.plan(state, seat, (width - 1, rows))

    def small(self, state: State, seat: int, width: int) -> list[RenderableType]:
        """Return the board if the question is about it, with the others in brief; else all desks."""
        parts: list[RenderableType] = [self.heading(state, width), self.tracks(state)]
        seats = range(state.plan.players)
        if seat < 0 or state.phase not in ON_BOARD:
            for other in seats:
                parts += [self.player(state, other), self.drawers(state, other)]
        else:
            parts += [self.player(state, seat), self.others(state, seat), self.drawers(state, seat)]
        if state.plan.full and seat >= 0:
            if state.phase != ids.ASSIGNING:
                parts.append(self.missions(self.words.say("table-on_offer"), state, offers_of(state), brief=True))
            parts.append(self.missions(SIGNS[seat], state, desk_of(state, seat)))
        if state.phase not in (ids.ASSIGNING, ids.ACTING):
            parts += self.own_cards(state, seat)
        return parts + (self.list_of_buildings(state, seat, width) if seat < 0 or state.phase in ON_BOARD else [])

    def line(self) -> Text:
        return Text(no_wrap=True, overflow="ellipsis")

    def heading(self, state: State, width: int) -> Text:
        """Return which part of the round it is, and the roof with the investigator and its tiles."""
        plan = state.plan
        names = plan.names["roof"]
        line = self.line()
        line.append(self.word(describe.phase_name(state)), f"bold {BRASS}")
        if state.ending:
            line.append(" " + self.words.say("table-last_round"), "bold")
        line.append(f"  {self.words.say('table-roof')} ", "dim")
        for field in range(plan.roof_start, plan.end + 1):
            here = field == state.roof
            tiles = ""
            if plan.full:
                tiles += "$" * (field in plan.purchases) + "¤" * (field in plan.paydays)
            line.append(
                f"[{names[field]}{tiles}]" if here else f"{names[field]}{tiles}", "bold reverse" if here else ""
            )
            line.append(" ")
        if state.moved:
            line.append("✕ ", "bold")
        if plan.full:
            line.append(self.words.say("table-roof_signs"), "dim")
        if width >= SPACIOUS:
            line.append("  " + " · ".join(self.word(one) for one in things.setting(state.setup)), "dim")
        return line

    def tracks(self, state: State) -> Text:
        """Return the markers: on which field, and what a tile of the kind is worth."""
        line = self.line()
        for info, field in enumerate(state.marker):
            line.append(self.brief("info", INFOS[info]), "bold")
            line.append(f" {self.word(things.info_name(info))} {field + 1}")
            line.append(f"={state.plan.area[info][field]} ", "bold")
        return line

    def others(self, state: State, seat: int) -> Text:
        """Return score and agents of the other players."""
        line = self.line()
        for other in range(state.plan.players):
            if other != seat:
                line.append("⚑" if other == state.arms else " ", BRASS)
                line.append(SIGNS[other], SEAT_STYLES[other])
                line.append(f" {self.words.name(other)[:NAME_WIDTH]} ")
                line.append(f"{state.score[other]} ", "bold")
                line.append(f"{SIGNS[other]}{count_bits(state.agents[other])}+{state.supply[other]}  ")
        return line

    def player(self, state: State, seat: int) -> Text:
        """Return score, agents, bribes, infos, money and things of a player."""
        first = seat * ids.KINDS
        turn = seat == state.active and ids.ASSIGNING != state.phase != ids.FINISHED
        name = self.words.name(seat)
        shown = self.words.say("table-bot", name=name) if seat in self.bots else name
        line = self.line()
        line.append("▶" if turn else "⚑" if seat == state.arms else " ", BRASS)
        line.append(SIGNS[seat], SEAT_STYLES[seat])
        line.append(f" {shown[:NAME_WIDTH]:<{NAME_WIDTH}}", f"bold {BRASS}" if turn else "bold")
        line.append(f"{state.score[seat]:>3} ", "bold")
        line.append(f"{SIGNS[seat]}{count_bits(state.agents[seat])}+{state.supply[seat]} ")
        for kind, bribe in enumerate(BRIBES):
            number = state.bribe[first + kind]
            line.append(self.brief("bribe", bribe), CITY_STYLES[kind] if number else "dim")
            line.append(f"{number} ", "bold" if number else "dim")
        for kind, info in enumerate(INFOS):
            number = state.info[first + kind]
            line.append(f"{self.brief('info', info)}{number} ", "bold" if number else "dim")
        if state.plan.full:
            line.append(self.words.say("shilling.brief", number=state.coins[seat]), "bold")
            if things_of(state, seat):
                line.append(" " + ",".join(self.thing(state, seat, one) for one in things_of(state, seat)))
        if state.colour and state.colour[seat] != ids.NONE:
            line.append(f" {FIGURE_SIGN}{self.word(things.figure_name(state.colour[seat]))}", "dim")
        return line

    def thing(self, state: State, seat: int, thing: int) -> str:
        name = self.word(things.thing_name(thing))
        return f"{name} {state.box[seat]}" if thing == ids.CASH_BOX else name

    def drawers(self, state: State, seat: int) -> Text:
        """Return the contents of a player's drawers, in words."""
        line = self.line()
        line.append(f"   {SIGNS[seat]} ", SEAT_STYLES[seat])
        line.append(self.words.say("table-drawers") + " ", "dim")
        cards = state.drawer[seat * ids.SLOTS : (seat + 1) * ids.SLOTS]
        for slot, card in enumerate(cards):
            if card != ids.NONE:
                line.append(f"{slot + 1} ", "bold")
                line.append(self.word(things.ability_brief(state.setup, card)) + "  ")
        return line

    def missions(self, title: str, state: State, missions: Sequence[int], brief: bool = False) -> Text:
        line = self.line()
        line.append(f"   {title}: ", "dim")
        line.append("  ".join(self.mission(state, mission, brief) for mission in missions))
        return line

    def mission(self, state: State, mission: int, brief: bool) -> str:
        """Return a mission in signs: flag, what it needs, what it pays; in brief without the latter."""
        plan = state.plan
        need = [*NEEDS.values()][plan.mission_needs[mission]]
        if not need.kind:
            shown = chart_of(state.setup.files["board"]).codes[plan.letter_house[plan.mission_letter[mission]]]
        else:
            wanted = plan.mission_wanted[mission]
            shown = "+".join(f"{n}{self.brief(need.kind, need.words[one])}" for one, n in enumerate(wanted) if n)
        paid = [("shilling", plan.mission_shillings[mission]), ("point", plan.mission_points[mission])]
        reward = "".join(self.words.say(f"{key}.brief", number=number) for key, number in paid if number)
        flag = self.brief("flag", FLAGS[plan.mission_flag[mission]])
        return f"{things.mission_id(state.setup, mission)} {flag} {shown}{'' if brief else '→' + reward}"

    def own_cards(self, state: State, seat: int) -> list[RenderableType]:
        """Return the own cards that are assigned, and those in hand that are not in question."""
        if seat < 0:
            return []
        cards = self.laid(state, seat)
        if state.phase != ids.ASSIGNING:
            hand = [card for card in state.hand[seat * ids.HAND : (seat + 1) * ids.HAND] if card >= 0]
            cards += [self.numbered(state, card, things.card_text(state.setup, card)) for card in hand]
        if not cards:
            return []
        line = self.line()
        line.append(f"   {self.words.say('table-hand')}: ", "bold")
        line.append("  ".join(cards))
        return [line]

    def numbered(self, state: State, card: int, text: Sentence) -> str:
        """Return a card with its number, by which it is typed."""
        return f"{state.setup.names['card'][card]} {self.word(text)}"

    def laid(self, state: State, seat: int) -> list[str]:
        row = state.assigned[seat * ids.ACTIONS : (seat + 1) * ids.ACTIONS]
        return [
            f"{things.ACTION_NUMERALS[action]} "
            + self.numbered(state, card, things.card_for(state.setup, card, action))
            for action, card in enumerate(row)
            if card >= 0
        ]

    # --- Buildings and squares -------------------------------------------------------------------------------

    def titles(self, state: State) -> list[list[Piece]]:
        """Return code, bribe, flag and seal of each building."""
        titles: list[list[Piece]] = []
        for building, code in enumerate(chart_of(state.setup.files["board"]).codes):
            city, flag = state.plan.city[building], state.flag[building]
            text = self.brief("flag", FLAGS[flag]) if flag >= 0 else "  "
            if state.plan.full:
                text += self.brief("seal", SEALS[state.plan.seal_of[building]])
            titles.append([(f"{code} ", "bold"), (self.brief("bribe", BRIBES[city]), CITY_STYLES[city]), (text, "")])
        return titles

    def there(self, state: State, seat: int) -> list[list[Piece]]:
        """Return what an agent costs the seat on each building, and who stands there."""
        pieces: list[list[Piece]] = []
        for building in range(ids.BUILDINGS):
            row: list[Piece] = []
            if seat >= 0 and not state.agents[seat] >> building & 1:
                cost = price(state, seat, building)
                have = stock(state, seat, means_for(state, discounts(state, seat), building))
                if cost <= have:
                    row.append((f"×{cost}", "bold"))
            for other in range(state.plan.players):
                if state.agents[other] >> building & 1:
                    figure = FIGURE_SIGN if state.figure[other] == building else ""
                    row.append((SIGNS[other] + figure, SEAT_STYLES[other]))
            if state.third == building:
                row.append((THIRD_SIGN, "bold"))
            pieces.append(row)
        return pieces

    def squares(self, state: State, seat: int) -> list[Piece]:
        """Return number and info of each square; a mark where the seat needs only one more agent."""
        pieces: list[Piece] = []
        for square, info in enumerate(state.tile):
            if info == ids.NONE:
                pieces.append((f"{state.plan.number[square]}·", "dim"))
                continue
            missing = count_bits(state.plan.square_mask[square] & ~state.agents[seat]) if seat >= 0 else 0
            text = f"{state.plan.number[square]}{self.brief('info', INFOS[info])}"
            pieces.append((text + ONE_SHORT, f"bold {BRASS}") if missing == 1 else (text, ""))
        return pieces

    def plan(self, state: State, seat: int, size: tuple[int, int]) -> list[RenderableType]:
        board = state.setup.files["board"]
        lines = drawing(board, self.titles(state), self.there(state, seat), self.squares(state, seat), size)
        return [*lines, Text(self.words.say("table-plan_signs"), "dim", no_wrap=True, overflow="ellipsis")]

    def list_of_buildings(self, state: State, seat: int, width: int) -> list[Text]:
        squares = self.squares(state, seat)
        around = [
            [squares[square] for square in state.plan.squares_of[building] if state.tile[square] != ids.NONE]
            for building in range(ids.BUILDINGS)
        ]
        codes = chart_of(state.setup.files["board"]).codes
        return listing(self.titles(state), self.there(state, seat), around, codes, width)

    # --- Choosing ------------------------------------------------------------------------------------------

    def choices(self, draft: Draft) -> list[Choice]:
        state, seat, legal = state_of(draft.state), draft.seat, draft.options
        few = sum(ids.PLACE <= action < ids.FROM for action in legal) <= self.named
        choices: list[Choice] = []
        for action in legal:
            choice = self.choice(state, action, seat, few)
            choice.key = choice.key or str(len(choices) + 1)
            choices.append(choice)
        return choices

    def choice(self, state: State, action: int, seat: int, named: bool = True) -> Choice:
        """Return a choice as it is typed and shown. Without a key of its own it gets a number."""
        setup = state.setup
        kind, arguments = self.game.space.decode(action)
        label = self.word(describe.short(setup, action, state))
        if kind.name == "assign":
            card = arguments[0]
            whole = f"{setup.names['card'][card]} [{self.word(things.bribe_name(state.plan.bribe_of[card]))}/"
            whole += f"{self.word(things.info_name(state.plan.info_of[card]))}]"
            text = things.ability_brief if self.named == FEW else things.ability_text
            detail = self.word(text(setup, card))
            return Choice(action, str(self.cards(state, seat).index(card) + 1), whole, detail)
        if kind.name in ("place", "walk", "remove"):
            code = chart_of(setup.files["board"]).codes[arguments[0]]
            names = [things.building_label(setup, arguments[0]), setup.names["building"][arguments[0]]]
            return Choice(action, code, label if named else code, aliases=names)
        if kind.name == "from":
            if arguments[0] >= ids.BUILDINGS:
                return Choice(action, "s" if arguments[0] == ids.SUPPLY else "f", label)
            return Choice(action, chart_of(setup.files["board"]).codes[arguments[0]], label)
        if kind.name in ("take", "gift", "pay"):
            key = self.brief("bribe", BRIBES[arguments[0]]) if arguments[0] < ids.KINDS else "s"
            return Choice(action, key, label)
        if kind.name == "mark":
            return Choice(action, self.brief("info", INFOS[arguments[0]]), label)
        if kind.name in ("fulfil", "accept"):
            if self.named == FEW:
                label = self.words.say(f"action-{kind.name}", mission=self.mission(state, arguments[0], brief=False))
            return Choice(action, things.mission_id(setup, arguments[0]), label)
        if kind.name == "buy":
            thing = arguments[0]
            cost = self.words.say("shilling.brief", number=ids.THING_PRICE[thing])
            name = self.word(things.thing_name(thing))
            return Choice(action, str(thing + 1), f"{name} ({cost})", aliases=[name, THING_NAMES[thing]])
        return Choice(action, self.own_key(kind.name, arguments), label)

    def own_key(self, kind: str, arguments: tuple[int, ...]) -> str:
        if kind == "drawer":
            return str(arguments[0] + 1)
        if kind == "box":
            return str(arguments[0])
        return {"pass": "n", "earn": "s"}.get(kind, "")

    def cards(self, state: State, seat: int) -> Sequence[int]:
        """Return a seat's cards of the round in order, assigned or not, so that their numbers stay."""
        hand = state.hand[seat * ids.HAND : (seat + 1) * ids.HAND]
        laid = state.assigned[seat * ids.ACTIONS : (seat + 1) * ids.ACTIONS]
        return sorted(card for card in [*hand, *laid] if card >= 0)

    def impossible(self, draft: Draft) -> list[Choice]:
        state, seat, legal = state_of(draft.state), draft.seat, set(draft.options)
        tried: list[int] = []
        if state.phase == ids.ASSIGNING:
            tried += [ids.ASSIGN + card for card in self.cards(state, seat)]
        elif state.phase == ids.STORING:
            tried += range(ids.DRAWER, ids.TAKE)
        elif state.phase == ids.ACTING:
            tried += range(ids.EARN, ids.FROM)
        elif state.phase == ids.SOURCING:
            tried += [ids.FROM + ids.SUPPLY, ids.FROM + ids.FIGURE][: 1 + state.plan.feld]
        elif state.phase in (ids.PAYING, ids.SETTLING):
            tried += range(ids.PAY, ids.PAY + ids.KINDS)
        elif state.phase == ids.CHOOSING and ids.GIFT <= max(legal) < ids.MARK:
            tried += range(ids.GIFT, ids.MARK)
        elif state.phase == ids.COMMISSIONING:
            tried += [ids.FULFIL + mission for mission in desk_of(state, seat)]
            tried += [ids.ACCEPT + mission for mission in offers_of(state)]
        elif state.phase == ids.BUYING:
            tried += range(ids.BUY, ids.REMOVE)
        elif state.phase == ids.REMOVING:
            tried += [ids.REMOVE + building for building in ids.members(state.agents[seat])]
        return [self.choice(state, action, seat) for action in tried if action not in legal]

    def needs_confirmation(self, row: Sequence[int]) -> bool:
        return len(row) > 1 or self.game.space.kind_of(row[0]).name not in SIMPLE

    # --- What was staged -----------------------------------------------------------------------------------

    def staged(self, draft: Draft) -> list[str]:
        state = state_of(draft.state)
        if draft.events:
            return self.story(state, draft.events, draft.seat)
        if self.game.space.kind_of(draft.row[0]).name == "assign":
            return self.laid(state, draft.seat)
        return [self.word(describe.action(state.setup, action)) + "." for action in draft.row]

    # --- The end -------------------------------------------------------------------------------------------

    def final(self, state: GameState, width: int) -> list[RenderableType]:
        t = state_of(state)
        outcome = state.outcome()
        lines: list[RenderableType] = [Text(self.word(describe.outcome(state, outcome)), f"bold {BRASS}")]
        for seat in sorted(range(t.plan.players), key=lambda seat: outcome.ranks[seat]):
            line = Text()
            line.append(SIGNS[seat], SEAT_STYLES[seat])
            line.append(f" {outcome.ranks[seat]}. {self.words.name(seat)} {outcome.scores[seat]}", "bold")
            lines.append(line)
            lines += [Text(f"    {self.word(one)}") for one in describe.final_lines(state, seat)]
        return lines


def things_of(state: State, seat: int) -> list[int]:
    """Return what a player has bought, agents left out."""
    return [thing for thing in range(ids.TELEPHONE, ids.THINGS) if state.gear[seat] >> thing & 1]


def offers_of(state: State) -> list[int]:
    """Return the missions on the board."""
    return [mission for mission in state.offer if mission != ids.NONE]


def desk_of(state: State, seat: int) -> list[int]:
    """Return a player's missions."""
    return [mission for mission in state.desk[seat * ids.SLOTS : (seat + 1) * ids.SLOTS] if mission != ids.NONE]
