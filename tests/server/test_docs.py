"""The server's pages say what is so: every setting, every message, and commands that run."""

import json
import os
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from safehouse.server import metrics, strict, wire
from safehouse.server.api import ROUTES
from safehouse.server.errors import CODES, Refusal
from safehouse.server.lookups import BODIES
from safehouse.server.settings import PREFIX, Settings
from tests.server.client import Running

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")


def rows(page: str, heading: str) -> list[list[str]]:
    """Return the cells of the first table below a heading."""
    below = page.partition(f"\n{heading}\n")[2]
    table = re.search(r"^\|[^\n]*\|\n\|[-|]+\|\n((?:\|.*\|\n)+)", below, re.MULTILINE)
    assert table is not None
    return [[cell.strip() for cell in line.strip("|").split(" |")] for line in table[1].splitlines()]


def shown(value: object) -> str:
    text = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
    return f"`{text}`" if text else ""


def test_every_setting_is_on_the_page_with_its_default_and_its_words() -> None:
    listed = [tuple(row) for row in rows((DOCS / "server.md").read_text(encoding="utf-8"), "## Settings")]
    assert listed == [
        (f"`{PREFIX}{one.name.upper()}`", shown(one.default), one.metadata["help"]) for one in fields(Settings)
    ]


def test_every_figure_is_on_the_page() -> None:
    listed = {row[0].strip("`").partition("{")[0] for row in rows((DOCS / "server.md").read_text(), "## Monitoring")}
    counted = {
        family.name + ("_total" if family.type == "counter" else "")
        for family in metrics.REGISTRY.collect()
        if family.name.startswith("safehouse")
    }
    levels = {
        "safehouse_tables", "safehouse_sockets", "safehouse_queue", "safehouse_ready", "safehouse_stored_tables",
        "safehouse_stored_bytes",
    }  # fmt: skip
    assert listed == counted | levels


# --- The protocol -----------------------------------------------------------------------------------------------


def examples(heading: str) -> dict[str, str]:
    """Return the examples of a chapter by the title above each."""
    chapter = PROTOCOL.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return dict(re.findall(r"^### (\w+)\n```json\n(.*?)\n```", chapter, re.MULTILINE | re.DOTALL))


def tags(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def check_fields(value: object, example: Any) -> None:
    """Check that an example has no field that its struct does not have."""
    if isinstance(value, msgspec.Struct):
        for name, part in example.items():
            if name != "type":
                assert name in value.__struct_fields__
                check_fields(getattr(value, name), part)
    elif isinstance(value, list):
        for one, part in zip(value, example, strict=True):
            check_fields(one, part)


def test_every_command_has_an_example_that_is_read() -> None:
    found = examples("Commands")
    assert set(found) == tags(wire.AnyCommand)
    for name, text in found.items():
        command: wire.Command = strict.parse(text, wire.AnyCommand)
        assert command.__struct_config__.tag == name


def test_every_message_has_an_example_of_its_form() -> None:
    found = examples("Messages")
    assert set(found) == tags(wire.AnyMessage)
    for name, text in found.items():
        message: wire.Message = strict.parse(text, wire.AnyMessage)
        assert message.__struct_config__.tag == name
        check_fields(message, json.loads(text))


def test_every_body_of_http_has_an_example() -> None:
    found = examples("HTTP")
    assert set(found) == {kind.__name__ for kind in BODIES}
    for kind in BODIES:
        check_fields(strict.parse(found[kind.__name__], kind), json.loads(found[kind.__name__]))


def test_an_example_that_is_wrong_is_noticed() -> None:
    with pytest.raises(strict.BadMessage):
        strict.parse('{"type": "act", "id": "x", "at": "1", "row": [1]}', wire.AnyCommand)
    text = '{"type": "ack", "id": "x", "at": 1, "seq": 2, "more": 3}'
    ack: wire.Message = strict.parse(text, wire.AnyMessage)
    with pytest.raises(AssertionError):
        check_fields(ack, json.loads(text))


def test_every_code_of_a_refusal_is_explained() -> None:
    listed = {code for row in rows(PROTOCOL, "## Ground rules") for code in re.findall(r"`(\w+)`", row[0])}
    classes = list(Refusal.__subclasses__())
    for one in classes:
        classes += one.__subclasses__()
    assert listed == {"refused", *CODES.values(), *(one.code for one in classes)}


def test_every_route_is_listed() -> None:
    listed = {call for row in rows(PROTOCOL, "## HTTP") for call in re.findall(r"`(\w+ /[^`]*)`", row[0])}
    served = {
        f"{method} {path.replace(':str', '')}"
        for route in ROUTES
        if route.include_in_schema is not False
        for path in route.paths
        for method in route.http_methods
    }
    assert listed == {call for call in served if not call.startswith("OPTIONS")}


def test_the_walk_with_curl_can_be_gone(server: Running, tmp_path: Path) -> None:
    script = PROTOCOL.partition("\n```sh\n")[2].partition("\n```")[0]
    (tmp_path / "curl").symlink_to(Path(__file__).parent / "curl.py")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"], str(tmp_path)])
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script], env={"PATH": path, "SERVER": server.url}, capture_output=True,
        text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    first, second, kept, *record = done.stdout.splitlines()
    assert json.loads(first)["type"] == "ack"
    assert first == second
    assert json.loads(kept)[0] == {"type": "kept", "note": "Anna moves red."}
    assert '[Game "heimlich"]' in record


# --- Self-hosting -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", sorted((ROOT / "deploy").iterdir()), ids=lambda file: file.name)
def test_the_page_says_what_each_file_is_for(file: Path) -> None:
    """That its commands work is shown by tests/hosting."""
    assert f"deploy/{file.name}" in (DOCS / "self-hosting.md").read_text(encoding="utf-8")


def test_the_files_use_settings_that_exist() -> None:
    known = {PREFIX + one.name.upper() for one in fields(Settings)}
    texts = [path.read_text(encoding="utf-8") for path in [*(ROOT / "deploy").iterdir(), *DOCS.glob("s*.md")]]
    used = {name for text in texts for name in re.findall(rf"{PREFIX}[A-Z_]+", text)}
    assert used <= known
    assert f"{PREFIX}URL" in used
