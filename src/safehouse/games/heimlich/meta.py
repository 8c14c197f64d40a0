"""What a table must know of Heimlich & Co. without loading its rules."""

from safehouse.core.registry import Meta, Option, rulings

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "grey")

META = Meta(
    name="heimlich",
    title="Heimlich & Co.",
    players=(2, 7),
    options=(
        Option("mode", "basic", ("basic", "top_secret"), "the basic game, or with Top Secret cards (H4)"),
        Option("dossier", "no", ("no", "yes"), "add the Secret Dossier (H5)"),
        Option(
            "safe_mover",
            "trigger",
            ("trigger", "die"),
            "who moves the safe if a card caused it (H4.11)",
            before="die",
            where=("mode", "top_secret"),
        ),
        Option("colours", "random", (), "the agents in play, such as red+blue+…, or random (H2.1)"),
        Option("start", "random", ("random", "1", "2", "3", "4", "5", "6", "7"), "the seat that begins (H2.4)"),
        Option("board", "classic", (), "the town: a board that comes with the game, or an own file"),
        Option("deck", "classic", (), "the Top Secret cards: a deck that comes with the game, or an own file"),
        rulings(),
    ),
    credits="Design: Wolfgang Kramer (Heimlich & Co., Amigo edition, 2001). Independent implementation.",
    rules_version=1,
    minutes=(30, 45),
    weight=1,
    files={"board": "the town, its die and its score track", "deck": "the Top Secret cards"},
    about=(
        "Every player leads one agent in secret, and moves all of them. Points are scored for the agents in "
        "their buildings whenever one of them reaches the safe; the game is about being ahead without being "
        "found out. Rules: docs/rules/heimlich.md."
    ),
    steps=(
        "A decision of several points is several steps: one agent moves one field in each, agents in "
        "ascending order. With Top Secret cards all players are asked at once whether they want to play one; "
        "they answer one after the other, and nobody sees an answer before all are in."
    ),
)
