"""The box: its figures come out, and a file of one's own says everything that is wrong with it."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from gangster_widgets.games.the_boss.components import STANDARD, read, standard
from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.words import LANGUAGES, words


def box(**changed: Any) -> dict[str, Any]:
    """The standard box as data, with some parts otherwise."""
    return {**yaml.safe_load(STANDARD.read_text(encoding="utf-8")), **changed}


def faults(**changed: Any) -> list[str]:
    """The names of what is wrong with such a box."""
    with pytest.raises(Faulty) as raised:
        read(box(**changed))
    return [fault.name for fault in raised.value.faults]


@pytest.mark.clause("boss.box")
def test_the_box_holds_27_city_cards_five_police_cards_and_nine_gangsters_a_player() -> None:
    one = standard()
    assert sum(len(city.cards) for city in one.cities) == 27
    assert [len(city.cards) for city in one.cities] == [4, 4, 5, 3, 4, 4, 3]
    assert sorted(one.police) == ["both", "gold", "gold", "silver", "silver"]
    assert (one.professionals, one.occasionals) == (6, 3)


@pytest.mark.clause("boss.line-up", "boss.deal")
@pytest.mark.parametrize("players", GAME.players)
def test_every_line_up_deals_five_cards_to_everybody(players: int) -> None:
    one = standard()
    rows = one.line_ups_for(players)
    assert len(set(rows)) == len(rows) == {2: 11, 3: 8, 4: 1}[players]
    for row in rows:
        assert sum(len(one.city(number).cards) - 1 for number in row) == 5 * players
    assert sum(len(one.city(number).cards) for number in rows[0]) == {2: 13, 3: 20, 4: 27}[players]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_are_told_with_their_sources_and_the_data_read_as_the_same_box(language: str) -> None:
    told = "\n".join(GAME.figures(None, words(language, GAME.folder / "words")))
    assert told.count("(") >= 10
    assert "Philadelphia" in told
    assert GAME.components(GAME.figures_data(None)) == standard()


def test_a_box_of_ones_own_is_played_with(tmp_path: Path) -> None:
    cities = [{**city, "cards": [9] * len(city["cards"])} for city in box()["cities"]]
    file = tmp_path / "own.yaml"
    file.write_text(yaml.safe_dump(box(cities=cities)), encoding="utf-8")
    state = GAME.new(4, 1, GAME.components(file))
    assert {city.hidden for city in state.cities[:-1]} == {9}
    assert GAME.decode(GAME.encode(state)) == state


@pytest.mark.parametrize(
    ("changed", "names"),
    [
        pytest.param({"hand": 6}, ["components-deal"] * 20, id="a deal that does not come out"),
        pytest.param({"chicago": "Boston"}, ["components-city-twice"], id="Chicago by the name of another city"),
        pytest.param(
            {"line_ups": {"source": "own", 2: [[1, 2, 3]]}}, ["components-no-line-up"] * 2, id="none for 3, 4"
        ),
        pytest.param({"police": {"source": "own", "cards": ["gold"]}}, ["components-police-marks"], id="never an end"),
        pytest.param({"game": "gangster"}, ["schema-one-of"], id="another game"),
        pytest.param({"dice": 2}, ["schema-unknown-key"], id="an unknown key"),
    ],
)
def test_a_box_that_cannot_be_is_refused(changed: dict[str, Any], names: list[str]) -> None:
    assert faults(**changed) == names


def test_line_ups_name_cities_that_there_are_by_their_numbers_each_once() -> None:
    rows = box()["line_ups"]
    assert faults(line_ups={**rows, 4: [[1, 2, 9]]}) == ["components-unknown-city"]
    assert faults(line_ups={**rows, 4: [[2, 1, 3, 4, 5, 6, 7]]}) == ["components-line-up-order"]
    assert faults(line_ups={**rows, 4: "all"}) == ["components-line-ups"]
    assert faults(cities=[{**city, "cards": ["bomb"]} for city in box()["cities"][:1]])[0] == "card-face"
