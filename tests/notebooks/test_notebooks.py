"""The notebooks: each says what it is for, runs from top to bottom, and is kept readable as it came out.

`pytest tests/notebooks --rewrite` runs them and keeps what comes out.
"""

import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parent.parent.parent / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("[0-9]-*.ipynb"))
LIVE = "application/vnd.jupyter.widget-view+json"
MOST_CODE, MOST_CODE_LINES, MOST_BYTES = 12, 20, 1_500_000

notebooks = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def executed(path: Path) -> nbformat.NotebookNode:
    """The notebook after it has run, as it is kept: pictures and words, and nothing that only lives with a kernel."""
    notebook = nbformat.read(path, as_version=4)
    here = {"metadata": {"path": str(FOLDER)}}
    NotebookClient(notebook, timeout=300, store_widget_state=False, coalesce_streams=True, resources=here).execute()
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


@notebooks
def test_it_runs_and_comes_out_as_it_is_kept(path: Path, rewrite: bool) -> None:
    fresh = executed(path)
    if rewrite:
        nbformat.write(fresh, path)
    kept = nbformat.read(path, as_version=4)
    assert said(fresh) == said(kept)
    nbformat.validate(kept)


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
def test_its_links_lead_to_notebooks_that_are_there(path: Path) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", path.read_text(encoding="utf-8")):
        assert (FOLDER / link).is_file(), link


def test_there_are_these() -> None:
    assert [path.stem for path in NOTEBOOKS] == [
        "1-tour", "2-tie-breaks", "3-gaps", "4-own-puzzle", "5-what-if", "6-statistics",
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
