"""Who may come in where a token is needed, and that the token is seen by nobody else."""

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from gangster_widgets.app.server.doors import cleaned
from gangster_widgets.app.server.pages import language
from gangster_widgets.kernel.words import LANGUAGES, words

from .serving import LABEL, SEEN, TOKEN, Site, knock, message, served, talk, until

SHARED = {"host": "0.0.0.0", "token": TOKEN}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that needs a token; its notebook tells what its kernel sees."""
    folder = tmp_path_factory.mktemp("shared")
    with served(folder, SEEN, **SHARED, limit=100, setting={"shared": True, "data": str(folder)}) as site:
        yield site


@pytest.fixture(scope="module")
def cookies(site: Site) -> str:
    """What a browser keeps that has shown the token."""
    return site.ask(f"/?token={TOKEN}").cookies


@pytest.fixture(scope="module")
def kernel(site: Site, cookies: str) -> str:
    """The kernel of somebody who is in."""
    return site.ask(Cookie=cookies).kernel


def test_without_the_token_nothing_is_shown_and_nothing_starts(tmp_path: Path) -> None:
    with served(tmp_path, **SHARED, heated=0) as site:
        for path in ("/", "/?page=solve", "/?token=", "/?token=wrong", f"/?token={TOKEN}x"):
            for method in ("GET", "HEAD"):
                answer = site.ask(path, method)
                assert answer.status == 403, path
                assert "kernelId" not in answer.text
        assert not site.kernels()


def test_without_the_token_no_kernel_is_reached(site: Site, kernel: str) -> None:
    other = "username-127-0-0-1=2|1:0|10:1|5:x|4:none|" + "0" * 64
    for headers in ({}, {"Cookie": other}, {"Authorization": "token wrong"}, {"Authorization": "token "}):
        assert site.ask(f"/api/kernels/{kernel}", **headers).status == 403
        assert site.ask(f"/voila/api/shutdown/{kernel}", "POST", b"", **headers).status == 403
        assert knock(site, kernel, **headers) == 403
    assert site.ask(f"/api/kernels/{kernel}?token={TOKEN}").status == 403


def test_with_the_token_everything_is_reached(site: Site, cookies: str, kernel: str) -> None:
    assert site.ask(f"/api/kernels/{kernel}", Cookie=cookies).status == 200
    assert talk(site, kernel, [message("kernel_info_request")], "kernel_info_reply", Cookie=cookies)
    assert site.ask("/", Authorization=f"token {TOKEN}").status == 200


def test_scripts_and_styles_are_open(site: Site) -> None:
    assert site.ask("/voila/templates/gangster/static/gangster.js").status == 200
    assert site.ask("/voila/static/0/voila.js").status == 200
    assert site.ask("/nothing").status == 404


@pytest.mark.parametrize(
    ("asked", "left"),
    [
        (f"/?token={TOKEN}", "/"),
        (f"/?page=solve&token={TOKEN}&puzzle=a%20b", "/?page=solve&puzzle=a+b"),
        (f"/?token={TOKEN}&token=again", None),
        (f"/?page=%26token%3D&token={TOKEN}", "/?page=%26token%3D"),
        (f"/?lang=&token={TOKEN}", "/?lang="),
    ],
)
def test_the_token_leaves_the_address_before_anything_starts(site: Site, asked: str, left: str | None) -> None:
    answer = site.ask(asked)
    assert answer.headers["Location"] == left
    assert answer.status == (302 if left else 403)
    assert TOKEN not in str(answer.headers)
    assert TOKEN not in answer.text
    assert ("username" in answer.cookies) == bool(left)
    assert all("SameSite=Lax" in one for one in answer.headers.get_all("Set-Cookie") or [])


def test_no_kernel_ever_sees_the_token(site: Site, cookies: str) -> None:
    for query in ("", "?page=solve", "?token=", ""):
        answer = site.ask(f"/{query}", Cookie=cookies)
        if answer.status == 200:
            assert TOKEN not in json.dumps(answer.seen)
            assert TOKEN not in answer.text
            assert json.loads(answer.seen["GANGSTER_WIDGETS_APP"])["shared"] is True
    for one in site.kernels():
        assert TOKEN not in json.dumps(one.environ())


def test_where_no_token_is_needed_one_in_the_address_leaves_it_too(tmp_path: Path) -> None:
    with served(tmp_path, LABEL) as site:
        answer = site.ask("/?token=whatever&page=solve")
        assert (answer.status, answer.headers["Location"]) == (302, "/?page=solve")
        assert "username" not in answer.cookies


def test_who_was_let_in_by_another_server_is_not_let_in_here(site: Site, cookies: str, tmp_path: Path) -> None:
    with served(tmp_path, **SHARED) as other:
        name, _, value = cookies.partition("=")
        moved = f"{name.replace(str(site.port), str(other.port))}={value}"
        assert other.ask("/", "HEAD", Cookie=moved).status == 403
        assert other.ask("/", "HEAD", Authorization=f"Bearer {TOKEN}").status == 200


def test_the_address_that_is_printed_opens(site: Site) -> None:
    assert site.url.endswith(f"/?token={TOKEN}")
    path = site.url[site.url.index("/?") :]
    assert site.ask(path).status == 302


def test_any_name_of_this_machine_is_fine_where_others_come(site: Site) -> None:
    assert site.ask("/voila/static/0/voila.js", "HEAD", Host="school.example").status == 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_asked_for_the_token_understands_it_and_keeps_the_address(site: Site, lang: str) -> None:
    say = words(lang).say
    asked = site.ask('/?page=solve&puzzle="><b>', Accept_Language=f"tlh, {lang}-XX;q=0.9, x;q=0.8")
    assert f'<html lang="{lang}">' in asked.text
    assert say("server-page-token") in asked.text
    assert '<input type="hidden" name="page" value="solve">' in asked.text
    assert "<b>" not in asked.text
    wrong = site.ask(f"/?lang={lang}&token=not-the-token-at-all", Accept_Language="en")
    assert say("server-page-wrong-token") in wrong.text
    assert "not-the-token-at-all" not in wrong.text


@pytest.mark.parametrize(
    ("asked", "accepted", "lang"),
    [
        ("", "", "en"),
        ("fr", "de", "fr"),
        ("tlh", "nl-BE,fr;q=0.5", "nl"),
        ("", "da, de;q=0.3, fr;q=0.8", "fr"),
        ("", "de;q=0, nl;q=0.1", "nl"),
        ("", "de;q=much", "en"),
        ("", ",;=;q=,", "en"),
    ],
)
def test_the_language_is_the_addresss_or_the_browsers(asked: str, accepted: str, lang: str) -> None:
    assert language(asked, accepted) == lang


def test_an_address_without_the_token_is_the_same_otherwise() -> None:
    assert cleaned("/", "") == "/"
    assert cleaned("/", "token=a&token=b") == "/"
    assert cleaned("/", f"a={quote('ü&=')}&token=b&c") == f"/?a={quote('ü&=')}&c="


def test_no_line_that_the_server_writes_has_the_token(tmp_path: Path) -> None:
    with served(tmp_path, **SHARED) as site:
        for path in ("/", "/nothing", "/api/kernels/x", "/api/kernels/00000000-0000-0000-0000-000000000000"):
            for given in (TOKEN, f"{TOKEN}x"):
                site.ask(f"{path}?token={given}")
                site.ask(f"{path}?token={given}", "POST", b"")
        until(lambda: len(site.kernels()) == 1)
    assert (tmp_path / "errors.log").read_text() == ""
