"""A table as people meet it: over real sockets, against a real server."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

from safehouse.server import seating
from tests.server.client import Player, Running

SPECTATOR = -4


def seats_of(server: Running, game: str, persons: int, **more: object) -> tuple[str, list[str]]:
    """Open a table for persons, seat them all, and return it with their tokens."""
    seated = server.create(game, "p" * persons, **more)
    tokens = [seated["token"]]
    for seat in range(1, persons):
        status, other = server.post(f"/api/tables/{seated['table']}/join", {"name": f"Guest {seat}", "seat": seat})
        assert status == 201, other
        tokens.append(other["token"])
    return seated["table"], tokens


async def all_in(stack: AsyncExitStack, server: Running, table: str, tokens: list[str]) -> list[Player]:
    players = [await stack.enter_async_context(Player(server, table, token)) for token in tokens]
    for player in players:
        await player.until("welcome")
    for player in players:
        await standing(player)
    return players


async def standing(player: Player) -> dict[str, Any]:
    """Return the first message that says where things stand."""
    while True:
        message = await player.hear()
        if message["type"] in ("entry", "snapshot"):
            return message


def latest(player: Player) -> dict[str, Any]:
    return next(message for message in reversed(player.messages) if message["type"] in ("entry", "snapshot"))


async def whole_row(player: Player) -> tuple[int, list[int]]:
    """Stage first options until the row is complete."""
    at: int = latest(player)["seq"]
    row: list[int] = []
    while True:
        await player.say(type="stage", at=at, row=row)
        draft = await player.until("draft")
        if draft["complete"]:
            return at, row
        row = [*row, draft["options"][0]]


async def take_turn(players: list[Player]) -> dict[str, Any]:
    """Let whoever is asked alone answer; everybody hears of it."""
    (seat,) = latest(players[0])["decision"]["seats"]
    at, row = await whole_row(players[seat])
    await players[seat].act(at, row)
    ack: dict[str, Any] = await players[seat].until("ack")
    for player in players:
        assert (await player.until("entry"))["seq"] == at + 1
    return ack


def test_everybody_gets_one_frame_for_each_entry_and_the_mover_his_acknowledgement_first(server: Running) -> None:
    async def play() -> None:
        table, tokens = seats_of(server, "heimlich", 3)
        async with AsyncExitStack() as stack:
            players = await all_in(stack, server, table, tokens)
            for turn in range(4):
                ack = await take_turn(players)
                assert ack["seq"] == latest(players[0])["seq"] == turn + 2
            for player in players:
                kinds = [message["type"] for message in player.messages if message["type"] in ("ack", "entry")]
                assert kinds.count("entry") == 4 + (player.messages[1]["type"] == "entry")
                acked = [place for place, kind in enumerate(kinds) if kind == "ack"]
                assert all(kinds[place + 1] == "entry" for place in acked)

    asyncio.run(play())


def test_the_same_action_id_has_one_effect_and_one_answer(server: Running) -> None:
    async def play() -> None:
        table, tokens = seats_of(server, "heimlich", 2)
        async with AsyncExitStack() as stack:
            players = await all_in(stack, server, table, tokens)
            (seat,) = latest(players[0])["decision"]["seats"]
            at, row = await whole_row(players[seat])
            for _ in range(3):
                await players[seat].say(type="act", id="once", at=at, row=row)
            acks = [await players[seat].until("ack") for _ in range(3)]
            assert acks[0] == acks[1] == acks[2]
            assert server.get(f"/api/tables/{table}/state")[1]["seq"] == at + 1

    asyncio.run(play())


def test_a_game_has_an_end_to_its_takebacks(server: Running) -> None:
    """Two seats that moved and took back for ever made a log without end, which every takeback read again."""

    async def play() -> None:
        seated = server.create("heimlich", "pp", own=2)
        table, token = seated["table"], seated["token"]
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(Player(server, table, token, seat=seat)) for seat in (0, 1)]
            for player in players:
                await standing(player)
            for number in range(seating.MOST_TAKEBACKS + 1):
                (seat,) = latest(players[0])["decision"]["seats"]
                await take_turn(players)
                await players[seat].say(type="propose", what="takeback")
                if number == seating.MOST_TAKEBACKS:
                    refusal = await players[seat].until("problem")
                    assert (refusal["key"], refusal["args"]) == ("taken_back_often", {"limit": number})
                    break
                await players[1 - seat].until("info")
                await players[1 - seat].say(type="vote", yes=True)
                for player in players:
                    assert (await player.until("entry"))["kind"] == "takeback"

    asyncio.run(play())


def test_an_answer_to_an_old_question_is_refused(server: Running) -> None:
    async def play() -> None:
        table, tokens = seats_of(server, "heimlich", 2)
        async with AsyncExitStack() as stack:
            players = await all_in(stack, server, table, tokens)
            await take_turn(players)
            (seat,) = latest(players[0])["decision"]["seats"]
            await players[seat].say(type="act", id="late", at=1, row=[0])
            refusal = await players[seat].until("problem")
            assert (refusal["code"], refusal["id"]) == ("stale", "late")

    asyncio.run(play())


def test_an_illegal_row_says_why_and_changes_nothing(server: Running) -> None:
    async def play() -> None:
        table, tokens = seats_of(server, "heimlich", 2)
        async with AsyncExitStack() as stack:
            players = await all_in(stack, server, table, tokens)
            (seat,) = latest(players[0])["decision"]["seats"]
            await players[seat].say(type="act", id="no", at=1, row=[27])
            refusal = await players[seat].until("problem")
            assert refusal["code"] == "illegal"
            assert "H" in refusal["text"]
            await players[1 - seat].say(type="act", id="no", at=1, row=[4])
            assert (await players[1 - seat].until("problem"))["code"] == "illegal"
            assert server.get(f"/api/tables/{table}/state")[1]["seq"] == 1

    asyncio.run(play())


async def to_question(players: list[Player]) -> None:
    """Play until everybody is asked at once (H4.5)."""
    while len(latest(players[0])["decision"]["seats"]) < len(players):
        await take_turn(players)


def test_a_sealed_answer_is_nobodys_business_until_the_last_one_is_in(server: Running) -> None:
    async def play() -> None:
        table, tokens = seats_of(server, "heimlich", 3, options={"mode": "top_secret"})
        async with AsyncExitStack() as stack:
            players = await all_in(stack, server, table, tokens)
            await to_question(players)
            at = latest(players[0])["seq"]
            before = [len(player.raw) for player in players]
            state = server.get(f"/api/tables/{table}/state", tokens[1])
            await players[0].act(at, [latest(players[0])["decision"]["options"][0]])
            ack = await players[0].until("ack")
            assert ack["seq"] == 0
            assert (await players[0].until("kept"))["answer"]
            # Nothing reached the others, and what they can ask for has not changed.
            await players[1].say(type="ping")
            await players[1].until("pong")
            assert len(players[1].raw) == before[1] + 1
            assert server.get(f"/api/tables/{table}/state", tokens[1]) == state
            # It may be changed, and taken back.
            await players[0].say(type="retract", id="r", at=at)
            assert (await players[0].until("ack"))["id"] == "r"
            for player in players:
                await player.act(at, [latest(player)["decision"]["options"][0]])
            for player in players:
                assert (await player.until("entry"))["seq"] == at + 1

    asyncio.run(play())


def test_a_standing_order_answers_ahead_and_ends_with_its_event(server: Running) -> None:
    async def play() -> None:
        table, tokens = seats_of(server, "heimlich", 3, options={"mode": "top_secret"})
        async with AsyncExitStack() as stack:
            players = await all_in(stack, server, table, tokens)
            await players[1].say(type="orders", names=["no_card_this_turn"])
            assert (await players[1].until("kept"))["orders"] == ["no_card_this_turn"]
            await players[1].say(type="orders", names=["dance"])
            assert (await players[1].until("problem"))["code"] == "bad_request"
            await to_question(players)
            at = latest(players[0])["seq"]
            for player in (players[0], players[2]):
                await player.act(at, [latest(player)["decision"]["options"][0]])
            for player in players:
                entry = await player.until("entry")
                assert ["answered", [1, 0], []] in entry["events"]
            # Nobody played, the die was rolled, and the order is over.
            kept = await players[1].until("kept")
            while kept.get("orders") != []:
                kept = await players[1].until("kept")
            told = [text for player in (players[0], players[2]) for text in player.raw if '"offered"' not in text]
            assert not any("no_card" in text for text in told)

    asyncio.run(play())


def test_a_takeback_needs_everybodys_word_and_rolls_nothing_anew(server: Running) -> None:
    async def play() -> None:
        table, tokens = seats_of(server, "heimlich", 3)
        async with AsyncExitStack() as stack:
            players = await all_in(stack, server, table, tokens)
            (seat,) = latest(players[0])["decision"]["seats"]
            first = latest(players[seat])
            at, row = await whole_row(players[seat])
            await players[seat].act(at, row)
            after = [await player.until("entry") for player in players]
            others = [number for number in range(3) if number != seat]
            await players[seat].say(type="propose", what="takeback")
            info = await players[others[0]].until("info")
            assert info["info"]["proposal"]["missing"] == others
            await players[others[0]].say(type="vote", yes=True)
            await players[others[1]].say(type="vote", yes=True)
            back = [await player.until("entry") for player in players]
            assert all(entry["kind"] == "takeback" and entry["seq"] == at + 2 for entry in back)
            assert back[seat]["view"] == first["view"]
            assert back[seat]["decision"] == first["decision"]
            await players[seat].act(at + 2, row)
            again = [await player.until("entry") for player in players]
            assert [entry["view"] for entry in again] == [entry["view"] for entry in after]

    asyncio.run(play())


def test_one_no_ends_a_proposal(server: Running) -> None:
    async def play() -> None:
        table, tokens = seats_of(server, "heimlich", 2)
        async with AsyncExitStack() as stack:
            players = await all_in(stack, server, table, tokens)
            await take_turn(players)
            mover = next(n for n, player in enumerate(players) if any(m["type"] == "ack" for m in player.messages))
            await players[mover].say(type="propose", what="takeback")
            await players[1 - mover].until("info")
            await players[1 - mover].say(type="vote", yes=False)
            while (await players[mover].until("info"))["info"]["proposal"] is not None:
                pass
            assert server.get(f"/api/tables/{table}")[1].get("proposal") is None
            assert server.get(f"/api/tables/{table}/state")[1]["seq"] == 2

    asyncio.run(play())


def test_spectators_see_what_is_public_or_what_a_player_shows(server: Running) -> None:
    async def play() -> None:
        table, tokens = seats_of(server, "heimlich", 2)
        async with AsyncExitStack() as stack:
            players = await all_in(stack, server, table, tokens)
            watcher = await stack.enter_async_context(Player(server, table))
            assert (await watcher.until("welcome"))["seat"] == SPECTATOR
            public = await standing(watcher)
            assert public["view"]["owner"] != latest(players[0])["view"]["owner"]
            guest = await stack.enter_async_context(Player(server, table, seat=0))
            assert (await guest.hear())["code"] == "forbidden"
            await players[0].say(type="show", allow=True)
            await players[0].until("info")
            guest = await stack.enter_async_context(Player(server, table, seat=0))
            await guest.until("welcome")
            assert (await standing(guest))["view"] == latest(players[0])["view"]
            await guest.say(type="act", id="x", at=1, row=[4])
            assert (await guest.until("problem"))["code"] == "forbidden"
            await players[0].say(type="show", allow=False)
            assert (await guest.until("snapshot"))["view"] == public["view"]

    asyncio.run(play())


def test_two_seats_at_one_device_hand_the_screen_over(server: Running) -> None:
    async def play() -> None:
        seated = server.create("heimlich", "pp", own=2)
        async with Player(server, seated["table"], seated["token"]) as screen:
            welcome = await screen.until("welcome")
            assert welcome["seats"] == [0, 1]
            assert welcome["seat"] == SPECTATOR
            nobody = (await standing(screen))["view"]["owner"]
            views = []
            for seat in (0, 1):
                await screen.say(type="sit", seat=seat)
                assert (await screen.until("welcome"))["seat"] == seat
                views.append((await screen.until("snapshot"))["view"]["owner"])
            assert views[0] != views[1]
            assert nobody not in views
            await screen.say(type="sit")
            assert (await screen.until("welcome"))["seat"] == SPECTATOR
            assert (await screen.until("snapshot"))["view"]["owner"] == nobody
            await screen.say(type="act", id="x", at=1, row=[4])
            assert (await screen.until("problem"))["code"] == "forbidden"

    asyncio.run(play())


def test_whoever_comes_back_gets_what_he_missed(server: Running) -> None:
    async def play() -> None:
        table, tokens = seats_of(server, "heimlich", 2)
        async with AsyncExitStack() as stack:
            players = await all_in(stack, server, table, tokens)
            missed = []
            for _ in range(3):
                await take_turn(players)
                missed.append(latest(players[0]))
            async with Player(server, table, tokens[0], since=1) as again:
                await again.until("welcome")
                assert [await again.hear() for _ in range(3)] == missed
            async with Player(server, table, tokens[0]) as anew:
                await anew.until("welcome")
                assert (await anew.hear())["view"] == missed[-1]["view"]

    asyncio.run(play())


def test_chat_notes_and_muting(server: Running) -> None:
    async def play() -> None:
        table, tokens = seats_of(server, "heimlich", 2)
        async with AsyncExitStack() as stack:
            players = await all_in(stack, server, table, tokens)
            await players[0].say(type="say", text="<b>hello</b>")
            said = await players[1].until("said")
            assert (said["seat"], said["text"]) == (0, "<b>hello</b>")
            await players[1].say(type="mute", seat=0)
            await players[1].say(type="ping")
            await players[1].until("pong")
            await players[0].say(type="say", text="again")
            await players[0].until("said")
            await players[0].until("said")
            await players[1].say(type="ping")
            assert (await players[1].hear())["type"] == "pong"
            await players[0].say(type="note", text="red is suspicious")
            assert (await players[0].until("kept"))["note"] == "red is suspicious"
            async with Player(server, table, tokens[0]) as again:
                assert (await again.until("welcome"))["note"] == "red is suspicious"
            assert not any("suspicious" in text for text in players[1].raw)

    asyncio.run(play())


def test_a_rematch_rotates_the_seats_and_keeps_the_keys(server: Running) -> None:
    async def play() -> None:
        seated = server.create("heimlich", "pb", options={"mode": "basic"})
        table, token = seated["table"], seated["token"]
        async with Player(server, table, token) as player:
            await player.until("welcome")
            message = await standing(player)
            while not message.get("result"):
                if message["type"] in ("entry", "snapshot") and 0 in message["decision"]["seats"]:
                    await player.act(message["seq"], [message["decision"]["options"][0]])
                message = await player.hear()
            await player.say(type="rematch")
            info = await player.until("info")
            while not info["info"]["next"]:
                info = await player.until("info")
            async with Player(server, info["info"]["next"], token) as again:
                welcome = await again.until("welcome")
                assert welcome["seats"] == [1]
                assert welcome["info"]["commitment"] != info["info"]["commitment"]
        # Over: the seed is open, everybody may have the whole record, and it can be audited.
        public = server.get(f"/api/tables/{table}")[1]
        assert len(public["seed"]) == 64
        status, record = server.get(f"/api/tables/{table}/record")
        assert status == 200
        assert public["seed"] in record
        from safehouse.core.fair import audit
        from safehouse.core.record import read

        assert audit(read(record)).draws > 0

    asyncio.run(play())


# --- Names and changes ------------------------------------------------------------------------------------------


def test_no_two_names_at_a_table_are_alike(server: Running) -> None:
    table = server.create("heimlich", "pppp", name="Anna")["table"]
    wishes = ("anna", "ＡＮＮＡ", "Ben")
    for wish in wishes:
        assert server.post(f"/api/tables/{table}/join", {"name": wish})[0] == 201
    names = [seat["name"] for seat in server.get(f"/api/tables/{table}")[1]["seats"]]
    assert names == ["Anna", "anna 2", "ＡＮＮＡ 3", "Ben"]


def test_a_long_name_has_room_for_its_number(server: Running) -> None:
    table = server.create("heimlich", "pp", name="x" * 40)["table"]
    assert server.post(f"/api/tables/{table}/join", {"name": "x" * 40})[0] == 201
    assert server.get(f"/api/tables/{table}")[1]["seats"][1]["name"] == "x" * 38 + " 2"


def test_there_is_an_end_to_changing_a_sealed_answer(server: Running) -> None:
    """Every change stays on the disk: a thousand of them would too."""

    async def play() -> None:
        table, tokens = seats_of(server, "suitcase", 2)
        async with AsyncExitStack() as stack:
            anna = (await all_in(stack, server, table, tokens))[0]
            at, row = await whole_row(anna)
            for number in range(100):
                await anna.say(type="act", id=f"n{number}", at=at, row=row)
                await anna.until("ack")
            await anna.say(type="act", id="more", at=at, row=row)
            assert (await anna.until("problem"))["key"] == "changed_often"
            # What was acknowledged may still be repeated.
            await anna.say(type="act", id="n7", at=at, row=row)
            assert (await anna.until("ack"))["id"] == "n7"

    asyncio.run(play())
