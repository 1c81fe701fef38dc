"""The app: a finished product around the widgets, served by one command or opened as a notebook in Voila."""
