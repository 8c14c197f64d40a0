"""People who play at the installed server, through its front door: https://games.example. Runs in the root.

visitor.py open STATE            open a table for two and sit down
visitor.py move STATE NUMBER     make so many moves
visitor.py play STATE STOP       make a move a second until the file STOP is there, whatever happens to the server
visitor.py check STATE           what was acknowledged is there, and the game goes on

STATE keeps the table and every acknowledgement. The last line of what it prints is JSON.
"""

import json
import os
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

SITE = "https://games.example"


class Table:
    """A table with all its players."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.kept: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {"acks": []}
        self.http = httpx.Client(base_url=SITE, timeout=20)

    def keep(self) -> None:
        """An acknowledgement counts from the moment it was heard: it is on the disk before anything else happens."""
        new = self.path.with_suffix(".new")
        with new.open("w") as file:
            json.dump(self.kept, file)
            file.flush()
            os.fsync(file.fileno())
        new.rename(self.path)

    def ask(self, method: str, place: str, token: str = "", body: object = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.http.request(method, f"/api/tables{place}", json=body, headers=headers)
        if answer.status_code not in (200, 201):
            raise httpx.HTTPError(f"{answer.status_code}: {answer.text[:500]}")
        return answer.json()

    def open(self) -> None:
        wish = {"game": "vienna", "seats": [{"kind": "person"}] * 2, "name": "Anna"}
        seated = self.ask("POST", "", body=wish)
        other = self.ask("POST", f"/{seated['table']}/join", body={"name": "Ben", "seat": 1})
        self.kept |= {"table": seated["table"], "tokens": [seated["token"], other["token"]]}
        self.keep()
        # A full table waits some seconds for nonces, which these people do not give.
        deadline = time.monotonic() + 60
        while self.ask("GET", f"/{seated['table']}")["status"] != "playing":
            assert time.monotonic() < deadline, "the game does not begin"
            time.sleep(0.2)

    def state(self, seat: int) -> Any:
        return self.ask("GET", f"/{self.kept['table']}/state", self.kept["tokens"][seat])

    def act(self, act: dict[str, Any], seat: int) -> dict[str, Any]:
        ack: dict[str, Any] = self.ask("POST", f"/{self.kept['table']}/act", self.kept["tokens"][seat], act)
        assert ack["type"] == "ack", ack
        return ack

    def asked(self) -> tuple[int, int]:
        """Return the question and who has not answered it yet; answers that were given together are opened later."""
        deadline = time.monotonic() + 10
        while True:
            state = self.state(0)
            answered = {seat for act, seat, _ in self.kept["acks"] if act["at"] == state["seq"]}
            if left := [seat for seat in state["decision"]["seats"] if seat not in answered]:
                return state["seq"], left[0]
            assert time.monotonic() < deadline, "nobody is asked"
            time.sleep(0.2)

    def move(self) -> int:
        """Let whoever is asked answer with the first options; return the number of the question."""
        at, seat = self.asked()
        token = self.kept["tokens"][seat]
        row: list[int] = []
        while True:
            stage = {"type": "stage", "at": at, "row": row}
            (draft,) = self.ask("POST", f"/{self.kept['table']}/do", token, stage)
            if draft["complete"]:
                break
            row = [*row, draft["options"][0]]
        act = {"type": "act", "id": f"visit-{at}-{len(self.kept['acks'])}", "at": at, "row": row}
        ack = self.act(act, seat)
        self.kept["acks"].append([act, seat, ack])
        self.keep()
        return at

    def play(self, stop: Path) -> dict[str, int]:
        """Play on with a socket open beside it; count how often the server was away, and what came after."""
        told = {"moves": 0, "away": 0, "since": 0, "heard": 0}
        line, lines = None, ExitStack()
        while not stop.exists():
            try:
                if line is None:
                    line = lines.enter_context(connect(SITE.replace("https", "wss") + "/ws", origin=Origin(SITE)))
                    hello = {"version": 1, "table": self.kept["table"], "token": self.kept["tokens"][0]}
                    line.send(json.dumps({"type": "hello", **hello}))
                self.move()
                told["moves"] += 1
                told["since"] += 1
                with suppress(TimeoutError):
                    while True:
                        told["heard"] += json.loads(line.recv(timeout=1))["type"] == "entry"
            except (httpx.HTTPError, WebSocketException, TimeoutError, OSError):
                told["away"] += 1
                told["since"] = 0
                line, lines = None, ExitStack()
                time.sleep(0.3)
        return told

    def check(self) -> dict[str, int]:
        """Every acknowledged move is there: asked again, each gets the same acknowledgement and changes nothing."""
        before = self.state(0)["seq"]
        for act, seat, ack in self.kept["acks"][-20:]:
            assert self.act(act, seat) == ack, (act, ack)
        assert self.state(0)["seq"] == before
        assert before >= max((ack["seq"] for _, _, ack in self.kept["acks"]), default=0)
        return {"acknowledged": len(self.kept["acks"]), "entries": before, "next": self.move()}


def main(command: str, state: str, *more: str) -> None:
    table = Table(Path(state))
    result: Any = None
    if command == "open":
        table.open()
        time.sleep(1)
    elif command == "move":
        result = [table.move() for _ in range(int(more[0]))]
    elif command == "play":
        result = table.play(Path(more[0]))
    elif command == "check":
        result = table.check()
    print(json.dumps(result))


if __name__ == "__main__":
    main(*sys.argv[1:])
