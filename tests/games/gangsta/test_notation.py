"""Actions in words: what they read as, and what says what would be right."""

import pytest

from gangster_widgets.games.gangsta.actions import TOP, Action
from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.notation import read, write
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.words import LANGUAGES, words
from tests.games.gangsta.playing import at

STATE = at(["Al LB", "tiny S"], ["X L"])


@pytest.mark.parametrize(
    ("said", "action"),
    [
        ("  Red  frees  al ", Action("red", "frees", "Al")),
        ("red frees everybody", Action("red", "frees everybody")),
        ("red engages TINY", Action("red", "engages", "tiny")),
        ("red hires cartel mmi", Action("red", "hires", "Cartel MMI")),
        ("red hires Somebody", Action("red", "hires", "Somebody")),
        ("blue STARTS heist 2", Action("blue", "starts", "2")),
        ("blue starts the heist", Action("blue", "starts")),
        ("blue starts the top heist without l", Action("blue", "starts", TOP, "L")),
        ("red replaces heist 3", Action("red", "replaces", "3")),
        ("red takes back tiny", Action("red", "takes back", "tiny")),
        ("red robs BLUE", Action("red", "robs", "blue")),
        ("red keeps police station", Action("red", "keeps", "police_station")),
        ("red passes", Action("red", "passes")),
    ],
)
def test_actions_read_with_any_blanks_and_letters_and_are_written_to_be_read(said: str, action: Action) -> None:
    assert read(STATE, said) == action
    assert read(STATE, write(action)) == action


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("", "words-player"),
        ("pink passes", "words-player"),
        ("red", "words-verb"),
        ("red drives 3 to Boston", "words-verb"),
        ("red passes twice", "words-verb"),
        ("red engages", "words-what"),
        ("red starts", "words-what"),
        ("red starts 2", "words-heist"),
        ("red starts heist 0", "words-heist"),
        ("red starts heist 2 without X", "words-skill"),
        ("red starts heist 2 without LM", "words-skill"),
        ("red robs pink", "words-player"),
    ],
)
def test_what_is_no_action_is_refused_with_what_would_be_right(said: str, name: str) -> None:
    with pytest.raises(Unreadable) as raised:
        read(STATE, said)
    assert raised.value.name == name
    for language in LANGUAGES:
        assert words(language, GAME.folder / "words").say(name, **raised.value.facts)
