"""What a table must know of Suitcase without loading its rules."""

from safehouse.core.registry import Meta, Option

META = Meta(
    name="suitcase",
    title="Suitcase",
    players=(2, 4),
    options=(
        Option("map", "europe_1985", (), "the map: one that comes with the game, or an own file"),
        Option("outposts", "yes", ("yes", "no"), "with three players, the start rule that evens the seats (K2.5)"),
    ),
    credits="Design: Alex Randolph (Top Secret, Jumbo, 1985). Independent implementation with a map of our own.",
    rules_version=1,
    files={"map": "cities, lines and corners"},
)
