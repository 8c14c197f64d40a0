"""The administrator's routes: one for all acts, and those by which the page signs in and out."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct

from safehouse.server import acts, audit_log
from safehouse.server.access import COOKIE, SESSION_SECONDS, Session, same
from safehouse.server.asking import address_of, bearer, house_of
from safehouse.server.errors import BadHttp, NotYours
from safehouse.server.limits import is_loopback

PATH = "/api/admin"
CSRF = "x-safehouse-csrf"


class SignIn(Struct, forbid_unknown_fields=True):
    """The administrator's token."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]


class SignedIn(Struct):
    """Whether there is a page for administrators, and what its acts must carry in the header `X-Safehouse-CSRF`."""

    enabled: bool
    # Empty: not signed in.
    csrf: str


@post(PATH, status_code=200, include_in_schema=False)
async def administer(request: Request[Any, Any, Any], data: JSONBody[acts.AnyAct]) -> acts.AnyAnswer:
    desk = house_of(request).desk
    return await desk.carry_out(data, who(request), address_of(request))  # type: ignore[no-any-return]


@get(f"{PATH}/session", include_in_schema=False)
async def show_session(request: Request[Any, Any, Any]) -> SignedIn:
    """Tell a page whether it is signed in."""
    enabled = house_of(request).access.enabled
    try:
        return SignedIn(enabled, session_of(request).csrf)
    except NotYours:
        return SignedIn(enabled, "")


@post(f"{PATH}/session", status_code=200, include_in_schema=False)
async def sign_in(request: Request[Any, Any, Any], data: JSONBody[SignIn]) -> Response[SignedIn]:
    check_enabled(request)
    house = house_of(request)
    whence = f"page, {address_of(request)}"
    try:
        session = house.access.sign_in(data.token, address_of(request))
    except NotYours as refusal:
        await audit_log.append(house.store, whence, "sign_in", "", f"refused: {refusal.key}")
        raise
    await audit_log.append(house.store, whence, "sign_in", "", "done")
    return Response(SignedIn(True, session.csrf), cookies=[cookie(request, session.cookie, SESSION_SECONDS)])


@post(f"{PATH}/sign_out", status_code=200, include_in_schema=False)
async def sign_out(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    return Response({}, cookies=[cookie(request, "", 0)])


def cookie(request: Request[Any, Any, Any], value: str, seconds: int) -> Cookie:
    secure = house_of(request).access.secure
    return Cookie(COOKIE, PATH, value, seconds, httponly=True, samesite="strict", secure=secure)


def check_enabled(request: Request[Any, Any, Any]) -> None:
    """Without a secret in the settings there is no page."""
    if not house_of(request).access.enabled:
        raise BadHttp(404, "not_found")


def who(request: Request[Any, Any, Any]) -> str:
    """Return who the administrator is, for the audit log; refuse everyone else."""
    access = house_of(request).access
    token = bearer(request)
    if token and is_from_here(request) and access.is_local(token):
        return "command line"
    check_enabled(request)
    address = address_of(request)
    if token:
        access.check_token(token, address)
        return f"token, {address}"
    session = session_of(request)
    if not same(request.headers.get(CSRF, "").encode(), session.csrf.encode()):
        raise NotYours("sign_in")
    return f"page, {address}"


def session_of(request: Request[Any, Any, Any]) -> Session:
    return house_of(request).access.session(request.cookies.get(COOKIE, ""))


def is_from_here(request: Request[Any, Any, Any]) -> bool:
    """Return whether a request comes from this machine, and not through a proxy on it."""
    client = request.client.host if request.client else ""
    server = request.scope.get("server")
    here = is_loopback(client) or (server is not None and client == server[0])
    return here and "x-forwarded-for" not in request.headers


ADMIN_ROUTES = [administer, show_session, sign_in, sign_out]
