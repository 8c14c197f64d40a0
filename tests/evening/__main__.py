"""Print the strict expected failures of the evening; with --write, put them into the README."""

import sys

from tests.evening.listing import listing, write

if __name__ == "__main__":
    if "--write" in sys.argv[1:]:
        write()
    print(listing())
