"""
# Heimlich & Co.

| Import             | `from safehouse.envs.pettingzoo import heimlich_v0` |
|--------------------|--------------------------------------------------|
| Actions            | Discrete                                         |
| Parallel API       | No                                               |
| Manual Control     | No                                               |
| Agents             | `agents = ["player_0", …]`, 2–7 of them          |
| Action Shape       | Discrete(n), n by the game                       |
| Observation Shape  | (n,), small integers, see below                  |

Every player leads one agent in secret, and moves all of them. Points are scored for the agents in their buildings
whenever one of them reaches the safe; the game is about being ahead without being found out. Rules:
docs/rules/heimlich.md.

### Arguments
`env(players=4, render_mode=None, **options)`

| Option | Values | Meaning |
|---|---|---|
| `players` | 2 … 7 (4) | seats |
| `mode` | `"basic"`, `"top_secret"` | with or without Top Secret cards |
| `dossier` | `"no"`, `"yes"` | with or without the Secret Dossier |

`render_mode`: `human` prints the board, `ansi` returns it as text, `rgb_array` as a picture. All show what a
spectator sees.

### Observation Space
A dictionary. `observation`: what the agent's seat may know, as small integers (`int16`), field by field in
docs/environments.md; `safehouse.envs.features.Layout` turns them into one-hot or scaled vectors. `action_mask`: 1
for each legal action; all zeros for agents that are not asked.

### Action Space
The game's flat action space, the ids that records and clients use too. A decision of several points is several
steps: one agent moves one field in each, agents in ascending order. With Top Secret cards all players are asked at
once whether they want to play one; they answer one after the other, and nobody sees an answer before all are in.

### Rewards
At the end, one win divided among the winners; 0 before, and for those who did not win. An illegal action ends the
game with -1.

### Version History
* v0: first version
"""

from safehouse.envs.pettingzoo.table import environments

__all__ = ["env", "raw_env"]

raw_env, env = environments("heimlich")
