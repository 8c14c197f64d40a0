"""What a wheel or a source distribution carries besides the package: the built page and the documentation."""

import sys
from pathlib import Path

from tools import client, site
from tools.steps import Stop, lock


def ensure() -> None:
    """Have the page and the documentation built from a checkout. An environment is never made or changed for it."""
    if client.made().fresh() and site.made().fresh():
        return
    if not client.made().fresh() and client.system_node() is None:
        lines = " or ".join(f"{major}.{minor}" for major, minor in client.NODES.items())
        raise Stop(
            f"the package carries the page, which is not built, and no Node ({lines} or newer) is on the PATH; "
            "install it, or run ./run prepare first"
        )
    with lock():
        client.ensure()
        site.ensure(Path(sys.executable))


def main() -> int:
    ensure()
    return 0
