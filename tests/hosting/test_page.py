"""docs/self-hosting.md, typed in command by command on a bare Debian, with people playing meanwhile."""

import json
import re
import sqlite3
import stat
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.hosting.page import blocks
from tests.hosting.room import Room, bare_debian, make_repository, publish

SUITES = ("bookworm", "trixie")
# What a block needs from outside: packages and the repository. All else runs without a network.
ONLINE = re.compile(r"\bapt install\b|\bgit\b|\brun prepare\b")
REPOSITORY = "/srv/safehouse.git"
PYTHON = "/opt/safehouse/.venv/bin/python"
MARK = "Safehouse, upgraded"
# The certificate that the stand-in for certbot has signed, for people who visit.
TRUST = "install -m 644 /etc/letsencrypt/live/games.example/fullchain.pem /srv/trusted.pem"


class Walk:
    """Goes through the page, and looks after each block whether it did what the page says."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.work = make_repository(room)
        self.blocks = [block for block in blocks() if block.kind == "sh" and block.heading != "A container"]

    def type(self, heading: str) -> str:
        """Type in the next block, which must stand below this heading."""
        block = self.blocks.pop(0)
        assert block.heading == heading
        text = block.text.replace("REPOSITORY", REPOSITORY)
        return self.room.sh(text, online=bool(ONLINE.search(text)))

    def visit(self, *arguments: str) -> Any:
        """Let the visitors do something; they trust the certificate that the stand-in for certbot has signed."""
        told = self.room.sh(f"{PYTHON} /srv/visitor.py {' '.join(arguments)}", SSL_CERT_FILE="/srv/trusted.pem")
        return json.loads(told.splitlines()[-1])

    def wait_ready(self, port: int = 8000) -> None:
        self.room.sh(f"curl -fsS --retry 60 --retry-delay 1 --retry-connrefused http://localhost:{port}/readyz")

    def processes(self, part: str) -> list[tuple[int, str]]:
        """The users and names of the processes whose command has this part."""
        told = self.room.sh(
            "for one in /proc/[0-9]*; do echo \"$(stat -c %u $one) $(tr '\\0' ' ' < $one/cmdline)\"; done", user="root"
        )
        lines = [line.split(" ", 1) for line in told.splitlines() if " " in line]
        return [(int(user), command) for user, command in lines if part in command]

    # --- The chapters -------------------------------------------------------------------------------------------

    def install(self) -> None:
        told = self.type("Install")
        assert re.search(r"^safehouse \S+ \(compiled\)$", told, re.MULTILINE), told
        # Ownership alone keeps everybody else from writing there.
        assert self.room.sh("find /opt/safehouse -not -user root -o -perm /022 -not -type l | head -3") == ""

    def serve(self) -> None:
        told = self.type("The service")
        assert '{"status":"ok"}' in told
        users = {user for user, _ in self.processes("safehouse serve")}
        assert users == {61234}
        settings = self.room.root / "etc" / "safehouse.env"
        assert stat.S_IMODE(settings.stat().st_mode) == 0o600
        written = self.room.sh(
            "find /opt/safehouse -newer /etc/systemd/system/safehouse.service -not -type d | head -3", user="root"
        )
        assert written == ""

    def put_behind_nginx(self) -> None:
        self.type("nginx and a certificate")
        self.room.sh(TRUST, user="root")
        page = self.room.sh("curl -fsS --cacert /srv/trusted.pem https://games.example/")
        assert "<title>Safehouse</title>" in page
        assert "301" in self.room.sh("curl -sI http://games.example/t/x")
        assert "404" in self.room.sh("curl -sI --cacert /srv/trusted.pem https://games.example/metrics")
        assert "safehouse_ready 1" in self.room.sh("curl -fsS http://localhost:8000/metrics")
        # The certificate is renewed through the site itself.
        renew = next(block for block in blocks() if "certbot" in block.text and block.heading.startswith("nginx"))
        self.room.sh(renew.text.splitlines()[0])
        self.room.sh(TRUST, user="root")
        self.visit("open", "~/one.json")
        assert self.visit("move", "~/one.json", "3")

    def copy_and_restore(self, suffix: str, look: Callable[[Path], None]) -> None:
        """A copy while people play; going back to it; all that was acknowledged before is there, and play goes on."""
        heading = {"db": "Backup", "dump": "PostgreSQL"}[suffix]
        self.visit("move", "~/one.json", "2")
        with self.playing("~/two.json"):
            self.type(heading)
        (copy,) = (self.room.root / "var" / "backups").glob(f"safehouse-*.{suffix}")
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        look(copy)
        self.room.sh("cp ~/one.json ~/then.json")
        after = self.visit("move", "~/one.json", "4")
        assert after[-1] > after[0]
        self.type(heading)
        self.wait_ready()
        # What came after the copy is gone, so the next move is the one that was made then.
        assert self.visit("check", "~/then.json")["next"] == after[0]
        self.room.sh("mv ~/then.json ~/one.json")

    @contextmanager
    def playing(self, state: str) -> Iterator[dict[str, int]]:
        """Let people play at a table of their own, without a pause."""
        if "two" in state:
            self.room.sh(f"rm -f {state}")
            self.visit("open", state)
        told: dict[str, int] = {}
        self.room.sh("rm -f ~/stop")
        command = self.room.command(f"{PYTHON} /srv/visitor.py play {state} ~/stop", SSL_CERT_FILE="/srv/trusted.pem")
        players = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        time.sleep(3)
        yield told
        time.sleep(3)
        self.room.sh("touch ~/stop")
        output, _ = players.communicate(timeout=60)
        told |= json.loads(output.splitlines()[-1])

    def upgrade(self) -> None:
        """A new version, with another page and other code, while people play."""
        page = self.work / "web" / "index.html"
        page.write_text(page.read_text().replace("<title>Safehouse</title>", f"<title>{MARK}</title>"))
        house = self.work / "src" / "safehouse" / "__init__.py"
        house.write_text(house.read_text() + "\nUPGRADED = True\n")
        publish(self.room, self.work, "Another page")
        with self.playing("~/one.json") as told:
            self.type("Upgrade")
            self.wait_ready()
            time.sleep(5)
        assert MARK in self.room.sh("curl -fsS --cacert /srv/trusted.pem https://games.example/")
        assert told["away"] > 0, "nobody noticed the restart"
        assert told["since"] >= 2, "nobody moved after the restart"
        assert told["heard"] >= 2, "no socket went through nginx"
        checked = self.visit("check", "~/one.json")
        assert checked["acknowledged"] >= told["moves"] > told["since"]

    def forget_to_prepare(self) -> None:
        """A pull without a prepare is refused with the cure, and leaves nothing half-done."""
        page = self.work / "web" / "index.html"
        page.write_text(page.read_text().replace(MARK, "Safehouse"))
        publish(self.room, self.work, "The page again")
        self.room.sh("sudo git -C /opt/safehouse pull && sudo systemctl restart safehouse && sleep 5", online=True)
        log = (self.room.root / "var" / "log" / "safehouse.log").read_text().splitlines()
        assert log[-1] == (
            "safehouse: /opt/safehouse is not prepared, and this user may not write there; "
            "its owner can: sudo /opt/safehouse/run prepare"
        )
        self.room.sh("sudo /opt/safehouse/run prepare && sudo systemctl start safehouse", online=True)
        self.wait_ready()
        self.visit("check", "~/one.json")

    def move_to_postgres(self) -> None:
        self.type("PostgreSQL")
        self.wait_ready()
        self.room.sh("rm ~/one.json")
        self.visit("open", "~/one.json")
        assert self.visit("move", "~/one.json", "2")

    def add_a_process(self) -> None:
        self.type("PostgreSQL")
        self.wait_ready(8001)
        with self.playing("~/one.json") as told:
            self.room.sh("sudo systemctl stop safehouse")
            time.sleep(10)
        assert told["since"] >= 2, "the second process did not take over"
        self.room.sh("sudo systemctl start safehouse")
        self.wait_ready()
        self.visit("check", "~/one.json")


def look_into_file(copy: Path) -> None:
    with closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as store:
        assert store.execute("SELECT count(*) FROM log").fetchone()[0] > 1


def look_into_dump(copy: Path) -> None:
    assert copy.read_bytes().startswith(b"PGDMP")


@pytest.mark.long
@pytest.mark.parametrize("suite", SUITES)
def test_the_page_works_word_by_word(suite: str) -> None:
    with bare_debian(suite) as room:
        walk = Walk(room)
        walk.install()
        walk.serve()
        walk.put_behind_nginx()
        walk.copy_and_restore("db", look_into_file)
        walk.upgrade()
        walk.forget_to_prepare()
        walk.move_to_postgres()
        walk.copy_and_restore("dump", look_into_dump)
        walk.add_a_process()
        assert walk.blocks == [], "the page has commands that nobody has typed"
        assert room.logs().count("Traceback") == 0


def test_every_block_of_the_page_is_of_a_kind_that_is_tested() -> None:
    """`sh` is typed in; `yaml` goes to promtool (test_watching.py)."""
    assert {block.kind for block in blocks()} == {"sh", "yaml"}
