"""Chromium for the tests of the client and for the screenshots: the system's own, or the system's package manager's."""

import os
import shutil
from pathlib import Path

from tools.steps import Stop, step

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
# Tests run in containers and as root, where the sandbox cannot be had; nothing but our own pages is opened.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--no-first-run",
)


def find() -> Path | None:
    """Return the browser: the one that SAFEHOUSE_CHROMIUM names, or the first on the PATH."""
    given = os.environ.get("SAFEHOUSE_CHROMIUM")
    found = given or next((place for name in NAMES if (place := shutil.which(name))), None)
    return Path(found) if found and os.access(found, os.X_OK) else None


def ensure() -> Path:
    """Have a browser, installed by apt where this user may; the caller holds the lock."""
    found = find()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        step("looking for Chromium", ["apt-get", "update", "-q"], env)
        step("installing Chromium", ["apt-get", "install", "-yq", "--no-install-recommends", "chromium"], env)
        found = find()
    if found is None:
        raise Stop("the client is tested in Chromium; install it (apt install chromium) or set SAFEHOUSE_CHROMIUM.")
    return found
