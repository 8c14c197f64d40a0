"""The analysis of finished games: what an expert would have played, who was ahead and when, and where it turned."""
