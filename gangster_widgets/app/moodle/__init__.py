"""Puzzles as questions for Moodle: the file that its question bank takes in. Without Jupyter."""
