"""A bot that plays with a network taught by experts (docs/training.md). No level that people choose.

Interpreted: it only names a file.
"""

from pathlib import Path
from typing import Final

from safehouse.bots import network
from safehouse.core.rng import Rng

FILE: Final = Path(__file__).parent / "network.json"


class NetworkBot(network.NetworkBot):
    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, "heimlich", FILE)
