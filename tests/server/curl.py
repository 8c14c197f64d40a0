#!/usr/bin/env python3
"""Stands in for curl where it is not installed: what the walk in docs/protocol.md uses of it, by Python's own means."""

import argparse
import sys
import urllib.error
import urllib.request

parser = argparse.ArgumentParser()
parser.add_argument("-s", action="store_true")
parser.add_argument("-f", action="store_true")
parser.add_argument("-H", dest="headers", action="append", default=[])
parser.add_argument("-d", dest="data")
parser.add_argument("url")
given = parser.parse_args()
headers = dict(header.split(": ", 1) for header in given.headers)
request = urllib.request.Request(given.url, given.data.encode() if given.data else None, headers)  # noqa: S310
try:
    with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
        sys.stdout.write(answer.read().decode())
except urllib.error.HTTPError as error:
    sys.exit(22 if error.code >= 400 else 0)
