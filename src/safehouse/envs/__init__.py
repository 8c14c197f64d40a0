"""The games for people who train agents: Gymnasium, PettingZoo and OpenSpiel (docs/environments.md).

They need the extra `envs`: pip install 'safehouse-games[envs]'.
"""
