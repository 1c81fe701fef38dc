"""The kinds of question, by game, each in a file of its own."""
