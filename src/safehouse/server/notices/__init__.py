"""“It is your turn”: who is told of what (`bell`), what is said (`notice`), how it goes out (`office`, `channels/`)."""
