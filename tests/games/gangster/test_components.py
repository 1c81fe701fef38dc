"""The box as data: the standard figures hold what the rulebooks say, and a box of one's own is checked whole."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
import yaml

from gangster_widgets.games.gangster.component_file import written
from gangster_widgets.games.gangster.components import STANDARD, read, standard
from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.kernel.document import documents
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.players import play_out

BOX = yaml.safe_load(STANDARD.read_text(encoding="utf-8"))


def refused(change: Callable[[Any], None]) -> list[str]:
    """The names of all faults of the standard box after a change."""
    box = copy.deepcopy(BOX)
    change(box)
    with pytest.raises(Faulty) as raised:
        read(box)
    return [fault.name for fault in raised.value.faults]


@pytest.mark.clause("setup.box", "setup.tablets", "setup.equipment")
def test_the_standard_box_holds_what_the_rulebooks_count() -> None:
    box = standard()
    assert len(box.tablets) == 15
    assert len({(tablet.places, tablet.rows, tablet.columns) for tablet in box.tablets}) == 15
    assert any(tablet.size == 16 for tablet in box.tablets)
    assert sum(number for _, number in box.equipment) == 30
    assert len(box.equipment) == 6
    assert len(box.board.districts) == 10
    assert (len(BOX["colours"]["letters"]), len(box.movement), len(box.casino)) == (5, 3, 6)
    assert len(box.board.districts) + BOX["cards"]["district"]["police"] == 13
    assert (box.gangsters, sum(box.gangsters), box.doublers) == ((9, 6, 5), 20, 8)


@pytest.mark.clause("drive.exact", "engine.one-more", "drive.no-way-back")
def test_the_standard_map_is_as_the_rulebooks_have_it() -> None:
    board = standard().board
    assert set(board.ways("Greek Town", 3)) == {"The Loop", "Little Africa", "West Side", "Little Italy"}
    for place in board.places:
        assert place in board.ways(place, 4)
        assert place not in board.ways(place, 3)


@pytest.mark.clause("turn.stuck", "cicero.closed")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_every_place_of_the_standard_map_can_be_left_with_every_card(steps: int) -> None:
    board = standard().board
    assert all(board.ways(place, steps) for place in board.places)
    open_board = board.without("Cicero")
    assert all(open_board.ways(place, steps) for place in open_board.places)


def test_a_box_in_writing_reads_as_the_same_box() -> None:
    assert read(written(standard())) == standard()


def test_a_game_is_played_with_a_box_of_ones_own_and_goes_through_json() -> None:
    box = copy.deepcopy(BOX)
    for tablet in box["tablets"]["list"]:
        tablet["places"] = [9, "?"]
    box["gangsters"].update(second_stage=3, third_stage=2)
    state = GAME.new(4, 1, components=GAME.components(box))
    end = play_out(GAME, state, ["random"] * 4, 1).state
    assert GAME.decode(GAME.encode(end)) == end
    assert end.reserve == (0, 0, 0, 0)
    assert {district.tablet.places for district in end.districts} == {(9, "?")}


@pytest.mark.parametrize(
    ("change", "names"),
    [
        (lambda box: box.pop("tablets"), ["schema-missing"]),
        (lambda box: box.update(price=30), ["schema-unknown-key"]),
        (lambda box: box["board"].update(harbour=7), ["schema-text"]),
        (lambda box: box["board"]["connections"].update(source="hearsay"), ["schema-one-of"]),
        (lambda box: box["tablets"]["list"][2].update(places=[3, 0, "x"]), ["tablet-place", "tablet-place"]),
        (lambda box: box["tablets"]["list"][2].update(rows=0), ["schema-at-least"]),
        (lambda box: box["tablets"]["list"][2].update(rows=40, columns=11), ["tablet-size"]),
        (lambda box: box["tablets"]["list"][2].update(id="T 3"), ["schema-not-an-id"]),
        (lambda box: box["tablets"]["list"][2].update(id="T01"), ["components-tablet-twice"]),
        (lambda box: box["tablets"].update(list=box["tablets"]["list"][:9]), ["components-too-few-tablets"]),
        (lambda box: box["colours"]["letters"].update(yellow="G"), ["components-letters"]),
        (lambda box: box["equipment"].update(kinds={"engine": 7}), ["components-too-little-equipment"]),
        (lambda box: box["equipment"]["kinds"].update(canon=1), ["schema-one-of"]),
        (lambda box: box["cards"]["movement"].update(values=[1, 1]), ["components-card-twice"]),
        (lambda box: box["cards"]["casino"].update(values=[1, 2]), ["schema-too-few"]),
        (lambda box: box["cards"]["police_in_play"].pop(4), ["components-police-missing"]),
        (lambda box: box["cards"]["police_in_play"].update({4: 4}), ["components-too-many-police"]),
        (lambda box: box["cards"]["police_in_play"].update({4: -1}), ["components-police-number"]),
        (lambda box: box["doublers"].update(count=10), ["components-too-many-doublers"]),
        (lambda box: box["gangsters"].update(start=1), ["schema-at-least"]),
        (lambda box: box["board"].update(closed_with_three_players="Soho"), ["components-unknown-place"]),
        (lambda box: box["board"]["positions"]["at"].pop("Cicero"), ["components-no-position"]),
        (lambda box: box["board"]["positions"]["at"].update(Soho=[1, 2]), ["components-unknown-place"]),
        (lambda box: box["board"]["positions"]["at"].update(Cicero=[1, 200]), ["schema-at-most"]),
        (lambda box: box["board"]["districts"]["public"].append("Cicero"), ["components-place-twice"]),
        (lambda box: box["board"]["connections"]["list"].append(["Cicero", "Cicero"]), ["components-road-to-itself"]),
        (lambda box: box["board"]["connections"]["list"].append(["Cicero", "West Side"]), ["components-road-twice"]),
        (lambda box: box["board"]["connections"]["list"].append(["Cicero", "Gold Coast"]), ["components-greek-town"]),
        (lambda box: box["board"]["connections"]["list"].append(["Cicero", "Soho"]), ["components-unknown-place"]),
        (lambda box: box["board"]["connections"]["list"].append(["Cicero"]), ["schema-too-few"]),
    ],
)  # fmt: skip
def test_a_box_that_cannot_be_is_refused(change: Callable[[Any], None], names: list[str]) -> None:
    assert refused(change) == names


def test_a_map_that_falls_apart_is_refused() -> None:
    def cut(box: Any) -> None:
        roads = box["board"]["connections"]["list"]
        box["board"]["connections"]["list"] = [road for road in roads if "South Side" not in road]

    assert refused(cut) == ["components-no-road"]


def test_a_map_that_falls_apart_without_cicero_is_refused() -> None:
    def cut(box: Any) -> None:
        roads = box["board"]["connections"]["list"]
        roads = [road for road in roads if "Stickney" not in road]
        box["board"]["connections"]["list"] = [*roads, ["Stickney", "Cicero"]]

    assert "components-not-connected-without" in refused(cut)


def test_a_map_without_loops_breaks_what_the_rulebook_says_of_the_engine() -> None:
    def chain(box: Any) -> None:
        names = [f"Place {letter}" for letter in "ABCDEFGHIJ"]
        box["board"] = {
            "harbour": "Pier",
            "districts": {"own": names},
            "connections": {
                "source": "own",
                "list": [list(road) for road in zip(["Pier", *names], names, strict=False)],
            },
        }

    assert refused(chain) == ["components-no-way-home"]


def test_all_faults_come_at_once_and_each_at_its_line(tmp_path: Any) -> None:
    lines = STANDARD.read_text(encoding="utf-8").splitlines()
    wrong = {
        "      - [North Side, The Loop]": "      - [North Side, Nowhere]",
        "    - {id: T02, rows: 3, columns: 4, places: [6, 4, 2]}": "    - {id: T01, rows: 3, columns: 4, places: [6]}",
        "  kinds: {bodyguard: 5,": "  kinds: {bodyguard: many,",
    }
    changed = [next((line.replace(old, new) for old, new in wrong.items() if old in line), line) for line in lines]
    file = tmp_path / "box.yaml"
    file.write_text("\n".join(changed), encoding="utf-8")
    with pytest.raises(Faulty) as raised:
        read(file)
    expected = [next(n for n, line in enumerate(lines, start=1) if old in line) for old in wrong]
    found = {fault.name: fault.line for fault in raised.value.faults}
    assert found["components-unknown-place"] == expected[0]
    assert found["components-tablet-twice"] is not None
    assert found["schema-whole-number"] == expected[2]


def test_two_documents_are_not_one_box(tmp_path: Any) -> None:
    file = tmp_path / "box.yaml"
    file.write_text("game: gangster\n---\ngame: gangster\n", encoding="utf-8")
    assert len(list(documents(file))) == 2
    with pytest.raises(Faulty) as raised:
        read(file)
    assert [fault.name for fault in raised.value.faults] == ["components-one-document"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_are_shown_with_their_sources(language: str) -> None:
    lines = list(GAME.figures(None, words(language, GAME.folder / "words")))
    assert sum("T15" in line for line in lines) == 1
    assert len(lines) > 40
    assert not any("{" in line for line in lines)
