"""How wide a text is in the bundled typeface, so that scenes fit their texts without a screen."""

from functools import lru_cache

from PIL import ImageFont

from gangster_widgets.views.theme import BOLD, REGULAR

MEASURED = 64
SMALLEST = 9.0
CAP = 0.72
"""The height of capitals and digits by the size of the text."""


@lru_cache(maxsize=2)
def _font(bold: bool) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(BOLD if bold else REGULAR, MEASURED, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def _units(text: str, bold: bool) -> float:
    return float(_font(bold).getlength(text)) / MEASURED


def width(text: str, size: float, bold: bool = False, spacing: float = 0) -> float:
    """The width of the text at that size."""
    return _units(text, bold) * size + spacing * max(len(text) - 1, 0)


def fitted(text: str, size: float, most: float, bold: bool = False, spacing: float = 0) -> tuple[str, float, float]:
    """The text, its size and spacing so that it is at most that wide: smaller first, then cut short with `…`."""
    while size > SMALLEST and width(text, size, bold, spacing) > most:
        size, spacing = size - 0.5, spacing * 0.8
    if width(text, size, bold, spacing) <= most:
        return text, size, spacing
    kept = text
    while kept and width(kept.rstrip() + "…", size, bold, spacing) > most:
        kept = kept[:-1]
    return (kept.rstrip() + "…", size, spacing)
