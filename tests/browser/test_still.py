"""Where no kernel runs there is a still picture; where one runs, only the live one is seen."""

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from nbconvert import HTMLExporter
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Page, expect

from .pages import Pages
from .pictures import READY, TABLET, settled

OpenIn = Callable[..., Page]
CELLS = ["from gangster_widgets import Board, Tablet", "Tablet('5 4 @2x2 : YG', name='Cicero')", "Board(players=3)"]


def executed(folder: Path, state: bool) -> nbformat.NotebookNode:
    """A notebook as it is saved after it ran without a page."""
    notebook = new_notebook(cells=[new_code_cell(source) for source in CELLS])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    run = NotebookClient(notebook, timeout=120, store_widget_state=state, resources={"metadata": {"path": str(folder)}})
    done: nbformat.NotebookNode = run.execute()
    return done


@pytest.mark.parametrize("state", [True, False], ids=["with widget state", "without"])
def test_an_exported_page_shows_the_pictures(tmp_path: Path, open_page: Pages, state: bool) -> None:
    notebook = executed(tmp_path, state)
    bundles = [output.data for cell in notebook.cells[1:] for output in cell.outputs]
    assert sum("image/svg+xml" in data for data in bundles) == 2
    assert any("Cicero (5 4)\n  Y G" in data.get("text/plain", "") for data in bundles)
    html, _ = HTMLExporter(embed_images=True).from_notebook_node(notebook)
    page = open_page(java_script_enabled=False)
    page.set_content(html)
    pictures = page.locator(".jp-RenderedSVG svg, .jp-RenderedSVG img")
    expect(pictures).to_have_count(2)
    for picture in pictures.all():
        box = picture.bounding_box()
        assert box is not None
        assert box["width"] > 300
        assert box["height"] > 100
    words = page.locator("details", has_text="The picture in words")
    expect(words).to_have_count(2)
    expect(words.first).to_contain_text("Cicero (5 4)")
    assert "VBox" not in page.locator("main").inner_text()


def test_the_still_picture_is_gone_where_the_live_one_runs(open_in: OpenIn, place: str) -> None:
    page = settled(open_in(place, [TABLET], READY))
    expect(page.locator(".gw-picture canvas")).to_be_visible()
    expect(page.locator(".jp-RenderedSVG")).to_be_hidden()
    expect(page.locator(".gw-words")).to_be_hidden()
