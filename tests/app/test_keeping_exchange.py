"""What is exported is taken in again; what is no such file is refused with a sentence, and nothing of it is kept."""

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gangster_widgets.app.keeping import exchange
from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.keeping.exchange import Game, Progress, Taken, Value, written
from gangster_widgets.app.keeping.store import Store, new_secret
from gangster_widgets.kernel.game import SaidError, Unreadable
from tests.app.kept import answer, said


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(tmp_path / "kept")) as made:
        yield made


def file(**fields: Any) -> dict[str, Any]:
    """A right file as data, with some of it changed."""
    usual = Progress(at=1.0, answers=(answer(),), values=(Value("k", 1.0, 1),), games=(Game("g", "G", 1.0, 1),))
    return json.loads(written(usual)) | fields


def changed(**fields: Any) -> dict[str, Any]:
    """A right file whose answer is changed."""
    whole = file()
    whole["answers"][0] |= fields
    return whole


def test_what_is_exported_is_taken_in_by_another_learner_and_again_by_none(store: Store) -> None:
    one, two = store.learner(new_secret()), store.learner(new_secret())
    for _ in range(3):
        one.answered(answer())
    one.keep("page", {"puzzle": "é"})
    one.save_game("g", "Mine", [1, None])
    assert two.take_in(one.export()) == Taken(3, 1, 1)
    assert two.take_in(one.export()) == Taken(0, 0, 0)
    assert (two.answers(), two.kept("page"), two.game("g")) == (one.answers(), {"puzzle": "é"}, [1, None])
    assert two.games() == one.games()


def test_the_file_is_readable_json_with_a_line_for_each_thing(store: Store) -> None:
    learner = store.learner()
    learner.answered(given := answer())
    learner.keep("page", 1)
    text = learner.export().decode()
    whole = json.loads(text)
    assert (whole["format"], whole["version"]) == ("gangster-widgets-progress", 1)
    assert [each["id"] for each in whole["answers"]] == [given.id]
    assert sum(given.id in line for line in text.splitlines()) == 1


def test_a_file_of_a_learner_without_anything_can_be_taken_in(store: Store) -> None:
    assert store.learner().take_in(store.learner().export()) == Taken(0, 0, 0)


def test_only_what_is_newer_replaces_what_is_there(store: Store) -> None:
    learner = store.learner()
    learner.keep("old", "mine")
    learner.keep("new", "mine")
    learner.save_game("g", "Mine", "mine")
    far, long_ago = 1e10, 1.0
    values = (Value("old", far, "theirs"), Value("new", long_ago, "theirs"), Value("other", long_ago, "theirs"))
    games = (Game("g", "Theirs", long_ago, "theirs"), Game("h", "Theirs", long_ago, "theirs"))
    taken = learner.take_in(written(Progress(at=1.0, answers=(), values=values, games=games)))
    assert taken == Taken(0, 2, 1)
    assert [learner.kept(key) for key in ("old", "new", "other")] == ["theirs", "mine", "theirs"]
    assert [learner.game(name) for name in ("g", "h")] == ["mine", "theirs"]


FAULTS = {
    "nothing": (b"", "not complete JSON"),
    "a text": (b"Dear learner", "not complete JSON"),
    "half a file": (json.dumps(file()).encode()[:-20], "not complete JSON"),
    "not UTF-8": (json.dumps(file()).encode().replace(b"gap-1", b"gap\xff1"), "not complete JSON"),
    "deep": (b'{"format": "gangster-widgets-progress", "at": ' + b"[" * 100_000, "too deeply|not complete"),
    "a list": (b"[1, 2]", "“format” is not"),
    "another file": (b'{"cells": []}', "“format” is not"),
    "a newer file": (file(version=2), "newer version"),
    "no version": ({key: value for key, value in file().items() if key != "version"} | {"version": 0}, "version"),
    "answers missing": (
        {key: value for key, value in file().items() if key != "answers"},
        "“answers” is missing in the file",
    ),
    "unknown key": (file(more=1), "“more” is not known in the file"),
    "answers no list": (file(answers={}), "answers does not hold what it should: right would be a list"),
    "an answer no mapping": (file(answers=[1]), r"answers\[0\] does not .* a mapping"),
    "a field missing": (file(values=[{"key": "k", "data": 1}]), r"“at” is missing in values\[0\]"),
    "an unknown field": (changed(secret="x"), r"“secret” is not known in answers\[0\]"),
    "a wrong type": (changed(level="high"), r"answers\[0\].level does not .* a whole number"),
    "a wrong number": (changed(rung=-1), r"answers\[0\].rung does not .* a whole number"),
    "too large a number": (changed(variant=2**70), r"answers\[0\].variant does not"),
    "a wrong text": (changed(verdict="perhaps"), r"answers\[0\].verdict does not .* one of the values"),
    "a wrong id": (changed(id="../../x"), r"answers\[0\].id does not .* a text"),
    "too long a text": (changed(puzzle="x" * 300), r"answers\[0\].puzzle does not .* a text"),
    "too long a list": (changed(rules=["x"] * 300), r"answers\[0\].rules does not .* a list"),
    "a wrong time": (changed(at="today"), r"answers\[0\].at does not .* a number"),
    "too long a key": (file(values=[{"key": "k" * 101, "at": 1, "data": 1}]), r"values\[0\].key does not .* a text"),
    "a game without a name": (file(games=[{"id": "", "title": "t", "at": 1, "data": 1}]), r"games\[0\].id does not"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_file_with_a_fault_is_refused_with_a_sentence_in_every_language(store: Store, fault: str) -> None:
    data, sentence = FAULTS[fault]
    learner = store.learner()
    learner.keep("mine", 1)
    with pytest.raises(Unreadable, match=sentence) as refused:
        learner.take_in(data if isinstance(data, bytes) else json.dumps(data).encode())
    assert len(set(said(refused.value))) == 4
    assert (learner.answers(), learner.keys(), learner.games()) == ((), ("mine",), ())


def test_a_right_file_with_a_mark_of_its_encoding_is_taken_in(store: Store) -> None:
    assert store.learner().take_in(b"\xef\xbb\xbf" + json.dumps(file()).encode()) == Taken(1, 1, 1)


def test_a_file_that_is_too_large_is_not_read(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchange, "MOST_BYTES", 1_000_000)
    with pytest.raises(Unreadable, match="larger than 1 MB") as refused:
        store.learner().take_in(json.dumps(file()).encode() + b" " * 1_000_000)
    assert len(said(refused.value)) == 4


def test_what_would_be_too_much_is_refused_as_a_whole(store: Store) -> None:
    learner = store.learner()
    learner.keep("mine", "x" * 10_000_000)
    large = [{"key": f"k{number}", "at": 1, "data": "x" * 5_000_000} for number in range(3)]
    with pytest.raises(SaidError, match="more than 24 MB"):
        learner.take_in(json.dumps(file(values=large)).encode())
    assert (learner.answers(), learner.keys(), learner.games()) == ((), ("mine",), ())
    assert learner.take_in(json.dumps(file(values=large[:2])).encode()) == Taken(1, 2, 1)


def test_an_export_that_waits_to_be_kept_holds_what_waits(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with closing(Store(tmp_path / "file")) as store:
        learner, waiting = store.learner(), answer()
        with pytest.raises(SaidError):
            learner.answered(waiting)
        assert waiting.id.encode() in learner.export()


plain = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53), 2**53)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
moments = st.floats(0, 1e11)
names = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20)
answers = st.builds(
    Answer,
    id=st.sampled_from([f"{number:032x}" for number in range(6)]),
    at=moments,
    game=names,
    puzzle=names,
    variant=st.integers(0, 2**53),
    kind=names,
    level=st.none() | st.integers(1, 5),
    rules=st.lists(names, max_size=2).map(tuple),
    verdict=st.sampled_from(["right", "wrong"]),
    given=plain,
    ideas=st.lists(names, max_size=2).map(tuple),
    rung=st.integers(0, 4),
    seconds=st.floats(0, 1e9),
    mode=st.sampled_from(["practice", "timed"]),
    sitting=st.text(st.characters(exclude_categories=["Cs"]), max_size=5),
)
values = st.builds(Value, key=st.sampled_from("abc"), at=moments, data=plain)
games = st.builds(Game, id=st.sampled_from("gh"), title=names, at=moments, data=plain)
progress = st.builds(
    Progress,
    at=moments,
    answers=st.lists(answers, max_size=4).map(tuple),
    values=st.lists(values, max_size=3, unique_by=lambda value: value.key).map(tuple),
    games=st.lists(games, max_size=2, unique_by=lambda game: game.id).map(tuple),
)


def as_data(exported: bytes) -> Any:
    """What is in a file, but for when it was made."""
    return json.loads(exported) | {"at": 0}


@settings(max_examples=60, deadline=None)
@given(first=progress, second=progress)
def test_merging_keeps_each_answer_once_and_the_newest_of_everything_else(first: Progress, second: Progress) -> None:
    with TemporaryDirectory() as place, closing(Store(Path(place))) as store:
        one, two = store.learner(new_secret()), store.learner(new_secret())
        one.take_in(written(first))
        one.take_in(written(second))
        assert {each.id for each in one.answers()} == {each.id for each in (*first.answers, *second.answers)}
        for kept, of in ((first.values, "key"), (first.games, "id")):
            for each in kept:
                rivals = [
                    r for r in (second.values if of == "key" else second.games) if getattr(r, of) == getattr(each, of)
                ]
                right = rivals[0] if rivals and rivals[0].at > each.at else each
                found = one.kept(each.key) if of == "key" else one.game(each.id)
                assert found == msgspec.json.decode(msgspec.json.encode(right.data))
        two.take_in(one.export())
        assert as_data(two.export()) == as_data(one.export())
        assert one.take_in(two.export()) == Taken(0, 0, 0)


@settings(max_examples=200, deadline=None)
@given(data=st.binary(max_size=200) | plain.map(lambda value: json.dumps(value).encode()))
def test_whatever_is_sent_as_a_file_is_refused_with_a_sentence(data: bytes) -> None:
    with pytest.raises(Unreadable) as refused:
        exchange.read(data)
    assert len(said(refused.value)) == 4


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_a_right_file_with_anything_put_somewhere_is_read_or_refused_with_a_sentence(data: st.DataObject) -> None:
    whole = file()
    places: list[tuple[Any, Any]] = [(whole, key) for key in whole]
    places += [(each, key) for name in ("answers", "values", "games") for each in whole[name] for key in each]
    inside, key = data.draw(st.sampled_from(places))
    inside[key] = data.draw(plain)
    told = []
    try:
        exchange.read(json.dumps(whole).encode())
    except Unreadable as refused:
        told = said(refused)
    assert len(told) in (0, 4)
