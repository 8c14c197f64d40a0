"""Quiet hours: from one time of the day to another, in a person's time zone."""

from datetime import datetime, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo

from msgspec import Meta, Struct

TimeOfDay = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class Quiet(Struct, forbid_unknown_fields=True):
    """The hours without notifications: from `start` to `end`, over midnight if `end` is earlier."""

    start: TimeOfDay
    end: TimeOfDay
    # An IANA name such as Europe/Vienna.
    zone: Annotated[str, Meta(max_length=60)]


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (OSError, ValueError, KeyError):
        return False
    return True


def minutes(time: str) -> int:
    hours, _, rest = time.partition(":")
    return 60 * int(hours) + int(rest)


def quiet_until(quiet: Quiet | None, now: float) -> float | None:
    """Return when the current quiet hours end, in seconds since 1970; None outside them."""
    if quiet is None:
        return None
    zone = ZoneInfo(quiet.zone)
    here = datetime.fromtimestamp(now, zone)
    start, end, at = minutes(quiet.start), minutes(quiet.end), 60 * here.hour + here.minute
    if not (start <= at < end if start <= end else at >= start or at < end):
        return None
    day = here.date() + timedelta(days=int(at >= end))
    return datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=zone).timestamp()
