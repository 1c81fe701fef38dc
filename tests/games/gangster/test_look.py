"""The board as it is seen: places, cars, the harbour, what is marked, and what is shown where there is little room."""

import pytest

from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.look import look, summary
from gangster_widgets.games.gangster.state import State
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.views.letters import width
from gangster_widgets.views.marks import NO_MARKS, Marks
from gangster_widgets.views.scene import MARK, WAY, Area, Disc, Line, Scene, Spot
from tests.views.samples import bounds, box, inside, of_kind, overlap, played, texts

from .build import state
from .test_rulings import ROUND_CICERO

SAYS = words("en", GAME.folder / "words")
WIDTHS = (320.0, 360.0, 639.0, 640.0, 800.0, 1000.0, 1300.0, 1600.0)


def seen(position: State, wide: float = 1000.0, marks: Marks = NO_MARKS) -> Scene:
    return look(position, SAYS, wide, marks)


def outlined(scene: Scene, colour: str) -> set[Where | None]:
    """What has an outline of that colour."""
    return {line.of for line in of_kind(scene, Line) if (line.plane, line.colour) == (MARK, colour)}


def cars(scene: Scene) -> list[Spot]:
    return [spot for spot in scene.spots() if isinstance(spot.of, Piece) and spot.of.kind == "car"]


def together(position: State, place: str) -> State:
    """The same with all cars in that place."""
    return replace(position, cars=tuple(replace(car, at=place) for car in position.cars))


def written(scene: Scene, where: Where) -> list[str]:
    """The texts that belong there."""
    return [text.text for text in texts(scene) if text.of == where]


def label(scene: Scene, where: Where) -> str:
    spot = scene.spot(where)
    assert spot is not None
    return spot.label


@pytest.mark.parametrize("wide", WIDTHS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cars_never_cover_a_field_nor_a_text_nor_each_other(players: int, wide: float) -> None:
    for position in (played(players, 1)[0], played(players, 1)[60], together(played(players, 1)[60], "The Loop")):
        scene = seen(position, wide, Marks(ranks=True))
        fields = [box(spot) for spot in scene.spots() if isinstance(spot.of, tuple)]
        words_ = [bounds(text, width) for text in texts(scene)]
        parked = [box(spot) for spot in cars(scene)]
        assert len(parked) == len(position.cars)
        assert [car for car in parked if any(overlap(car, other) for other in (*fields, *words_))] == []
        assert [(one, other) for one in parked for other in parked if one < other and overlap(one, other)] == []


@pytest.mark.parametrize("wide", WIDTHS)
def test_no_two_texts_of_a_board_cover_each_other_and_all_lie_within_it(wide: float) -> None:
    for players in (2, 3, 4, 5):
        scene = seen(played(players, 2)[90], wide, Marks(ranks=True, following=True))
        boxes = [(text.text, bounds(text, width)) for text in texts(scene) if text.text]
        assert [name for name, one in boxes if not inside(one, (0, 0, scene.width, scene.height))] == []
        pairs = [
            (a, b) for a, one in enumerate(boxes) for b, other in enumerate(boxes[:a]) if overlap(one[1], other[1])
        ]
        assert [(boxes[a][0], boxes[b][0]) for a, b in pairs] == []


@pytest.mark.clause("doubler.doubles")
@pytest.mark.parametrize("wide", WIDTHS)
def test_the_doublers_stamps_cover_no_text_of_the_board(wide: float) -> None:
    position = played(4, 1)[0]
    position = replace(position, districts=tuple(replace(one, doubled=True) for one in position.districts))
    scene = seen(position, wide, Marks(ranks=True))
    stamps = [disc for disc in of_kind(scene, Disc) if isinstance(disc.of, Piece) and disc.of.kind == "doubler"]
    assert len(stamps) == 2 * (1 if scene.small else len(position.districts))
    for stamp in stamps:
        others = [text for text in texts(scene) if text.of != stamp.of]
        assert [text.text for text in others if overlap(bounds(text, width), bounds(stamp, width))] == []


@pytest.mark.clause("cicero.closed")
def test_closed_cicero_is_not_shown_to_three_players_and_shown_to_four() -> None:
    for wide in WIDTHS:
        assert seen(GAME.new(3, 1), wide).spot("Cicero") is None
        assert "CICERO" not in [text.text.upper() for text in texts(seen(GAME.new(3, 1), wide))]
        assert seen(GAME.new(4, 1), wide).spot("Cicero") is not None


@pytest.mark.clause("cicero.closed")
def test_a_cicero_of_one_s_own_map_is_closed_to_three_as_well() -> None:
    assert seen(state(players=3, board=ROUND_CICERO)).spot("Cicero") is None
    assert seen(state(players=4, board=ROUND_CICERO)).spot("Cicero") is not None


def test_the_board_says_in_a_sentence_what_it_shows() -> None:
    assert seen(GAME.new(4, 1)).label == "Stage 1 · doublers 1 of 8 · Yellow to move"
    assert seen(GAME.new(2, 1)).label == (
        "Stage 1 · doublers 1 of 8 · Yellow and Brown to move. "
        "One person plays: Yellow and Brown. One person plays: Grey and Blue."
    )
    assert seen(played(4, 1)[-1]).label.endswith("the game is over")


def test_of_a_position_cut_down_the_first_stage_is_not_told_and_of_a_whole_one_it_is() -> None:
    named = {"The Loop": "4 2 @2x3 x2", "Chinatown": "5 3 @2x4"}
    cut = state(named, {"yellow": {"at": "The Loop", "aboard": 12}})
    assert seen(cut).label == "Yellow to move"
    assert look(cut, words("de", GAME.folder / "words")).label == "Am Zug: Gelb"
    assert seen(replace(cut, stage=3)).label == "Stage 3 · Yellow to move"
    assert seen(GAME.new(3, 1)).label.startswith("Stage 1 · ")


def test_of_a_position_cut_down_neither_doublers_nor_influence_are_told() -> None:
    cut = state({"The Loop": "4 2 @2x3 x2"}, {"yellow": {"at": "The Loop"}}, stage=2)
    assert seen(cut).label == "Stage 2 · Yellow to move"
    assert label(seen(cut), Piece("tableau", "Y")) == "Yellow, to move"
    assert "0" not in written(seen(cut), Piece("tableau", "Y"))
    first = replace(cut, stage=1)
    assert label(seen(first), Piece("tableau", "Y")) == "Yellow, to move: influence 0"
    counted = replace(cut, influence=(7, *cut.influence[1:]))
    assert label(seen(counted), Piece("tableau", "Y")) == "Yellow, to move: influence 7"


@pytest.mark.parametrize("wide", [850.0, 936.0, 1170.0])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_broad_board_is_low_so_that_what_lies_before_the_players_is_seen_with_it(players: int, wide: float) -> None:
    for seed in range(4):
        scene = seen(GAME.new(players, seed), wide)
        fields = [spot for spot in scene.spots() if isinstance(spot.of, tuple)]
        assert min(spot.w for spot in fields) > 15
        low = scene.height < 0.7 * wide
        assert low or wide < 900
    assert seen(GAME.new(players, 1), 839.0).height > 0.9 * 839


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wide", [300.0, 320.0, 519.0, 520.0, 1000.0])
def test_how_the_game_stands_is_never_cut_short_and_the_title_gives_way_to_it(wide: float, language: str) -> None:
    for position in (GAME.new(2, 1), played(5, 1)[-1]):
        say = words(language, GAME.folder / "words")
        drawn = [text.text for text in texts(look(position, say, wide))]
        assert summary(position, say) in drawn
        assert ("GANGSTER" in drawn) == (wide >= 520)


def test_the_map_has_tablets_where_there_is_room_and_plates_where_there_is_not() -> None:
    assert not seen(GAME.new(4, 1), 640.0).small
    assert seen(GAME.new(4, 1), 639.0).small


def test_among_plates_the_district_of_the_car_to_move_is_enlarged_or_the_one_that_is_asked_for() -> None:
    position = state({"The Loop": "4 2 @2x3", "Chinatown": "3 @1x2"}, {"yellow": {"at": "The Loop"}})

    def districts(scene: Scene) -> set[str]:
        return {spot.of[0] for spot in scene.spots() if isinstance(spot.of, tuple)}

    assert districts(seen(position, 360.0)) == {"The Loop"}
    assert districts(seen(position, 360.0, Marks(enlarged="Chinatown"))) == {"Chinatown"}
    assert districts(seen(position, 360.0, Marks(enlarged="Stickney"))) == {"The Loop"}
    assert districts(seen(position)) == {"The Loop", "Chinatown"}


def test_the_plate_that_stands_out_is_that_of_the_tablet_shown_large_and_no_other() -> None:
    position = state({"The Loop": "4 2 @2x3", "Chinatown": "3 @1x2"}, {"yellow": {"at": "Stickney"}})

    def outstanding(chosen: str | None, position: State = position) -> set[Where | None]:
        return {one.of for one in of_kind(seen(position, 360.0, Marks(enlarged=chosen)), Area) if one.colour == "glow"}

    assert outstanding("Chinatown") == {"Chinatown"}
    assert outstanding("Stickney") == outstanding(None) == {"The Loop"}
    assert outstanding("Stickney", state({}, {"yellow": {"at": "The Loop"}})) == {"Stickney"}


def test_a_plate_says_where_a_doubler_lies_in_words_that_can_be_read_and_none_otherwise() -> None:
    scene = seen(state({"The Loop": "4 @1x2 x2", "Chinatown": "3 @1x2"}), 360.0, Marks(enlarged="Chinatown"))
    assert written(scene, Piece("doubler", "The Loop")) == ["×2"]
    assert written(scene, Piece("doubler", "Chinatown")) == []
    assert [text.size >= 11 for text in texts(scene) if text.text == "×2"] == [True]


def test_a_place_without_a_tablet_looks_otherwise_than_an_empty_tablet_where_others_have_one() -> None:
    def drawn(scene: Scene, place: str) -> set[str]:
        return {text.colour for text in texts(scene) if text.of == place}

    for wide in (360.0, 1000.0):
        scene = seen(state({"The Loop": "4 @1x2"}, {"yellow": {"at": "Stickney"}}), wide)
        assert drawn(scene, "Stickney") == {"soft"}
        assert "soft" not in drawn(scene, "The Loop")
        assert drawn(seen(state(cars={"yellow": {"at": "Stickney"}}), wide), "Stickney") == {"ink"}


@pytest.mark.clause("setup.tablets")
def test_of_a_district_without_a_tablet_nothing_is_known() -> None:
    scene = seen(state({"The Loop": "4 @1x2"}))
    assert label(scene, "Stickney") == "Stickney: nothing is known of its tablet"
    assert written(scene, "Stickney") == ["Stickney"]
    assert "nothing is known" not in label(scene, "The Loop")


@pytest.mark.clause("harbour.no-tablet")
def test_the_harbour_shows_what_lies_on_display() -> None:
    scene = seen(state(display=["door", "tommy gun"]))
    assert written(scene, Piece("display", "door", 1)) == ["door"]
    assert written(scene, Piece("display", "tommy gun", 2)) == ["tommy gun"]
    assert label(scene, "Gold Coast") == "Gold Coast, the harbour; on display: door and tommy gun"
    assert [spot for spot in seen(state()).spots() if isinstance(spot.of, Piece) and spot.of.kind == "display"] == []


def test_a_refused_field_gets_a_red_outline_and_no_other_does() -> None:
    position = state({"The Loop": "4 @1x4 : YG"})
    assert outlined(seen(position, marks=Marks(refused=(("The Loop", 2),))), "red") == {("The Loop", 2)}
    assert outlined(seen(position), "red") == set()


@pytest.mark.parametrize("where", ["The Loop", ("The Loop", 2), Piece("car", "Y"), Piece("trunk", "Y", 1),
                                   Piece("display", "door", 1), "Gold Coast", "Stickney"], ids=str)  # fmt: skip
def test_what_is_possible_or_pointed_at_is_outlined_in_brass_and_what_is_chosen_in_red(where: Where) -> None:
    position = state({"The Loop": "4 @1x4 : YG"}, {"yellow": {"at": "The Loop"}}, display=["door"])
    assert outlined(seen(position, marks=Marks(open=(where,))), "brass") == {where}
    assert outlined(seen(position, marks=Marks(chosen=(where,))), "red") == {where}
    assert outlined(seen(position, marks=Marks(pointed=(where,))), "brass") == {where}
    assert outlined(seen(position, marks=Marks(refused=(where,), open=(where,))), "brass") == set()


def test_what_moved_last_is_outlined_softly() -> None:
    position = state({"The Loop": "4 @1x4 : YG"})
    assert outlined(seen(position, marks=Marks(last=("The Loop", ("The Loop", 1)))), "soft") == {
        "The Loop",
        ("The Loop", 1),
    }
    assert outlined(seen(position), "soft") == set()


@pytest.mark.clause("drive.roads")
def test_the_ways_of_drives_are_drawn_in_red_along_the_roads() -> None:
    def drawn(scene: Scene) -> list[Line]:
        return [line for line in of_kind(scene, Line) if line.plane == WAY and line.colour == "red"]

    scene = seen(state(), marks=Marks(ways=(("West Side", "Greek Town", "The Loop"),)))
    (line,) = drawn(scene)
    assert line.colour == "red"
    ends = [(spot.x, spot.y, spot.w, spot.h) for spot in map(scene.spot, ("West Side", "The Loop")) if spot]
    for point, (x, y, w, h) in zip((line.points[:2], line.points[-2:]), ends, strict=True):
        assert x < point[0] < x + w
        assert y < point[1] < y + h
    assert drawn(seen(state())) == []


@pytest.mark.parametrize("wide", [360.0, 1000.0])
def test_the_cards_that_lead_to_a_place_are_noted_there(wide: float) -> None:
    scene = seen(state(), wide, Marks(notes=(("The Loop", "2"), ("The Loop", "3+"), ("Gold Coast", "1"))))
    assert written(scene, "The Loop")[-2:] == ["2", "3+"]
    assert "1" in written(scene, "Gold Coast")
    assert "2" not in written(seen(state(), wide), "The Loop")


def test_a_mark_at_one_place_leaves_the_picture_of_every_other_as_it_was() -> None:
    position = GAME.new(4, 1)
    plain, marked = seen(position), seen(position, marks=Marks(refused=("The Loop",)))
    other = [one for one, before in zip(marked.parts, plain.parts, strict=True) if one != before]
    assert {shape.of for part in other for shape in part.shapes if isinstance(shape.of, str)} == {"The Loop"}


@pytest.mark.clause("cicero.closed")
def test_where_cars_drive_through_the_closed_cicero_it_is_shown_with_its_roads_and_a_way_leads_through() -> None:
    position = state(players=3, board=ROUND_CICERO, rulings={"cicero": "road"})
    for wide in WIDTHS:
        cicero = seen(position, wide).spot("Cicero")
        assert cicero is not None
        assert cicero.label == "Cicero: closed; cars may only drive through"
        scene = seen(position, wide, Marks(ways=(("Mill", "Cicero", "Park"),)))
        (line,) = [line for line in of_kind(scene, Line) if line.plane == WAY and line.colour == "red"]
        for point, place in ((line.points[:2], "Mill"), (line.points[-2:], "Park")):
            spot = scene.spot(place)
            assert spot is not None
            assert spot.x < point[0] < spot.x + spot.w
