"""Ask an endpoint for one chat completion, within a time that nothing exceeds. No text of the endpoint is repeated in
an error: it might hold the key."""

import asyncio
import os
import ssl
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from email.utils import parsedate_to_datetime
from time import monotonic, time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from safehouse.bots.llm.model import KEY, Model

if TYPE_CHECKING:
    import httpx

# No answer that makes sense is longer.
MOST_BYTES: Final = 1_000_000
# What one answer may use, thinking included, as long as the game's tokens last.
ANSWER_TOKENS: Final = 4096
# Where an endpoint does not count: about as many letters are a token.
LETTERS: Final = 4
# The first pause after a failure; each further one is twice as long.
PAUSE: Final = 0.5
OK: Final = 200
BAD_REQUEST: Final = 400
# What may be different a moment later.
BUSY: Final = (408, 425, 429, 500, 502, 503, 504, 529)
# How the limit of an answer is called, and how newer models call it.
LIMIT: Final = "max_tokens"
NEW_LIMIT: Final = "max_completion_tokens"

Message = dict[str, str]


class NoAnswer(Exception):
    """The endpoint gave no answer: why, whether to ask again, and after how many seconds."""

    def __init__(self, reason: str, again: bool = False, pause: float | None = None) -> None:
        super().__init__(reason)
        self.again = again
        self.pause = pause


class Said(msgspec.Struct):
    content: str | None = None


class Choice(msgspec.Struct):
    message: Said


class Usage(msgspec.Struct):
    total_tokens: int | None = None


class Completion(msgspec.Struct):
    """What is read of an answer; it may hold more."""

    choices: list[Choice]
    usage: Usage | None = None


class Endpoint:
    """One model for one game: what it was asked, and how much of its limits is used."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.tokens = 0
        self.failed = 0
        self._limit = LIMIT

    def ask(self, messages: Sequence[Message], deadline: float) -> str:
        """Return the answer to a conversation, or raise `NoAnswer`. Ask again after failures that may pass."""
        for retry in range(self.model.retries + 1):
            if monotonic() >= deadline:
                raise NoAnswer(f"the {self.model.seconds} seconds of this decision are used up")
            if self._left(messages) < 1:
                raise NoAnswer(f"the {self.model.tokens} tokens of this game are used up")
            try:
                return str(run(self._within(messages, deadline)))
            except NoAnswer as error:
                self.failed += 1
                pause = PAUSE * 2**retry if error.pause is None else error.pause
                if not error.again or retry == self.model.retries or monotonic() + pause >= deadline:
                    raise
                run(asyncio.sleep(pause))
        raise AssertionError

    async def _within(self, messages: Sequence[Message], deadline: float) -> str:
        import httpx  # slow to load

        try:
            async with asyncio.timeout(max(0.0, deadline - monotonic())):
                return await self._request(messages)
        except TimeoutError:
            raise NoAnswer(f"no answer within {self.model.seconds} seconds") from None
        except (httpx.HTTPError, httpx.InvalidURL, OSError, UnicodeError) as error:
            raise NoAnswer(f"no connection ({type(error).__name__})", again=True) from None

    async def _request(self, messages: Sequence[Message]) -> str:
        import httpx

        # The system's certificates: httpx would bring its own.
        verify = ssl.create_default_context() if self.model.url.startswith("https:") else False
        headers = {"Authorization": f"Bearer {key}"} if (key := os.environ.get(KEY, "").strip()) else {}
        # The deadline is the only limit of time; a redirect is not followed, so that the key stays here.
        async with httpx.AsyncClient(verify=verify, timeout=None, headers=headers) as client:  # noqa: S113
            status, body, answer = await self._post(client, messages)
            if status == BAD_REQUEST and self._limit == LIMIT and NEW_LIMIT.encode() in body:
                self._limit = NEW_LIMIT
                status, body, answer = await self._post(client, messages)
        if status != OK:
            reason = f"the endpoint answered with status {status}"
            raise NoAnswer(reason, status in BUSY, retry_after(answer.headers.get("retry-after", "")))
        return self._read(messages, body)

    async def _post(
        self, client: "httpx.AsyncClient", messages: Sequence[Message]
    ) -> tuple[int, bytes, "httpx.Response"]:
        most = min(ANSWER_TOKENS, self._left(messages))
        asked = {"model": self.model.name, "messages": list(messages), self._limit: most}
        async with client.stream("POST", self.model.url, json=asked) as answer:
            body = b""
            async for part in answer.aiter_bytes():
                body += part
                if len(body) > MOST_BYTES:
                    raise NoAnswer(f"the answer has more than {MOST_BYTES} bytes")
            return answer.status_code, body, answer

    def _left(self, messages: Sequence[Message]) -> int:
        """Return the tokens that an answer may use: what is left of the game's, less those of the question."""
        return self.model.tokens - self.tokens - estimated(messages)

    def _read(self, messages: Sequence[Message], body: bytes) -> str:
        try:
            found = msgspec.json.decode(body, type=Completion)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise NoAnswer("the answer is not a chat completion") from None
        text = (found.choices[0].message.content if found.choices else None) or ""
        counted = found.usage.total_tokens if found.usage is not None else None
        self.tokens += max(0, counted) if counted is not None else estimated(messages) + len(text) // LETTERS
        return text


def estimated(messages: Sequence[Message]) -> int:
    """Return about how many tokens a conversation has."""
    return sum(len(message["content"]) for message in messages) // LETTERS + 1


def retry_after(header: str) -> float | None:
    """Return the seconds that an endpoint asks to wait: a number, or until a time."""
    if header.isdecimal():
        return float(header)
    try:
        return max(0.0, parsedate_to_datetime(header).timestamp() - time())
    except (ValueError, TypeError):
        return None


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine to its end; in a thread of its own where a loop runs already, as in a notebook."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(work)
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
