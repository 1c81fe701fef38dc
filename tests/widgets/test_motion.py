"""Movement: scenes on the way from one to the other, where a page wants them, and the true picture at the end."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from gangster_widgets import Board
from gangster_widgets.kernel.why import Where
from gangster_widgets.views.motion import FRAMES, Move, between
from gangster_widgets.views.scene import FACE, FILL, Disc, Group, Part, Rect, Scene, Spot
from gangster_widgets.widgets.board.widget import BoardWidget

from .hands import page

Points = dict[str, tuple[float, float]]
A, B, C = (10.0, 10.0), (110.0, 10.0), (110.0, 60.0)
PLACES: Points = {"west": A, "north": B, "east": C}


def scene(**at: tuple[float, float]) -> Scene:
    """Discs with these names in these places, and three places that stay."""
    parts = []
    for name, (x, y) in {**PLACES, **at}.items():
        spot = Spot(name, name, name, x - 5, y - 5, 10, 10)
        parts.append(Part((Rect(0, 0, 1, 1, "card", FACE), Disc(x, y, 5, "red", FILL, name)), (Group(spot),)))
    return Scene(200, 100, tuple(parts), "a street")


def where(one: Scene, name: Where) -> tuple[float, float]:
    (disc,) = [shape for shape in one.shapes if isinstance(shape, Disc) and shape.of == name]
    return disc.x, disc.y


def test_movement_starts_at_the_old_place_and_ends_before_the_new() -> None:
    frames = list(between(scene(car=A), scene(car=B), [Move("car", "car")]))
    xs = [where(frame, "car")[0] for frame in frames]
    assert len(frames) == FRAMES
    assert xs[0] == A[0]
    assert xs == sorted(xs)
    assert A[0] < xs[1] < xs[-1] < B[0]
    assert {where(frame, "car")[1] for frame in frames} == {A[1]}


def test_movement_goes_along_the_places_on_the_way() -> None:
    straight = list(between(scene(car=A), scene(car=C), [Move("car", "car")]))
    around = list(between(scene(car=A), scene(car=C), [Move("car", "car", ("north",))]))
    for frame in around:
        x, y = where(frame, "car")
        assert y == pytest.approx(A[1]) or x == pytest.approx(B[0])
    assert any(
        y != pytest.approx(A[1]) and x != pytest.approx(B[0]) for x, y in (where(one, "car") for one in straight)
    )


def test_a_place_on_the_way_that_is_not_seen_is_left_out() -> None:
    seen, without = (
        list(between(scene(car=A), scene(car=C), [Move("car", "car", by)])) for by in (("nowhere",), ())
    )  # fmt: skip
    assert seen == without
    assert len(seen) == FRAMES


def test_only_what_moves_moves() -> None:
    after = scene(car=B, other=A)
    for frame in between(scene(car=A, other=A), after, [Move("car", "car")]):
        assert where(frame, "other") == A
        assert all(where(frame, name) == at for name, at in PLACES.items())
        assert list(frame.spots()) == list(after.spots())


def test_something_can_come_from_something_of_another_name() -> None:
    first, *_ = between(scene(aboard=A), scene(aboard=A, gangster=C), [Move("gangster", "aboard")])
    assert where(first, "gangster") == A
    assert where(first, "aboard") == A


def test_nothing_moves_that_is_not_seen_both_before_and_after() -> None:
    assert list(between(scene(), scene(car=A), [Move("car", "car")])) == []
    assert list(between(scene(car=A), scene(), [Move("car", "car")])) == []
    assert list(between(scene(car=A), scene(car=B), [])) == []


# On the board.


@pytest.fixture
def board() -> BoardWidget:
    found = Board()
    page(found, calm=False)
    return found


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[Scene]:
    """The scenes that are painted, one after another and without waiting."""
    found: list[Scene] = []
    monkeypatch.setattr("gangster_widgets.widgets.picture.SECONDS", 0)
    monkeypatch.setattr("gangster_widgets.widgets.picture.paint", lambda canvas, scene, *_: found.append(scene))
    return found


def run(does: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(does())


def test_where_a_loop_runs_a_drive_is_shown_and_ends_with_the_true_picture(
    board: BoardWidget, painted: list[Scene]
) -> None:
    async def drive() -> None:
        board.play("yellow drives 2 to The Loop")
        assert painted == []
        assert board.scene == board.look(1000)
        await board._task

    run(drive)
    assert len(painted) == FRAMES + 1
    assert painted[-1] == board.scene
    assert len(set(painted)) == FRAMES + 1


def test_on_a_calm_page_only_the_true_picture_is_painted(board: BoardWidget, painted: list[Scene]) -> None:
    async def drive() -> None:
        page(board, calm=True)
        painted.clear()
        board.play("yellow drives 2 to The Loop")
        assert board._task is None

    run(drive)
    assert painted == [board.scene]


def test_where_no_loop_runs_only_the_true_picture_is_painted(board: BoardWidget, painted: list[Scene]) -> None:
    board.play("yellow drives 2 to The Loop")
    assert painted == [board.scene]


def test_what_happens_during_a_movement_ends_it_and_the_true_picture_comes_last(
    board: BoardWidget, painted: list[Scene]
) -> None:
    async def drive_on() -> None:
        board.play("yellow drives 2 to The Loop")
        await asyncio.sleep(0)
        first = board._task
        board.play("grey unloads grey")
        await asyncio.sleep(0)
        assert first.cancelled()
        board.clicked("Cicero")
        await asyncio.sleep(0.01)

    run(drive_on)
    assert painted[-1] == board.scene
    assert len(painted) < 2 * FRAMES


def test_undo_and_the_slider_do_not_move_anything(board: BoardWidget, painted: list[Scene]) -> None:
    board.log = ["yellow drives 2 to The Loop", "grey unloads grey"]

    async def back() -> None:
        for goes in (lambda: board.used("at", "0"), lambda: board.used("at", "2"), board.undo):
            painted.clear()
            goes()
            assert painted == [board.scene]

    run(back)


@pytest.mark.parametrize("words", ["yellow drives 3 to Greek Town", "yellow unloads yellow yellow"])
def test_drives_and_gangsters_are_shown_on_their_way(board: BoardWidget, painted: list[Scene], words: str) -> None:
    async def act() -> None:
        board.play(words)
        await board._task

    run(act)
    assert len(painted) == FRAMES + 1
    assert painted[0] != painted[-1] == board.scene
