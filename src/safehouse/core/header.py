"""The header of a record: its tags, the match that they describe, and the result that they claim."""

import base64
import binascii
import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from safehouse.core import data
from safehouse.core.errors import BadData, BadOption, BadRecord, UnknownGame
from safehouse.core.game import Outcome
from safehouse.core.match import Match
from safehouse.core.notation import Place, RedactedRecord
from safehouse.core.reader import who_is_next
from safehouse.core.registry import Game, find_game

GAME, RULES, PLAYERS, OBSERVER = "Game", "Rules", "Players", "Observer"
RESULT, WINNERS, SCORES = "Result", "Winners", "Scores"
FIXED = (GAME, RULES, PLAYERS, OBSERVER, RESULT, WINNERS, SCORES)
OPTION, FILE, CONTENT = "Option.", "File.", "Content."
SEAT_TAG = re.compile(r"Seat([0-9]{1,3})")
FREE_TAG = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,60}")
Header = Mapping[str, tuple[str, Place]]


@dataclass(frozen=True)
class Result:
    """How a recorded game ended. Seats count from 0."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


def result_of(outcome: Outcome) -> Result:
    return Result(outcome.reason, tuple(outcome.winners()), tuple(outcome.scores))


def result_tags(result: Result | None) -> list[tuple[str, str]]:
    if result is None:
        return []
    winners = " ".join(str(seat + 1) for seat in result.winners)
    return [(RESULT, result.reason), (WINNERS, winners), (SCORES, " ".join(map(str, result.scores)))]


def tags_text(tags: Sequence[tuple[str, str]]) -> str:
    """Return a header. Values are written as JSON strings, which have an escape for everything."""
    for name, value in tags:
        try:
            value.encode()
        except UnicodeEncodeError:
            raise BadRecord(f"the tag {name} holds half of a surrogate pair") from None
    return "".join(f"[{name} {json.dumps(value, ensure_ascii=False)}]\n" for name, value in tags)


def is_free(name: str) -> bool:
    return bool(FREE_TAG.fullmatch(name)) and name not in FIXED and not SEAT_TAG.fullmatch(name)


# --- Data files -------------------------------------------------------------------------------------------


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def file_name(text: str) -> str:
    """Return the name that a data file gives itself, for people to read; the digest is what is checked."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        return "-"
    name = content.get("name") if isinstance(content, dict) else None
    return name if isinstance(name, str) and re.fullmatch(r"\S{1,60}", name) else "-"


def shipped(game: Game, role: str, options: Mapping[str, str]) -> str | None:
    """Return the shipped data file that the options name, if there is one."""
    if role not in game.meta.files or role not in options:
        return None
    try:
        return game.shipped_file(role, options[role])
    except BadOption:
        return None


# --- From a header to a match -----------------------------------------------------------------------------


def open_match(header: Header, name: str) -> Match:
    """Return the match that a header describes, before its first step."""
    for wanted in (GAME, RULES, PLAYERS):
        if wanted not in header:
            raise BadRecord(f"{name}: the header has no tag {wanted}")
    if OBSERVER in header:
        observer, at = header[OBSERVER]
        who = f"seat {observer}" if observer.isdecimal() else "a spectator"
        raise RedactedRecord(
            f"{at}: this is the export of {who}, without what was hidden; it can be printed, not replayed"
        )
    game_name, at = header[GAME]
    try:
        game = find_game(game_name)
    except UnknownGame as error:
        raise UnknownGame(f"{at}: {error}") from None
    rules, at = header[RULES]
    if rules != str(game.meta.rules_version):
        ours = f"this version has rules {game.meta.rules_version}"
        raise BadRecord(f"{at}: played with rules {rules} of {game_name}, but {ours}: it cannot be replayed")
    players_text, at = header[PLAYERS]
    if not re.fullmatch("[1-9][0-9]?", players_text):
        raise BadRecord(f"{at}: {players_text!r} is not a number of players")
    players = int(players_text)
    check_names(header, players)
    given = {tag: value for tag, (value, _) in header.items() if tag.startswith(OPTION)}
    options = {tag.removeprefix(OPTION): value for tag, value in given.items()}
    try:
        chosen = game.check_options(game.stored_options(options))
        return Match(game, game.setup(players, chosen, files_of(header, game, chosen)))
    except (BadOption, BadData) as error:
        raise BadRecord(f"{name}, header: {error}") from None


def check_names(header: Header, players: int) -> None:
    """Refuse a tag that is neither known nor free."""
    for tag, (_, at) in header.items():
        seat = SEAT_TAG.fullmatch(tag)
        if seat and tag not in [f"Seat{number}" for number in range(1, players + 1)]:
            raise BadRecord(f"{at}: the tag {tag} names a seat, and {players} play")
        if not (seat or tag in FIXED or tag.startswith((OPTION, FILE, CONTENT)) or is_free(tag)):
            raise BadRecord(f"{at}: a record has no tag {tag}")


def files_of(header: Header, game: Game, options: Mapping[str, str]) -> dict[str, str]:
    """Return the data files: those that the record carries, and the shipped ones that it names."""
    files: dict[str, str] = {}
    for tag, (value, at) in header.items():
        if not tag.startswith((FILE, CONTENT)):
            continue
        role = tag.split(".", 1)[1]
        if role not in game.meta.files:
            raise BadRecord(f"{at}: {game.meta.name} has no data file of the kind {role!r}")
        if tag.startswith(CONTENT):
            files[role] = decode(role, value, at)
    for role in game.meta.files:
        if FILE + role in header:
            value, at = header[FILE + role]
            text = files.get(role, shipped(game, role, options))
            if text is None:
                raise BadRecord(f"{at}: the record does not carry this {role}, and no such {role} is shipped")
            if value.split(" ")[-1] != digest(text):
                raise BadRecord(f"{at}: the {role} is not the one that was played on (its SHA-256 differs)")
            files[role] = text
    return files


def decode(role: str, value: str, at: Place) -> str:
    if len(value) > data.MAX_BYTES * 4 // 3 + 4:
        raise BadRecord(f"{at}: the {role} is larger than {data.MAX_BYTES:,} bytes")
    try:
        return base64.b64decode(value, validate=True).decode()
    except (binascii.Error, ValueError):
        raise BadRecord(f"{at}: the content of the {role} is not UTF-8 text in base64") from None


def check_result(header: Header, match: Match, at: Place) -> None:
    """Refuse a result that the moves do not lead to."""
    given = [(tag, header[tag]) for tag in (RESULT, WINNERS, SCORES) if tag in header]
    if not given:
        return
    if not match.over:
        tag = given[0][0]
        where = f"the moves stop after ply {match.ply}, where {who_is_next(match.state)}"
        raise BadRecord(f"{at}: the record is cut off: it has the tag {tag}, but {where}")
    right = dict(result_tags(result_of(match.state.outcome())))
    for tag, (value, place) in given:
        if value != right[tag]:
            raise BadRecord(f"{place}: the tag {tag} says {value!r}, but the moves lead to {right[tag]!r}")
