"""Which model plays, where it answers, and how much it may use: read from `llm:MODEL@URL`."""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from safehouse.bots.base import UnknownBot
from safehouse.messages import LANGUAGES

NUMBERS: Final = ("tokens", "seconds", "retries", "history")
LIMITS: Final = re.compile(r"((?:[a-z]+=\w+)(?:,[a-z]+=\w+)*):")
READS: Final = "a model reads llm:MODEL@URL or llm:tokens=NUMBER,seconds=NUMBER,retries=NUMBER,lang=de:MODEL@URL"
PATH: Final = "/chat/completions"
KEY: Final = "SAFEHOUSE_LLM_KEY"


@dataclass(frozen=True)
class Model:
    """A model at an address, with its limits."""

    name: str
    url: str
    # Of one game: no request is sent when they are used up.
    tokens: int = 1_000_000
    # Of one decision, with all its picks, retries and pauses.
    seconds: int = 60
    # After a request that failed, within the seconds.
    retries: int = 2
    # Sentences about the past in each question.
    history: int = 40
    language: str = "en"


def read_model(text: str) -> Model:
    """Read what stands behind `llm:`. The address must not hold a secret: bots' names are shown and kept."""
    limits: dict[str, int] = {}
    language = "en"
    if found := LIMITS.match(text):
        text = text[found.end() :]
        for key, _, value in (part.partition("=") for part in found[1].split(",")):
            if key == "lang" and value in LANGUAGES:
                language = value
            elif key in NUMBERS and value.isdecimal() and (int(value) or key in ("retries", "history")):
                limits[key] = int(value)
            else:
                raise UnknownBot(f"{READS}; it has no limit {key}={value}")
    name, at, address = text.partition("@http")
    parts = urlsplit(f"http{address}")
    if not name or not at or not parts.hostname:
        raise UnknownBot(READS)
    if parts.username or parts.password or parts.query or parts.fragment or "@" in parts.netloc:
        raise UnknownBot(f"the address of a model has no password and no query; put the key in {KEY}")
    url = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
    return Model(name, url if url.endswith(PATH) else url + PATH, language=language, **limits)
