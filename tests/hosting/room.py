"""A bare Debian in a folder: made by debootstrap, with processes, mounts and a loopback network of its own.

What an administrator has and a bare root has not is made here: a user who may use sudo, a name in the DNS, a
repository, systemd's and Let's Encrypt's stand-ins. All of it ends with the process that holds the namespaces.
"""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools.steps import ROOT

HERE = Path(__file__).parent
NAME = "games.example"
ADMIN = "ada"
TOOLS = ("debootstrap", "unshare", "nsenter", "chroot", "ip", "git")
# Every Debian server has these; debootstrap's smallest root has not.
INCLUDED = "sudo,systemd,ca-certificates"
# How this machine reaches package registries; a root inside it must reach them the same way.
PASSED = ("http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "UV_INDEX_URL",
          "UV_DEFAULT_INDEX", "PIP_INDEX_URL", "npm_config_registry")  # fmt: skip
CERTIFICATES = "/run/registry-certificates.pem"
# Packages start their services when they are installed; here they must start in the room's own network.
POLICY = """\
#!/bin/sh
case $2 in *start*) nsenter --net=/run/page.netns "/etc/init.d/$1" start >/dev/null 2>&1 </dev/null ;; esac
exit 101
"""


def missing() -> str | None:
    """Return why no root can be made here, or None."""
    if os.geteuid() != 0:
        return "a bare Debian is made by root (debootstrap, chroot)"
    absent = [tool for tool in TOOLS if not shutil.which(tool)]
    return f"a bare Debian is made with {', '.join(absent)}, which is not installed" if absent else None


class Room:
    """A root with its holder."""

    def __init__(self, suite: str) -> None:
        if reason := missing():
            pytest.skip(reason)
        self.suite = suite
        self.root = Path(tempfile.mkdtemp(prefix=f"safehouse-{suite}-"))
        self.root.chmod(0o755)
        self.holder: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        mirror = debian_mirror()
        command: list[str | Path] = [
            "debootstrap",
            "--variant=minbase",
            f"--include={INCLUDED}",
            self.suite,
            self.root,
            mirror,
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        self._hold()
        self._furnish()

    def _hold(self) -> None:
        """Start the process that keeps the namespaces; with it everything inside ends."""
        apart = ["unshare", "--mount", "--pid", "--net", "--fork", "--kill-child", "sleep", "infinity"]
        self.holder = subprocess.Popen(apart)
        time.sleep(0.5)
        (child,) = Path(f"/proc/{self.holder.pid}/task/{self.holder.pid}/children").read_text().split()
        self.pid = child
        self._inside("ip", "link", "set", "lo", "up")
        root = str(self.root)
        self._inside("mount", "--bind", root, root)
        self._inside("mount", "-t", "proc", "proc", f"{root}/proc")
        self._inside("mount", "--rbind", "/dev", f"{root}/dev")
        (self.root / "run" / "page.netns").touch()
        self._inside("mount", "--bind", f"/proc/{child}/ns/net", f"{root}/run/page.netns")

    def _inside(self, *command: str) -> None:
        # With the room's own processes, or its /proc would show all of the machine's.
        subprocess.run(["nsenter", f"--target={self.pid}", "--mount", "--pid", "--net", *command], check=True)

    def _furnish(self) -> None:
        shutil.copy("/etc/resolv.conf", self.root / "etc" / "resolv.conf")
        self.write("etc/hosts", f"127.0.0.1 localhost {NAME} {os.uname().nodename}\n::1 localhost\n")
        self.write("etc/apt/apt.conf.d/99answers", 'APT::Get::Assume-Yes "true";\nDPkg::Use-Pty "0";\n')
        self.write("usr/sbin/policy-rc.d", POLICY, 0o755)
        for name in ("systemctl", "certbot"):
            self.write(f"usr/local/sbin/{name}", "#!/usr/bin/python3\n" + (HERE / f"{name}.py").read_text(), 0o755)
        self.write("srv/visitor.py", (HERE / "visitor.py").read_text())
        self.env = {name: os.environ[name] for name in PASSED if name in os.environ}
        self.env |= {"DEBIAN_FRONTEND": "noninteractive", "LANG": "C.UTF-8"}
        if trusted := os.environ.get("SSL_CERT_FILE"):
            shutil.copy(trusted, self.root / CERTIFICATES[1:])
            self.env["SSL_CERT_FILE"] = CERTIFICATES
        kept = " ".join(self.env)
        self.write(f"etc/sudoers.d/{ADMIN}", f'{ADMIN} ALL=(ALL) NOPASSWD: ALL\nDefaults env_keep += "{kept}"\n', 0o440)
        self.sh(f"useradd --create-home --shell /bin/bash {ADMIN}", user="root")
        self.sh("apt-get update -qq", user="root", online=True)

    def write(self, place: str, text: str, mode: int = 0o644) -> None:
        path = self.root / place
        path.write_text(text)
        path.chmod(mode)

    def command(self, script: str, user: str = ADMIN, online: bool = False, **env: str) -> list[str]:
        """Return what runs a script in the root; the internet is there only where it is asked for."""
        enter = ["nsenter", f"--target={self.pid}", "--mount", "--pid", *([] if online else ["--net"])]
        home = f"/{user}" if user == "root" else str(Path("/home", user))
        given = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": home} | self.env | env
        words = [f"{name}={value}" for name, value in given.items()]
        inside = ["chroot", str(self.root), "env", "-i", *words, "runuser", "-u", user, "--"]
        return [*enter, *inside, "bash", "-euo", "pipefail", "-c", f"cd ~\n{script}"]

    def sh(self, script: str, user: str = ADMIN, online: bool = False, **env: str) -> str:
        """Run a script to its end and return what it printed; one that fails fails the test."""
        done = subprocess.run(
            self.command(script, user, online, **env), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, check=False, timeout=1500,
        )  # fmt: skip
        assert done.returncode == 0, f"{script}\n{done.stdout[-4000:]}\n{self.logs()}"
        return done.stdout

    def logs(self) -> str:
        """Return what the services have said."""
        found = sorted((self.root / "var" / "log").glob("safehouse*.log"))
        return "\n".join(f"{path.name}: {path.read_text()[-2000:]}" for path in found)

    def remove(self) -> None:
        if self.holder is not None:
            self.holder.kill()
            self.holder.wait()
            time.sleep(0.5)
        shutil.rmtree(self.root, ignore_errors=True)


def debian_mirror() -> str:
    """Return the mirror that this machine uses."""
    done = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(ORIGIN) $(REPO_URI)"], capture_output=True, text=True, check=False
    )
    places = [line.split()[1] for line in done.stdout.splitlines() if line.startswith("Debian ")]
    found = [place for place in places if "security" not in place]
    assert found, "this machine knows no Debian mirror (apt-get indextargets)"
    return found[0]


def make_repository(room: Room) -> Path:
    """Put the project as it is now, with what is not committed, into a repository of the root; return a work copy."""
    work = room.root / "srv" / "work"
    listed = git(ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
    for name in (one for one in listed if one and (ROOT / one).is_file()):
        (work / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, work / name)
    git(work, "init", "-q", "-b", "main")
    publish(room, work, "The project")
    return work


def publish(room: Room, work: Path, message: str) -> None:
    """Commit what has changed and push it where the page's `git clone` and `git pull` look."""
    bare = room.root / "srv" / "safehouse.git"
    if not bare.exists():
        git(work, "init", "-q", "--bare", "-b", "main", str(bare))
    git(work, "add", "--all", "--force")
    git(work, "-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "-q", "-m", message)
    git(work, "push", "-q", str(bare), "main")


def git(folder: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=folder, check=True, capture_output=True, text=True).stdout


@contextmanager
def bare_debian(suite: str) -> Iterator[Room]:
    room = Room(suite)
    try:
        room.make()
        yield room
    finally:
        room.remove()
