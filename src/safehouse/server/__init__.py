"""Tables that never lose a move and never tell a secret: seats, clocks, storage, sockets; no rules."""
