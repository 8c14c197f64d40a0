"""What a table must know of Vienna without loading its rules."""

from safehouse.core.registry import Meta, Option, rulings

META = Meta(
    name="vienna",
    title="Vienna",
    players=(2, 4),
    options=(
        Option("version", "full", ("starter", "full"), "the starter version, or the full one with money and missions"),
        Option("flags", "printed", ("printed", "random"), "flags as the board has them, or dealt at random (V2.2)"),
        Option("third_man", "no", ("no", "yes"), "the expansion with the neutral figure (V14)"),
        Option("feld_agents", "no", ("no", "yes"), "the expansion with a special agent each; full version only (V15)"),
        Option(
            "figures",
            "choose",
            ("choose", "deal"),
            "who leads which Feld agent (V15.1)",
            before="deal",
            where=("feld_agents", "yes"),
        ),
        Option("start", "random", ("random", "1", "2", "3", "4"), "who holds the arms first (V2.4)"),
        Option("board", "balanced", (), "the board: one that comes with the game, or an own file"),
        Option("cards", "classic", (), "the cards: those that come with the game, or an own file"),
        Option("missions", "balanced", (), "the missions: those that come with the game, or an own file"),
        Option("tracks", "balanced", (), "info tracks and roof: those that come with the game, or an own file"),
        rulings(),
    ),
    credits="Design: Stefan Feld (Vienna, Queen Games). Independent implementation with a board of our own.",
    rules_version=1,
    minutes=(45, 90),
    weight=3,
    files={
        "board": "buildings, squares and roads",
        "cards": "bribe, info and ability of each card",
        "missions": "flag, needs and reward of each mission",
        "tracks": "info tracks and the roof",
    },
    about=(
        "Every round the players assign three cards in secret to their actions, put agents on the buildings "
        "of the city, take bribes and information, and fulfil missions. Rules: docs/rules/vienna.md."
    ),
    steps=(
        "The assignment of cards is given by all players at once; they answer one after the other, three "
        "picks each, and nobody sees an answer before all are in. A placement is several steps: the building, "
        "where the agent comes from, what is paid, which bonus comes first."
    ),
)
