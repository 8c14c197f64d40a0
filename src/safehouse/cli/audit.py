"""`safehouse audit`: was chance fair in a recorded game?"""

from pathlib import Path

import typer

from safehouse.cli.options import JSON


def audit(
    file: Path = typer.Argument(..., help="The record of a finished game, as downloaded from the server."),
    commitment: str | None = typer.Option(None, "--commitment", help="The commitment shown before the game."),
    as_json: bool = JSON,
) -> None:
    """Compute every die and draw again from the revealed seed, and compare."""
    from safehouse.cli.console import print_json
    from safehouse.core import fair, own, record

    text = record.load_text(file)
    try:
        verified = fair.audit_text(text, str(file))
        if commitment is not None and commitment.strip().lower() != verified.commitment:
            raise fair.NotFair(f"the record belongs to another commitment, {verified.commitment}")
    except (fair.NotAudited, fair.NotFair) as error:
        raise type(error)(f"{file}: {error}") from None
    if as_json:
        steps = [{"ply": step.ply, "weights": step.weights, "outcome": step.outcome} for step in verified.steps]
        head = {"commitment": verified.commitment, "seed": verified.seed, "nonces": verified.nonces}
        used = {"own": [mark.label for mark in verified.own], "scenario": verified.scenario}
        print_json({**head, **used, "steps": steps})
        return
    gave = sum(nonce != "" for nonce in verified.nonces)
    reveals = len(verified.steps) - verified.draws
    counted = f"{verified.draws} dice and draws verified (and {reveals} steps with one outcome)"
    nonces = f"{gave} of {len(verified.nonces)} seats gave a nonce"
    print(f"{file}: {counted}; {nonces}; commitment {verified.commitment}")
    if verified.own or verified.scenario:
        print(own.told(verified.own, verified.scenario))
