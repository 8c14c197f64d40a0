"""The three games as PettingZoo environments: `from safehouse.envs.pettingzoo import heimlich_v0`."""
