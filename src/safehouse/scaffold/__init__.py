"""`safehouse new-game`: the package of a small game that plays, ready to be changed."""

from safehouse.scaffold.package import BadName, new_game

__all__ = ["BadName", "new_game"]
