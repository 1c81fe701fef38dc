"""The rooms of the app. A file here is a room: its `HERE` is the class."""
