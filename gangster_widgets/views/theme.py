"""The look in one place: colours by what they mean, light and dark; gangs; the typeface."""

from collections.abc import Mapping
from pathlib import Path

FONTS = Path(__file__).parent.parent / "data" / "fonts"
FAMILY = "Libre Caslon Text"
FALLBACK = "Georgia, 'Times New Roman', serif"
REGULAR, BOLD = FONTS / "LibreCaslonText-Regular.ttf", FONTS / "LibreCaslonText-Bold.ttf"

GANGS = ("Y", "G", "N", "B", "E", "R")

LIGHT: Mapping[str, str] = {
    "paper": "#F5EDDC",
    "card": "#FBF6EA",
    "ink": "#23201B",
    "soft": "#5E554A",
    "line": "#CDBFA6",
    "edge": "#7C705A",
    "field": "#EBE0C9",
    "shut": "#D8CAAE",
    "road": "#D3C4A6",
    "lake": "#C3D5D8",
    "wave": "#9DB9BF",
    "shore": "#425F65",
    "red": "#A3262A",
    "on red": "#FFFFFF",
    "brass": "#8C6414",
    "on brass": "#FFFFFF",
    "bar": "#23201B",
    "on bar": "#FBF6EA",
    "glow": "#F3D9A0",
    "outline": "#23201B",
}
DARK: Mapping[str, str] = {
    "paper": "#171511",
    "card": "#24211B",
    "ink": "#F1E8D6",
    "soft": "#BBAF9A",
    "line": "#4A4336",
    "edge": "#998E79",
    "field": "#322D24",
    "shut": "#4A4336",
    "road": "#4A4336",
    "lake": "#1E3238",
    "wave": "#35545C",
    "shore": "#9DB9BF",
    "red": "#EF7B72",
    "on red": "#171511",
    "brass": "#D9AE57",
    "on brass": "#171511",
    "bar": "#3B352A",
    "on bar": "#F6EEDD",
    "glow": "#5A4718",
    "outline": "#0B0A08",
}
THEMES: Mapping[str, Mapping[str, str]] = {"light": LIGHT, "dark": DARK}
"""Light and dark have the same roles."""

GANG_COLOURS: Mapping[str, str] = {
    "Y": "#E9B91D", "G": "#858A94", "N": "#7B4526", "B": "#2260AC", "E": "#2A7A4B", "R": "#D9432F",
}  # fmt: skip
"""The gangs' own colours, the same on light and on dark."""

SIGN_COLOURS: Mapping[str, str] = {"Y": "#23201B", **dict.fromkeys("GNBER", "#FFFFFF")}
"""The colour of the sign on each gang's cube."""


def colour(role: str, theme: str = "light") -> str:
    """The colour of a role as #RRGGBB: one of the theme's, a gang's letter, or a gang's `sign Y`."""
    if role in GANG_COLOURS:
        return GANG_COLOURS[role]
    if role.startswith("sign "):
        return SIGN_COLOURS[role[5:]]
    return THEMES[theme][role]
