"""Vienna as plain text, from a redacted state (`envs.text`)."""
