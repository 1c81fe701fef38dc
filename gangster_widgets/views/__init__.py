"""Pictures without a screen: scenes, their look, and the painters that need no browser."""
