"""What stops a start, in one sentence each: what happens, where, and what to do about it."""

import errno
import os
import pwd
import re
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

FULL = ("no space left", "os error 28", "enospc", "disk quota", "edquot")
FORBIDDEN = ("permission denied", "eacces", "operation not permitted", "eperm")
READ_ONLY = ("read-only file system", "erofs")
UNTRUSTED = (
    "invalid peer certificate",
    "certificate verify failed",
    "certificate_verify_failed",
    "problem confirming the ssl certificate",
    "self-signed certificate",
    "self signed certificate",
    "self_signed_cert",
    "unable to get local issuer certificate",
    "unable to verify the first certificate",
    "unable_to_verify_leaf_signature",
    "cert_has_expired",
)
UNREACHABLE = (
    "error sending request",
    "dns error",
    "name resolution",
    "client error (connect)",
    "connection refused",
    "econnrefused",
    "econnreset",
    "enotfound",
    "eai_again",
    "etimedout",
    "connection broken",
    "newconnectionerror",
    "network is unreachable",
    "timed out",
    "failed to fetch",
)
# pip, uv and npm about a package that the registry does not have.
ABSENT = re.compile(
    r"No matching distribution found for (\S+)|Because (\S+) was not found in the package registry"
    r"|404 +(?:The requested resource )?'([^']+)' (?:is not in this registry|could not be found)"
)
ROOT = Path(__file__).resolve().parent.parent
LITTLE = 4 << 20
# What a start makes.
MADE = [ROOT / name for name in (".venv", ".build", ".tools", "web/node_modules", "src/safehouse/client")]
CERTIFICATE = "name a file with the certificates of your network in SSL_CERT_FILE and start again."


def known(doing: str, output: str, fetches: bool = True) -> str | None:
    """Return what stopped a step, if its output shows something that the person can cure; else None.

    A step that fetches nothing may quote sources that speak of networks.
    """
    text = output.lower()
    if any(sign in text for sign in FULL):
        return full(_fullest(), f" while {doing}")
    if any(sign in text for sign in READ_ONLY):
        return read_only(_path_in(output, READ_ONLY))
    if fetches and (told := _of_network(doing, output)):
        return told
    if any(sign in text for sign in FORBIDDEN):
        return forbidden(_path_in(output, FORBIDDEN), f" while {doing}")
    return None


def _of_network(doing: str, output: str) -> str | None:
    text = output.lower()
    if any(sign in text for sign in UNTRUSTED):
        return f"the certificate of the package registry is not trusted while {doing}; {CERTIFICATE}"
    if any(sign in text for sign in UNREACHABLE):
        return f"the package registry cannot be reached while {doing}; check the network and start again."
    if missing := ABSENT.search(output):
        told = f"the package registry has no {next(filter(None, missing.groups()))} while {doing}"
        return f"{told}; check which registry your settings name, and start again."
    return None


def of_system(error: OSError) -> str:
    """Return what the system refused, as a sentence."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        # Of a copy that failed, the first name is the file that was read.
        return full(error.filename2 or error.filename or _fullest())
    where = f" ({error.filename})" if error.filename else ""
    path = Path(os.fsdecode(error.filename)) if isinstance(error.filename, str | bytes) else None
    if error.errno == errno.EROFS:
        return read_only(path)
    if error.errno in (errno.EACCES, errno.EPERM):
        return forbidden(path)
    return f"the system refused: {error.strerror or error}{where}."


def full(place: object, doing: str = "") -> str:
    """Say that a disk is full, which, and the way out."""
    return f"the disk is full{doing}{f' ({place})' if place else ''}; free some space and start again."


def _fullest() -> Path | None:
    """Return the folder that a start writes to and that has next to nothing left, if one still has."""
    for folder in (ROOT, Path(tempfile.gettempdir()), Path.home()):
        with suppress(OSError):
            if shutil.disk_usage(folder).free < LITTLE:
                return folder
    return None


def read_only(path: Path | None) -> str:
    """Say that nothing can be written, and the way out."""
    return f"{path or ROOT} is on a read-only file system; use a copy of the project elsewhere."


def forbidden(path: Path | None, doing: str = "") -> str:
    """Say what this user may not write, whose it is, and the way out."""
    if path is None or not path.is_absolute():  # a name alone says nothing: look at what a start writes
        path = next((folder for folder in MADE if os.path.exists(folder) and not _writable(folder)), ROOT)
    top = next((p for p in (path, *path.parents) if os.path.exists(p)), path)
    whose, me = _owner(top), _user()
    told = f"this user may not write to {path}{doing}"
    if not whose or whose == me:
        return f"{told}; use a copy of the project that is yours."
    folder = _folder(top)
    told = f"{told}: {folder if folder != path else 'it'} belongs to {whose}"
    return f"{told}; give it to this user (sudo chown -R {me} {folder}) or use a copy of your own."


def _writable(path: Path) -> bool:
    return os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def _folder(path: Path) -> Path:
    """Return the outermost folder of the project, down to a path, that belongs to the path's owner."""
    inside = [p for p in (path, *path.parents) if p == ROOT or ROOT in p.parents]
    return next((p for p in reversed(inside) if _owner(p) == _owner(path)), path)


def _owner(path: Path) -> str:
    try:
        return pwd.getpwuid(path.stat().st_uid).pw_name
    except (OSError, KeyError):
        return ""


def _user() -> str:
    try:
        return pwd.getpwuid(os.geteuid()).pw_name
    except KeyError:
        return str(os.geteuid())


def _path_in(output: str, signs: tuple[str, ...]) -> Path | None:
    """Return the absolute path in the line that complains."""
    for line in output.splitlines():
        if any(sign in line.lower() for sign in signs):
            found = re.search(r"[`'\"“]?(/[^\s`'\"”:]+)", line)
            if found:
                return Path(found[1])
    return None
