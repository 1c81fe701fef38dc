"""Saving a scene as a file: SVG, PNG or text, by the file's ending."""

from pathlib import Path

from gangster_widgets.kernel.game import SaidError
from gangster_widgets.views.scene import Scene
from gangster_widgets.views.svg import png, svg
from gangster_widgets.views.text import text_of


def saved(scene: Scene, path: str | Path, theme: str = "light", scale: float = 2) -> Path:
    """Saves the scene as .svg, .png or .txt; a `SaidError` says so where it is none of these."""
    file = Path(path)
    try:
        return _written(scene, file, theme, scale)
    except OSError as error:
        raise SaidError("cli-not-saved", file=str(path), reason=error.strerror or str(error)) from None


def _written(scene: Scene, file: Path, theme: str, scale: float) -> Path:
    ending = file.suffix.lower()
    if ending == ".svg":
        file.write_text(svg(scene, theme), encoding="utf-8")
    elif ending == ".png":
        file.write_bytes(png(scene, theme, scale))
    elif ending == ".txt":
        file.write_text(text_of(scene) + "\n", encoding="utf-8")
    else:
        raise SaidError("picture-suffix", file=file.name)
    return file
