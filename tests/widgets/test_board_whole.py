"""Whole games by the panel alone, and every puzzle's position under somebody's hands."""

import random

import pytest

from gangster_widgets import Board
from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.kernel.game import game
from gangster_widgets.puzzles.bank import composed

from .hands import controls, told

ACTIONS = 60
PUZZLES = sorted(composed(), key=lambda puzzle: puzzle.id)
TAPS = 8


@pytest.mark.parametrize("players", range(2, 6))
def test_a_game_is_played_by_pressing_any_buttons_of_the_panel(players: int) -> None:
    board, chance = Board(players=players, seed=players), random.Random(players)
    board.redraw()
    taps = 0
    while board.at < ACTIONS and not GAME.over(board.state):
        usable = [do for do in controls(board) if do.startswith("bit:") or do == "act"]
        assert usable, board.panel().text()
        told(board, kind="do", do=chance.choice(usable))
        taps += 1
    assert len(board.log) == ACTIONS < taps < ACTIONS * 6
    again = Board(players=players, seed=players, log=board.log)
    assert again.state == board.state


@pytest.mark.parametrize("part", range(4))
def test_every_position_of_a_puzzle_is_shown_and_answers_clicks(part: int) -> None:
    chance = random.Random(part)
    for puzzle in PUZZLES[part::4]:
        board, played = Board(puzzle), game(puzzle.game)
        board.redraw()
        legal = len(played.legal(board.state)) if not played.over(board.state) else 0
        assert bool(legal) == bool([do for do in controls(board) if do.startswith("bit:") or do == "act"]), puzzle.id
        spots = list(board.scene.spots())
        for spot in chance.sample(spots, k=min(TAPS, len(spots))):
            board.clicked(spot.of)
            board.undo()
        assert board.state == puzzle.state
