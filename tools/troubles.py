"""What stops a start, in one sentence each: what happens, where, and what to do about it."""

import errno
import os
import pwd
import re
from pathlib import Path

FULL = ("no space left", "os error 28", "enospc", "disk quota", "edquot")
FORBIDDEN = ("permission denied", "eacces", "operation not permitted", "eperm", "read-only file system", "erofs")
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
SPACE = "free some space and start again."
CERTIFICATE = "name a file with the certificates of your network in SSL_CERT_FILE and start again."


def known(doing: str, output: str) -> str | None:
    """Return what stopped a step, if its output shows something that the person can cure; else None."""
    text = output.lower()
    if any(sign in text for sign in FULL):
        return f"the disk is full while {doing}; {SPACE}"
    if any(sign in text for sign in UNTRUSTED):
        return f"the certificate of the package registry is not trusted while {doing}; {CERTIFICATE}"
    if any(sign in text for sign in FORBIDDEN):
        return forbidden(_path_in(output), f" while {doing}")
    if any(sign in text for sign in UNREACHABLE):
        return f"the package registry cannot be reached while {doing}; check the network and start again."
    missing = re.search(r"no matching distribution found for (\S+)", text)
    if missing:
        told = f"the package registry has no {missing[1]} for this system while {doing}"
        return f"{told}; check the network and the address of the registry, and start again."
    return None


def of_system(error: OSError) -> str:
    """Return what the system refused, as a sentence."""
    where = f" ({error.filename})" if error.filename else ""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return f"the disk is full{where}; {SPACE}"
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return forbidden(Path(os.fsdecode(error.filename)) if error.filename else None)
    return f"the system refused: {error.strerror or error}{where}."


def forbidden(path: Path | None, doing: str = "") -> str:
    """Say what this user may not write, whose it is, and the way out."""
    if path is None:
        return f"this user may not write here{doing}; use a copy of the project that is yours."
    top = next((p for p in (path, *path.parents) if p.exists()), path)
    whose = _owner(top)
    if whose and whose != _user():
        cure = f"it belongs to {whose}; give it to this user (sudo chown -R {_user()} {_folder(top)}) and start again."
    else:
        cure = "use a copy of the project that is yours."
    return f"this user may not write to {path}{doing}; {cure}"


def _folder(path: Path) -> Path:
    """Return the outermost folder above a path that has the same owner as the path, within the project."""
    root = Path(__file__).resolve().parent.parent
    inside = [p for p in (path, *path.parents) if p == root or root in p.parents]
    owned = [p for p in inside if _owner(p) == _owner(path)]
    return owned[-1] if owned else path


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


def _path_in(output: str) -> Path | None:
    """Return the absolute path in the line that complains."""
    for line in output.splitlines():
        if any(sign in line.lower() for sign in FORBIDDEN):
            found = re.search(r"[`'\"“]?(/[^\s`'\"”:]+)", line)
            if found:
                return Path(found[1])
    return None
