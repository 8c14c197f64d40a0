"""Safehouse: three spy board games, an engine, bots and a server."""

__version__ = "0.1.0"
