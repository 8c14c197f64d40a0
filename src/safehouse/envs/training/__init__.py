"""A small PPO agent for any of the games: train, keep as ONNX, seat as a bot. docs/training.md walks through it."""
