"""The notebooks: each says what it is for, runs from top to bottom, and is kept readable as it came out.

`pytest tests/notebooks --rewrite` runs them and keeps what comes out. Where thousands of games are played, a plain run
plays a few of them and looks for the same kinds of results; that the kept figures are those of all games is a long run.
"""

import re
from pathlib import Path
from string import ascii_uppercase

import nbformat
import pytest
from nbclient import NotebookClient

from gangster_widgets import puzzle
from gangster_widgets.app import rooms
from gangster_widgets.app.address import Address, address
from gangster_widgets.kernel.game import game
from gangster_widgets.lessons.course import lesson, lessons
from gangster_widgets.puzzles.bank import composed

FOLDER = Path(__file__).parent.parent.parent / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("[0-9]-*.ipynb"))
ROOMS = Path(rooms.__path__[0])
LIVE = "application/vnd.jupyter.widget-view+json"
MOST_CODE, MOST_CODE_LINES, MOST_BYTES = 15, 20, 1_500_000
MANY, FEW = "GAMES = 2_000", "GAMES = 40"
"""How many games a notebook plays, and how many of them in a plain run."""

notebooks = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def plays_many(path: Path) -> bool:
    """Whether it plays thousands of games."""
    return any(MANY in cell.source for cell in nbformat.read(path, as_version=4).cells)


def executed(path: Path, games: str = MANY) -> nbformat.NotebookNode:
    """The notebook after it has run, as it is kept: pictures and words, and nothing that only lives with a kernel."""
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        cell.source = cell.source.replace(MANY, games)
    here = {"metadata": {"path": str(FOLDER)}}
    NotebookClient(notebook, timeout=3_600, store_widget_state=False, coalesce_streams=True, resources=here).execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if cell.cell_type == "code":
            cell.outputs = [output for output in cell.outputs if LIVE not in output.get("data", {})]
    notebook.metadata["language_info"] = {"name": "python"}
    return notebook


def said(notebook: nbformat.NotebookNode) -> list[str]:
    """What the cells say and show in words; numbers of plots and pictures' coordinates are left out."""
    found = []
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            text = output.get("text") or output.get("data", {}).get("text/plain", "")
            found.append(re.sub(r"0x[0-9a-f]+|<Figure[^>]*>", "", text))
    return found


def comes_out_as_kept(path: Path, rewrite: bool) -> None:
    """Runs the whole notebook beside what is kept of it."""
    fresh = executed(path)
    if rewrite:
        nbformat.write(fresh, path)
    kept = nbformat.read(path, as_version=4)
    assert said(fresh) == said(kept)
    nbformat.validate(kept)


@pytest.mark.parametrize("path", [path for path in NOTEBOOKS if not plays_many(path)], ids=lambda path: path.stem)
def test_it_runs_and_comes_out_as_it_is_kept(path: Path, rewrite: bool) -> None:
    comes_out_as_kept(path, rewrite)


@pytest.mark.long
@pytest.mark.parametrize("path", [*filter(plays_many, NOTEBOOKS)], ids=lambda path: path.stem)
def test_thousands_of_games_come_out_as_they_are_kept(path: Path, rewrite: bool) -> None:
    comes_out_as_kept(path, rewrite)


@pytest.mark.parametrize("path", [*filter(plays_many, NOTEBOOKS)], ids=lambda path: path.stem)
def test_with_few_games_it_shows_and_tells_the_same_things(path: Path) -> None:
    fresh, kept = executed(path, FEW), nbformat.read(path, as_version=4)
    nbformat.validate(kept)
    assert kinds_shown(fresh) == kinds_shown(kept)
    assert [without_figures(text) for text in said(fresh)] == [without_figures(text) for text in said(kept)]


def kinds_shown(notebook: nbformat.NotebookNode) -> list[list[str]]:
    """What sorts of things the cells show, in their order."""
    outputs = (cell.get("outputs", ()) for cell in notebook.cells)
    return [[kind for output in some for kind in sorted(output.get("data", {"text": ""}))] for some in outputs]


def without_figures(text: str) -> str:
    """The words of a text, whatever its figures are."""
    return " ".join(re.sub(r"[-+]?\d[\d,.]*", "", text).split())


@notebooks
def test_it_says_what_it_is_for_and_has_few_cells_without_plumbing(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    first = notebook.cells[0]
    assert first.cell_type == "markdown"
    assert first.source.startswith("# ")
    assert "**What this is for:**" in first.source
    code = [cell.source for cell in notebook.cells if cell.cell_type == "code"]
    assert len(code) <= MOST_CODE
    assert all(source.count("\n") < MOST_CODE_LINES for source in code)
    assert not any(word in source for source in code for word in ("ipywidgets", "sys.path", "%", "display("))


@notebooks
def test_it_can_be_read_without_being_run(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    kinds = {kind for cell in notebook.cells for output in cell.get("outputs", ()) for kind in output.get("data", {})}
    assert kinds & {"image/svg+xml", "image/png"}
    assert LIVE not in kinds
    assert "widgets" not in notebook.metadata
    assert path.stat().st_size < MOST_BYTES


@notebooks
def test_its_links_lead_to_notebooks_and_headings_that_are_there(path: Path) -> None:
    told = [cell.source for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "markdown"]
    headings = {heading.replace(" ", "-") for text in told for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}
    for link in (link for text in told for link in re.findall(r"\]\(([^)]+)\)", text)):
        assert link.removeprefix("#") in headings if link.startswith("#") else (FOLDER / link).is_file(), link


def test_there_are_these() -> None:
    assert [path.stem for path in NOTEBOOKS] == [
        "1-tour", "2-tie-breaks", "3-gaps", "4-own-puzzle", "5-what-if", "6-statistics", "7-teachers-guide",
        "8-deduction", "9-synchronising",
    ]  # fmt: skip


def test_a_demonstration_of_a_tie_break_takes_three_lines(tmp_path: Path) -> None:
    lines = (
        "from gangster_widgets import Reckoning",
        'lesson = Reckoning("5 4 2 ? @4x4 x2 : EBNY GYNY G...", casino=5, at="tie", asking=True)',
        "lesson",
    )
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("\n".join(lines))])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(tmp_path)}}).execute()
    assert any(LIVE in output.data for output in notebook.cells[0].outputs)


GUIDE = FOLDER / "7-teachers-guide.ipynb"
CHOSEN = 'lang = "en"'


NO_NAMES = {"gangster-widgets", "lang", "sheet-room"}
"""What stands in the guide as names do, and is a command, a variable, a message."""


def named() -> set[str]:
    """What plans and cells name: puzzles, lessons and wrong ideas."""
    found: set[str] = set()
    for cell in nbformat.read(GUIDE, as_version=4).cells:
        plan = cell.cell_type == "markdown"
        found |= set(re.findall(r"`([a-z]+(?:-[a-z]+)*)`" if plan else r'"([a-z]+(?:-[a-z]+)+)"', cell.source))
    return found - NO_NAMES


def addresses(text: str) -> list[Address]:
    """The pages of the app that a text names."""
    return [address(query) for query in re.findall(r"\?\S+", text)]


def test_every_puzzle_lesson_and_idea_that_the_guide_names_is_there() -> None:
    puzzles = {one.id for one in composed()}
    known = puzzles | {one.id for one in lessons("gangster")} | {one.id for one in game("gangster").mistakes}
    assert named() <= known
    assert len(named() & puzzles) > 20


def test_plans_go_on_in_time_and_each_puzzle_of_one_stands_in_the_table_below_it_with_what_to_expect() -> None:
    cells = nbformat.read(GUIDE, as_version=4).cells
    for minutes in (20, 45, 90):
        (at,) = (nth for nth, cell in enumerate(cells) if cell.source.startswith(f"## {minutes} minutes"))
        rows = re.findall(r"^\| (\d+) \|.*\|([^|]*)\|$", cells[at].source, re.MULTILINE)
        starts = [int(start) for start, _ in rows]
        assert starts == sorted(set(starts))
        assert starts[0] == 0
        assert starts[-1] < minutes
        expected = cells[at + 1].outputs[-1]["data"]
        for id_ in (id_ for _, names in rows for id_ in re.findall("`(.+?)`", names)):
            assert f"({id_})" in expected["text/plain"]
            assert f"<code>{id_}</code>" in expected["text/html"]


def test_before_the_class_each_cell_stands_alone_in_three_lines_which_are_folded_away() -> None:
    cells = nbformat.read(GUIDE, as_version=4).cells
    (beamer,) = (nth for nth, cell in enumerate(cells) if cell.source.startswith("# On the beamer"))
    shown = [cell for cell in cells[beamer:] if cell.cell_type == "code"]
    headings = [cell.source for cell in cells[beamer + 1 :] if cell.cell_type == "markdown"]
    assert headings == [f"## Cell {letter}" for letter in ascii_uppercase[: len(shown)]]
    for cell in shown:
        assert cell.source.startswith("from gangster_widgets import ")
        assert len(list(filter(None, cell.source.splitlines()))) <= 3
        assert "lang=lang" in cell.source
        assert cell.metadata["jupyter"]["source_hidden"]


def test_every_address_in_the_guide_opens_what_it_says() -> None:
    found = addresses("".join(said(nbformat.read(GUIDE, as_version=4))))
    pages = {"solve", "sheet", "learn", "play"}
    opened = [here for here in found if here.page in pages]
    assert {here.page for here in opened} == pages
    for here in opened:
        assert (ROOMS / here.page / "room.py").is_file()
        assert here.lang == "en"
        for id_ in filter(None, (here.puzzle, *here.chosen.split(","))):
            assert composed().find(id_).id in named()
        if here.lesson:
            assert lesson("gangster", here.lesson).title["en"]


@pytest.mark.parametrize("lang", ["de", "nl", "fr"])
def test_one_cell_turns_the_guide_into_another_language(lang: str, tmp_path: Path) -> None:
    notebook = nbformat.read(GUIDE, as_version=4)
    (choice,) = (cell for cell in notebook.cells if CHOSEN in cell.source)
    choice.source = choice.source.replace(CHOSEN, f'lang = "{lang}"')
    nbformat.write(notebook, tmp_path / GUIDE.name)
    told = "\n".join(said(executed(tmp_path / GUIDE.name)))
    here, english = (puzzle("tie-of-four").words(one) for one in (lang, "en"))
    for message in ("belief-tie-first-come", "belief-stops-early", "mistake-trunk-ignored", "sheet-room"):
        assert here.say(message) in told
        assert english.say(message) not in told
    assert all(one.lang == lang for one in addresses(told) if one.page in {"solve", "sheet", "learn", "play"})
    assert puzzle("north-side").named(lang) in told
