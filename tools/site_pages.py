"""Write the documentation as web pages, from docs/ and the pages beside README.md: python -m tools.site_pages FOLDER

Plain HTML and two style sheets: no script, nothing from other hosts and no style attribute, because the server's
content-security policy forbids them. Links are relative, so the pages work under any path.
"""

import html
import os
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

from tools.steps import Stop

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
README = ROOT / "README.md"
# The first page of the site. Its headings group the list of pages.
INDEX = DOCS / "README.md"
TOKENS = ROOT / "web" / "src" / "styles" / "tokens.css"
STYLE = ROOT / "tools" / "site.css"
# A fence without a language holds commands of a shell.
LANGUAGES = {"": "console", "json": "json", "python": "python", "text": "text"}

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Safehouse</title>
<link rel="stylesheet" href="{up}code.css">
<link rel="stylesheet" href="{up}site.css">
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header><a class="home" href="{up}index.html">Safehouse</a> <a class="to-pages" href="#pages">All pages</a></header>
<main id="content">
{body}
</main>
<nav id="pages" aria-label="All pages">
{nav}
</nav>
</body>
</html>
"""


@dataclass
class Source:
    """A page of Markdown, and where it becomes a page of the site."""

    path: Path
    place: str
    text: str

    @property
    def title(self) -> str:
        found = re.search(r"^# (.+)$", self.text, re.MULTILINE)
        return found[1].replace("`", "") if found else self.place


def sources() -> list[Source]:
    """Return all pages: those beside README, then docs/."""
    paths = [*sorted(path for path in ROOT.glob("*.md") if path != README), *sorted(DOCS.rglob("*.md"))]
    return [Source(path, place_of(path), path.read_text(encoding="utf-8")) for path in paths]


def place_of(path: Path) -> str:
    """Return the path of a page of Markdown within the site."""
    if path in (README, INDEX):
        return "index.html"
    if path.is_relative_to(DOCS):
        return path.relative_to(DOCS).with_suffix(".html").as_posix()
    return f"{path.stem.lower()}.html"


def slug(text: str) -> str:
    """Return the anchor of a heading, as code hosts make it."""
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")


class Site:
    """All pages, and the pictures they show."""

    def __init__(self) -> None:
        self.pages = sources()
        self.places = {README.resolve(): place_of(README), **{page.path.resolve(): page.place for page in self.pages}}
        self.pictures: dict[Path, str] = {}
        self.markdown = MarkdownIt("commonmark").enable("table")

    def write(self, folder: Path) -> None:
        """Write the site into a folder."""
        for source in self.pages:
            target = folder / source.place
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(self.page(source), encoding="utf-8")
        for picture, place in self.pictures.items():
            (folder / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(picture, folder / place)
        (folder / "site.css").write_text(tokens() + STYLE.read_text(encoding="utf-8"), encoding="utf-8")
        (folder / "code.css").write_text(code_style(), encoding="utf-8")

    def page(self, source: Source) -> str:
        tokens = self.markdown.parse(source.text)
        self.prepare(tokens, source)
        body = self.markdown.renderer.render(tokens, self.markdown.options, {})
        body = re.sub(r'<pre><code(?: class="language-(\w+)")?>(.*?)</code></pre>', coloured, body, flags=re.DOTALL)
        # A style in an element would be refused.
        body = re.sub(r' style="text-align:(\w+)"', r' class="\1"', body)
        body = re.sub(r"<table>.*?</table>", r'<div class="wide">\g<0></div>', body, flags=re.DOTALL)
        up = "../" * source.place.count("/")
        return PAGE.format(title=html.escape(source.title), up=up, nav=self.nav(source, up), body=body)

    def prepare(self, tokens: list[Token], source: Source) -> None:
        """Give headings their anchors, and point links at pages of the site."""
        seen: dict[str, int] = {}
        for number, token in enumerate(tokens):
            if token.type == "heading_open":
                name = slug("".join(part.content for part in tokens[number + 1].children or ()))
                seen[name] = seen.get(name, -1) + 1
                token.attrSet("id", f"{name}-{seen[name]}" if seen[name] else name)
            for part in token.children or ():
                if part.type == "link_open":
                    self.link(part, "href", source)
                elif part.type == "image":
                    self.link(part, "src", source)

    def link(self, token: Token, attribute: str, source: Source) -> None:
        """Turn a link between files into one between pages; remove a link to a file that is not a page."""
        target = str(token.attrGet(attribute) or "")
        if re.match(r"[a-z]+:|#", target):
            return
        name, _, anchor = target.partition("#")
        path = (source.path.parent / unquote(name)).resolve()
        here = Path(source.place).parent
        if path in self.places:
            place = self.places[path]
        elif path.is_file() and path.suffix in (".svg", ".webp", ".png"):
            place = self.pictures.setdefault(path, f"pictures/{path.name}")
        else:
            token.attrs.pop(attribute)
            return
        relative = Path(os.path.relpath(place, here)).as_posix()
        token.attrSet(attribute, f"{relative}#{anchor}" if anchor else relative)

    def nav(self, source: Source, up: str) -> str:
        """Return the list of all pages, grouped and ordered as in the index."""
        lines = []
        for group, pages in self.groups():
            lines += [f"<h2>{html.escape(group)}</h2>"] if group else []
            for page in pages:
                mark = ' aria-current="page"' if page is source else ""
                lines.append(f'<a href="{up}{page.place}"{mark}>{html.escape(page.title)}</a>')
        return "\n".join(lines)

    def groups(self) -> Iterator[tuple[str, list[Source]]]:
        """Return the headings of the index with the pages below them, each page once; first the index itself."""
        left = {page.path.resolve(): page for page in self.pages}
        yield "", [left.pop(INDEX.resolve())]
        for part in re.split(r"^## ", INDEX.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            targets = [(DOCS / name).resolve() for name in re.findall(r"\]\(([^)#:]+\.md)\)", part)]
            yield part.partition("\n")[0], [left.pop(path) for path in targets if path in left]
        if left:
            raise Stop(f"docs/README.md does not list {', '.join(sorted(page.path.name for page in left.values()))}.")


def coloured(found: re.Match[str]) -> str:
    """Colour a block of code, by classes."""
    text = html.unescape(found[2])
    try:
        lexer = get_lexer_by_name(LANGUAGES.get(found[1] or "", found[1] or "text"))
    except ClassNotFound:
        lexer = get_lexer_by_name("text")
    return str(highlight(text, lexer, HtmlFormatter(cssclass="code")))


def code_style() -> str:
    """Return the colours of code, for light and dark."""
    light = HtmlFormatter(style="default").get_style_defs(".code")
    dark = HtmlFormatter(style="github-dark").get_style_defs(".code")
    return f"{light}\n@media (prefers-color-scheme: dark) {{\n{dark}\n}}\n"


def tokens() -> str:
    """Return the colours of the page: dark, and light where the system asks for it."""
    text = TOKENS.read_text(encoding="utf-8")
    light = re.search(r':root\[data-theme="light"\] (\{.*?\n\})', text, re.DOTALL)
    assert light is not None
    return f"{text}\n@media (prefers-color-scheme: light) {{\n:root {light[1]}\n}}\n"


def main(args: list[str]) -> int:
    Site().write(Path(args[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
