"""Compile catalogues to what `FluentBundle.addResource` of @fluent/bundle takes, so that a browser needs no parser.

The client's build does the same with its own words (`web/fluent.ts`); a test compares both for every catalogue.
"""

from pathlib import Path
from typing import Any

from fluent.syntax import ast

from safehouse.messages.files import read

Pattern = str | list[Any]


def compiled(folder: Path, language: str) -> list[dict[str, Any]]:
    """Return the messages of a folder's catalogue; where it has no such language, the English ones."""
    resource = read(folder, language)
    return [] if resource is None else compile_resource(resource)


def compile_resource(resource: ast.Resource) -> list[dict[str, Any]]:
    """Return the messages and terms of a parsed file."""
    return [
        {
            "id": f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name,
            "value": None if entry.value is None else pattern(entry.value),
            "attributes": {one.id.name: pattern(one.value) for one in entry.attributes},
        }
        for entry in resource.body
        if isinstance(entry, (ast.Message, ast.Term))
    ]


def pattern(node: ast.Pattern) -> Pattern:
    parts = [
        element.value if isinstance(element, ast.TextElement) else expression(element.expression)
        for element in node.elements
    ]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def expression(node: ast.SyntaxNode) -> dict[str, Any]:
    """Return one placeable."""
    match node:
        case ast.Placeable():
            return expression(node.expression)
        case ast.SelectExpression():
            return {
                "type": "select",
                "selector": expression(node.selector),
                "variants": [{"key": key(one.key), "value": pattern(one.value)} for one in node.variants],
                "star": next(place for place, one in enumerate(node.variants) if one.default),
            }
        case ast.VariableReference():
            return {"type": "var", "name": node.id.name}
        case ast.MessageReference():
            return {"type": "mesg", "name": node.id.name, "attr": attribute(node.attribute)}
        case ast.TermReference():
            given = [] if node.arguments is None else call(node.arguments)
            return {"type": "term", "name": node.id.name, "attr": attribute(node.attribute), "args": given}
        case ast.FunctionReference():
            return {"type": "func", "name": node.id.name, "args": call(node.arguments)}
        case ast.NumberLiteral():
            return number(node)
        case ast.StringLiteral():
            return {"type": "str", "value": node.parse()["value"]}
    raise TypeError(f"Fluent has no expression {type(node).__name__}")


def attribute(node: ast.Identifier | None) -> str | None:
    return None if node is None else node.name


def call(node: ast.CallArguments) -> list[dict[str, Any]]:
    named = [{"type": "narg", "name": one.name.name, "value": expression(one.value)} for one in node.named]
    return [*map(expression, node.positional), *named]


def key(node: ast.Identifier | ast.NumberLiteral) -> dict[str, Any]:
    return number(node) if isinstance(node, ast.NumberLiteral) else {"type": "str", "value": node.name}


def number(node: ast.NumberLiteral) -> dict[str, Any]:
    decimals = node.value.partition(".")[2]
    return {"type": "num", "value": float(node.value) if decimals else int(node.value), "precision": len(decimals)}
