"""Deal the cards of Vienna (V1.8, V13) anew: python3 -m tools.design_vienna_cards [--seed N] --out FILE.

Seeded and reproducible; the shipped file is the truth. The cards come in 35 rows of five. In a row every bribe and
every info is on top once; a row pairs bribe b with info b + shift, and each of the five shifts rules seven rows, three
or four of the first eighteen. So each pair occurs as often as V1.8 wants, and every ability has all bribes and infos
on top of it. The X of an ability is shifted against the bribe in its own way: never onto the card's own bribe or info,
and not twice alike in the two rows of one ability, so that no two cards are the same.
"""

import argparse
import random
from pathlib import Path
from typing import Any

from safehouse.games.vienna.data_files import ABILITIES, CARDS, KNOWN_X, STARTER_CARDS, Ability
from safehouse.games.vienna.vocabulary import BRIBES, COLOURS, INFOS
from tools.design_vienna import text_of

SOURCE = (
    "Numbers and abilities: rule book and addendum of Vienna (Queen Games), V13; cards 131 and 141 are shown there. "
    "The top halves and the order of X are ours (tools/design_vienna_cards.py), V1.8"
)


def deal(seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    rows, starter_rows = CARDS // 5, STARTER_CARDS // 5
    even = [k % 5 for k in range(rows)]
    first, rest = even[:starter_rows], even[starter_rows:]
    rng.shuffle(first)
    rng.shuffle(rest)
    cards: list[dict[str, Any]] = []
    turns: dict[str, int] = {}
    for row, shift in enumerate(first + rest):
        numbers = range(5 * row + 1, 5 * row + 6)
        order = rng.sample(range(5), 5)
        ability = ability_of(numbers[0])
        if len(ability.words) == 5:
            own = {BRIBES: 0, COLOURS: 0, INFOS: shift}.get(ability.words, -1)
            turn = rng.choice([k for k in range(5) if k not in (own, turns.get(ability.kind))])
            if numbers[0] in KNOWN_X:
                # The known X is on the row's first card, so the order begins with the bribe that the turn leads from.
                start = (ability.words.index(KNOWN_X[numbers[0]]) - turn) % 5
                order.sort(key=lambda bribe: bribe != start)
            turns[ability.kind] = turn
        for number, bribe in zip(numbers, order, strict=True):
            ability = ability_of(number)
            info = (bribe + shift) % 5
            card = {"number": number, "bribe": BRIBES[bribe], "info": INFOS[info], "ability": ability.kind}
            if len(ability.words) == 5:
                card["x"] = ability.words[(bribe + turns[ability.kind]) % 5]
            elif ability.words:
                card["x"] = KNOWN_X[number]
            cards.append(card)
    return {
        "name": "classic",
        "source": SOURCE,
        "declared": {"pair_in_full": [7, 7], "pair_in_starter": [3, 4]},
        "cards": cards,
    }


def ability_of(number: int) -> Ability:
    return next(ability for ability in ABILITIES if ability.first <= number <= ability.last)


def main() -> None:
    parser = argparse.ArgumentParser(description="Deal cards for Vienna.")
    parser.add_argument("--seed", type=int, default=1950)
    parser.add_argument("--out", type=Path, required=True, help="where the cards are written")
    arguments = parser.parse_args()
    arguments.out.write_text(text_of(deal(arguments.seed)), encoding="utf-8")


if __name__ == "__main__":
    main()
