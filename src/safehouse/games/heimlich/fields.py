"""The fields of Heimlich & Co., each declared once: `python -m tools.state_fields` writes `state_fields.py` from them.

Masks are sets of numbers. What a mode does not use stays empty.
Interpreted: it is read when the game is loaded.
"""

from typing import Final

from safehouse.core.fields import DERIVED, OWNER, SEALED, Bit, Field, Fields, Nothing, Row
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.ids import AGENTS, BLANK, HAND_LIMIT, MAX_KINDS, MAX_SEATS, OUT

AGENT = ("agent", AGENTS)
SEAT = ("seat", MAX_SEATS)
SLOT = ("number", HAND_LIMIT)
CARD = ("card", MAX_KINDS)
ROOM = 1000  # of a row of plain numbers
YES_NO = {0: "no", 1: "yes"}
NONE = {-1: "none"}
SECRET = "top_secret"  # only in this mode
IN_SIGHT = "rulings_1"  # only where it is public from which slot a card is played
ANSWERS = "sealed"  # only where seats answer at the same time
PHASES = {
    ids.MOVING: "moving", ids.CHOOSING_POINTS: "choosing_points", ids.MOVING_SAFE: "moving_safe", ids.GO: "go",
    ids.TARGETING: "targeting", ids.QUESTION: "question", ids.WRITING: "writing", ids.ROLLING: "rolling",
    ids.DRAWING: "drawing", ids.OPENING: "opening", ids.SECOND_IDENTITY: "second_identity",
    ids.CHOOSING_COLOURS: "choosing_colours", ids.CHOOSING_STARTER: "choosing_starter", ids.DEALING: "dealing",
    ids.REVEALING: "revealing", ids.FINISHED: "finished",
}  # fmt: skip

FIELDS: Final[Fields] = {
    # The turn.
    "phase": Field(special=PHASES, start=ids.FINISHED),
    "turn": Field(settable=True),
    "holder": Field("seat", settable=True),  # of the die
    "face": Field("face", special=NONE, start=-1),
    "points": Field(),
    "last": Field("agent"),  # the agent who got the latest point
    "moved": Field("agent", mask=True),  # by points this turn
    "triggers": Field("agent", mask=True),  # put where the safe stands (H4.9)
    # Agent × MAX_SEATS + seat, in the order in which they were put there: by whom (H4.11).
    "arrivals": Field(slots=ROOM, only="rulings_2", later=True),
    "agenda": Field(slots=ROOM, only=ANSWERS),  # things to do, the next one last
    # The board.
    "safe": Field("building", start="plan.safe_start", settable=True),
    "in_play": Field("agent", mask=True),
    "at": Field("building", (AGENT,), special={-1: "out"}, settable=True),
    "stone": Field("", (AGENT,), settable=True),
    # Identities.
    "owner": Field("owner", (AGENT,), special={OUT: "out"}, mark=OWNER, settable=True),
    "owned": Field("", (SEAT,), only=ANSWERS),  # identity cards
    # Dossiers.
    "filed": Field(special=YES_NO, start=False, only=ANSWERS),
    "dossier": Field("owner", (SEAT, AGENT), special={BLANK: "blank"}, mark=OWNER, settable=True, only=ANSWERS),
    "knew": Field("", (SEAT,), shared=True, only=ANSWERS),  # identity cards when the dossiers were written
    # Answers that are given at the same time.
    "asked": Field("seat", mask=True, only=ANSWERS),
    "waiting": Field("seat", mask=True, mark=SEALED, seen=Bit("asked"), only=ANSWERS),
    "answers": Field("", (SEAT,), mark=SEALED, seen=Row(), only=SECRET),
    # The Top Secret round.
    "in_round": Field(special=YES_NO, start=False, only=SECRET),
    "go": Field("seat", only=SECRET),
    "must_play": Field(special=YES_NO, start=False, only=SECRET),
    "has_played": Field(special=YES_NO, start=False, only=SECRET),
    "passes": Field(only=SECRET),
    "card": Field("card", special=NONE, start=-1, only=SECRET),
    "picked": Field("agent", mask=True, only=SECRET),  # agents, or stones by their colours
    "into_ruin": Field(special=YES_NO, start=False, only=SECRET),
    "playable": Field("card", mask=True, only=SECRET),  # kinds that the position allows
    # Cards. A hand is a row of slots in the order of arrival; by rulings 1 everyone sees its backs (H4.18).
    "drawer": Field("seat"),
    "hand": Field("card", (SEAT,), slots=HAND_LIMIT, mark=OWNER, seen=Row(), settable=True, only=SECRET),
    "hand_size": Field("", (SEAT,), only=SECRET),
    "fresh": Field("number", (SEAT,), mask=True, only=SECRET),  # slots gained in this round
    "edition": Field("", (SEAT, SLOT), only=IN_SIGHT),  # the shuffling that a card came from
    "excluded": Field("card", (SEAT, SLOT), mask=True, only=IN_SIGHT),  # kinds that it cannot be
    # Seat, mask of slots, mask of kinds, one after the other: one of these slots is one of these kinds.
    "claims": Field(slots=ROOM, only=IN_SIGHT),
    # What was seen of hidden cards, and the kinds of those that were drawn, in the same order (`past`).
    "past": Field(slots=ROOM, shared=True, only="rulings_2", later=True),
    "drawn": Field("card", slots=ROOM, mark=OWNER, shared=True, only="rulings_2", later=True),
    "pile_size": Field(only=SECRET),
    "discards": Field("", (CARD,), settable=True, only=SECRET),
    "pile": Field("", (CARD,), mark=DERIVED, seen=Nothing(), settable=True, only=SECRET),
    "pool": Field(slots=ROOM, only=SECRET),  # shuffling × kind: its cards, less those known to be gone
    # The result.
    "score": Field("", (SEAT,), shared=True),
}
