"""A match: a game at one table, by persons and bots, as data; nothing of a page."""
