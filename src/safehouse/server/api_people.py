"""The routes between people: past opponents, invitations, consent, and public profiles."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, Parameter

from safehouse.server import consent, invitations, wire
from safehouse.server import profile_wire as pw
from safehouse.server.api_profile import PATH
from safehouse.server.asking import address_of, device_of, house_of
from safehouse.server.openapi import BODY, WITH_TOKEN, problems

PagePath = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{16}$", description="The address of a public page.")]


@get(f"{PATH}/people", summary="People the caller has played with", security=WITH_TOKEN, responses=problems(403, 503))
async def list_people(request: Request[Any, Any, Any]) -> list[pw.Person]:
    return await invitations.people(house_of(request).store, (await device_of(request)).profile)


@post(
    f"{PATH}/invite", summary="Invite someone the caller has played with, and reserve a seat", security=WITH_TOKEN,
    responses=problems(*BODY, 403, 404, 409, 503),
)  # fmt: skip
async def invite(request: Request[Any, Any, Any], data: JSONBody[pw.Invite]) -> wire.Seated:
    return await invitations.invite(house_of(request), await device_of(request), data, address_of(request))


@post(
    f"{PATH}/decline", summary="Decline an invitation", status_code=200, security=WITH_TOKEN,
    responses=problems(*BODY, 403, 404, 503),
)  # fmt: skip
async def decline(request: Request[Any, Any, Any], data: JSONBody[pw.Decline]) -> pw.Nothing:
    await invitations.decline(house_of(request), await device_of(request), data)
    return pw.Nothing()


@post(
    f"{PATH}/withdraw", summary="Take an invitation back", status_code=200, security=WITH_TOKEN,
    responses=problems(*BODY, 403, 404, 503),
)  # fmt: skip
async def withdraw(request: Request[Any, Any, Any], data: JSONBody[pw.Withdraw]) -> wire.TableInfo:
    return await invitations.withdraw(house_of(request), await device_of(request), data)


@get(f"{PATH}/consent", summary="What the caller allows others", security=WITH_TOKEN, responses=problems(403, 503))
async def show_consent(request: Request[Any, Any, Any]) -> pw.Consent:
    return await consent.consent(house_of(request).store, await device_of(request))


@post(
    f"{PATH}/consent", summary="Change what the caller allows", status_code=200, security=WITH_TOKEN,
    responses=problems(*BODY, 403, 503),
)  # fmt: skip
async def change_consent(request: Request[Any, Any, Any], data: JSONBody[pw.ChangeConsent]) -> pw.Consent:
    store, device = house_of(request).store, await device_of(request)
    await consent.change(store, device, data)
    return await consent.consent(store, device)


@post(
    f"{PATH}/block", summary="Block invitations from someone the caller has played with", status_code=200,
    security=WITH_TOKEN, responses=problems(*BODY, 403, 503),
)  # fmt: skip
async def block(request: Request[Any, Any, Any], data: JSONBody[pw.WhomIMet]) -> pw.Consent:
    house, device = house_of(request), await device_of(request)
    await invitations.block(house, device, data)
    return await consent.consent(house.store, device)


@post(
    f"{PATH}/unblock", summary="Unblock someone's invitations", status_code=200, security=WITH_TOKEN,
    responses=problems(*BODY, 403, 503),
)  # fmt: skip
async def unblock(request: Request[Any, Any, Any], data: JSONBody[pw.Unblock]) -> pw.Consent:
    store, device = house_of(request).store, await device_of(request)
    await consent.unblock(store, device, data.person)
    return await consent.consent(store, device)


@get("/api/people/{page:str}", summary="A public profile, shown with its owner's consent", responses=problems(404, 503))
async def show_page(request: Request[Any, Any, Any], page: PagePath) -> pw.PublicPage:
    return await consent.public_page(house_of(request).store, page)


PEOPLE_ROUTES = [
    list_people, invite, decline, withdraw, show_consent, change_consent, block, unblock, show_page,
]  # fmt: skip
