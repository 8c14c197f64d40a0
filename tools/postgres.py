"""A throw-away PostgreSQL: `python -m tools.postgres start FOLDER` prints its address, `stop FOLDER` ends it."""

import sys
import time
from pathlib import Path

from safehouse.bench.cluster import Cluster, NoCluster
from tools.steps import say


def main(arguments: list[str]) -> int:
    if len(arguments) != 2 or arguments[0] not in ("start", "stop"):
        print(__doc__.splitlines()[0], file=sys.stderr)
        return 2
    try:
        cluster = Cluster(Path(arguments[1]))
        if arguments[0] == "start":
            begin = time.monotonic()
            cluster.start()
            say(f"PostgreSQL takes connections after {time.monotonic() - begin:.1f} s.")
            print(cluster.address)
        else:
            cluster.stop()
    except NoCluster as reason:
        say(f"{reason}.")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
