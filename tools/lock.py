"""Write requirements/*.txt from pyproject.toml: python3 tools/lock.py [--upgrade]. Needs uv and a registry.

One resolution covers everything, so that the files agree and can share one environment. They name no host.
"""

import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOTE = "# Written by tools/lock.py from pyproject.toml.\n"


def compile_(requirements: list[str], out: Path, *options: str | Path) -> None:
    uv = shutil.which("uv") or str(ROOT / ".tools" / "uv" / "bin" / "uv")
    fixed = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate"]
    hidden = ["--no-emit-index-url", "--no-emit-find-links", "--quiet", "--no-config"]
    command = [uv, "pip", "compile", "-", *fixed, *hidden, *options, "--output-file", out]
    subprocess.run(command, input="\n".join(requirements), text=True, check=True, cwd=ROOT)


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"]
    parts: dict[str, list[str]] = {
        "run": project["project"]["dependencies"],
        "build": project["build-system"]["requires"],
        "dev": extras["dev"],
        "bench": extras["bench"],
        "client": extras["client"],
        "study": [line for part in ("envs", "bench", "arena", "ray", "onnx") for line in extras[part]],
        "uv": ["uv"],
    }
    home = ROOT / "requirements"
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "whole.txt"
        if "--upgrade" not in sys.argv:
            old = [path.read_text() for path in sorted(home.glob("*.txt"))]
            whole.write_text("".join(old))  # versions already pinned are preferred
        compile_([line for part in parts.values() for line in part], whole)
        for name, lines in parts.items():
            out = Path(folder) / f"{name}.txt"
            compile_(lines, out, "--constraint", whole)
            (home / f"{name}.txt").write_text(NOTE + out.read_text())


if __name__ == "__main__":
    main()
