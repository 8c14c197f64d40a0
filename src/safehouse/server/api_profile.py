"""The routes of a profile: what a device asks about its own person. Profiles are visible to nobody else."""

from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

from safehouse.server import consent
from safehouse.server import profile_wire as pw
from safehouse.server.asking import address_of, device_of, house_of
from safehouse.server.erasing import erase_everywhere, own_tables, profile_erasure
from safehouse.server.my_games import my_games, statistics
from safehouse.server.openapi import BODY, WITH_TOKEN, problems
from safehouse.server.profiles import PEOPLE, owner

PATH = "/api/me"


@post(PATH, summary="Create a profile with this device", responses=problems(*BODY, 403, 503))
async def register(request: Request[Any, Any, Any], data: JSONBody[pw.NewProfile]) -> pw.Key:
    house = house_of(request)
    house.rules.names.check(data.name)
    return await house.profiles.register(data, address_of(request))


@get(PATH, summary="The caller's profile and its devices", security=WITH_TOKEN, responses=problems(403, 503))
async def show_me(request: Request[Any, Any, Any]) -> pw.Me:
    return await house_of(request).profiles.me(await device_of(request))


@post(
    f"{PATH}/change", summary="Change the caller's profile", status_code=200, security=WITH_TOKEN,
    responses=problems(*BODY, 403, 503),
)  # fmt: skip
async def change(request: Request[Any, Any, Any], data: JSONBody[pw.ChangeProfile]) -> pw.Me:
    house, device = house_of(request), await device_of(request)
    if data.name is not None:
        house.rules.names.check(data.name)
    await house.profiles.change(device, data)
    return await house.profiles.me(device)


@post(
    f"{PATH}/link", summary="Create a link that adds another device", security=WITH_TOKEN,
    responses=problems(*BODY, 403, 503),
)  # fmt: skip
async def make_link(request: Request[Any, Any, Any], data: JSONBody[pw.Nothing]) -> pw.DeviceLink:
    return await house_of(request).profiles.make_link(await device_of(request))


@post(
    f"{PATH}/phrase", summary="Create a recovery phrase, which replaces the last one", security=WITH_TOKEN,
    responses=problems(*BODY, 403, 503),
)  # fmt: skip
async def make_phrase(request: Request[Any, Any, Any], data: JSONBody[pw.Nothing]) -> pw.Phrase:
    return await house_of(request).profiles.make_phrase(await device_of(request))


@post(
    f"{PATH}/devices", summary="Add this device, by a link or the recovery phrase", status_code=200,
    responses=problems(*BODY, 403, 409, 503),
)  # fmt: skip
async def add_device(request: Request[Any, Any, Any], data: JSONBody[pw.AddDevice]) -> pw.Key:
    return await house_of(request).profiles.add(data, address_of(request))


@post(
    f"{PATH}/remove", summary="Remove a device", status_code=200, security=WITH_TOKEN,
    responses=problems(*BODY, 403, 503),
)  # fmt: skip
async def remove_device(request: Request[Any, Any, Any], data: JSONBody[pw.RemoveDevice]) -> pw.Me:
    house, device = house_of(request), await device_of(request)
    before = await house.profiles.me(device)
    await house.profiles.remove(device, data)
    await house.check_devices()
    before.devices = [one for one in before.devices if one.device != data.device]
    return before


@get(f"{PATH}/export", summary="All that is stored about the caller", security=WITH_TOKEN, responses=problems(403, 503))
async def export(request: Request[Any, Any, Any]) -> pw.Export:
    house, device = house_of(request), await device_of(request)
    ((created,),) = await house.store.read("SELECT created FROM profiles WHERE id = ?", device.profile)
    tables = await own_tables(house.store, device.profile)
    games = await my_games(house, device.profile)
    return pw.Export(
        created, await house.profiles.me(device), tables, [game for game in games if game.status == "over"],
        await statistics(house, device.profile), await consent.consent(house.store, device),
        await house.office.mine(device),
    )  # fmt: skip


@get(f"{PATH}/games", summary="The caller's games", security=WITH_TOKEN, responses=problems(403, 503))
async def list_my_games(request: Request[Any, Any, Any]) -> list[pw.OwnGame]:
    return await my_games(house_of(request), (await device_of(request)).profile)


@get(f"{PATH}/statistics", summary="The caller's statistics", security=WITH_TOKEN, responses=problems(403, 503))
async def show_statistics(request: Request[Any, Any, Any]) -> pw.Statistics:
    return await statistics(house_of(request), (await device_of(request)).profile)


@post(
    f"{PATH}/erase", summary="Erase the caller from every table, and the profile", status_code=200, security=WITH_TOKEN,
    responses=problems(*BODY, 403, 503),
)  # fmt: skip
async def erase(request: Request[Any, Any, Any], data: JSONBody[pw.Nothing]) -> pw.Nothing:
    house, device = house_of(request), await device_of(request)

    async def write(table: str, seats: str, first: Any, rest: Any) -> None:
        await house.store.transact(table, first, rest)
        house.follow(table)

    await erase_everywhere(house.store, owner(device.profile), write)
    await house.store.transact(PEOPLE, None, await profile_erasure(house.store, device.profile))
    await house.check_devices()
    return pw.Nothing()


PROFILE_ROUTES = [
    register, show_me, change, make_link, make_phrase, add_device, remove_device, export, erase, list_my_games,
    show_statistics,
]  # fmt: skip
