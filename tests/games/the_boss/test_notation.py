"""Actions in words: what they read as, and what says what would be right."""

import pytest

from gangster_widgets.games.the_boss.actions import Lay, Place
from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.notation import read, write
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.words import LANGUAGES, words
from tests.games.the_boss.build import at


def test_actions_read_as_they_are_written_with_any_blanks_and_letters() -> None:
    state = at()
    assert read(state, "  Red  places 2 + 1 in new york ") == Place("red", "New York", 2, 1)
    assert read(state, "red places 0+2 in Boston") == Place("red", "Boston", 0, 2)
    assert read(state, "blue lays New York 4") == Lay("blue", "New York", 4)
    assert read(state, "blue lays Boston PRISON") == Lay("blue", "Boston", "prison")
    assert write(Place("red", "New York", 0, 2)) == "red places 0+2 in New York"


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("", "words-colour"),
        ("pink places 1 in Boston", "words-colour"),
        ("red", "words-verb"),
        ("red drives 3 to Boston", "words-verb"),
        ("red places one in Boston", "words-places"),
        ("red places 1 Boston", "words-places"),
        ("red places 99999 in Boston", "words-places"),
        ("red lays Boston", "words-lays"),
        ("red lays Boston bomb", "words-card"),
    ],
)
def test_what_is_no_action_is_refused_with_what_would_be_right(said: str, name: str) -> None:
    with pytest.raises(Unreadable) as raised:
        read(at(), said)
    assert raised.value.name == name
    for language in LANGUAGES:
        assert words(language, GAME.folder / "words").say(name, **raised.value.facts)


def test_a_city_that_there_is_not_is_refused_as_an_action() -> None:
    state = at(hands={"red": {"professionals": 1}})
    assert read(state, "red places 1 in Soho") == Place("red", "Soho", 1)
    assert [why.name for why in GAME.refusals(state, Place("red", "Soho", 1))] == ["no-such-city"]
