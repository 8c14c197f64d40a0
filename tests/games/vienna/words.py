"""The abilities of V13 in the words of the rules page, card by card, and what they must do. Nothing here asks the code.

`X` stands for the card's own bribe, colour, flag, seal, info or square. `asked` are the lists of options in the
order in which they must come, `answers` what is answered; `gives` is the effect on top of what happens without the
card: bribes, infos, points, fields of a marker, cards in hand; `price` is paid in bribes of the building's colour.
"""

from dataclasses import dataclass, field

BRIBES = ("chocolate", "wine", "magazine", "coffee", "tobacco")
COLOURS = ("purple", "pink", "orange", "brown", "grey")
INFOS = ("bottle", "pistol", "briefcase", "microfilm", "slide")
FLAGS = ("usa", "ussr", "france", "great_britain", "austria")
SEALS = ("administration", "science", "religion", "culture", "nobility")
SQUARES = ("2", "3", "4")

GIFTS = [f"gift:{bribe}" for bribe in BRIBES]
MARKS = [f"mark:{info}" for info in INFOS]
ANY_MARKER = ["pass", *MARKS]
DIFFERENT = [GIFTS[:3], GIFTS[1:4], GIFTS[3:]]  # three players: enough kinds must be left for the rest


@dataclass(frozen=True)
class Effect:
    """What the card gives on top of the rules, and what is asked for it."""

    gives: dict[str, int]
    asked: list[list[str]] = field(default_factory=list)
    answers: tuple[str, ...] = ()


@dataclass(frozen=True)
class Words:
    """A row of the table of V13."""

    kind: str
    cards: str
    action: str
    text: str
    on: str  # what fires it: the situation to play
    xs: str  # the X of each card of the range, in the order of their numbers
    effect: Effect

    def numbers(self) -> list[int]:
        parts = [piece.split("–") for piece in self.cards.split(" / ")]
        return [number for part in parts for number in range(int(part[0]), int(part[-1]) + 1)]

    def x_of(self, number: int) -> str:
        return self.xs.split()[self.numbers().index(number)] if self.xs else ""


GIFT = Effect({"coffee": 1}, [GIFTS], ("gift:coffee",))
MARK = Effect({"slide marker": 1}, [ANY_MARKER], ("mark:slide",))
CHEAPER = Effect({"price": -1})


def points(number: int) -> Effect:
    return Effect({"points": number})


TABLE = (
    Words("bribe_more", "001–010", "II", "take bribe X → 1 more X", "bribe",
          "coffee magazine chocolate wine tobacco tobacco coffee wine chocolate magazine", Effect({"X": 1})),
    Words("bribe_points", "011–015", "II", "take bribe X → 2 points", "bribe",
          "wine magazine chocolate tobacco coffee", points(2)),
    Words("bribe_marker", "016–020", "II", "take bribe X → any marker +1", "bribe",
          "coffee wine tobacco magazine chocolate", MARK),
    Words("colour_bribe", "021–025", "III", "agent on colour X → 1 bribe of choice", "colour",
          "grey pink purple brown orange", GIFT),
    Words("colour_points", "026–030", "III", "agent on colour X → 3 points", "colour",
          "purple brown orange pink grey", points(3)),
    Words("colour_marker", "031–035", "III", "agent on colour X → any marker +1", "colour",
          "purple grey pink brown orange", MARK),
    Words("flag_discount", "036–045", "III", "agent on flag X → pay 1 bribe less", "flag",
          "ussr france austria usa great_britain austria great_britain france ussr usa", CHEAPER),
    Words("flag_bribe", "046–055", "III", "agent on flag X → 1 bribe of choice", "flag",
          "great_britain usa ussr france austria austria ussr great_britain usa france", GIFT),
    Words("flag_points", "056–060", "III", "agent on flag X → 3 points", "flag",
          "austria france usa great_britain ussr", points(3)),
    Words("flag_marker", "061–065", "III", "agent on flag X → any marker +1", "flag",
          "great_britain france austria ussr usa", MARK),
    Words("marker_bribe", "066–075", "IV", "marker X moved → 1 bribe of choice", "marker",
          "bottle slide briefcase pistol microfilm microfilm slide pistol briefcase bottle", GIFT),
    Words("marker_points", "076–080", "IV", "marker X moved → 2 points", "marker",
          "microfilm bottle briefcase slide pistol", points(2)),
    Words("foreign_bribes", "081–085", "III", "agent on a building with foreign agents → 2 bribes X", "foreign",
          "coffee magazine tobacco wine chocolate", Effect({"X": 2})),
    Words("foreign_points", "086–090", "III", "agent on a building with foreign agents → 5 points (five equal cards)",
          "foreign", "", points(5)),
    Words("seal_discount", "091–100", "III", "agent on seal X → pay 1 bribe less", "seal",
          "administration nobility culture science religion science administration religion culture nobility",
          CHEAPER),
    Words("seal_bribe", "101–110", "III", "agent on seal X → 1 bribe of choice", "seal",
          "nobility administration culture religion science science culture nobility administration religion", GIFT),
    Words("seal_points", "111–115", "III", "agent on seal X → 3 points", "seal",
          "administration nobility religion culture science", points(3)),
    Words("seal_marker", "116–120", "III", "agent on seal X → any marker +1", "seal",
          "nobility administration science religion culture", MARK),
    Words("foreign_discount", "121–125", "III",
          "agent on a building with foreign agents → pay 1 bribe less (five equal cards)", "foreign", "",
          CHEAPER),
    Words("foreign_cards", "126–130", "III",
          "agent on a building with foreign agents → draw 2 cards now for the next round; there, choose 3 of all in"
          " hand, discard the rest (five equal cards)", "foreign", "",
          Effect({"cards": 2}, [["pass", "draw_two"]], ("draw_two", "card:", "card:"))),
    Words("info_bribes", "131–135", "III",
          "take info X → as many *different* bribes of choice as there are players", "info",
          "briefcase slide microfilm pistol bottle",
          Effect({"chocolate": 1, "magazine": 1, "coffee": 1}, DIFFERENT,
                 ("gift:chocolate", "gift:magazine", "gift:coffee"))),
    Words("info_points", "136–140", "III", "take info X → 8 points", "info",
          "bottle slide briefcase pistol microfilm", points(8)),
    # One tile of the kind, just taken, and two fields: 2 points (V6.6, V7.2).
    Words("info_marker", "141–145", "III", "take info X → marker X +2", "info",
          "pistol microfilm bottle slide briefcase",
          Effect({"X marker": 2, "points": 2}, [["pass", "mark:X"]], ("mark:X",))),
    Words("bribe_joker", "146–155", "III", "bribes X may pay for any other colour when placing an agent", "joker",
          "tobacco chocolate wine magazine coffee wine magazine chocolate tobacco coffee", Effect({"offered": 1})),
    Words("marker_joker", "156–165", "IV", "if the card shows info X, move any other marker instead", "marker",
          "slide microfilm briefcase pistol bottle slide pistol microfilm bottle briefcase",
          Effect({"X marker": -1, "other marker": 1}, [MARKS], ("mark:other",))),
    Words("new_info_points", "166–170", "III", "take an info of a kind not owned before → 5 points (five equal cards)",
          "new info", "", points(5)),
    Words("square_bribes", "171 / 172 / 173", "III",
          "take an info from a square of 2 / 3 / 4 → 2 / 3 / 4 bribes of one kind", "square", "2 3 4",
          Effect({"X coffees": 1}, [GIFTS], ("gift:coffee",))),
    Words("any_info_bribe", "174–175", "III", "take any info → 1 bribe of choice (two equal cards)", "any info", "",
          GIFT),
)  # fmt: skip
CARDS = [(number, words) for words in TABLE for number in words.numbers()]
