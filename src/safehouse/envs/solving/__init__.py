"""Small games solved: all histories as a tree, exact best responses, bots as strategies (docs/solved.md)."""
