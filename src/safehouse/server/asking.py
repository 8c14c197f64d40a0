"""The caller: the token of a request, and the table and seat that it opens."""

from typing import Annotated, Any

from litestar import Request
from litestar.params import Parameter

from safehouse.server import seating
from safehouse.server.commands import Caller
from safehouse.server.errors import NotYours
from safehouse.server.house import House
from safehouse.server.profiles import Known

TablePath = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{16}$", description="The table's id.")]
SeatQuery = Annotated[int | None, Parameter(ge=0, le=15, description="The seat to look from, of several own ones.")]


def house_of(request: Request[Any, Any, Any]) -> House:
    house = request.app.state["house"]
    assert isinstance(house, House)
    return house


def bearer(request: Request[Any, Any, Any]) -> str:
    """Return the token of a request; it travels in a header only, never in an address."""
    given = request.headers.getall("authorization", [])
    if not given:
        return ""
    kind, _, token = given[0].partition(" ")
    if len(given) > 1 or kind.lower() != "bearer" or not token.strip():
        raise NotYours
    return token.strip()


def address_of(request: Request[Any, Any, Any]) -> str:
    """Return the address that a request counts for."""
    return str(request.scope["safehouse_address"])  # type: ignore[typeddict-item]


async def device_of(request: Request[Any, Any, Any]) -> Known:
    """Return the device that asks, or refuse it."""
    return await house_of(request).profiles.device(bearer(request))


async def caller_of(request: Request[Any, Any, Any], name: str, seat: int | None = None) -> Caller:
    """Return the caller; refuse a token that opens nothing here."""
    house = house_of(request)
    token = bearer(request)
    table, key = await house.table_for(name, token)
    caller = Caller(house, table, key, address=address_of(request))
    caller.check_token()
    caller.look_from(seat)
    caller.table.note_look()
    await seating.come(caller.table, caller.seats)
    return caller
