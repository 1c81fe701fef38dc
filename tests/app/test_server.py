"""The server: what it answers, what it refuses, and how many it lets in."""

import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError

from gangster_widgets.app.server.headers import POLICY, SAFE
from gangster_widgets.kernel.words import LANGUAGES, words

from .serving import BROKEN, LABEL, SEEN, Site, knock, message, served, talk, until

HEARD = """
import ipywidgets, pathlib
number = ipywidgets.IntText()
number.observe(lambda change: pathlib.Path("heard").write_text(str(change.new)), "value")
number
"""
"""A notebook that writes down what it is told."""

OUTSIDE = [
    "/../pyproject.toml",
    "/..%2f..%2fetc/passwd",
    "/etc/passwd",
    "/small.ipynb",
    "/errors.log",
    "/voila/files/small.ipynb",
    "/voila/files/../errors.log",
    "/voila/files/picture.png",
    "/voila/templates/../../../etc/passwd",
    "/voila/templates/lab/static/voila.js",
    "/voila/templates/gangster/static/../index.html.j2",
    "/voila/templates/gangster/static/..%2findex.html.j2",
    "/voila/templates/gangster/static/",
    "/voila/templates/gangster/static//etc/passwd",
    "/voila/static/0/../../../../../../../../../../etc/passwd",
    "/voila/static/0/..%2f..%2fconf.json",
    "/voila/static/0/%00",
    "/voila/labextensions/anywidget/static/../package.json",
    "/voila/labextensions/anywidget/package.json",
    "/voila/labextensions/anywidget/static/../../../../../../../../etc/passwd",
    "/voila/render/small.ipynb",
    "/voila/tree",
    "/voila/api/contents/",
    "/voila/api/themes/x/index.css",
    "/voila/query/00000000-0000-0000-0000-000000000000",
    "/voila/execution/00000000-0000-0000-0000-000000000000",
    "/api/kernels",
    "/api/contents",
    "/api/kernelspecs",
    "/login",
    "/logout",
    "/favicon.ico",
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for whoever is on this machine, with room for many."""
    with served(tmp_path_factory.mktemp("site"), HEARD, limit=100) as site:
        yield site


def test_the_page_comes_with_its_kernel_and_without_sources(site: Site) -> None:
    answer = site.ask()
    assert answer.status == 200
    assert "IntText" in answer.outputs[0]["data"]["text/plain"]
    assert "observe" not in answer.text
    assert site.ask(f"/api/kernels/{answer.kernel}").status == 200


def test_widgets_messages_pass_and_code_does_not(site: Site, tmp_path_factory: pytest.TempPathFactory) -> None:
    ran = tmp_path_factory.mktemp("ran") / "here"
    page = site.ask()
    model = page.outputs[0]["data"]["application/vnd.jupyter.widget-view+json"]["model_id"]
    code = f"open({str(ran)!r}, 'w').close()"
    told = {"comm_id": model, "data": {"method": "update", "state": {"value": 42}, "buffer_paths": []}}
    said = [
        *(message(kind, code=code, silent=False, allow_stdin=False) for kind in ("execute_request", "debug_request")),
        message("comm_msg", **told),
        message("kernel_info_request"),
    ]
    heard = [one["header"]["msg_type"] for one in talk(site, page.kernel, said, "kernel_info_reply")]
    told_file = Path(site.kernels()[0].cwd()) / "heard"
    until(told_file.exists)
    assert told_file.read_text() == "42"
    assert "execute_reply" not in heard
    assert "error" not in heard
    assert not ran.exists()


@pytest.mark.parametrize("path", OUTSIDE)
def test_nothing_else_is_served(site: Site, path: str) -> None:
    answer = site.ask(path)
    assert answer.status in {403, 404}
    assert "location" not in answer.headers
    assert "root:" not in answer.text
    assert words("en").say("server-page-start") in answer.text


def test_no_kernel_starts_for_what_is_not_served(tmp_path: Path) -> None:
    with served(tmp_path, heated=0) as site:
        for path in OUTSIDE:
            site.ask(path)
        for method in ("HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"):
            assert site.ask("/", method, **({} if method == "HEAD" else {"Content_Length": "0"})).status in {200, 405}
        site.ask("/", Sec_Purpose="prefetch;prerender")
        assert not site.kernels()


@pytest.mark.parametrize(
    ("path", "method", "status"),
    [
        ("/", "GET", 200),
        ("/", "HEAD", 200),
        ("/", "DELETE", 405),
        ("/?page=%ff", "GET", 200),
        ("/nothing", "GET", 404),
        ("/nothing", "POST", 404),
        ("/voila/templates/gangster/static/gangster.js", "GET", 200),
        ("/voila/static/0/voila.js", "GET", 200),
        ("/voila/static/0/voila.js", "POST", 405),
        ("/voila/labextensions/nothing/static/x.js", "GET", 404),
        ("/api/kernels/00000000-0000-0000-0000-000000000000", "GET", 404),
        ("/api/kernels/00000000-0000-0000-0000-000000000000", "DELETE", 405),
        ("/api/kernels/00000000-0000-0000-0000-000000000000/channels", "GET", 404),
        ("/voila/api/shutdown/00000000-0000-0000-0000-000000000000", "POST", 403),
    ],
)
def test_every_answer_has_safe_headers_and_no_traceback(site: Site, path: str, method: str, status: int) -> None:
    answer = site.ask(path, method, **({"Content_Length": "0"} if method in {"POST", "DELETE"} else {}))
    assert answer.status == status
    assert {name: answer.headers[name] for name in SAFE} == dict(SAFE)
    policy = dict(one.split(" ", 1) for one in answer.headers["Content-Security-Policy"].split("; "))
    assert set(policy) == set(POLICY)
    assert policy["connect-src"] == f"'self' ws://127.0.0.1:{site.port} wss://127.0.0.1:{site.port}"
    assert "unsafe" not in policy["script-src"]
    assert "Server" not in answer.headers
    assert "Traceback" not in answer.text


def test_the_kernel_ends_when_its_page_asks_for_it_and_only_with_the_pages_own_token(site: Site) -> None:
    page = site.ask()
    token = re.search(r"_xsrf=([^;]+)", page.cookies)
    assert token
    address = f"/voila/api/shutdown/{page.kernel}"
    assert site.ask(address, "POST", b"").status == 403
    assert site.ask(address, "POST", b"", Cookie=page.cookies).status == 403
    assert site.ask(address, "POST", b"", Cookie=page.cookies, X_XSRFToken="2|00000000|00|1").status == 403
    assert site.ask(f"/api/kernels/{page.kernel}").status == 200
    assert site.ask(address, "POST", b"", Cookie=page.cookies, X_XSRFToken=token[1]).status == 204
    assert site.ask(f"/api/kernels/{page.kernel}").status == 404


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "192.0.2.1", "127.0.0.1.evil.example", "0.0.0.0"])
@pytest.mark.parametrize("path", ["/", "/nothing", "/voila/static/0/voila.js", "/api/kernels/" + "-".join("abcde")])
def test_a_foreign_host_is_refused(site: Site, host: str, path: str) -> None:
    assert site.ask(path, Host=host).status == 403


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:1", "[::1]:8870"])
def test_this_machines_own_names_are_let_in(site: Site, host: str) -> None:
    assert site.ask("/", "HEAD", Host=host).status == 200


def test_a_foreign_origin_reaches_no_kernel(site: Site) -> None:
    kernel = site.ask().kernel
    own = f"http://127.0.0.1:{site.port}"
    assert talk(site, kernel, [message("kernel_info_request")], "kernel_info_reply", Origin=own)
    for origin in ("http://evil.example", f"http://localhost:{site.port}", "null"):
        assert knock(site, kernel, Origin=origin) == 403


def test_a_websocket_to_a_kernel_that_is_gone_is_refused_quietly(site: Site) -> None:
    assert knock(site, "00000000-0000-0000-0000-000000000000") == 404


def test_what_is_too_large_is_refused_and_the_server_goes_on(site: Site) -> None:
    page = site.ask()
    assert site.ask("/nothing", "POST", Content_Length=str(2**20 + 1)).status == 400
    large = message("comm_msg", comm_id="none", data={"filling": "x" * 4 * 2**20})
    with pytest.raises(ConnectionClosedError):
        talk(site, page.kernel, [large], "comm_msg")
    smaller = message("comm_msg", comm_id="none", data={"filling": "x" * 3 * 2**20})
    assert talk(site, page.kernel, [smaller, message("kernel_info_request")], "kernel_info_reply")


def test_theme_and_template_in_the_address_change_nothing(tmp_path: Path) -> None:
    with served(tmp_path, SEEN) as site:
        answer = site.ask("/?theme=dark&template=reveal&voila-theme=dark")
        assert "gangster.js" in answer.text
        assert answer.seen["VOILA_PREHEAT"] == "True"


@pytest.mark.parametrize("heated", [0, 1])
def test_a_kernel_sees_nothing_of_any_address_and_nothing_of_the_users_settings(tmp_path: Path, heated: int) -> None:
    with served(tmp_path, SEEN, heated=heated) as site:
        seen = [site.ask(f"/?me=secret-{number}").seen for number in range(3)]
    for one in seen:
        assert "secret" not in json.dumps(one)
        assert json.loads(one["GANGSTER_WIDGETS_APP"])["data"] == str(tmp_path)
        assert not Path(one["JUPYTER_CONFIG_DIR"]).is_relative_to(tmp_path)
        assert not Path(one["IPYTHONDIR"]).is_relative_to(tmp_path)
    written = {path.name for path in tmp_path.rglob("*") if path.is_file()}
    assert written == {"small.ipynb", "errors.log"}


def test_when_all_places_are_taken_a_page_says_so_and_a_place_becomes_free_when_a_page_is_left(tmp_path: Path) -> None:
    with served(tmp_path, LABEL, limit=2) as site:
        pages = [site.ask(), site.ask()]
        full = site.ask("/?page=solve&lang=de")
        assert full.status == 503
        assert full.headers["Retry-After"] == "60"
        assert full.headers["Refresh"] == "30"
        assert words("de").say("server-page-full-title") in full.text
        assert 'href="/?page=solve&amp;lang=de"' in full.text
        again = site.ask("/", Cookie=f"gangster-kernel={pages[0].kernel}")
        assert again.status == 200
        assert site.ask("/", Cookie=f"gangster-kernel={again.kernel}").status == 503
        assert site.ask("/", Cookie="gangster-kernel=none").status == 503
        pages += [again]
        token = re.search(r"_xsrf=([^;]+)", pages[0].cookies)
        assert token
        for page in pages[:2]:
            address = f"/voila/api/shutdown/{page.kernel}"
            assert site.ask(address, "POST", b"", Cookie=pages[0].cookies, X_XSRFToken=token[1]).status == 204
        assert site.ask().status == 200
        assert site.ask().status == 503


@pytest.mark.parametrize("heated", [0, 1, 2])
def test_of_many_who_come_at_once_exactly_as_many_are_let_in_as_there_are_places(tmp_path: Path, heated: int) -> None:
    with served(tmp_path, LABEL, limit=4, heated=heated) as site, ThreadPoolExecutor(9) as crowd:
        statuses = [answer.status for answer in crowd.map(lambda _: site.ask(), range(9))]
        assert sorted(statuses) == [200] * 4 + [503] * 5


def test_a_page_that_was_left_without_a_word_makes_room_after_a_while(tmp_path: Path) -> None:
    with served(tmp_path, LABEL, limit=1, idle=1) as site:
        assert site.ask().status == 200
        until(lambda: site.ask().status == 200)


def test_kernels_that_are_killed_make_room_and_are_not_started_again(tmp_path: Path) -> None:
    with served(tmp_path, LABEL, limit=1) as site:
        page = site.ask()
        until(lambda: len(site.kernels()) == 2)
        before = {one.pid for one in site.kernels()}
        for one in site.kernels():
            one.kill()
        until(lambda: site.ask(f"/api/kernels/{page.kernel}").status == 404)
        until(lambda: len(site.kernels()) == 1)
        assert not before & {one.pid for one in site.kernels()}
        again = site.ask()
        assert again.status == 200
        assert talk(site, again.kernel, [message("kernel_info_request")], "kernel_info_reply")


def test_a_notebook_that_breaks_shows_a_sentence_and_no_traceback(tmp_path: Path) -> None:
    with served(tmp_path, BROKEN) as site:
        answer = site.ask()
    assert "ZeroDivision" not in answer.text
    for language in LANGUAGES:
        assert words(language).say("server-page-went-wrong") in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_template_says_what_the_words_say(site: Site, language: str) -> None:
    assert f'<p lang="{language}">{words(language).say("server-page-needs-script")}</p>' in site.ask().text
