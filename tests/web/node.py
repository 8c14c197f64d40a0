"""Node, as `tools.client` finds it, for the tests that run the client's own scripts."""

import subprocess
from pathlib import Path

from tools import client

WEB = client.WEB


def run_script(name: str, *arguments: str | Path) -> str:
    """Run one of web/scripts; return what it prints."""
    node = client.ensure_modules()
    command = [str(part) for part in (node, WEB / "scripts" / name, *arguments)]
    done = subprocess.run(command, cwd=WEB, env=client.node_env(node), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
