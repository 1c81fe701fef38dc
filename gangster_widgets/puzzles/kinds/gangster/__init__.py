"""The kinds of question for Gangster."""
