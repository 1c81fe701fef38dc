"""Where nothing can be written any more, what was kept can be read, what comes waits, and what is wrong is said."""

import os
import resource
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
from filelock import FileLock

from gangster_widgets.app.keeping import store as storing
from gangster_widgets.app.keeping.store import Store
from gangster_widgets.app.keeping.trouble import NotKept
from tests.app.kept import COPY, MAIN, answer, filled, ids, said, without_rights

MOUNT = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs"]


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes where one may be mounted; elsewhere a folder, in which `full` does otherwise."""
    mounted = os.geteuid() == 0 and subprocess.run([*MOUNT, str(tmp_path)], check=False).returncode == 0
    try:
        yield tmp_path
    finally:
        if mounted:
            subprocess.run(["umount", str(tmp_path)], check=True)


@contextmanager
def full(disk: Path, store: Store) -> Iterator[None]:
    """No room is left."""
    if os.path.ismount(disk):
        with (disk / "ballast").open("wb", buffering=0) as ballast, suppress(OSError):
            while ballast.write(bytes(4096)):
                pass
        yield
        (disk / "ballast").unlink()
    else:
        for file in store._twins.files:
            file.db.execute("PRAGMA max_page_count = 1")
        yield
        for file in store._twins.files:
            file.db.execute(f"PRAGMA max_page_count = {2**30}")


def refused(store: Store) -> tuple[set[str], NotKept]:
    """Answers until one is refused: those that were confirmed, and why the last was not."""
    learner, confirmed = store.learner(), set()
    try:
        while True:
            learner.answered(given := answer(given="x" * 5_000))
            confirmed.add(given.id)
    except NotKept as error:
        return confirmed, error


def test_a_full_disk_loses_nothing_that_was_confirmed_and_says_so(disk: Path) -> None:
    confirmed = filled(disk / "kept")
    with closing(Store(disk / "kept")) as store:
        learner = store.learner()
        assert ids(store) == confirmed
        with full(disk, store):
            more, error = refused(store)
            assert error.name == "keeping-full"
            assert all(str(disk) in sentence for sentence in said(error))
            assert confirmed | more <= ids(store)
            late = answer(given="y" * 5_000)
            with pytest.raises(NotKept):
                learner.answered(late)
            assert learner.pending == 1
            assert late in learner.answers()
            with pytest.raises(NotKept):
                learner.keep("page", "z" * 50_000)
            assert learner.kept("page") == {"puzzle": "gap-1"}
            assert late.id.encode() in learner.export()
        learner.keep("page", "there is room again")
        assert learner.pending == 0
    with closing(Store(disk / "kept")) as again:
        assert confirmed | more | {late.id} <= ids(again)
        assert again.learner().kept("page") == "there is room again"
        assert again.notices() == ()


def test_where_the_disk_is_full_from_the_beginning_what_was_kept_can_be_read(disk: Path) -> None:
    confirmed = filled(disk / "kept")
    with closing(Store(disk / "kept")) as first:
        ids(first)
        with full(disk, first), closing(Store(disk / "kept")) as store:
            assert ids(store) == confirmed
            store.notices()
        first.learner().answered(answer())
        assert first.notices() == ()


def test_a_new_store_on_a_full_disk_says_so_and_begins_when_there_is_room(disk: Path) -> None:
    store = Store(disk / "kept")
    with closing(store), closing(Store(disk / "other")) as other:
        ids(other)
        with full(disk, other):
            if os.path.ismount(disk):
                learner = store.learner()
                assert learner.answers() == ()
                assert [notice.name for notice in store.notices()] == ["keeping-full"]
                with pytest.raises(NotKept, match="is full"):
                    learner.answered(answer())
                assert len(learner.answers()) == 1
        store.learner().answered(answer())
        assert not list((disk / "kept").glob("*.new*"))


def test_a_limit_to_the_size_of_files_loses_nothing_either(tmp_path: Path) -> None:
    confirmed = filled(tmp_path / "kept")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    with closing(Store(tmp_path / "kept")) as store:
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, hard))
            more, error = refused(store)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert error.name == "keeping-trouble"
        assert len(said(error)) == 4
        assert confirmed | more <= ids(store)
        store.learner().answered(last := answer())
        assert confirmed | more | {last.id} <= ids(store)
    with closing(Store(tmp_path / "kept")) as again:
        assert confirmed | more | {last.id} <= ids(again)


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder that everybody can reach."""
    with tempfile.TemporaryDirectory() as place:
        Path(place).chmod(0o755)
        yield Path(place)


def test_a_folder_that_must_not_be_written_can_be_read_and_it_is_said(open_to_all: Path) -> None:
    folder = open_to_all / "kept"
    folder.mkdir()
    confirmed = filled(folder)
    with closing(Store(folder)) as store:
        learner = store.learner()
        with without_rights(folder):
            assert ids(store) == confirmed
            (notice,) = store.notices()
            with pytest.raises(NotKept) as error:
                learner.answered(waiting := answer())
            assert learner.pending == 1
            assert {each.id for each in learner.answers()} == confirmed | {waiting.id}
            assert learner.kept("page") == {"puzzle": "gap-1"}
            assert store.notices() == ()
        assert notice.name == error.value.name == "keeping-read-only"
        assert all(str(folder) in sentence for sentence in (*said(notice), *said(error.value)))
        learner.keep("page", "open again")
        assert (learner.pending, learner.kept("page")) == (0, "open again")
        assert ids(store) == confirmed | {waiting.id}


def test_where_nothing_can_be_written_the_file_is_read_that_is_further(open_to_all: Path) -> None:
    for behind in (MAIN, COPY):
        folder = open_to_all / behind / "kept"
        folder.mkdir(parents=True)
        confirmed = filled(folder)
        before = (folder / behind).read_bytes()
        with closing(Store(folder)) as store:
            store.learner().answered(more := answer())
        (folder / behind).write_bytes(before)
        with closing(Store(folder)) as store, without_rights(folder):
            assert ids(store) == confirmed | {more.id}


def test_a_folder_that_is_closed_while_it_is_open_refuses_what_comes(open_to_all: Path) -> None:
    folder = open_to_all / "kept"
    folder.mkdir()
    confirmed = filled(folder)
    with closing(Store(folder)) as store:
        assert ids(store) == confirmed
        with without_rights(folder):
            with pytest.raises(NotKept, match="Nothing can be written"):
                store.learner().answered(answer())
            assert ids(store) == confirmed
        store.learner().answered(answer())
        assert len(ids(store)) == len(confirmed) + 1


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("in the way")
    with closing(Store(tmp_path / "a file" / "kept")) as store:
        learner = store.learner()
        assert (learner.answers(), learner.keys(), learner.games()) == ((), (), ())
        (notice,) = store.notices()
        with pytest.raises(NotKept) as error:
            learner.answered(answer())
        assert notice.name == error.value.name == "keeping-no-folder"
        assert len(said(error.value)) == 4
        (tmp_path / "a file").unlink()
        learner.keep("page", 1)
        assert len(learner.answers()) == 1
        assert learner.pending == 0


def test_somebody_who_writes_all_the_time_is_waited_for_and_then_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path / "kept")
    monkeypatch.setattr(storing, "PATIENCE", 0.05)
    with closing(Store(tmp_path / "kept")) as store:
        ids(store)
        with FileLock(tmp_path / "kept" / "progress.lock"):
            failed: list[NotKept] = []

            def attempt() -> None:
                try:
                    store.learner().answered(answer())
                except NotKept as error:
                    failed.append(error)

            thread = threading.Thread(target=attempt)
            thread.start()
            thread.join()
        assert [error.name for error in failed] == ["keeping-busy"]
        assert len(said(failed[0])) == 4
        store.learner().answered(answer())


def test_reading_waits_for_nobody_who_writes(tmp_path: Path) -> None:
    confirmed = filled(tmp_path / "kept")
    with closing(Store(tmp_path / "kept")) as reader, closing(Store(tmp_path / "kept")) as writer:
        ids(reader)
        seen: list[set[str]] = []

        def work(db: object) -> None:
            thread = threading.Thread(target=lambda: seen.append(ids(reader)))
            thread.start()
            thread.join()

        writer.write(work)
        assert seen == [confirmed, confirmed]
