"""Stands in for systemd in a root that was not booted: /usr/local/sbin/systemctl there, found before the real one.

It starts a unit as systemd would: a user of its own, a state folder of its own in a file system that is otherwise
read-only, no rights, no home, and exactly the unit's variables. A line of [Service] that it does not know is an error.
Only Python's own library: it runs in the root, on the system's Python.
"""

import os
import pwd
import resource
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

UNITS = Path("/etc/systemd/system")
NETWORK = "/run/page.netns"  # where the services live
UID = 61234
# What is checked by `systemd-analyze verify` alone: there is no systemd to do it.
NOT_DONE = {
    "Restart", "RestartSec", "KillMode", "MemoryHigh", "MemoryMax", "OOMPolicy", "TasksMax", "PrivateDevices",
    "ProtectKernelTunables", "ProtectKernelModules", "ProtectControlGroups", "RestrictAddressFamilies",
    "RestrictNamespaces", "LockPersonality", "SystemCallArchitectures", "SystemCallFilter",
}  # fmt: skip
DONE = {
    "ExecStart", "Environment", "EnvironmentFile", "TimeoutStopSec", "LimitNOFILE", "DynamicUser", "User",
    "StateDirectory", "StateDirectoryMode", "UMask", "ProtectSystem", "ProtectHome", "PrivateTmp", "NoNewPrivileges",
    "CapabilityBoundingSet",
}  # fmt: skip


class Unit:
    """A service and its unit file."""

    def __init__(self, name: str) -> None:
        self.name = name.removesuffix(".service")
        self.lines: list[tuple[str, str]] = []
        section = ""
        for line in (UNITS / f"{self.name}.service").read_text().splitlines():
            if line.startswith("["):
                section = line
            elif section == "[Service]" and line.strip() and line[0] not in "#;":
                key, _, value = line.partition("=")
                self.lines.append((key.strip(), value.strip()))
        if unknown := {key for key, _ in self.lines} - DONE - NOT_DONE:
            sys.exit(f"the stand-in for systemd does not know {', '.join(sorted(unknown))}")
        self.pid_file, self.status_file = Path(f"/run/{self.name}.pid"), Path(f"/run/{self.name}.status")

    def get(self, key: str, default: str = "") -> str:
        return next((value for one, value in self.lines if one == key), default)

    def environment(self) -> dict[str, str]:
        found = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin", "USER": self.get("User"), "HOME": "/"}
        said = [value for key, value in self.lines if key == "Environment"]
        # What a file says goes before what the unit says.
        for key, value in self.lines:
            if key == "EnvironmentFile" and Path(value.lstrip("-")).exists():
                said += Path(value.lstrip("-")).read_text().splitlines()
        return found | {line.partition("=")[0]: line.partition("=")[2] for line in said if line and line[0] not in "#;"}

    # --- Start and stop -----------------------------------------------------------------------------------------

    def start(self) -> None:
        if self.running():
            return
        self.status_file.unlink(missing_ok=True)
        log = open(f"/var/log/{self.name}.log", "ab")  # noqa: SIM115
        command = ["nsenter", f"--net={NETWORK}", "unshare", "--mount", sys.executable, __file__, "--serve", self.name]
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True, cwd="/")
        deadline = time.monotonic() + 20
        while not self.pid_file.exists() and not self.status_file.exists():
            if time.monotonic() > deadline:
                sys.exit(f"{self.name} does not start")
            time.sleep(0.05)

    def running(self) -> bool:
        return self.pid_file.exists()

    def stop(self) -> None:
        if not self.running():
            return
        pid = int(self.pid_file.read_text())
        os.kill(pid, signal.SIGTERM)
        deadline = time.monotonic() + float(self.get("TimeoutStopSec"))
        while self.running():
            if time.monotonic() > deadline:
                os.kill(pid, signal.SIGKILL)
                sys.exit(f"{self.name} did not stop in time")
            time.sleep(0.05)
        if self.status_file.read_text() != "0":
            sys.exit(f"{self.name} ended with status {self.status_file.read_text()}")

    # --- The process that becomes the service's parent ----------------------------------------------------------

    def serve(self) -> None:
        state = self.make_state()
        self.close_off(state)
        env = self.environment() | {"STATE_DIRECTORY": f"/var/lib/{self.get('StateDirectory')}"}
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]  # root of a container may not raise it
        files = min(int(self.get("LimitNOFILE")), most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
        os.umask(int(self.get("UMask"), 8))
        drop = ["setpriv", f"--reuid={UID}", f"--regid={UID}", "--clear-groups", "--inh-caps=-all"]
        drop += ["--bounding-set=-all"] if self.get("CapabilityBoundingSet", "none") == "" else []
        drop += ["--no-new-privs"] if self.get("NoNewPrivileges") == "yes" else []
        service = subprocess.Popen([*drop, *self.get("ExecStart").split()], env=env, cwd="/")
        self.pid_file.write_text(str(service.pid))
        status = service.wait()
        self.status_file.write_text(str(status))
        self.pid_file.unlink()

    def make_state(self) -> Path:
        """Make the user and the state folder of DynamicUser=yes, as systemd keeps them."""
        assert self.get("DynamicUser") == "yes"
        name = self.get("User")
        try:
            assert pwd.getpwnam(name).pw_uid == UID
        except KeyError:
            # systemd answers for the name of a dynamic user; here the file must.
            for file, line in (("passwd", f"{name}:x:{UID}:{UID}::/:/usr/sbin/nologin"), ("group", f"{name}:x:{UID}:")):
                with open(f"/etc/{file}", "a") as lines:
                    lines.write(f"{line}\n")
        private, link = Path("/var/lib/private"), Path("/var/lib") / self.get("StateDirectory")
        state = private / link.name
        private.mkdir(mode=0o700, exist_ok=True)
        state.mkdir(mode=int(self.get("StateDirectoryMode"), 8), exist_ok=True)
        if not link.exists():
            link.symlink_to(f"private/{link.name}")
        if state.stat().st_uid != UID:
            for path in (state, *state.rglob("*")):
                os.chown(path, UID, UID)
        return state

    def close_off(self, state: Path) -> None:
        """Make everything read-only but the state folder, and hide homes and what others keep in /tmp."""
        assert [self.get(key) for key in ("ProtectSystem", "ProtectHome", "PrivateTmp")] == ["strict", "yes", "yes"]
        stage = Path("/run/stage")
        stage.mkdir(exist_ok=True)
        # The pid file is written after this.
        mount("--bind", "/run", "/run")
        mount("--bind", str(state), str(stage))
        mount("-o", "remount,bind,ro", "/")
        for hidden in ("/home", "/root"):
            mount("-t", "tmpfs", "-o", "ro,mode=0", "tmpfs", hidden)
        for own in ("/tmp", "/var/tmp"):  # noqa: S108
            mount("-t", "tmpfs", "-o", "mode=1777", "tmpfs", own)
        mount("-t", "tmpfs", "-o", "mode=755", "tmpfs", str(state.parent))
        state.mkdir()
        mount("--bind", str(stage), str(state))


def mount(*arguments: str) -> None:
    subprocess.run(["mount", *arguments], check=True)


def nginx(verb: str) -> None:
    subprocess.run({"reload": ["nginx", "-s", "reload"]}[verb], check=True)
    time.sleep(1)  # until its old processes take no more connections


def main(arguments: list[str]) -> None:
    words = [word for word in arguments if not word.startswith("-")]
    if arguments[0] == "--serve":
        Unit(arguments[1]).serve()
    elif words == ["daemon-reload"]:
        units = [str(path) for path in UNITS.glob("safehouse*.service")]
        done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
        told = [line for line in done.stderr.splitlines() if "safehouse" in line]
        if done.returncode or told:
            sys.exit(f"systemd-analyze: {done.stderr}")
    elif words[1:] == ["nginx"]:
        nginx(words[0])
    else:
        verb, name = words
        if verb == "enable":
            assert "--now" in arguments
            verb = "start"
        unit = Unit(name)
        if verb in ("stop", "restart"):
            unit.stop()
        if verb in ("start", "restart"):
            unit.start()
        if verb not in ("start", "stop", "restart"):
            sys.exit(f"the stand-in for systemd does not know {verb}")


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        assert shutil.which("setpriv")
        main(sys.argv[1:])
