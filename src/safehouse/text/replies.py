"""Read a reply strictly: picks come from one marked line and nothing else, or a sentence says what is wrong."""

import re
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from safehouse.core.draft import Draft
from safehouse.core.errors import IllegalMove, SafehouseError
from safehouse.core.sentences import refusal
from safehouse.messages import Catalogue

# The marks that are understood in every language, besides the language's own.
ANSWER: Final = "Answer"
SAY: Final = "Say"
LONGEST_TALK: Final = 280
# More picks than any decision of any game takes.
MOST_PICKS: Final = 64
# What a model thinks before it replies is not part of the reply.
THOUGHTS: Final = re.compile(r"<think(?:ing)?>.*?(?:</think(?:ing)?>|\Z)", re.DOTALL | re.IGNORECASE)
NUMBERS: Final = re.compile(r"[0-9]{1,6}(?:[\s,]+[0-9]{1,6})*")


class BadReply(SafehouseError):
    """A reply that picks nothing, or something that is not on offer."""


class Tally(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The tally of an agent that replies in words."""

    # Requests that were answered, and those of the answers that picked nothing legal.
    replies: int = 0
    illegal: int = 0
    # Requests without an answer: an error, a refusal, too late.
    failed: int = 0
    # Picks that were made at random in its place.
    fallbacks: int = 0
    # As the endpoint counts them, or as estimated where it does not.
    tokens: int = 0

    def counts(self) -> dict[str, int]:
        """Return all of it by name."""
        return {name: getattr(self, name) for name in self.__struct_fields__}

    def add(self, other: "Tally") -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


def read_reply(reply: str, draft: Draft, words: Catalogue, action: Callable[[int], str]) -> str:
    """Stage the picks of a reply, all or none of them, and return what it says to the table."""
    text = THOUGHTS.sub("", reply).strip()
    options, before = draft.options, len(draft.picks)
    try:
        for number in read_numbers(text, words):
            if not 1 <= number <= len(options):
                raise BadReply(words.say("text-wrong-number", number=number, most=len(options)))
            if draft.complete:
                raise BadReply(words.say("text-wrong-complete", number=number))
            stage(draft, options[number - 1], number, words, action)
    except BadReply:
        while len(draft.picks) > before:
            draft.take_back()
        raise
    return " ".join(clean(line) for line in marked(text, [words.say("text-mark-say"), SAY]))[:LONGEST_TALK]


def read_numbers(text: str, words: Catalogue) -> list[int]:
    """Return the numbers that a reply names: on its marked line, or as all that it is."""
    lines = list(dict.fromkeys(marked(text, [words.say("text-mark-answer"), ANSWER])))
    if not lines and NUMBERS.fullmatch(text):
        lines = [text]
    if not lines:
        raise BadReply(words.say("text-wrong-none"))
    if len(lines) > 1:
        raise BadReply(words.say("text-wrong-several"))
    if not NUMBERS.fullmatch(lines[0]):
        raise BadReply(words.say("text-wrong-text", text=clean(lines[0])[:40]))
    numbers = [int(number) for number in re.findall(r"[0-9]+", lines[0])]
    if len(numbers) > MOST_PICKS:
        raise BadReply(words.say("text-wrong-number", number=len(numbers), most=MOST_PICKS))
    return numbers


def stage(draft: Draft, option: int, number: int, words: Catalogue, action: Callable[[int], str]) -> None:
    """Stage one pick, or say why it cannot follow those before it."""
    try:
        draft.stage(option)
    except IllegalMove as error:
        why = refusal(error.rule, error.reason) if error.reason else []
        reason = " ".join(words.sentence(one) for one in why if words.has(one[0]))
        raise BadReply(words.say("text-wrong-pick", number=number, option=action(option), reason=reason)) from None


def marked(text: str, marks: list[str]) -> list[str]:
    """Return what stands behind a mark on its lines, without the signs with which models decorate."""
    pattern = rf"^[\s*_`#>]*(?:{'|'.join(map(re.escape, marks))})[\s*_`]*:[\s*_`\[]*(.*?)[\s*_`\].]*$"
    return re.findall(pattern, text, re.MULTILINE | re.IGNORECASE)


def clean(text: str) -> str:
    """Return a text as one short line of printable signs."""
    return "".join(one if one.isprintable() else " " for one in " ".join(text.split()))[:LONGEST_TALK]
