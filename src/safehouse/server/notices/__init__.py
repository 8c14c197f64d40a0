"""Notifications: who gets which (`bell`), their texts (`notice`), and how they are sent (`office`, `channels/`)."""
