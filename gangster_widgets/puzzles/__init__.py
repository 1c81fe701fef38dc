"""Puzzles: positions with a question, read from files that anyone can write, answered by the engine with reasons."""
