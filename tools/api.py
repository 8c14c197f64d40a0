"""docs/api.md, written from the docstrings of what `import safehouse` gives: python -m tools.api [--check]

Griffe reads the sources; nothing of them is imported.
"""

import sys
from pathlib import Path

import griffe

from tools.generated import bring_up_to_date
from tools.steps import ROOT

PAGE = ROOT / "docs" / "api.md"
HEAD = """# The library

For Python programmers: every name that `import safehouse` gives, written from the docstrings (`python -m tools.api`).
[recipes.md](recipes.md) shows how they are used.

"""
# Members that every class has, and that say nothing about it.
PLAIN = {"__init__", "__repr__", "__str__", "__int__", "__copy__"}


def text_of(_: str = "") -> str:
    """Return the page."""
    package = griffe.load("safehouse", search_paths=[str(ROOT / "src")], resolve_aliases=True)
    members = [(str(name), target(package, str(name))) for name in package.exports or ()]
    order = {"function": 0, "class": 1, "attribute": 2}
    members.sort(key=lambda member: (order[member[1].kind.value], is_error(member[1]), member[0].lower()))
    return HEAD + "\n".join(section(name, member) for name, member in members)


def target(package: griffe.Object | griffe.Alias, name: str) -> griffe.Object:
    member = package[name]
    found = member.final_target if isinstance(member, griffe.Alias) else member
    assert isinstance(found, griffe.Object)
    return found


def is_error(member: griffe.Object) -> bool:
    return member.kind is griffe.Kind.CLASS and member.path.startswith("safehouse.core.errors.")


def section(name: str, member: griffe.Object) -> str:
    """Return what the page says of one public name."""
    if isinstance(member, griffe.Attribute):
        return f"## `{name}`\n`{member.value}`: {remark(member)}\n"
    if isinstance(member, griffe.Function):
        return f"## `{name}{signature(member)}`\n{docstring(member)}\n"
    assert isinstance(member, griffe.Class)
    bases = ", ".join(f"`{base}`" for base in map(str, member.bases) if base not in ("object", "ABC", "Look"))
    lines = [f"## `{name}`", docstring(member), ""]
    if bases:
        lines[1] = f"{lines[1]} A kind of {bases}."
    if not is_error(member):
        lines += [row for one in inherited(member) if (row := entry(one))]
    return "\n".join([*lines, ""]) if lines[-1] else "\n".join(lines)


def inherited(member: griffe.Class) -> list[griffe.Object]:
    """Return the members of a class and of its bases that are ours, in the order of the sources."""
    found: dict[str, griffe.Object] = {}
    for one in [*reversed(list(member.mro())), member]:
        if one.path.startswith("safehouse."):
            found |= {name: value for name, value in one.members.items() if isinstance(value, griffe.Object)}
    return list(found.values())


def entry(member: griffe.Object) -> str:
    """Return the line of a member of a class; nothing for what is not public."""
    name = member.name
    if name in PLAIN or (name.startswith("_") and not name.startswith("__")) or not docstring(member):
        return ""
    shown = f"{name}{signature(member)}" if isinstance(member, griffe.Function) else name
    return f"- `{shown}`: " + docstring(member).replace("\n\n", "\n").replace("\n", " ")


def signature(function: griffe.Function) -> str:
    parts, star = [], False
    for parameter in function.parameters:
        if parameter.name == "self":
            continue
        if parameter.kind is griffe.ParameterKind.keyword_only and not star:
            parts.append("*")
            star = True
        prefix = {griffe.ParameterKind.var_positional: "*", griffe.ParameterKind.var_keyword: "**"}.get(
            parameter.kind or griffe.ParameterKind.positional_or_keyword, ""
        )
        star = star or prefix == "*"
        default = f"={parameter.default}" if parameter.default is not None and not prefix else ""
        parts.append(f"{prefix}{parameter.name}{default}")
    returned = str(function.returns or "None").strip("'\"")
    return f"({', '.join(parts)}) → {returned}"


def docstring(member: griffe.Object) -> str:
    """Return a docstring, its doctests as code."""
    text = member.docstring.value if member.docstring is not None else remark(member)
    blocks = (f"```python\n{block}\n```" if block.startswith(">>>") else block for block in text.split("\n\n"))
    return "\n\n".join(blocks)


def remark(member: griffe.Object) -> str:
    """Return the comment above an attribute: any in the body of a class, one that begins with `#:` in a method."""
    if not isinstance(member, griffe.Attribute) or member.lineno is None:
        return ""
    source = Path(str(member.filepath)).read_text(encoding="utf-8").splitlines()
    found: list[str] = []
    for line in reversed(source[: member.lineno - 1]):
        if not line.strip().startswith("#:" if line.startswith(" " * 8) else "#"):
            break
        found.insert(0, line.strip().lstrip("#: "))
    return " ".join(found)


def main(args: list[str]) -> int:
    return bring_up_to_date(args, "api", ["docs"], lambda _: PAGE, text_of)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
