"""Chromium for the tests of the client and for the screenshots.

It is the headless shell inside npm's @sparticuz/chromium, pinned in tools/chromium: the same on every machine,
installed without root, and at half the processor time of a whole Chromium. It is built for Linux on x86-64; elsewhere
the system's own Chromium is used. SAFEHOUSE_CHROMIUM names another one.
"""

import hashlib
import os
import platform
import shutil
import sys
from pathlib import Path
from xml.sax.saxutils import escape

from tools import client, environment
from tools.steps import ROOT, Stop, failure, step

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
# Tests run in containers and as root, where the sandbox cannot be had; nothing but our own pages is opened.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--no-first-run",
)
SOURCES = ROOT / "tools" / "chromium"
HOME = environment.TOOLS / "chromium"
PROGRAM = HOME / "start"  # a script that sets what Chromium needs and starts it
STAMP = HOME / "stamp"
# The system may have no libraries for certificates and no fonts: the package brings both. Arrows and other signs that
# none of the page's own fonts has come from the system, if it has them.
START = """\
#!/bin/sh
here=$(dirname -- "$0")
export LD_LIBRARY_PATH="$here/files/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/files/chromium" "$@"
"""
FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{home}/files/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{home}/cache</cachedir>
</fontconfig>
"""


def find() -> Path | None:
    """Return the browser: the one that SAFEHOUSE_CHROMIUM names, our own, or the system's."""
    given = os.environ.get("SAFEHOUSE_CHROMIUM")
    own = str(PROGRAM) if _installed() else None
    found = given or own or next((place for name in NAMES if (place := shutil.which(name))), None)
    return Path(found) if found and os.access(found, os.X_OK) else None


def ensure() -> Path:
    """Have a browser; the caller holds the lock."""
    if not os.environ.get("SAFEHOUSE_CHROMIUM") and _fits() and not _installed():
        _install()
    found = find()
    if found is None:
        raise Stop("the client is tested in Chromium; install it (apt install chromium) or set SAFEHOUSE_CHROMIUM.")
    return found


def _fits() -> bool:
    return sys.platform == "linux" and platform.machine() == "x86_64"


def _key() -> str:
    files = [SOURCES / "package-lock.json", SOURCES / "unpack.js", Path(__file__)]
    return hashlib.sha256(b"\0".join([str(HOME).encode(), *(path.read_bytes() for path in files)])).hexdigest()


def _installed() -> bool:
    return STAMP.exists() and STAMP.read_text() == _key()


def _install() -> None:
    """Fetch the package and unpack it. The stamp is written last, so nothing half-made counts."""
    node, npm = client.find_node()
    shutil.rmtree(HOME, ignore_errors=True)
    shutil.copytree(SOURCES, HOME)
    env = client.node_env(node)
    fetch: list[str | Path] = [node, npm, "ci", "--prefix", HOME, "--ignore-scripts", "--no-audit", "--no-fund"]
    files = HOME / "files"
    files.mkdir()
    unpack: list[str | Path] = [node, HOME / "unpack.js"]
    for title, command in (("fetching Chromium", fetch), ("unpacking Chromium", unpack)):
        status, output = step(title, command, {**env, "TMPDIR": str(files)} if command is unpack else env)
        if status:
            raise failure(title, output)
    shutil.rmtree(HOME / "node_modules")
    (HOME / "fonts.conf").write_text(FONTS.format(home=escape(str(HOME))))
    PROGRAM.write_text(START)
    PROGRAM.chmod(0o755)
    STAMP.write_text(_key())
