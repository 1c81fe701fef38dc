"""What is asked about loading says all that the picture leaves out."""

import pytest

from gangster_widgets import puzzle
from gangster_widgets.kernel.words import LANGUAGES


def asked(name: str, lang: str = "en") -> str:
    one = puzzle(name)
    return one.asks.question(one.state, one.ask).said(one.words(lang))


def test_where_the_own_tablet_is_left_out_no_gangster_is_said_to_stand_there() -> None:
    assert asked("load-3-26@1") == "Which gangsters may Brown load now? No gangster stands on the West Side."
    assert asked("no-room-for-the-gun").endswith("No gangster stands on the North Side. No gangster stands in Cicero.")


@pytest.mark.parametrize("name", ["load-2-38@1", "load-1-24@1", "load-5-6@1"])
def test_where_all_tablets_within_reach_are_shown_and_at_the_harbour_nothing_is_added(name: str) -> None:
    assert asked(name).endswith("load now?")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_every_language(lang: str) -> None:
    assert asked("load-3-26@1", lang).endswith(("West Side.", "kein Gangster.", "geen gangster."))
