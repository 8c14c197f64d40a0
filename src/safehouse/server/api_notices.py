"""The routes of notifications: a person's addresses and quiet hours, and the links in e-mails."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, Parameter

from safehouse.server import profile_wire as pw
from safehouse.server.asking import address_of, device_of, house_of
from safehouse.server.openapi import BODY, WITH_TOKEN, problems

PATH = "/api/me/notices"
# The unsubscribe button of mail programs posts a form here (RFC 8058).
STOP_PATH = "/api/notices/stop/"
CodePath = Annotated[str, Parameter(pattern=pw.MAIL_CODE, description="The code of a link in an e-mail.")]


@get(PATH, summary="The notification settings", security=WITH_TOKEN, responses=problems(403, 503))
async def show_notices(request: Request[Any, Any, Any]) -> pw.Notices:
    return await mine(request)


async def mine(request: Request[Any, Any, Any]) -> pw.Notices:
    return await house_of(request).office.mine(await device_of(request))


@post(PATH, summary="Set the quiet hours", status_code=200, security=WITH_TOKEN, responses=problems(*BODY, 403, 503))
async def change_notices(request: Request[Any, Any, Any], data: JSONBody[pw.ChangeNotices]) -> pw.Notices:
    await house_of(request).office.book.change(await device_of(request), data)
    return await mine(request)


@post(
    f"{PATH}/add", summary="Add an address for notifications", status_code=200, security=WITH_TOKEN,
    responses=problems(*BODY, 403, 409, 503),
)  # fmt: skip
async def add_channel(request: Request[Any, Any, Any], data: JSONBody[pw.AddChannel]) -> pw.Notices:
    house, device = house_of(request), await device_of(request)
    await house.office.add(device, data, (await house.profiles.me(device)).language, address_of(request))
    return await mine(request)


@post(
    f"{PATH}/remove", summary="Remove an address for notifications", status_code=200, security=WITH_TOKEN,
    responses=problems(*BODY, 403, 503),
)  # fmt: skip
async def remove_channel(request: Request[Any, Any, Any], data: JSONBody[pw.RemoveChannel]) -> pw.Notices:
    await house_of(request).office.book.remove(await device_of(request), data.channel)
    return await mine(request)


@post(
    "/api/notices/confirm", summary="Confirm an e-mail address, by the code of a link", status_code=200,
    responses=problems(*BODY, 403, 503),
)  # fmt: skip
async def confirm(request: Request[Any, Any, Any], data: JSONBody[pw.MailCode]) -> pw.Nothing:
    office = house_of(request).office
    await office.book.confirm(await office.keys(), data.code)
    return pw.Nothing()


@post(
    "/api/notices/stop/{code:str}", summary="Send nothing more to an e-mail address, by the code of a link",
    status_code=200, responses=problems(*BODY, 403, 503),
)  # fmt: skip
async def stop(request: Request[Any, Any, Any], code: CodePath) -> pw.Nothing:
    office = house_of(request).office
    await office.book.stop(await office.keys(), code)
    return pw.Nothing()


NOTICE_ROUTES = [show_notices, change_notices, add_channel, remove_channel, confirm, stop]
