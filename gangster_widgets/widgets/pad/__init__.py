"""The scoring pad, for a real table on the day of reckoning."""
