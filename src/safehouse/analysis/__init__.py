"""Finished games looked over: what an expert would have played, who stood how, and where it turned."""
