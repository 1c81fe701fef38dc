"""The wrong rules that people hold: each the true rule with one thing changed."""

from gangster_widgets.games.gangsta.mistakes_about_chapters import CHAPTERS
from gangster_widgets.games.gangsta.mistakes_about_heists import HEISTS
from gangster_widgets.games.gangsta.mistakes_about_points import POINTS
from gangster_widgets.games.gangsta.mistakes_about_turns import TURNS
from gangster_widgets.kernel.mistake import Mistake

MISTAKES: tuple[Mistake, ...] = (*HEISTS, *TURNS, *CHAPTERS, *POINTS)
