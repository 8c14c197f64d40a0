"""Which texts the sources ask for: calls with keys in Python, TypeScript and Svelte."""

import ast
import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

STRING = re.compile(r'"([^"\\]*)"')
# A template that begins with a name, or has one after a value: `status-${status}`, `${key}.brief`.
TEMPLATE = re.compile(r"`([^`]*\$\{[^`]*)`")
VALUE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")


@dataclass(frozen=True)
class Call:
    """A text that is asked for: where, by which keys, and with which arguments (None: they are not written there)."""

    place: str
    keys: tuple[str, ...]
    arguments: frozenset[str] | None
    # Whether the key is the whole of what is asked for, and no part of a choice.
    certain: bool = True


def calls(path: Path, text: str, function: str) -> Iterator[Call]:
    """Find the calls of a function in TypeScript or Svelte whose first argument has keys in quotes."""
    for found in re.finditer(rf"(?<![\w.#]){function}\(", text):
        given = arguments_of(text, found.end())
        keys = tuple(STRING.findall(given[0])) if given else ()
        if keys:
            certain = bool(re.fullmatch(r'"[^"]*"', given[0].strip()))
            yield Call(path.name, keys, names_of(given[1]) if len(given) > 1 else frozenset(), certain)


def arguments_of(text: str, start: int) -> list[str]:
    """Return the arguments of a call as they are written; `start` is behind its bracket."""
    parts: list[str] = []
    depth, quote, begun = 1, "", start
    for place in range(start, len(text)):
        sign = text[place]
        if quote:
            quote = "" if sign == quote and text[place - 1] != "\\" else quote
        elif sign in "\"'`":
            quote = sign
        elif sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
            if depth == 0:
                return [*parts, text[begun:place]]
        elif sign == "," and depth == 1:
            parts.append(text[begun:place])
            begun = place + 1
    return parts


def names_of(written: str) -> frozenset[str] | None:
    """Return the names in an object as it is written; None where it is no plain one."""
    written = written.strip()
    if not written.startswith("{"):
        return None
    names: set[str] = set()
    for part in arguments_of(written, 1):
        name = re.match(r"\s*([\w$]+)\s*(?:[:,]|$)", part)
        if name:
            names.add(name[1])
        elif part.strip():
            return None
    return frozenset(names)


def composed(text: str) -> Iterator[re.Pattern[str]]:
    """Keys that are put together from parts, as patterns."""
    # One template inside another: its beginning is enough.
    for begins in re.findall(r"`([a-z][\w-]*-)\$\{", text):
        yield re.compile(re.escape(begins) + r"[\w.-]+")
    for body in TEMPLATE.findall(text):
        parts = VALUE.split(body)
        if re.match(r"[a-z][\w-]*-$", parts[0]) or re.fullmatch(r"\.[a-z-]+", parts[-1]):
            yield re.compile(r"[\w.-]+".join(map(re.escape, parts)))


def python_calls(path: Path) -> Iterator[Call]:
    """Find `….say("key", name=…)` in Python."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "say"
            and node.args
        ):
            key = node.args[0]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                names = [one.arg for one in node.keywords]
                given = frozenset(name for name in names if name) if None not in names else None
                yield Call(path.name, (key.value,), given)


def refusals(path: Path, classes: Collection[str]) -> Iterator[Call]:
    """Find the refusals in a module: `Stale("key", name=…)` of one of these classes, and the keys that classes have."""
    arguments: frozenset[str] | None
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in classes or name == "cls":
                keys, arguments = texts_in(node.args), frozenset(one.arg for one in node.keywords if one.arg)
            case ast.Call(func=ast.Name(id="refused_as"), args=[_, key]):
                keys, arguments = texts_in([key]), frozenset({"detail"})
            case ast.Assign(targets=[*targets], value=value) if "key" in [getattr(one, "id", "") for one in targets]:
                # What a class with a key of its own is given is seen where it is made.
                keys, arguments = texts_in([value]), None
            case _:
                continue
        yield Call(path.name, tuple(f"refusal-{key}" for key in keys), arguments)


def texts_in(nodes: Iterable[ast.expr]) -> list[str]:
    """Return the strings that stand for keys: themselves, or either side of a choice."""
    found: list[str] = []
    for node in nodes:
        if isinstance(node, ast.IfExp):
            found += texts_in([node.body, node.orelse])
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
            found.append(node.value)
    return found


def python_strings(path: Path) -> set[str]:
    """Return every string of a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
