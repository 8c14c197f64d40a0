"""What is fixed at a table of Vienna before the first step."""

from mypy_extensions import i64

from safehouse.core.game import Setup


class Plan(Setup):
    """Players, version, board, cards, missions and tracks. Shared by all states of a game and never changed."""

    __slots__ = (
        "ability", "area", "bribe_of", "choose_figures", "chosen_start", "city", "deck", "end", "feld", "full",
        "info_of", "last_field", "letter_house", "mission_flag", "mission_letter", "mission_needs", "mission_points",
        "mission_series", "mission_shillings", "mission_wanted", "neighbours", "number", "paydays", "printed",
        "purchases", "random_flags", "roof_start", "rulings_2", "seal_of", "square_mask", "squares_of", "third_man",
        "x",
    )  # fmt: skip

    def __init__(self, players: int, options: dict[str, str], files: dict[str, str]) -> None:
        super().__init__(players, options, files)
        self.full: bool = False
        self.third_man: bool = False
        self.feld: bool = False
        self.choose_figures: bool = False  # and not dealt (V15.1)
        self.rulings_2: bool = True  # the rulings are those of 2
        self.random_flags: bool = False
        self.chosen_start: i64 = -1  # seat, -1: drawn at random
        self.deck: i64 = 0  # cards in the game
        # The board (V1.5). `city` is the colour of a building.
        self.city: list[int] = []
        self.printed: list[int] = []
        self.seal_of: list[int] = []
        self.letter_house: list[int] = []  # by house letter
        self.number: list[int] = []  # by square
        self.square_mask: list[int] = []  # by square: its buildings
        self.squares_of: list[list[int]] = []  # by building
        self.neighbours: list[list[int]] = []
        # Cards (V1.8, V13).
        self.bribe_of: list[int] = []
        self.info_of: list[int] = []
        self.ability: list[int] = []
        self.x: list[int] = []
        # Missions (V11).
        self.mission_series: list[int] = []
        self.mission_flag: list[int] = []
        self.mission_needs: list[int] = []
        self.mission_wanted: list[list[int]] = []
        self.mission_letter: list[int] = []
        self.mission_shillings: list[int] = []
        self.mission_points: list[int] = []
        # Tracks and roof (V1.6, V1.7, V9.2), the latter for this number of players.
        self.area: list[list[int]] = []
        self.last_field: list[int] = []
        self.roof_start: i64 = 0
        self.end: i64 = 0
        self.purchases: list[int] = []
        self.paydays: list[int] = []

    def __reduce__(self) -> tuple[object, ...]:
        from safehouse.games.vienna.game import make_plan

        return make_plan, (self.players, self.options, self.files)
