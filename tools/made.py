"""A folder of the package that is made from sources: the client, and the documentation.

Its stamp says from which sources it was made, and which files. It is written last and the folder is moved into its
place whole, so nothing half-made counts.
"""

import hashlib
import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools.steps import ROOT


def digest(paths: list[Path]) -> str:
    """Return a hash of files: their places and what they hold."""
    total = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        total.update(f"{path.relative_to(ROOT)}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


@dataclass(frozen=True)
class Made:
    """Where the folder and its stamp are, and the files that it is made from."""

    folder: Path
    stamp: Path
    sources: Callable[[], list[Path]]

    def fresh(self) -> bool:
        """Return whether the folder is made from the sources as they are now."""
        try:
            stamp = json.loads(self.stamp.read_text())
        except (OSError, ValueError):
            return False
        return bool(stamp == {"key": digest(self.sources()), "files": self._files()})

    def move_in(self, build: Path, key: str) -> None:
        """Put a new build in place: made from sources with this digest."""
        shutil.rmtree(self.folder, ignore_errors=True)
        build.rename(self.folder)
        new = self.stamp.with_suffix(".new")
        new.write_text(json.dumps({"key": key, "files": self._files()}))
        new.replace(self.stamp)

    def _files(self) -> list[str]:
        return sorted(path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*") if path.is_file())
