"""`safehouse serve`: the server."""

import typer


def serve(
    host: str | None = typer.Option(None, help="Address to listen on; 0.0.0.0 for the local network."),
    port: int | None = typer.Option(None, help="Port to listen on."),
    database: str | None = typer.Option(None, help="sqlite:PATH or postgresql://…"),
    api_only: bool | None = typer.Option(None, "--api-only", help="Serve the API and sockets without any page."),
    open_browser: bool = typer.Option(True, "--browser/--no-browser", help="Open the page where there is a browser."),
) -> int:
    """Start the server: the page and the API."""
    from safehouse.server.main import run
    from safehouse.server.settings import read_settings

    return run(read_settings(host=host, port=port, database=database, api_only=api_only), open_browser)
