"""A port that cannot be had: the sentence says why, and what to do. In use, forbidden and absent are three things."""

import errno
import os
import pwd
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from safehouse.cli import main
from safehouse.server import ports
from safehouse.server.ports import NoPort, check_port

HOST = "127.0.0.1"


@pytest.fixture
def used() -> Iterator[int]:
    """A port that another program listens on."""
    with socket.create_server((HOST, 0)) as other:
        yield int(other.getsockname()[1])


def test_a_free_port_passes(used: int) -> None:
    check_port(HOST, 0)
    check_port("localhost", 0)


def test_a_port_in_use(used: int) -> None:
    with pytest.raises(NoPort) as refused:
        check_port(HOST, used)
    assert str(refused.value) == f"port {used} is in use by another program; choose another one with --port"


def test_an_address_that_is_not_here() -> None:
    with pytest.raises(NoPort, match=r"this machine has no address 203.0.113.7; choose one with --host"):
        check_port("203.0.113.7", 8000)


def test_a_host_name_that_nobody_knows() -> None:
    with pytest.raises(NoPort, match="the host name “no such host” is unknown; choose one with --host"):
        check_port("no such host", 8000)


@pytest.fixture
def ordinary() -> Iterator[None]:
    """Be an ordinary user; root becomes one for the test."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(pwd.getpwnam("nobody").pw_uid)
    yield
    if root:
        os.seteuid(0)


@pytest.mark.skipif(ports.first_free() <= 80, reason="this system lets everybody open port 80")
@pytest.mark.usefixtures("ordinary")
def test_a_port_that_this_user_may_not_open() -> None:
    """Refused by the system itself."""
    with pytest.raises(NoPort) as refused:
        check_port(HOST, 80)
    wanted = f"port 80 is not allowed for this user; choose one from {ports.first_free()} with --port"
    assert str(refused.value) == f"{wanted}, or put a web server in front of it (docs/self-hosting.md)"


def test_forbidden_and_other_errors() -> None:
    told = ports.refusal(PermissionError(errno.EACCES, "Permission denied"), HOST, 443)
    assert told.startswith(f"port 443 is not allowed for this user; choose one from {ports.first_free()} with --port")
    other = ports.refusal(OSError(errno.EAFNOSUPPORT, "Address family not supported"), "::1", 8000)
    assert other == "port 8000 of ::1 cannot be opened: Address family not supported"


def test_serve_says_it_in_one_sentence(used: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["serve", "--api-only", "--port", str(used), "--database", f"sqlite:{tmp_path / 'tables.db'}"])
    assert status == 2
    told = capsys.readouterr().err
    assert f"port {used} is in use by another program; choose another one with --port" in told
    assert "Traceback" not in told
