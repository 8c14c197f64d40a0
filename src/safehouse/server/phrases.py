"""Recovery phrases: 130 random bits and a checksum, in groups of letters and digits that are hard to confuse.

Not words: a list of words must be written in three languages and never change, and twelve of them take longer to type
on a phone than these 28 characters. The checksum finds typing errors without asking the store.
"""

import hashlib
import secrets

# Crockford's base32: no I, L, O or U.
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
READ_AS = str.maketrans("OIL", "011", " -\t\n.")
LENGTH, CHECK, GROUP = 26, 2, 4


def checksum(body: str) -> str:
    number = int.from_bytes(hashlib.sha256(f"safehouse phrase {body}".encode()).digest()[:2], "big")
    return ALPHABET[number >> 5 & 31] + ALPHABET[number & 31]


def new_phrase() -> str:
    body = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
    whole = body + checksum(body)
    return "-".join(whole[place : place + GROUP] for place in range(0, len(whole), GROUP))


def read_phrase(text: str) -> str | None:
    """Return a phrase in the form that is hashed, however it was typed; None if it cannot be one."""
    whole = text.upper().translate(READ_AS)
    if len(whole) != LENGTH + CHECK or any(letter not in ALPHABET for letter in whole):
        return None
    return whole if checksum(whole[:LENGTH]) == whole[LENGTH:] else None
