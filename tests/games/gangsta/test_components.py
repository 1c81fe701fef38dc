"""The box: its figures come out, and a file of one's own says everything that is wrong with it."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from gangster_widgets.games.gangsta.components import STANDARD, read, standard
from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.kernel.files import Faulty, fault_words, problem
from gangster_widgets.kernel.words import LANGUAGES, words


def box(**changed: Any) -> dict[str, Any]:
    """The standard box as data, with some parts otherwise."""
    return {**yaml.safe_load(STANDARD.read_text(encoding="utf-8")), **changed}


def faults(**changed: Any) -> list[str]:
    """The names of what is wrong with such a box, each of which can be said in every language."""
    with pytest.raises(Faulty) as raised:
        read(box(**changed))
    for language in LANGUAGES:
        assert all(problem(fault, fault_words(fault, language)) for fault in raised.value.faults)
    return [fault.name for fault in raised.value.faults]


@pytest.mark.clause("gangsta.box", "gangsta.set-up")
def test_the_box_holds_five_bosses_35_gangsters_90_heists_eight_snitches_and_twelve_resources() -> None:
    one = standard()
    assert (len(one.bosses), len(one.gangsters), len(one.resources), one.bank) == (5, 35, 12, 10)
    assert [len(chapter) for chapter in one.heists] == [30, 30, 30]
    assert [len(some) for some in one.snitches] == [0, 3, 5]
    assert not any(heist.coop for heist in one.heists[0])
    names = [*(boss.person.name for boss in one.bosses), *(gangster.name for gangster in one.gangsters)]
    assert len(set(names)) == 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_are_told_and_the_data_read_as_the_same_box(language: str) -> None:
    told = list(GAME.figures(None, words(language, GAME.folder / "words")))
    assert len(told) == 1 + 1 + 5 + 1 + 35 + 3 + 90 + 2 + 1 + 12 + 1
    assert GAME.components(GAME.figures_data(None)) == standard()


def test_a_box_of_ones_own_is_played_with(tmp_path: Path) -> None:
    gangsters = [{**one, "family": "mafia", "skills": "MS"} for one in box()["gangsters"]]
    file = tmp_path / "own.yaml"
    file.write_text(yaml.safe_dump(box(gangsters=gangsters)), encoding="utf-8")
    state = GAME.new(4, 1, GAME.components(file))
    assert len({one.name for one in state.market}) == 5, "second ones of the same kind have names of their own"
    assert GAME.decode(GAME.encode(state)) == state


@pytest.mark.parametrize(
    ("changed", "names"),
    [
        pytest.param({"bosses": box()["bosses"][:3]}, ["components-few-bosses"], id="bosses for three"),
        pytest.param({"gangsters": box()["gangsters"][:28]}, ["components-few-gangsters"], id="never nine"),
        pytest.param(
            {"heists": {**box()["heists"], "chapter_2": box()["heists"]["chapter_2"][:4]}},
            ["components-few-heists"],
            id="four heists",
        ),
        pytest.param({"snitches": {"chapter_2": [], "chapter_3": [3, 3]}}, ["components-few-snitches"], id="no third"),
        pytest.param({"resources": box()["resources"][:7]}, ["components-few-resources"], id="seven resources"),
        pytest.param(
            {"resources": [box()["resources"][0], *box()["resources"]]}, ["components-resource-twice"], id="one twice"
        ),
        pytest.param(
            {"bosses": [{"family": "mafia", "skills": "X", "money": 2}] * 4}, ["skills-letters"] * 4, id="no skill"
        ),
        pytest.param({"game": "gangster"}, ["schema-one-of"], id="another game"),
        pytest.param({"dice": 2}, ["schema-unknown-key"], id="an unknown key"),
    ],
)
def test_a_box_that_cannot_be_is_refused(changed: dict[str, Any], names: list[str]) -> None:
    assert faults(**changed) == names
