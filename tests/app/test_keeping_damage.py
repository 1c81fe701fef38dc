"""A damaged file takes nothing that was confirmed: it is put aside, made again from its twin, and that is said."""

import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gangster_widgets.app.keeping.file import Mark
from gangster_widgets.app.keeping.store import Store
from gangster_widgets.app.keeping.trouble import NotKept
from gangster_widgets.app.keeping.twins import Twins, transaction
from tests.app.kept import COPY, MAIN, answer, as_killed, filled, ids, said

both = pytest.mark.parametrize("name", [MAIN, COPY])


def halved(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def a_text(path: Path) -> None:
    path.write_text("A shopping list, by mistake.\n" * 500)


def without_head(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(bytes(100))


def another_database(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipes(name)")
        db.execute("PRAGMA user_version = 99")
        db.commit()


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "inside").write_text("something")


def one_letter(path: Path) -> None:
    """A letter inside an answer: the structure of the file stays as it was."""
    data = path.read_bytes()
    assert b'"gap-1"' in data
    path.write_bytes(data.replace(b'"gap-1"', b'"gap-7"', 1))


def without_an_index(path: Path) -> None:
    """The page that an index begins with holds nothing any more; all rows are as they were."""
    with closing(sqlite3.connect(path)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'answers_as_they_came'").fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\x0a\x00\x00\x00\x00" + size.to_bytes(2, "big") + b"\x00")


KINDS = [halved, empty, a_text, without_head, another_database, a_folder, one_letter, without_an_index]
damages = pytest.mark.parametrize("damage", KINDS, ids=lambda damage: damage.__name__)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "kept"


def whole(store: Store, confirmed: set[str]) -> None:
    """Everything that was confirmed is there, and goes on."""
    learner = store.learner()
    assert {each.id for each in learner.answers()} == confirmed
    assert {each.puzzle for each in learner.answers()} == {"gap-1"}
    assert learner.kept("page") == {"puzzle": "gap-1"}
    assert learner.game("first") == ["a", "move"]
    learner.answered(more := answer())
    confirmed.add(more.id)
    assert {each.id for each in learner.answers()} == confirmed


@both
@damages
def test_one_damaged_file_is_made_again_and_lies_aside(folder: Path, name: str, damage: Callable[[Path], None]) -> None:
    confirmed = filled(folder)
    damage(folder / name)
    with closing(Store(folder)) as store:
        whole(store, confirmed)
        (notice,) = store.notices()
    assert (notice.name, notice.facts["file"]) == ("keeping-mended", str(folder / name))
    assert Path(notice.facts["aside"]).exists()
    assert all(notice.facts["aside"] in sentence for sentence in said(notice))
    with closing(Store(folder)) as again:
        whole(again, confirmed)
        assert again.notices() == ()


@both
def test_a_file_that_is_gone_is_made_again(folder: Path, name: str) -> None:
    confirmed = filled(folder)
    (folder / name).unlink()
    with closing(Store(folder)) as store:
        whole(store, confirmed)
        (notice,) = store.notices()
    assert notice.name == "keeping-missing"
    assert len(said(notice)) == 4


@damages
def test_where_both_are_damaged_both_lie_aside_and_one_begins_anew(
    folder: Path, damage: Callable[[Path], None]
) -> None:
    filled(folder)
    damage(folder / MAIN)
    damage(folder / COPY)
    with closing(Store(folder)) as store:
        assert ids(store) == set()
        (notice,) = store.notices()
        store.learner().answered(answer())
        assert len(ids(store)) == 1
    assert notice.name == "keeping-lost"
    assert len(notice.facts["asides"]) == 2
    assert all(Path(aside).exists() and aside in said(notice)[0] for aside in notice.facts["asides"])


def test_several_damages_in_one_second_put_all_aside(folder: Path) -> None:
    filled(folder)
    for _ in range(3):
        a_text(folder / MAIN)
        with closing(Store(folder)) as store:
            assert len(ids(store)) == 30
    assert len(list(folder.glob("progress-aside-*"))) == 3


@pytest.fixture(scope="module")
def open_files() -> Iterator[tuple[Path, set[str]]]:
    """A folder as a kill leaves it, with logs that were not yet taken into the files, and what was confirmed."""
    with tempfile.TemporaryDirectory() as place:
        confirmed = filled(Path(place) / "kept")
        with closing(Store(Path(place) / "kept")) as store:
            for _ in range(10):
                store.learner().answered(more := answer())
                confirmed.add(more.id)
            as_killed(store.folder, Path(place) / "killed")
        yield Path(place) / "killed", confirmed


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_whatever_happens_to_one_file_or_its_log_nothing_is_lost(
    open_files: tuple[Path, set[str]], data: st.DataObject
) -> None:
    files, confirmed = open_files
    with tempfile.TemporaryDirectory() as place:
        folder = Path(shutil.copytree(files, Path(place) / "kept"))
        path = folder / (data.draw(st.sampled_from([MAIN, COPY])) + data.draw(st.sampled_from(["", "-wal"])))
        content = bytearray(path.read_bytes())
        if data.draw(st.booleans(), label="truncated"):
            del content[data.draw(st.integers(0, len(content))) :]
        for _ in range(data.draw(st.integers(0, 5))):
            start = data.draw(st.integers(0, len(content)))
            noise = data.draw(st.binary(min_size=1, max_size=200))
            content[start : start + len(noise)] = noise
        path.write_bytes(content)
        with closing(Store(folder)) as store:
            whole(store, set(confirmed))
            store.notices()
        with closing(Store(folder)) as again:
            assert len(ids(again)) == len(confirmed) + 1
            assert again.notices() == ()


def test_a_row_that_is_damaged_while_the_file_is_open_is_noticed_when_it_is_read(folder: Path) -> None:
    confirmed = filled(folder)
    with closing(Store(folder)) as store, closing(sqlite3.connect(folder / MAIN)) as db:
        assert store.learner().kept("page") is not None
        db.execute("UPDATE answers SET data = replace(data, 'right', 'wrong') WHERE number = 7")
        db.commit()
        whole(store, confirmed)
        assert {each.verdict for each in store.learner().answers()} == {"right"}
        (notice,) = store.notices()
        assert notice.name == "keeping-mended"


@pytest.mark.parametrize("table", ["kept", "games"])
def test_a_damaged_value_is_never_handed_out(folder: Path, table: str) -> None:
    confirmed = filled(folder)
    with closing(Store(folder)) as store, closing(sqlite3.connect(folder / MAIN)) as db:
        store.learner().keys()
        db.execute(f"UPDATE {table} SET data = '7'")
        db.commit()
        whole(store, confirmed)


def test_a_page_that_has_the_old_file_open_goes_on_in_the_new_one(folder: Path) -> None:
    filled(folder)
    with closing(Store(folder)) as first, closing(Store(folder)) as second:
        assert ids(first) == ids(second)
        a_text(folder / COPY)
        (folder / MAIN).rename(folder / "moved away.db")
        second.learner().answered(one := answer())
        first.learner().answered(two := answer())
        assert {one.id, two.id} <= ids(first)
        assert ids(first) == ids(second)
    with closing(Store(folder)) as again:
        assert {one.id, two.id} <= ids(again)
        assert again.notices() == ()


def test_a_kill_between_the_two_files_is_levelled_in_silence(folder: Path, tmp_path: Path) -> None:
    confirmed = filled(folder)
    before = as_killed(folder, tmp_path / "before")
    with closing(Store(folder)) as store:
        store.learner().answered(more := answer())
    shutil.copyfile(before / COPY, folder / COPY)
    with closing(Store(folder)) as store:
        assert ids(store) == confirmed | {more.id}
        assert store.notices() == ()
    (folder / MAIN).unlink()
    with closing(Store(folder)) as store:
        assert ids(store) == confirmed | {more.id}


def only_the_first(twins: Twins, work: Callable[[sqlite3.Connection], object]) -> object:
    """Writes as somebody does who is killed between the two files."""
    mark = twins.main.mark()
    with transaction(twins.main.db, "IMMEDIATE"):
        done = work(twins.main.db)
        twins.main.note(Mark(mark.writes + 1, "killed"))
    return done


def test_a_log_without_its_file_is_not_taken_for_one_of_the_new_file(folder: Path, tmp_path: Path) -> None:
    confirmed = filled(folder)
    with closing(Store(tmp_path / "elsewhere")) as other:
        for _ in range(20):
            other.learner().answered(answer(puzzle="gap-2"))
        (folder / MAIN).unlink()
        shutil.copyfile(tmp_path / "elsewhere" / f"{MAIN}-wal", folder / f"{MAIN}-wal")
    with closing(Store(folder)) as store:
        whole(store, confirmed)


def test_the_log_of_a_damaged_file_lies_aside_with_it(folder: Path, tmp_path: Path) -> None:
    with closing(Store(folder)) as store:
        store.learner().answered(one := answer())
        killed = as_killed(folder, tmp_path / "killed")
    a_text(killed / MAIN)
    log = (killed / f"{MAIN}-wal").read_bytes()
    with closing(Store(killed)) as store:
        assert ids(store) == {one.id}
        (notice,) = store.notices()
    assert Path(f"{notice.facts['aside']}-wal").read_bytes() == log


def test_another_page_levels_what_a_killed_one_left_before_it_writes(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    confirmed = filled(folder)
    with closing(Store(folder)) as store, closing(Store(folder)) as killed:
        assert ids(store) == confirmed
        with monkeypatch.context() as patched:
            patched.setattr(Twins, "write", only_the_first)
            killed.learner().answered(more := answer())
        store.learner().answered(last := answer())
        (folder / MAIN).rename(folder / "moved away.db")
        assert ids(store) == confirmed | {more.id, last.id}


def test_a_file_from_elsewhere_does_not_overwrite_in_silence(folder: Path, tmp_path: Path) -> None:
    confirmed = filled(folder)
    filled(tmp_path / "elsewhere", 5)
    shutil.copyfile(tmp_path / "elsewhere" / MAIN, folder / COPY)
    with closing(Store(folder)) as store:
        whole(store, confirmed)
        (notice,) = store.notices()
    assert notice.name == "keeping-apart"
    assert Path(notice.facts["aside"]).exists()
    assert len(said(notice)) == 4


def test_a_folder_that_vanishes_under_a_running_program_is_told(folder: Path) -> None:
    filled(folder)
    with closing(Store(folder)) as store:
        ids(store)
        shutil.rmtree(folder)
        store.learner().answered(answer())
        (notice,) = store.notices()
        assert len(ids(store)) == 1
    assert notice.name == "keeping-vanished"
    assert len(said(notice)) == 4


def test_where_nothing_can_be_put_aside_the_twin_is_read_and_it_is_said(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    confirmed = filled(folder)
    a_text(folder / MAIN)

    def refuse(path: Path, target: Path) -> Path:
        raise PermissionError(13, "The file is used by another program", str(path))

    with closing(Store(folder)) as store:
        with monkeypatch.context() as patched:
            patched.setattr(Path, "rename", refuse)
            learner = store.learner()
            assert ids(store) == confirmed
            assert [notice.name for notice in store.notices()] == ["keeping-read-only"]
            with pytest.raises(NotKept):
                learner.answered(answer())
            assert len(learner.answers()) == len(confirmed) + 1
        learner.keep("later", 1)
        assert learner.pending == 0
        assert len(ids(store)) == len(confirmed) + 1
