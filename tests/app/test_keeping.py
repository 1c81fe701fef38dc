"""Keeping: what is confirmed is there again, each learner has what is his, everything can be deleted."""

import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from gangster_widgets.app.keeping.form import NEWEST, OURS, SCRIPTS, put
from gangster_widgets.app.keeping.rows import MOST_BYTES, data_of_answer
from gangster_widgets.app.keeping.store import NOBODY, Notice, Store, new_secret
from gangster_widgets.app.keeping.trouble import NotKept
from gangster_widgets.kernel.game import SaidError
from tests.app.kept import COPY, MAIN, answer, as_killed, ids, said


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(tmp_path / "kept")) as made:
        yield made


def everything(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(folder.iterdir()))


def test_making_a_store_touches_nothing(tmp_path: Path) -> None:
    Store(tmp_path / "kept")
    assert list(tmp_path.iterdir()) == []


def test_an_answer_is_there_when_the_store_is_opened_again_with_all_its_fields(store: Store) -> None:
    given = answer(
        ideas=("majority",), blamed=("reckon.majority",), rung=2, attempt=3, seconds=4.5, sitting="s", level=None
    )
    store.learner().answered(given)
    store.close()
    with closing(Store(store.folder)) as again:
        assert again.learner().answers() == (given,)
        assert again.notices() == ()


def test_answers_come_in_the_order_of_time_whatever_the_order_of_keeping(store: Store) -> None:
    later, earlier = answer(at=2.0), answer(at=1.0)
    learner = store.learner()
    learner.answered(later)
    assert learner.answers() == (later,)
    learner.answered(earlier)
    assert learner.answers() == (earlier, later)


def test_an_answer_that_is_kept_twice_is_one_answer(store: Store) -> None:
    learner, once = store.learner(), answer()
    learner.answered(once)
    learner.answered(msgspec.structs.replace(once, verdict="wrong"))
    assert learner.answers() == (once,)


def test_where_nothing_came_the_answers_are_not_read_again_and_what_another_wrote_is_seen(store: Store) -> None:
    learner = store.learner()
    learner.answered(answer())
    before = learner.answers()
    assert learner.answers() is before
    with closing(Store(store.folder)) as other:
        other.learner().answered(late := answer())
    assert learner.answers() == (*before, late)


def test_an_answer_that_could_not_be_read_again_is_refused_and_not_kept(store: Store) -> None:
    learner = store.learner()
    with pytest.raises(msgspec.ValidationError):
        learner.answered(answer(verdict="perhaps"))
    assert (learner.answers(), learner.pending) == ((), 0)


def test_things_are_kept_under_keys_until_they_are_dropped(store: Store) -> None:
    learner = store.learner()
    assert learner.kept("draft.a") is None
    assert learner.kept("draft.a", 5) == 5
    learner.keep("draft.b", [1])
    learner.keep("draft.a", {"half": "done"})
    learner.keep("page", "solve")
    learner.keep("draft.a", {"whole": "done"})
    assert learner.kept("draft.a") == {"whole": "done"}
    assert learner.keys() == ("draft.a", "draft.b", "page")
    assert learner.keys("draft.") == ("draft.a", "draft.b")
    learner.drop("draft.a")
    learner.drop("never kept")
    assert learner.kept("draft.a") is None
    assert learner.keys() == ("draft.b", "page")


def test_games_are_kept_by_name_the_last_one_first(store: Store) -> None:
    learner = store.learner()
    learner.save_game("one", "The first", {"moves": []})
    learner.save_game("two", "The second", {"moves": [1]})
    learner.save_game("one", "The first, further", {"moves": [1, 2]})
    assert [(game.id, game.title) for game in learner.games()] == [("one", "The first, further"), ("two", "The second")]
    assert learner.game("one") == {"moves": [1, 2]}
    learner.drop_game("one")
    assert learner.game("one", "none") == "none"
    assert [game.id for game in learner.games()] == ["two"]


@pytest.mark.parametrize("text", ["\ud800", "a\x00b", "\U0001f697", "'; DROP TABLE answers; --"])
def test_whatever_a_page_sends_as_text_can_be_kept(store: Store, text: str) -> None:
    learner = store.learner()
    learner.answered(answer(given=text))
    learner.keep("text", text)
    learner.save_game("g", text, text)
    right = text.replace("\ud800", "?")
    assert learner.answers()[0].given == learner.kept("text") == learner.game("g") == learner.games()[0].title == right


def test_too_much_is_refused_and_what_was_kept_stays(store: Store) -> None:
    learner = store.learner()
    learner.keep("large", "x" * (MOST_BYTES - 2))
    with pytest.raises(SaidError, match="more than 12 MB") as refused:
        learner.keep("large", "x" * MOST_BYTES)
    assert len(said(refused.value)) == 4
    opened = store.opened
    with pytest.raises(SaidError, match="more than 24 MB") as refused:
        learner.save_game("also", "large", "x" * (MOST_BYTES - 2))
    assert len(said(refused.value)) == 4
    assert len(learner.kept("large")) == MOST_BYTES - 2
    assert learner.games() == ()
    assert store.opened == opened, "a refusal is no reason to examine the files"


@pytest.mark.parametrize("key", ["", "k" * 101])
def test_a_key_that_is_none_is_refused(store: Store, key: str) -> None:
    with pytest.raises(SaidError, match="1 to 100 characters") as refused:
        store.learner().keep(key, 1)
    assert len(said(refused.value)) == 4
    store.learner().keep("k" * 100, 1)


@pytest.mark.parametrize(
    "secret", ["", "short", "x" * 21, "x" * 65, "x" * 30 + "\n", "../" * 10, "é" * 30, "x" * 20 + " y z"]
)
def test_what_cannot_be_a_secret_is_refused_with_a_sentence(store: Store, secret: str) -> None:
    with pytest.raises(SaidError, match="22 to 64 letters") as refused:
        store.learner(secret)
    assert len(said(refused.value)) == 4


def test_secrets_are_long_and_never_the_same() -> None:
    made = {new_secret() for _ in range(100)}
    assert len(made) == 100
    assert min(map(len, made)) >= 43


def test_a_learner_sees_nothing_of_others_and_changes_nothing_of_theirs(store: Store) -> None:
    one, two, alone = store.learner(new_secret()), store.learner(new_secret()), store.learner()
    given = answer()
    one.answered(given)
    one.keep("page", "solve")
    one.save_game("g", "Mine", [])
    for other in (two, alone):
        assert (other.answers(), other.keys(), other.kept("page"), other.games(), other.game("g")) == (
            (),
            (),
            None,
            (),
            None,
        )
        other.drop("page")
        other.drop_game("g")
        other.answered(msgspec.structs.replace(given, verdict="wrong"))
        other.delete()
    assert (one.answers(), one.kept("page"), one.game("g")) == ((given,), "solve", [])


def test_the_secret_is_in_no_file_and_in_no_export(store: Store) -> None:
    secret = new_secret()
    learner = store.learner(secret)
    learner.answered(answer())
    assert secret.encode() not in everything(store.folder)
    assert secret.encode() not in learner.export()
    store.close()
    assert secret.encode() not in everything(store.folder)


def test_of_a_learner_who_is_deleted_no_byte_is_left_and_others_keep_what_they_have(store: Store) -> None:
    one, two = store.learner(new_secret()), store.learner(new_secret())
    for number in range(60):
        one.answered(answer(given=f"MINE{number}" * 40))
        two.answered(answer(given="theirs"))
        one.keep(f"MINE{number % 7}", "MINE" * (number * 100))
    one.save_game("MINE", "MINE", "MINE")
    assert b"MINE" in everything(store.folder)
    assert one.delete() == ()
    assert b"MINE" not in everything(store.folder)
    assert (one.answers(), one.keys(), one.games()) == ((), (), ())
    assert len(two.answers()) == 60


@pytest.mark.parametrize("seed", [24, 39])
def test_no_byte_is_left_either_where_rows_were_moved_about_in_the_file(store: Store, seed: int) -> None:
    """With these seeds the database itself leaves some, although it overwrites what it deletes."""
    chance = random.Random(seed)
    learners = [store.learner(f"learner-number-{who}-{who}-{who}-{who}") for who in range(4)]
    for number in range(400):
        who = chance.randrange(4)
        learner, word, what = learners[who], f"LEARNER{who}z", chance.random()
        if what < 0.4:
            text = word * chance.randrange(1, 60)
            learner.answered(answer(id=f"{number:032x}", at=float(number), given=text, puzzle=word))
        elif what < 0.7:
            learner.keep(f"{word}{chance.randrange(12)}", word * chance.choice([1, 10, 100, 600, 2000]))
        elif what < 0.8:
            learner.drop(f"{word}{chance.randrange(12)}")
        else:
            learner.save_game(f"{word}{chance.randrange(9)}", word, word * chance.choice([1, 50, 900]))
    learners[1].delete()
    left = everything(store.folder)
    assert b"LEARNER1z" not in left
    assert b"LEARNER0z" in left


def test_after_deleting_one_begins_anew_in_the_same_handle(store: Store) -> None:
    learner = store.learner()
    learner.answered(answer())
    learner.answers()
    learner.delete()
    learner.answered(fresh := answer())
    assert learner.answers() == (fresh,)


def test_files_put_aside_go_with_the_last_learner_and_are_named_while_there_are_others(store: Store) -> None:
    one, two = store.learner(new_secret()), store.learner(new_secret())
    one.answered(answer(given="MINE"))
    two.answered(answer(given="MINE"))
    store.close()
    (store.folder / MAIN).write_bytes(b"MINE")
    (left,) = one.delete()
    assert left.read_bytes() == b"MINE"
    assert two.delete() == ()
    assert b"MINE" not in everything(store.folder)


def old(file: Path, given: object) -> None:
    """A file of the first form."""
    with closing(sqlite3.connect(file)) as db:
        db.executescript(SCRIPTS[0].read_text())
        db.execute("PRAGMA user_version = 1")
        db.execute(f"PRAGMA application_id = {OURS}")
        put(db, "state", 1, "a")
        put(db, "learners", NOBODY)
        put(db, "answers", 1, given.id, data_of_answer(given))
        db.commit()


@pytest.mark.parametrize("files", [(MAIN, COPY), (MAIN,), (COPY,)])
def test_a_file_of_the_first_form_is_brought_to_the_newest_with_what_is_in_it(
    store: Store, files: tuple[str, ...]
) -> None:
    store.folder.mkdir()
    given = answer()
    for file in files:
        old(store.folder / file, given)
    learner = store.learner()
    assert learner.answers() == (given,)
    learner.keep("page", "solve")
    learner.save_game("g", "New", [])
    store.close()
    for file in (MAIN, COPY):
        with closing(sqlite3.connect(store.folder / file)) as db:
            assert db.execute("PRAGMA user_version").fetchone() == (NEWEST,)
            assert db.execute("SELECT count(*) FROM answers, kept, games").fetchone() == (1,)
    (before,) = store.folder.glob("*-v1.db")
    with closing(sqlite3.connect(before)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
        assert db.execute("SELECT count(*) FROM answers").fetchone() == (1,)


def test_a_newer_form_is_not_touched_and_said(store: Store) -> None:
    store.learner().answered(answer())
    store.close()
    for file in (MAIN, COPY):
        with closing(sqlite3.connect(store.folder / file)) as db:
            db.execute("PRAGMA user_version = 99")
    before = {file: (store.folder / file).read_bytes() for file in (MAIN, COPY)}
    learner = store.learner()
    assert learner.answers() == ()
    (notice,) = store.notices()
    assert (notice.name, notice.facts["version"]) == ("keeping-newer", 99)
    with pytest.raises(NotKept, match="newer version"):
        learner.answered(answer())
    assert learner.pending == 1
    store.close()
    assert {file: (store.folder / file).read_bytes() for file in (MAIN, COPY)} == before
    assert len(said(notice)) == 4


def test_a_notice_is_told_once(store: Store) -> None:
    store.learner().answered(answer())
    store.close()
    (store.folder / COPY).unlink()
    assert len(store.learner().answers()) == 1
    assert store.notices() == (Notice("keeping-missing", {"file": str(store.folder / COPY)}),)
    assert store.notices() == ()


def test_two_stores_in_one_process_see_each_other(store: Store) -> None:
    with closing(Store(store.folder)) as other:
        for _ in range(5):
            store.learner().answered(answer())
            other.learner().answered(answer())
        assert len(ids(store)) == len(ids(other)) == 10
    assert len(ids(store)) == 10


def test_a_folder_copied_at_any_moment_holds_all_that_was_confirmed(store: Store, tmp_path: Path) -> None:
    confirmed = set()
    for number in range(5):
        store.learner().answered(given := answer())
        confirmed.add(given.id)
        with closing(Store(as_killed(store.folder, tmp_path / str(number)))) as copied:
            assert ids(copied) == confirmed
            assert copied.notices() == ()


def test_the_store_works_where_there_is_no_jupyter() -> None:
    script = """
import sys
for name in ("ipywidgets", "IPython", "voila", "ipykernel", "tornado"):
    sys.modules[name] = None
import gangster_widgets.app.keeping.store
"""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)
