"""The scrubber: a reckoning step by step."""
