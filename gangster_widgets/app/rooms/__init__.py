"""The rooms of the app. A folder here is a room: `DOOR` is its place among the doors, `HERE` in its `room` the class.

A room without a door of its own may lie `UNDER` another one.
"""
