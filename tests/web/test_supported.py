"""The oldest supported browsers know all that the page uses; they are named once, in web/package.json."""

import json
import re
from pathlib import Path

from tests.web.node import WEB, run_script
from tests.web.test_size import built
from tools.steps import ROOT

NAMES = {"chrome": "Chrome", "edge": "Edge", "firefox": "Firefox", "safari": "Safari", "ios_saf": "iOS"}
# Each newer than the oldest browsers: what it is called, the planted file, and what is in it.
PLANTED = {
    "function light-dark()": ("built/one.css", "p { color: light-dark(#000, #fff); }"),
    "property anchor-name": ("built/one.css", "p { anchor-name: --one; }"),
    "value width: stretch": ("built/one.css", "p { width: stretch; }"),
    "at-rule @starting-style": ("built/one.css", "@starting-style { p { opacity: 0; } }"),
    "selector :popover-open": ("built/one.css", "p:popover-open { opacity: 0; }"),
    "nested rules": ("built/one.css", "p { & a { opacity: 0; } }"),
    "lookbehind": ("built/one.js", "export const one = /(?<=a)b/;"),
    "static block": ("built/one.js", "export class One { static { One.two = 2; } }"),
    "flag v of a pattern": ("built/one.js", "export const one = /[a--b]/v;"),
    "Map.groupBy": ("src/one.ts", "export const one = Map.groupBy([1], (two) => two);"),
    "Promise.withResolvers": ("src/one.ts", "export const one = Promise.withResolvers();"),
    "URLSearchParams.size": ("src/one.svelte", "<p>{new URLSearchParams('one').size}</p>"),
    "Element.checkVisibility": (
        "src/one.svelte",
        '<script lang="ts">const one = (node: Element): unknown => node.checkVisibility();</script><p use:one></p>',
    ),
}


def too_new(built_folder: Path, sources: Path) -> tuple[list[str], list[str]]:
    """Return what is too new, and the exceptions of the script that nothing uses."""
    told = json.loads(run_script("supported.mjs", built_folder, sources))
    return told["found"], told["idle"]


def test_the_page_uses_nothing_newer() -> None:
    assert too_new(built(), WEB / "src") == ([], [])


def test_what_is_newer_is_found(tmp_path: Path) -> None:
    """Everything planted is found, at its place, and nothing besides."""
    for number, (place, text) in enumerate(PLANTED.values()):
        folder, name = place.split("/")
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / f"{number}-{name}").write_text(text)
    found, _ = too_new(tmp_path / "built", tmp_path / "src")
    named = {line.split(": ", 1)[1].rsplit(": ", 1)[0] for line in found}
    assert named == set(PLANTED)


def test_they_are_kept_by_the_build_and_written_down() -> None:
    oldest = dict(one.split(" ") for one in json.loads((WEB / "package.json").read_text())["browserslist"])
    config = (WEB / "vite.config.ts").read_text()
    assert "browserslist" in config
    assert not re.search(r"chrome\d|firefox\d|safari\d", config)
    said = (ROOT / "docs" / "client.md").read_text().split("**Browsers**: ")[1].split("\n\n")[0]
    assert [name for name, version in oldest.items() if f"{NAMES[name]} {version}" not in said] == []
