"""
# Suitcase

| Import             | `from safehouse.envs.pettingzoo import suitcase_v0` |
|--------------------|--------------------------------------------------|
| Actions            | Discrete                                         |
| Parallel API       | No                                               |
| Manual Control     | No                                               |
| Agents             | `agents = ["player_0", …]`, 2–4 of them          |
| Action Shape       | Discrete(n), n by the game                       |
| Observation Shape  | (n,), small integers, see below                  |

Agents carry suitcases of unknown contents across a map, fight duels with hidden cards, and bring secrets home; one
suitcase in four holds a bomb. Rules: docs/rules/suitcase.md.

### Arguments
`env(players=4, render_mode=None, **options)`

| Option | Values | Meaning |
|---|---|---|
| `players` | 2 … 4 (4) | seats |
| others | as `safehouse games suitcase` lists them | maps, outposts, own maps |

`render_mode`: `human` prints the board, `ansi` returns it as text, `rgb_array` as a picture. All show what a
spectator sees.

### Observation Space
A dictionary. `observation`: what the agent's seat may know, as small integers (`int16`), field by field in
docs/environments.md; `safehouse.envs.features.Layout` turns them into one-hot or scaled vectors. `action_mask`: 1
for each legal action; all zeros for agents that are not asked.

### Action Space
The game's flat action space, the ids that records and clients use too. Packing, hiding and duel cards are chosen by
several players at once; they answer one after the other, and nobody sees an answer before all are in. A turn is
many steps: one agent one line at a time.

### Rewards
At the end, one win divided among the winners; 0 before, and for those who did not win. An illegal action ends the
game with -1.

### Version History
* v0: first version
"""

from safehouse.envs.pettingzoo.table import environments

__all__ = ["env", "raw_env"]

raw_env, env = environments("suitcase")
