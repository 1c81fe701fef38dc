"""Editors to begin with."""

import pytest

from gangster_widgets.widgets.editor.widget import EditorWidget

from .editing import NORTH
from .hands import page


@pytest.fixture
def editor() -> EditorWidget:
    """The North Side of the rulebook."""
    found = EditorWidget(NORTH)
    page(found)
    return found


@pytest.fixture
def empty() -> EditorWidget:
    """An editor of which nothing is known yet."""
    found = EditorWidget()
    page(found)
    return found
