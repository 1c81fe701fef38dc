"""A puzzle to be solved on the page."""
