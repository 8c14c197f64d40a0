"""The description of the HTTP API: the document for programs, and a plain page of it for people."""

from html import escape
from typing import Any

from litestar import Request
from litestar.enums import MediaType
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Server

from safehouse import __version__
from safehouse.server import wire

PATH = "/api/docs"
SCHEME = "seat"
# A seat's token; optional where spectators are allowed.
WITH_TOKEN: list[dict[str, list[str]]] = [{SCHEME: []}]
MAYBE_TOKEN: list[dict[str, list[str]]] = [{}, {SCHEME: []}]

ABOUT = """\
Tables, seats and moves for scripts, bots and tests. A token comes with a seat and is its only key: send it as
`Authorization: Bearer …`. Bodies are JSON. Every refusal is a `Problem`: a code for programs, one sentence for people.
Numbers of seats count from 0. The same commands, and news as they happen, are on the WebSocket at `/ws`;
`/api/schema` has the JSON Schema of both."""

MEANINGS = {
    400: "The request cannot be read, or asks for what does not exist.",
    403: "This needs the token of a seat that may do it.",
    404: "There is no such thing.",
    409: "Not now: the table's state does not allow it.",
    411: "The length of the body is missing.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    421: "Unknown host name.",
    422: "The rules do not allow it.",
    429: "Too many requests; wait a moment.",
    503: "The storage is not available; nothing was changed.",
}
BODY = (411, 413, 415)


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """Return the refusals of a route, including those of all routes."""
    return {
        code: ResponseSpec(wire.Problem, description=MEANINGS[code], generate_examples=False)
        for code in sorted({400, 421, 429, *codes})
    }


class Page(OpenAPIRenderPlugin):
    """The document as an HTML page without scripts."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        info = openapi_schema["info"]
        rows = [
            f"<tr><td><code>{method.upper()} {escape(path)}</code><td>{escape(operation['summary'])}"
            for path, operations in openapi_schema["paths"].items()
            for method, operation in operations.items()
        ]
        return "".join([
            "<!doctype html><html lang=en><meta charset=utf-8><title>Safehouse API</title>",
            f"<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info['description'])}",
            f"<p><a href='{PATH}/openapi.json'>The whole description</a> (OpenAPI).<table>", *rows, "</table></html>",
        ]).encode()  # fmt: skip


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Safehouse",
        version=__version__,
        description=ABOUT,
        path=PATH,
        servers=[Server(url="/")],
        components=Components(
            security_schemes={
                SCHEME: SecurityScheme(type="http", scheme="bearer", description="The token that came with the seat.")
            }
        ),
        render_plugins=[Page(), JsonRenderPlugin()],
    )
