"""Which editor goes with a game: one of fields where its `compose` has them, else the map to put things down on."""

from importlib import import_module
from typing import Any

from gangster_widgets.kernel.game import SHELF
from gangster_widgets.widgets.begin import taken


def editor(position: Any = None, *, game: str = "gangster", **traits: Any) -> Any:
    """The editor of a position or of a puzzle's, with its id too, and of its game; without one that named is empty."""
    position, played = taken(position, game)
    if hasattr(import_module(f"{SHELF}.{played.name}.compose"), "fields"):
        from gangster_widgets.widgets.editor.form import FormEditorWidget

        return FormEditorWidget(position, game=played.name, **traits)
    from gangster_widgets.widgets.editor.widget import EditorWidget

    return EditorWidget(position, **traits)
