"""Payments (V6.2, V10.2): for an agent, or for a thing that was bought."""

from mypy_extensions import i64

from safehouse.games.vienna.decision import Decision, Prompt
from safehouse.games.vienna.ids import AGENT, COIN, KINDS, NONE, PAY, PAYING, READY
from safehouse.games.vienna.state import State


def pay_options(t: State, seat: i64) -> list[int]:
    """Return the bribes to pay with, in ascending order, and only what can be completed."""
    options: list[int] = []
    after: i64 = 0
    kind: i64 = COIN
    while kind >= t.least:
        if (t.means >> kind) & 1:
            have: i64 = t.coins[seat] if kind == COIN else t.bribe[seat * KINDS + kind]
            after += have
            if have > 0 and after >= t.owed:
                options.append(PAY + kind)
        kind -= 1
    options.reverse()
    return options


def pay_on(t: State) -> None:
    """Pay all that can be paid in only one way."""
    while t.owed > 0:
        options = pay_options(t, t.active)
        if len(options) > 1:
            t.phase = PAYING
            return
        pay_one(t, options[0] - PAY)
    t.means = 0
    t.least = 0
    t.phase = READY


class Paying(Decision):
    """V6.2, V10.2: a bribe, or a shilling."""

    def options(self, t: State, seat: i64) -> list[int]:
        return pay_options(t, seat)

    def choose(self, t: State, seat: i64, action: i64) -> None:
        pay_one(t, action - PAY)
        pay_on(t)
        if t.thing != NONE:
            take_over(t)

    def prompt(self, t: State, seat: i64) -> Prompt:
        owed = ("number", "number", t.owed)
        if t.thing == NONE:
            return "paying", [owed, ("building", "building", t.building)]
        return "paying-thing", [owed, ("thing", "thing", t.thing)]

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        return ("V6.2" if t.thing == NONE else "V10.2"), "does_not_pay_for_it"


def pay_one(t: State, kind: i64) -> None:
    seat = t.active
    if kind == COIN:
        t.coins[seat] -= 1
    else:
        t.bribe[seat * KINDS + kind] -= 1
    t.least = kind
    t.owed -= 1
    if t.events is not None:
        t.tell("paid", [seat, kind])


def take_over(t: State) -> None:
    """Hand over what was bought and paid."""
    if t.phase == READY:
        if t.thing != AGENT:
            t.gear[t.active] |= 1 << t.thing
        t.thing = NONE
