"""The environment in .venv: uv, the hash-pinned requirements, and a link to src/.

The stamp is removed before anything changes and written last: a half-made environment never counts as done.
"""

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from tools.steps import ROOT, Stop, failure, step

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "safehouse-stamp.json"
TOOLS = ROOT / ".tools"
REQUIREMENTS = ROOT / "requirements"
CHOOSER = ROOT / "tools" / "checkout.py"


def python_id() -> str:
    """Return an id that a Python shares with its environments, and that changes after an upgrade."""
    return f"{sys.version} {platform.machine()} {os.path.realpath(sys.executable)}"


def digest(name: str) -> str:
    return hashlib.sha256((REQUIREMENTS / f"{name}.txt").read_bytes()).hexdigest()


def _link_digest() -> str:
    files = (ROOT / "pyproject.toml", CHOOSER)
    return hashlib.sha256(f"{ROOT}\n".encode() + b"".join(path.read_bytes() for path in files)).hexdigest()


def _stamp() -> dict[str, str]:
    """Return the installed digest of each requirement file; empty without an environment for this Python and place."""
    try:
        stamp = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    if stamp.pop("python", "") != python_id() or stamp.pop("root", "") != str(ROOT) or not PYTHON.exists():
        return {}
    return {str(name): str(value) for name, value in stamp.items()}


def ready(*names: str) -> bool:
    stamp = _stamp()
    return all(stamp.get(name) == digest(name) for name in names) and stamp.get("link") == _link_digest()


def ensure(*names: str) -> None:
    """Have these requirement files installed; the caller holds the lock."""
    if ready(*names):
        return
    old = _stamp()
    # What was asked for before (dev, bench, client) stays, brought up to date together with the rest.
    wanted = [n for n in ("run", "build", "dev", "bench", "client", "study") if n in names or n in old]
    uv, env = _uv(), _uv_env()
    if old:
        STAMP.unlink()
    else:
        if VENV.exists():
            shutil.rmtree(VENV)
        base = getattr(sys, "_base_executable", None) or sys.executable
        status, output = step("making the environment", [uv, "venv", "--python", base, VENV], env)
        if status:
            raise failure("making the environment", output)
    if any(old.get(name) != digest(name) for name in wanted):
        files = [part for name in wanted for part in ("-r", REQUIREMENTS / f"{name}.txt")]
        install = [uv, "pip", "install", "--python", PYTHON, "--require-hashes", *files]
        status, output = step(f"installing the packages ({', '.join(wanted)})", install, env)
        if status:
            raise failure("installing the packages", output)
    _link()
    if (lock := VENV / ".lock").exists():
        lock.chmod(0o644)  # uv lets all users write it
    stamp = {"python": python_id(), "root": str(ROOT), "link": _link_digest()}
    fresh = STAMP.with_suffix(".new")
    fresh.write_text(json.dumps(stamp | {name: digest(name) for name in wanted}, indent=1))
    fresh.replace(STAMP)


def _uv_env() -> dict[str, str]:
    dropped = ("UV_SYSTEM_PYTHON", "UV_PYTHON", "UV_PROJECT_ENVIRONMENT", "VIRTUAL_ENV", "CONDA_PREFIX")
    env = {k: v for k, v in os.environ.items() if k not in dropped}
    cache = Path(env.get("XDG_CACHE_HOME") or Path(env.get("HOME") or "/nonexistent") / ".cache")
    home = next(p for p in (cache, *cache.parents) if p.exists())
    if "UV_CACHE_DIR" not in env and not os.access(home, os.W_OK):
        env["UV_CACHE_DIR"] = str(TOOLS / "cache")  # an account without a home of its own
    return env


def _uv() -> Path:
    """Return uv from the PATH, or install our own by pip (--target works with an externally managed Python)."""
    own = TOOLS / "uv" / "bin" / "uv"
    found = shutil.which("uv")
    for candidate in [Path(found)] if found else []:
        if subprocess.run([candidate, "--version"], capture_output=True, check=False).returncode == 0:
            return candidate
    if own.exists():
        return own
    base = getattr(sys, "_base_executable", None) or sys.executable
    if subprocess.run([base, "-m", "pip", "--version"], capture_output=True, check=False).returncode:
        raise Stop(f"neither uv nor pip for {base} is here; install python3-pip or uv and start again.")
    fresh = TOOLS / "uv.new"
    shutil.rmtree(fresh, ignore_errors=True)
    pip = [base, "-m", "pip", "install", "--target", fresh, "--require-hashes", "-r", REQUIREMENTS / "uv.txt"]
    # A person's own settings of pip must not get in the way of --target.
    settings = {"PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    status, output = step("installing uv", pip, {**os.environ, **settings})
    if status:
        raise failure("installing uv", output)
    shutil.rmtree(own.parent.parent, ignore_errors=True)
    fresh.rename(own.parent.parent)
    return own


def _link() -> None:
    """Put src/ on the path of the environment, with the metadata and the command of an installed package.

    No build is run and nothing is written into src/, so that edits are live and no extension shadows them. Before src/
    comes the compiled build, while it is that of src/ (`tools/checkout.py`).
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    site = next((VENV / "lib").glob("python3*/site-packages"))
    for stale in (*site.glob("safehouse-*.dist-info"), *site.glob("safehouse_games-*.dist-info")):
        shutil.rmtree(stale)
    info = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    module, function = project["scripts"]["safehouse"].split(":")
    script = VENV / "bin" / "safehouse"
    chooser = site / "_safehouse_checkout.py"
    shutil.copyfile(CHOOSER, chooser)
    (site / "safehouse.pth").write_text(f"{ROOT / 'src'}\nimport {chooser.stem}; {chooser.stem}.install()\n")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    (info / "WHEEL").write_text("Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
    (info / "INSTALLER").write_text("safehouse\n")
    (info / "entry_points.txt").write_text(f"[console_scripts]\nsafehouse = {module}:{function}\n")
    # /bin/sh starts Python: a "#!" line breaks on long paths and on spaces.
    script.write_text(
        "#!/bin/sh\n"
        '\'\'\'exec\' "$(dirname -- "$0")/python" "$0" "$@"\n'
        "' '''\n"
        f"import sys\nfrom {module} import {function}\n\nsys.exit({function}())\n"
    )
    script.chmod(0o755)
    files = [site / "safehouse.pth", chooser, script, info / "RECORD", *info.iterdir()]
    (info / "RECORD").write_text("".join(f"{os.path.relpath(path, site)},,\n" for path in files))
