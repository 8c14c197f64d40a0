"""The data files of Vienna: read, proven, and turned into plain lists. Boards are in `board_file`.

What a source states always holds; what is our design is declared in the file and proven against it, so that the owner
of printed cards or missions can transcribe them.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from safehouse.core.data import load
from safehouse.core.errors import BadData
from safehouse.games.vienna.board_file import DATA, Board, board_facts, board_of, read_board
from safehouse.games.vienna.ids import ABILITIES, Ability
from safehouse.games.vienna.vocabulary import BRIBES, FLAGS, INFOS, LETTERS, MISSION_RANGES, NEEDS, SERIES

__all__ = [
    "ABILITIES", "AREAS", "CARDS", "DATA", "STARTER_CARDS", "Ability", "Board", "Cards", "Missions", "Tracks",
    "board_facts", "board_of", "cards_facts", "cards_of", "missions_facts", "missions_of", "read_board", "read_cards",
    "read_missions", "read_tracks", "tracks_facts", "tracks_of",
]  # fmt: skip

CARDS, STARTER_CARDS = 175, 90  # V1.8
AREAS = 6  # V1.6
PLAYERS = (2, 3, 4)
PURCHASES, PAYDAYS = 5, 2  # V9.2


# V13: the sources show these two.
KNOWN_X = {131: "briefcase", 141: "pistol", 171: "2", 172: "3", 173: "4"}


@dataclass(frozen=True)
class Cards:
    """The cards in numbers; card `n` is at `n - 1`. `ability` counts in ABILITIES, `x` in its words; -1: no X."""

    bribe: list[int]
    info: list[int]
    ability: list[int]
    x: list[int]


def read_cards(text: str, place: str) -> dict[str, Any]:
    """Return proven cards, or raise BadData with the place and the reason."""
    content: dict[str, Any] = load(text, DATA / "cards.schema.json", place)
    cards = content["cards"]
    for index, card in enumerate(cards):
        if card["number"] != index + 1:
            wanted = f"{index + 1:03} is missing" if card["number"] > index + 1 else "the numbers must rise by one"
            raise BadData(f"{place}, cards[{index}].number: {card['number']:03}, but {wanted} (V1.8)")
    if len(cards) != CARDS:
        raise BadData(f"{place}, cards: there are {len(cards)}, it must be {CARDS} (V1.8)")
    for ability in ABILITIES:
        check_ability(ability, cards, place)
    for key, count in (("pair_in_full", CARDS), ("pair_in_starter", STARTER_CARDS)):
        least, most = content["declared"][key]
        found = Counter((card["bribe"], card["info"]) for card in cards[:count])
        for pair in ((bribe, info) for bribe in BRIBES for info in INFOS):
            if not least <= found[pair] <= most:
                raise BadData(
                    f"{place}, cards: {' and '.join(pair)} are together on {found[pair]} of the cards 001–{count:03}, "
                    f"but {least} to {most} are declared"
                )
    return content


def check_ability(ability: Ability, cards: list[dict[str, Any]], place: str) -> None:
    """V13: which numbers have it, which X they have, and that every X occurs equally often."""
    counts = Counter[str]()
    span = f"{ability.first:03}–{ability.last:03}"
    for index in range(ability.first - 1, ability.last):
        card, where = cards[index], f"{place}, cards[{index}]"
        if card["ability"] != ability.kind:
            raise BadData(f"{where}.ability: {card['ability']!r}, but {span} have {ability.kind!r} (V13)")
        if ("x" in card) != bool(ability.words):
            raise BadData(f"{where}.x: {ability.kind} {'needs one' if ability.words else 'has none'} (V13)")
        if ability.words:
            x = card["x"]
            if x not in ability.words:
                raise BadData(f"{where}.x: {x!r} is not one of {', '.join(ability.words)} (V13)")
            if x != (known := KNOWN_X.get(index + 1, x)):
                raise BadData(f"{where}.x: {x!r}, but card {index + 1:03} has {known!r} (V13)")
            counts[x] += 1
    each = (ability.last - ability.first + 1) // len(ability.words) if ability.words else 0
    for word in ability.words:
        if counts[word] != each:
            raise BadData(f"{place}, cards: {counts[word]} of {span} have the X {word!r}, it must be {each} (V13)")


def cards_facts(content: dict[str, Any]) -> str:
    """Say what was proven of cards."""
    least, most = content["declared"]["pair_in_full"]
    pairs = f"{least} times" if least == most else f"{least} to {most} times"
    return f"{CARDS} cards, {STARTER_CARDS} of them in the starter version; each bribe meets each info {pairs}"


def cards_of(content: dict[str, Any]) -> Cards:
    """Return proven cards in numbers."""
    kinds = [ability.kind for ability in ABILITIES]
    numbers = [kinds.index(card["ability"]) for card in content["cards"]]
    return Cards(
        bribe=[BRIBES.index(card["bribe"]) for card in content["cards"]],
        info=[INFOS.index(card["info"]) for card in content["cards"]],
        ability=numbers,
        x=[
            ABILITIES[number].words.index(card["x"]) if "x" in card else -1
            for number, card in zip(numbers, content["cards"], strict=True)
        ],
    )


@dataclass(frozen=True)
class Missions:
    """The missions in numbers, in file order: S-01 … S-05, A-01 … A-30, B-01 … B-25.

    `series` counts in SERIES, `needs` in NEEDS. `wanted` has how many of each of the five seals, bribes or infos are
    needed (all 0 for a building); `letter` is the house letter needed, or -1.
    """

    ids: list[str]
    series: list[int]
    flag: list[int]
    needs: list[int]
    wanted: list[list[int]]
    letter: list[int]
    shillings: list[int]
    points: list[int]


def read_missions(text: str, place: str) -> dict[str, Any]:
    """Return proven missions, or raise BadData with the place and the reason."""
    content: dict[str, Any] = load(text, DATA / "missions.schema.json", place)
    missions = content["missions"]
    wanted = [
        (f"{series}-{number:02}", needs, shown)
        for series, first, last, needs, shown in MISSION_RANGES
        for number in range(first, last + 1)
    ]
    for index, (id_, *_) in enumerate(wanted):
        if index >= len(missions):
            raise BadData(f"{place}, missions: {id_} is missing (V1.9)")
        if missions[index]["id"] != id_:
            raise BadData(f"{place}, missions[{index}].id: {missions[index]['id']!r}, but {id_} is due here (V1.9)")
    if len(missions) > len(wanted):
        raise BadData(f"{place}, missions[{len(wanted)}]: there are more than {len(wanted)} (V1.9)")
    for index, (id_, needs, shown) in enumerate(wanted):
        where = f"{place}, missions[{index}]"
        if missions[index]["needs"] != needs:
            raise BadData(f"{where}.needs: {missions[index]['needs']!r}, but {id_} needs {needs!r} (V11.5)")
        span = content["declared"]["shown"][shown] if shown >= 0 else [1, 1]
        check_mission(missions[index], span, where)
    for series, count in zip(SERIES, content["declared"]["of_each_flag"], strict=True):
        found = Counter(mission["flag"] for mission in missions if mission["id"][0] == series)
        for flag in FLAGS:
            if found[flag] != count:
                raise BadData(f"{place}, missions: {found[flag]} {series} missions are of {flag}, {count} are declared")
    letters = Counter(mission["shown"][0] for mission in missions if mission["needs"] == "building")
    for letter in LETTERS:
        if letters[letter] != 1:
            raise BadData(f"{place}, missions: {letters[letter]} need the building {letter}, it must be 1 (V11.5)")
    return content


def check_mission(mission: dict[str, Any], span: list[int], where: str) -> None:
    """Refuse a mission with symbols of another kind or number, or without a reward."""
    words = NEEDS[mission["needs"]].words
    for index, symbol in enumerate(mission["shown"]):
        if symbol not in words:
            raise BadData(f"{where}.shown[{index}]: {symbol!r} is not one of {', '.join(words)}")
    least, most = span
    if not least <= len(mission["shown"]) <= most:
        raise BadData(f"{where}.shown: {len(mission['shown'])} symbols, but {least} to {most} are declared (V11.5)")
    if mission["shillings"] + mission["points"] == 0:
        raise BadData(f"{where}: {mission['id']} has no reward (V11.4)")


def missions_facts(content: dict[str, Any]) -> str:
    """Say what was proven of missions."""
    each = zip(SERIES, content["declared"]["of_each_flag"], strict=True)
    return f"{len(content['missions'])} missions, of each nation {', '.join(f'{count} {name}' for name, count in each)}"


def missions_of(content: dict[str, Any]) -> Missions:
    """Return proven missions in numbers."""
    missions = content["missions"]
    houses = [mission["needs"] == "building" for mission in missions]
    return Missions(
        ids=[mission["id"] for mission in missions],
        series=[SERIES.index(mission["id"][0]) for mission in missions],
        flag=[FLAGS.index(mission["flag"]) for mission in missions],
        needs=[[*NEEDS].index(mission["needs"]) for mission in missions],
        wanted=[
            [0] * 5 if house else [mission["shown"].count(word) for word in NEEDS[mission["needs"]].words]
            for house, mission in zip(houses, missions, strict=True)
        ],
        letter=[
            LETTERS.index(mission["shown"][0]) if house else -1 for house, mission in zip(houses, missions, strict=True)
        ],
        shillings=[mission["shillings"] for mission in missions],
        points=[mission["points"] for mission in missions],
    )


@dataclass(frozen=True)
class Tracks:
    """The info tableau in numbers. `area[info][field]` is worth 1 to 6; a marker starts on field 0 (V1.6).

    The roof's fields count from 0. `end`, `purchases` and `paydays` are by the number of players; entries 0 and 1 of
    these lists are unused.
    """

    area: list[list[int]]
    roof_names: list[str]
    roof_start: int
    end: list[int]
    purchases: list[list[int]]
    paydays: list[list[int]]


def read_tracks(text: str, place: str) -> dict[str, Any]:
    """Return a proven info tableau, or raise BadData with the place and the reason."""
    content: dict[str, Any] = load(text, DATA / "tracks.schema.json", place)
    for info in INFOS:
        if info not in content["tracks"]:
            raise BadData(f"{place}, tracks: there is none for {info} (V1.6)")
        if len(content["tracks"][info]) != AREAS:
            raise BadData(f"{place}, tracks.{info}: {len(content['tracks'][info])} areas, it must be {AREAS} (V1.6)")
    roof = content["roof"]
    fields = roof["fields"]
    for index, field in enumerate(fields):
        if field in fields[:index]:
            raise BadData(f"{place}, roof.fields[{index}]: {field} occurs twice")
    if roof["start"] not in fields:
        raise BadData(f"{place}, roof.start: there is no field {roof['start']}")
    for players in PLAYERS:
        if str(players) not in roof["players"]:
            raise BadData(f"{place}, roof.players: there is nothing for {players} players (V1.7)")
        check_roof(roof, roof["players"][str(players)], f"{place}, roof.players.{players}")
    return content


def check_roof(roof: dict[str, Any], tiles: dict[str, Any], where: str) -> None:
    """V9.2, V10.1: five purchases and two paydays on the way from the start to the end, where one of each lies."""
    fields, end = roof["fields"], tiles["end"]
    if end not in fields:
        raise BadData(f"{where}.end: there is no field {end}")
    way = fields[fields.index(roof["start"]) + 1 : fields.index(end) + 1]
    if not way:
        raise BadData(f"{where}.end: {end} is not right of the start {roof['start']}")
    for key, count in (("purchases", PURCHASES), ("paydays", PAYDAYS)):
        if len(tiles[key]) != count:
            raise BadData(f"{where}.{key}: there are {len(tiles[key])}, it must be {count} (V9.2)")
        for index, field in enumerate(tiles[key]):
            if field not in way:
                raise BadData(f"{where}.{key}[{index}]: {field} is not on the way from {way[0]} to {end}")
            if field in tiles[key][:index]:
                raise BadData(f"{where}.{key}[{index}]: a second one on {field}")
        if end not in tiles[key]:
            raise BadData(f"{where}.{key}: none on the end field {end} (V10.1)")
    for index, field in enumerate(tiles["paydays"]):
        if field != end and field in tiles["purchases"]:
            raise BadData(f"{where}.paydays[{index}]: {field} already has a purchase; only the end has both (V10.1)")


def tracks_facts(content: dict[str, Any]) -> str:
    """Say what was proven of an info tableau."""
    lengths = ", ".join(str(sum(content["tracks"][info])) for info in INFOS)
    return f"five tracks of {AREAS} areas ({lengths} fields), a roof of {len(content['roof']['fields'])} fields"


def tracks_of(content: dict[str, Any]) -> Tracks:
    """Return a proven info tableau in numbers."""
    roof = content["roof"]
    fields = roof["fields"]
    end = [-1, -1]
    purchases: list[list[int]] = [[], []]
    paydays: list[list[int]] = [[], []]
    for players in PLAYERS:
        tiles = roof["players"][str(players)]
        end.append(fields.index(tiles["end"]))
        purchases.append([fields.index(field) for field in tiles["purchases"]])
        paydays.append([fields.index(field) for field in tiles["paydays"]])
    return Tracks(
        area=[
            [value for value, length in enumerate(content["tracks"][info], 1) for _ in range(length)] for info in INFOS
        ],
        roof_names=list(fields),
        roof_start=fields.index(roof["start"]),
        end=end,
        purchases=purchases,
        paydays=paydays,
    )
