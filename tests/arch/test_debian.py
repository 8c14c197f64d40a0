"""Programs of Debian for tests: the system's, or unpacked without root; what cannot be had is told in one sentence."""

import shutil
from pathlib import Path

import pytest

from tools import debian
from tools.steps import Stop


@pytest.fixture
def nothing_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system without the program, and an empty folder for ours."""
    monkeypatch.setattr(debian, "HOME", tmp_path / "debian")
    monkeypatch.setattr(debian, "PROGRAMS", {"prog": ("pack", "--version")})
    return tmp_path


def package(tmp_path: Path, script: str) -> None:
    place = tmp_path / "debian" / "pack" / "usr" / "bin" / "prog"
    place.parent.mkdir(parents=True)
    place.write_text(f"#!/bin/sh\n{script}\n")
    place.chmod(0o755)


def test_what_was_unpacked_is_used_again(nothing_installed: Path) -> None:
    package(nothing_installed, "exit 0")
    assert debian.find("prog") == nothing_installed / "debian" / "pack" / "usr" / "bin" / "prog"


def test_a_program_that_does_not_run_is_none(nothing_installed: Path) -> None:
    package(nothing_installed, "echo 'libpcre2-8.so.0: cannot open shared object file' >&2; exit 127")
    with pytest.raises(Stop, match=r"prog does not run here: libpcre2-8.so.0: cannot open"):
        debian.find("prog")


def test_a_system_that_is_not_debian(nothing_installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(nothing_installed))
    with pytest.raises(Stop, match="pack is not installed, and this system is not Debian"):
        debian.find("prog")


@pytest.mark.skipif(not shutil.which("apt-get"), reason="this system is not Debian")
def test_a_package_that_nobody_has(nothing_installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(debian, "PROGRAMS", {"prog": ("no-such-package-anywhere", "--version")})
    monkeypatch.setattr(debian, "OWN_LISTS", ("-o", f"Dir::State::lists={nothing_installed}/lists"))
    (nothing_installed / "lists" / "partial").mkdir(parents=True)
    monkeypatch.setattr(debian, "_refresh", lambda: None)
    with pytest.raises(Stop, match="its package cannot be fetched: E: "):
        debian.find("prog")
    assert not (nothing_installed / "debian" / "no-such-package-anywhere").exists()
