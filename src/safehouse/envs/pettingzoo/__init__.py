"""Every installed game as a PettingZoo environment: `from safehouse.envs.pettingzoo import heimlich_v0`.

The module of a game is made from its manifest: `env`, `raw_env` and a page of documentation. Importing this registers
all of them: `pettingzoo.make("aec", "safehouse/Heimlich-v0", players=4)`.
"""

import sys
from types import ModuleType

from safehouse.envs import needing

with needing("envs"):
    import pettingzoo
    from pettingzoo import aec_registry

from safehouse.core.choices import usual_players
from safehouse.core.registry import Game, Option, find_game, game_names
from safehouse.envs.pettingzoo.table import environments
from safehouse.envs.setting import id_of

PAGE = """
# {title}

| Import             | `from safehouse.envs.pettingzoo import {name}_v0` |
|--------------------|--------------------------------------------------|
| Actions            | Discrete                                         |
| Parallel API       | No                                               |
| Manual Control     | No                                               |
| Agents             | `agents = ["player_0", …]`, {least}–{most} of them |
| Action Shape       | Discrete(n), n by the game                       |
| Observation Shape  | (n,), small integers, see below                  |

{about}

### Arguments
`env(players={usual}, render_mode=None, flat=False, scenario="", history=False, beliefs=False, **options)`

| Option | Values | Meaning |
|---|---|---|
| `players` | {least} … {most} ({usual}) | seats |
{options}

Boards, decks and maps may be paths of own files. `scenario` is a position to begin from. With `flat=True` an
observation is one row of numbers from 0 to 1, and `infos[agent]["action_mask"]` says what is legal. `history` adds
what everybody has done so far, `beliefs` what may be believed of what is hidden.

`render_mode`: `human` prints the board, `ansi` returns it as text, `rgb_array` as a picture. All show what a
spectator sees.

### Observation Space
A dictionary. `observation`: what the agent's seat may know, as small integers (`int16`), field by field in
docs/environments.md; `safehouse.envs.features.Layout` turns them into one-hot or scaled vectors. `action_mask`: 1
for each legal action; all zeros for agents that are not asked.

### Action Space
The game's flat action space, the ids that records and clients use too. {steps}

### Rewards
At the end, one win divided among the winners; 0 before, and for those who did not win. An illegal action ends the
game with -1.

### Version History
* v0: first version
"""


def option_line(option: Option) -> str:
    values = ", ".join(f'`"{choice}"`' for choice in option.choices) or "text"
    return f'| `{option.name}` | {values} (`"{option.default}"`) | {option.help} |'


def page(game: Game) -> str:
    """Return the documentation of a game's environment."""
    meta = game.meta
    return PAGE.format(
        title=meta.title, name=meta.name, least=meta.players[0], most=meta.players[1], usual=usual_players(game),
        about=meta.about, steps=meta.steps, options="\n".join(option_line(option) for option in meta.options),
    )  # fmt: skip


def module_of(game: Game) -> ModuleType:
    """Return the module that PettingZoo's users import."""
    module = ModuleType(f"{__name__}.{game.meta.name}_v0", page(game))
    module.__dict__["raw_env"], module.__dict__["env"] = environments(game.meta.name)
    module.__dict__["__all__"] = ["env", "raw_env"]
    return module


def register() -> None:
    """Make the games known to `pettingzoo.make`, under the names that Gymnasium has for them."""
    for name in game_names():
        if id_of(name) not in aec_registry:
            pettingzoo.register("aec", id_of(name), entry_point=f"{__name__}.{name}_v0:env")


def __getattr__(name: str) -> ModuleType:
    raise AttributeError(f"there is no environment {name!r}; there are {', '.join(ENVIRONMENTS)}")


ENVIRONMENTS = {f"{name}_v0": module_of(find_game(name)) for name in game_names()}
for _name, _module in ENVIRONMENTS.items():
    # As if it were a file beside this one.
    sys.modules[_module.__name__] = globals()[_name] = _module
register()
