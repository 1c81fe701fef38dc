"""What is said beside the board of what has just come about: every number with what made it so."""

import pytest

from gangster_widgets.games.gangsta import shown
from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.words import LANGUAGES, words

from .playing import at, game, person

MARKET = {
    "en": "Of that, $2 come from the black market of Red.",
    "de": "Davon kommen 2 $ vom Schwarzmarkt von Rot.",
    "nl": "Daarvan komt 2 $ van de zwarte markt van Rood.",
    "fr": "Là-dessus, 2 $ viennent du marché noir de Rouge.",
}
CHEAPER = {
    "en": "New is of the boss’s family and costs $3 instead of $4.",
    "de": "New gehört zur Familie des Bosses und kostet 3 $ statt 4 $.",
    "nl": "New is van de familie van de boss en kost 3 $ in plaats van 4 $.",
    "fr": "New est de la famille du boss et coûte 3 $ au lieu de 4 $.",
}


def said(state: State, action: str, language: str = "en") -> dict[str, str]:
    """What is said of that action, by the clause it rests on."""
    say = words(language, GAME.folder / "words")
    events = GAME.tell(state, GAME.read(state, action)).parts
    return {why.clause: say.why(why) for why in shown.said(events)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_black_market_pays_of_the_money_for_passing_is_said(language: str) -> None:
    state = at(["A L"], ["X L"], resources={"red": {"name": "black_market", "active": True}})
    told = said(state, "red passes", language)
    assert "3" in told["gangsta.pass"]
    assert told["gangsta.black-market"] == MARKET[language]
    assert "gangsta.black-market" not in said(at(["A L"], ["X L"]), "red passes", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_somebody_costs_less_than_is_printed_is_said(language: str) -> None:
    gangs, market = (["A/mafia L"], ["X/triads L"]), [person("New", "S", 4, family="mafia")]
    state = game(*gangs, money={"red": 9}, variants=["families"], market=market)
    told = said(state, "red hires New", language)
    assert told["gangsta.families"] == CHEAPER[language]
    assert "gangsta.families" not in said(game(*gangs, money={"red": 9}, market=market), "red hires New", language)
