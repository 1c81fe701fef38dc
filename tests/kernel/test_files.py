"""Files that other people wrote: data only, bounded, every fault at its line."""

import textwrap
import time
from pathlib import Path
from typing import Any

import pytest

from gangster_widgets.kernel.document import documents
from gangster_widgets.kernel.files import Faulty, said
from gangster_widgets.kernel.words import LANGUAGES, words


def read(tmp_path: Path, text: str | bytes) -> Any:
    file = tmp_path / "file.yaml"
    file.write_bytes(text if isinstance(text, bytes) else textwrap.dedent(text).encode())
    return list(documents(file))


def faults(tmp_path: Path, text: str | bytes) -> list[tuple[int | None, str]]:
    """Line and name of everything that is wrong."""
    try:
        found = read(tmp_path, text)
    except Faulty as faulty:
        return [(fault.line, fault.name) for fault in faulty.faults]
    return [(fault.line, fault.name) for document in found for fault in document.faults]


def test_plain_words_stay_words_and_only_numbers_become_numbers(tmp_path: Path) -> None:
    text = "a: no\nb: 1:30\nc: yes\nd: 012\ne: 1_000\nf: 0x1F\ng: 2001-01-01\n"
    text += "h: <<\ni: 3\nj: 2.5\nk: true\nl: null\nm: ~\n"
    assert read(tmp_path, text)[0].data == {
        "a": "no", "b": "1:30", "c": "yes", "d": 12, "e": "1_000", "f": "0x1F", "g": "2001-01-01", "h": "<<",
        "i": 3, "j": 2.5, "k": True, "l": None, "m": None,
    }  # fmt: skip


def test_several_documents_are_read_each_with_its_lines(tmp_path: Path) -> None:
    first, second = read(tmp_path, "a: 1\n---\nb:\n  - 2\n  - c: 3\n")
    assert (first.data, second.data) == ({"a": 1}, {"b": [2, {"c": 3}]})
    assert second.line(("b", 1, "c")) == 5
    assert second.line(("b", 7, "nothing")) == 3


def test_an_alias_is_written_out(tmp_path: Path) -> None:
    assert read(tmp_path, "a: &x [1, 2]\nb: *x\n")[0].data == {"a": [1, 2], "b": [1, 2]}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        pytest.param("a: 1\na: 2\n", [(2, "file-key-twice")], id="a key twice"),
        pytest.param("a: !!python/object/apply:os.system ['true']\n", [(1, "file-tag")], id="a tag that would execute"),
        pytest.param("a: !own 1\nb: !other {c: 1}\n", [(1, "file-tag"), (2, "file-tag")], id="two tags"),
        pytest.param("a: !!str [1]\nb: !!str {c: 1}\n", [(1, "file-tag"), (2, "file-tag")], id="a list tagged as text"),
        pytest.param("a: !!map [1]\nb: !!seq {c: 1}\n", [(1, "file-tag"), (2, "file-tag")], id="a list tagged as map"),
        pytest.param("? [1, 2]\n: 3\n", [(1, "file-key")], id="a list as key"),
        pytest.param("a: 99999999999999999999\n", [(1, "file-number")], id="a number without end"),
        pytest.param("a: !!int x\n", [(1, "file-number")], id="a word tagged as number"),
        pytest.param("a: [1, 2\nb: 3\n", [(2, "file-not-yaml")], id="an open bracket"),
        pytest.param("a:\n\t- 1\n", [(2, "file-tab")], id="a tab"),
        pytest.param("a: *nobody\n", [(1, "file-not-yaml")], id="an alias of nothing"),
        pytest.param(b"a: 1\nb: \xff\xfe\n", [(2, "file-not-text")], id="binary"),
        pytest.param(b"a: 1\nb: \x00\n", [(2, "file-not-text")], id="a null byte"),
        pytest.param("a: " + "[" * 100_000 + "\n", [(1, "file-too-deep")], id="deep nesting"),
        pytest.param("a: &x 1\nb: [" + "*x, " * 1_001 + "]\n", [(2, "file-aliases")], id="too many aliases"),
        pytest.param(b"x" * (16 * 2**20 + 1), [(None, "file-too-large")], id="more than 16 MB"),
    ],
)
def test_a_faulty_or_hostile_file_is_refused_at_its_line_within_a_second(
    tmp_path: Path, text: str | bytes, found: list[tuple[int | None, str]]
) -> None:
    start = time.perf_counter()
    assert faults(tmp_path, text) == found
    assert time.perf_counter() - start < 1


def test_an_alias_bomb_is_refused_before_it_is_written_out(tmp_path: Path) -> None:
    levels = ["l0: &l0 [x, x, x, x, x, x, x, x, x, x]"]
    levels += [f"l{n}: &l{n} [{', '.join([f'*l{n - 1}'] * 10)}]" for n in range(1, 12)]
    start = time.perf_counter()
    assert [name for _, name in faults(tmp_path, "\n".join(levels))] == ["file-too-much"]
    assert time.perf_counter() - start < 1


def test_an_alias_of_itself_is_refused(tmp_path: Path) -> None:
    assert faults(tmp_path, "b: 1\na: &x [1, *x]\n") == [(2, "file-alias-of-itself")]


@pytest.mark.parametrize(("missing", "name"), [("nothing.yaml", "file-missing"), (".", "file-is-folder")])
def test_a_file_that_is_not_there_is_said_to_be_missing(tmp_path: Path, missing: str, name: str) -> None:
    with pytest.raises(Faulty) as raised:
        list(documents(tmp_path / missing))
    assert [fault.name for fault in raised.value.faults] == [name]
    assert raised.value.unread


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_said_with_file_and_line_in_every_language(tmp_path: Path, language: str) -> None:
    (fault,) = read(tmp_path, "a: 1\na: 2\n")[0].faults
    assert said(fault, words(language)).startswith(f"{tmp_path / 'file.yaml'}:2: ")


def test_a_large_good_file_is_read(tmp_path: Path) -> None:
    text = "".join(f"k{number}: [1, 2, 3, text {number}]\n" for number in range(20_000))
    assert len(text) < 10 * 2**20
    assert len(read(tmp_path, text)[0].data) == 20_000
