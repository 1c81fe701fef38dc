"""Live pictures for notebooks and the app: scenes on a canvas, with everything that makes them usable by everybody."""
