"""Write the package of a new game from the files in `templates/`.

A template is the text of a finished file: the game is called `mygame` in it, its class `MyGame`, its title `My Game`,
in file names as well. The suffix `.txt` keeps tools from taking templates for sources of ours; `dot_` stands for
the dot of a hidden file, which a wheel would leave out.
"""

import importlib.util
import keyword
import os
import re
import secrets
import shutil
import sys
from pathlib import Path

from safehouse.core.errors import SafehouseError
from safehouse.core.registry import game_names

TEMPLATES = Path(__file__).parent / "templates"
SUFFIX = ".txt"
NAME = re.compile(r"[a-z][a-z0-9_]{1,29}")
# Folders of the package itself, and modules that its tests import.
TAKEN = ("safehouse", "tests", "test", "src", "docs", "conftest", "mygame")


class BadName(SafehouseError):
    """A new game that cannot be made: its name, or its place, will not do."""


def new_game(name: str, folder: Path) -> Path:
    """Make the package of a game in `folder`, and return where it is: `folder/name`.

    All of it or nothing: it is written beside its place, and moved there when it is complete.
    """
    check_name(name)
    target = folder / name
    if os.path.lexists(target):
        raise BadName(f"{target} already exists; choose another name or another folder")
    draft = folder / f".{name}.{secrets.token_hex(4)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for template in templates():
            place = str(template.relative_to(TEMPLATES)).removesuffix(SUFFIX).replace("dot_", ".")
            path = draft / filled(place, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(filled(template.read_text(encoding="utf-8"), name), encoding="utf-8")
        draft.rename(target)
    except OSError as error:
        raise BadName(f"{target} cannot be made: {error.strerror or error}") from None
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return target


def templates() -> list[Path]:
    return sorted(TEMPLATES.rglob(f"*{SUFFIX}"))


def filled(text: str, name: str) -> str:
    """Return a template's text with the game's own name in it."""
    words = [word.capitalize() for word in name.split("_") if word]
    own = {"mygame": name, "MyGame": "".join(words), "My Game": " ".join(words)}
    return re.sub("mygame|MyGame|My Game", lambda found: own[found[0]], text)


def check_name(name: str) -> None:
    """Refuse a name that Python, the registry or a reader would stumble over."""
    if not NAME.fullmatch(name):
        raise BadName(
            f"{name!r} cannot be the name of a game: 2 to 30 lower-case letters, digits and underscores, a letter first"
        )
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise BadName(f"{name!r} is a word of the Python language; choose another name")
    if name in game_names():
        raise BadName(f"there is already a game {name!r}; choose another name")
    if name in TAKEN or name in sys.stdlib_module_names or is_installed(name):
        raise BadName(f"there is already a Python module {name!r}; choose another name")


def is_installed(name: str) -> bool:
    """Return whether `import name` finds a module; a mere folder in the working directory does not count."""
    found = importlib.util.find_spec(name)
    return found is not None and found.origin is not None
