"""What is to be seen of a district: its tablet with everything on it, in words too."""

from functools import lru_cache

from gangster_widgets.games.gangster.notation import write_tablet
from gangster_widgets.games.gangster.tablet import EMPTY, District, gaps, next_field
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.pieces.tablet import TabletFace


@lru_cache(maxsize=1024)
def face(
    district: District, casino: int | None, marks: Marks, words: Words, gang: str = "", ruling: str | None = None,
    titled: bool = True,
) -> TabletFace:  # fmt: skip
    """The face of a district's tablet. With `marks.following` it shows where the next gangster of that gang comes."""
    fields, name = district.fields, district.name
    following = next_field(name, fields, gang, ruling).value if marks.following else None
    found = gaps(fields) if marks.gaps else ()
    filled = bool(fields) and fields[-1] != EMPTY
    tablet = district.tablet
    return TabletFace(
        name, tablet.places, tablet.rows, tablet.columns, fields, district.doubled, casino,
        found if filled else (), () if filled else found, following, marks.ranks, titled,
        label(district, words), write_tablet(tablet, fields, district.doubled),
        tuple(field_label(fields, number, found, following, words) for number in range(1, len(fields) + 1)),
    )  # fmt: skip


def label(district: District, words: Words) -> str:
    """The district in one sentence: numbers, doubler, how many stand there."""
    fields = district.fields
    return words.say(
        "look-district", district=district.name, places=district.tablet.places,
        doubled=1 if district.doubled else 0, fields=len(fields), gangsters=len(fields) - fields.count(EMPTY),
    )  # fmt: skip


def field_label(fields: str, number: int, found: tuple[int, ...], following: int | None, words: Words) -> str:
    """A field in words: its number, who stands there, whether it is a gap, whether it comes next."""
    who = fields[number - 1]
    if who != EMPTY:
        said = words.say("look-field-taken", field=number, gang=who)
    elif number in found:
        said = words.say("look-field-gap", field=number)
    else:
        said = words.say("look-field-empty", field=number)
    return words.say("look-field-next", field=said) if number == following else said
