"""The documentation site: every page is there, every link leads somewhere, and nothing in it breaks the policy."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

from tools import site, site_pages
from tools.steps import ROOT


class Seen(HTMLParser):
    """What a browser would load, follow or run."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loads: list[str] = []
        self.wrong: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids += [given["id"] or ""] if "id" in given else []
        if tag in ("script", "style", "base", "form", "iframe"):
            self.wrong.append(tag)
        self.wrong += [name for name in given if name == "style" or name.startswith("on")]
        if tag == "a" and given.get("href"):
            target = given["href"] or ""
            (self.loads if target.endswith(site.PICTURES) else self.links).append(target)
        if tag in ("img", "link"):
            self.loads.append(given.get("src") or given.get("href") or "")


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Seen]:
    folder = tmp_path_factory.mktemp("site")
    site_pages.main([str(folder)])
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    assert all((folder / name).stat().st_size for name in ("site.css", "code.css"))
    seen = {name: Seen(path.read_text()) for name, path in found.items() if path.suffix == ".html"}
    assert seen
    for name, page in seen.items():
        for target in page.loads:
            assert (folder / name).parent.joinpath(unquote(target)).is_file(), f"{name} loads {target}"
    return seen


def test_every_page_of_docs_is_there(pages: dict[str, Seen]) -> None:
    wanted = {"index.html", "contributing.html", "changelog.html", "code_of_conduct.html", "security.html"}
    wanted |= {
        path.relative_to(ROOT / "docs").with_suffix(".html").as_posix() for path in (ROOT / "docs").rglob("*.md")
    } - {"README.html"}
    assert set(pages) == wanted
    assert {target.split("#")[0] for target in pages["index.html"].links} >= wanted


def test_every_link_leads_somewhere(pages: dict[str, Seen]) -> None:
    for name, page in pages.items():
        assert len(page.ids) == len(set(page.ids)), name
        for link in page.links:
            if re.match(r"[a-z]+:", link):
                continue
            place, _, anchor = link.partition("#")
            target = (Path("/") / Path(name).parent / place).resolve().relative_to("/").as_posix() if place else name
            assert target in pages, f"{name} links to {link}"
            assert not anchor or unquote(anchor) in pages[target].ids, f"{name} links to {link}"


def test_nothing_breaks_the_policy(pages: dict[str, Seen]) -> None:
    """No script, no style in the page, nothing from elsewhere (`server/headers.py`)."""
    for name, page in pages.items():
        assert page.wrong == [], name
        assert [target for target in page.loads if ":" in target or target.startswith("/")] == [], name
    assert "url(" not in site_pages.STYLE.read_text() + site_pages.tokens() + site_pages.code_style()


def test_a_change_of_any_page_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "STAMP", tmp_path / "stamp.json")
    assert not site.made().fresh()
    names = {path.relative_to(ROOT).as_posix() for path in site.sources()}
    assert {"README.md", "docs/recipes.md", "docs/rules/heimlich.md", "tools/site.css"} <= names
