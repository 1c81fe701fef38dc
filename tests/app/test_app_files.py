"""Files that are handed over: puzzles of one's own with their faults where they are; data out, in, and away."""

from pathlib import Path

import pytest

from gangster_widgets.app.own import MOST_FILES
from gangster_widgets.app.setting import Setting
from gangster_widgets.app.visit import Visit
from tests.puzzles.test_broken import GOOD

from .pages import Page

BAD = GOOD.replace("good-one", "bad-one").replace("T07", "T99")


@pytest.fixture
def page(tmp_path: Path) -> Page:
    """The page of puzzles, of one person on a machine."""
    return Page(Setting(data=str(tmp_path)), "?page=solve&puzzle=north-side")


def shown(page: Page) -> str:
    return page.words()


def test_a_puzzle_file_of_ones_own_is_solved_and_is_there_again(page: Page) -> None:
    page.hand("file", "mine.yaml", GOOD.encode())
    assert page.query == "?page=solve&source=own&puzzle=good-one".replace(
        "source=own&puzzle=good-one", "puzzle=good-one&source=own"
    )
    page.solve()
    assert page.puzzle.verdict == "right"
    again = Page(page.app._setting, page.query)
    assert again.puzzle.puzzle.id == "good-one"
    again.use("drop:mine.yaml")
    assert again.query.startswith("?page=solve&puzzle=")
    assert "source" not in again.query


def test_the_faults_of_a_file_are_shown_where_they_are_and_its_good_puzzles_can_be_used(page: Page) -> None:
    page.hand("file", "both.yaml", (GOOD + "---\n" + BAD).encode())
    assert page.puzzle.puzzle.id == "good-one"
    assert "“both.yaml” has a fault" in shown(page)
    assert "Line 15:" in shown(page)
    marked = [node.text() for node in page.nodes() if node.tag == "mark"]
    assert marked == ["15      Cicero: {tablet: T99, gangsters: YG}"]
    assert "One puzzle of it can be used" in shown(page)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "no puzzle"),
        (BAD.encode(), "T99"),
        (b"\xff\xfe\x00", "text"),
        (b"id: [x", "YAML"),
        (b"\x00" * 50, "text"),
        (b"<html><script>alert(1)</script></html>", "fault"),
        (b"!!python/object/apply:os.system ['true']", "fault"),
        (b"a: &a [1]\nb: [" + b"*a," * 2000 + b"]", "fault"),
        (b"[" * 5000, "fault"),
        (GOOD.replace("id: good-one", "id: <b>x</b>").encode(), "fault"),
    ],
)
def test_a_bad_file_says_what_is_wrong_and_changes_nothing(page: Page, data: bytes, said: str) -> None:
    before = page.query
    page.hand("file", "bad.yaml", data)
    assert said in shown(page)
    assert page.query == before
    assert "drop:bad.yaml" not in page.controls()
    assert page.puzzle.puzzle.id == "north-side"


def test_a_file_that_is_too_large_is_not_read(page: Page) -> None:
    page.hand("file", "large.yaml", b"", size=50_000_000)
    assert "more than 16 MB" in shown(page) or "16 MB" in shown(page)
    page.hand("file", "lies.yaml", b"x" * 3000, size=10)
    assert "drop:lies.yaml" not in page.controls()


def test_parts_that_come_in_disorder_are_no_file(page: Page) -> None:
    pane, _ = page.controls()["file"]
    for at, last in ((5, False), (0, False), (900, True)):
        told = {"kind": "part", "do": "file", "name": "odd.yaml", "size": 900, "at": at, "last": last}
        pane._told(told, [GOOD.encode()])
    assert "drop:odd.yaml" not in page.controls()


def test_only_so_many_files_are_kept_and_that_is_said(page: Page) -> None:
    for number in range(MOST_FILES + 1):
        page.hand("file", f"{number}.yaml", GOOD.replace("good-one", f"good-{number}").encode())
    assert f"More than {MOST_FILES} files" in shown(page)
    assert len([do for do in page.controls() if do.startswith("drop:")]) == MOST_FILES


def test_two_files_with_the_same_id_say_so_and_keep_the_first(page: Page) -> None:
    page.hand("file", "one.yaml", GOOD.encode())
    page.hand("file", "two.yaml", GOOD.replace("YG}", "GY}").encode())
    assert "“two.yaml” has a fault" in shown(page)
    assert page.puzzle.puzzle.file == "one.yaml"
    page.use("seen")
    assert "has a fault" not in shown(page)


# Data.


def saved(page: Page) -> bytes:
    """The file that the page gives to its reader."""
    page.tell(kind="went", address="?page=data")
    page.use("out")
    (file,) = [message for message in page.sent if message["kind"] == "save"]
    text: str = file["text"]
    return text.encode()


def test_everything_goes_out_as_a_file_and_comes_in_elsewhere(page: Page, tmp_path: Path) -> None:
    page.solve()
    page.hand("file", "mine.yaml", GOOD.encode())
    elsewhere = Page(Setting(data=str(tmp_path / "elsewhere")), "?page=data")
    elsewhere.hand("in", "saved.json", saved(page))
    assert "with one answer that was not here" in shown(elsewhere)
    assert [answer.puzzle for answer in elsewhere.app._visit.learner.answers()] == ["north-side"]
    elsewhere.tell(kind="went", address="?page=solve&puzzle=good-one&source=own")
    assert elsewhere.puzzle.puzzle.id == "good-one"


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"[1]", b"\xff", b'{"format": "gangster-widgets-progress", "version": 99}']
)
def test_a_file_that_holds_no_progress_is_refused_with_a_sentence(page: Page, data: bytes) -> None:
    page.solve()
    page.tell(kind="went", address="?page=data")
    page.hand("in", "wrong.json", data)
    assert [node for node in page.nodes() if dict(node.attributes).get("key") == "said"]
    assert len(page.app._visit.learner.answers()) == 1


def test_all_is_deleted_only_when_it_was_said_twice_and_not_in_haste(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1_800_000_000.0]
    monkeypatch.setattr(Visit, "now", lambda self: now[0])
    page.solve()
    page.tell(kind="went", address="?page=data")
    assert "yes" not in page.controls()
    page.use("away")
    page.use("no")
    assert len(page.app._visit.learner.answers()) == 1
    page.use("away")
    assert "yes" not in page.controls()
    now[0] += 1.1
    page.app._room.dressed()
    page.use("yes")
    assert not page.app._visit.learner.answers()
    assert "Everything is deleted." in shown(page)
    assert "first" in Page(page.app._setting).controls()


def test_the_private_link_is_offered_on_a_shared_server_only(page: Page, tmp_path: Path) -> None:
    page.tell(kind="went", address="?page=data")
    assert str(tmp_path) in shown(page)
    other = Page(Setting(data=str(tmp_path), shared=True), "?page=data")
    assert str(tmp_path) not in shown(other)
    assert f"http://here/#me={other.kept}" in [dict(node.attributes).get("copy") for node in other.nodes()]
    assert str(other.kept) not in shown(other)


def test_a_folder_of_the_server_can_be_chosen_and_says_its_faults_to_its_owner(tmp_path: Path) -> None:
    folder = tmp_path / "my puzzles"
    folder.mkdir()
    (folder / "mine.yaml").write_text(GOOD + "---\n" + BAD, encoding="utf-8")
    page = Page(Setting(data=str(tmp_path / "data"), puzzles=(str(folder),)), "?page=solve&source=1")
    assert page.puzzle.puzzle.id == "good-one"
    assert "One fault in the folders of puzzles" in shown(page)
    assert "mine.yaml" in shown(page)
    page.use("source", "")
    shared = Page(Setting(data=str(tmp_path / "data"), puzzles=(str(folder),), shared=True), "?page=solve&source=1")
    assert shared.puzzle.puzzle.id == "good-one"
    assert str(folder) not in shown(shared)
