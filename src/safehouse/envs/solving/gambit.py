"""A tree in Gambit's text format for extensive games (EFG), which OpenSpiel and Gambit's solvers read.

Players count from 1 there, and so do the information sets of each (`set_numbers`). Actions and outcomes of chance are
called by their place, so that all readers keep them in our order.
"""

from safehouse.core.game import CHANCE, OVER
from safehouse.envs.solving.tree import Tree


def set_numbers(tree: Tree) -> list[int]:
    """Return by information set its number among those of its seat, from 1 on."""
    counts = [0] * tree.players
    numbers = []
    for info in tree.infos:
        counts[info.seat] += 1
        numbers.append(counts[info.seat])
    return numbers


def efg(tree: Tree, title: str) -> str:
    """Return the text. Nodes come in the order of the tree, each before its children."""
    seats = " ".join(f'"seat {seat + 1}"' for seat in range(tree.players))
    lines = [f'EFG 2 R "{title}" {{ {seats} }} ""', ""]
    numbers = set_numbers(tree)
    chances = ends = 0
    for node, actor in enumerate(tree.actor):
        if actor == OVER:
            ends += 1
            payoffs = " ".join(repr(payoff) for payoff in tree.payoffs[node])
            lines.append(f't "" {ends} "" {{ {payoffs} }}')
        elif actor == CHANCE:
            chances += 1
            named = " ".join(f'"{place}" {chance!r}' for place, chance in enumerate(tree.chances[node]))
            lines.append(f'c "" {chances} "" {{ {named} }} 0')
        else:
            info = tree.info[node]
            named = " ".join(f'"{place}"' for place in range(len(tree.infos[info].actions)))
            lines.append(f'p "" {actor + 1} {numbers[info]} "" {{ {named} }} 0')
    return "\n".join(lines) + "\n"
