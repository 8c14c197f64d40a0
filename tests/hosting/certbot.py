"""Stands in for certbot where there is no Let's Encrypt: /usr/local/sbin/certbot in a root.

It proves the name as Let's Encrypt would, over port 80 and the given folder, and signs the certificate itself.
"""

import argparse
import os
import subprocess
from pathlib import Path
from urllib.request import urlopen


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("command", choices=["certonly"])
    parser.add_argument("--webroot", action="store_true", required=True)
    parser.add_argument("-w", dest="folder", type=Path, required=True)
    parser.add_argument("-d", dest="name", required=True)
    parser.add_argument("--deploy-hook", required=True)
    given = parser.parse_args()
    challenge = given.folder / ".well-known" / "acme-challenge" / "proof"
    challenge.parent.mkdir(parents=True, exist_ok=True)
    challenge.write_text("it is me")
    with urlopen(f"http://{given.name}/.well-known/acme-challenge/proof", timeout=10) as answer:
        assert answer.read() == b"it is me"
    challenge.unlink()
    live = Path("/etc/letsencrypt/live") / given.name
    os.umask(0o077)
    live.mkdir(parents=True, exist_ok=True)
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
    ]
    command += ["-subj", f"/CN={given.name}", "-addext", f"subjectAltName=DNS:{given.name}"]
    command += ["-keyout", f"{live}/privkey.pem", "-out", f"{live}/fullchain.pem"]
    subprocess.run(command, check=True, capture_output=True)
    subprocess.run(given.deploy_hook, shell=True, check=True)  # noqa: S602


if __name__ == "__main__":
    main()
