"""`safehouse admin`: manage the tables, addresses, names and reports of a server."""

import secrets
import time
from typing import Any

import typer

from safehouse.cli.admin_reach import Reach

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, context_settings={"help_option_names": ["-h", "--help"]})
TABLE = typer.Argument(help="The table's id: the last part of its link.")
PAGE = typer.Option(1, "--page", min=1, help="Which page of the list.")
REASON = typer.Option(..., "--reason", help="The reason; those affected can read it.")


@app.callback()
def admin(
    context: typer.Context,
    database: str | None = typer.Option(None, help="sqlite:PATH or postgresql://…; default: SAFEHOUSE_DATABASE."),
    server: str = typer.Option(
        "", help="Ask this server, with the token in SAFEHOUSE_ADMIN_TOKEN: http://localhost:8000."
    ),
    as_json: bool = typer.Option(False, "--json", help="Print JSON."),
) -> None:
    """Administer a server: tables, addresses, names, reports of abuse. Every change is in the audit log."""
    context.obj = Reach(database, server, as_json)


def ask(context: typer.Context, **act: Any) -> dict[str, Any] | None:
    """Carry out an act and return the answer; None if it was printed as JSON."""
    from safehouse.cli.console import print_json

    reach: Reach = context.obj
    answer = reach.ask({name: value for name, value in act.items() if value is not None})
    if not reach.as_json:
        return answer
    print_json(answer)
    return None


def moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))


def told(context: typer.Context, done: str, **act: Any) -> None:
    """Carry out an act, and print what was changed."""
    if (answer := ask(context, **act)) is not None:
        print(f"{done}: {', '.join(answer['changed'])}")


# --- Tables -----------------------------------------------------------------------------------------------------


@app.command("list")
def list_tables(
    context: typer.Context,
    status: str = typer.Option("", help="open, playing, over or closed."),
    game: str = typer.Option("", help="Only tables of this game."),
    listed: bool | None = typer.Option(None, "--listed/--unlisted", help="Only public or only private tables."),
    older: float = typer.Option(0.0, min=0, help="Created at least this many days ago."),
    newer: float = typer.Option(0.0, min=0, help="Created within this many days."),
    page: int = PAGE,
) -> None:
    """List tables, the newest first."""
    answer = ask(
        context,
        act="tables",
        status=status,
        game=game,
        listed=listed,
        older_days=older,
        newer_days=newer,
        page=page - 1,
    )
    if answer is None:
        return
    for one in answer["tables"]:
        names = ", ".join(name or "(free)" for name in one["seats"])
        idle = f"idle {one['idle_days']} d" if one["idle_days"] else "active"
        shown = "public" if one["listed"] else "private"
        kind = f"{one['game']:<10} {one['status']:<8} {shown:<8}"
        print(f"{one['table']}  {kind} {moment(one['created'])}  {idle:<9} {names}")
    pages = -(-answer["total"] // 50) or 1
    print(f"tables: {answer['total']}, page {page} of {pages}")


@app.command()
def show(context: typer.Context, table: str = TABLE) -> None:
    """Show a table as a spectator sees it."""
    answer = ask(context, act="table", table=table)
    if answer is None:
        return
    info = answer["info"]
    age = f"created {moment(answer['created'])}, moves: {answer['entries']}"
    print(f"{info['table']}: {info['game']}, {info['status']}, {age}")
    if info["closed"]:
        print(f"closed: {info['closed']}")
    for number, seat in enumerate(info["seats"], 1):
        bot = f" ({seat['bot']} plays)" if seat["bot"] and seat["kind"] == "person" else ""
        print(f"  seat {number}: {seat['kind']} {seat['name']}{bot}")
    for said in answer["chat"]:
        print(f"  {said['name']}: {said['text']}")


@app.command()
def close(context: typer.Context, table: str = TABLE, reason: str = REASON) -> None:
    """Close a table: nobody can join, play or write there, and all players see the reason."""
    told(context, "closed", act="close", table=table, reason=reason)


@app.command()
def reopen(context: typer.Context, table: str = TABLE) -> None:
    """Open a closed table again; its game goes on."""
    told(context, "open again", act="reopen", table=table)


@app.command()
def delete(context: typer.Context, table: str = TABLE) -> None:
    """Delete a table with all that belongs to it."""
    told(context, "deleted", act="delete", table=table)


@app.command()
def erase(
    context: typer.Context, table: str = TABLE, seat: int = typer.Argument(min=1, help="The seat, from 1.")
) -> None:
    """Erase a person's name, key, chat, notes and webhook, wherever they sit with the same key."""
    told(context, "erased at", act="erase", table=table, seat=seat - 1)


# --- Addresses and names ----------------------------------------------------------------------------------------


@app.command()
def blocks(context: typer.Context) -> None:
    """List the blocked addresses."""
    answer = ask(context, act="blocks")
    for one in answer["blocks"] if answer else ():
        until = f"until {moment(one['until'])}" if one["until"] else "permanently"
        over = ", over" if 0 < one["until"] < time.time() else ""
        print(f"{one['network']}  {until}{over}: {one['reason']}")


@app.command()
def block(
    context: typer.Context,
    network: str = typer.Argument(help="An address, or a network such as 203.0.113.0/24; for IPv6 at least a /64."),
    reason: str = REASON,
    days: float = typer.Option(0.0, min=0, help="For this many days; permanently by default."),
) -> None:
    """Block an address: its sockets are cut, its requests are refused."""
    told(context, "blocked", act="block", network=network, reason=reason, days=days)


@app.command()
def unblock(context: typer.Context, network: str = typer.Argument(help="As `blocks` lists it.")) -> None:
    """Unblock an address."""
    told(context, "unblocked", act="unblock", network=network)


@app.command("block-person")
def block_person(
    context: typer.Context,
    table: str = TABLE,
    seat: int = typer.Argument(min=1, help="The seat, from 1."),
    reason: str = REASON,
) -> None:
    """Block a person's profile: none of their devices can sit down, play or write any more."""
    told(context, "blocked", act="block_person", table=table, seat=seat - 1, reason=reason)


@app.command("blocked-people")
def blocked_people(context: typer.Context) -> None:
    """List the blocked profiles."""
    answer = ask(context, act="blocked_people")
    for one in answer["people"] if answer else ():
        print(f"{one['person']}  {one['name']}: {one['reason']}")


@app.command("unblock-person")
def unblock_person(
    context: typer.Context, person: str = typer.Argument(help="As `blocked-people` lists them.")
) -> None:
    """Unblock a person."""
    told(context, "unblocked", act="unblock_person", person=person)


@app.command()
def words(context: typer.Context) -> None:
    """List the words that no name may contain."""
    answer = ask(context, act="words")
    for word in answer["words"] if answer else ():
        print(word)


@app.command("add-word")
def add_word(
    context: typer.Context, word: str = typer.Argument(help="Matched in any spelling and inside other words.")
) -> None:
    """Refuse names that contain a word."""
    told(context, "added", act="add_word", word=word)


@app.command("remove-word")
def remove_word(context: typer.Context, word: str = typer.Argument(help="As `words` lists it.")) -> None:
    """Allow a word in names again."""
    told(context, "removed", act="remove_word", word=word)


# --- Looking ----------------------------------------------------------------------------------------------------


@app.command()
def connected(context: typer.Context) -> None:
    """Count the sockets by table and by address."""
    if (answer := ask(context, act="connected")) is None:
        return
    for one in answer["tables"]:
        print(f"{one['table']}  players: {one['players']}, spectators: {one['spectators']}")
    for one in answer["addresses"]:
        print(f"{one['address']}  sockets: {one['sockets']}")


@app.command()
def storage(context: typer.Context) -> None:
    """Show how much is stored."""
    if (answer := ask(context, act="storage")) is None:
        return
    counts = ", ".join(f"{number} {status}" for status, number in sorted(answer["tables"].items())) or "none"
    others = f"{answer['records']} records, {answer['reports']} reports of abuse"
    print(f"{answer['bytes']:,} bytes; tables: {counts}; {others}")


@app.command()
def reports(
    context: typer.Context,
    done: bool = typer.Option(False, "--all", help="Include resolved reports."),
    page: int = PAGE,
) -> None:
    """List the reports of abuse, the newest first."""
    if (answer := ask(context, act="reports", done=done, page=page - 1)) is None:
        return
    for one in answer["reports"]:
        mark = " (resolved)" if one["done"] else ""
        print(f"{one['report']}{mark}  {moment(one['created'])}  table {one['table']}: "
              f"seat {one['by_seat'] + 1} reports seat {one['seat'] + 1} for {one['reason']}")  # fmt: skip
        for line in one["text"].splitlines():
            print(f"    {line}")
        for said in one["chat"]:
            print(f"    > {said['name']}: {said['text']}")
    print(f"reports: {answer['total']}")


@app.command("finish-report")
def finish_report(context: typer.Context, report: str = typer.Argument(help="Its id, as `reports` lists it.")) -> None:
    """Mark a report as resolved."""
    told(context, "done", act="finish_report", report=report)


@app.command()
def audit(context: typer.Context, page: int = PAGE) -> int:
    """Show what administrators did, the newest first."""
    if (answer := ask(context, act="audit", page=page - 1)) is None:
        return 0
    for one in answer["entries"]:
        print(f"{one['number']:>6}  {moment(one['at'])}  {one['who']}  {one['act']}  {one['about']}  {one['result']}")
    if answer["broken"]:
        print(f"the audit log was changed: entry {answer['broken']} differs, or an earlier one is missing")
        return 1
    print(f"entries: {answer['total']}; nothing was changed or removed")
    return 0


@app.command()
def token() -> None:
    """Make a new token for SAFEHOUSE_ADMIN_TOKEN."""
    print(secrets.token_urlsafe(32))
