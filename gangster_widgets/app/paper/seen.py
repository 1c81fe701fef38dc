"""The position of a puzzle as it stands on paper: drawn, and in words for those who do not see it."""

from gangster_widgets.app.pictures import scene
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers_in_fields import Fields, Spots
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.scene import Scene
from gangster_widgets.views.text import spoken

WIDTH = 1000.0


def drawn(puzzle: Puzzle, say: Words) -> Scene:
    """The position, with the numbers of fields where an answer names them."""
    shape = puzzle.asks.shape(puzzle.state, puzzle.ask)
    return scene(puzzle, say, WIDTH, True, Marks(ranks=isinstance(shape, Fields | Spots)))


def in_words(puzzle: Puzzle, seen: Scene, say: Words) -> str:
    """All that the position says: what is seen of it, and what no picture shows."""
    about = (line if line.endswith(".") else f"{line}." for line in game(puzzle.game).about(puzzle.seen, say))
    return " ".join((*about, spoken(seen)))
