"""`safehouse games`: list the games."""

from typing import Any

from safehouse.cli.options import JSON


def games(as_json: bool = JSON) -> None:
    """List the games with their players, options and credits."""
    from rich.table import Table
    from rich.text import Text

    from safehouse.bots.base import bot_names
    from safehouse.cli.console import out, print_json
    from safehouse.core.registry import broken_games, find_game, game_names

    listed: list[dict[str, Any]] = []
    for name in game_names():
        meta = find_game(name).meta
        listed.append({
            "name": meta.name, "title": meta.title, "players": list(meta.players), "credits": meta.credits,
            "rules_version": meta.rules_version, "bots": bot_names(name),
            "options": [
                {"name": option.name, "default": option.default, "choices": list(option.choices), "help": option.help}
                for option in meta.options
            ],
        })  # fmt: skip
    if as_json:
        print_json(listed)
        return
    console = out()
    for game in listed:
        console.print(
            Text.assemble(
                (game["name"], "bold"), f"  {game['title']}, {game['players'][0]}–{game['players'][1]} players"
            )
        )
        console.print(Text(f"  {game['credits']}"))
        console.print(Text(f"  Bots: {', '.join(game['bots'])}"))
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, pad_edge=False)
        for title in ("  option", "default", "choices", "what it is"):
            table.add_column(title, overflow="fold")
        for option in game["options"]:
            choices = ", ".join(option["choices"]) or "(text)"
            table.add_row(f"  {option['name']}", option["default"], choices, option["help"])
        console.print(table)
        console.print(f"  Play it: safehouse play {game['name']}\n")
    for sentence in broken_games().values():
        console.print(Text(f"safehouse: {sentence}"))
