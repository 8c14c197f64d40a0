"""A game in words, for agents that read: what a seat sees, what it is asked, what it replies.

Everything is made from what the seat may know: its redacted state, and events as it sees them. The words are those of
the games' own catalogues; `words/` has the text around them.
"""
