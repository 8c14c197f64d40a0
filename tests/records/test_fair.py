"""Fair chance: exact frequencies, an audit that misses nothing, and a seed that stays at home."""

import hmac
import json
import re
import shutil
import subprocess
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from safehouse.conformance.statistics import TOO_FAR, chi_square_z
from safehouse.core.fair import (
    COMMITMENT_TAG,
    NONCES_TAG,
    SEED_BYTES,
    SEED_TAG,
    Dealer,
    NotAudited,
    NotFair,
    audit,
    commitment,
    fair_tags,
    key_of,
    new_seed,
)
from safehouse.core.game import CHANCE, SPECTATOR
from safehouse.core.match import Match
from safehouse.core.record import Record, export_for, read, record_of, write
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from tests.records.playing import new_match, step

PAGE = Path(__file__).resolve().parents[2] / "docs" / "fair.md"
SEED = bytes(range(SEED_BYTES))
NONCES = ["Anne's nonce", "", "Ü-3"]
DIE = [(face, 1) for face in range(1, 7)]


def fair_record(match: Match, seed: bytes, nonces: list[str], entries: int = 10_000) -> Record:
    """A random game whose chance is dealt fairly, with its tags."""
    dealer = Dealer(key_of(seed, nonces))
    rng = Rng(5)
    index = 0
    while not match.over and match.ply < entries:
        if match.chance_is_next:
            match.force(dealer.outcome(index, match.state.chance()))
            index += 1
        else:
            step(match, rng)
    return record_of(match, tags={"Date": "2026-01-02", **fair_tags(seed, nonces)})


@pytest.fixture(scope="module")
def record() -> Record:
    return fair_record(new_match(3, "top_secret", "yes"), SEED, NONCES)


# --- The dealer ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "weights", [DIE, [(0, 1), (1, 2), (2, 3)], [(card, 1) for card in range(97)], [(3, 7), (9, 1)]]
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_frequencies_are_the_weights(weights: list[tuple[int, int]], seed: int) -> None:
    dealer = Dealer(key_of(bytes([seed]) * SEED_BYTES, ["a", "b"]))
    total = sum(weight for _, weight in weights)
    expected = {outcome: Fraction(weight, total) for outcome, weight in weights}
    counts = Counter(dealer.outcome(index, weights) for index in range(6000))
    assert chi_square_z(counts, expected) < TOO_FAR


def test_neighbouring_steps_do_not_know_each_other() -> None:
    dealer = Dealer(key_of(SEED, NONCES))
    rolls = [dealer.outcome(index, DIE) for index in range(6001)]
    pairs = Counter(pairwise(rolls))
    expected = {(one, two): Fraction(1, 36) for one, _ in DIE for two, _ in DIE}
    assert chi_square_z(pairs, expected) < TOO_FAR


def test_the_statistics_catch_a_loaded_die() -> None:
    """The control: a die that shows six a little too often does not pass for a fair one."""
    dealer = Dealer(key_of(SEED, NONCES))
    loaded = [*DIE[:5], (6, 2)]
    counts = Counter(dealer.outcome(index, loaded) for index in range(6000))
    assert chi_square_z(counts, {face: Fraction(1, 6) for face, _ in DIE}) > TOO_FAR


def test_attempts_are_thrown_away_where_they_must() -> None:
    """With a total of two thirds of all numbers a plain remainder would give the lower half twice as often."""
    third = (1 << 256) // 3
    dealer = Dealer(key_of(SEED, NONCES))
    counts = Counter(dealer.outcome(index, [(0, third), (1, third)]) for index in range(6000))
    assert chi_square_z(counts, {0: Fraction(1, 2), 1: Fraction(1, 2)}) < TOO_FAR


def test_the_same_step_comes_out_the_same() -> None:
    """A takeback asks for the same step again."""
    dealer = Dealer(key_of(SEED, NONCES))
    first = [dealer.outcome(index, DIE) for index in range(50)]
    assert [dealer.outcome(index, DIE) for index in reversed(range(50))] == first[::-1]


@pytest.mark.parametrize("weights", [[], [(1, 0)], [(1, 2), (2, -1)], [(2, 1), (1, 1)], [(1, 1), (1, 1)]])
def test_weights_that_are_not_canonical_are_refused(weights: list[tuple[int, int]]) -> None:
    with pytest.raises(ValueError, match="chance"):
        Dealer(key_of(SEED, [])).outcome(0, weights)


def test_no_two_lists_of_nonces_read_alike() -> None:
    lists = [[], [""], ["", ""], ["a"], ["a", ""], ["", "a"], ["ab"], ["a", "b"], ["b", "a"], ["a\0\0\0\1b"], ["ä"]]
    assert len({key_of(SEED, nonces) for nonces in lists}) == len(lists)


def test_seeds_are_fresh_and_kept() -> None:
    seeds = {new_seed() for _ in range(20)}
    assert {len(seed) for seed in seeds} == {SEED_BYTES}
    assert len({commitment(seed) for seed in seeds}) == 20
    key = key_of(SEED, NONCES)
    shown = repr(Dealer(key)) + str(Dealer(key))
    assert repr(key) not in shown
    assert key.hex() not in shown


# --- The audit -------------------------------------------------------------------------------------------------


def test_a_fair_game_is_verified(record: Record) -> None:
    verified = audit(read(write(record)))
    steps = sum(ply.seat == CHANCE for ply in record.plies)
    assert len(verified.steps) == steps
    assert 20 < verified.draws <= steps
    assert verified.nonces == tuple(NONCES)
    assert verified.commitment == commitment(SEED)


@pytest.mark.parametrize(("game", "players"), [("suitcase", 2), ("vienna", 2)])
def test_every_game_can_be_audited(game: str, players: int) -> None:
    found = find_game(game)
    record = fair_record(Match(found, found.setup(players)), SEED, ["x"] * players, 120)
    assert audit(record).draws > 5


def test_every_changed_die_is_caught(record: Record) -> None:
    """Whatever other outcome a step is given, the audit names the ply, if the rest can be played at all."""
    caught = 0
    match = record.start()
    for place, ply in enumerate(record.plies):
        if ply.seat != CHANCE:
            match.take(ply)
            continue
        for outcome, _ in match.state.chance():
            if outcome == ply.row[0]:
                continue
            *before, last = match.entries
            last = msgspec.structs.replace(last, chance=[*last.chance, outcome])
            changed = replace(record, entries=(*before, last), result=None)
            with pytest.raises(NotFair, match=rf"^ply {place + 1}, step \d+ of chance: the record has "):
                audit(changed)
            caught += 1
            break
        match.take(ply)
        if caught == 25:
            break
    assert caught == 25


def retagged(record: Record, **tags: str) -> Record:
    return replace(record, tags={**record.tags, **tags})


def test_another_seed_is_caught(record: Record) -> None:
    with pytest.raises(NotFair, match="not the one that was committed to"):
        audit(retagged(record, FairSeed=bytes(SEED_BYTES).hex()))
    other = bytes(SEED_BYTES)
    with pytest.raises(NotFair, match="ply 1, step 0 of chance"):
        audit(retagged(record, FairSeed=other.hex(), FairCommitment=commitment(other)))


@pytest.mark.parametrize(
    "nonces", [["", "Anne's nonce", "Ü-3"], ["Anne's nonce", "", ""], ["Anne's nonce", " ", "Ü-3"]]
)
def test_other_nonces_are_caught(record: Record, nonces: list[str]) -> None:
    with pytest.raises(NotFair, match=r"step [0-3] of chance"):
        audit(retagged(record, FairNonces=json.dumps(nonces)))


@pytest.mark.parametrize("tag", [SEED_TAG, COMMITMENT_TAG, NONCES_TAG])
def test_without_a_tag_there_is_no_audit(record: Record, tag: str) -> None:
    bare = replace(record, tags={name: value for name, value in record.tags.items() if name != tag})
    with pytest.raises(NotAudited, match=f"cannot be audited: it has no tag {tag}"):
        audit(bare)


@pytest.mark.parametrize(
    ("tag", "value"),
    [
        (SEED_TAG, ""),
        (SEED_TAG, "00ff"),
        (SEED_TAG, "zz" * SEED_BYTES),
        (NONCES_TAG, "Anne"),
        (NONCES_TAG, "{}"),
        (NONCES_TAG, '["a", "b"]'),
        (NONCES_TAG, '["a", "b", 3]'),
        (NONCES_TAG, '["a", "b", "\\ud800"]'),
        (NONCES_TAG, "[" * 100_000),
    ],
)
def test_a_tag_that_makes_no_sense(record: Record, tag: str, value: str) -> None:
    with pytest.raises(NotAudited, match=f"its tag {tag} is not"):
        audit(retagged(record, **{tag: value}))


def test_an_export_never_opens_the_seed() -> None:
    """Even if a table put the tags into the record of a running game, no seat's export has them."""
    record = fair_record(new_match(3, "top_secret"), SEED, NONCES, 40)
    assert record.result is None
    assert SEED.hex() in write(record)
    for observer in (SPECTATOR, 0, 1, 2):
        text = export_for(record, observer)
        assert '[Date "2026-01-02"]' in text
        for secret in (SEED.hex(), key_of(SEED, NONCES).hex(), SEED_TAG, NONCES_TAG, "Anne's nonce"):
            assert secret not in text


# --- The page --------------------------------------------------------------------------------------------------


def in_page(name: str) -> str:
    found = re.search(rf"^\| {name} \| `(.+)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert found, f"the page has no row {name!r}"
    return found[1]


def test_the_worked_example_is_right() -> None:
    seed = bytes.fromhex(in_page("seed"))
    nonces = json.loads(in_page("nonces"))
    assert commitment(seed) == in_page("commitment")
    assert key_of(seed, nonces).hex() == in_page("key")
    dealer = Dealer(key_of(seed, nonces))
    rows = re.findall(r"^\| `(\d+:\d.*)` \| `([\d ]+)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) == 3
    for row, outcomes in rows:
        weights = [(int(outcome), int(weight)) for outcome, weight in re.findall(r"(\d+):(\d+)", row)]
        wanted = [int(outcome) for outcome in outcomes.split()]
        assert [dealer.outcome(index, weights) for index in range(len(wanted))] == wanted


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node on this machine")
def test_the_program_of_another_language_agrees(record: Record) -> None:
    found = re.search(r"^```js\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    assert found[1].count("\n") <= 20
    verified = audit(record)
    steps = [{"ply": step.ply, "weights": step.weights, "outcome": step.outcome} for step in verified.steps]
    content = {"commitment": verified.commitment, "seed": SEED.hex(), "nonces": NONCES, "steps": steps}

    def run() -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["node", "-e", found[1]], input=json.dumps(content), capture_output=True, text=True, check=False
        )

    assert run().stdout == f"{len(steps)} steps verified\n"
    content["nonces"] = NONCES[::-1]
    done = run()
    assert done.returncode != 0
    assert "by the seed" in done.stderr


@pytest.mark.parametrize("size", [0, 32, 64, 65, 200])
def test_the_dealer_draws_by_hmac(size: int) -> None:
    key, message = bytes(range(256))[:size], (7).to_bytes(8, "big") + bytes(4)
    assert Dealer(key)._digest(message) == hmac.digest(key, message, "sha256")
