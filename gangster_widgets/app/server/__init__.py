"""The server of the app: Voila with one notebook, closed to everything that the app does not need."""
