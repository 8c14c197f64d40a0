"""People with profiles at a table, and how they are notified: for tests of notices."""

from typing import Any

from tests.server.client import Running
from tests.server.receivers import Browser, Listener
from tests.waiting import until


class Guest:
    """Somebody with a profile and one device."""

    def __init__(self, server: Running, name: str, language: str = "en") -> None:
        self.server = server
        self.name = name
        status, made = server.post("/api/me", {"name": name, "label": "Phone", "language": language})
        assert status == 201, made
        self.key = str(made["key"])
        self.seat = -1
        self.acted = 0

    @property
    def notices(self) -> dict[str, Any]:
        return dict(self.ask("GET", "/api/me/notices"))

    def ask(self, method: str, path: str, body: object = None) -> Any:
        status, told = self.server.request(method, path, body, self.key)
        assert status in (200, 201), told
        return told

    def browser(self, service: Listener) -> Browser:
        """Turn push on in a browser of this device."""
        (offered,) = [one for one in self.notices["offered"] if one["kind"] == "push"]
        browser = Browser(service, offered["key"])
        self.ask("POST", "/api/me/notices/add", browser.subscription)
        return browser

    def add(self, kind: str, address: str) -> None:
        self.ask("POST", "/api/me/notices/add", {"kind": kind, "address": address})

    def quiet(self, start: str, end: str, zone: str = "UTC") -> None:
        self.ask("POST", "/api/me/notices", {"quiet": {"start": start, "end": end, "zone": zone}})

    def state(self, table: str) -> dict[str, Any]:
        return dict(self.ask("GET", f"/api/tables/{table}/state"))

    def do(self, table: str, **command: object) -> list[dict[str, Any]]:
        return list(self.ask("POST", f"/api/tables/{table}/do", command))

    def act(self, table: str) -> int:
        """Answer with the first row that goes, and return the entry (0: it lies sealed)."""
        state = self.state(table)
        row: list[int] = []
        while True:
            (draft,) = self.do(table, type="stage", at=state["seq"], row=row)
            if draft["complete"] or not draft["options"]:
                break
            row.append(draft["options"][0])
        self.acted += 1
        act = {"id": f"{self.name}-{self.acted}-{state['seq']}", "at": state["seq"], "row": row}
        return int(self.ask("POST", f"/api/tables/{table}/act", act)["seq"])


def seated(server: Running, game: str, people: list[Guest], **more: object) -> str:
    """Open a table at which these people sit, in this order; return it when it is being played."""
    wish = {"game": game, "seats": [{}] * len(people), "name": people[0].name, **more}
    table = str(people[0].ask("POST", "/api/tables", wish)["table"])
    for person in people[1:]:
        person.ask("POST", f"/api/tables/{table}/join", {"name": person.name})
    for number, person in enumerate(people):
        person.seat = number
    until(lambda: server.get(f"/api/tables/{table}")[1]["status"] != "open")
    return table


def asked(people: list[Guest], table: str) -> list[Guest]:
    """Return those who are asked now."""
    return [people[seat] for seat in people[0].state(table)["decision"]["seats"]]
