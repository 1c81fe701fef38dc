"""Puzzles on paper: what a teacher hands out, and what the answers are. Without Jupyter."""
