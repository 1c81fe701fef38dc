"""The whole game live."""
