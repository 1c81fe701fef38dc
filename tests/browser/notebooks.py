"""Writes notebooks and runs them in the browser, in Voila, JupyterLab and Notebook 7."""

import contextlib
import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path

import nbformat
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLateError

from .kernels import Kernel, prelude

PLACES = {"voila": "/voila/render/", "lab": "/doc/tree/", "notebook7": "/notebooks/"}
"""Where a person meets a widget, with the path of a notebook there; JupyterLab shows it alone, as on a phone."""

READY = """() => {
  const panel = window.jupyterapp?.shell?.currentWidget;
  const session = panel?.sessionContext;
  return Boolean(panel?.context?.isReady && session?.isReady && session.session?.kernel?.status === "idle");
}"""
"""The page shows "idle" earlier, when running all cells would still do nothing."""

EXECUTED = """() => {
  const panel = window.jupyterapp.shell.currentWidget;
  const cells = panel.content.widgets.map(cell => cell.model).filter(model => model.type === "code");
  const failed = cells.some(cell => cell.outputs.toJSON().some(output => output.output_type === "error"));
  const idle = panel.sessionContext.session?.kernel?.status === "idle";
  return failed || (idle && cells.every(cell => cell.executionCount !== null));
}"""

_numbers = itertools.count(1)


def write(root: Path, cells: Sequence[str], kernel: Kernel) -> str:
    """Writes a notebook of these sources below the hidden first cell; gives its name, which is new in the folder."""
    hidden = new_code_cell(prelude(kernel.folder), metadata={"jupyter": {"source_hidden": True}})
    notebook = new_notebook(cells=[hidden, *(new_code_cell(source) for source in cells)])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    name = f"notebook-{next(_numbers)}.ipynb"
    nbformat.write(notebook, root / name)
    return name


def run_all(page: Page) -> None:
    """Runs all cells of the notebook that JupyterLab or Notebook 7 shows, through the menu, until they are done."""
    page.wait_for_function(READY)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.locator(".lm-Menu-itemLabel").get_by_text("Run All Cells", exact=True).click()
    page.wait_for_function(EXECUTED)


def wait_for_output(page: Page, selector: str, kernel: Kernel) -> None:
    """Waits until the selector is seen; fails with the kernel's own tracebacks where there are any."""
    with _explained(kernel):
        page.locator(selector).filter(visible=True).first.wait_for()


def show(page: Page, place: str, address: str, selector: str, kernel: Kernel) -> None:
    """Opens a notebook's address at a place, and waits until all cells are executed and the selector is seen."""
    with _explained(kernel):
        page.goto(address)
        if place != "voila":
            run_all(page)
    wait_for_output(page, selector, kernel)


@contextlib.contextmanager
def _explained(kernel: Kernel) -> Iterator[None]:
    """Fails when something came too late or the kernel complained, and says both."""
    try:
        yield
    except TooLateError as error:
        raise AssertionError("\n".join([str(error), *kernel.errors])) from None
    if kernel.errors:
        raise AssertionError("\n".join(["The kernel complained:", *kernel.errors]))
