"""
# Vienna

| Import             | `from safehouse.envs.pettingzoo import vienna_v0` |
|--------------------|--------------------------------------------------|
| Actions            | Discrete                                         |
| Parallel API       | No                                               |
| Manual Control     | No                                               |
| Agents             | `agents = ["player_0", …]`, 2–4 of them          |
| Action Shape       | Discrete(n), n by the game                       |
| Observation Shape  | (n,), small integers, see below                  |

Every round the players assign three cards in secret to their actions, put agents on the buildings of the city, take
bribes and information, and fulfil missions. Rules: docs/rules/vienna.md.

### Arguments
`env(players=3, render_mode=None, **options)`

| Option | Values | Meaning |
|---|---|---|
| `players` | 2 … 4 (3) | seats |
| `version` | `"starter"`, `"full"` | the game for beginners or the whole one |
| others | as `safehouse games vienna` lists them | expansions, flags, own boards |

`render_mode`: `human` prints the board, `ansi` returns it as text, `rgb_array` as a picture. All show what a
spectator sees.

### Observation Space
A dictionary. `observation`: what the agent's seat may know, as small integers (`int16`), field by field in
docs/environments.md; `safehouse.envs.features.Layout` turns them into one-hot or scaled vectors. `action_mask`: 1
for each legal action; all zeros for agents that are not asked.

### Action Space
The game's flat action space, the ids that records and clients use too. The assignment of cards is given by all
players at once; they answer one after the other, three picks each, and nobody sees an answer before all are in. A
placement is several steps: the building, where the agent comes from, what is paid, which bonus comes first.

### Rewards
At the end, one win divided among the winners; 0 before, and for those who did not win. An illegal action ends the
game with -1.

### Version History
* v0: first version
"""

from safehouse.envs.pettingzoo.table import environments

__all__ = ["env", "raw_env"]

raw_env, env = environments("vienna")
