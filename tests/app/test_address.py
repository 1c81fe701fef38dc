"""Addresses: read tolerantly, written in one way, never with a word of who it is."""

from hypothesis import given
from hypothesis import strategies as st

from gangster_widgets.app.address import Address, address
from gangster_widgets.kernel.record import asdict
from gangster_widgets.kernel.words import LANGUAGES

addresses = st.builds(
    Address,
    page=st.sampled_from(["home", "solve", "data"]),
    puzzle=st.text("abc-", max_size=8),
    variant=st.integers(0, 999_999),
    like=st.text("ab,-", max_size=8),
    about=st.text("é &=?#", max_size=5).map(str.strip),
    kind=st.text("abc", max_size=5),
    level=st.integers(0, 5),
    run=st.sampled_from([0, 3, 5]),
    lang=st.sampled_from(["", *LANGUAGES]),
)


@given(addresses)
def test_what_is_written_is_read_as_the_same(one: Address) -> None:
    assert address(one.query()) == one


@given(st.text(max_size=200))
def test_whatever_stands_there_is_an_address(query: str) -> None:
    assert address(address(query).query()) == address(query)


def test_an_address_says_what_is_wanted_and_leaves_out_what_goes_without_saying() -> None:
    assert Address().query() == "?"
    assert Address(page="solve", puzzle="north-side", lang="de").query() == "?page=solve&puzzle=north-side&lang=de"


def test_what_means_nothing_is_left_out() -> None:
    assert address("?page=solve&level=many&lang=xx&theme=dark&me=secret&token=secret") == Address(page="solve")
    assert address("?page=solve&page=data").page == "solve"
    assert address("?level=99999999999") == Address()


def test_an_address_has_no_place_for_a_learner_or_a_token() -> None:
    assert not {"me", "token", "learner", "secret"} & set(asdict(Address()))
