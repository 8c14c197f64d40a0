"""What a table must know of Suitcase without loading its rules."""

from safehouse.core.registry import Meta, Option, rulings

META = Meta(
    name="suitcase",
    title="Suitcase",
    players=(2, 4),
    options=(
        Option("map", "europe", (), "the map: one that comes with the game, or an own file"),
        Option("outposts", "yes", ("yes", "no"), "with three players, the start rule that evens the seats (K2.5)"),
        rulings(),
    ),
    credits="Design: Alex Randolph (Top Secret, Jumbo, 1985). Independent implementation with a map of our own.",
    rules_version=1,
    minutes=(30, 60),
    weight=2,
    files={"map": "cities, lines and corners"},
    about=(
        "Agents carry suitcases of unknown contents across a map, fight duels with hidden cards, and bring "
        "secrets home; one suitcase in four holds a bomb. Rules: docs/rules/suitcase.md."
    ),
    steps=(
        "Packing, hiding and duel cards are chosen by several players at once; they answer one after the "
        "other, and nobody sees an answer before all are in. A turn is many steps: one agent one line at a "
        "time."
    ),
)
