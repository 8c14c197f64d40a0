"""What stops a start is one true sentence: the place, the reason, and what to do.

The outputs are what pip 23, uv 0.13 and npm 9 really printed.
"""

import errno
import os
import pwd
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import client, compiled, native, troubles
from tools.made import Made
from tools.steps import Stop, failure, guarded, step, trusting

ROOT = Path(__file__).resolve().parents[2]
DOING = "installing the packages"

UV_OFFLINE = """error: Request failed after 3 retries in 10.8s
  cause: Failed to fetch: https://index.example/simple/six/
  cause: error sending request for url (https://index.example/simple/six/)
  cause: client error (Connect)
  cause: dns error
  cause: failed to lookup address information: Temporary failure in name resolution
"""
UV_UNTRUSTED = """error: Failed to fetch: https://localhost:8443/simple/six/
  cause: error sending request for url (https://localhost:8443/simple/six/)
  cause: client error (Connect)
  cause: invalid peer certificate: UnknownIssuer
"""
UV_ABSENT = """error: No solution found when resolving dependencies
  cause: Because annotated-doc was not found in the package registry and you require annotated-doc==0.0.6, we can
  conclude that your requirements are unsatisfiable.
"""
PIP_OFFLINE = """WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError('<urllib3>: Failed to
establish a new connection: [Errno -3] Temporary failure in name resolution')': /simple/uv/
ERROR: Could not find a version that satisfies the requirement uv==0.13.7 (from versions: none)
ERROR: No matching distribution found for uv==0.13.7
"""
PIP_UNTRUSTED = """Could not fetch URL https://localhost:8443/simple/six/: There was a problem confirming the ssl
certificate: HTTPSConnectionPool(host='localhost', port=8443): Max retries exceeded with url: /simple/six/ (Caused by
SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed'))) - skipping
ERROR: Could not find a version that satisfies the requirement six (from versions: none)
ERROR: No matching distribution found for six
"""
PIP_ABSENT = """ERROR: Could not find a version that satisfies the requirement uv==0.13.7 (from versions: none)
ERROR: No matching distribution found for uv==0.13.7
"""
NPM_OFFLINE = """npm error code EAI_AGAIN
npm error syscall getaddrinfo
npm error request to https://index.example/six failed, reason: getaddrinfo EAI_AGAIN index.example
"""
NPM_UNTRUSTED = """npm error code UNABLE_TO_VERIFY_LEAF_SIGNATURE
npm error errno UNABLE_TO_VERIFY_LEAF_SIGNATURE
npm error request to https://localhost:8443/six failed, reason: unable to verify the first certificate
"""
NPM_ABSENT = """npm error code E404
npm error 404 File not found - GET https://localhost:8443/zimmerframe
npm error 404
npm error 404  The requested resource 'zimmerframe@1.1.5' could not be found or you do not have permission to access it.
"""

OFFLINE = f"the package registry cannot be reached while {DOING}; check the network and start again."
UNTRUSTED = (
    f"the certificate of the package registry is not trusted while {DOING}; "
    "name a file with the certificates of your network in SSL_CERT_FILE and start again."
)


def absent(name: str) -> str:
    told = f"the package registry has no {name} while {DOING}"
    return f"{told}; check which registry your settings name, and start again."


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        (UV_OFFLINE, OFFLINE),
        (PIP_OFFLINE, OFFLINE),
        (NPM_OFFLINE, OFFLINE),
        (UV_UNTRUSTED, UNTRUSTED),
        (PIP_UNTRUSTED, UNTRUSTED),
        (NPM_UNTRUSTED, UNTRUSTED),
        (UV_ABSENT, absent("annotated-doc")),
        (PIP_ABSENT, absent("uv==0.13.7")),
        (NPM_ABSENT, absent("zimmerframe@1.1.5")),
        ("a\nb\nc\nd\n", f"{DOING} failed: b / c / d"),
        ("", f"{DOING} failed: no reason given"),
    ],
)
def test_an_installer_that_fails(output: str, sentence: str) -> None:
    assert str(failure(DOING, output)) == sentence


def test_sources_that_speak_of_networks_are_no_trouble_of_the_network() -> None:
    quoted = 'src/lib/socket.ts:12:8: Unexpected token\n  12 | const told = "timed out: connection refused"'
    assert troubles.known("building the client", quoted, fetches=False) is None


def test_one_name_for_certificates_serves_every_installer() -> None:
    env = trusting({"SSL_CERT_FILE": "/etc/own.pem", "NODE_EXTRA_CA_CERTS": "/etc/node.pem"})
    assert env == {"SSL_CERT_FILE": "/etc/own.pem", "PIP_CERT": "/etc/own.pem", "NODE_EXTRA_CA_CERTS": "/etc/node.pem"}
    assert trusting({"HOME": "/x"}) == {"HOME": "/x"}


FILL = "open('/dev/full', 'w').write('x' * 100_000)"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no /dev/full")
def test_a_full_disk_is_told_by_a_step() -> None:
    """A device that is always full, so the error is the system's own."""
    status, output = step("filling", [sys.executable, "-c", FILL])
    assert status
    told = str(failure(DOING, output))
    assert re.fullmatch(rf"the disk is full while {DOING}( \(/.*\))?; free some space and start again\.", told)


def test_the_place_of_a_full_disk_is_where_the_copy_went(monkeypatch: pytest.MonkeyPatch) -> None:
    error = OSError(errno.ENOSPC, "No space left on device", "from.py", None, "to.py")
    assert troubles.of_system(error) == "the disk is full (to.py); free some space and start again."
    monkeypatch.setattr(troubles, "LITTLE", 1 << 62)
    nameless = OSError(errno.ENOSPC, "No space left on device")
    assert troubles.of_system(nameless) == f"the disk is full ({ROOT}); free some space and start again."


def test_a_full_disk_is_no_fault_of_the_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would never be compiled again, and the client's build would point to a log that could not be written."""
    full = "src/x.c:1: fatal error: error writing to /tmp/cc.s: No space left on device"
    monkeypatch.setattr(compiled, "_compile", lambda build: (1, full))
    for name in ("STAMP", "FAILED", "WORK"):
        monkeypatch.setattr(compiled, name, tmp_path / name)
    with pytest.raises(Stop, match="the disk is full while compiling the engine"):
        compiled.ensure()
    assert not compiled.FAILED.exists()
    monkeypatch.setattr(Made, "fresh", lambda made: False)
    monkeypatch.setattr(client, "ensure_modules", lambda: Path("node"))
    monkeypatch.setattr(client, "WORK", tmp_path)
    monkeypatch.setattr(client, "LOG", tmp_path / "log")
    monkeypatch.setattr(client, "step", lambda *args: (1, "[Error: ENOSPC: no space left on device, write]"))
    with pytest.raises(Stop, match="the disk is full while building the client"):
        client.ensure()
    assert not client.LOG.exists()


@pytest.fixture
def foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A project in which .venv belongs to root; whoever tests is an ordinary user."""
    if os.geteuid() != 0:
        pytest.skip("only root can give a folder away")
    for folder in (tmp_path, *tmp_path.parents[:3]):
        if folder != Path("/tmp"):  # noqa: S108
            folder.chmod(folder.stat().st_mode | 0o011)
    nobody = pwd.getpwnam("nobody")
    (tmp_path / ".venv" / "lib").mkdir(parents=True)
    os.chown(tmp_path, nobody.pw_uid, nobody.pw_gid)
    monkeypatch.setattr(troubles, "ROOT", tmp_path)
    monkeypatch.setattr(troubles, "MADE", [tmp_path / ".venv", tmp_path / ".build"])
    os.seteuid(nobody.pw_uid)
    yield tmp_path
    os.seteuid(0)


def remove(folder: Path) -> int:
    shutil.rmtree(folder)
    return 0


def test_a_folder_that_belongs_to_root(foreign: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """After `sudo ./run`: the system's own refusals."""
    venv = foreign / ".venv"
    cure = f"give it to this user (sudo chown -R nobody {venv}) or use a copy of your own.\n"
    assert guarded(lambda: (venv / "lib" / "stamp").write_text("x")) == 2
    assert capsys.readouterr().err == (
        f"safehouse: this user may not write to {venv}/lib/stamp: {venv} belongs to root; {cure}"
    )
    # rmtree names a file by its last part alone.
    assert guarded(lambda: remove(venv)) == 2
    assert capsys.readouterr().err == f"safehouse: this user may not write to {venv}: it belongs to root; {cure}"
    told = troubles.known(DOING, f"error: failed to create file `{venv}/x`: Permission denied (os error 13)")
    assert told == f"this user may not write to {venv}/x while {DOING}: {venv} belongs to root; {cure.strip()}"


def test_a_folder_that_is_ones_own_and_closed(tmp_path: Path) -> None:
    error = PermissionError(errno.EACCES, "Permission denied", str(tmp_path / "x"))
    assert troubles.of_system(error) == (
        f"this user may not write to {tmp_path}/x; use a copy of the project that is yours."
    )


def test_a_read_only_file_system() -> None:
    told = "/opt/house/.build/lock is on a read-only file system; use a copy of the project elsewhere."
    assert troubles.of_system(OSError(errno.EROFS, "Read-only file system", "/opt/house/.build/lock")) == told
    output = "npm error EROFS: read-only file system, mkdir '/opt/house/.build/lock'"
    assert troubles.known(DOING, output) == told


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project without an environment, in a system that has the shell and no Python."""
    (tmp_path / "tools").mkdir()
    for name in ("run", "tools/python.sh"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "tools" / "bootstrap.py").write_text("print('started')")
    (tmp_path / "bin").mkdir()
    for name in ("sh", "dirname"):
        (tmp_path / "bin" / name).symlink_to(shutil.which(name) or "")
    return tmp_path


OLD = "#!/bin/sh\ncase \"$*\" in *print*%d*) echo 'Python 3.9';; *print*) echo False;; esac\n"


def start(project: Path, **env: str) -> tuple[int, str]:
    command = [str(project / "bin" / "sh"), str(project / "run")]
    found = subprocess.run(
        command, env={"PATH": str(project / "bin"), **env}, capture_output=True, text=True, check=False
    )
    return found.returncode, found.stderr + found.stdout


def program(project: Path, name: str, text: str) -> str:
    return program_at(project / "bin" / name, text)


def program_at(path: Path, text: str) -> str:
    path.write_text(text)
    path.chmod(0o755)
    return str(path)


def test_no_python_or_an_old_one(project: Path) -> None:
    cure = "install it with pip, or install uv, and start again.\n"
    assert start(project) == (2, f"safehouse: Python 3.11 or newer is needed (python3 is not there); {cure}")
    program(project, "python3", OLD)
    assert start(project) == (2, f"safehouse: Python 3.11 or newer is needed (python3 is Python 3.9); {cure}")
    program(project, "uv", "#!/bin/sh\nexit 1\n")
    status, told = start(project)
    assert (status, told.splitlines()[-1]) == (
        2,
        "safehouse: Python 3.11 or newer is needed (python3 is Python 3.9) and uv could not fetch one; "
        "install it and start again.",
    )


def test_safehouse_python_that_is_none(project: Path) -> None:
    cure = "name a Python 3.11 or newer, or unset it.\n"
    for name, what in (
        ("/nowhere/python", "not there"),
        (program(project, "old", OLD), "Python 3.9"),
        (program(project, "true", "#!/bin/sh\nexit 0\n"), "not a Python"),
    ):
        assert start(project, SAFEHOUSE_PYTHON=name) == (2, f"safehouse: SAFEHOUSE_PYTHON={name} is {what}; {cure}")
    assert start(project, SAFEHOUSE_PYTHON=sys.executable) == (0, "started\n")


def test_the_pages_name_what_a_start_without_pip_asks_for() -> None:
    asked = (ROOT / "tools" / "environment.py").read_text()
    assert "install python3-pip or uv" in asked
    assert "python3-pip" in (ROOT / "README.md").read_text()
    assert re.search(r"apt install .*\bpython3-pip\b", (ROOT / "docs" / "self-hosting.md").read_text())


def test_a_start_without_a_compiler_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = program_at(tmp_path / "cc", "#!/bin/sh\nexit 1\n")
    headers = tmp_path / "headers"
    headers.mkdir()
    (headers / "Python.h").touch()
    monkeypatch.setattr(sysconfig, "get_paths", lambda: {"include": str(headers)})
    monkeypatch.setenv("CC", broken)
    assert native.missing() == f"The C compiler ({broken}) does not work"
    monkeypatch.setenv("CC", "/nowhere/cc")
    assert native.missing() == "The C compiler of CC=/nowhere/cc is not there"
    monkeypatch.delenv("CC")
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: "gcc")
    assert native.missing() == "No C compiler is installed (on Debian: gcc)"
    monkeypatch.setenv("CC", broken)
    monkeypatch.setattr(sysconfig, "get_paths", lambda: {"include": str(tmp_path)})
    assert native.missing() == "The headers of Python (Python.h) are not installed (on Debian: python3-dev)"


def test_a_start_without_a_compiler_says_what_it_costs() -> None:
    assert native.INTERPRETED == "the engine runs interpreted, with the same results but about fifteen times slower."
