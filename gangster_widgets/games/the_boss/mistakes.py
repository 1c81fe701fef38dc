"""The wrong rules that people hold: each the true rule with one thing changed."""

from gangster_widgets.games.the_boss.mistakes_about_cards import CARDS
from gangster_widgets.games.the_boss.mistakes_about_chicago import CHICAGO
from gangster_widgets.games.the_boss.mistakes_about_cities import CITIES
from gangster_widgets.games.the_boss.mistakes_about_rounds import ROUNDS
from gangster_widgets.kernel.mistake import Mistake

MISTAKES: tuple[Mistake, ...] = (*CITIES, *CHICAGO, *CARDS, *ROUNDS)
