"""The games, each in a folder of its own; one is found because its folder is there."""
