"""The scrubber for moves: a game step by step."""
