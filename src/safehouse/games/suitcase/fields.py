"""The fields of Suitcase, each declared once: `python -m tools.state_fields` writes `state_fields.py` from them.

Agents are numbered seat × 7, suitcases seat × 4. Masks are sets of numbers.
Interpreted: it is read when the game is loaded.
"""

from typing import Final

from safehouse.core.fields import OWNER, SEALED, Bit, Field, Fields, Row
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.ids import AGENTS, CARD_VALUES, CASES, LETTERS, MAX_CITIES, NONE, SEATS

SEAT = ("seat", SEATS)
AGENT = ("agent", AGENTS)
CASE = ("case", CASES)
CITY = ("city", MAX_CITIES)
NOBODY = {NONE: "none"}
NOT_KNOWN = {-1: "unknown"}
PLACES = {ids.NOT_PLACED: "not_placed", ids.CARRIED: "carried", ids.DELIVERED: "delivered"}
PHASES = {
    ids.MOVING: "moving", ids.MEETING: "meeting", ids.LOSING: "losing", ids.CLAIMING: "claiming",
    ids.OUTPOST: "outpost", ids.PACKING: "packing", ids.PLACING: "placing", ids.DUELLING: "duelling",
    ids.ROLLING: "rolling", ids.STARTING: "starting", ids.OPENING_PLACES: "opening_places",
    ids.OPENING_DUEL: "opening_duel", ids.SHOWING: "showing", ids.FINISHED: "finished",
}  # fmt: skip

FIELDS: Final[Fields] = {
    # The turn.
    "phase": Field(special=PHASES, start=ids.FINISHED),
    "turn": Field(settable=True),
    "active": Field("seat", settable=True),
    "points": Field(settable=True),
    "bonus": Field("", (AGENT,), settable=True),  # steps of the active player's agents (K6.6)
    "handled": Field("agent", mask=True),  # agents that have handled a suitcase since the last step (K5.3)
    # Agents.
    "place": Field("place", (SEAT, AGENT), settable=True),
    "load": Field("case", (SEAT, AGENT), special=NOBODY, settable=True),  # the suitcase that an agent carries
    "crowd": Field("", (CITY,)),  # agents there
    "holder": Field("seat", (CITY,), special=NOBODY),  # the seat whose agents they are
    # Suitcases.
    "lying": Field("case", (CITY,), mask=True),
    "hidden_at": Field(  # where suitcases are being placed (K2.3)
        "city", (CASE,), special=PLACES, mark=SEALED, seen=Row(ids.NOT_PLACED, LETTERS)
    ),
    "case_at": Field("city", (CASE,), special=PLACES, settable=True),
    "case_by": Field("seat", (CASE,), special=NOBODY, settable=True),  # who delivered it
    "content": Field(  # secrets, or BOMB; `knowledge` adds what was shown
        "content", (CASE,), special=NOT_KNOWN, mark=OWNER, seen=Row(length=LETTERS), settable=True
    ),
    "shown": Field("case", mask=True),  # suitcases whose contents are public
    # What each seat has left, and has delivered.
    "cards_left": Field("", (SEAT, ("number", CARD_VALUES)), settable=True),
    "agents_left": Field("", (SEAT,)),
    "secrets": Field("", (SEAT,)),
    "reached": Field("", (SEAT,), only="rulings_2", later=True),  # suitcases delivered when a seat got there (K8.6)
    "own_in": Field("", (SEAT,)),  # own suitcases
    "foreign_in": Field("", (SEAT,)),
    "over": Field(),  # cities with more than two agents of the active player (K4.2)
    # Answers that are given at the same time.
    "asked": Field("seat", mask=True),
    "waiting": Field("seat", mask=True, mark=SEALED, seen=Bit("asked")),
    # Duels.
    "fighter": Field(special=NOBODY, start=NONE),  # the attacking agent
    "defender": Field("seat", special=NOBODY, start=NONE),
    "opponent": Field(special=NOBODY, start=NONE),  # the defending agent
    "duel_card": Field("number", (SEAT,), special=NOT_KNOWN, mark=SEALED, seen=Row()),
    "dropped": Field("case", mask=True),  # in this fight (K6.8)
    # The bomb.
    "to_lose": Field(),
    "picked": Field("agent", mask=True),
    # The start.
    "contenders": Field("seat", mask=True),  # who still has to roll, or to decide on an outpost
    "best_roll": Field(start=-1),
    "leaders": Field("seat", mask=True),  # who rolled it
    "starter": Field("seat", special=NOBODY, start=NONE),
    # The end.
    "winner": Field("seat", special=NOBODY, start=NONE),  # who reached the target or is alone
    "reason": Field("reason"),
}
