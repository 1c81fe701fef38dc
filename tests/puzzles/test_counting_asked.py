"""What the questions about counting need, how they are answered, and how they are composed and put on paper."""

from pathlib import Path
from typing import Any

import pytest

from gangster_widgets import puzzle as known
from gangster_widgets.app.moodle.forms import Choices, form
from gangster_widgets.app.pictures import scene
from gangster_widgets.app.setting import Setting
from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.lines import lines
from gangster_widgets.games.gangster.look_position import look_position
from gangster_widgets.games.gangster.position import position
from gangster_widgets.kernel.files import Data, problem
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.puzzles.answers import Figures
from gangster_widgets.puzzles.checker import check
from gangster_widgets.puzzles.kind import kind
from gangster_widgets.puzzles.loader import read
from gangster_widgets.puzzles.steps import steps
from tests.app.test_compose import Desk
from tests.views.samples import texts

NORTH = {"North Side": {"tablet": "T03", "gangsters": "YYG"}}
WITH_CASINO = {"Greek Town": {"tablet": "T09", "gangsters": "YYG"}}
CARS = {colour: {"at": "Cicero"} for colour in ("yellow", "grey", "brown", "blue")}
CREWED = {"districts": NORTH, "cars": CARS}


def faults(kind: str, ask: dict[str, Any], **written: Any) -> list[str]:
    """What is wrong with such a puzzle, by the names of the sentences, each of which is there in every language."""
    found, told = read(Data("p", {"id": "p", "game": "gangster", "kind": kind, "ask": ask, "position": written}))
    assert (found is None) == bool(told)
    for language in LANGUAGES:
        assert all(problem(fault, words(language, GAME.folder / "words")) for fault in told)
    return [fault.name for fault in told]


@pytest.mark.parametrize(
    ("kind", "ask", "written", "names"),
    [
        ("count", {}, {"districts": NORTH}, []),
        ("count", {}, {}, ["ask-no-district"]),
        ("count", {}, {"districts": WITH_CASINO}, ["ask-casino"]),
        ("count", {"district": "North Side"}, {"districts": NORTH}, ["schema-unknown-key"]),
        ("casino", {"gang": "yellow"}, {"districts": WITH_CASINO}, []),
        ("casino", {"gang": "yellow"}, {"districts": WITH_CASINO, "casino": 3}, []),
        ("casino", {"gang": "yellow"}, {"districts": NORTH}, ["ask-no-casino"]),
        ("casino", {}, {"districts": WITH_CASINO}, ["schema-missing"]),
        ("casino", {"gang": "green"}, {"districts": WITH_CASINO}, ["position-not-in-play"]),
        ("casino", {"gang": "grey", "cards": [2, 6]}, {"districts": WITH_CASINO}, []),
        ("casino", {"gang": "grey", "cards": [2, 7]}, {"districts": WITH_CASINO}, ["ask-casino-card"]),
        ("casino", {"gang": "grey", "cards": [2, 2]}, {"districts": WITH_CASINO}, ["ask-casino-card"]),
        ("crew", {}, CREWED, []),
        ("crew", {"dumped": {"yellow": 7}}, CREWED, []),
        ("crew", {"dumped": {"yellow": 8}}, CREWED, ["crew-more-out"]),
        ("crew", {"dumped": {"green": 1}}, CREWED, ["position-not-in-play"]),
        ("crew", {}, {"districts": NORTH, "cars": {"yellow": {"at": "Cicero"}}}, ["ask-every-car"]),
        ("crew", {}, {"districts": NORTH, "cars": CARS | {"grey": {"at": "Cicero", "aboard": 5}}}, ["ask-crew-told"]),
        ("crew", {}, {"cars": CARS}, ["ask-no-district"]),
    ],
)
def test_what_a_question_needs_is_said_and_nothing_else(
    kind: str, ask: dict[str, Any], written: dict[str, Any], names: list[str]
) -> None:
    assert faults(kind, ask, **written) == names


def test_casino_cards_are_given_in_any_order_as_numbers_or_typed() -> None:
    shape = Figures(("1", "3", "5"))
    assert shape.read([5, 3]) == (3, 5)
    assert all(shape.from_text(typed, words("en")) == (3, 5) for typed in ("5, 3", "[3, 5]", "3 5"))
    assert shape.told((3, 5), words("de")) == "3 und 5"
    for wrong in ([2], [3, 3], ["three"], [True], 3):
        with pytest.raises(Unreadable):
            shape.read(wrong)


def test_with_two_players_a_person_answers_under_the_first_colour_and_is_called_by_both() -> None:
    one = known("four-drawers-two-keys")
    shape, say = one.asks.shape(one.state, one.ask), one.words("de")
    assert shape.names == ("yellow", "grey")
    assert shape.called("grey", say) == "Grau und Blau"
    assert check(one, {"yellow": 29, "grey": 28, "brown": 0})
    assert check(one, {"yellow": 29, "blue": 28}).verdict == "unreadable"


def test_the_influence_is_asked_in_steps_where_something_is_added_to_the_points() -> None:
    assert [step.name for step in steps(known("second-envelope"))] == ["points", "influence"]
    bare = position({"districts": NORTH})
    assert not steps(known("second-envelope").with_state(bare))


def test_influence_shows_beside_tablets_alone_and_only_where_there_is_some() -> None:
    say = words("en", GAME.folder / "words")
    seen = look_position(known("second-envelope").state, say, 390)
    assert [spot.label for spot in seen.spots() if "influence" in spot.label][1] == "Grey: influence 17"
    assert all(spot.x >= 0 and spot.x + spot.w <= seen.width for spot in seen.spots())
    without = look_position(position({"districts": NORTH}), say, 390)
    assert not [spot for spot in without.spots() if "influence" in spot.label]


@pytest.mark.parametrize("width", [320, 390, 760, 1000, 1400])
@pytest.mark.parametrize("trimmed", [False, True])
def test_influence_stands_above_the_tablets_within_the_picture(width: int, trimmed: bool) -> None:
    say = words("en", GAME.folder / "words")
    seen = look_position(known("second-envelope").state, say, width, trimmed=trimmed)
    told = [spot for spot in seen.spots() if "influence" in spot.label]
    tablets = [spot for spot in seen.spots() if spot not in told]
    assert told
    assert max(spot.y + spot.h for spot in told) < min(spot.y for spot in tablets)
    assert all(spot.x + spot.w <= seen.width and spot.y + spot.h <= seen.height for spot in seen.spots())


@pytest.mark.parametrize("width", [320, 390, 1000])
def test_a_person_with_two_gangs_has_one_influence_beside_both_cars(width: int) -> None:
    state = position({"players": 2, "influence": {"yellow": 5, "grey": 8, "brown": 3}, "districts": NORTH})
    seen = look_position(state, words("en", GAME.folder / "words"), width)
    told = [spot.label for spot in seen.spots() if "influence" in spot.label]
    assert told == ["Yellow and Brown: influence 8", "Grey and Blue: influence 8"]
    sizes = {text.text: text.size for text in texts(seen)}
    assert sizes["Yellow and Brown"] == sizes["Grey and Blue"]
    assert "Influence: Yellow and Brown 8; Grey and Blue 8" in list(lines(state, words("en", GAME.folder / "words")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_about_a_person_with_two_gangs_names_both_as_one_person(lang: str) -> None:
    say = words(lang, GAME.folder / "words")
    two = position({"players": 2, "influence": {"yellow": 5}, "districts": NORTH})
    asked = kind("gangster", "casino")
    ask = asked.ask_model.model_validate({"gang": "brown"})
    told = asked.question(two, ask).said(say)
    gangs = say.list([say.name("yellow"), say.name("brown")])
    assert gangs in told
    assert told != asked.question(position({"influence": {"yellow": 5}, "districts": NORTH}), ask).said(say)


def test_moodle_tells_of_each_card_what_it_leads_to() -> None:
    one = known("four-cards-left")
    say = one.words("en")
    found = form(one, say, scene(one, say, 900))
    assert isinstance(found, Choices)
    assert [choice.text for choice in found.choices if choice.right] == ["1", "3"]
    told = {choice.text: choice.said for choice in found.choices}
    assert "Casino card 4: Brown 31, the best of the others 34" in told["4"]
    assert "Casino card 3: Brown 31, the best of the others 31 as well" in told["3"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_dumped_gangsters_are_added_and_taken_away_while_composing(tmp_path: Path, lang: str) -> None:
    desk = Desk(Setting(data=str(tmp_path)), f"?page=compose&lang={lang}")
    desk.use("from", "four-cards-left")
    desk.use("drop:cards:2")
    desk.use("add:cards:5")
    desk.use("ask:gang", "grey")
    assert (desk.exercise.ask.gang, desk.exercise.ask.cards) == ("grey", [1, 4, 6, 5])
    desk.use("from", "hats-in-the-lake")
    desk.use("add:dumped:blue")
    desk.use("add:dumped:yellow")
    assert desk.exercise.ask.dumped == {"yellow": 2, "green": 2, "blue": 1}
    desk.use("drop:dumped:1")
    desk.use("drop:dumped:1")
    assert desk.exercise.ask.dumped == {"green": 2, "blue": 1}
