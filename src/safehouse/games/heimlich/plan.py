"""What is fixed at a table of Heimlich & Co. before the first step."""

from mypy_extensions import i64

from safehouse.core.game import Setup


class Plan(Setup):
    """Players, mode, board and deck. Shared by all states of a game and never changed."""

    __slots__ = (
        "agents_in_play", "buildings", "chosen_colours", "chosen_starter", "church", "copies", "dossier_field",
        "effect", "faces", "go_options", "goal", "kinds", "least", "most", "ruin", "rulings_1", "rulings_2",
        "safe_options", "safe_start", "sealed", "step_options", "steps", "stone_limit", "top_secret", "trigger_moves",
        "turn_limit", "values", "where", "with_dossier",
    )  # fmt: skip

    def __init__(self, players: int, options: dict[str, str], files: dict[str, str]) -> None:
        super().__init__(players, options, files)
        # Mode and options (H2, H4, H5).
        self.agents_in_play: i64 = 7
        self.top_secret: bool = False
        self.with_dossier: bool = False
        self.sealed: bool = False  # whether seats ever answer at the same time
        self.rulings_1: bool = False  # Top Secret cards by rulings 1 …
        self.rulings_2: bool = False  # … or by rulings 2
        self.trigger_moves: bool = False  # the safe is moved by who triggered the scoring (H4.11)
        self.chosen_colours: i64 = 0  # mask, 0: drawn at random
        self.chosen_starter: i64 = -1  # seat, -1: drawn at random
        # The board (H1.1, H1.4, H1.5).
        self.buildings: i64 = 0
        self.values: list[int] = []
        self.church: i64 = 0
        self.ruin: i64 = 0
        self.safe_start: i64 = 0
        self.goal: i64 = 0
        self.dossier_field: i64 = 0
        self.turn_limit: i64 = 0
        self.faces: list[int] = []  # 0 stands for `1–3`
        # The deck (H1.6, H4.8): for each kind of card …
        self.kinds: i64 = 0
        self.copies: list[int] = []
        self.least: list[int] = []  # how many agents or stones it names
        self.most: list[int] = []
        self.where: list[int] = []
        self.effect: list[int] = []
        self.steps: list[list[int]] = []
        self.step_options: list[list[int]] = []  # the same as actions
        self.stone_limit: list[int] = []
        # Shared lists of options, filled as they come up.
        self.safe_options: list[list[int]] = []
        self.go_options: dict[int, list[int]] = {}

    def __reduce__(self) -> tuple[object, ...]:
        from safehouse.games.heimlich.game import make_plan

        return make_plan, (self.players, self.options, self.files)
