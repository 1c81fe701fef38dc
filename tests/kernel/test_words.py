"""Words: the same messages in every language, every sentence made from the reason alone."""

import importlib
import pkgutil
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from gangster_widgets import games as shelf
from gangster_widgets.kernel.game import game, games
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.why import Rule
from gangster_widgets.kernel.words import INTERFACE, LANGUAGES, Words, words
from gangster_widgets.puzzles.kind import SHELF, kinds

FOLDERS = [INTERFACE, *(game(name).folder / "words" for name in games())]
folders = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)


def entries(folder: Path, language: str) -> list[ast.EntryType]:
    files = sorted((folder / language).glob("*.ftl"))
    return [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]


def layout(folder: Path, language: str) -> dict[str, list[str]]:
    """For each file the messages in it, in their order."""
    found = {}
    for file in sorted((folder / language).glob("*.ftl")):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        found[file.name] = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    return found


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Every message with the facts that it uses."""

    def facts(node: object) -> set[str]:
        if isinstance(node, ast.VariableReference):
            return {node.id.name}
        if isinstance(node, list):
            return set().union(*map(facts, node))
        return facts(list(vars(node).values())) if isinstance(node, ast.BaseNode) else set()

    return {entry.id.name: facts(entry) for entry in entries(folder, language) if isinstance(entry, ast.Message)}


def rules() -> list[tuple[str, Rule]]:
    """Every kind of reason there is, with its game."""
    found = []
    packages = [(name, importlib.import_module(f"{shelf.__name__}.{name}")) for name in games()]
    packages += [(name, importlib.import_module(f"{SHELF}.{name}")) for name in games() if kinds(name)]
    for name, package in packages:
        for module in pkgutil.iter_modules(package.__path__):
            inside = vars(importlib.import_module(f"{package.__name__}.{module.name}")).values()
            found += [(name, value) for value in inside if isinstance(value, Rule)]
    return found


@folders
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_of_words_is_readable_and_says_nothing_twice(folder: Path, language: str) -> None:
    found = entries(folder, language)
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


@folders
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_message_stands_in_the_same_file_in_every_language(folder: Path, language: str) -> None:
    assert layout(folder, language) == layout(folder, "en")


@folders
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_facts(folder: Path, language: str) -> None:
    assert messages(folder, language) == messages(folder, "en")


def test_every_reason_has_a_sentence_with_its_facts_and_a_clause() -> None:
    said = {name: messages(game(name).folder / "words", "en") for name in games()}
    clauses = {name: rulebook(game(name).folder) for name in games()}
    for name, rule in rules():
        assert said[name][rule.name] <= set(rule.facts), rule.name
        assert rule.clause in clauses[name], rule.name


def test_no_two_reasons_of_a_game_have_the_same_name() -> None:
    for name in games():
        names = [rule.name for owner, rule in set(rules()) if owner == name]
        assert len(names) == len(set(names))


@pytest.mark.parametrize(("language", "said"), [("en", "and"), ("de", "und"), ("nl", "en"), ("fr", "et")])
def test_things_are_listed_as_the_language_does(language: str, said: str) -> None:
    assert words(language).list(["1", "2", "3"]) == f"1, 2 {said} 3"
    assert words(language).list(["1"]) == "1"
    assert words(language).list([]) == ""


def test_one_of_several_things_is_named_as_the_language_names_it(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    text = "name-prison = Gefängnis\nlies-there = Dort liegt { ANY_NAME($cards) }.\n"
    (tmp_path / "de" / "cards.ftl").write_text(text, encoding="utf-8")
    assert words("de", tmp_path).say("lies-there", cards=(2, 3, "prison")) == "Dort liegt 2, 3 oder Gefängnis."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_a_game_has_of_its_own_is_said_whatever_was_said_before(language: str, tmp_path: Path) -> None:
    (tmp_path / language).mkdir()
    (tmp_path / language / "own.ftl").write_text("editor-how-form = Own.\nother = Other.\n", encoding="utf-8")
    for first in ("editor-how", "other"):
        say = Words(language, tmp_path)
        assert say.say(first)
        assert say.say("editor-how-form") == "Own."
    assert words(language).say("editor-how-form") != "Own."


def test_a_missing_message_is_an_error_and_never_an_empty_sentence() -> None:
    with pytest.raises(KeyError, match="no message no-such-thing"):
        words("de").say("no-such-thing")


def test_a_fact_that_a_sentence_lacks_is_an_error() -> None:
    with pytest.raises(ValueError, match="file-too-large"):
        words("en").say("file-too-large")


def test_things_of_any_length_can_be_said() -> None:
    long = tuple(f"{'x' * 50}{number}" for number in range(100))
    say = words("en", game("gangster").folder / "words")
    assert say.say("question-legal", turn=("Y",), actions=long).count("x" * 50) == 100
    assert "y" * 5_000 in say.say("fault-in", file="y" * 5_000, problem="gone")
