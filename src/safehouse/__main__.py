"""`python -m safehouse` is the command `safehouse`."""

import sys

from safehouse.cli import main

if __name__ == "__main__":
    sys.exit(main())
