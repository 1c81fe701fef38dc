"""Exercises in addresses: what is packed comes out again, and whatever else somebody sends is refused in a sentence."""

import base64
import json
import zlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gangster_widgets.app.address import address
from gangster_widgets.app.exercise import LONGEST, MOST_BYTES, VERSION, address_of, identity, packed, plain, unpacked
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.game import SaidError, Unreadable
from gangster_widgets.puzzles.bank import composed, puzzle
from gangster_widgets.puzzles.loader import read_puzzle
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.puzzles.variant import variant

PUZZLES = list(composed())


def letters_of(text: str | bytes) -> str:
    """Whatever somebody packs."""
    whole = text.encode() if isinstance(text, str) else text
    return VERSION + base64.urlsafe_b64encode(zlib.compress(whole, 9)).decode().rstrip("=")


def same(one: Puzzle, other: Puzzle) -> bool:
    """Whether two puzzles are the same but for their ids."""
    return (plain(one), one.state, one.ask) == (plain(other), other.state, other.ask)


@given(st.sampled_from(PUZZLES), st.integers(0, 20))
@settings(deadline=None, max_examples=60)
def test_every_puzzle_and_every_variant_comes_out_as_it_went_in(one: Puzzle, number: int) -> None:
    other = (variant(one, number) if number else one) or one
    found = unpacked(packed(other))
    assert same(found, other)
    assert found.solution() == other.solution()
    assert packed(found) == packed(other)


def test_every_puzzle_that_comes_along_fits_an_address_and_goes_through_it() -> None:
    for one in PUZZLES:
        link = address_of(one, lang="fr")
        assert link is not None
        assert len(link.query()) < LONGEST / 4
        assert address(link.query()) == link
        assert same(unpacked(address(link.query()).exercise), one)


def test_the_id_is_made_of_the_content_and_is_none_of_the_puzzles_that_come_along() -> None:
    found = [unpacked(packed(one)) for one in PUZZLES]
    assert len({one.id for one in found}) == len(PUZZLES)
    assert not {one.id for one in found} & {one.id for one in PUZZLES}
    assert unpacked(packed(found[0])).id == found[0].id
    assert unpacked(packed(puzzle("north-side"))).id.startswith("the-north-side-")


def test_the_id_that_a_link_claims_is_not_believed() -> None:
    data = plain(puzzle("tie-of-two")) | {"id": "north-side"}
    assert unpacked(letters_of(json.dumps(data))).id == identity(plain(puzzle("tie-of-two")))


@given(st.dictionaries(st.sampled_from(["en", "de", "nl", "fr"]), st.text(max_size=120)))
def test_any_title_comes_out_as_it_went_in(title: dict[str, str]) -> None:
    data = plain(puzzle("first-count")) | {"id": "x", "title": {lang: text for lang, text in title.items() if text}}
    one = read_puzzle(json.dumps(plain(puzzle("first-count")) | {"id": "x"}))
    one.title = data["title"]
    found = unpacked(packed(one))
    assert found.title == data["title"]
    assert found.id == identity(plain(one))


@given(st.sampled_from(PUZZLES), st.data())
@settings(deadline=None, max_examples=150)
def test_a_link_that_was_damaged_on_its_way_is_refused_or_the_same(one: Puzzle, data: Any) -> None:
    whole = packed(one)
    at = data.draw(st.integers(0, len(whole) - 1))
    letter = data.draw(st.sampled_from("AZaz09-_ %é\n"))
    damaged = data.draw(
        st.sampled_from([whole[:at], whole[:at] + letter + whole[at + 1 :], whole[at:], whole + letter])
    )
    try:
        found = unpacked(damaged)
    except (SaidError, Faulty):
        return
    assert same(found, one)


@given(st.text(max_size=300) | st.binary(max_size=300).map(letters_of) | st.text(max_size=300).map(letters_of))
@settings(deadline=None)
def test_anything_else_is_refused(letters: str) -> None:
    with pytest.raises((SaidError, Faulty)):
        unpacked(letters)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("", "exercise-damaged"),
        ("[]", "exercise-damaged"),
        ("a: 1\n---\nb: 2", "exercise-damaged"),
        (b"\xff\xfe", "exercise-damaged"),
        (" " * (MOST_BYTES + 1), "exercise-large"),
    ],
)
def test_what_is_no_exercise_says_so(text: str | bytes, name: str) -> None:
    with pytest.raises(Unreadable) as refused:
        unpacked(letters_of(text))
    assert refused.value.name == name


@pytest.mark.parametrize("around", ["{}.", "{}>", "{} ", "{}),", "{}»"])
def test_what_stands_around_a_link_in_a_sentence_does_no_harm(around: str) -> None:
    sent = packed(puzzle("north-side"))
    assert same(unpacked(around.format(sent)), puzzle("north-side"))
    assert same(unpacked(f"{sent[:70]}\n {sent[70:]}"), puzzle("north-side"))
    with pytest.raises(Unreadable):
        unpacked(f"{sent[:70]}.{sent[70:]}")


def test_a_bomb_is_not_unpacked() -> None:
    bomb = letters_of(b" " * 4_000_000)
    assert len(bomb) < LONGEST
    with pytest.raises(Unreadable, match="larger than any exercise"):
        unpacked(bomb)


def test_nesting_aliases_and_tags_are_refused() -> None:
    deep = "[" * 500 + "]" * 500
    for text in (f'{{"position": {deep}}}', "a: &a [1]\nb: [*a, *a]\nc: !!python/object:os.system x", "&x [*x]"):
        with pytest.raises((Faulty, Unreadable)):
            unpacked(letters_of(text))


def test_an_exercise_that_does_not_hold_together_is_refused_with_all_that_is_wrong() -> None:
    data = plain(puzzle("north-side")) | {"ask": {"district": "Nowhere"}, "rules": ["no.such"], "more": 1}
    with pytest.raises(Faulty) as refused:
        unpacked(letters_of(json.dumps(data)))
    assert {fault.name for fault in refused.value.faults} == {"ask-district", "puzzle-rule", "schema-unknown-key"}


def test_an_exercise_of_another_version_says_so() -> None:
    with pytest.raises(Unreadable, match="another version"):
        unpacked("b" + packed(puzzle("north-side"))[1:])


def test_a_puzzle_that_is_too_large_has_no_address() -> None:
    one = read_puzzle(json.dumps(plain(puzzle("north-side")) | {"id": "x"}))
    one.story = {"en": "".join(chr(0x4E00 + nth * 7919 % 20_000) for nth in range(4_000))}
    assert len(packed(one)) > LONGEST
    assert address_of(one) is None


def test_a_text_is_read_as_the_one_puzzle_that_it_is() -> None:
    assert read_puzzle(json.dumps(plain(puzzle("north-side")) | {"id": "x"})).solution()["yellow"] == 10
    with pytest.raises(Faulty, match="no puzzle"):
        read_puzzle("# nothing")
    with pytest.raises(Faulty, match="“game” is missing"):
        read_puzzle("id: x")
    with pytest.raises(Faulty, match="2 puzzles"):
        read_puzzle("\n---\n".join(json.dumps(plain(one) | {"id": f"x-{n}"}) for n, one in enumerate(PUZZLES[:2])))
