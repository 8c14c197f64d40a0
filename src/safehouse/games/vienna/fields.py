"""The fields of Vienna, each declared once: `python -m tools.state_fields` writes `state_fields.py` from them.

Masks are sets of numbers.
Interpreted: it is read when the game is loaded.
"""

from typing import Final

from safehouse.core.fields import OWNER, SEALED, Bit, Field, Fields, Row
from safehouse.games.vienna import ids

SEAT = ("seat", ids.SEATS)
ACTION = ("action", ids.ACTIONS)
BRIBE = ("bribe", ids.KINDS)
INFO = ("info", ids.KINDS)
CARD = ("card", ids.CARDS)
BUILDING = ("building", ids.BUILDINGS)
NOTHING = {ids.NONE: "none"}
NO_CARD = {ids.EMPTY_SLOT: "none"}
YES_NO = {0: "no", 1: "yes"}
FULL = "full"  # the version with money and missions
PLACES = {
    ids.PILE: "pile", ids.DISCARD: "discards", ids.GONE: "gone",
    **{ids.IN_HAND + seat: f"hand_{seat + 1}" for seat in range(ids.SEATS)},
    **{ids.IN_DRAWER + seat: f"drawers_{seat + 1}" for seat in range(ids.SEATS)},
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
    ids.CHOOSING_FIGURE: "choosing_figure",
}  # fmt: skip

FIELDS: Final[Fields] = {
    # The round.
    "phase": Field(special=PHASES, start=ids.FINISHED),
    "stage": Field(),
    "arms": Field("seat", settable=True),  # who holds the city arms
    "turn": Field(),  # how many seats from there have had their turn, or begun it
    "active": Field("seat"),
    "ending": Field(special=YES_NO, start=False),  # this is the last round
    "due": Field("due", slots=3),  # purchase, payday, farewell: still to come at the end of this round
    "roof": Field("roof", settable=True),  # the investigator's field
    "moved": Field(special=YES_NO, start=False),  # the investigator's tile (V1.7)
    "marker": Field("", (INFO,), settable=True),  # its field
    # The board.
    "tile": Field("info", (("square", ids.SQUARES),), special=NOTHING, settable=True),
    "flag": Field("flag", (BUILDING,), special=NOTHING, settable=True, shared=True),
    "third": Field("building", special=NOTHING, start=ids.NONE, settable=True),  # the third man's building
    # Cards.
    "where": Field("", (CARD,), special=PLACES, mark=OWNER, settable=True),
    # Ascending; `knowledge` adds how many the others hold.
    "hand": Field("card", (SEAT,), ids.HAND, special=NO_CARD, mark=OWNER, seen=Row(ids.EMPTY_SLOT), settable=True),
    "assigned": Field("card", (SEAT, ACTION), special=NO_CARD, mark=OWNER, seen=Row(ids.EMPTY_SLOT), settable=True),
    "edition": Field("", (CARD,), shared=True),  # the shuffling a card came from last
    "shuffles": Field(),
    "pile_left": Field(),
    "held": Field("", (SEAT,)),  # cards that only this seat has seen, in hand and assigned
    "hidden_old": Field("", (SEAT,)),  # those of them that come from a shuffling before the newest one
    "extra_old": Field("", (SEAT,)),  # those of the latter drawn by 126–130, while its card IV is face down
    "faced": Field("action", (SEAT,), mask=True),  # cards that lie face down
    "to_draw": Field(),
    "drawer": Field("card", (SEAT,), ids.SLOTS, settable=True),
    # Players.
    "bribe": Field("", (SEAT, BRIBE), settable=True),
    "info": Field("", (SEAT, INFO), settable=True),
    "score": Field("", (SEAT,), settable=True),
    "agents": Field("building", (SEAT,), mask=True, settable=True),  # the figure included
    "supply": Field("", (SEAT,)),
    # Purses and desks are looked up in both versions, and change in one of them.
    "coins": Field("", (SEAT,), settable=True, changes=FULL),
    "box": Field("", (SEAT,), settable=True, changes=FULL),
    "gear": Field("thing", (SEAT,), mask=True, settable=True, changes=FULL),
    "hired": Field("", (SEAT,), settable=True, changes=FULL),
    # Missions.
    "desk": Field("mission", (SEAT,), ids.SLOTS, settable=True, changes=FULL),
    "stack": Field(
        "", (("mission", ids.MISSIONS),), special=YES_NO, settable=True, shared=True, changes=FULL
    ),  # to come
    "offer": Field("mission", slots=ids.OPEN_MISSIONS, settable=True, changes=FULL),
    # Feld agents.
    "colour": Field("colour", (SEAT,), special=NOTHING, settable=True, changes=FULL),
    "figure": Field("building", (SEAT,), special=NOTHING, settable=True, changes=FULL),
    "figure_out": Field("", (SEAT,), special=YES_NO, settable=True, changes=FULL),  # it was on the board (V15.1)
    # What is being done.
    "card": Field("card", special=NOTHING, start=ids.NONE),  # that goes into a drawer
    "building": Field("building", special=NOTHING, start=ids.NONE),
    "source": Field("source", special=NOTHING, start=ids.NONE),
    "owed": Field(),
    "least": Field(),  # picks of one kind come in ascending order
    "means": Field(),  # mask: what may pay, or which agents may go
    "thing": Field("thing", special=NOTHING, start=ids.NONE, only=FULL),
    "squares": Field("square", slots=ids.SQUARES),  # surrounded in this action
    "third_used": Field(special=YES_NO, start=False),
    "figure_put": Field(special=YES_NO, start=False, only=FULL),
    "agenda": Field("bonus", slots=ids.SQUARES),  # bonuses, ascending
    "item": Field("bonus", special=NOTHING, start=ids.NONE),
    "count": Field(),
    "amount": Field(only=FULL),
    "fulfilled": Field(only=FULL),
    "slot": Field("slot", special=NOTHING, start=ids.NONE, only=FULL),
    # Answers that are given at the same time.
    "asked": Field("seat", mask=True),
    "waiting": Field("seat", mask=True, mark=SEALED, seen=Bit("asked")),
}
