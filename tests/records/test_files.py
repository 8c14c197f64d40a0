"""Records in files: written whole or not at all."""

import os
from pathlib import Path

import pytest

from safehouse.core.errors import BadRecord
from safehouse.core.record import MAX_BYTES, load, record_of, save, write
from safehouse.core.rng import Rng
from tests.records.playing import new_match, play_on


def test_save_and_load(tmp_path: Path) -> None:
    record = record_of(play_on(new_match(3, "top_secret"), Rng(1)), ["Änne"])
    path = tmp_path / "game.sfh"
    save(record, path)
    assert path.read_bytes() == write(record).encode()
    assert load(path) == record
    save(record_of(new_match(2)), path)
    assert load(path).players == 2
    assert os.listdir(tmp_path) == ["game.sfh"]


def test_windows_lines(tmp_path: Path) -> None:
    record = record_of(play_on(new_match(3), Rng(1)), ["Anne"])
    path = tmp_path / "game.sfh"
    path.write_bytes(write(record).replace("\n", "\r\n").encode())
    assert load(path) == record


@pytest.mark.parametrize("point", ["fsync", "replace"])
def test_a_crash_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, point: str) -> None:
    path = tmp_path / "game.sfh"
    path.write_text("old")

    def fail(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, point, fail)
    with pytest.raises(BadRecord) as caught:
        save(record_of(new_match(2)), path)
    assert str(caught.value) == f"{path}: No space left on device"
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["game.sfh"]


def test_synced_before_renamed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """First the content is on the disk, then the name, then the folder."""
    done: list[str] = []
    fsync, replace = os.fsync, os.replace

    def noted_fsync(descriptor: int) -> None:
        done.append("fsync")
        fsync(descriptor)

    def noted_replace(source: Path, target: Path) -> None:
        done.append("replace")
        replace(source, target)

    monkeypatch.setattr(os, "fsync", noted_fsync)
    monkeypatch.setattr(os, "replace", noted_replace)
    save(record_of(new_match(2)), tmp_path / "game.sfh")
    assert done == ["fsync", "replace", "fsync"]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "game.sfh"
    with pytest.raises(BadRecord) as caught:
        load(path)
    assert str(caught.value) == f"{path}: No such file or directory"
    with pytest.raises(BadRecord) as caught:
        load(tmp_path)
    assert str(caught.value) == f"{tmp_path}: Is a directory"
    path.write_bytes(b'[Game "\xff"]')
    with pytest.raises(BadRecord) as caught:
        load(path)
    assert str(caught.value) == f"{path}: not UTF-8 text (byte 7)"
    path.write_bytes(b" " * (MAX_BYTES + 1))
    with pytest.raises(BadRecord) as caught:
        load(path)
    assert str(caught.value) == f"{path}: larger than 4,000,000 bytes"
    path.write_text('[Game "heimlich"]\n[Rules "1"]\n[Players "3"]\n\njump')
    with pytest.raises(BadRecord, match=r"game\.sfh, line 5, column 1, ply 1, 'jump': "):
        load(path)


def test_folder_that_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "none" / "game.sfh"
    with pytest.raises(BadRecord) as caught:
        save(record_of(new_match(2)), path)
    assert str(caught.value) == f"{path}: No such file or directory"
