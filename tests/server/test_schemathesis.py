"""The HTTP API as its own document describes it: no request makes it fail, and every answer is as described.

Schemathesis is imported by the tests that use it: importing takes half a second, and all workers import this module.
"""

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from tests.server.client import Running

SHORT, LONG = 25, 500


def paths(server: Running) -> list[tuple[str, str]]:
    document = server.get("/api/docs/openapi.json")[1]
    return [(method.upper(), path) for path, operations in document["paths"].items() for method in operations]


def test_every_route_keeps_to_the_document(server: Running) -> None:
    walk(server, SHORT)


@pytest.mark.long
def test_every_route_keeps_to_the_document_for_long(server: Running) -> None:
    walk(server, LONG)


def walk(server: Running, examples: int) -> None:
    """Try every route with requests as described, and with such as are not."""
    import schemathesis
    from schemathesis import checks
    from schemathesis.core.result import Ok
    from schemathesis.specs.openapi import checks as openapi

    checked = (
        checks.not_a_server_error, openapi.status_code_conformance, openapi.content_type_conformance,
        openapi.response_headers_conformance, openapi.response_schema_conformance, openapi.negative_data_rejection,
    )  # fmt: skip
    made = server.create("heimlich", "ppp", listed=True)
    playing = server.create("suitcase", "ppp", own=3)
    schema = schemathesis.openapi.from_url(f"{server.url}/api/docs/openapi.json")
    schema.config.update(base_url=server.url)
    tables = [made, playing]
    counts: dict[str, int] = {}

    def near(case: Any) -> bool:
        """Ask most of the time for a table that there is, with its token; say whether the request was changed."""
        table = tables[sum(counts.values()) % 2]
        number = counts[case.operation.label] = counts.get(case.operation.label, 0) + 1
        if "name" not in case.path_parameters or not number % 4:
            return False
        case.path_parameters["name"] = table["table"]
        if number % 4 > 1:
            case.headers["Authorization"] = f"Bearer {table['token']}"
        return True

    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        @settings(max_examples=examples, deadline=None, derandomize=True, database=None,
                  suppress_health_check=list(HealthCheck), phases=[Phase.generate])  # fmt: skip
        @schemathesis_given(operation)
        def attempt(case: Any) -> None:
            changed = near(case)
            response = case.call(timeout=20)
            # A request that was mended may be accepted; one that is too large is rejected with a status of its own.
            rejected = not changed and response.status_code != 413
            held = [check for check in checked if rejected or check is not openapi.negative_data_rejection]
            case.validate_response(response, checks=held)

        attempt()
    assert set(counts) == {f"{method} {path}" for method, path in paths(server)}
    assert all(count >= 3 for label, count in counts.items() if "{name}" in label)


def schemathesis_given(operation: Any) -> Any:
    from schemathesis import GenerationMode

    positive, negative = (operation.as_strategy(generation_mode=mode) for mode in GenerationMode)
    return given(case=positive | negative)


@pytest.mark.parametrize("path", ["/api/games", "/api/tables", "/api/tables/AAAAAAAAAAAAAAAA/act", "/healthz"])
def test_other_methods_are_refused(server: Running, path: str) -> None:
    for method in ("PUT", "PATCH", "DELETE", "TRACE"):
        status, problem = server.request(method, path, {})
        assert (status, problem["type"]) == (405, "problem")
