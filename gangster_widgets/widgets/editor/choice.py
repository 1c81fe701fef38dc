"""Which editor goes with a game: one of fields where its `compose` has them, else the map to put things down on."""

from importlib import import_module
from typing import Any

from gangster_widgets.kernel.game import SHELF


def editor(game: str, state: Any, **traits: Any) -> Any:
    """The editor of that game with that position."""
    if hasattr(import_module(f"{SHELF}.{game}.compose"), "fields"):
        from gangster_widgets.widgets.editor.form import FormEditorWidget

        return FormEditorWidget(state, game=game, **traits)
    from gangster_widgets.widgets.editor.widget import EditorWidget

    return EditorWidget(state, **traits)
