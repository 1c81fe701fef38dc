"""The puzzle commands, called as people and scripts call them."""

import json
from pathlib import Path

import jsonschema
import pytest
import yaml

from gangster_widgets.cli import main
from gangster_widgets.kernel.game import game, games
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import folder
from gangster_widgets.puzzles.json_schema import json_schema
from gangster_widgets.puzzles.kind import kinds
from tests.puzzles.test_broken import BROKEN, GOOD
from tests.puzzles.test_example import EXAMPLE
from tests.test_cli import call


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A folder with a good puzzle, the example, and one that is refused."""
    (tmp_path / "a.yaml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "b.yml").write_text(EXAMPLE.replace("level: 2", "level: 9"), encoding="utf-8")
    (tmp_path / "c.yaml").write_text(EXAMPLE, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no puzzle", encoding="utf-8")
    return tmp_path


def test_solve_prints_a_json_line_for_each_puzzle_that_can_be_read(files: Path) -> None:
    done = call("solve", str(files), "--json")
    first, second = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 1
    assert f"{files / 'b.yml'}:5: " in done.stderr
    assert first["answer"] == ["grey", "yellow"]
    assert (second["id"], second["kind"]) == ("north-side", "points")
    assert second["answer"] == {"yellow": 10, "grey": 8, "brown": 4, "blue": 10}
    for line in (first, second):
        assert list(line) == ["id", "kind", "answer", "why"]
        assert line["why"]
        for why in line["why"]:
            assert list(why) == ["clause", "text", "where"]
            assert all(isinstance(spot, str | list | dict) for spot in why["where"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_solve_says_why_in_every_language(files: Path, language: str) -> None:
    done = call("solve", str(files / "c.yaml"), "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert "[tie.highest-rank]" in done.stdout


def test_validate_says_every_fault_with_file_line_and_id(files: Path) -> None:
    done = call("validate", str(files), "--json")
    (fault,) = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 1
    assert (fault["file"], fault["line"], fault["id"]) == (str(files / "b.yml"), 5, "north-side")
    assert "5" in fault["problem"]
    plain = call("validate", str(files))
    assert plain.stderr.startswith(f"{files / 'b.yml'}:5: ")
    assert call("validate", str(files / "a.yaml")).returncode == 0


def test_a_file_that_cannot_be_read_at_all_is_status_2(files: Path) -> None:
    (files / "d.yaml").write_bytes(b"\xff\xfe\x00")
    done = call("validate", str(files), "--json")
    assert done.returncode == 2
    assert {"file": str(files / "d.yaml"), "line": 1, "id": None} in [
        {key: json.loads(line)[key] for key in ("file", "line", "id")} for line in done.stdout.splitlines()
    ]
    missing = call("solve", str(files / "nothing.yaml"))
    assert (missing.returncode, missing.stdout) == (2, "")


def test_list_and_show_know_the_puzzles_that_come_along_and_ones_own(files: Path) -> None:
    assert "north-side" in call("list").stdout
    (files / "b.yml").unlink()
    (files / "c.yaml").unlink()
    assert "good-one" in call("list", "--puzzles", str(files)).stdout
    assert "good-one" not in call("list", "--kind", "points", "--puzzles", str(files)).stdout
    line = json.loads(call("list", "--json", "--puzzles", str(files)).stdout.splitlines()[-1])
    assert set(line) == {"id", "game", "kind", "level", "title"}
    assert "? 2 @2x3 : YG" in call("show", "good-one", "--puzzles", str(files)).stdout
    assert call("show", "no-such-puzzle").returncode == 2


@pytest.mark.parametrize("ending", ["svg", "png", "txt"])
def test_show_draws_and_saves_the_position(ending: str, tmp_path: Path) -> None:
    drawn = call("show", "north-side", "--svg", "--lang", "de")
    assert drawn.stdout.startswith("<svg ")
    assert "North Side: Zahlen 5, 4, 2 und ?" in drawn.stdout
    assert "Gelb, Grau, Braun" not in drawn.stdout
    file = tmp_path / f"picture.{ending}"
    assert call("show", "trunk-for-two", "--save", str(file), "--dark").stdout.strip() == str(file)
    saved = file.read_bytes()
    assert saved.startswith({"svg": b"<svg ", "png": b"\x89PNG", "txt": b"Grey to move"}[ending])
    assert ending == "png" or b"Chinatown" in saved


def test_show_says_what_it_cannot_save(tmp_path: Path) -> None:
    for name in ("picture.gif", "nowhere/picture.svg"):
        done = call("show", "north-side", "--save", str(tmp_path / name))
        assert (done.returncode, done.stdout) == (2, "")
        assert "picture" in done.stderr
        assert "Traceback" not in done.stderr


def test_list_knows_no_folder_that_is_not_there(files: Path) -> None:
    assert call("list", "--puzzles", str(files / "nowhere")).returncode == 2


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name in games() for kind in kinds(name)])
def test_a_new_puzzle_of_every_kind_is_read_and_solved(
    name: str, kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", kind, "--game", name]) == 0
    file = tmp_path / "mine.yaml"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["solve", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["why"]


def test_what_new_prints_can_be_kept_in_a_file_and_solved(tmp_path: Path) -> None:
    done = call("new", "order")
    file = tmp_path / "mine.yaml"
    file.write_text(done.stdout, encoding="utf-8")
    solved = call("solve", str(file), "--json")
    assert (done.returncode, solved.returncode) == (0, 0), solved.stderr
    assert json.loads(solved.stdout)["why"]


def test_a_new_puzzle_of_an_unknown_kind_is_a_wrong_call() -> None:
    assert call("new", "riddle").returncode == 2


def test_the_schema_is_a_schema_and_accepts_all_puzzles_that_come_along() -> None:
    schema = json.loads(call("schema").stdout)
    assert schema == json.loads(json.dumps(json_schema()))
    validator = jsonschema.Draft202012Validator(schema)
    validator.check_schema(schema)
    for file in folder().rglob("*.yaml"):
        for puzzle in yaml.safe_load_all(file.read_text(encoding="utf-8")):
            if puzzle is not None:
                validator.validate(puzzle)
    validator.validate(yaml.safe_load(EXAMPLE))


@pytest.mark.parametrize(
    "name",
    ["no id", "an id in capitals", "an unknown game", "an unknown kind", "level six", "a title in Latin", "no position",
     "an unknown key in ask", "seven players", "an unknown key", "doubled once", "gangsters as a list"],
)  # fmt: skip
def test_the_schema_refuses_what_an_editor_can_see(name: str) -> None:
    text = next(text for known, text, *_ in BROKEN if known == name)
    validator = jsonschema.Draft202012Validator(json_schema())
    assert list(validator.iter_errors(yaml.safe_load(text)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_is_printed_as_a_text(language: str) -> None:
    done = call("rulebook", "--lang", language)
    assert done.returncode == 0
    assert done.stdout.count("[") >= 60
    assert "tie.highest-rank" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_in_brief_has_every_clause_on_a_line_and_marks_what_may_be_played_otherwise(language: str) -> None:
    done = call("rulebook", "--summary", "--lang", language)
    lines, clauses = done.stdout.splitlines(), rulebook(game("gangster").folder).values()
    assert done.returncode == 0
    for clause in clauses:
        (line,) = [one for one in lines if one.startswith(f"{clause.title[language]}. {clause.brief[language]}")]
        assert (clause.option in line) if clause.option else line.endswith(clause.brief[language])
    assert len([line for line in lines if line]) == len(clauses) + len({clause.topic for clause in clauses})


def test_the_glossary_is_printed_side_by_side_and_as_json() -> None:
    done = call("rulebook", "--glossary", "--lang", "de")
    first, *rows = done.stdout.splitlines()
    assert first.split() == ["Deutsch", "English", "Nederlands", "Français"]
    assert [row.split() for row in rows if row.startswith("Lücke")] == [
        ["Lücke", "gap", "leegte", "trou", "gap.definition", "gap.filling"]
    ]
    told = [json.loads(line) for line in call("rulebook", "--glossary", "--json").stdout.splitlines()]
    assert len(told) == len(rows)
    assert {"said": {"en": "rank", "de": "Rang", "nl": "rang", "fr": "grade"}, "clauses": ["rank.field"]} in told


def test_the_rulebook_has_one_form_at_a_time() -> None:
    done = call("rulebook", "--glossary", "--summary")
    assert (done.returncode, done.stdout) == (2, "")


def test_the_rulebook_as_a_table_names_tests_and_puzzles() -> None:
    done = call("rulebook", "--coverage", "--json")
    rows = {row["clause"]: row for row in map(json.loads, done.stdout.splitlines())}
    assert done.returncode == 0
    assert rows["tie.highest-rank"]["tests"]
    assert rows["tie.highest-rank"]["puzzles"] >= 1
    assert rows["setup.start-player"]["undrilled"]


def test_check_says_right_with_status_0_and_wrong_with_its_idea_and_status_1(files: Path) -> None:
    right = call(
        "check", str(files / "c.yaml"), "--answer", '{"yellow": 10, "grey": 8, "brown": 4, "blue": 10}', "--json"
    )
    wrong = call(
        "check", str(files / "c.yaml"), "--answer", '{"yellow": 5, "grey": 4, "brown": 2, "blue": 5}', "--json"
    )
    assert (right.returncode, json.loads(right.stdout)["verdict"]) == (0, "right")
    told = json.loads(wrong.stdout)
    assert wrong.returncode == 1
    assert list(told) == ["id", "verdict", "expected", "misconceptions", "why"]
    assert told["misconceptions"] == ["doubler-forgotten"]
    assert told["expected"] == {"yellow": 10, "grey": 8, "brown": 4, "blue": 10}


def test_check_judges_many_answers_a_line_each(files: Path) -> None:
    answers = files / "answers.jsonl"
    lines = [
        '{"id": "good-one", "answer": ["grey", "yellow"]}',
        '{"id": "nobody", "answer": 1}',
        '{"id": "north-side"}',
        "rubbish",
        '{"id": "good-one", "answer": ["purple"]}',
        '{"id": "good-one", "answer": ["yellow", "grey"]}',
    ]
    answers.write_text("\n".join(lines) + "\n\n", encoding="utf-8")
    done = call("check", str(files), "--answers", str(answers), "--json")
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 1
    assert [line["id"] for line in told] == ["good-one", "nobody", "north-side", None, "good-one", "good-one"]
    verdicts = ["right", "unreadable", "not attempted", "unreadable", "unreadable", "wrong"]
    assert [line["verdict"] for line in told] == verdicts
    assert told[-1]["misconceptions"]


def test_a_check_of_a_refused_puzzle_has_status_1_and_says_why(files: Path) -> None:
    done = call("check", str(files / "b.yml"), "--answer", "{}")
    assert (done.returncode, done.stdout) == (1, "")
    assert f"{files / 'b.yml'}:5: " in done.stderr


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (["--answer", "["], 1),
        (["--answer", "null"], 1),
        ([], 2),
        (["--answer", "[]", "--answers", "x"], 2),
        (["--answers", "no-such-file"], 2),
        (["--answer", "[]", "--id", "nobody"], 1),
    ],
)
def test_a_check_that_cannot_be_made_is_told_in_a_sentence(files: Path, arguments: list[str], status: int) -> None:
    done = call("check", str(files / "a.yaml"), *arguments)
    assert done.returncode == status
    assert (done.stdout + done.stderr).strip()
    assert "Traceback" not in done.stderr
