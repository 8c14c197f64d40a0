"""The fields of Vienna that a scenario may set or expect, and what their numbers are called."""

from collections.abc import Mapping

from safehouse.core.shapes import FieldShape
from safehouse.games.vienna import ids
from safehouse.games.vienna.ids import (
    ACTIONS,
    BUILDINGS,
    CARDS,
    DISCARD,
    EMPTY_SLOT,
    GONE,
    HAND,
    IN_DRAWER,
    IN_HAND,
    KINDS,
    MISSIONS,
    NONE,
    OPEN_MISSIONS,
    PILE,
    SEATS,
    SLOTS,
    SQUARES,
)

SEAT = ("seat", SEATS)
BRIBE = ("bribe", KINDS)
INFO = ("info", KINDS)
CARD = ("card", CARDS)
MISSION = ("mission", MISSIONS)
BUILDING = ("building", BUILDINGS)
NOTHING = {NONE: "none"}
YES_NO = {0: "no", 1: "yes"}
PLACES = {
    PILE: "pile", DISCARD: "discards", GONE: "gone",
    **{IN_HAND + seat: f"hand_{seat + 1}" for seat in range(SEATS)},
    **{IN_DRAWER + seat: f"drawers_{seat + 1}" for seat in range(SEATS)},
}  # fmt: skip
PHASES = {
    ids.STORING: "storing", ids.ACTING: "acting", ids.SOURCING: "sourcing", ids.PAYING: "paying",
    ids.SURROUNDING: "surrounding", ids.FIRING: "firing", ids.CHOOSING: "choosing", ids.SWERVING: "swerving",
    ids.THIRD_WALKING: "third_walking", ids.FIGURE_WALKING: "figure_walking", ids.COMMISSIONING: "commissioning",
    ids.BOXING: "boxing", ids.BUYING: "buying", ids.SETTLING: "settling", ids.REMOVING: "removing",
    ids.POSTING: "posting", ids.ASSIGNING: "assigning", ids.DEALING_FLAGS: "dealing_flags",
    ids.DEALING_TILES: "dealing_tiles", ids.DEALING_INFOS: "dealing_infos", ids.DEALING_COLOURS: "dealing_colours",
    ids.DEALING_MISSIONS: "dealing_missions", ids.CHOOSING_START: "choosing_start", ids.DRAWING: "drawing",
    ids.OPENING_REST: "opening_rest", ids.SHOWING: "showing", ids.REFILLING: "refilling", ids.FINISHED: "finished",
}  # fmt: skip

FIELD_NAMES: Mapping[str, FieldShape] = {
    # May be set …
    "arms": FieldShape("seat"),
    "roof": FieldShape("roof"),
    "marker": FieldShape("", (INFO,)),
    "tile": FieldShape("info", (("square", SQUARES),), special=NOTHING),
    "flag": FieldShape("flag", (BUILDING,), special=NOTHING),
    "third": FieldShape("building", special=NOTHING),
    "where": FieldShape("", (CARD,), special=PLACES),
    "hand": FieldShape("card", (SEAT,), slots=HAND, special={EMPTY_SLOT: "none"}),
    "assigned": FieldShape("card", (SEAT, ("action", ACTIONS)), special={EMPTY_SLOT: "none"}),
    "drawer": FieldShape("card", (SEAT,), slots=SLOTS),
    "bribe": FieldShape("", (SEAT, BRIBE)),
    "info": FieldShape("", (SEAT, INFO)),
    "score": FieldShape("", (SEAT,)),
    "agents": FieldShape("building", (SEAT,), mask=True),
    "coins": FieldShape("", (SEAT,)),
    "box": FieldShape("", (SEAT,)),
    "gear": FieldShape("thing", (SEAT,), mask=True),
    "hired": FieldShape("", (SEAT,)),
    "desk": FieldShape("mission", (SEAT,), slots=SLOTS),
    "offer": FieldShape("mission", slots=OPEN_MISSIONS),
    "stack": FieldShape("", (MISSION,), special=YES_NO),
    "colour": FieldShape("colour", (SEAT,), special=NOTHING),
    "figure": FieldShape("building", (SEAT,), special=NOTHING),
    "figure_out": FieldShape("", (SEAT,), special=YES_NO),
    # … and these are only expected.
    "phase": FieldShape("", special=PHASES),
    "active": FieldShape("seat"),
    "ending": FieldShape("", special=YES_NO),
    "moved": FieldShape("", special=YES_NO),
    "due": FieldShape("due", slots=3),
    "supply": FieldShape("", (SEAT,)),
    "held": FieldShape("", (SEAT,)),
    "faced": FieldShape("action", (SEAT,), mask=True),
    "pile_left": FieldShape(),
    "to_draw": FieldShape(),
    "shuffles": FieldShape(),
    "card": FieldShape("card", special=NOTHING),
    "building": FieldShape("building", special=NOTHING),
    "source": FieldShape("source", special=NOTHING),
    "owed": FieldShape(),
    "thing": FieldShape("thing", special=NOTHING),
    "squares": FieldShape("square", slots=SQUARES),
    "agenda": FieldShape("bonus", slots=SQUARES),
    "item": FieldShape("bonus", special=NOTHING),
    "count": FieldShape(),
    "amount": FieldShape(),
    "fulfilled": FieldShape(),
}
FELD = ("colour", "figure", "figure_out")
FULL = ("coins", "box", "gear", "hired", "desk", "offer", "stack", *FELD)
SETTABLE = (
    "arms", "roof", "marker", "tile", "flag", "third", "where", "hand", "assigned", "drawer", "bribe", "info", "score",
    "agents", *FULL,
)  # fmt: skip
