"""Games that have been played, kept as data: a line for each, "players seed choices", to be played again.

A choice is which of the legal actions was taken, counted in the order of `legal`, in as many letters as that number of
actions needs; where there was nothing to choose from, none. So a line holds as long as rules and that order stay.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from string import ascii_letters
from typing import Any

from gangster_widgets.kernel.game import Game, game


@cache
def recorded(name: str, players: int) -> tuple[str, ...]:
    """The lines of the recorded games of that game and so many players; none where there is no such file."""
    file = file_of(name)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return tuple(line for line in lines if line.startswith(f"{players} "))


def file_of(name: str) -> Path:
    """The file of recorded games of that game."""
    return game(name).folder / "data" / "games.txt"


def line_of(game: Game[Any, Any], players: int, seed: int, actions: Iterable[Any]) -> str:
    """The line of the game set up with that seed in which these actions were taken one after another."""
    state, choices = game.new(players, seed), list[str]()
    for action in actions:
        legal = game.legal(state)
        choices.append(_letters(legal.index(action), len(legal)))
        state = game.play(state, action)
    return f"{players} {seed} {''.join(choices)}"


def replayed(game: Game[Any, Any], line: str) -> Iterator[Any]:
    """The states of that game, the one after the last action too. What is no line of such a game raises ValueError."""
    players, seed, choices = line.split(" ")
    state, at = game.new(int(players), int(seed)), 0
    yield state
    while not game.over(state):
        legal = game.legal(state)
        width = _width(len(legal))
        number = _number(choices[at : at + width])
        if at + width > len(choices) or number >= len(legal):
            raise ValueError(line)
        state, at = game.play(state, legal[number]), at + width
        yield state
    if at < len(choices):
        raise ValueError(line)


def _width(of: int) -> int:
    """How many letters tell so many actions apart; none where there is one alone."""
    width = 0
    while len(ascii_letters) ** width < of:
        width += 1
    return width


def _letters(number: int, of: int) -> str:
    """The letters that tell this number apart from all below `of`."""
    letters = ""
    for _ in range(_width(of)):
        number, last = divmod(number, len(ascii_letters))
        letters = ascii_letters[last] + letters
    return letters


def _number(letters: str) -> int:
    """The number that these letters tell; 0 where there are none."""
    number = 0
    for letter in letters:
        number = number * len(ascii_letters) + ascii_letters.index(letter)
    return number
